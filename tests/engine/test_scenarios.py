"""rules.md §2 and §8: set-ups, the ready sets of masks, graveyards, and the checks of custom scenarios."""

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from mascarade_qt.engine.bear_tamer import checked_power
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Scenario, check_own, deal, ready_scenarios, scenarios_for
from mascarade_qt.engine.setup import Setup, SetupError, setup_data, setup_from_data

SEVEN = ("judge", "king", "empress", "fool", "thief", "witch", "spy")
TABLES = [
    (name, players)
    for name, scenario in ready_scenarios().items()
    for players in range(scenario.fewest, scenario.most + 1)
]
NAMES = tuple("ABCDEFGHIJKLM")


# --- the ready sets ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "small-two deadly-duel"),
        (3, "small-three infernal-trio"),
        (4, "a4 b4"),
        (5, "a5 b5"),
        (6, "a5 b6 classic let-it-roll strength-in-unity ultimate-combo"),
        (7, "a7 b7 classic let-it-roll strength-in-unity ultimate-combo"),
        (8, "a8 b8 classic let-it-roll strength-in-unity ultimate-combo"),
        (9, "a8 b9 classic let-it-roll strength-in-unity ultimate-combo"),
        (13, "a8 b9 classic let-it-roll strength-in-unity ultimate-combo"),
    ],
)
def test_the_sets_for_each_number_of_players(players: int, names: str) -> None:
    assert [scenario.id for scenario in scenarios_for(players)] == names.split()


def test_the_expansions_and_the_small_sets_are_official() -> None:
    official = {name for name, scenario in ready_scenarios().items() if scenario.official}
    assert official == {
        *("small-two", "small-three", "infernal-trio", "deadly-duel"),
        *("classic", "let-it-roll", "strength-in-unity", "ultimate-combo"),
    }


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_set_has_the_right_number_of_masks(name: str, players: int) -> None:
    masks = ready_scenarios()[name].masks_for(players)
    allowed = {2: {6}, 3: {6}, 4: {6}, 5: {6}}.get(players, {players, players + 1, players + 2})
    assert len(masks) in allowed
    assert all(count == (2 if mask == "peasant" else 1) for mask, count in Counter(masks).items())


@pytest.mark.parametrize(
    ("name", "players", "grown"),
    [
        ("a8", 8, ()),
        ("a8", 10, ("cheat", "spy")),
        ("a8", 13, ("cheat", "spy", "guru", "widow", "thief")),
        ("classic", 6, ()),
        ("classic", 9, ("sage",)),
        ("ultimate-combo", 11, ("gambler", "courtesan", "damned")),
    ],
)
def test_grow_adds_one_mask_for_each_player_past_the_base_set(
    name: str, players: int, grown: tuple[str, ...]
) -> None:
    scenario = ready_scenarios()[name]
    assert scenario.masks_for(players) == scenario.masks + grown


@pytest.mark.parametrize(
    ("players", "centre"), [(4, 2), (5, 1), (6, 2), (7, 1), (8, 0), (13, 0), (2, 0), (3, 0)]
)
def test_the_surplus_lies_in_the_centre(players: int, centre: int) -> None:
    setup = deal(scenarios_for(players)[-1], NAMES[:players], random.Random(1))
    assert sum(place.startswith("c") for place in setup.deal) == centre


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_set_can_be_dealt_and_played_to_the_end(name: str, players: int) -> None:
    scenario = ready_scenarios()[name]
    rng = random.Random(f"{name} {players}")
    setup = deal(scenario, NAMES[:players], rng)
    assert sorted(setup.deal.values()) == sorted(scenario.masks_for(players))
    assert sorted(setup.graveyard) == sorted(scenario.graveyard_for(players))
    assert setup.coins == (6,) * players
    game = Game(setup, listening=False)
    for _ in range(20_000):
        if game.question is None:
            break
        groups = game.question.actions if game.question.kind == "turn" else (game.question.answers,)
        game.answer(rng.choice(rng.choice(groups)))
        assert game.bank + game.courthouse + sum(game.coins) == 200
    assert game.over
    assert game.winners
    assert not set(game.winners) & set(game.out)


def test_a_deal_follows_its_generator_and_takes_the_games_options() -> None:
    scenario = ready_scenarios()["classic"]
    one, same, other = (deal(scenario, NAMES[:8], random.Random(seed)) for seed in (1, 1, 2))
    assert one == same
    assert (one.deal, one.graveyard) != (other.deal, other.graveyard)
    setup = deal(
        scenario,
        NAMES[:8],
        random.Random(1),
        first=3,
        opening_turns=8,
        revealed="must-swap",
    )
    assert (setup.first, setup.opening_turns, setup.revealed) == (3, 8, "must-swap")


