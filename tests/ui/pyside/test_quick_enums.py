"""What makes Qt's enumerations quickly makes them as the standard library does."""

import enum
import subprocess
import sys
from typing import Any

import pytest

from mascarade_qt.ui.pyside import quick_enums

KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
NAMES = {
    "none": [],
    "aliases": [("One", 1), ("Two", 2), ("Uno", 1), ("Nil", 0)],
    "many bits": [("Four", 4), ("One", 1), ("Six", 6), ("All", 15), ("Quattro", 4), ("Top", 0x80000000)],
}
where_used = pytest.mark.skipif(
    sys.version_info[:2] > quick_enums.KNOWN_PYTHONS[1], reason="this Python makes all enumerations itself"
)


def _described(kind: Any) -> dict[str, object]:
    """Everything an enumeration defines, its members spelled out."""

    def plain(value: Any) -> object:
        if isinstance(value, kind):
            own = {key: entry for key, entry in vars(value).items() if entry is not kind}
            return ("member", own, vars(value)["__objclass__"] is kind, repr(value), str(value), hash(value))
        if isinstance(value, dict):
            return {key: plain(entry) for key, entry in value.items()}
        if isinstance(value, staticmethod | classmethod):
            return value.__func__
        return getattr(value, "__func__", value)

    return {key: plain(value) for key, value in vars(kind).items() if key not in ("__dict__", "__weakref__")}


def _as_usual(kind: Any, names: Any) -> Any:
    return quick_enums._make_as_usual(kind, "Made", names, boundary=enum.KEEP, module=__name__)


@where_used
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_the_enumeration_is_the_same(kind: type, names: list[tuple[str, int]]) -> None:
    quick, usual = quick_enums.quickly_made(kind, "Made", names), _as_usual(kind, names)
    quick.__module__ = __name__
    assert _described(quick) == _described(usual)
    assert [member.name for member in quick] == [member.name for member in usual]
    assert (quick.__mro__[1:], len(quick), repr(quick)) == (usual.__mro__[1:], len(usual), repr(usual))


@where_used
@pytest.mark.parametrize("kind", [enum.Flag, enum.IntFlag])
def test_flags_add_up_the_same(kind: type) -> None:
    quick = quick_enums.quickly_made(kind, "Made", NAMES["many bits"])
    usual = _as_usual(kind, NAMES["many bits"])
    for made in (quick, usual):
        made.__module__ = __name__
    for one in usual:
        for other in usual:
            same, another = quick[one.name], quick[other.name]
            assert repr(same | another) == repr(one | other)
            assert repr(same & ~another) == repr(one & ~other)
            assert [member.name for member in same ^ another] == [member.name for member in one ^ other]
    assert repr(quick(64)) == repr(usual(64))


@pytest.mark.parametrize(
    "names", [[("name", 1)], [("_hidden", 1)], [("Less", -1)], [("Half", 0.5)], [("mro", 1)], "One Two", None]
)
def test_whatever_is_not_plain_is_left_to_the_standard_library(names: Any) -> None:
    assert not quick_enums._are_plain(enum.Enum, names)


# Asks Qt's enumerations all kinds of things.
ASKED = """
import copy, enum, pickle
from PySide6 import QtCore, QtGui, QtWidgets
Qt = QtCore.Qt
print(Qt.Key.__module__, Qt.Key.__qualname__, Qt.Key(0x01000000) is Qt.Key.Key_Escape is Qt.Key["Key_Escape"])
print(Qt.AlignmentFlag.AlignCenter == Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
print(pickle.loads(pickle.dumps(Qt.Orientation.Vertical)), copy.deepcopy(QtCore.QEvent.Type.Show))
print(repr(Qt.PenStyle(4711)), repr(Qt.WindowType(3)), repr(~Qt.MouseButton.LeftButton))
print(QtGui.QColor(Qt.GlobalColor.red).name(), Qt.ItemFlag.ItemIsEditable in Qt.ItemFlag(7))
for module in (QtCore, QtGui, QtWidgets):
    for name in sorted(dir(module)):
        owner = getattr(module, name)
        for key, kind in sorted(vars(owner).items() if isinstance(owner, type) else ()):
            if isinstance(kind, enum.EnumType):
                print(name, key, kind, [(member.name, member.value) for member in kind.__members__.values()])
"""


def _answers(first: str) -> str:
    said = subprocess.run([sys.executable, "-c", first + ASKED], capture_output=True, text=True, check=True)
    return said.stdout


def test_all_of_qts_own_answer_the_same() -> None:
    answers = _answers("import mascarade_qt.ui")
    assert answers == _answers("")
    assert len(answers.splitlines()) > 300


def test_other_peoples_enumerations_know_their_module() -> None:
    code = (
        "import enum\n"
        "from mascarade_qt.ui.pyside.quick_enums import make_enums_quickly; make_enums_quickly()\n"
        "print(enum.Enum('Colour', 'RED GREEN').__module__, enum.Flag('F', [('A', 1)]).__module__)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["__main__", "__main__"]
