"""Numbers with what they count: coins, per cent."""

from collections.abc import Sequence

from mascarade_qt.words.context import Context

Numbers = Context("Numbers")

#: A percentage, as the language writes it.
_PERCENT = Numbers.mark("{number}%")


def coins_text(number: int) -> str:
    """A number of coins."""
    return Numbers.tr("%n coin(s)", "", number)


def percent_text(chance: float) -> str:
    """A chance in per cent; 0 and 100 only for what is impossible or certain."""
    percent = min(max(round(chance * 100), 1), 99) if 0 < chance < 1 else round(chance * 100)
    return Numbers.text(_PERCENT, number=percent)


def percent_sign() -> str:
    """The sign after the number, as the language writes it."""
    return Numbers.text(_PERCENT, number="")


def ranges_text(numbers: Sequence[int]) -> str:
    """Rising numbers, with those in a row as a range: “2–4, 6”."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