@pytest.mark.parametrize(
    ("name", "players"), [row for row in TABLES if not ready_scenarios()[row[0]].official]
)
def test_the_sets_that_are_not_official_keep_the_rules(name: str, players: int) -> None:
    assert [
        finding for finding in check_own(ready_scenarios()[name], players) if finding.level == "error"
    ] == []


# --- the graveyard -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["classic", "let-it-roll", "ultimate-combo"])
@pytest.mark.parametrize("players", range(6, 14))
def test_by_default_every_card_not_in_play_is_in_the_graveyard(name: str, players: int) -> None:
    """Without the Bear Tamer and the first edition's Queen, and without the Damned below 8 players."""
    scenario = ready_scenarios()[name]
    cards = Counter({mask.id: mask.copies for mask in MASKS.values() if mask.edition != "first"})
    rest = cards - Counter(scenario.masks_for(players))
    del rest["bear_tamer"]
    if players < 8:
        del rest["damned"]
    assert Counter(scenario.graveyard_for(players)) == rest


@pytest.mark.parametrize("name", ["a8", "strength-in-unity"])
def test_without_the_necromancer_there_is_no_graveyard(name: str) -> None:
    assert ready_scenarios()[name].graveyard_for(8) == ()
    assert Scenario("x", 8, 8, ready_scenarios()[name].masks, graveyard=("beggar",)).graveyard_for(8) == ()


@pytest.mark.parametrize("chosen", [(), ("king",), ("damned", "queen")])
def test_the_players_may_choose_another_graveyard(chosen: tuple[str, ...]) -> None:
    scenario = Scenario("x", 6, 6, ready_scenarios()["classic"].masks, graveyard=chosen)
    assert scenario.graveyard_for(6) == chosen


# --- own scenarios -----------------------------------------------------------------------------------


def findings(
    players: int, masks: str, *, power: object = None, graveyard: str | None = None
) -> list[tuple[str, str]]:
    scenario = Scenario(
        id="own",
        fewest=players,
        most=players,
        masks=tuple(masks.split()),
        bear_tamer=None if power is None else checked_power(power),
        graveyard=None if graveyard is None else tuple(graveyard.split()),
    )
    return [(finding.level, finding.rule) for finding in check_own(scenario, players)]


SIX = "judge king empress fool thief cheat"
EIGHT = "judge king empress fool thief cheat widow spy"


@pytest.mark.parametrize(
    ("players", "masks"),
    [
        *((players, SIX) for players in (2, 3, 4, 5, 6)),
        (6, SIX + " widow"),
        (6, SIX + " widow spy"),
        (7, SIX + " widow"),
        (8, EIGHT),
        (8, "judge peasant peasant king thief cheat witch patron"),
        (13, EIGHT + " beggar patron trickster witch peasant peasant"),
        (13, EIGHT + " beggar patron trickster witch peasant peasant gambler"),
    ],
)
def test_a_legal_scenario_has_no_finding(players: int, masks: str) -> None:
    assert findings(players, masks) == []


@pytest.mark.parametrize(
    ("players", "masks"),
    [(4, EIGHT), (2, SIX + " widow"), (5, SIX + " widow"), (6, EIGHT + " patron"), (7, SIX), (8, SIX)],
)
def test_the_right_number_of_masks(players: int, masks: str) -> None:
    assert findings(players, masks) == [("error", "number")]


@pytest.mark.parametrize("players", [1, 14])
def test_a_number_of_players_that_cannot_be(players: int) -> None:
    assert ("error", "players") in findings(players, SIX)


@pytest.mark.parametrize(
    ("masks", "expected"),
    [
        ("king empress fool thief cheat widow", [("house", "judge")]),  # base masks only: no exception
        ("king empress fool widow patron gambler", [("warning", "long game")]),
        ("king empress fool gambler spy thief", [("warning", "long game")]),  # 4 of 6
        ("king empress gambler spy thief cheat", [("house", "judge")]),  # 3 of 6: 50 %
    ],
)
def test_the_judge_is_in_play(masks: str, expected: list[tuple[str, str]]) -> None:
    assert findings(6, masks) == expected


@pytest.mark.parametrize(("stars", "expected"), [(6, [("warning", "long game")]), (5, [("house", "judge")])])
def test_60_percent_of_stars_replace_the_judge(stars: int, expected: list[tuple[str, str]]) -> None:
    with_star = ("king", "empress", "fool", "widow", "patron", "gambler")
    without = ("thief", "witch", "spy", "cheat", "alchemist")
    masks = (*with_star[:stars], *without[: 10 - stars])
    assert findings(10, " ".join(masks)) == expected


