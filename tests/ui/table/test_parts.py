"""Each part of the table works with the few others it is given: none of these tests opens a table screen."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.engine.events import Announced, Passed, Shown, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.match.messages import Advice, Asked, Finale, Moment, Opinion, Private
from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatRole, SeatsModel
from mascarade_qt.ui.table.flow.course import Audience, Course
from mascarade_qt.ui.table.flow.deal import Deal
from mascarade_qt.ui.table.flow.masks_off import MasksOff
from mascarade_qt.ui.table.flow.private_sights import PrivateSights
from mascarade_qt.ui.table.prompt.asker import Asker, Notice
from mascarade_qt.ui.table.prompt.claim_sign import ClaimSign
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.side.coach import Coach
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.ui.table.side.note_popover import NotePopover
from mascarade_qt.ui.table.side.notes import Notes
from mascarade_qt.ui.table.stage.ceremonies import Ceremonies
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.ui.table.voice.announcer import Announcer
from mascarade_qt.ui.table.voice.narrator import Narrator
from mascarade_qt.ui.table.voice.reader import Reader
from mascarade_qt.words.company import Company
from mascarade_qt.words.notes import Note
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.story import Story
from tests.support.roles import PERSON
from tests.support.waiting import idle, wait_until
from tests.ui.table.harness import a_setup

TURN = TurnBegan(1, 0, 0)
CLAIM = Announced(0, "0", "king")


class Bench:
    """Widgets on a plain window, and what finds the words."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.window.resize(1000, 700)
        setup = self.setup = a_setup("classic", 6)
        self.question = Game(setup).question
        self.company = Company(setup, 0)
        self.story, self.prompts = Story(self.company), Prompts(self.company)
        self.seats = SeatsModel(setup, self.window)
        self.board = Board(self.seats, self.window)
        self.board.resize(1000, 500)
        self.prompt = PromptPanel(self.window)
        self.prompt.setGeometry(0, 500, 1000, 200)
        self.curtain = Curtain(self.board.faces, self.window)
        self.window.show()
        self.director = Director(self.board, self.story.add, self.window)
        self.asker = Asker(self.prompt, self.board, self.curtain, self.prompts, False, self.window)
        self.log = LogModel(self.window)
        self.narrator = Narrator(self.director, self.story, self.prompts, self.log, self.prompt)
        self.ceremonies = Ceremonies(self.board, self.director, lambda: None)

    @property
    def asked(self) -> Asked:
        """The first question of the game, to the person."""
        assert self.question is not None
        return Asked(0, 0, self.question.kind, self.question, secret=False)

    def press(self, name: str) -> None:
        """Press a button of the prompt."""
        wait_until(lambda: not self.prompt.guarded)
        next(button for button in self.prompt.buttons if button.objectName() == name).click()

    @property
    def buttons(self) -> list[str]:
        """What can be pressed in the prompt."""
        return [button.objectName() for button in self.prompt.buttons]


