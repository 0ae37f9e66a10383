"""Positions in which the right answer is clear: the choices within powers."""

import pytest

from mascarade_qt.engine.questions import Answer
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd

LEVELS = ("courtier", "master")


def using(cards: str, mask: str, coins: tuple[int, ...] | int = 6, **more: object) -> Watched:
    """The first player uses a power that nobody contests."""
    bear_tamer = more.get("bear_tamer")
    graveyard = str(more.get("graveyard", ""))
    table = Watched(begin(cards, coins=coins, bear_tamer=bear_tamer, graveyard=graveyard))
    return table.announce(mask).all_pass()


@pytest.mark.parametrize("level", LEVELS)
def test_the_witch_wants_the_largest_fortune(level: str) -> None:
    table = using("witch king judge thief | cheat empress", "witch", (3, 6, 9, 6))
    reason = table.always(2, level)
    assert (reason.kind, reason.facts) == ("target-fortune", {"player": 2, "coins": 9})


@pytest.mark.parametrize("level", LEVELS)
def test_the_richest_witch_declines(level: str) -> None:
    table = using("witch king judge thief | cheat empress", "witch", (9, 6, 5, 6))
    assert table.always(None, level).kind == "target-decline"


def test_puppets_pay_where_it_does_not_end_the_game_badly() -> None:
    table = using(crowd(6, "puppet_master"), "puppet_master", (5, 1, 10, 6, 6, 6))
    assert table.always(lambda pair: isinstance(pair, tuple) and 1 not in pair).kind == "target-pair"
    table = using(crowd(6, "puppet_master"), "puppet_master", (9, 1, 7, 6, 6, 6))
    table.always(lambda pair: isinstance(pair, tuple) and 1 in pair)


@pytest.mark.parametrize(("coins", "way"), [((4, 3, 6, 11), "left"), ((4, 11, 6, 3), "right")])
def test_the_alchemist_hands_fortunes_the_right_way(coins: tuple[int, ...], way: str) -> None:
    table = using("alchemist king judge thief | cheat empress", "alchemist", coins)
    assert table.always(way).facts == {"direction": way, "coins": 11}


def test_the_gurus_target_names_the_own_card_and_is_chosen_unsure() -> None:
    table = Watched(begin(crowd(8, "guru", "king", "judge", "empress"), first=7))
    table.play(("swap", "7", "2"), True).announce("guru", "0").all_pass()
    assert table.always(2).kind == "target-unsure"
    table.play(1)
    assert table.always("king").facts == {"mask": "king", "chance": 1.0}


def test_the_guru_leaves_somebody_alone_who_may_be_the_damned() -> None:
    """Players 2 and 4 are as unsure of their cards as each other."""
    table = Watched(begin("guru king judge damned empress witch spy thief", first=6))
    table.play(("swap", "6", "4"), True, ("swap", "7", "2"), True).announce("guru", "0").all_pass()
    assert table.answers().keys() <= {2, 4}
    table = Watched(begin("guru king damned judge empress witch spy thief", first=6))
    table.play(("swap", "6", "4"), True, ("swap", "7", "2"), True).announce("guru", "0").all_pass()
    table.always(4)


def test_in_a_small_game_the_guru_is_shown_what_was_named() -> None:
    table = using("guru/king judge/empress thief/witch", "guru").play(1, "empress")
    reason = table.always("1R")
    assert (reason.kind, reason.facts["mask"]) == ("show-named", "empress")


def test_in_a_small_game_the_guru_is_shown_the_damned_rather_than_what_was_named() -> None:
    using("guru/king empress/damned thief/witch", "guru").play(1, "empress").always("1R")


def test_in_a_small_game_the_courtesan_is_shown_a_woman() -> None:
    table = using("courtesan/king judge/empress thief/witch", "courtesan")
    assert table.always("2R").kind == "show-woman"


def test_the_gambler_cannot_be_read() -> None:
    table = using("gambler king judge thief | cheat empress", "gambler")
    assert len(table.answers(range(30))) == 3
    assert table.ask()[1].kind == "hide-mixed"
    table.play(2)
    assert table.ask()[1].kind == "target-harmless"
    table.play(1)
    assert len(table.answers(range(30))) == 3
    assert table.ask()[1].kind == "guess-mixed"


