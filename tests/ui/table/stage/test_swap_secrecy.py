"""No one, even watching frame by frame, can tell a swap from a pretence."""

from itertools import combinations

import pytest

from mascarade_qt.engine.events import Event, Returned, Took, TurnBegan
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.look.motion import CLOCK
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened, close
from tests.ui.table.film import Film, differences, movements, picture, take_film
from tests.ui.table.harness import Hands, ScriptedMatch, StillMatch, a_setup

SMALL = (1000, 620)

pytestmark = pytest.mark.usefixtures("quick")


def alike(true: Film, pretended: Film) -> None:
    """The same pictures, the same words, in the same time."""
    assert true.durations == pretended.durations
    assert len(true.frames) == len(pretended.frames) > 1
    for number, (one, other) in enumerate(zip(true.frames, pretended.frames, strict=True)):
        assert differences(one, other) == 0, f"frame {number}"
    assert true.words == pretended.words


def setup_of(players: int) -> Setup:
    """A table of this size, opening turns past."""
    return a_setup({2: "small-two", 3: "small-three", 4: "a4"}[players], players)


def pairs() -> list[tuple[int, str, str, int]]:
    """Every two places, taken by the person and by somebody else."""
    found = []
    for players in (4, 3, 2):
        places = list(setup_of(players).deal)
        for one, other in combinations(places, 2):
            found += [(players, one, other, taker) for taker in (0, 1)]
    return found


def filmed(
    opened: Opened, setup: Setup, places: tuple[str, str], taker: int, swapped: bool, step: int
) -> Film:
    """Two cards are taken and come back; the person sees what this person may see."""
    CLOCK.factor = 1.0
    match = StillMatch()
    hands = opened(match, SMALL)
    match.open(setup, past=[TurnBegan(0, taker, taker)])
    screen = hands.screen
    screen.grab()
    events: list[Event] = [Took(taker, places), Returned(taker, places, swapped)]
    match.tell(setup, events, asked=Asked(0, 1, "contest", None, False))
    film = take_film(screen, screen.board, step)
    close(screen)
    return film


@pytest.mark.parametrize(("players", "one", "other", "taker"), pairs()[:30:9])
def test_two_places(opened: Opened, players: int, one: str, other: str, taker: int) -> None:
    """What a frame shows is a function of the two places alone (four players and the centre)."""
    setup = setup_of(players)
    films = [filmed(opened, setup, (one, other), taker, swapped, 450) for swapped in (True, False)]
    alike(*films)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "one", "other", "taker"), pairs())
def test_every_two_places_closely(opened: Opened, players: int, one: str, other: str, taker: int) -> None:
    """The same, at 40 frames a second, with two and three players too."""
    setup = setup_of(players)
    films = [filmed(opened, setup, (one, other), taker, swapped, 25) for swapped in (True, False)]
    alike(*films)


def begin_swap(swapped: bool, active: int, people: tuple[int, ...] = (0,), players: int = 4) -> ScriptedMatch:
    """A game in which somebody is about to take two cards."""
    own = {4: "", 3: "L", 2: "L"}[players]
    answers: list[Answer] = [("swap", f"{active}{own}", f"{(active + 1) % 2}{own}"), swapped]

    def bots(question: Question) -> Answer:
        if question.kind == "swap":
            return swapped
        if question.player == active and question.kind == "turn":
            return answers[0]
        return question.answers[0]

    setup = a_setup({2: "small-two", 3: "small-three", 4: "a4"}[players], players, first=active)
    return ScriptedMatch(setup, people, bots=bots)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_players_swap(opened: Opened, players: int) -> None:
    """A bot takes two cards; the whole screen looks the same, log and all."""
    films = []
    for swapped in (True, False):
        CLOCK.factor = 0.0
        hands = opened(begin_swap(swapped, active=1, players=players), SMALL)
        hands.turn_over()
        CLOCK.factor = 1.0
        films.append(take_film(hands.screen, hands.screen, 200))
        close(hands.screen)
    alike(*films)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_own_swap_after_choosing(opened: Opened, players: int) -> None:
    """The cards wait under the cloth; what is chosen then changes nothing on the table."""
    films = []
    for name in ("answer_True", "answer_False"):
        CLOCK.factor = 0.0
        hands = opened(begin_swap(True, active=0, players=players), SMALL)
        hands.turn_over()
        choose_swap(hands)
        assert hands.names == ["answer_True", "answer_False"]
        away = [place for place, card in hands.screen.board.cards.items() if card.away]
        assert len(away) == 2
        CLOCK.factor = 1.0
        hands.press(name)
        films.append(take_film(hands.screen, hands.screen.board, 200))
        close(hands.screen)
    alike(*films)


def choose_swap(hands: Hands) -> None:
    """Take the first two cards that can be taken."""
    hands.press("answer_swap")
    while "answer_True" not in hands.names:
        hands.wait()
        hands.screen.prompt.buttons[0].click()
        idle()
        hands.wait()


@pytest.mark.parametrize("choice", [0, 1])
def test_a_swap_at_a_shared_screen(opened: Opened, choice: int) -> None:
    """Behind the curtain one of two is pressed; afterwards the whole screen is the same."""
    films = []
    for pressed in (0, 1):
        CLOCK.factor = 0.0
        hands = opened(begin_swap(True, active=choice, people=(0, 1)), SMALL)
        hands.turn_over()
        hands.press("answer_swap")
        hands.wait()
        hands.screen.prompt.buttons[0].click()
        idle()
        hands.open_curtain()
        CLOCK.factor = 1.0
        hands.close_curtain(bool(pressed))
        idle()
        hands.screen.setFocus()
        films.append(take_film(hands.screen, hands.screen, 200))
        close(hands.screen)
    alike(*films)


def test_the_cards_are_seen_moving(opened: Opened) -> None:
    """The stage covers the table, and cards are seen where no card lies."""
    match = StillMatch()
    screen = opened(match, SMALL).screen
    match.open(setup_of(4), past=[TurnBegan(0, 1, 1)])
    idle()
    board = screen.board
    still = picture(board)
    lying = [card.geometry() for card in board.cards.values()]
    CLOCK.factor = 1.0
    match.tell(setup_of(4), [Took(1, ("1", "3")), Returned(1, ("1", "3"), True)])
    idle()
    seen = []
    for group in movements(screen):
        group.setCurrentTime(390)  # in the middle of the glide, or coming out
        seen.append(differences(still, picture(board), lying))
    assert min(seen) > 1000, f"pixels that changed beside the places of cards: {seen}"
