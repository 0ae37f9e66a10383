"""Kept games: found by typing, watched, renamed, deleted, exported and imported."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.engine.record import LONGEST_TITLE, RecordError, read_record
from mascarade_qt.storage.library import KeptGame, delete_game, export_game, import_game, rename_game
from mascarade_qt.system.folders import GAME_SUFFIX
from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.emptiness import Emptiness
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.command_keys import CommandKeys
from mascarade_qt.ui.kit.commands import listed
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.proposed_file import proposed_file
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.kit.text import confirmation
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.replays.game_delegate import GameDelegate
from mascarade_qt.ui.replays.games_model import FoundGames, GamesModel
from mascarade_qt.ui.replays.keys import LIST_KEYS
from mascarade_qt.ui.replays.standings import Standings
from mascarade_qt.words.games import date_text, game_title, players_text, result_text, turns_text
from mascarade_qt.words.scenarios import scenario_name
from mascarade_qt.words.troubles import error_text, file_text

_ICONS: Mapping[str, str] = {
    "watch": "play",
    "rename": "note",
    "export": "export",
    "delete": "trash",
    "import": "import",
    "live": "bot",
}
_OF_ONE = ("watch", "rename", "export", "delete")


class ReplaysScreen(Screen):
    """The list on the left, the chosen game on the right. `opened` says which one to watch or continue."""

    opened = Signal(object)
    live_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._header = Header(self)
        self.games = GamesModel(self)
        actions = {"rename": lambda: self._act("rename"), "delete": self._delete_from_list}
        self._keys = CommandKeys(LIST_KEYS, actions, self)
        self.found = FoundGames(self.games, self)
        self._search = QLineEdit(self)
        self._search.setObjectName("gameSearch")
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._find)
        self._list = QListView(self)
        self._list.setObjectName("gameList")
        self._list.setModel(self.found)
        self._list.setItemDelegate(GameDelegate(self._list))
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.activated.connect(self._open)
        self._empty = Emptiness(("trickster", "queen", "spy"), self)
        self._notice = ReadLabel("replaysNotice", self)
        role(self._notice, "danger")
        self._title = heading(self)
        self._facts = ReadLabel("gameFacts", self)
        self._standings = Standings(self)
        self._buttons = {name: self._button(name) for name in _ICONS}
        self._arrange()
        self._list.selectionModel().currentChanged.connect(self._choose)
        self.games.loaded.connect(self._on_loaded)
        self._notice.show_text("")
        self.retranslate()
        self.restyle()
        self._choose()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{name}GameButton")
        if name == "watch":
            role(button, "primary")
        button.clicked.connect(lambda: self._act(name))
        return button

    def _delete_from_list(self) -> None:
        if self._list.hasFocus():
            self._act("delete")

    def _arrange(self) -> None:
        side = Panel(self)
        side.box.addWidget(self._list, 1)
        side.box.addWidget(self._empty, 1)
        self._below_list, self._below_game = FlowLayout(gap=6), FlowLayout(gap=6)
        side.box.addLayout(self._below_list)
        chosen = Panel(self)
        page = Page(chosen)
        page.box.addWidget(self._title)
        page.box.addWidget(self._facts)
        page.box.addWidget(self._standings)
        page.box.addStretch(1)
        for name in _OF_ONE[1:]:
            self._below_game.addWidget(self._buttons[name])
        page.box.addLayout(self._below_game)
        chosen.box.addWidget(page, 1)
        chosen.box.addWidget(self._buttons["watch"])
        self._chosen = chosen
        self._columns = QHBoxLayout()
        self._columns.addWidget(side, 7)
        self._columns.addWidget(chosen, 5)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(self._notice)
        self._outer.addWidget(self._search)
        self._outer.addLayout(self._columns, 1)

    # --- the list ---

    @property
    def game(self) -> KeptGame | None:
        """The chosen game."""
        return self.found.game(self._list.currentIndex())

    def _find(self, typed: str) -> None:
        self.found.find(typed)
        self._choose_first()

    def _choose_first(self) -> None:
        if not self._list.currentIndex().isValid():
            self._list.setCurrentIndex(self.found.index(0, 0))
        self._choose()

    def _on_loaded(self) -> None:
        self._choose_first()
        names = ", ".join(file_text(path.name) for path in self.games.unreadable)
        unread = self.tr("These games can’t be read: {files}").format(files=names)
        self._notice.show_text(unread if names else "")

    def _choose(self, current: QModelIndex | None = None) -> None:
        game = self.game
        for name in _OF_ONE:
            self._buttons[name].setEnabled(game is not None)
        self._chosen.setVisible(game is not None)
        self._fit()
        self._explain_emptiness()
        if game is None:
            return
        self._title.setText(game_title(game))
        facts = [scenario_name(game.scenario), turns_text(game), result_text(game)]
        if game.title:
            facts.insert(0, date_text(game))
        if not game.over:
            facts.append(players_text(game))
        self._facts.setText("\n".join(facts))
        self._standings.show_game(game)
        label(self._buttons["export"], self.tr("Export…"))
        text = self.tr("Watch") if game.over else self.tr("Resume")
        label(self._buttons["watch"], text)

    def _explain_emptiness(self) -> None:
        none = self.found.rowCount() == 0 and not self.games.reading
        self._empty.setVisible(none)
        self._list.setVisible(not none)
        if self.games.rowCount():
            self._empty.set_text(self.tr("No games match."))
        else:
            self._empty.set_text(
                self.tr("No games yet. Every game you finish is kept here for you to watch again.")
            )

    def _open(self, index: QModelIndex) -> None:
        game = self.found.game(index)
        if game is not None:
            self.opened.emit(game)

    # --- the buttons ---

    def _act(self, name: str) -> None:
        game = self.game
        if name == "import":
            self._import()
        elif name == "live":
            self.live_wanted.emit()
        elif game is not None:
            acts = {"watch": self.opened.emit, "rename": self._ask_name, "export": self._export}
            acts.get(name, self._ask_delete)(game)

    def _ask_name(self, game: KeptGame) -> None:
        dialog = QInputDialog(self)
        dialog.setObjectName("renameGameDialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Rename"))
        dialog.setLabelText(self.tr("A name for this game. Leave it empty to use the date:"))
        dialog.setTextValue(game.title)
        edit = dialog.findChild(QLineEdit)
        if isinstance(edit, QLineEdit):
            edit.setObjectName("gameNameEdit")
            edit.setMaxLength(LONGEST_TITLE)
        dialog.textValueSelected.connect(lambda text: self._rename(game, text))
        dialog.open()
        buttons = dialog.findChild(QDialogButtonBox)  # made when it is shown
        if isinstance(buttons, QDialogButtonBox):
            buttons.button(QDialogButtonBox.StandardButton.Ok).setObjectName("confirmRenameButton")
            buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("cancelRenameButton")

    def _rename(self, game: KeptGame, title: str) -> None:
        try:
            self.games.change(rename_game(game.path, title))
        except (OSError, RecordError) as error:
            self._show_error(self.tr("The game couldn’t be renamed: {why}"), error)
        self._choose()

    def _ask_delete(self, game: KeptGame) -> None:
        text = self.tr("Delete this game for good: {title}?").format(title=game_title(game))
        act, leave = ("confirmDeleteButton", self.tr("Delete")), ("keepButton", self.tr("Keep it"))
        box, confirm = confirmation(self, "deleteGameBox", text, act, leave)
        box.setWindowTitle(self.tr("Delete"))
        confirm.clicked.connect(lambda: self._delete(game))
        box.open()

    def _delete(self, game: KeptGame) -> None:
        try:
            delete_game(game.path)
        except OSError as error:
            self._show_error(self.tr("The game couldn’t be deleted: {why}"), error)
            return
        self.games.drop(game.path)
        self._choose_first()

    def _export(self, game: KeptGame) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export a game"), proposed_file(_file_name(game), GAME_SUFFIX), self._file_kinds()
        )
        if not name:
            return
        try:
            export_game(read_record(game.path), Path(name))
            self._notice.show_text("")
            label(self._buttons["export"], self.tr("Exported"))  # until another game is chosen
            announce(self, self.tr("Exported"))
        except (OSError, RecordError) as error:
            self._show_error(self.tr("The game couldn’t be exported: {why}"), error)

    def _import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import a game"), "", self._file_kinds())
        if not name:
            return
        try:
            game = import_game(Path(name))
        except (OSError, RecordError) as error:
            self._show_error(self.tr("This file can’t be imported: {why}"), error)
            return
        new = self.games.add(game)
        known = self.tr("You already have this game: it is selected in the list.")
        self._notice.show_text("" if new else known)
        self._search.clear()
        self._list.setCurrentIndex(self.found.mapFromSource(self.games.index_of(game.path)))
        self._choose()

    def _file_kinds(self) -> str:
        return self.tr("Games") + f" (*{GAME_SUFFIX})"

    def _show_error(self, text: str, error: OSError | RecordError) -> None:
        self._notice.show_text(text.format(why=error_text(error)))

    # --- coming and going, and how it looks ---

    @override
    def entered(self) -> None:
        self.games.refresh()
        self._choose_first()  # the rest is read while the list is looked at
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def left(self) -> None:
        self.games.stop()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the search field down into the list."""
        down = event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if down and self._search.hasFocus():
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._keys.take(event):
            super().keyPressEvent(event)

    @override
    def shortcuts(self) -> list[tuple[str, str]]:
        return listed(LIST_KEYS)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Replays"))
        self._search.setPlaceholderText(self.tr("Find a player, a date, a result…"))
        self._search.setAccessibleName(self.tr("Find a game"))
        self._list.setAccessibleName(self.tr("Saved games"))
        texts = {
            "rename": (self.tr("Rename"), LIST_KEYS["rename"].hint(self.tr("Give this game a name"))),
            "export": (self.tr("Export…"), self.tr("Save this game as a file to share")),
            "delete": (self.tr("Delete"), LIST_KEYS["delete"].hint(self.tr("Delete this game"))),
            "import": (self.tr("Import…"), self.tr("Import a game from a file")),
            "live": (
                self.tr("Watch bots play"),
                self.tr("A new game between bots at the table of your last game, with all masks face up"),
            ),
        }
        for name, (text, about) in texts.items():
            label(self._buttons[name], text, about)
        self.games.retranslate()
        self._choose()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        for name, drawing in _ICONS.items():
            colour = LOOK.theme.on_accent if name == "watch" else ""
            set_icon(self._buttons[name], drawing, 1.3, colour)
        self._fit()

    def _fit(self) -> None:
        """With large text, the list needs the room of the buttons below it."""
        large = self.width() < LOOK.em(52) and not self._chosen.isHidden()
        self._columns.setStretch(0, 5 if large else 7)
        for name in ("import", "live"):
            (self._below_game if large else self._below_list).addWidget(self._buttons[name])

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)


def _file_name(game: KeptGame) -> str:
    """The name it was given, or else its date and scenario."""
    return game.title or f"{game.created:%Y-%m-%d} {scenario_name(game.scenario)}"
