"""Makes Qt's enumerations in a tenth of the time.

PySide has the standard library make a Python enum of each of Qt's, name by name: some 200 enumerations with
3,700 names before home is seen, a quarter of the whole start. The names and whole numbers that PySide hands
over need none of the checks on the way, so the members are made here. What comes out is the same: a test
compares. Whatever is not as plain as that is left to the standard library.
"""

import sys
from enum import EnumType, Flag, FlagBoundary
from functools import cache
from typing import Any

# An enumeration has these of its own; the test tells if a Python that is added below has more.
_HOUSEKEEPING = (
    "_member_names_",
    "_member_map_",
    "_value2member_map_",
    "_unhashable_values_",
    "_unhashable_values_map_",
    "_hashable_values_",
)
KNOWN_PYTHONS = ((3, 11), (3, 13))
_make_as_usual: Any = EnumType._create_  # type: ignore[attr-defined] # missing from the stubs


def make_enums_quickly() -> None:
    """From now on, in Pythons whose enumerations are known."""
    if KNOWN_PYTHONS[0] <= sys.version_info[:2] <= KNOWN_PYTHONS[1]:
        kinds: Any = EnumType
        kinds._create_ = _make


def _make(kind: Any, class_name: str, names: Any, **options: Any) -> Any:
    asked_by_pyside = options.get("boundary") is FlagBoundary.KEEP and options.get("module") is None
    if asked_by_pyside and _are_plain(kind, names):
        made = quickly_made(kind, class_name, names)
        made.__module__ = _caller()
        return made
    if options.get("module") is None:
        options["module"] = _caller()  # as the standard library would find it, one step nearer
    return _make_as_usual(kind, class_name, names, **options)


def _caller() -> Any:
    return sys._getframe(3).f_globals.get("__name__")


def _are_plain(kind: Any, names: Any) -> bool:
    taken = _reserved(kind)
    return isinstance(names, list) and all(
        type(value) is int and value >= 0 and name[0] != "_" and name not in taken for name, value in names
    )


@cache
def _reserved(kind: Any) -> frozenset[str]:
    return frozenset({"mro"}.union(*map(vars, kind.__mro__)))


@cache
def _empty(kind: Any) -> Any:
    return _make_as_usual(kind, "Empty", [], boundary=FlagBoundary.KEEP, module=__name__)


def quickly_made(kind: Any, name: str, names: list[tuple[str, int]]) -> Any:
    """An enumeration of a kind, such as `Flag`, with these names and values."""
    own = dict(vars(_empty(kind)))
    for key in _HOUSEKEEPING:
        if key in own:
            own[key] = type(own[key])()
    made: Any = type.__new__(EnumType, name, (kind,), own)
    by_name, by_value, order = made._member_map_, made._value2member_map_, made._member_names_
    hashable = own.get("_hashable_values_")
    new, is_number, is_flag = made._new_member_, made._use_args_, issubclass(made, Flag)
    mask = singles = 0
    put = type.__setattr__
    for key, value in names:
        member = by_value.get(value)
        if member is None:
            member = new(made, value) if is_number else new(made)
            member.__dict__ = {
                "_value_": value,
                "_name_": key,
                "__objclass__": made,
                "_sort_order_": len(order),
            }
            by_value[value] = member
            if hashable is not None:
                hashable.append(value)
            is_single = value and not value & (value - 1)
            if is_single or not is_flag:
                order.append(key)
            mask |= value
            singles |= value if is_single else 0
        by_name[key] = member
        put(made, key, member)
    if is_flag:
        made._all_bits_ = 2 ** mask.bit_length() - 1
        if "_singles_mask_" in own:
            made._flag_mask_, made._singles_mask_ = mask, singles
        else:  # before Python 3.11.4
            made._flag_mask_ = singles
        values = [by_name[key]._value_ for key in order]
        if values != sorted(values):
            made._iter_member_ = made._iter_member_by_def_
    return made
