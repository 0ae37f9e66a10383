"""The game record as its format promises: reading, each limit, folding, writing, unknown keys."""

import json
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import (
    Record,
    RecordError,
    fold,
    parse_record,
    read_record,
    record_text,
    state_data,
    steps,
)
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup
from tests.example_records import (
    EXAMPLE,
    EXAMPLE_STATE,
    Document,
    announced,
    encoded,
    example,
    finished,
    random_record,
    with_setup,
)

SIX = ("judge", "king", "empress", "thief", "witch", "cheat")
MANY = (*SIX, "fool", "spy", "guru", "widow", "beggar", "patron", "princess", "trickster", "sage")


def seated(*masks: str, centre: tuple[str, ...] = ()) -> Document:
    """Players and deal of a table with these masks in front of the players and in the centre."""
    deal = {str(seat): mask for seat, mask in enumerate(masks)}
    deal |= {f"c{number}": mask for number, mask in enumerate(centre)}
    return {"players": [f"P{seat}" for seat in range(len(masks))], "deal": deal}


def small(players: int, sides: str) -> Document:
    """Players and deal of a table of two or three."""
    places = [f"{seat}{side}" for seat in range(players) for side in sides]
    return {"players": ["A", "B", "C"][:players], "deal": dict(zip(places, SIX, strict=True))}


def refused(document: object) -> str:
    """Why a document is refused, when it is read or when it is folded."""
    with pytest.raises(RecordError) as caught:
        fold(parse_record(encoded(document)))
    return str(caught.value)


def state(document: object) -> Any:
    """The state after the last choice, as JSON."""
    return json.loads(json.dumps(state_data(fold(parse_record(encoded(document))))))


# --- reading and folding -----------------------------------------------------------------------------


def test_the_example_folds_to_the_state_printed_in_the_format(tmp_path: Path) -> None:
    file = tmp_path / "example.mascarade"
    file.write_text(json.dumps(EXAMPLE, indent=2), encoding="utf-8")
    found = json.loads(json.dumps(state_data(fold(read_record(file)))))
    found["asked"]["answers"].sort()  # in any order
    assert found == EXAMPLE_STATE
    assert list(found) == list(EXAMPLE_STATE)


def test_the_defaults() -> None:
    document = with_setup()
    del document["setup"]["first"]
    setup = parse_record(encoded(document)).setup
    assert (setup.first, setup.graveyard, setup.coins, setup.courthouse) == (0, (), (6, 6, 6, 6), 0)
    assert (setup.opening_turns, setup.revealed, setup.bear_tamer) == (4, "no-announce", None)


def test_a_finished_game_asks_nothing_and_keeps_its_active_player() -> None:
    found = state(finished())
    assert (found["turn"], found["active"], found["over"], found["winners"]) == (0, 0, True, [0])
    assert found["asked"] is None


def test_an_eliminated_seat_has_no_coins_and_no_card() -> None:
    document = announced("king")
    document["setup"]["deal"]["1"] = "damned"
    document["choices"][1] = [1, "contest", "1"]
    found = state(document)
    assert (found["out"], found["coins"], found["bank"]) == ([1], [8, 0, 6, 6], 180)
    assert sorted(found["cards"]) == ["0", "2", "3", "c0", "c1"]


def test_coins_go_by_seat() -> None:
    assert state(with_setup(coins=[1, 2, 3, 12], courthouse=5))["coins"] == [1, 2, 3, 12]


def test_the_steps_of_a_record_are_the_states_on_the_way() -> None:
    record = parse_record(encoded(EXAMPLE))
    assert [game.turn for game in steps(Game(record.setup), record.choices)] == [0, 1, 1, 2]


def test_pairs_are_unordered() -> None:
    one, other = (announced("puppet_master", [0, "players", pair]) for pair in ([1, 3], [3, 1]))
    assert state(one) == state(other)
    one, other = (announced("sage", [0, "places", pair]) for pair in (["1", "c0"], ["c0", "1"]))
    assert state(one) == state(other)


