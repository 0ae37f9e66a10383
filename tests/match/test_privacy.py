"""Nothing of one person at a screen reaches another: the same games with other secrets, compared."""

import random
from dataclasses import replace
from functools import partial

import pytest

from mascarade_qt.engine.events import Chose, Event, Looked, Passed, Returned, Shown, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.loaded import load
from mascarade_qt.match.match import SECRET, Match
from mascarade_qt.match.messages import Message, Moment
from mascarade_qt.match.sights import shared_sight, shared_sights
from tests.match.tables import Seen, a_record, played, run_script
from tests.sampling import sampled
from tests.support.puppets import Puppets

pytestmark = pytest.mark.usefixtures("qapp")

LOOK = Looked(1, ("1",), ("king",))
HOLD = Returned(1, ("1", "2"), True)
HIDE = Chose(1, "hide", 3)
SHOW = Shown(2, 1, "1", "king")
NAMED = Chose(1, "mask", "king")


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (LOOK, LOOK._replace(masks=None)),
        (HOLD, HOLD._replace(swapped=None)),
        (HIDE, HIDE._replace(answer=None)),
    ],
    ids=["look", "swap", "hide"],
)
def test_who_sees_what_one_player_does_in_secret(event: Event, hidden: Event) -> None:
    assert shared_sight(event, (1,), 6) == (event, ())
    assert shared_sight(event, (0,), 6) == (hidden, ())
    assert shared_sight(event, (0, 1), 6) == (hidden, (1,))
    assert shared_sight(event, (0, 2), 6) == (hidden, ())
    assert shared_sight(event, (), 6) == (hidden, ())


def test_who_sees_a_card_that_is_shown_to_all_but_its_owner() -> None:
    hidden = SHOW._replace(mask=None)
    assert shared_sight(SHOW, (0,), 6) == (SHOW, ())
    assert shared_sight(SHOW, (1,), 6) == (hidden, ())
    assert shared_sight(SHOW, (0, 3), 6) == (SHOW, ())
    assert shared_sight(SHOW, (0, 1, 3), 6) == (hidden, (0, 3))
    assert shared_sight(SHOW, (), 6) == (hidden, ())


@pytest.mark.parametrize("event", [NAMED, Passed(1), TurnBegan(0, 1, 1)])
@pytest.mark.parametrize("people", [(), (0,), (1,), (0, 1)], ids=str)
def test_what_is_public_is_the_same_for_all(event: Event, people: tuple[int, ...]) -> None:
    assert shared_sight(event, people, 6) == (event, ())


def test_private_things_keep_their_place() -> None:
    events, private = shared_sights((Passed(2), LOOK, SHOW), (0, 1), 6)
    assert events == (Passed(2), LOOK._replace(masks=None), SHOW._replace(mask=None))
    assert [(one.players, one.event, one.position) for one in private] == [((1,), LOOK, 1), ((0,), SHOW, 2)]


GAMES = [(3, "infernal-trio"), (6, "classic"), (6, "let-it-roll"), (8, "a8"), (13, "ultimate-combo")]


@pytest.mark.parametrize(("players", "scenario"), GAMES)
@pytest.mark.parametrize("seed", sampled(range(4), {0, 2}))
@pytest.mark.parametrize("people", [(0, 1), (0, 2), (1,), ()], ids=str)
def test_other_secrets_make_no_difference_until_somebody_may_see_it(
    players: int, scenario: str, seed: int, people: tuple[int, ...]
) -> None:
    record = played(a_record(players, people, scenario=scenario, seed=seed), seed, most=80)
    rng = random.Random(seed)
    before, _ = run_script(record)
    for reader in people or (None,):
        other = with_other_secrets(record, reader, rng)
        after, _ = run_script(other)
        same = common_steps(record, other, reader, people)
        assert at_opening(before) == at_opening(after)
        for number in range(same):
            one, two = before.moments[number], after.moments[number]
            assert as_read_by(one, reader) == as_read_by(two, reader)


