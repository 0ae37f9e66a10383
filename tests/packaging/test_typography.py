"""Lines break only where a reader would let them."""

import pytest
from typography import set_right


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("ru", "Король — это вы и я", "Король\u00a0— это вы и\u00a0я"),
        ("ru", "и в банк", "и\u00a0в\u00a0банк"),
        ("uk", "будь-який, 2 монети", "будь\u2011який, 2\u00a0монети"),
        ("uk", "об’єднати й узяти", "об’єднати й\u00a0узяти"),
        ("hu", "%n-%n érme – 13-tól", "%n\u2011%n\u00a0érme\u00a0– 13\u2011tól"),
        ("hu", "{n}-{n} a szomszédoktól", "{n}\u2011{n}\u00a0a szomszédoktól"),
        ("fr", "%n pièces", "%n\u00a0pièces"),
        ("fr", "rendez-vous", "rendez-vous"),
        ("en", "2 coins", "2 coins"),
        (
            "ru",
            "[[mask:puppet_master|Кукольника]] и {name}",
            "[[mask:puppet_master|Кукольника]] и\u00a0{name}",
        ),
    ],
)
def test_spaces_and_hyphens(language: str, text: str, right: str) -> None:
    assert set_right(text, language) == right
    assert set_right(right, language) == right