WITHIN = {
    "2 players": small(2, "LRP"),
    "3 players": small(3, "LR"),
    "5 players": seated(*SIX[:5], centre=SIX[5:]),
    "6 players, no centre": seated(*SIX),
    "6 players, one in the centre": seated(*SIX, centre=("spy",)),
    "6 players, two in the centre": seated(*SIX, centre=("spy", "widow")),
    "13 players, two in the centre": seated(*MANY[:13], centre=MANY[13:]),
    "names of 1 and 40 characters": {"players": ["A", "ж" * 40, "🎭" * 40, " "]},
    "equal names": {"players": ["Ann"] * 4},
    "the last player begins": {"first": 3},
    "1 coin": {"coins": 1},
    "12 coins": {"coins": 12},
    "all 200 coins": seated(*MANY[:13]) | {"coins": 12, "courthouse": 44},
    "176 in the courthouse": {"courthouse": 176},
    "no opening turns": {"opening_turns": 0},
    "100 opening turns": {"opening_turns": 100},
    "no-announce": {"revealed": "no-announce"},
    "must-swap": {"revealed": "must-swap"},
    "usurped-swap": {"revealed": "usurped-swap"},
    "a graveyard without the Necromancer": {"graveyard": ["spy", "widow", "damned"]},
    "two Peasants": {"graveyard": ["peasant", "peasant"]},
    "a Bear Tamer's power without the mask": {"bear_tamer": [{"do": "bank", "n": 5}]},
    "a Bear Tamer in the graveyard": {"graveyard": ["bear_tamer"], "bear_tamer": [{"do": "court"}] * 4},
}


@pytest.mark.parametrize("changes", WITHIN.values(), ids=WITHIN)
def test_within_the_limits(changes: Document) -> None:
    document = with_setup(**changes)
    found = state(document)
    assert found["cards"] == document["setup"]["deal"]
    assert found["bank"] + found["courthouse"] + sum(found["coins"]) == 200


FORMAT = 'not a game record: "format" must be "mascarade-record"'
TABLE_OF_4 = "setup: the places dealt to must be 0 1 2 3 c0 c1"
TABLE_OF_6 = "setup: the places dealt to must be 0 1 2 3 4 5 or 0 1 2 3 4 5 c0 or 0 1 2 3 4 5 c0 c1"
PLAYERS = "setup: there must be 2 to 13 players, not "
NAME = "setup: a player's name must have 1 to 40 characters"
STRINGS = "setup: players must be a list of strings"
DEAL = "setup: deal must be an object with a mask for every place"
COINS = "setup: coins must be a whole number from 1 to 12"
COURT = "setup: courthouse must be a whole number from 0 to 200"
OPENING = "setup: opening_turns must be a whole number from 0 to 100"
FIRST = "setup: first must be a whole number from 0 to 3"
VARIANT = "setup: revealed must be one of no-announce, must-swap, usurped-swap"
TOO_MUCH = "setup: seats and courthouse have more than the 200 coins there are"
CHOICE = "choice 0: must be [player, question, answer]"
STEP = "setup: step 0 of the Bear Tamer's power"
DEALT = EXAMPLE["setup"]["deal"]

