"""Golden games: whole games told as text. A change of behaviour shows up as a diff.

`python -m tests.records.regenerate` rewrites the texts; read the diff before you keep it.
"""

import pytest

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.record import Record, fold, read_record, record_text
from tests.records.regenerate import (
    FOLDER,
    GAMES,
    Golden,
    golden_text,
    somebody_is_out,
    somebody_must_swap,
    used_masks,
)

games = pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)


def _record(name: str) -> Record:
    return read_record(FOLDER / f"{name}.mascarade")


@games
def test_the_game_goes_as_it_went(golden: Golden) -> None:
    expected = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert golden_text(_record(golden.name)).splitlines() == expected.splitlines()


@games
def test_the_record_is_written_as_it_was(golden: Golden) -> None:
    written = (FOLDER / f"{golden.name}.mascarade").read_text(encoding="utf-8")
    assert record_text(_record(golden.name)) == written


@games
def test_the_game_has_what_it_is_kept_for(golden: Golden) -> None:
    record = _record(golden.name)
    assert set(golden.uses) <= used_masks(record)
    assert golden.happens(record)
    assert fold(record).over == golden.finished
    assert golden.fewest <= len(record.choices) <= golden.most


def test_there_is_a_text_for_each_record_and_no_other() -> None:
    names = {golden.name for golden in GAMES}
    for suffix in ("mascarade", "txt"):
        assert {path.stem for path in FOLDER.glob(f"*.{suffix}")} == names


def test_the_power_of_every_mask_is_used_in_some_game() -> None:
    used: set[str] = set().union(*(used_masks(_record(golden.name)) for golden in GAMES))
    assert used == set(MASKS)


def test_every_family_of_scenarios_is_there() -> None:
    families = {
        "small-two", "small-three", "infernal-trio", "deadly-duel", "a4", "a5", "a8", "b6", "b9", "classic",
        "let-it-roll", "strength-in-unity", "ultimate-combo", "bear-tamer",
    }  # fmt: skip
    assert families <= {_record(golden.name).scenario for golden in GAMES}
    assert {golden.players for golden in GAMES} >= {2, 3, 4, 13}


def test_the_particular_games_are_there() -> None:
    assert somebody_is_out(_record("ultimate-combo"))
    assert somebody_is_out(_record("deadly-duel"))
    assert somebody_must_swap(_record("must-swap"))
    assert not fold(_record("unfinished")).over
    assert _record("middle").setup.courthouse > 0
