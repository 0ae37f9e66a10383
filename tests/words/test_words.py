"""Masks, composed powers, scenarios, findings and choices in words."""

import pytest

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.bear_tamer import TAMER_STEPS, checked_power
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Finding, Scenario, check_own, ready_scenarios
from mascarade_qt.system.paths import resources
from mascarade_qt.ui.look.motion import SPEEDS
from mascarade_qt.ui.look.reading_time import READINGS
from mascarade_qt.words import choices, roles
from mascarade_qt.words.bear_tamer import (
    bear_tamer_line,
    bear_tamer_sentence,
    number_label,
    option_label,
    step_icon,
    step_label,
)
from mascarade_qt.words.findings import finding_level, finding_text
from mascarade_qt.words.masks import (
    mask_facts,
    mask_icon,
    mask_name,
    mask_power,
    mask_power_long,
    mask_sex,
    mask_tooltip,
)
from mascarade_qt.words.numbers import ranges_text
from mascarade_qt.words.scenarios import cards_text, scenario_about, scenario_title
from tests.support.stories import LEFT_OVER
from tests.words.games import all_steps

LONGEST_LINE = 52


@pytest.mark.parametrize("mask", MASKS)
def test_a_mask_in_words(mask: str) -> None:
    assert mask_name(mask)
    assert len(mask_power(mask)) <= LONGEST_LINE
    assert mask_power_long(mask).endswith(".")
    assert mask_sex(mask) in ("A man’s mask", "A woman’s mask")
    assert (resources() / "icons" / f"{mask_icon(mask)}.svg").is_file()


def test_facts_say_what_a_card_shows() -> None:
    assert mask_facts("princess", sex=True) == [
        "★ Brings money from the bank",
        "For 6\u00a0players or more",
        "A woman’s mask",
    ]
    assert mask_tooltip("judge").splitlines() == [
        "Judge",
        "You take all the coins in the courthouse.",
    ]


@pytest.mark.parametrize("step", all_steps(), ids=str)
def test_every_step_is_a_sentence(step: dict[str, object]) -> None:
    power = checked_power([step])
    assert bear_tamer_sentence(power).endswith(".")
    assert not LEFT_OVER.search(bear_tamer_sentence(power) + bear_tamer_line(power))


def test_the_composer_has_its_labels() -> None:
    for do, fields in TAMER_STEPS.items():
        assert step_label(do)
        assert (resources() / "icons" / f"{step_icon(do)}.svg").is_file()
        for allowed in fields.values():
            for word in allowed if isinstance(allowed, tuple) else ():
                assert option_label(do, word)
    assert number_label(1) == "1\u00a0coin"


def test_a_composed_power_stands_on_its_card() -> None:
    power = checked_power(
        [{"do": "bank", "n": 1}, {"do": "take", "n": 2, "from": "richest"}, {"do": "court"}]
    )
    assert mask_power("bear_tamer", power) == "1 from the bank; 2 from the richest; all fines"
    assert mask_power_long("bear_tamer", power) == (
        "You take 1\u00a0coin from the bank. You take 2\u00a0coins from the richest other player. "
        "You take all the coins in the courthouse."
    )
    assert mask_icon("bear_tamer", power) == "bank"


def test_every_scenario_has_a_title_of_its_own() -> None:
    titles = [scenario_title(scenario) for scenario in ready_scenarios()]
    assert len(set(titles)) == len(titles)
    assert scenario_title("a4") == "A · 4\u00a0players"
    assert scenario_title("a8") == "A · 8–13 players"
    assert all(scenario_about(scenario) for scenario in ready_scenarios())
    assert scenario_about("a5") == "The best choice for a first game."
    assert "easier with six" in scenario_about("a8")
    assert cards_text(1) == "1\u00a0mask"


FINDINGS = (
    Finding("error", "unknown", {"masks": ["dragon", "elf"]}),
    Finding("error", "players", {"fewest": 2, "most": 13}),
    Finding("error", "number", {"wanted": [6, 7, 8], "masks": 5}),
    Finding("error", "number", {"wanted": [6], "masks": 7}),
    Finding("error", "twice", {"mask": "king"}),
    Finding("error", "peasants", {"peasants": 1}),
    Finding("error", "peasants", {"peasants": 3}),
    Finding("warning", "long game", {}),
    Finding("error", "judge", {"expansion": True}),
    Finding("error", "judge", {"expansion": False}),
    Finding("error", "stars", {"stars": 1, "masks": 7}),
    Finding("hint", "few stars", {"stars": 3, "masks": 7}),
    Finding("error", "min players", {"mask": "guru", "players": 8}),
    Finding("error", "courtesan", {"women": 2, "masks": 8}),
    Finding("error", "bear tamer", {}),
    Finding("error", "graveyard", {"mask": "king"}),
    Finding("warning", "damned", {"players": 8}),
)


@pytest.mark.parametrize("finding", FINDINGS, ids=lambda finding: finding.rule)
def test_every_finding_says_what_to_change(finding: Finding) -> None:
    text = finding_text(finding)
    assert text.endswith(".")
    assert not LEFT_OVER.search(text)
    assert finding_level(finding)


def test_findings_of_the_engine_are_all_known() -> None:
    masks = ("courtesan", "peasant", "guru", "king", "king", "bear_tamer", "necromancer", "dragon")
    known = {finding.rule for finding in FINDINGS}
    for players in (1, 4, 8):
        for length in range(1, len(masks) + 1):
            scenario = Scenario("own", 2, 13, masks[:length], graveyard=("damned", "king"))
            for finding in check_own(scenario, players):
                assert finding.rule in known
                assert finding_text(finding)


def test_a_number_of_masks_says_how_many_to_add_or_remove() -> None:
    assert finding_text(FINDINGS[2]) == "Add 1\u00a0mask: this table needs 6–8."
    assert finding_text(FINDINGS[3]) == "Remove 1\u00a0mask: this table needs 6."


def test_choices_have_names() -> None:
    for level in LEVELS:
        assert roles.level_name(level)
        assert roles.level_about(level)
    for temperament in TEMPERAMENTS:
        assert roles.temperament_name(temperament)
        assert roles.temperament_about(temperament)
    for help_level in ("classic", "history", "notebook", "coach"):
        assert choices.help_name(help_level)
        assert choices.help_about(help_level)
    for variant in ("no-announce", "must-swap"):
        assert choices.revealed_name(variant)
        assert choices.revealed_about(variant)
    assert [choices.speed_name(speed) for speed in SPEEDS] == ["Slow", "Normal", "Fast", "Instant"]
    assert [choices.reading_name(reading) for reading in READINGS] == ["Short", "Medium", "Long"]
    assert [choices.theme_name(theme) for theme in ("night", "salon", "contrast")][2] == "High contrast"
    assert roles.bot_name("master", "bold") == "Master, bold"
    assert roles.bot_name("guest", "even") == roles.level_name("guest")
    assert roles.player_kind(True) != roles.player_kind(False)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [([], ""), ([5], "5"), ([2, 3], "2–3"), ([2, 3, 4, 6, 8, 9], "2–4, 6, 8–9"), ([4, 6], "4, 6")],
)
def test_numbers_in_a_row_are_a_range(numbers: list[int], said: str) -> None:
    assert ranges_text(numbers) == said