@pytest.mark.parametrize(
    ("masks", "expected"),
    [
        ("judge king thief witch spy cheat", [("house", "stars")]),  # 1 of 6
        ("judge king empress witch spy cheat", [("hint", "few stars")]),  # 2 of 6: a third
        ("judge king empress fool spy cheat", []),  # 3 of 6: a half
        ("judge king empress witch spy cheat thief", [("house", "stars")]),  # 2 of 7
    ],
)
def test_at_least_a_third_have_a_star_a_half_is_recommended(
    masks: str, expected: list[tuple[str, str]]
) -> None:
    assert findings(6, masks) == expected


@pytest.mark.parametrize(
    ("step", "expected"), [({"do": "bank", "n": 1}, []), ({"do": "court"}, [("hint", "few stars")])]
)
def test_the_bear_tamers_star_comes_from_its_power(
    step: Mapping[str, object], expected: list[tuple[str, str]]
) -> None:
    assert findings(6, "judge king empress bear_tamer spy cheat", power=[step]) == expected


@pytest.mark.parametrize(
    ("peasants", "expected"),
    [(0, []), (1, [("house", "peasants")]), (2, []), (3, [("error", "peasants")])],
)
def test_both_peasants_or_none(peasants: int, expected: list[tuple[str, str]]) -> None:
    rest = EIGHT.split()[: 8 - peasants]
    assert findings(8, " ".join([*rest, *["peasant"] * peasants])) == expected


def test_every_other_mask_once() -> None:
    assert findings(6, "judge king king fool thief cheat") == [("error", "twice")]


@pytest.mark.parametrize(
    ("mask", "fewest"),
    [
        *(("puppet_master", 6), ("princess", 6), ("guru", 8), ("actress", 8), ("courtesan", 8)),
        *(("damned", 8), ("sage", 8), ("usurper", 8), ("peasant", 8)),
    ],
)
def test_every_masks_minimum_number_of_players(mask: str, fewest: int) -> None:
    cards = [mask, mask] if mask == "peasant" else [mask]
    pool = ["judge", "king", "empress", "widow", "fool", "patron", "witch"]
    enough = " ".join([*cards, *pool][:fewest])
    too_few = " ".join([*cards, *pool][: max(fewest - 1, 6)])
    assert findings(fewest, enough) == []
    assert findings(fewest - 1, too_few) == [("house", "min players")]


@pytest.mark.parametrize(
    ("players", "women", "expected"),
    [
        (9, "courtesan empress widow", []),
        (9, "courtesan empress", [("house", "courtesan")]),
        (10, "courtesan empress widow", [("house", "courtesan")]),
        (10, "courtesan empress widow witch", []),
    ],
)
def test_the_courtesan_only_if_at_least_a_third_are_women(
    players: int, women: str, expected: list[tuple[str, str]]
) -> None:
    men = "judge king fool patron sage thief cheat"
    assert findings(players, " ".join(f"{women} {men}".split()[:players])) == expected


@pytest.mark.parametrize(
    ("players", "graveyard", "expected"),
    [
        (7, None, []),
        (7, "king", []),
        (7, "damned", [("warning", "damned")]),
        (8, "damned", []),
        (8, None, []),
        (8, "judge", [("error", "graveyard")]),  # it is in play
        (8, "queen queen", [("error", "graveyard")]),
        (8, "jester", [("error", "unknown")]),
        (8, "bear_tamer", [("error", "bear tamer")]),
    ],
)
def test_the_graveyard(players: int, graveyard: str | None, expected: list[tuple[str, str]]) -> None:
    masks = ("judge", "empress", "necromancer", "widow", "fool", "thief", "cheat", "spy")[:players]
    assert findings(players, " ".join(masks), graveyard=graveyard) == expected


def test_a_power_that_changes_nothing_is_worth_a_word() -> None:
    idle = [{"do": "take", "n": 2, "from": "left"}, {"do": "give", "n": 2, "to": "left"}]
    assert ("warning", "idle power") in findings(6, "judge king empress fool thief bear_tamer", power=idle)


def test_unknown_masks_and_a_bear_tamer_without_power() -> None:
    assert findings(6, "judge king empress fool thief bishop") == [("error", "unknown")]
    assert findings(6, "judge king empress fool thief bear_tamer") == [("error", "bear tamer")]


