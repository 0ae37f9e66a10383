"""Questions and answers (record-format.md): what is asked, in which order, what is refused, and copies."""

import random
from collections.abc import Sequence

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, AnswerError, Question
from mascarade_qt.engine.refusals import possible
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from tests.engine.builders import announce, answers, asked, begin, crowd, idle, play

FOUR = "king judge thief spy | cheat widow"


def at(mask: str, *given: Answer, cards: str = "judge thief king | cheat widow") -> Game:
    """Player 0 has announced a mask that nobody contested, and some of its questions were answered."""
    game = begin(f"{mask} {cards}", graveyard="empress" if mask == "necromancer" else "")
    announce(game, mask)
    play(game, *given)
    return game


def refuse(game: Game, answer: object) -> str:
    """The reason why an answer is refused; nothing may have changed."""
    before, events = game.copy(), list(game.events)
    with pytest.raises(AnswerError) as error:
        game.answer(answer)
    assert game == before
    assert game.events == events
    assert (game.question, game.coins, game.cards) == (before.question, before.coins, before.cards)
    return str(error.value)


# --- order within a power ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mask", "conversation"),
    [
        ("witch", [(0, "player", 1)]),
        ("guru", [(0, "player", 2), (2, "mask", "king")]),
        ("princess", [(0, "player", 2)]),
        ("gambler", [(0, "hide", 1), (0, "player", 2), (2, "guess", 3)]),
        ("usurper", [(0, "player", 2), (0, "mask", "judge")]),
        ("trickster", [(0, "player", 2)]),
        ("puppet_master", [(0, "players", (1, 2))]),
        ("spy", [(0, "place", "1"), (0, "swap", True)]),
        ("fool", [(0, "places", ("1", "2")), (0, "swap", False)]),
        ("sage", [(0, "places", ("1", "c0"))]),
        ("alchemist", [(0, "direction", "left")]),
        ("courtesan", []),
        ("beggar", []),
        ("patron", []),
        ("necromancer", []),
        ("actress", []),
    ],
)
def test_the_order_of_questions_within_a_power(
    mask: str, conversation: Sequence[tuple[int, str, Answer]]
) -> None:
    game = at(mask)
    for player, kind, answer in conversation:
        assert asked(game) == (player, kind)
        assert answer in answers(game)
        play(game, answer)
    assert asked(game)[1] == "turn"


@pytest.mark.parametrize(
    ("cards", "conversation"),
    [
        ("princess/king thief/spy cheat/widow", [(0, "player", 1), (0, "place", "1L")]),
        ("courtesan/king thief/spy cheat/widow", [(2, "place", "2L")]),
        ("usurper/king thief/spy cheat/widow", [(0, "player", 1), (0, "place", "1R"), (0, "mask", "king")]),
        ("guru/king thief/spy cheat/widow", [(0, "player", 1), (1, "mask", "spy"), (1, "place", "1R")]),
        ("guru/king/judge thief/spy/widow", [(1, "mask", "spy"), (1, "place", "1P")]),
        ("gambler/king/judge thief/spy/widow", [(0, "hide", 1), (1, "guess", 2)]),
    ],
)
def test_the_order_of_questions_in_a_small_game(
    cards: str, conversation: Sequence[tuple[int, str, Answer]]
) -> None:
    game = begin(cards)
    announce(game, cards.split("/")[0])
    for player, kind, answer in conversation:
        assert asked(game) == (player, kind)
        play(game, answer)
    assert asked(game)[1] == "turn"


@pytest.mark.parametrize(
    ("cards", "contests", "then"),
    [
        ("trickster judge thief king | cheat widow", (1,), (0, "player")),  # all equal: asked
        ("usurper judge thief king | cheat widow", (1, 2), (0, "mask")),  # only player 3 is left
        ("fool/judge/king thief/spy/widow", (), (0, "swap")),
        ("gambler/judge/king thief/spy/widow", (), (0, "hide")),
        ("sage/judge/king thief/spy/widow", (), (1, "turn")),
        ("guru/judge/king thief/spy/widow", (), (1, "mask")),
        ("puppet_master/judge thief/king cheat/widow", (), (2, "turn")),
    ],
)
def test_a_question_with_only_one_possible_answer_is_not_asked(
    cards: str, contests: tuple[int, ...], then: tuple[int, str]
) -> None:
    game = begin(cards)
    announce(game, cards.split()[0].split("/")[0], *contests)
    assert asked(game) == then
    assert len(answers(game)) > 1


# --- what is offered and what is refused -------------------------------------------------------------


@pytest.mark.parametrize("answer", [1, 0, 1.0, "true", None, (), (True,), [True], {}])
def test_swap_is_answered_by_a_truth_value(answer: object) -> None:
    game = begin(FOUR)
    play(game, ("swap", "0", "1"))
    assert "possible: true false" in refuse(game, answer)
    play(game, True)
    assert game.turn == 1


