"""What is asked and answered grows with the text size, in full proportion, and all of it is seen."""

import pytest
from PySide6.QtWidgets import QLabel

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.languages import LANGUAGES
from tests.ui.fit_places import Places
from tests.ui.fit_screens import LOOKS
from tests.ui.fit_tables import turn
from tests.ui.seeing import find


def sizes(look: str, percent: int, language: str, places: Places) -> tuple[float, list[float]]:
    """Of the question and of each answer, in points."""
    places.settings.language, places.settings.text_size = language, percent
    screen = LOOKS[look](places)
    assert isinstance(screen, TableScreen)
    labels = [button.fitting_label().pointSizeF() for button in screen.prompt.buttons]
    return find(screen, QLabel, "promptText").font().pointSizeF(), labels


@pytest.mark.parametrize("look", ["turn", "contest", "announce", "study for 6"])
def test_twice_the_text_is_twice_the_size(look: str, places: Places) -> None:
    question, answers = sizes(look, 100, "en", places)
    places.close()
    larger, labels = sizes(look, 200, "en", places)
    assert larger == pytest.approx(2 * question) or larger >= max(labels)  # where room is short
    assert sum(labels) >= 0.8 * 2 * sum(answers)
    assert max(labels) == pytest.approx(2 * max(answers))


@pytest.mark.parametrize("language", ["uk", "hu", "fr"])
def test_the_question_is_never_smaller_than_an_answer(language: str, places: Places) -> None:
    for look in ("swap", "announce of 13"):
        question, labels = sizes(look, 200, language, places)
        assert question >= max(labels)
        places.close()


@pytest.mark.parametrize("first", [0, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_thirteen_masks_to_announce_are_all_in_sight(language: str, first: int, places: Places) -> None:
    """In three rows, where a fuller answer would leave the last ones cut."""
    places.settings.language = language
    masks = tuple(mask for mask in MASKS if MASKS[mask].copies == 1)[first : first + 13]
    screen = turn(13, "answer_announce", masks=masks)(places)
    assert isinstance(screen, TableScreen)
    for button in screen.prompt.buttons:
        assert button.visibleRegion().boundingRect() == button.rect(), button.text()
