"""What holds in every game, for any masks, table and choices: drawn at random."""

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mascarade_qt.engine.events import (
    CardMoved,
    CoinsMoved,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Looked,
    Returned,
    Revealed,
    SeatsChanged,
    Shown,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, AnswerError, Question
from mascarade_qt.engine.record import Record, fold, parse_record, record_text, state_data
from mascarade_qt.engine.setup import Setup
from tests.properties.strategies import (
    MANY,
    QUICK,
    drawn_records,
    json_values,
    moments,
    names,
    places_of,
    play,
    records,
    seeds,
    setups,
)

MOST_TURNS = 400  # the longest of the games tested has less than half of it


# --- every state -------------------------------------------------------------------------------------


def check_state(game: Game) -> None:
    """What is true of every single state."""
    assert game.bank + game.courthouse + sum(game.coins) == 200
    assert min(game.bank, game.courthouse, *game.coins) >= 0
    players = len(game.setup.players)
    assert sorted(game.seats) == sorted(game.seat_of) == list(range(players))
    assert all(game.seat_of[game.seats[seat]] == seat for seat in range(players))
    gone = {game.seat_of[player] for player in game.out}
    centre = sum(place.startswith("c") for place in game.setup.deal)
    places = places_of(players, centre)
    own = {seat: [p for p in places if p.rstrip("LRP") == str(seat)] for seat in range(players)}
    lying = [p for seat in range(players) if seat not in gone for p in own[seat]]
    assert sorted(game.cards) == sorted(lying + places[len(places) - centre :])
    for seat in range(players):
        if seat in gone:
            assert game.coins[seat] == 0
        elif not game.over:
            assert 1 <= game.coins[seat] <= 12, "the game should have ended"
    assert game.over == (game.question is None) == bool(game.winners)
    if game.question is not None:
        check_question(game, game.question)


def check_question(game: Game, question: Question) -> None:
    """A question is asked of a player still in the game, has a choice, and lists each answer once."""
    assert question.player not in game.out
    assert len(question.answers) >= 2
    kinds = [(type(answer), answer) for answer in question.answers]
    assert len(set(kinds)) == len(kinds)
    if question.kind in ("players", "places"):
        pairs = [answer for answer in question.answers if isinstance(answer, tuple)]
        assert all(len(set(pair)) == 2 for pair in pairs)
        assert len({frozenset(pair) for pair in pairs}) == len(question.answers)


def check_every_state(setup: Setup, seed: int) -> None:
    """Play to the end, which comes, and look at every state on the way."""
    for game, _ in moments(setup, seed, most=100_000):
        check_state(game)
        assert game.turn < MOST_TURNS
    assert game.over
    check_winners(game)


def check_winners(game: Game) -> None:
    """The richest win together, but the Cheat wins alone."""
    assert not set(game.winners) & set(game.out)
    assert list(game.winners) == sorted(set(game.winners))
    fortunes = {player: game.coins[game.seat_of[player]] for player in game.seats if player not in game.out}
    if game.ending == "cheat":
        assert len(game.winners) == 1
        assert fortunes[game.winners[0]] >= 10
    else:
        assert set(game.winners) == {p for p, f in fortunes.items() if f == max(fortunes.values())}
        assert game.ending == "alone" or max(fortunes.values()) >= 13 or min(fortunes.values()) == 0


@QUICK
@given(setups(), seeds)
def test_coins_add_up_seats_fit_and_random_play_ends(setup: Setup, seed: int) -> None:
    check_every_state(setup, seed)


@QUICK
@given(drawn_records())
def test_every_state_of_drawn_play(record: Record) -> None:
    game = Game(record.setup)
    check_state(game)
    for _, _, answer in record.choices:
        game.answer(answer)
        check_state(game)


# --- answers -----------------------------------------------------------------------------------------

STRANGE: tuple[object, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 99, 10**30, 0.0, 1.0, 2.0, "", "0", "1", "0L", "1R", "0P", "1P", "c0",
    "c1", "c2", "99", "left", "right", "king", "damned", "nobody", b"0", (), (0,), (0, 0), (0, 1), (1, 0),
    (0, 1, 2), (0.0, 1.0), (False, True), ("0", "0"), ("0", "1"), ("c1", "c0"), ("look",), ("look", "0"),
    ("look", "c0"), ("look", "0", "1"), ("swap", "0", "0"), ("swap", "0", "1"), ("swap", "0R", "0L"),
    ("swap", "0P", "1L"), ("swap", "0L", "1P"), ("swap", "c0", "c1"), ("swap", 0, 1), ("announce",),
    ("announce", "0", "damned"), ("announce", "0", "king"), ("announce", "0P", "king"),
    ("announce", "0", None), ("announce", "c0", "judge"), ("announce", "0", "king", "x"), [], [0, 1],
    ["look", "0"], {}, {"0": 1}, set(), object(),
)  # fmt: skip


def means(question: Question, answer: object) -> bool:
    """Whether this is one of the offered answers; True is not 1, and a pair has no order."""
    for offered in question.answers:
        same = type(answer) is type(offered) and answer == offered
        if isinstance(answer, tuple) and isinstance(offered, tuple):
            pair = answer[::-1] if question.kind in ("players", "places") else answer
            same = any(
                [(type(x), x) for x in way] == [(type(x), x) for x in offered] for way in (answer, pair)
            )
        if same:
            return True
    return False


def lookalikes(answer: Answer) -> Iterable[object]:
    """Wrong answers that resemble a right one."""
    if isinstance(answer, tuple):
        yield from (list(answer), answer[::-1], answer[:-1], (*answer, answer[0]), answer * 2)
        yield tuple(float(item) if isinstance(item, int) else item + " " for item in answer)
        if len(answer) == 3 and answer[0] != "announce":
            yield (answer[0], answer[2], answer[1])
    elif isinstance(answer, str):
        yield from (answer.upper() + "X", [answer], (answer,), answer + "\n")
    elif isinstance(answer, int):
        yield from (float(answer), str(answer), bool(answer), int(answer), [answer], -1 - answer)


def check_answers(setup: Setup, seed: int) -> None:
    """What is offered is accepted, on a copy; what isn't is refused, and leaves the state as it was."""
    rng = random.Random(seed)
    earlier: list[object] = []
    met: set[Question] = set()
    for game, _ in moments(setup, seed, most=60):
        question = game.question
        before = game.copy()
        if question is None:
            assert_refused(game, before, [*STRANGE, *earlier[-5:]])
            continue
        one = rng.choice(question.answers)
        for answer in (one,) if question in met else question.answers:
            game.copy().answer(answer)
        met.add(question)
        if question.kind in ("players", "places") and isinstance(one, tuple):
            assert follow(game, one) == follow(game, one[::-1])
        strange = [*rng.sample(STRANGE, 12), *rng.sample(earlier, min(5, len(earlier))), *lookalikes(one)]
        assert_refused(game, before, [answer for answer in strange if not means(question, answer)])
        earlier.append(one)


def follow(game: Game, answer: object) -> Game:
    """The game after this answer, on a copy."""
    other = game.copy()
    other.answer(answer)
    return other


def assert_refused(game: Game, before: Game, answers: Iterable[object]) -> None:
    events = list(game.events)
    for answer in answers:
        with pytest.raises(AnswerError):
            game.answer(answer)
    assert game == before
    assert game.events == events


@QUICK
@given(setups(), seeds)
def test_every_offered_answer_is_accepted_and_every_other_refused(setup: Setup, seed: int) -> None:
    check_answers(setup, seed)


# --- copies, folding, the file -----------------------------------------------------------------------


def check_copies(setup: Setup, seed: int) -> None:
    """A copy goes its own way, and playing it comes to the same as playing the game."""
    kept: list[tuple[Game, dict[str, object]]] = []
    twin = Game(setup, listening=False)
    for game, choice in moments(setup, seed):
        if choice is not None:
            twin = twin.copy(listening=game.turn % 2 == 0)
            events = twin.answer(choice[2])
            assert events in (game.events, [])
            assert bool(events) == (twin.listening and bool(game.events))
        assert twin == game
        assert state_data(twin) == state_data(game)
        kept.append((game.copy(), copy.deepcopy(state_data(game))))
    for snapshot, state in kept:
        assert state_data(snapshot) == state, "a copy was changed from outside"


@QUICK
@given(setups(), seeds)
def test_a_copy_is_independent_and_plays_alike(setup: Setup, seed: int) -> None:
    check_copies(setup, seed)


def check_record(record: Record) -> None:
    """Folding gives the state that playing gave; writing and reading changes nothing."""
    game = Game(record.setup)
    for _, _, answer in record.choices:
        game.answer(answer)
    assert fold(record) == game
    text = record_text(record)
    again = parse_record(text.encode())
    assert again == record
    assert fold(again) == game
    assert record_text(again) == text


@QUICK
@given(records() | drawn_records())
def test_a_record_written_read_and_folded_is_the_same_game(record: Record) -> None:
    check_record(record)


_known = (
    *("players", "deal", "first", "graveyard", "coins", "courthouse", "opening_turns", "revealed"),
    *("bear_tamer", "roles", "scenario", "seed", "created"),
    *("format", "version", "title", "setup", "choices"),
)
_extras = st.dictionaries(names, json_values, max_size=3).map(
    lambda found: {key: value for key, value in found.items() if key not in _known}
)


@QUICK
@given(st.data(), _extras, _extras, seeds)
def test_unknown_keys_survive(
    data: st.DataObject, in_setup: dict[str, object], in_record: dict[str, object], seed: int
) -> None:
    record = play(data.draw(setups()), seed, most=5)
    record.extra, record.setup_extra = in_record, in_setup
    check_record(record)
    again = parse_record(record_text(record).encode())
    assert again.setup_extra == in_setup
    assert again.extra == in_record


# --- events ------------------------------------------------------------------------------------------


class Mirror:
    """A table that is moved by events only."""

    def __init__(self, setup: Setup) -> None:
        self.purses: dict[int | str, int] = dict(enumerate(setup.coins))
        self.purses["courthouse"] = setup.courthouse
        self.purses["bank"] = 200 - sum(self.purses.values())
        self.cards = dict(setup.deal)
        self.graveyard = list(setup.graveyard)
        self.seats = list(range(len(setup.players)))
        self.out: list[int] = []
        self.turn: tuple[int, int, int] | None = None
        self.ended: Ended | None = None

    def see(self, event: Event) -> None:
        """Do what the event says, and check what it says about cards."""
        assert self.ended is None, "nothing happens after the end"
        match event:
            case CoinsMoved(moves):
                assert moves
                for source, target, number in moves:
                    assert number > 0
                    self.purses[source] -= number
                    self.purses[target] += number
            case Returned(_, (one, other), swapped):
                if swapped:
                    self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
            case CardMoved(source_place, target_place):
                self.cards[target_place] = self.cards.pop(source_place)
            case SeatsChanged(players, seats):
                for player, seat in zip(players, seats, strict=True):
                    self.seats[seat] = player
            case TurnedUp(_, mask):
                assert self.graveyard.pop(0) == mask
                self.graveyard.append(mask)
            case Discarded(None, mask):
                assert self.graveyard.pop() == mask
            case Discarded(str(place), mask):
                assert self.cards.pop(place) == mask
            case Eliminated(player, seat, places):
                assert self.seats[seat] == player
                assert self.purses[seat] == 0
                self.out.append(player)
                for place in places:
                    del self.cards[place]
            case TurnBegan(turn, player, seat):
                self.turn = (turn, player, seat)
            case Ended():
                self.ended = event
            case Looked(_, places, masks):
                assert tuple(self.cards[place] for place in places) == masks
            case Revealed(cards):
                for player, place, mask in cards:
                    assert self.cards[place] == mask
                    assert place.rstrip("LRP") == str(self.seats.index(player))
            case Shown(_, owner, place, mask):
                assert self.cards[place] == mask
                assert place.rstrip("LRP") == str(self.seats.index(owner))

    def check(self, game: Game) -> None:
        """The events told everything."""
        assert [self.purses[seat] for seat in range(len(game.coins))] == game.coins
        assert self.purses["bank"] == game.bank
        assert self.purses["courthouse"] == game.courthouse
        assert self.cards == game.cards
        assert tuple(self.graveyard) == game.graveyard
        assert tuple(self.seats) == game.seats
        assert tuple(sorted(self.out)) == game.out
        assert self.turn == (game.turn, game.active, game.turn_seat)
        assert (self.ended is not None) == game.over
        if self.ended is not None:
            assert self.ended == Ended(game.winners, str(game.ending), tuple(game.coins))


def check_events(setup: Setup, seed: int) -> None:
    """Replaying the events over the deal gives coins, cards and seats."""
    mirror = Mirror(setup)
    for game, _ in moments(setup, seed):
        for event in game.events:
            mirror.see(event)
        mirror.check(game)


@QUICK
@given(setups(), seeds)
def test_events_tell_everything_that_happens(setup: Setup, seed: int) -> None:
    check_events(setup, seed)


# --- cards -------------------------------------------------------------------------------------------


def check_cards(setup: Setup, seed: int) -> None:
    """Cards leave the game only together with a player, and then the Damned is one of them."""
    cards = Counter((*setup.deal.values(), *setup.graveyard))
    lying = dict(setup.deal)
    out: tuple[int, ...] = ()
    for game, choice in moments(setup, seed):
        now = Counter((*game.cards.values(), *game.graveyard))
        if game.out == out:
            assert now == cards
        else:
            lost = cards - now
            assert not now - cards
            assert lost["damned"] == 1
            own = {2: 3, 3: 2}.get(len(setup.players), 1)
            # From the graveyard, the Damned leaves besides the cards of the player who is out.
            assert lost.total() == own + (len(game.graveyard) < len(setup.graveyard))
            assert "damned" not in now
        if choice is not None and choice[1] != "swap" and game.out == out:
            assert game.cards == lying, "only a swap moves cards"
        cards, out, lying = now, game.out, dict(game.cards)


@QUICK
@given(setups(), seeds)
def test_no_card_is_lost_or_doubled(setup: Setup, seed: int) -> None:
    check_cards(setup, seed)


@QUICK
@given(setups(), seeds)
def test_a_power_is_used_once_in_a_turn_and_never_the_damned(setup: Setup, seed: int) -> None:
    used: list[tuple[int, str]] = []
    for game, _ in moments(setup, seed):
        for event in game.events:
            if isinstance(event, TurnBegan):
                used = []
            elif isinstance(event, Used):
                used.append((event.player, event.mask))
        masks = [mask for _, mask in used]
        assert "damned" not in masks
        # Two Peasants use theirs together; each player and mask is told once.
        assert len(set(used)) == len(used)
        assert all(count == 1 or mask == "peasant" for mask, count in Counter(masks).items())


# --- the same, at length -----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "check",
    [check_every_state, check_answers, check_copies, check_events, check_cards],
    ids=lambda check: check.__name__,
)
def test_properties_at_length(check: Callable[[Setup, int], None]) -> None:
    MANY(given(setups(), seeds)(check))()


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_records_at_length() -> None:
    MANY(given(records() | drawn_records(150))(check_record))()