@pytest.mark.parametrize("answer", [0, True, None, "2", 1, "", "c0", ["1"], ("1",)])
def test_contest_is_answered_by_false_or_an_own_place(answer: object) -> None:
    game = begin(FOUR)
    play(game, ("announce", "0", "king"))
    assert 'possible: false "1"' in refuse(game, answer)


@pytest.mark.parametrize("answer", [True, False, 1.0, "1", 0, 4, -1, None, (1,)])
def test_player_is_answered_by_the_number_of_another(answer: object) -> None:
    assert "possible: 1 2 3" in refuse(at("guru"), answer)


@pytest.mark.parametrize("answer", [False, 0, "null", 1.0, True])
def test_the_witch_declines_with_null_only(answer: object) -> None:
    assert "possible: 1 2 3 null" in refuse(at("witch"), answer)


@pytest.mark.parametrize("answer", [True, 0, 4, 1.0, "1", None])
def test_hide_and_guess_are_1_2_or_3(answer: object) -> None:
    assert "possible: 1 2 3" in refuse(at("gambler"), answer)
    assert "possible: 1 2 3" in refuse(at("gambler", 1, 2), answer)


@pytest.mark.parametrize("answer", ["Left", "both", None, 0, ("left",)])
def test_direction_is_left_or_right(answer: object) -> None:
    assert 'possible: "left" "right"' in refuse(at("alchemist"), answer)


@pytest.mark.parametrize("answer", ["0", "c0", "4", 1, None, ("1", "2")])
def test_the_spys_place_is_one_card_of_another(answer: object) -> None:
    assert 'possible: "1" "2" "3"' in refuse(at("spy"), answer)


@pytest.mark.parametrize("pair", [(1, 3), (3, 1)])
def test_players_are_a_pair_in_either_order(pair: tuple[int, int]) -> None:
    game = at("puppet_master", pair)
    assert game.seats == (0, 3, 2, 1)
    assert game == at("puppet_master", (1, 3))


@pytest.mark.parametrize("pair", [("1", "2"), ("2", "1")])
def test_the_fools_places_are_a_pair_in_either_order(pair: tuple[str, str]) -> None:
    assert at("fool", pair, True).cards == at("fool", ("1", "2"), True).cards


@pytest.mark.parametrize("pair", [("1", "c0"), ("c0", "1")])
def test_the_sages_places_are_a_pair_in_either_order(pair: tuple[str, str]) -> None:
    assert at("sage", pair) == at("sage", ("1", "c0"))


@pytest.mark.parametrize(
    "pair",
    [(1, 1), (0, 1), (True, 2), (2, True), (1.0, 2), ("1", "2"), (1, 2, 3), (1,), 1, None, [1, 2], ([1], 2)],
)
def test_other_pairs_of_players_are_refused(pair: object) -> None:
    assert "possible: [1, 2] [1, 3] [2, 3]" in refuse(at("puppet_master"), pair)


@pytest.mark.parametrize("pair", [("1", "1"), ("0", "1"), ("1", "c0"), (1, 2), "12", {"1", "2"}])
def test_other_pairs_of_places_are_refused(pair: object) -> None:
    refuse(at("fool"), pair)


@pytest.mark.parametrize(
    "answer",
    [
        ("look", "1"),
        ("look",),
        ("look", "0", "1"),
        ("swap", "1", "0"),
        ("swap", "0", "0"),
        ("swap", "0", "c2"),
        ("swap", "0"),
        ("announce", "1", "king"),
        ("announce", "c0", "king"),
        ("announce", "0"),
        ("announce", "king"),
        ("pass",),
        (),
        ["look", "0"],
        "look",
        None,
        False,
        0,
    ],
)
def test_a_turn_is_one_of_the_three_actions(answer: object) -> None:
    assert "possible: " in refuse(begin(FOUR), answer)


# --- the reason --------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", [("look", "0"), ("announce", "0", "king")])
def test_the_reason_in_an_opening_turn(answer: object) -> None:
    reason = refuse(begin(FOUR, opening_turns=4), answer)
    assert reason.startswith("only a swap is possible on an opening turn; possible: ")


@pytest.mark.parametrize(
    ("variant", "answer", "reason"),
    [
        ("no-announce", ("announce", "1", "king"), "may not announce"),
        ("must-swap", ("announce", "1", "king"), "may only swap"),
        ("must-swap", ("look", "1"), "may only swap"),
    ],
)
def test_the_reason_after_a_reveal(variant: str, answer: object, reason: str) -> None:
    game = begin(FOUR, revealed=variant)
    announce(game, "king", 1)
    assert reason in refuse(game, answer)
    assert "was revealed on the previous turn" in refuse(game, answer)


@pytest.mark.parametrize(
    ("mask", "reason"),
    [
        ("damned", "the Damned cannot be announced or named"),
        ("empress", "the mask empress is not in play"),
        ("bishop", "there is no mask 'bishop'"),
        ("", "there is no mask ''"),
    ],
)
def test_the_reason_for_a_mask(mask: str, reason: str) -> None:
    assert refuse(begin(FOUR), ("announce", "0", mask)).startswith(reason)
    assert refuse(at("guru", 1), mask).startswith(reason)
    assert refuse(at("usurper", 1), mask).startswith(reason)


