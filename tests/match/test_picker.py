"""Choosing step by step leads to every answer and to nothing else."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mascarade_qt.engine.questions import PAIRS, Answer, Question
from mascarade_qt.match.picker import Picker, Token, same
from tests.ui.table.positions import ASKED, find

PLACES = ("0", "1", "2L", "2R", "2P", "c0", "c1")
MASKS = ("king", "judge", "witch", "spy")


def turns() -> st.SearchStrategy[list[Answer]]:
    """Some answers of a turn, as the engine could offer them."""
    looks = st.tuples(st.just("look"), st.sampled_from(PLACES))
    swaps = st.sampled_from([("swap", *pair) for pair in combinations(PLACES, 2)])
    calls = st.tuples(st.just("announce"), st.sampled_from(PLACES), st.sampled_from(MASKS))
    return st.lists(st.one_of(looks, swaps, calls), min_size=2, unique=True)


def questions() -> st.SearchStrategy[Question]:
    """Questions of every kind with any answers."""
    players = st.lists(st.integers(0, 12), min_size=2, unique=True)

    def pairs(items: tuple[object, ...]) -> st.SearchStrategy[list[Answer]]:
        return st.lists(st.sampled_from(list(combinations(items, 2))), min_size=2, unique=True)

    rows: dict[str, st.SearchStrategy[list[Answer]]] = {
        "turn": turns(),
        "contest": st.lists(st.sampled_from(PLACES), min_size=1, unique=True).map(lambda row: [False, *row]),
        "swap": st.just([True, False]),
        "player": players.flatmap(lambda row: st.sampled_from([row, [*row, None]])),
        "players": pairs(tuple(range(6))),
        "places": pairs(PLACES),
        "place": st.lists(st.sampled_from(PLACES), min_size=2, unique=True),
        "mask": st.lists(st.sampled_from(MASKS), min_size=2, unique=True),
        "guess": st.just([1, 2, 3]),
    }
    return st.sampled_from(sorted(rows)).flatmap(
        lambda kind: rows[kind].map(lambda answers: Question(0, kind, answers))
    )


def explore(question: Question) -> set[str]:
    """Every answer that can be reached; on the way, back undoes each choice."""
    reached: set[str] = set()
    todo: list[list[Token]] = [[]]
    while todo:
        path = todo.pop()
        picker = follow(question, path)
        complete, answer = picker.answer
        if complete:
            reached.add(repr(answer))
            assert question.offers(answer)
            continue
        assert picker.options(), "neither an answer nor a choice"
        for token in picker.options():
            chosen, options = list(picker.chosen), picker.options()
            assert picker.choose(token)
            assert picker.begun
            assert picker.back()
            assert (picker.chosen, picker.options()) == (chosen, options)
            todo.append([*path, token])
    return reached


def follow(question: Question, path: list[Token]) -> Picker:
    """A picker after some choices."""
    picker = Picker(question)
    for token in path:
        assert picker.choose(token)
    return picker


def check(question: Question) -> None:
    """Exactly the question's answers can be reached, pairs in both orders."""
    assert explore(question) == {repr(answer) for answer in question.answers}


@given(questions())
@settings(max_examples=120, deadline=None)
def test_every_answer_and_nothing_else(question: Question) -> None:
    """From any question."""
    check(question)


@pytest.mark.parametrize(("kind", "scenario", "players", "wish"), ASKED)
def test_questions_of_the_engine(kind: str, scenario: str, players: int, wish: str) -> None:
    """From the questions that are really asked."""
    check(find(kind, scenario, players, wish).question)


@given(questions(), st.one_of(st.integers(-3, 20), st.booleans(), st.none(), st.text(max_size=3)))
def test_what_is_not_offered_is_refused(question: Question, token: Token) -> None:
    """And changes nothing; True is not 1."""
    picker = Picker(question)
    offered = any(same(token, option) for option in picker.options())
    chosen, begun = list(picker.chosen), picker.begun  # what goes without saying
    assert picker.choose(token) == offered
    if not offered:
        assert picker.chosen == chosen
        assert picker.begun == begun
        assert not picker.back()


def test_pairs_are_chosen_in_either_order() -> None:
    """The second card may be pressed first."""
    assert set(PAIRS) == {"players", "places"}
    question = Question(0, "places", [("0", "1"), ("0", "2"), ("1", "2")])
    picker = Picker(question)
    assert picker.choose("2")
    assert picker.options() == ["0", "1"]
    assert picker.choose("0")
    assert picker.answer == (True, ("0", "2"))


@given(questions())
@settings(max_examples=60, deadline=None)
def test_the_last_choice_may_be_another(question: Question) -> None:
    """Every alternative leads where it would have led at first; anything else changes nothing."""
    for token in Picker(question).options():
        picker = follow(question, [token])
        if not picker.last:
            continue
        assert picker.last[0] == token
        others = picker.alternatives()
        assert others == Picker(question).options()
        before = list(picker.chosen)
        assert not picker.choose_instead("no such thing")
        assert picker.chosen == before
        for other in others:
            assert picker.choose_instead(other)
            assert picker.chosen == follow(question, [other]).chosen
        assert picker.back()
        assert not picker.begun


@given(questions())
@settings(max_examples=60, deadline=None)
def test_steps_towards_an_answer(question: Question) -> None:
    """The advised answer is reached by nothing but steps that lead to it."""
    for answer in question.answers[:6]:
        picker = Picker(question)
        while not picker.answer[0]:
            steps = [token for token in picker.options() if picker.leads_to(token, answer)]
            assert steps
            assert picker.choose(steps[0])
        assert repr(question.lookup[picker.answer[1]]) == repr(answer)
