"""The Bear Tamer's composer."""

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton

from mascarade_qt.engine.bear_tamer import TAMER_STEPS, checked_power
from mascarade_qt.engine.masks import Program
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.scenarios.composer import Composer
from mascarade_qt.words.bear_tamer import bear_tamer_sentence
from tests.sampling import sampled
from tests.ui.conftest import Show
from tests.ui.pressing import choose
from tests.ui.seeing import find, nameless


def every_step() -> list[dict[str, object]]:
    """All steps with all words, with the largest number."""
    found = []
    for do, fields in TAMER_STEPS.items():
        step: dict[str, object] = {"do": do, **({"n": 5} if "n" in fields else {})}
        words = [
            (key, word) for key, allowed in fields.items() if isinstance(allowed, tuple) for word in allowed
        ]
        found += [step | {key: word} for key, word in words] or [step]
    return found


def composing(composer: Composer) -> Program | None:
    """What is composed by now."""
    return composer.program


@pytest.mark.parametrize("step", sampled(every_step(), every_step()[::2]), ids=str)
def test_every_step_can_be_composed(step: dict[str, object], settings: Settings, show: Show) -> None:
    composer = Composer()
    show(composer, 900, 400)
    find(composer, QPushButton, "addStepButton").click()
    choose(find(composer, QComboBox, "step0Kind"), step["do"])
    if "n" in step:
        choose(find(composer, QComboBox, "step0Coins"), step["n"])
    words = [value for key, value in step.items() if key not in ("do", "n")]
    word = find(composer, QComboBox, "step0Word")
    assert word.isVisibleTo(composer) == bool(words)
    if words:
        choose(word, words[0])
    assert composer.program == (step,)
    program = checked_power(list(composer.program or ()))
    assert find(composer, QLabel, "bearTamerSentence").text() == bear_tamer_sentence(program)
    again = Composer()
    again.show_program(program)
    assert again.program == program
    again.deleteLater()


def test_one_to_four_steps(settings: Settings, show: Show) -> None:
    composer = Composer()
    show(composer, 900, 500)
    add = find(composer, QPushButton, "addStepButton")
    assert composing(composer) is None
    for number in range(1, 5):
        add.click()
        assert len(composing(composer) or ()) == number
    assert not add.isEnabled()
    assert not nameless(composer)
    choose(find(composer, QComboBox, "step1Kind"), "court")
    find(composer, QPushButton, "step0Remove").click()
    assert [step["do"] for step in composing(composer) or ()] == ["court", "bank", "bank"]
    for _ in range(3):
        find(composer, QPushButton, "step0Remove").click()
    assert composing(composer) is None


def test_changes_are_told(settings: Settings, show: Show) -> None:
    composer = Composer()
    show(composer, 900, 400)
    told: list[Program | None] = []
    composer.changed.connect(lambda: told.append(composer.program))
    find(composer, QPushButton, "addStepButton").click()
    choose(find(composer, QComboBox, "step0Coins"), 4)
    find(composer, QPushButton, "step0Remove").click()
    assert told == [({"do": "bank", "n": 2},), ({"do": "bank", "n": 4},), None]


def test_it_speaks_the_language_of_the_moment(settings: Settings, show: Show) -> None:
    composer = Composer()
    show(composer, 900, 400)
    composer.show_program(({"do": "take", "n": 1, "from": "left"},))
    settings.language = "hu"
    settings.language = "en"
    assert composer.program == ({"do": "take", "n": 1, "from": "left"},)


def test_steps_change_places(settings: Settings, show: Show) -> None:
    composer = Composer()
    show(composer, 900, 500)
    composer.show_program(({"do": "bank", "n": 1}, {"do": "court"}, {"do": "reveal"}))
    assert not find(composer, QPushButton, "step0Earlier").isVisibleTo(composer)
    for _ in range(2):
        find(composer, QPushButton, "step2Earlier").click()
    assert [step["do"] for step in composing(composer) or ()] == ["bank", "court", "reveal"]
    find(composer, QPushButton, "step1Earlier").click()
    assert [step["do"] for step in composing(composer) or ()] == ["court", "bank", "reveal"]
    assert find(composer, QPushButton, "step1Earlier").hasFocus()