def with_other_secrets(record: Record, reader: int | None, rng: random.Random) -> Record:
    """The same game, where others did other things under the table, as far as it is still possible."""
    graveyard = list(record.setup.graveyard)
    rng.shuffle(graveyard)
    setup = replace(record.setup, graveyard=tuple(graveyard))
    game = Game(setup)
    choices: list[Choice] = []
    for player, kind, answer in record.choices:
        question = game.question
        if question is None or (question.player, question.kind) != (player, kind):
            break
        if player != reader and kind in ("swap", "hide") and rng.random() < 0.5:
            answer = rng.choice([other for other in question.answers if other != answer])
        if not question.offers(answer):
            break
        game.answer(answer)
        choices.append((player, kind, answer))
    return replace(record, setup=setup, choices=choices)


def common_steps(one: Record, other: Record, reader: int | None, people: tuple[int, ...]) -> int:
    """How many moments are the same for this reader (nobody: for the least informed)."""
    sights = []
    for record in (one, other):
        game = Game(record.setup)
        steps = [sight(game.events, reader)]
        for _, _, answer in record.choices:
            steps.append(sight(game.answer(answer), reader))
        sights.append(steps)
    for number, (mine, theirs) in enumerate(zip(*sights, strict=False)):
        if mine != theirs:
            return number
    return min(map(len, sights))


def sight(events: list[Event], reader: int | None) -> list[Event]:
    if reader is not None:
        return [seen(event, reader) for event in events]
    return [shared_sight(event, (), 13)[0] for event in events]


def as_read_by(moment: Moment, reader: int | None) -> object:
    """All of a moment that this person gets to see, and all that anyone at the screen sees."""
    private = [one for one in moment.private if reader in one.players]
    return moment.number, moment.events, private, moment.asked


def at_opening(said: Seen) -> object:
    return said.openings


def test_every_private_moment_belongs_to_somebody_who_may_see_it() -> None:
    kinds = set()
    for seed in range(12):
        record = played(a_record(9, (0, 1, 2), scenario="b9", seed=seed), seed)
        said, _ = run_script(record)
        for moment in said.moments:
            for private in moment.private:
                kinds.add(type(private.event))
                for player in private.players:
                    assert player in (0, 1, 2)
                    assert seen(private.event, player) == private.event
                common = moment.events[private.position]
                assert common != private.event
                assert any(seen(private.event, player) == common for player in (0, 1, 2))
    assert kinds == {Looked, Returned, Shown}


def test_with_one_person_nothing_is_private() -> None:
    said, _ = run_script(played(a_record(9, (0,), scenario="b9"), 3))
    assert not any(moment.private for moment in said.moments)
    assert not any(moment.asked.secret for moment in said.moments if moment.asked is not None)


def test_secret_questions_with_several_people() -> None:
    said, _ = run_script(played(a_record(6, (0, 1), scenario="let-it-roll"), 3))
    asked = [moment.asked for moment in said.moments if moment.asked is not None]
    people = [one for one in asked if one.question is not None]
    assert {one.kind for one in people if one.secret} <= {"swap", "hide"}
    assert all(one.secret == (one.kind in ("swap", "hide")) for one in people)
    assert any(one.secret for one in people)


def test_each_screen_is_told_what_its_own_people_may_know() -> None:
    """Several screens of one match: each with players of its own, one with nobody in front of it."""
    record = played(a_record(9, (0, 1, 2), scenario="b9", seed=2), 2)
    screens: dict[tuple[int, ...], list[Moment]] = {(0,): [], (1, 2): [], (): []}

    def keep(players: tuple[int, ...], said: Message) -> None:
        if isinstance(said, Moment):
            screens[players].append(said)

    loaded = load(replace(record, choices=[]))
    match = Match(loaded, Puppets(lambda _: record.choices[len(screens[()]) - 1][2]))
    for players in screens:
        match.listen(partial(keep, players), players)
    match.start()
    for number, (player, _, answer) in enumerate(record.choices):
        match.shown(number)
        if player in loaded.cast.humans:
            others = set(range(9)) - {player}
            match.answer(number, answer, others)  # not theirs to say
            assert len(screens[()]) == number + 1
            match.answer(number, answer, {player})
    for players, told in screens.items():
        assert len(told) == len(record.choices) + 1
        game = Game(record.setup)
        events = game.events
        for moment, (_, _, answer) in zip(told, record.choices, strict=False):
            assert (moment.events, moment.private) == shared_sights(events, players, 9)
            asked = moment.asked
            assert asked is not None
            assert asked.question == (game.question if asked.player in players else None)
            assert asked.secret == (players == (1, 2) and asked.player in (1, 2) and asked.kind in SECRET)
            events = game.answer(answer)
    match.stop()