# One case a limit: the document, and the whole reason.
BEYOND: dict[str, tuple[object, str]] = {
    "not an object": ([], FORMAT),
    "no format": ({"version": 1}, FORMAT),
    "another format": (example(format="chess"), FORMAT),
    "a format that is a list": (example(format=["mascarade-record"]), FORMAT),
    "no version": ({"format": "mascarade-record"}, "version null cannot be read, only 1"),
    "version 0": (example(version=0), "version 0 cannot be read, only 1"),
    "version 2": (example(version=2), "version 2 cannot be read, only 1"),
    "no set-up": ({"format": "mascarade-record", "version": 1}, "setup: the set-up must be an object"),
    "a set-up that is a list": (example(setup=[]), "setup: the set-up must be an object"),
    "no players": (example(setup={"deal": {}}), "setup: the set-up needs players"),
    "no deal": (example(setup={"players": []}), "setup: the set-up needs deal"),
    "nobody": (with_setup(players=[]), PLAYERS + "0"),
    "1 player": (with_setup(players=["A"]), PLAYERS + "1"),
    "14 players": (with_setup(players=["A"] * 14), PLAYERS + "14"),
    "players as an object": (with_setup(players={"0": "A"}), STRINGS),
    "players as a string": (with_setup(players="ABCD"), STRINGS),
    "a name that is a number": (with_setup(players=["A", "B", "C", 4]), STRINGS),
    "a name without characters": (with_setup(players=["A", "B", "C", ""]), NAME),
    "a name of 41 characters": (with_setup(players=["A", "B", "C", "D" * 41]), NAME),
    "a deal that is a list": (with_setup(deal=list(DEALT.values())), DEAL),
    "a mask that is a number": (with_setup(deal=DEALT | {"0": 1}), DEAL),
    "a place too few": (with_setup(deal={place: DEALT[place] for place in list(DEALT)[:-1]}), TABLE_OF_4),
    "a place too many": (with_setup(deal=DEALT | {"c2": "spy"}), TABLE_OF_4),
    "an unknown place": (with_setup(deal=DEALT | {"x": "spy"}), TABLE_OF_4),
    "a place written otherwise": (
        with_setup(deal={"00" if place == "0" else place: mask for place, mask in DEALT.items()}),
        TABLE_OF_4,
    ),
    "no centre at 4": (with_setup(**seated(*SIX[:4])), TABLE_OF_4),
    "one centre card at 4": (with_setup(**seated(*SIX[:4], centre=SIX[4:5])), TABLE_OF_4),
    "no centre at 5": (
        with_setup(**seated(*SIX[:5])),
        "setup: the places dealt to must be 0 1 2 3 4 c0",
    ),
    "two centre cards at 5": (
        with_setup(**seated(*SIX[:5], centre=("spy", "widow"))),
        "setup: the places dealt to must be 0 1 2 3 4 c0",
    ),
    "only c1 at 6": (with_setup(deal=seated(*SIX)["deal"] | {"c1": "spy"}, players=["P"] * 6), TABLE_OF_6),
    "three centre cards at 6": (with_setup(**seated(*SIX, centre=MANY[6:9])), TABLE_OF_6),
    "centre at 3": (
        with_setup(players=["A", "B", "C"], deal=small(3, "LR")["deal"] | {"c0": "spy"}),
        "setup: the places dealt to must be 0L 0R 1L 1R 2L 2R",
    ),
    "no protected card at 2": (
        with_setup(players=["A", "B"], deal={"0L": "king", "0R": "judge", "1L": "spy", "1R": "fool"}),
        "setup: the places dealt to must be 0L 0R 0P 1L 1R 1P",
    ),
    "an unknown mask": (with_setup(deal=DEALT | {"0": "pope"}), "setup: there is no mask 'pope'"),
    "a mask in another spelling": (with_setup(deal=DEALT | {"0": "King"}), "setup: there is no mask 'King'"),
    "an unknown mask in the graveyard": (with_setup(graveyard=["pope"]), "setup: there is no mask 'pope'"),
    "a mask dealt twice": (
        with_setup(deal=DEALT | {"1": "king"}),
        "setup: too many cards of the mask king: 2",
    ),
    "a mask dealt and in the graveyard": (
        with_setup(graveyard=["king"]),
        "setup: too many cards of the mask king: 2",
    ),
    "three Peasants": (
        with_setup(deal=DEALT | {"1": "peasant"}, graveyard=["peasant", "peasant"]),
        "setup: too many cards of the mask peasant: 3",
    ),
    "a graveyard that is a string": (
        with_setup(graveyard="spy"),
        "setup: graveyard must be a list of strings",
    ),
    "a graveyard of numbers": (with_setup(graveyard=[1]), "setup: graveyard must be a list of strings"),
    "first below 0": (with_setup(first=-1), FIRST),
    "first beyond the players": (with_setup(first=4), FIRST),
    "no coins": (with_setup(coins=0), COINS),
    "13 coins": (with_setup(coins=13), COINS),
    "a seat without coins": (with_setup(coins=[6, 6, 6, 0]), COINS),
    "a seat with 13 coins": (with_setup(coins=[6, 6, 6, 13]), COINS),
    "too few fortunes": (with_setup(coins=[6, 6, 6]), "setup: coins must be one number, or 4 of them"),
    "no fortunes": (with_setup(coins=[]), "setup: coins must be one number, or 4 of them"),
    "too many fortunes": (with_setup(coins=[6] * 5), "setup: coins must be one number, or 4 of them"),
    "a negative courthouse": (with_setup(courthouse=-1), COURT),
    "a courthouse of 201": (with_setup(courthouse=201), COURT),
    "more than 200 coins": (with_setup(courthouse=177), TOO_MUCH),
    "negative opening turns": (with_setup(opening_turns=-1), OPENING),
    "101 opening turns": (with_setup(opening_turns=101), OPENING),
    "an unknown variant": (with_setup(revealed="may-swap"), VARIANT),
    "a variant that is a list": (with_setup(revealed=["must-swap"]), VARIANT),
    "a variant that is null": (with_setup(revealed=None), VARIANT),
    "a Bear Tamer dealt without power": (
        with_setup(deal=DEALT | {"0": "bear_tamer"}),
        "setup: the Bear Tamer is in the game, but has no power",
    ),
    "a Bear Tamer in the graveyard without power": (
        with_setup(graveyard=["bear_tamer"]),
        "setup: the Bear Tamer is in the game, but has no power",
    ),
    "a power that is null": (
        with_setup(bear_tamer=None),
        "setup: the Bear Tamer's power must be a list of steps",
    ),
    "a power without steps": (
        with_setup(bear_tamer=[]),
        "setup: the Bear Tamer's power must have 1 to 4 steps, not 0",
    ),
    "a power of five steps": (
        with_setup(bear_tamer=[{"do": "court"}] * 5),
        "setup: the Bear Tamer's power must have 1 to 4 steps, not 5",
    ),
    "a step out of range": (
        with_setup(bear_tamer=[{"do": "bank", "n": 6}]),
        STEP + ': "n" must be a number from 1 to 5',
    ),
    "a step with an unknown key": (
        with_setup(bear_tamer=[{"do": "court", "n": 1}]),
        STEP + " has an unknown key 'n'",
    ),
    "no choices": (
        {key: value for key, value in EXAMPLE.items() if key != "choices"},
        '"choices" must be a list',
    ),
    "choices that are an object": (example(choices={}), '"choices" must be a list'),
    "a choice that is no list": (example(choices=[{}]), CHOICE),
    "a choice of two": (example(choices=[[0, "turn"]]), CHOICE),
    "a choice of four": (example(choices=[[0, "turn", False, 0]]), CHOICE),
    "a choice of nobody": (example(choices=[[None, "turn", False]]), CHOICE),
    "a choice without a question": (example(choices=[[0, 0, False]]), CHOICE),
    "a choice after the end": (
        finished() | {"choices": [*finished()["choices"], [1, "turn", ["look", "1"]]]},
        "choice 4: the game is already over",
    ),
}


