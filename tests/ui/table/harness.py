"""A table screen and hands to play with: matches without a thread, and clicks and keys like a person's."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from weakref import WeakMethod

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.match.inline import QtLoop
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Asked, Glimpse, Message, Moment, Opening, Trouble
from mascarade_qt.match.sights import shared_sights
from mascarade_qt.match.thread import WindowMatch
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton
from mascarade_qt.ui.table.screen import TableScreen
from tests.support.puppets import Puppets, begun
from tests.support.roles import ANYBODY, PERSON
from tests.support.waiting import idle, wait_until

NAMES = (
    *("Anna", "Bianca", "Carlo", "Donata", "Enzo", "Flavia", "Guido"),
    *("Ilaria", "Lorenzo", "Marina", "Nico", "Orsola", "Piero"),
)
SIZE = (1280, 720)

Answers = Callable[[Question], Answer]


def a_setup(
    scenario: str, players: int, seed: int = 1, opening_turns: int = 0, first: int = 0, coins: int = 6
) -> Setup:
    """A deal of a ready scenario; with more coins a game is shorter."""
    rng = random.Random(seed)
    setup = deal(ready_scenarios()[scenario], NAMES[:players], rng, first=first, opening_turns=opening_turns)
    return replace(setup, coins=(coins,) * players)


class StillMatch(WindowMatch):
    """Says what it is told to say, and remembers what the window said."""

    def __init__(self, players: Sequence[int] = ()) -> None:
        self._calls = QtLoop()
        super().__init__(self._calls, players)
        self.shown_numbers: list[int] = []
        self.answers: list[tuple[int, object]] = []
        self.wondered: list[int] = []
        self.pins: list[tuple[str, str]] = []

    def shown(self, number: int) -> None:
        """All of a moment has been shown."""
        self.shown_numbers.append(number)

    def answer(self, number: int, answer: object) -> None:
        """Somebody has answered."""
        self.answers.append((number, answer))

    def ask_advice(self, number: int) -> None:
        """The coach is asked."""
        self.wondered.append(number)

    def pin(self, place: str, text: str) -> None:
        """A note."""
        self.pins.append((place, text))

    def open(
        self,
        setup: Setup,
        people: Sequence[int] = (0,),
        help: str = "history",
        past: Sequence[Event] = (),
    ) -> None:
        """A game begins, or goes on."""
        roles = tuple(PERSON if player in people else ANYBODY for player in range(len(setup.players)))
        shared, _ = shared_sights(past, people, len(setup.players))
        self.opening.emit(Opening(open_setup(setup), roles, help, shared, {}))

    def tell(
        self,
        setup: Setup,
        events: Sequence[Event],
        people: Sequence[int] = (0,),
        number: int = 0,
        asked: Asked | None = None,
    ) -> None:
        """Something happens, as these people see it."""
        shared, private = shared_sights(events, people, len(setup.players))
        self.moment.emit(Moment(number, shared, private, asked))


class ScriptedMatch(StillMatch):
    """A real match in the tests' thread; a function answers for all but people."""

    def __init__(
        self,
        setup: Setup,
        people: Sequence[int] = (0,),
        choices: Sequence[Answer] = (),
        bots: Answers | None = None,
        help: str = "history",
        stop: bool = False,
        seen: Sequence[Glimpse] = (),
    ) -> None:
        """`stop`: the game does not go on after the first question."""
        super().__init__(people)
        loaded = replace(begun(setup, people, choices, help), seen=frozenset(seen))
        self.game = loaded.game
        self.people = loaded.cast.humans
        self.number = len(choices)
        self.glimpses: list[Glimpse] = []
        self._stop = stop
        self._settled = -1  # the number that was shown and not answered
        self._match = self._calls.match = Match(loaded, Puppets(bots or quiet))
        hear = WeakMethod(self.hear)  # otherwise it would be deleted in the thread that collects garbage
        self._match.listen(lambda message: _call(hear(), message), people)

    @property
    def question(self) -> Question:
        """What is asked now."""
        assert self.game.question is not None
        return self.game.question

    @property
    def settled(self) -> bool:
        """Whether all is shown and a person's answer is awaited, or nobody's."""
        question = self.game.question
        return self._settled == self.number and (question is None or question.player in self.people)

    def start(self) -> None:
        """Tell the past, and ask."""
        self._match.start()

    def hear(self, message: Message) -> None:
        assert not isinstance(message, Trouble), message
        if isinstance(message, Moment):
            self.number = message.number
        super().hear(message)

    def seen(self, glimpse: Glimpse) -> None:
        super().seen(glimpse)
        self.glimpses.append(glimpse)

    def shown(self, number: int) -> None:
        super().shown(number)
        self._settled = number
        if not self._stop:
            self._calls.post(Match.shown, number)

    def answer(self, number: int, answer: object) -> None:
        super().answer(number, answer)
        self._settled = -1
        assert (number, self.question.player in self.people) == (self.number, True)
        if not self._stop:
            self._calls.post(Match.answer, number, answer, self.people)


