"""Golden games: rewrites the texts beside the records, and plays a new game for each record that is missing.

    python -m tests.records.regenerate

A text tells a game step by step: the choice, what happened as each player saw it (in brackets who sees
what, where it is not the same for all), the state, and who is asked. To renew a game, delete its record.
"""

import dataclasses
import itertools
import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from mascarade_qt.engine.events import Eliminated, Event, Used
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record, fold, moments, read_record, save_record
from mascarade_qt.engine.scenarios import Scenario, deal, ready_scenarios
from mascarade_qt.engine.sight import public_setup, seen, stream
from mascarade_qt.history.replay import all_events
from tests.records.sentences import Sentences

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jim", "Kim", "Leo", "Mia")


class Golden(NamedTuple):
    """A game to be recorded: at which table, and what has to happen in it."""

    name: str
    scenario: Scenario
    players: int
    uses: tuple[str, ...] = ()
    happens: Callable[[Record], bool] = lambda record: True
    more: Mapping[str, Any] = {}  # what the set-up has besides the deal
    fewest: int = 25
    most: int = 70
    finished: bool = True


def somebody_is_out(record: Record) -> bool:
    """Whether a player was eliminated."""
    return any(isinstance(event, Eliminated) for event in all_events(record))


def somebody_must_swap(record: Record) -> bool:
    """Whether a turn came down to a swap because of a reveal."""
    return any(_only_swaps(game) and game.turn >= record.setup.opening_turns for game in moments(record))


def somebody_moved(record: Record) -> bool:
    """Whether the Puppet Master moved people."""
    return fold(record).seats != record.setup.layout.seats


def _only_swaps(game: Game) -> bool:
    question = game.question
    return question is not None and question.kind == "turn" and len(question.actions) == 1


READY = ready_scenarios()
BEAR_TAMER = Scenario(
    "bear-tamer",
    6,
    6,
    ("bear_tamer", "judge", "king", "witch", "beggar", "damned", "cheat"),
    bear_tamer=(
        {"do": "bank", "n": 1},
        {"do": "look", "at": "centre"},
        {"do": "swap", "cards": "own-chosen"},
        {"do": "reveal"},
    ),
)
MIDDLE = {"coins": (9, 2, 11, 4), "courthouse": 7, "opening_turns": 0, "first": 2}

GAMES = (
    Golden("small-two", READY["small-two"], 2, ("fool", "witch", "trickster")),
    Golden("small-three", READY["small-three"], 3, ("king", "empress", "judge")),
    Golden("infernal-trio", READY["infernal-trio"], 3, ("gambler", "sage", "queen", "alchemist")),
    Golden("deadly-duel", READY["deadly-duel"], 2, ("sage", "queen"), somebody_is_out, fewest=15),
    Golden("a4", READY["a4"], 4, ("thief", "cheat", "empress")),
    Golden("a5", READY["a5"], 5, ("judge", "trickster", "witch")),
    Golden("a8-thirteen", READY["a8"], 13, ("peasant", "widow", "fool"), most=110),
    Golden("b6", READY["b6"], 6, ("princess", "spy", "patron", "puppet_master"), somebody_moved),
    Golden("b9", READY["b9"], 9, ("guru", "princess", "widow"), most=90),
    Golden("classic", READY["classic"], 7, ("necromancer", "gambler", "beggar"), most=90),
    Golden("let-it-roll", READY["let-it-roll"], 10, ("courtesan", "necromancer", "guru"), most=110),
    Golden("strength-in-unity", READY["strength-in-unity"], 8, ("actress", "peasant", "sage"), most=110),
    Golden("ultimate-combo", READY["ultimate-combo"], 11, ("usurper", "actress"), somebody_is_out, most=130),
    Golden("bear-tamer", BEAR_TAMER, 6, ("bear_tamer", "beggar")),
    Golden("must-swap", READY["a7"], 7, ("fool",), somebody_must_swap, {"revealed": "must-swap"}),
    Golden("middle", READY["b4"], 4, ("patron", "spy"), more=MIDDLE, fewest=10),
    Golden("unfinished", READY["b7"], 7, ("princess", "puppet_master"), fewest=40, most=40, finished=False),
)


# --- playing -----------------------------------------------------------------------------------------


def find_game(golden: Golden) -> Record:
    """The game of the first seed in which everything wanted happens."""
    return next(record for seed in itertools.count() if (record := _played(golden, seed)) is not None)


def _played(golden: Golden, seed: int) -> Record | None:
    rng = random.Random(f"{golden.name} {seed}")
    setup = deal(golden.scenario, NAMES[: golden.players], rng)
    game = Game(dataclasses.replace(setup, **golden.more))
    record = Record(game.setup, scenario=golden.scenario.id, seed=seed)
    while game.question is not None and len(record.choices) < golden.most:
        record.choices.append(_choice(game, game.question, rng))
        game.answer(record.choices[-1][2])
    fits = game.over == golden.finished and len(record.choices) >= golden.fewest
    return record if fits and set(golden.uses) <= used_masks(record) and golden.happens(record) else None