@pytest.mark.parametrize(("document", "reason"), BEYOND.values(), ids=BEYOND)
def test_beyond_a_limit(document: object, reason: str) -> None:
    assert refused(document) == reason


SWAPS_OF_0 = (
    '["swap", "0", "1"] ["swap", "0", "2"] ["swap", "0", "3"] ["swap", "0", "c0"] ["swap", "0", "c1"]'
)
NOT_POSSIBLE = {
    "a player out of turn": (
        example(choices=[[1, "turn", ["swap", "1", "0"]]]),
        f"choice 0: player 1 answers 'turn', but player 0 is asked 'turn'; possible: {SWAPS_OF_0}",
    ),
    "another question": (
        example(choices=[[0, "swap", True]]),
        f"choice 0: player 0 answers 'swap', but player 0 is asked 'turn'; possible: {SWAPS_OF_0}",
    ),
    "a question that is none": (
        example(choices=[[0, "a\nb", True]]),
        f"choice 0: player 0 answers 'a\\nb', but player 0 is asked 'turn'; possible: {SWAPS_OF_0}",
    ),
    "a look in an opening turn": (
        example(choices=[[0, "turn", ["look", "0"]]]),
        f"choice 0: only a swap is possible on an opening turn; possible: {SWAPS_OF_0}",
    ),
    "an own place that is not": (
        example(choices=[[0, "turn", ["swap", "1", "0"]]]),
        'choice 0: ["swap", "1", "0"] is not a possible answer to \'turn\'; possible: ' + SWAPS_OF_0,
    ),
    "a later choice": (
        example(choices=[*EXAMPLE["choices"], [2, "turn", ["swap", "2", "c1"]], [2, "swap", None]]),
        "choice 5: null is not a possible answer to 'swap'; possible: true false",
    ),
}