def test_each_broken_rule_is_named_the_gravest_first() -> None:
    found = findings(5, "thief cheat peasant courtesan necromancer king king", graveyard="damned")
    assert found[-1] == ("warning", "damned")
    assert {rule for level, rule in found if level == "error"} == {"number", "twice"}
    assert {rule for level, rule in found if level == "house"} == {
        *("peasants", "judge", "min players", "courtesan")
    }


def test_the_expansion_brings_its_own_rule_for_who_was_just_revealed() -> None:
    with_usurper = [one for one in ready_scenarios().values() if "usurper" in one.masks_for(one.most)]
    assert with_usurper
    assert {one.usual_revealed(one.most) for one in with_usurper} == {"usurped-swap"}
    assert ready_scenarios()["a8"].usual_revealed(8) == "no-announce"


# --- set-ups -----------------------------------------------------------------------------------------

PLAIN: dict[str, object] = {
    "players": ["A", "B", "C", "D"],
    "deal": {"0": "king", "1": "judge", "2": "thief", "3": "spy", "c0": "cheat", "c1": "widow"},
}


def test_a_plain_set_up_has_6_coins_each_and_200_in_all() -> None:
    game = Game(setup_from_data(PLAIN))
    assert (game.coins, game.courthouse, game.bank, game.active) == ([6, 6, 6, 6], 0, 176, 0)


@pytest.mark.parametrize(
    "changes",
    [
        {"first": 3, "courthouse": 5, "opening_turns": 0, "revealed": "must-swap"},
        {"coins": [1, 12, 6, 6], "graveyard": ["empress", "peasant"]},
        {"bear_tamer": [{"do": "court"}]},
    ],
)
def test_a_set_up_is_written_as_it_was_read(changes: dict[str, object]) -> None:
    setup = setup_from_data(PLAIN | changes)
    assert setup_data(setup) == {"first": 0, **PLAIN, **changes}
    assert setup_from_data(setup_data(setup)) == setup


def small_deal(**changes: str) -> dict[str, object]:
    deal = PLAIN["deal"]
    assert isinstance(deal, dict)
    return {"deal": deal | changes}


THREE_WITH_A_CENTRE: dict[str, object] = {
    "players": ["A", "B", "C"],
    "deal": dict(zip(("0L", "0R", "1L", "1R", "2L", "2R", "c0"), SEVEN, strict=True)),
}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": ["A"]}, "2 to 13 players"),
        ({"players": [*NAMES, "N"]}, "2 to 13 players"),
        ({"players": ["A", "", "C", "D"]}, "name"),
        ({"players": ["A", "B" * 41, "C", "D"]}, "name"),
        ({"players": "ABCD"}, "players must be a list"),
        ({"players": ["A", "B", "C", 4]}, "players must be a list"),
        ({"first": 4}, "first"),
        ({"first": True}, "first"),
        ({"coins": 0}, "coins"),
        ({"coins": 13}, "coins"),
        ({"coins": [6, 6, 6]}, "coins"),
        ({"coins": 6.0}, "coins"),
        ({"courthouse": -1}, "courthouse"),
        ({"courthouse": 177}, "200"),
        ({"opening_turns": 101}, "opening_turns"),
        ({"opening_turns": "4"}, "opening_turns"),
        ({"revealed": "never"}, "revealed"),
        ({"deal": []}, "deal"),
        ({"deal": {"0": 1}}, "deal"),
        ({"players": ["A", "B", "C", "D", "E"]}, "places"),
        ({"players": ["A", "B", "C"]}, "places"),
        (THREE_WITH_A_CENTRE, "places"),
        (small_deal(c2="empress"), "places"),
        (small_deal(c1="bishop"), "no mask"),
        (small_deal(c1="king"), "too many"),
        ({"graveyard": ["king"]}, "too many"),
        ({"graveyard": ["peasant"] * 3}, "too many"),
        ({"graveyard": None}, "graveyard"),
        (small_deal(c1="bear_tamer"), "Bear Tamer"),
        ({"graveyard": ["bear_tamer"]}, "Bear Tamer"),
        ({"bear_tamer": []}, "Bear Tamer"),
        ({"bear_tamer": None}, "Bear Tamer"),
    ],
)
def test_a_set_up_beyond_the_limits_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        setup_from_data(PLAIN | changes)


@pytest.mark.parametrize("data", [None, [], {"players": ["A", "B"]}, {"deal": {}}])
def test_a_set_up_needs_players_and_a_deal(data: object) -> None:
    with pytest.raises(SetupError):
        setup_from_data(data)


def test_coins_are_given_for_every_seat_or_not_at_all() -> None:
    plain = setup_from_data(PLAIN)
    with pytest.raises(SetupError):
        Setup(plain.players, plain.deal, coins=(6, 6, 6))
