"""What comes after a game: the unmasking, its replay and review, a rematch, files."""

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox

from mascarade_qt.history.finished_games import rematch, same_deal
from mascarade_qt.history.masters import GAMES, Masters
from mascarade_qt.history.replay import Replay
from mascarade_qt.history.retrospect import Beliefs
from mascarade_qt.history.study import Study, Thought, turn_ends
from mascarade_qt.match.messages import Finale
from mascarade_qt.storage.library import export_game
from mascarade_qt.system.folders import GAME_SUFFIX
from mascarade_qt.ui.current_game import CurrentGame
from mascarade_qt.ui.kit.proposed_file import proposed_file
from mascarade_qt.ui.kit.text import message_box, show_message
from mascarade_qt.ui.screen_stack import ScreenStack
from mascarade_qt.ui.services import Services
from mascarade_qt.words.scenarios import scenario_name
from mascarade_qt.words.troubles import error_text

if TYPE_CHECKING:
    from mascarade_qt.ui.end.screen import EndScreen


class PostGame(QObject):
    """Opens what belongs to one finished game, on top of the screen it was opened from."""

    def __init__(self, services: Services, stack: ScreenStack, current_game: CurrentGame) -> None:
        super().__init__(stack)
        self._services, self._stack, self._current_game = services, stack, current_game
        self._study: Study | None = None
        self._masters: Masters | None = None

    def unmask(self, finale: Finale, help_level: str) -> None:
        """Take all masks off; without a help level, no one here has played."""
        from mascarade_qt.ui.end.first_times import FirstTimes
        from mascarade_qt.ui.end.screen import EndScreen

        end = EndScreen(finale, help_level, self._stack)
        end.chosen.connect(lambda what: self._after(what, end, finale, help_level))
        end.moment_wanted.connect(lambda moment: self.replay(finale, moment, None))
        end.ways.memory_wanted.connect(lambda: self._remember(end, finale))
        end.was_left.connect(lambda: self._leave(end))
        self._stack.show_passing(end)
        if help_level:
            news = FirstTimes(finale, end.game, end.show_first_times, end)
            end.was_left.connect(news.stop)

    def _after(self, what: str, end: "EndScreen", finale: Finale, help_level: str) -> None:
        if what == "rematch":
            self._current_game.play(rematch(finale, help_level or "classic"))
        elif what == "sameDeal":
            self._current_game.play(same_deal(finale, help_level or "classic"))
        elif what == "masters":
            self._have_masters_play(end, finale)
        elif what == "replay":
            self.replay(finale, 0, None)
        elif what == "review":
            self._review(finale)
        elif what == "saveAs":
            self._ask_what_to_save(end, finale)
        else:
            self._stack.wanted.emit("newGame" if what == "newTable" else "home")

    def replay(self, finale: Finale, moment: int, eyes: int | None) -> None:
        """Watch the game from a certain moment."""
        from mascarade_qt.ui.replays.viewer import ViewerScreen

        people = [player for player, who in enumerate(finale.roles) if who.human]
        you = people[0] if len(people) == 1 else None
        viewer = ViewerScreen(Replay(finale.setup, finale.events), you=you)
        viewer.sound_in(self._services.room)
        viewer.chosen.connect(lambda _: self._stack.wanted.emit("before"))
        self._stack.show_passing(viewer)
        viewer.open_at(moment, eyes)

    def _review(self, finale: Finale) -> None:
        from mascarade_qt.ui.review.screen import ReviewScreen

        review = ReviewScreen(finale, self._services.bot_process, self._stack)
        review.moment_wanted.connect(lambda moment, eyes: self.replay(finale, moment, eyes))
        self._stack.show_passing(review)

    # --- how masters do in the person's seat ---

    def _have_masters_play(self, end: "EndScreen", finale: Finale) -> None:
        """Luck and skill told apart, as duplicate bridge does."""
        self._leave(end)
        player = next(player for player, role in enumerate(finale.roles) if role.human)
        players = len(finale.setup.players)
        masters = self._masters = Masters(self._services.bot_process, finale, player, GAMES, self)
        masters.progressed.connect(lambda played, won: end.masters.show_games(played, won, GAMES, players))
        masters.failed.connect(end.masters.show_failure)
        end.masters.show_games(0, 0, GAMES, players)
        masters.start()

    def _stop_masters(self, end: "EndScreen") -> None:
        masters, self._masters = self._masters, None
        if masters is not None:
            if masters.running:
                end.masters.hide()
            masters.stop()
            masters.deleteLater()

    # --- what the winner could have known ---

    def _remember(self, end: "EndScreen", finale: Finale) -> None:
        """Work out, turn by turn, what the winner could know."""
        self._leave(end)
        winner = end.result.winners[0]
        script = list(turn_ends(finale.events, winner))
        known: list[Beliefs] = []

        def learn(thought: Thought) -> None:
            known.append(thought.opinion.chances)
            end.ways.show_memory(list(known), done=len(known) == len(script))

        study = self._study = Study(self._services.bot_process, finale.setup, winner, script, self)
        study.thought.connect(learn)
        study.failed.connect(lambda: end.ways.show_memory([], done=True))
        end.ways.show_memory([], done=False)
        study.start()

    def _leave(self, end: "EndScreen") -> None:
        """Stop; what hasn't been worked out yet can be asked for again."""
        if self._study is not None and self._study.running:
            end.ways.show_memory([], done=True)
        self._stop_study()
        self._stop_masters(end)

    def _stop_study(self) -> None:
        study, self._study = self._study, None
        if study is not None:
            study.stop()
            study.deleteLater()

    # --- files ---

    def _ask_what_to_save(self, end: "EndScreen", finale: Finale) -> None:
        """A game that others can watch, or the unmasking as a picture."""
        box = message_box(end, "saveBox", self.tr("What would you like to save?"), QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Save"))
        for name, suffix, text in (
            ("saveGameButton", GAME_SUFFIX, self.tr("Shareable game")),
            ("savePictureButton", ".png", self.tr("Picture (PNG)")),
            ("saveDrawingButton", ".svg", self.tr("Drawing (SVG)")),
        ):
            button = box.addButton(text, QMessageBox.ButtonRole.AcceptRole)
            button.setObjectName(name)
            button.clicked.connect(partial(self._save, end, finale, suffix, text))
        cancel = box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        cancel.setObjectName("cancelSaveButton")
        box.setEscapeButton(cancel)
        box.open()

    def _save(self, end: "EndScreen", finale: Finale, suffix: str, kind: str) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self._stack.window(), kind, proposed_file(_file_name(finale), suffix), f"{kind} (*{suffix})"
        )
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() != suffix:
            path = path.with_name(path.name + suffix)
        try:
            if suffix == GAME_SUFFIX:
                path = export_game(finale.record, path)
            elif not end.save_picture(path):
                self._show_unsaved(path.name)
                return
        except OSError as error:
            self._show_unsaved(error_text(error))
            return
        end.show_saved(path)

    def _show_unsaved(self, why: str) -> None:
        show_message(self._stack, self.tr("The game couldn’t be saved: {why}").format(why=why))


def _file_name(finale: Finale) -> str:
    """The name it was given, or else its date and scenario; in a stranger's record these may be anything."""
    if finale.title:
        return finale.title
    date = finale.created[:10]
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date) is None:
        date = "mascarade"
    return f"{date} {scenario_name(finale.scenario)}"
