"""Nothing that a seat can't know reaches its phone: other secrets, the same traffic."""

import random
from typing import Any

from hypothesis import given, settings

from mascarade_qt.engine.record import Record
from mascarade_qt.engine.setup import Setup
from tests.phones.room import Room
from tests.properties.redraw import agreeing, hidden_from
from tests.properties.strategies import QUICK, play, seeds, setups
from tests.properties.witness import countless, witnessed


def traffic(record: Record, player: int) -> list[dict[str, Any]]:
    """All that one phone is sent in a game."""
    room = Room(record.setup, (player,), "history")
    room.sit_down()
    for _, _, answer in record.choices:
        room.apply(answer)
        for index in range(room.state(player)["looks"]):
            room.say(player, do="peek", index=index)
    return [_without_chance(message) for message in room.lines[player].sent]


def _without_chance(message: dict[str, Any]) -> dict[str, Any]:
    """Without keys and signs, and with secret answers in one order."""
    question = message.get("question")
    if question:
        question = {**question, "answers": sorted(question["answers"], key=str)}
    return {**message, "device": "", "wish": None, "question": question}


@settings(QUICK, max_examples=15)
@given(setups().map(countless), seeds)
def test_other_secrets_make_no_difference_to_a_phone(setup: Setup, seed: int) -> None:
    record, rng = play(setup, seed, most=40), random.Random(seed)
    player = rng.randrange(len(setup.players))
    other = agreeing(record, witnessed(record), player, rng)
    assert traffic(record, player) == traffic(other, player)


def test_the_comparison_notices_what_is_told() -> None:
    """One's own swaps and looks do make a difference, once the finger is on them."""
    different = 0
    for seed in range(12):
        setup = Setup(
            players=("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"),
            deal=dict(zip("012345", ("spy", "fool", "sage", "king", "gambler", "witch"), strict=True)),
        )
        record = play(setup, seed, most=40)
        player = next((who for who, kind, _ in record.choices if kind == "swap"), 0)
        number = next((n for n, choice in enumerate(record.choices) if choice[:2] == (player, "swap")), None)
        if number is None or number in hidden_from(record, player):
            continue
        choices = list(record.choices[: number + 1])
        other = Record(setup, [*choices[:-1], (player, "swap", not choices[-1][2])])
        different += traffic(Record(setup, choices), player) != traffic(other, player)
    assert different