def _call(hear: Callable[[Message], None] | None, message: Message) -> None:
    if hear is not None:
        hear(message)


def quiet(question: Question) -> Answer:
    """The answer that causes least: let pass, look, or otherwise the first."""
    return question.answers[0]


class Hands:
    """A person in front of a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen

    @property
    def ready(self) -> bool:
        """Whether there is something to press."""
        screen = self.screen
        if not hasattr(screen, "prompt"):
            return False
        if screen.curtain.isVisible():
            return True
        return bool(screen.prompt.buttons) and not screen.prompt.guarded

    def wait(self) -> None:
        """Until something can be pressed."""
        wait_until(lambda: self.ready)

    def wait_or_done(self) -> None:
        """Wait until something can be pressed or nothing more is asked."""
        idle()
        wait_until(lambda: self.ready or not self.screen.prompt.buttons)

    @property
    def names(self) -> list[str]:
        """The buttons that can be pressed."""
        return [button.objectName() for button in self.screen.prompt.buttons]

    def button(self, name: str) -> AnswerButton:
        """A button of the prompt."""
        found = [button for button in self.screen.prompt.buttons if button.objectName() == name]
        assert found, f"no {name} among {self.names}"
        return found[0]

    def press(self, name: str) -> None:
        """Click a button of the prompt where it is on the screen."""
        self.wait()
        self.button(name).click()

    def click(self, widget: QWidget) -> None:
        """Click with the mouse where the widget is; a widget above it would get the click."""
        assert widget.isVisible()
        window = widget.window()
        place = widget.mapTo(window, widget.rect().center())
        self.click_at(place)

    def click_at(self, place: QPoint) -> None:
        """Click somewhere in the window."""
        handle = self.screen.window().windowHandle()
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def key(self, key: Qt.Key, text: bool = False) -> None:
        """Type a key; it goes where the focus is."""
        QTest.keyClick(self.screen.window().windowHandle(), key)

    def turn_over(self) -> None:
        """End the study of the deal."""
        self.press("turnOverButton")
        idle()

    def give(self, answer: Answer) -> None:
        """Answer from the list, one part after the other; what leaves no choice is not asked."""
        for token in answer if isinstance(answer, tuple) else (answer,):
            if f"answer_{token}" in self.names:
                self.press(f"answer_{token}")
                idle()
        if "confirmButton" in self.names:
            self.press("confirmButton")
            idle()

    def open_curtain(self) -> None:
        """Hold the button with the name as long as it needs."""
        button = self.screen.curtain.hold_button
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        wait_until(lambda: not button.isVisible())
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)

    @property
    def secrets(self) -> list[QPushButton]:
        """The buttons behind the open curtain; the last one closes it."""
        curtain = self.screen.curtain
        if not curtain.is_open:
            return []
        return [*curtain.choices, *curtain.findChildren(QPushButton, "curtainClose")]

    def close_curtain(self, answer: object = None) -> None:
        """Choose this behind the open curtain, if anything is asked there, and close it."""
        curtain = self.screen.curtain
        for button, chosen in curtain.choices.items():
            if answer is None or (chosen == answer and type(chosen) is type(answer)):
                button.click()
                break
        self.secrets[-1].click()

    @property
    def lit(self) -> list[QWidget]:
        """What can be chosen on the table: the mouse turns into a hand above it."""
        board = self.screen.board
        hand = Qt.CursorShape.PointingHandCursor
        return [
            widget
            for widget in (*board.cards.values(), *board.seats)
            if widget.isVisible() and widget.cursor().shape() == hand
        ]

    def play_randomly(self, rng: random.Random) -> None:
        """Press anything that can be pressed now: behind the curtain, on the table, or in the list."""
        screen = self.screen
        if screen.curtain.isVisible():
            if screen.curtain.hold_button.isVisible():
                self.open_curtain()
            self.close_curtain(rng.choice(list(screen.curtain.choices.values()) or [None]))
            return
        if self.lit and rng.random() < 0.5:
            self.click(rng.choice(self.lit))
        else:
            likely = [button for button in screen.prompt.buttons if button.objectName() != "takeBackButton"]
            rng.choice(likely or screen.prompt.buttons).click()

    def play_to_the_end(self, rng: random.Random, most: int = 5000) -> int:
        """Play until the masks can be taken off; how many presses it took."""
        for presses in range(most):
            self.wait()
            if "unmaskButton" in self.names:
                return presses
            self.play_randomly(rng)
            QCoreApplication.processEvents()
        raise AssertionError("the game does not end")
