"""The examples in docstrings can be pasted into an interpreter, and say what it would."""

import doctest
from types import ModuleType

import pytest

from mascarade_qt.bots import bot
from mascarade_qt.bots.arena import plan
from mascarade_qt.engine import game, questions, record


@pytest.mark.parametrize("module", [game, questions, record, bot, plan], ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, globs={}, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0
