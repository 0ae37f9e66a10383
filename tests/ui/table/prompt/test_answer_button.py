"""What an answer shows at every width: its words, its key and the coach's lamp, apart from each other."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton, Fullness
from mascarade_qt.words.answers import ShownAnswer
from tests.ui.legible import faults
from tests.ui.painted import kinds, painted, texts

POWER = "Take 2 coins from the richest other player"
ANSWERS = {
    "a mask": ShownAnswer("Trickster", "trickster", "answer", "masks/trickster", "+2 coins", POWER),
    "a mask that may win": ShownAnswer(
        "Cheat", "cheat", "answer", "masks/cheat", "may win", POWER, stake="win"
    ),
    "an action": ShownAnswer("Look at your card", "look", "answer", "icons/look", "", "Only you see it"),
    "a contest": ShownAnswer("Contest", True, "answer", "icons/contest", "−1 coin", stake="loss"),
    "a name": ShownAnswer("Bianca", 1, "answer"),
}


@pytest.fixture
def prompt(qapp: QApplication) -> Iterator[QWidget]:
    """Something for it to be on."""
    found = QWidget()
    yield found
    found.deleteLater()


def shown(answer: ShownAnswer, prompt: QWidget, fullness: Fullness, wide: float) -> AnswerButton:
    """As wide as it must be, or wider."""
    button = AnswerButton(answer, "3", prompt)
    button.fit(0, fullness)
    width = round(max(button.least_width(), button.natural_width()) * wide)
    button.resize(width, button.fit(width, fullness))
    return button


@pytest.mark.parametrize("advised", [False, True])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("name", ANSWERS)
def test_nothing_lies_across_its_words(prompt: QWidget, name: str, percent: int, advised: bool) -> None:
    apply_look("night", percent)
    answer = ANSWERS[name]._replace(advised=advised)
    for fullness, wide in product(Fullness, (1, 1.5)):
        button = shown(answer, prompt, fullness, wide)
        assert faults(button) == [], (fullness, wide)
        words = " ".join(piece.text.strip() for piece in painted(button) if piece.kind == "text")
        assert all(word in words for word in (*answer.label.split(), *answer.gain.split(), "3"))
        assert (POWER in words) == (
            bool(answer.detail == POWER) and fullness in (Fullness.ROOMY, Fullness.USUAL)
        )


@pytest.mark.parametrize("name", ANSWERS)
def test_what_is_at_stake_has_a_wider_edge(prompt: QWidget, name: str) -> None:
    button = shown(ANSWERS[name], prompt, Fullness.USUAL, 1.5)
    image = button.grab().toImage()
    edge, third, ground = (image.pixelColor(x, button.height() // 2) for x in (1, 2, 4))
    assert edge != ground
    assert (third != ground) == bool(ANSWERS[name].stake)


@pytest.mark.parametrize("name", ANSWERS)
def test_key_and_lamp_have_their_places(prompt: QWidget, name: str) -> None:
    """The key on a portrait, or at the right; the lamp to its left; neither on the edge."""
    answer = ANSWERS[name]
    portrait = answer.drawing.startswith("masks/")
    for advised in (False, True):
        button = shown(answer._replace(advised=advised), prompt, Fullness.USUAL, 1.5)
        found = painted(button)
        key, pictures = texts(found)["3"].area, kinds(found, "picture")
        frame = QRectF(button.rect()).adjusted(3, 3, -3, -3)
        assert all(frame.contains(piece.area) for piece in pictures)
        assert frame.contains(key)
        assert len(pictures) == bool(answer.drawing) + bool(answer.stake) + advised
        assert any(piece.area.contains(key) for piece in pictures) == portrait
        if not portrait:
            assert key.left() > button.width() * 0.8
            assert all(piece.area.right() <= key.left() for piece in pictures)
        if advised:
            lamp = pictures[-1].area
            assert lamp.left() > button.width() * 0.6
            assert lamp.left() > texts(found)[answer.label].area.right()