class Match:
    """Hears which moments have been shown."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def shown(self, number: int) -> None:
        """A moment has been shown."""
        self.heard.append(number)


@pytest.fixture
def bench(qapp: QCoreApplication) -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.director.stop()
    bench.window.hide()
    bench.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(bench.window)


def a_course(bench: Bench, match: Match, deal: Deal) -> Course:
    people = Audience(1, turning=False)
    return Course(match, bench.director, deal, bench.asker, bench.narrator, bench.seats, people)


def test_the_course_confirms_what_was_shown_and_asks(bench: Bench) -> None:
    match, deal = Match(), Deal(bench.ceremonies, bench.asker, True, bench.window)
    course = a_course(bench, match, deal)
    course.play(Moment(4, (TURN,), (), bench.asked))
    wait_until(lambda: bench.buttons)
    assert match.heard == [4]
    assert bench.seats.index(0).data(SeatRole.AWAITED)
    assert bench.asker.kind == "turn"


def test_the_course_lets_a_bot_seem_to_think(bench: Bench) -> None:
    CLOCK.factor = 1.0
    match, deal = Match(), Deal(bench.ceremonies, bench.asker, True, bench.window)
    course = a_course(bench, match, deal)
    course.play(Moment(5, (), (), Asked(5, 2, "turn", None, secret=False, pause=60_000)))
    wait_until(lambda: not bench.director.busy)
    assert match.heard == []
    assert "Carlo" in bench.prompt.text
    course.skip()
    wait_until(lambda: match.heard == [5])


def test_the_course_waits_until_the_masks_have_been_studied(bench: Bench) -> None:
    match, deal = Match(), Deal(bench.ceremonies, bench.asker, True, bench.window)
    course = a_course(bench, match, deal)
    deal.begin(bench.setup.deal)
    wait_until(lambda: bench.buttons == ["turnOverButton"])
    course.play(Moment(0, (TURN,), (), bench.asked))
    idle(20)
    assert match.heard == []
    assert all(card.shown for card in bench.board.cards.values())
    bench.press("turnOverButton")
    wait_until(lambda: match.heard == [0])
    assert not any(card.shown for card in bench.board.cards.values())


def test_the_deal_is_over_by_itself_among_bots(bench: Bench) -> None:
    deal, over = Deal(bench.ceremonies, bench.asker, False, bench.window), []
    deal.over.connect(lambda: over.append(True))
    deal.begin(bench.setup.deal)
    wait_until(lambda: over)
    assert not deal.studied
    assert bench.buttons == []


def test_the_masks_come_off_once_all_has_been_shown(bench: Bench) -> None:
    masks_off = MasksOff(bench.director, bench.ceremonies, bench.asker, bench.narrator)
    finished: list[Finale] = []
    masks_off.finished.connect(finished.append)
    bench.director.play(Moment(9, (TURN,), (), None))
    finale = Finale(bench.setup, (PERSON,) * 6, (TURN,))
    masks_off.expect(finale)
    assert not masks_off.possible
    wait_until(lambda: bench.buttons == ["unmaskButton"])
    bench.press("unmaskButton")
    wait_until(lambda: finished == [finale])
    assert [card.shown for card in bench.board.cards.values()] == list(bench.setup.deal.values())


def test_the_director_waits_until_everybody_has_seen_what_is_theirs(bench: Bench) -> None:
    PrivateSights(bench.director, bench.asker.calls, bench.story)
    sight = Shown(1, 0, "0", "king")
    private = Private((0, 1), sight, 0)
    called: list[str] = []
    bench.curtain.ready.connect(called.append)
    bench.director.play(Moment(1, (Shown(1, 0, "0", None),), (private,), None))
    for name in ("Anna", "Bianca"):
        wait_until(lambda: bench.curtain.isVisible())
        assert bench.director.busy
        assert name in bench.curtain.hold_button.accessibleName()
        assert called[-1].startswith("For Anna." if name == "Anna" else "")
        bench.curtain.opened.emit()
        assert bench.curtain.is_open
        wait_until(lambda: not bench.curtain._guard.isActive())
        close = bench.curtain.findChild(QPushButton, "curtainClose")
        assert close is not None
        close.click()
    wait_until(lambda: not bench.director.busy)


def test_the_narrator_writes_the_log_and_shows_the_last_line(bench: Bench) -> None:
    bench.narrator.catch_up([TURN, CLAIM])
    lines = [str(bench.log.index(row).data()) for row in range(bench.log.rowCount())]
    assert "King" in lines[-1]
    bench.narrator.show_waiting(2, "contest")
    assert "Carlo" in bench.prompt.text
    bench.narrator.show(bench.narrator.last_line)
    assert bench.prompt.text == bench.story.told[-1].spoken


def test_a_pass_changes_nothing_that_is_being_read(bench: Bench) -> None:
    """Balloons say it; the line below the table would be gone before anybody could read it."""
    bench.narrator.catch_up([TURN, CLAIM])
    bench.narrator.show_waiting(2, "contest")
    asked = bench.prompt.text
    bench.director.told.emit(bench.story.add(Passed(2)))
    assert bench.prompt.text == asked


def test_the_coach_speaks_while_a_question_is_open(bench: Bench) -> None:
    button = QPushButton(bench.window)
    button.setEnabled(False)
    coach = Coach(button, bench.asker, bench.board, bench.company)
    wanted: list[int] = []
    coach.wanted.connect(wanted.append)
    bench.asker.ask(bench.asked)
    button.click()
    assert wanted == [0]
    coach.advise(Advice(0, Opinion(("look", "0"), "look-wait", {}, {"1": {"king": 1.0}})))
    assert "King" in bench.board.cards["1"].chances
    assert [one.answer.advised for one in bench.prompt.buttons].count(True) == 1
    bench.press("answer_look")
    assert not button.isEnabled()
    assert not bench.board.cards["1"].chances


def test_notes_are_pinned_and_restored(bench: Bench) -> None:
    notes, pinned = Notes(bench.board, bench.company, allowed=True), []
    notes.pinned.connect(lambda place, line: pinned.append((place, line)))
    notes.restore({"2": Note(("judge",), "").line()})
    assert bench.board.cards["2"].note.masks == ("judge",)
    bench.board.note_wanted.emit("3")
    dialog = bench.board.findChild(NotePopover)
    assert dialog is not None
    dialog.pinned.emit(Note(("queen",), ""))
    dialog.reject()
    assert pinned == [("3", Note(("queen",), "").line())]


def test_the_reader_says_the_question_after_what_led_to_it(bench: Bench) -> None:
    announcer = Announcer(bench.board, bench.company, True, bench.window)
    announcer.follow(bench.director)
    Reader(bench.prompt, bench.curtain, bench.asker, announcer, bench.company)
    claim = Announced(1, "1", "king")  # players aren't told their own announcements
    bench.director.play(Moment(0, (TurnBegan(1, 1, 1), claim), (), None))
    wait_until(lambda: not bench.director.busy)
    bench.asker.notify(Notice(lambda: "Look.", lambda: "Go on", "goOnButton", lambda: "And listen."), idle)
    assert announcer.messages[-1].endswith("Look. And listen.")
    assert announcer.messages[-1].index("King") < announcer.messages[-1].index("Look.")


def test_the_claim_sign_follows_the_seats(bench: Bench) -> None:
    sign = ClaimSign(bench.window)
    sign.follow(bench.seats)
    bench.seats.see(TURN)
    assert sign.claimed is None
    bench.seats.see(CLAIM)
    assert sign.claimed == "king"


def test_a_delay_that_is_held_before_it_begins_waits(qapp: QCoreApplication) -> None:
    over: list[bool] = []
    delay = Delay(qapp, lambda: over.append(True))
    delay.hold()
    delay.begin(0)
    idle(20)
    assert not over
    delay.release()
    wait_until(lambda: over)
    delay.begin(60_000)
    delay.end()
    wait_until(lambda: len(over) == 2)
    delay.deleteLater()