def _choice(game: Game, question: Question, rng: random.Random) -> Choice:
    """People who know all cards and are mostly honest: so the powers get used."""
    answers = question.answers
    if question.kind == "turn":
        answers = rng.choice(question.actions[-1:] * 2 + question.actions)
        true = tuple(a for a in answers if _is_true(game, a))
        answers = true if true and rng.random() < 0.6 else answers
    elif question.kind == "contest":
        holds = game.announced_mask in (game.cards.get(str(answer)) for answer in answers)
        answers = answers[1:] if rng.random() < (0.5 if holds else 0.1) else answers[:1]
    return question.player, question.kind, rng.choice(answers)


def _is_true(game: Game, answer: Answer) -> bool:
    return isinstance(answer, tuple) and len(answer) == 3 and game.cards[str(answer[1])] == answer[2]


# --- telling -----------------------------------------------------------------------------------------


def used_masks(record: Record) -> set[str]:
    """Whose powers were used; the Damned's is to eliminate a player."""
    used = {event.mask for event in all_events(record) if isinstance(event, Used)}
    out = any(isinstance(event, Eliminated) for event in all_events(record))
    return used | {"damned"} if out else used


def golden_text(record: Record) -> str:
    """The game as text."""
    told = Sentences(record.setup.players)
    lines = [*_heading(record), ""]
    graveyard: tuple[str, ...] = ()
    for number, game in enumerate(moments(record)):
        lines.append(_title(told, record.choices[number - 1], number) if number else "The game begins.")
        lines += [f"    {line}" for event in game.events for line in _told(told, event, len(game.seats))]
        lines += [f"  {line}" for line in _state(game)]
        if game.graveyard != graveyard:
            graveyard = game.graveyard
            lines.append(f"  graveyard {', '.join(graveyard)}")
        lines += [*_question(game), ""]
    return "\n".join(lines)


def _heading(record: Record) -> Iterator[str]:
    setup = record.setup
    yield f"scenario {record.scenario}, {len(setup.players)} players"
    yield ", ".join(f"{player} {name}" for player, name in enumerate(setup.players))
    public = public_setup(setup, setup.first)
    for key in ("event", "version", "players", "deal", "coins"):  # told elsewhere, or no news
        del public[key]
    yield f"the first player is told: {json.dumps(public)}"


def _title(told: Sentences, choice: Choice, number: int) -> str:
    player, question, answer = choice
    return f"{number - 1}. {told.name(player)} ({player}), {question}: {_word(answer)}"


def _word(answer: object) -> str:
    return " ".join(map(str, answer)) if isinstance(answer, tuple) else json.dumps(answer).strip('"')


def _told(told: Sentences, event: Event, number: int) -> list[str]:
    """A sentence; or one for each group of players who see the same."""
    views: dict[str, list[int]] = {}
    for player in range(number):
        views.setdefault(told.of(seen(event, player)), []).append(player)
    if len(views) == 1:
        return [*views]
    return [f"[{' '.join(map(str, players))}] {sentence}" for sentence, players in views.items()]


def _state(game: Game) -> Iterator[str]:
    coins = " ".join(map(str, game.coins))
    people = "" if game.seats == game.setup.layout.seats else f"; seats {' '.join(map(str, game.seats))}"
    out = f"; out {' '.join(map(str, game.out))}" if game.out else ""
    yield f"coins {coins}; bank {game.bank}, courthouse {game.courthouse}{people}{out}"
    yield "cards " + ", ".join(f"{place} {mask}" for place, mask in game.cards.items())


def _question(game: Game) -> Iterator[str]:
    """Who gets the question, and the answers, with those that begin alike together."""
    question = game.question
    if question is None:
        return
    askers = [player for player in range(len(game.seats)) if stream([], question, player)]
    groups: dict[str, list[str]] = {}
    for answer in question.answers:
        *first, last = answer if isinstance(answer, tuple) else (answer,)
        groups.setdefault(" ".join(map(str, first)), []).append(_word(last))
    yield f"  [{' '.join(map(str, askers))}] {question.kind}?"
    yield from (f"    {first}{': ' if first else ''}{' '.join(words)}" for first, words in groups.items())


def main() -> None:
    """Write what is missing, rewrite all texts."""
    for golden in GAMES:
        path = FOLDER / f"{golden.name}.mascarade"
        if not path.exists():
            save_record(find_game(golden), path)
        path.with_suffix(".txt").write_text(golden_text(read_record(path)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