@pytest.mark.parametrize(("document", "reason"), NOT_POSSIBLE.values(), ids=NOT_POSSIBLE)
def test_a_choice_that_is_not_possible(document: object, reason: str) -> None:
    assert refused(document) == reason


@pytest.mark.parametrize(
    ("mask", "reason"),
    [
        ("pope", "there is no mask 'pope'"),
        ("spy", "the mask spy is not in play"),
        ("damned", "the Damned cannot be announced or named"),
    ],
)
def test_announcing_what_cannot_be(mask: str, reason: str) -> None:
    document = with_setup(opening_turns=0) | {"choices": [[0, "turn", ["announce", "0", mask]]]}
    assert refused(document).startswith(f'choice 0: {reason}; possible: ["look", "0"] ["swap", "0", "1"] ')


def test_two_own_cards_are_written_in_the_order_left_right_protected() -> None:
    document = with_setup(**small(2, "LRP"))
    for places in (["0L", "0R"], ["0L", "0P"], ["0R", "0P"]):
        assert state(document | {"choices": [[0, "turn", ["swap", *places]]]})["asked"]["question"] == "swap"
        turned = document | {"choices": [[0, "turn", ["swap", *reversed(places)]]]}
        assert "is not a possible answer" in refused(turned)


# --- writing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ready_scenarios())
def test_a_record_written_and_read_is_the_same(scenario: str) -> None:
    record = random_record(scenario, seed=1)
    again = parse_record(record_text(record).encode())
    assert again == record
    assert fold(again) == fold(record)
    assert record_text(again) == record_text(record)


def test_every_part_of_a_set_up_is_written() -> None:
    changes = {"graveyard": ["spy"], "coins": [1, 2, 3, 4], "courthouse": 9, "opening_turns": 0}
    changes |= {"revealed": "must-swap", "bear_tamer": [{"do": "give", "n": 1, "to": "poorest"}], "first": 2}
    written = json.loads(record_text(parse_record(encoded(with_setup(**changes)))))
    assert written == with_setup(**changes)


def test_what_is_as_usual_is_left_out() -> None:
    setup = Setup(("Ann", "Bob", "Cleo", "Dan"), DEALT)
    assert json.loads(record_text(Record(setup))) == with_setup()


def test_the_text_has_one_choice_a_line() -> None:
    lines = record_text(parse_record(encoded(EXAMPLE))).split("\n")
    assert '    [0, "turn", ["swap", "0", "2"]],' in lines
    assert lines[-4:] == ['    [1, "swap", false]', "  ]", "}", ""]


UNKNOWN = {
    "scenario": "a4",
    "seed": 2**63 - 1,
    "least": -(2**63),
    "created": "2026-01-31T12:00:00Z",
    "roles": [{"human": True, "notes": {"1": ["king", None, 0.25]}}, {}, [], [[[]]]],
    "floats": [1.0, -0.0, 1e300, 0.1, 2.5e-8, 1.7976931348623157e308],
    "Žofie 🎭 \u202e\u2028\u0000\x7f": '\ufeff\u0085 жук \\ " / \t',
    "": "",
}


def test_unknown_keys_survive_a_round_trip() -> None:
    document = example(**UNKNOWN, setup=EXAMPLE["setup"] | UNKNOWN)
    once = record_text(parse_record(encoded(document)))
    written = json.loads(once)
    assert written == document
    assert json.dumps(written["floats"]) == json.dumps(UNKNOWN["floats"])  # 1.0 stays 1.0
    assert record_text(parse_record(once.encode())) == once


def test_unknown_keys_may_be_called_like_keys_elsewhere() -> None:
    document = example(players=[], deal={}, coins=None, setup=EXAMPLE["setup"] | {"version": 2, "choices": 0})
    assert json.loads(record_text(parse_record(encoded(document)))) == document


def test_unknown_keys_change_nothing_in_the_game() -> None:
    document = example(**UNKNOWN, setup=EXAMPLE["setup"] | UNKNOWN)
    assert state(document) == state(EXAMPLE)
