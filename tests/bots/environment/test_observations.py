"""Observations hold what a player has seen, in numbers and in words, and nothing else."""

import json
import random

import numpy as np
import pytest

from mascarade_qt.bots.environment import play as play_module
from mascarade_qt.bots.environment.actions import WAIT, ActionError, number_of
from mascarade_qt.bots.environment.observer import LARGEST, MASK_INDEX, PLACE_INDEX, SIZE, parts
from mascarade_qt.bots.environment.play import Play
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.setup import Setup
from tests.bots.environment.games import TABLES, dealt, moments
from tests.sampling import sampled

DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "cheat", "c0": "fool", "c1": "widow"}


def table(opening_turns: int = 4) -> Play:
    """Four players who know where everything lies."""
    return Play(Setup(("Ann", "Bob", "Cleo", "Dan"), DEAL, opening_turns=opening_turns))


def act(play: Play, kind: str, answer: object) -> None:
    """Answer for the player who is asked."""
    assert play.asked is not None
    play.act(play.asked, number_of(kind, answer))  # type: ignore[arg-type] # of a question


def remembered(play: Play, player: int, place: str) -> dict[str, float]:
    """How likely the player's memory has each mask at a place."""
    row = parts(play.observer(player).array(None))["memory"][PLACE_INDEX[place]]
    return {mask: round(float(row[number]), 3) for mask, number in MASK_INDEX.items() if row[number]}


def test_a_swap_is_remembered_by_its_player_and_doubted_by_others() -> None:
    play = table()
    act(play, "turn", ("swap", "0", "3"))
    act(play, "swap", True)
    assert remembered(play, 0, "0") == {"cheat": 1}
    assert remembered(play, 1, "0") == remembered(play, 1, "3") == {"king": 0.5, "cheat": 0.5}
    assert remembered(play, 1, "2") == {"thief": 1}


def test_one_card_seen_can_place_another() -> None:
    play = table(opening_turns=1)
    act(play, "turn", ("swap", "0", "1"))
    act(play, "swap", True)
    act(play, "turn", ("look", "1"))
    assert remembered(play, 1, "1") == {"king": 1}
    assert remembered(play, 1, "0") == {"judge": 1}
    assert remembered(play, 2, "1") == {"king": 0.5, "judge": 0.5}


def test_the_array_says_what_the_words_say() -> None:
    play = table(opening_turns=0)
    act(play, "turn", ("announce", "0", "king"))
    act(play, "contest", False)
    observation = play.observation(2)
    assert observation["action_mask"].nonzero()[0].tolist() == [
        number_of("contest", False),
        number_of("contest", "2"),
    ]
    found = parts(np.asarray(observation["observation"], np.float32))
    assert found["you"].argmax() == 2
    assert found["announced"].argmax() == MASK_INDEX["king"]
    assert found["claimed"].nonzero()[0].tolist() == [0]
    assert found["passed"].nonzero()[0].tolist() == [1]
    assert (found["coins"] * 13).round(3)[:5].tolist() == [6, 6, 6, 6, 0]
    text = play.words(2)
    for line in (
        "you are player 2, on seat 2",
        "seat 0: player 0, 6 coins; last announced the king",
        "announced: the king",
        "claimed by player 0 with the card at 0",
        "passed: player 1",
        "  2: thief 100%",
        "you are asked: contest",
        f"  {number_of('contest', False)}: let it pass",
    ):
        assert line in text.splitlines()
    assert "asked" not in play.words(1)


def test_who_is_not_asked_can_only_wait() -> None:
    play = table()
    assert play.observation(1)["action_mask"].nonzero()[0].tolist() == [WAIT]
    play.act(1, WAIT)
    with pytest.raises(ActionError, match=r"player 1 is not asked and can only wait \(action 0\)"):
        play.act(1, number_of("swap", True))
    with pytest.raises(ActionError, match=r"action 0 \(wait\) is no possible answer to 'turn'; possible: "):
        play.act(0, WAIT)
    assert play.asked == 0


@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, TABLES[::3]))
def test_every_moment_fits_the_space(scenario: str, players: int) -> None:
    for play in moments(dealt(scenario, players, 2), 2):
        for player in {play.asked or 0, play.game.turn % players}:
            observation = play.observation(player)
            array = observation["observation"]
            assert array.shape == (SIZE,)
            assert ((array >= 0) & (array <= LARGEST)).all()
            assert observation["action_mask"].any()
            memory = parts(np.asarray(array, np.float32))["memory"]
            for place, mask in play.game.cards.items():  # the truth is never ruled out
                assert memory[PLACE_INDEX[place], MASK_INDEX[mask]] > 0
                assert memory[PLACE_INDEX[place]].sum() == pytest.approx(1, abs=1e-4)


def test_the_lines_are_those_that_programs_read() -> None:
    for play in moments(dealt("a5", 6, 1), 1, most_turns=12):
        question = play.game.question
        for player in range(6):
            kinds = [json.loads(line)["event"] for line in play.lines(player)]
            assert kinds[0] == "setup"
            assert kinds.count("question") == (question is not None and question.player == player)


# --- nothing hidden ----------------------------------------------------------------------------------


def check(scenario: str, players: int, seed: int) -> tuple[int, int]:
    """What a player can't know is redrawn, and what they get stays: how often tried, and how often other."""
    rng = random.Random(seed)
    tried = other = 0
    for number, play in enumerate(moments(dealt(scenario, players, seed), seed)):
        if number % 5:
            continue
        player = rng.randrange(players)
        again = play.redrawn(player, rng.randrange(1000))
        for one, two in zip(
            play.observation(player).values(), again.observation(player).values(), strict=True
        ):
            assert one.tobytes() == two.tobytes()
        assert play.words(player) == again.words(player)
        assert play.lines(player) == again.lines(player)
        assert play.asked == again.asked
        tried += 1
        other += (play.game.cards, play.game.graveyard) != (again.game.cards, again.game.graveyard)
    return tried, other


@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, TABLES[::2]))
def test_nothing_hidden_is_in_an_observation(scenario: str, players: int) -> None:
    tried, other = check(scenario, players, 3)
    assert tried > 5
    assert other > tried / 5  # otherwise it would prove nothing


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(event: Event, player: int) -> Event:
        return event

    monkeypatch.setattr(play_module, "seen", everything)
    with pytest.raises((AssertionError, ValueError)):
        [check("a5", 6, seed) for seed in range(5)]
