"""People who look away, and then look on, notice the same no matter what is answered or seen in secret.

Every secret question and every private look, with every answer, by mouse and by keys: pictures, words, focus,
the place of the pointer, presses, sounds, what screen readers are told, and how long everything takes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QCursor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.engine.questions import Answer
from mascarade_qt.match.match import SECRET
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.table.sounds import TableSounds
from tests.sampling import sampled
from tests.support.ear import Ear
from tests.support.hot_seat import CARDS, CLOSE, PEOPLE, UNKNOWN, WALKS, lay, skip_study
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened, close
from tests.ui.table.film import Words, picture, running, take_film, words
from tests.ui.table.harness import Hands, ScriptedMatch

SECRETS: dict[str, tuple[Answer, ...]] = dict.fromkeys(WALKS, (True, False)) | {"gambler": (1, 2, 3)}
CASES = [(name, by) for name in WALKS for by in ("mouse", "keys")]

pytestmark = pytest.mark.usefixtures("quick")


@dataclass
class Noticed:
    """What onlookers could notice, in order."""

    events: list[object] = field(default_factory=list)
    pictures: list[QImage] = field(default_factory=list)
    words: list[list[Words]] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)  # behind the curtain


class Onlookers(QObject):
    """Follow everything that happens while the curtain isn't open, and every press at any time."""

    def __init__(self, hands: Hands, ear: Ear) -> None:
        super().__init__(hands.screen)
        self._hands, self._ear = hands, ear
        self.noticed = Noticed()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Presses are heard even behind the curtain; which key it was can't be seen there."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress) and watched.isWindowType():
            self.noticed.events.append(event.type().name)
        return False

    def hear(self, event: QAccessibleEvent) -> None:
        """What a screen reader would say aloud."""
        screen = self._hands.screen
        if not hasattr(screen, "curtain") or screen.curtain.is_open:
            return
        said = event.message() if isinstance(event, QAccessibleAnnouncementEvent) else ""
        source = event.object()
        name = source.objectName() if isinstance(source, QWidget) else ""
        self.noticed.events.append((event.type().name, name, said))

    def look(self) -> None:
        """The screen as it is now, and who has the focus and the pointer."""
        focus, noticed = QApplication.focusWidget(), self.noticed
        noticed.events.append(("focus", focus.objectName() if focus is not None else ""))
        noticed.events.append(("pointer", QCursor.pos().toTuple()))
        noticed.events.append(("sounds", tuple(name for name, _ in self._ear.heard)))
        noticed.words.append(words(self._hands.screen))
        noticed.pictures.append(picture(self._hands.screen))

    def watch(self) -> None:
        """All that moves now, up to the next question."""
        if running(self._hands.screen) is None:
            return
        film = take_film(self._hands.screen, self._hands.screen, 400)
        self.noticed.events.append(("durations", tuple(film.durations)))
        self.noticed.words += film.words
        self.noticed.pictures += film.frames


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Onlookers]]:
    """Whom to tell what screen readers are told."""
    found: list[Onlookers] = []
    tell = QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        for onlookers in found:
            onlookers.hear(event)
        tell(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    yield found
    found.clear()


def point_at(hands: Hands, widget: QWidget) -> None:
    """Move the pointer there, and click."""
    QCursor.setPos(widget.mapToGlobal(widget.rect().center()))
    hands.click(widget)


def answer_behind(hands: Hands, answer: Answer, by: str) -> None:
    """Open the curtain, answer or read, and close it."""
    curtain = hands.screen.curtain
    hands.open_curtain()
    idle()
    found = [button for button, chosen in curtain.choices.items() if chosen == answer]
    assert bool(found) != (answer == CLOSE)
    *_, closing = hands.secrets
    if by == "mouse":
        for button in (*found, closing):
            point_at(hands, button)
        return
    place = list(curtain.choices).index(found[0]) if found else 0
    hands.key(Qt.Key(Qt.Key.Key_1.value + place))
    if found:
        hands.key(Qt.Key.Key_Return)


def play(
    opened: Opened, settings: Settings, told: list[Onlookers], name: str, secret: Answer, by: str
) -> Noticed:
    """Go through a private moment as these onlookers notice it."""
    plan = WALKS[name]
    CLOCK.factor = CLOCK.reading = 0.0
    past = [secret if choice == UNKNOWN else choice for choice in plan.past]
    match, ear = ScriptedMatch(lay(CARDS, plan.first), PEOPLE, past), Ear()
    hands = opened(match, start=False)
    TableSounds(hands.screen, Room(settings, ear), settings)
    hands.screen.activateWindow()
    wait_until(hands.screen.isActiveWindow)
    QCursor.setPos(hands.screen.mapToGlobal(hands.screen.rect().topLeft()))
    match.start()
    hands.wait()
    skip_study(hands)
    idle()
    if hands.screen.curtain.isVisible():  # what was seen before the game was interrupted
        answer_behind(hands, CLOSE, by)
    onlookers = Onlookers(hands, ear)
    told.append(onlookers)
    curtains = 0
    for answer in plan.answers:
        hands.wait()
        onlookers.look()
        if hands.screen.curtain.isVisible():
            onlookers.noticed.asked.add(match.question.kind if answer != CLOSE else "look")
            CLOCK.factor = 1.0
            answer_behind(hands, secret if answer == UNKNOWN else answer, by)
            curtains += 1
        else:
            CLOCK.factor = 0.0
            hands.give(answer)
        onlookers.watch()
    CLOCK.factor = 0.0
    wait_until(lambda: hands.screen.curtain.isVisible() or match.settled)
    idle()
    onlookers.look()
    told.clear()
    close(hands.screen)
    assert curtains
    return onlookers.noticed


@pytest.mark.parametrize(("name", "by"), sampled(CASES, (("swap", "mouse"), ("gambler", "keys"))))
def test_they_notice_the_same(
    name: str, by: str, opened: Opened, settings: Settings, told: list[Onlookers]
) -> None:
    first, *others = (play(opened, settings, told, name, secret, by) for secret in SECRETS[name])
    assert others
    presses = [event for event in first.events if event in ("MouseButtonPress", "KeyPress")]
    assert presses
    for other in others:
        assert other.events == first.events
        assert len(other.pictures) == len(first.pictures) > 2
        assert other.words == first.words
        differing = [
            number
            for number, (one, two) in enumerate(zip(first.pictures, other.pictures, strict=True))
            if one != two
        ]
        assert not differing


def test_every_secret_question_is_among_them() -> None:
    """Any new secret question must be compared here, too."""
    walked = {"swap": WALKS["swap"], "hide": WALKS["gambler"]}
    assert set(SECRET) == set(walked)
    assert all(UNKNOWN in walk.answers for walk in walked.values())
