"""What a phone shows: every question can be answered by pressing, nothing private lies open."""

import json
from typing import Any

import pytest

from mascarade_qt.engine.events import Announced, Contested, Passed
from mascarade_qt.words.system_language import CODES
from tests.engine.builders import begin, crowd
from tests.phones.room import Room
from tests.sampling import sampled


def room(cards: str, people: tuple[int, ...], **more: Any) -> Room:
    seed = more.pop("seed", 0)
    help_level = more.pop("help_level", "classic")
    found = Room(begin(cards, **more).setup, people, help_level, seed)
    found.sit_down()
    return found


TABLES = {
    "two players": crowd(2, "king", "witch", "spy"),
    "three players": crowd(3, "guru", "fool", "princess"),
    "four": "king judge spy gambler | princess sage",
    "six": "puppet_master alchemist usurper actress courtesan guru | damned",
    "eight": "queen sage gambler princess spy patron widow bear_tamer",
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", sampled(range(6), {0, 1}))
def test_whole_games_are_played_by_pressing_buttons(table: str, seed: int) -> None:
    tamer = (
        [{"do": "bank", "n": 2}, {"do": "look", "at": "chosen"}] if "bear_tamer" in TABLES[table] else None
    )
    players = len(TABLES[table].partition("|")[0].split())
    here = room(
        TABLES[table], tuple(range(players)), seed=seed, bear_tamer=tamer, graveyard="trickster beggar"
    )
    here.play()
    assert here.number > 20
    if here.game.question is None:
        assert all(here.state(player)["over"]["title"] for player in here.people)


@pytest.mark.parametrize("language", CODES)
def test_every_language_says_everything(language: str) -> None:
    here = Room(begin(TABLES["six"], graveyard="king").setup, (0, 3), seed=5)
    here.sit_down(language)
    here.play(80)
    said = json.dumps(here.lines[0].sent, ensure_ascii=False)
    assert "{" + "name}" not in said
    assert "%n" not in said
    if language != "en":
        assert here.lines[0].last("welcome")["words"]["look"] != "Hold to see what only you know"
        assert "Your turn" not in said


def test_each_phone_speaks_its_own_language() -> None:
    here = room(TABLES["four"], (0, 1))
    here.say(0, do="language", language="fr-CA")
    here.say(1, do="language", language="uk")
    assert here.lines[0].last("welcome")["words"]["masks"] == "Masques"
    assert here.lines[1].last("welcome")["words"]["masks"] == "Маски"
    here.apply(("look", "0"))
    assert "Маски" not in json.dumps(here.state(0), ensure_ascii=False)


# --- looks ---


def test_a_look_is_only_sent_while_it_is_held() -> None:
    here = room("king judge spy thief | fool queen", (0, 1))
    here.apply(("look", "0"))
    assert "King" not in json.dumps(here.state(0))
    assert here.state(0)["looks"] == 1
    assert here.state(1)["looks"] == 0
    here.say(0, do="peek", index=0)
    found = here.lines[0].last("peek")
    assert found["masks"] == [{"name": "King", "image": "masks/king.svg"}]
    assert "King" in found["text"]
    here.say(1, do="peek", index=0)
    assert not any(message["kind"] == "peek" for message in here.lines[1].sent)


def test_what_was_seen_has_to_be_remembered_two_turns_later() -> None:
    here = room("king judge spy thief | fool queen", (0, 1))
    here.apply(("look", "0"))
    here.apply(("look", "1"))
    assert here.state(0)["looks"] == 0
    with_log = room("king judge spy thief | fool queen", (0, 1), help_level="history")
    with_log.apply(("look", "0"))
    with_log.apply(("look", "1"))
    assert with_log.state(0)["looks"] == 1


def test_whether_one_swapped_does_not_lie_open() -> None:
    states = []
    for swapped in (True, False):
        here = room("king judge spy thief | fool queen", (0, 1))
        here.apply(("swap", "0", "1"))
        here.apply(swapped)
        states.append((here.state(0), here.state(1)))
    assert states[0] == states[1]


# --- claims ---


def test_people_may_answer_a_claim_before_they_are_asked() -> None:
    here = room("king judge spy thief | fool queen", (1, 2, 3))
    here.apply(("announce", "0", "king"))
    assert here.game.question is not None
    assert here.game.question.player == 1
    assert here.state(3)["question"]["early"]
    here.say(3, do="choose", number=here.number, index=1)
    assert here.state(3)["question"]["given"]
    assert here.overview.answered == {3}
    assert "Contested" not in repr(here.past)
    here.say(1, do="choose", number=here.number, index=0)
    here.say(2, do="choose", number=here.number, index=0)
    spoken = [event for event in here.past if isinstance(event, Announced | Passed | Contested)]
    assert spoken == [Announced(0, "0", "king"), Passed(1), Passed(2), Contested(3, "3")]


def test_an_early_answer_tells_nothing_to_other_phones() -> None:
    sent = []
    for index in (0, 1):
        here = room("king judge spy thief | fool queen", (1, 2, 3))
        here.apply(("announce", "0", "king"))
        before = len(here.lines[1].sent)
        here.say(3, do="choose", number=here.number, index=index)
        assert here.overview.answered == {3}
        sent.append(here.lines[1].sent[before:])
    assert sent == [[], []]


def test_an_early_answer_can_be_taken_back() -> None:
    here = room("king judge spy thief | fool queen", (1, 2, 3))
    here.apply(("announce", "0", "king"))
    here.say(3, do="choose", number=here.number, index=1)
    here.say(3, do="back", number=here.number)
    assert not here.state(3)["question"]["given"]
    here.say(1, do="choose", number=here.number, index=0)
    here.say(2, do="choose", number=here.number, index=0)
    assert here.game.question is not None
    assert here.game.question.player == 3
    assert not here.state(3)["question"]["early"]


def test_an_early_answer_is_for_this_claim_only() -> None:
    here = room("king judge spy thief | fool queen", (1, 2, 3))
    here.apply(("announce", "0", "king"))
    for player in (3, 1, 2):
        here.say(player, do="choose", number=here.number, index=0)
    assert here.game.turn == 1
    here.apply(("announce", "1", "judge"))
    assert here.game.question is not None
    assert here.game.question.player == 2
    assert not here.state(3)["question"]["given"]


# --- coming back ---


def test_after_a_reload_half_an_answer_is_still_there() -> None:
    here = room("king judge spy thief | fool queen", (0, 1))
    here.say(0, do="choose", number=here.number, index=1)  # swap
    before = here.state(0)
    line = here.lines[0]
    device = line.last("welcome")["device"]
    here.hub.gone(line)
    assert here.overview.seats[0] == "away"
    here.lines[0] = type(line)()
    here.hub.called(here.lines[0])
    here.say(0, do="hello", code="", device=device, language="en")
    assert here.overview.seats[0] == "here"
    assert here.state(0) == before


def test_a_phone_that_slept_through_a_round_is_told_all_of_it() -> None:
    here = room("king judge spy thief | fool queen", (0, 1))
    awake = here.lines[0]
    device = awake.last("welcome")["device"]
    here.hub.gone(awake)
    here.apply(("look", "0"))
    here.apply(("look", "1"))
    here.lines[0] = type(awake)()
    here.hub.called(here.lines[0])
    here.say(0, do="hello", code="", device=device, language="ru")
    state = here.state(0)
    assert state["number"] == 2
    assert len(state["lines"]) > 1