def test_the_gambler_does_not_bet_with_somebody_about_to_win() -> None:
    table = using("gambler king judge thief | cheat empress", "gambler", (6, 12, 6, 6)).play(2)
    table.always(lambda player: player != 1)


def test_the_usurper_takes_what_wins() -> None:
    table = using("usurper judge thief empress king spy fool beggar", "usurper", (10, *(6,) * 7))
    assert table.always(3).facts == {"player": 3, "mask": "empress", "chance": 1.0}
    table.play(3)
    assert table.always("empress").kind == "name-theirs"


def test_the_usurper_leaves_the_damned_alone() -> None:
    table = using(crowd(8, "usurper", "damned", "king", "empress"), "usurper")
    table.always(lambda player: player != 1)


def test_the_spy_takes_the_better_card() -> None:
    table = using("spy king judge empress | cheat witch", "spy", (10, 6, 6, 6))
    assert table.always("3").kind == "place-better"
    table.play("3")
    found = table.answers(range(20))
    assert found[True] > found[False]


def test_the_sage_looks_where_least_is_known() -> None:
    table = Watched(begin(crowd(8, "sage", "king"), first=7)).play(("swap", "7", "3"), True)
    table.announce("sage", "0").all_pass()
    assert table.always(("3", "7")).kind == "places-learn"


def test_the_fool_confuses_others() -> None:
    table = using(crowd(6, "fool", "empress", "judge"), "fool", (6, 10, 6, 6, 6, 6))
    reason = table.always(lambda places: isinstance(places, tuple) and "0" not in places)
    assert reason.kind == "places-confuse"
    table.play(("1", "2"))
    assert {table.ask(seed)[1].kind for seed in range(4)} == {"swap-others"}


def test_the_princess_shows_what_is_unknown() -> None:
    table = Watched(begin(crowd(6, "princess", "king"), first=5)).play(("swap", "5", "3"), True)
    table.announce("princess", "0").all_pass()
    assert table.always(lambda player: player in (3, 5)).kind == "target-learn"


def test_the_trickster_among_equals_spares_nobody_for_another() -> None:
    table = using("trickster king judge thief | cheat empress", "trickster", (6, 8, 8, 6))
    assert table.ask()[1].kind == "target-take"


GIVES = [{"do": "bank", "n": 2}, {"do": "give", "n": 1, "to": "chosen"}]
TAKES = [{"do": "take", "n": 2, "from": "chosen"}, {"do": "give", "n": 1, "to": "chosen"}]
LOOKS = [{"do": "look", "at": "chosen"}]


def test_the_bear_tamer_gives_nobody_the_victory() -> None:
    cards = "bear_tamer king judge thief | cheat empress"
    table = using(cards, "bear_tamer", (6, 12, 6, 6), bear_tamer=GIVES)
    assert table.always(lambda player: player != 1).kind == "target-give"


def test_the_bear_tamers_second_step_is_another_question() -> None:
    cards = "bear_tamer king judge thief | cheat empress"
    table = using(cards, "bear_tamer", (6, 12, 6, 6), bear_tamer=TAKES)
    assert table.always(1).kind == "target-take"
    table.play(1)
    assert table.ask()[1].kind == "target-give"


def test_the_bear_tamer_looks_where_there_is_something_to_learn() -> None:
    table = Watched(begin("king bear_tamer judge thief | cheat empress", bear_tamer=LOOKS))
    table.play(("swap", "0", "2"), True).announce("bear_tamer", "1").all_pass()
    assert table.always(lambda place: place in ("0", "2")).kind == "place-learn"


def test_the_necromancer_fears_the_damned() -> None:
    def raises(answer: Answer) -> bool:
        return isinstance(answer, tuple) and answer[-1] == "necromancer"

    cards = crowd(8, "necromancer")
    dangerous = Watched(begin(cards, graveyard="damned"))
    harmless = Watched(begin(cards, graveyard="empress"))
    dangerous.always(lambda answer: not raises(answer))
    harmless.always(raises)
