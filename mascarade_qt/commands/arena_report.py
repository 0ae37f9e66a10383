"""The arena's results as data, text, Markdown and CSV."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from mascarade_qt.bots.arena.calibration import Bucket, Calibration, Foresight
from mascarade_qt.bots.arena.ladder import MIXED, Cell
from mascarade_qt.bots.arena.tally import Tally

Row = Mapping[str, float | str]
REPLACED = "replaced"  # a column that is shown only if it isn't all zero


def figures(tally: Tally, seconds: float) -> dict[str, float]:
    """About the games as a whole."""
    return {
        "games": tally.games,
        "turns_a_game": round(tally.mean_turns, 2),
        "median_turns": tally.median_turns,
        "stopped": tally.stopped,
        "standstills": tally.standstills,
        "longest_run_of_looks": tally.longest_looks,
        "questions": tally.questions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "questions_per_second": round(tally.questions / seconds, 1),
        "cost_in_choices": round(tally.cost_in_choices, 2),
    }


def results(tally: Tally) -> list[dict[str, float | str]]:
    """About each bot, by its name in the line-up; times are in milliseconds."""
    found: list[dict[str, float | str]] = []
    for name, score in tally.scores.items():
        low, high = tally.interval(name)
        found.append(
            {
                "bot": name,
                "games": tally.sat[name],
                "seats": score.seats,
                "win_share": round(score.wins / tally.sat[name], 4),
                "times_fair": round(score.times_fair, 3),
                "low": round(low, 3),
                "high": round(high, 3),
                "coins": round(score.coins / score.seats, 2),
                "turns": score.turns,
                "looks": score.looks,
                "swaps": score.swaps,
                "swaps_repeated": score.repeated_swaps,
                "announcements": score.announcements,
                "lies": score.lies,
                "lies_believed": score.believed,
                "contested": score.contested,
                "contested_by_two": score.crowded,
                "contests": score.contests,
                "contests_right": score.right,
                "led_a_round_before": score.led,
                "leaders_let_go": score.let_go,
                "own_claims": score.own_claims,
                "own_claims_conceded": score.conceded,
                "seen_through": score.seen_through,
                "fines": score.fines if score.watched else "",
                "median_ms": _significant(score.seconds(0.5) * 1000),
                "p95_ms": _significant(score.seconds(0.95) * 1000),
                "p99_ms": _significant(score.seconds(0.99) * 1000),
                "replaced": score.replaced,
            }
        )
    return found


def _significant(number: float) -> float:
    return float(f"{number:.3g}")


def calibration_data(calibration: Calibration) -> dict[str, object]:
    """The reliability table, and its worst bucket."""
    rows = calibration.rows()
    total = sum(row.number for row in rows)
    worst = calibration.worst()
    return {
        "buckets": [
            {
                "from": row.low,
                "to": row.high,
                "predicted": round(row.predicted, 4),
                "right": round(row.right, 4),
                "mass": round(row.number / total, 5),
                "number": row.number,
            }
            for row in rows
        ],
        "worst": None if worst is None else {"from": worst.low, "to": worst.high, "off": round(worst.off, 4)},
    }


# --- text --------------------------------------------------------------------------------------------


def lineup_text(names: Sequence[str]) -> str:
    """A line-up in a few words."""
    counts = Counter(names)
    if len(counts) == 1:
        return names[0]
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in counts.items())


def figures_text(found: Mapping[str, float]) -> list[str]:
    """One figure per line."""
    return [f"  {name.replace('_', ' '):22}{figure:>14,}" for name, figure in found.items()]


# The columns of the results: heading and content.
def _columns(row: Row) -> dict[str, str]:
    seats = _number(row, "seats")
    return {
        "bot": str(row["bot"]),
        "win share": f"{_number(row, 'win_share'):.1%}",
        "× fair": f"{_number(row, 'times_fair'):.2f}",
        "95 %": f"{_number(row, 'low'):.2f}–{_number(row, 'high'):.2f}",
        "coins": f"{_number(row, 'coins'):.1f}",
        "claims per game": f"{_number(row, 'announcements') / seats:.1f}",
        "lies": _share(row, "lies", "announcements"),
        "believed": _share(row, "lies_believed", "lies"),
        "contested": _share(row, "contested", "announcements"),
        "by two": _share(row, "contested_by_two", "contested"),
        "contests per game": f"{_number(row, 'contests') / seats:.1f}",
        "right": _share(row, "contests_right", "contests"),
        "looks": _share(row, "looks", "turns"),
        "swaps again": _share(row, "swaps_repeated", "swaps"),
        "let go": _share(row, "leaders_let_go", "led_a_round_before"),
        "conceded": _share(row, "own_claims_conceded", "own_claims"),
        "fines": _fines(row, 1),
        "median ms": f"{_number(row, 'median_ms'):g}",
        "95th": f"{_number(row, 'p95_ms'):g}",
        "99th": f"{_number(row, 'p99_ms'):g}",
        REPLACED: _share(row, "replaced", "seats"),
    }


def _number(row: Row, name: str) -> float:
    return float(row[name])


def _share(row: Row, part: str, whole: str) -> str:
    return f"{_number(row, part) / _number(row, whole):.0%}" if row[whole] else "–"


def _fines(row: Row, digits: int) -> str:
    """How many per seat and game; they are not counted where events are not delivered."""
    return "–" if row["fines"] == "" else f"{_number(row, 'fines') / _number(row, 'seats'):.{digits}f}"


def results_text(rows: Sequence[Row]) -> list[str]:
    """A line for each bot; a single one has nothing to compare with, so it gets a line for each figure."""
    if len(rows) == 1:
        names = list(rows[0])
        shown = {name: rows[0][name] for name in names[names.index("coins") :]}
        figures = {name: figure for name, figure in shown.items() if not isinstance(figure, str)}
        return [*figures_text(figures), *manners_text(rows[0])]
    columns = [_columns(row) for row in rows]
    if not any(row["replaced"] for row in rows):
        for column in columns:
            del column[REPLACED]
    return aligned([list(columns[0]), *(list(row.values()) for row in columns)])


def manners_text(row: Row) -> list[str]:
    """How bots of equal strength treat each other, one figure per line."""
    contests = _number(row, "contests") / max(1.0, _number(row, "announcements"))
    found = {
        "lies among claims": _share(row, "lies", "announcements"),
        "lies believed": _share(row, "lies_believed", "lies"),
        "contests per claim": f"{contests:.2f}",
        "contests right": _share(row, "contests_right", "contests"),
        "three claimants or more": _share(row, "contested_by_two", "contested"),
        "looks among turns": _share(row, "looks", "turns"),
        "swaps of the same pair": _share(row, "swaps_repeated", "swaps"),
        "leaders let go": _share(row, "leaders_let_go", "led_a_round_before"),
        "own claims conceded": _share(row, "own_claims_conceded", "own_claims"),
        "fines per seat and game": _fines(row, 2),
    }
    return [f"  {name:26}{figure:>10}" for name, figure in found.items()]


def foresight_text(foresight: Foresight) -> list[str]:
    """Three reliability tables as text."""
    return [
        "what masters believe of every card, at their turns",
        *calibration_text(foresight.cards),
        "who has the mask that is announced",
        *calibration_text(foresight.holders),
        "whether their own claims are contested",
        *calibration_text(foresight.contests),
    ]


def calibration_text(calibration: Calibration) -> list[str]:
    """The reliability table as text."""
    rows = calibration.rows()
    total = sum(row.number for row in rows)
    head = ["believed", "mean", "right", "mass"]
    body = [
        [_range(row), f"{row.predicted:.3f}", f"{row.right:.3f}", f"{row.number / total:.2%}"] for row in rows
    ]
    worst = calibration.worst()
    said = "none has enough in it" if worst is None else f"{_range(worst)}, off by {worst.off:.3f}"
    return [*aligned([head, *body]), f"  worst bucket: {said}"]


def _range(row: Bucket) -> str:
    return f"{row.low:.0%}–{row.high:.0%}" if row.low < row.high else "certain"


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns, the first aligned to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  " + "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    ]


def csv_text(rows: Iterable[Mapping[str, object]]) -> str:
    """Rows with the same keys."""
    rows = list(rows)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


# --- the ladder --------------------------------------------------------------------------------------


def ladder_data(cells: Iterable[Cell]) -> list[dict[str, object]]:
    """The cells, rounded."""
    return [
        cell._asdict() | {name: round(getattr(cell, name), 3) for name in ("times_fair", "low", "high")}
        for cell in cells
    ]


def ladder_text(cells: Sequence[Cell], markdown: bool) -> list[str]:
    """A table for each number of players."""
    tables: dict[tuple[int, str], list[Cell]] = {}
    for cell in cells:
        tables.setdefault((cell.players, cell.scenario), []).append(cell)
    lines: list[str] = []
    for (players, scenario), found in tables.items():
        games = found[0].games
        heading = (
            f"{players} players, {scenario}, {games} games per cell: one … at a table of …, × fair share"
        )
        lines += [heading, "", *(_markdown if markdown else _plain)(found), ""]
    return lines[:-1]


def _grid(cells: Sequence[Cell]) -> tuple[list[str], list[list[str]]]:
    names = list(dict.fromkeys(cell.bot for cell in cells))
    found = {(cell.bot, cell.against): cell for cell in cells}
    rows = [[_cell(found.get((name, other))) for other in (*names, MIXED)] for name in names]
    return names, rows


def _cell(cell: Cell | None) -> str:
    return "–" if cell is None else f"{cell.times_fair:.2f} ±{(cell.high - cell.low) / 2:.2f}"


def _plain(cells: Sequence[Cell]) -> list[str]:
    names, rows = _grid(cells)
    labels = [f"{number:>2} {name}" for number, name in enumerate(names, 1)]
    head = ["", *(str(number) for number in range(1, len(names) + 1)), MIXED]
    return aligned([head, *([label, *row] for label, row in zip(labels, rows, strict=True))])


def _markdown(cells: Sequence[Cell]) -> list[str]:
    names, rows = _grid(cells)
    body = [[name, *row] for name, row in zip(names, rows, strict=True)]
    rule = ["---", *["--:"] * (len(names) + 1)]
    return [f"| {' | '.join(row)} |" for row in (["one", *names, MIXED], rule, *body)]