def test_the_reason_for_something_that_is_no_mask() -> None:
    assert refuse(begin(FOUR), ("announce", "0", 3)).startswith("there is no mask 3")
    assert refuse(at("guru", 1), 3).startswith("3 is not a possible answer to 'mask'")
    assert refuse(begin(FOUR), ("announce", "9", "king")).startswith('["announce", "9", "king"] is not')


def test_a_reason_is_short_and_on_one_line() -> None:
    reason = refuse(at("guru"), "x" * 1000 + "\n\x1b")
    assert len(reason) < 200
    assert "…" in reason
    assert refuse(at("guru"), "\n\x1b").startswith("'\\n\\x1b'")
    assert refuse(begin(crowd(8)), None).endswith(" and 4 more")  # 16 answers to a turn
    assert possible(Question(0, "hide", range(13))).endswith(" 11 and 1 more")


@pytest.mark.parametrize(
    "answer",
    [object(), {"1"}, {(1, 2): 3}, 10**5000, float("nan"), "\ud800", b"1"],
    ids=lambda a: type(a).__name__,
)
def test_nonsense_of_any_type_is_refused_with_a_reason(answer: object) -> None:
    assert "is not a possible answer to 'player'; possible: 1 2 3" in refuse(at("guru"), answer)


def test_the_game_is_over_is_a_reason() -> None:
    game = begin(FOUR, coins=[11, 6, 6, 6])
    announce(game, "king")
    assert refuse(game, ("look", "1")) == "the game is over"


# --- questions are data ------------------------------------------------------------------------------


def test_questions_are_equal_by_what_they_ask() -> None:
    one, same = Question(1, "hide", (1, 2, 3)), Question(1, "hide", [1, 2, 3])
    assert one == same
    assert len({one, same}) == 1
    assert one != Question(2, "hide", (1, 2, 3))
    assert one != "hide"
    assert repr(one) == "Question(1, 'hide', (1, 2, 3))"


def test_the_answers_of_a_turn_are_grouped_by_what_they_do() -> None:
    question = begin(FOUR).question
    assert question is not None
    assert [{answer[0] for answer in group if isinstance(answer, tuple)} for group in question.actions] == [
        {"look"},
        {"swap"},
        {"announce"},
    ]
    assert sum(question.actions, ()) == question.answers
    assert question.actions is question.actions
    assert Question(0, "swap", (True, False)).actions == ()


# --- copies ------------------------------------------------------------------------------------------


def random_answer(game: Game, rng: random.Random) -> Answer:
    question = game.question
    assert question is not None
    groups = question.actions if question.kind == "turn" else (question.answers,)
    return rng.choice(rng.choice(groups))


@pytest.mark.parametrize("name", ["ultimate-combo", "let-it-roll", "strength-in-unity", "classic"])
def test_a_copy_goes_its_own_way_from_every_question(name: str) -> None:
    rng = random.Random(name)
    game = Game(deal(ready_scenarios()[name], "ABCDEFGHIJK", rng))
    for _ in range(300):
        if game.over:
            break
        answer = random_answer(game, rng)
        here, there = game.copy(), game.copy()
        for _ in range(5):
            if not there.over:
                there.answer(random_answer(there, rng))
        assert game == here  # whatever was done to the copy
        game.answer(answer)
        assert game != here
        here.answer(answer)
        assert game == here
    assert game.turn > 10


def test_a_copy_does_not_share_coins_cards_or_what_is_to_be_done() -> None:
    game = begin("puppet_master judge thief king | cheat widow")
    announce(game, "puppet_master")
    other = game.copy()
    play(other, (1, 2))
    play(other, ("swap", "1", "2"), True)
    assert game.coins == [6, 6, 6, 6]
    assert game.cards == game.setup.deal
    assert game.seats == (0, 1, 2, 3)
    assert asked(game) == (0, "players")
    play(game, (2, 3))
    assert game.seats == (0, 1, 3, 2)


def test_who_listens_gets_the_events_since_the_last_answer() -> None:
    game = begin(FOUR)
    first = play(game, ("look", "0"))
    assert game.events == first
    quiet, loud = game.copy(), game.copy(listening=True)
    assert loud.events == []
    assert quiet.answer(("look", "1")) == []
    assert loud.answer(("look", "1")) != []
    assert quiet == loud
    assert game != quiet


def test_a_game_that_does_not_listen_plays_the_same() -> None:
    loud = begin(FOUR)
    quiet = Game(loud.setup, listening=False)
    for answer in (("announce", "0", "king"), "1", False, "3", ("look", "1")):
        loud.answer(answer)
        assert quiet.answer(answer) == []
        assert quiet == loud
    idle(loud)
    assert quiet != loud
    assert quiet != "a game"


def test_a_question_offers_its_answers_and_nothing_like_them() -> None:
    question = Question(0, "hide", (1, 2, 3))
    assert question.offers(1)
    others: list[object] = [True, 1.0, 4, "1", None, [1], {}]
    assert not any(question.offers(answer) for answer in others)
