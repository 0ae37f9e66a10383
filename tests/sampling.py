"""If many cases are alike, some are tried every time and the others with --all."""

from collections.abc import Container, Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[object], often: Container[object]) -> list[Any]:
    """All cases as parameters; what is not tried often is slow. A plain tuple is several parameters."""
    return [
        pytest.param(
            *(case if type(case) is tuple else (case,)), marks=() if case in often else pytest.mark.slow
        )
        for case in cases
    ]
