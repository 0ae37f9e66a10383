"""JSON from strangers: bounded, and nothing that two programs could read differently."""

import json
import math
from collections import Counter
from typing import Any

from mascarade_qt.engine.refusals import shown

DEEPEST = 100  # well below Python's own limit, even where the calling code is deeply nested


class JsonError(ValueError):
    """Bytes that are refused as JSON; the text says where and why, on one line."""


def strict_json(data: bytes, most: int) -> object:
    """The document in these bytes; anything that another program could read differently is refused."""
    if len(data) > most:
        raise JsonError(f"larger than {most // 1024 // 1024} MB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise JsonError(f"not UTF-8 at byte {error.start}") from None
    if text.startswith("\ufeff"):
        raise JsonError("begins with a byte-order mark")
    try:
        document = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_float,
            parse_constant=_constant,
        )
        json.dumps(document, ensure_ascii=False).encode("utf-8")
        _check_depth(document)
    except RecursionError:
        raise JsonError("nested too deeply") from None
    except UnicodeEncodeError:
        raise JsonError("has half of a surrogate pair") from None
    except json.JSONDecodeError as error:
        what = error.msg.removesuffix(" at")
        raise JsonError(f"not JSON: {what} at line {error.lineno}, column {error.colno}") from None
    return document


def _check_depth(document: object) -> None:
    level = [document]
    for _ in range(DEEPEST):
        containers = [item for item in level if isinstance(item, dict | list)]
        level = [
            inner for item in containers for inner in (item.values() if isinstance(item, dict) else item)
        ]
        if not level:
            return
    raise JsonError("nested too deeply")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        raise JsonError(f"the key {shown(Counter(names).most_common(1)[0][0])} appears twice")
    return found


def _integer(text: str) -> int:
    if len(text) > 20 or not -(2**63) <= (number := int(text)) < 2**63:
        raise JsonError("an integer of more than 64 bits")
    return number


def _float(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise JsonError("a number too large")
    return number


def _constant(text: str) -> object:
    raise JsonError(f"{text} is not a number")
