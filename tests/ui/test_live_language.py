"""Changing the language changes everything that is open, without a restart."""

import pytest

from tests.sampling import sampled
from tests.ui.fit_places import Look, Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.fit_tables import curtain
from tests.ui.fit_words import words

# An open curtain falls: nobody may be there to read it.
FALLS = {
    "curtain open for a look": curtain("answer_look"),
    "curtain open for a swap": curtain("answer_swap", "answer_3"),
}
MUCH_ALIKE = {"study for 13 more", "announce"}  # moments at the table


def fresh(places: Places, language: str, look: Look) -> set[str]:
    """What is said where the program has always spoken this language."""
    places.settings.language = language
    found = words(look(places))
    places.close()
    for key in list(places.store.own):
        places.store.remove(key)
    return found


@pytest.mark.parametrize("name", sampled(LOOKS, MAIN_LOOKS - MUCH_ALIKE))
def test_everything_follows(name: str, places: Places) -> None:
    expected = fresh(places, "fr", FALLS.get(name, LOOKS[name]))
    places.settings.language = "uk"
    window = LOOKS[name](places)
    before = words(window)
    places.settings.language = "fr"
    settle()
    found = words(window)
    assert found == expected
    assert before - expected, "nothing was said"
