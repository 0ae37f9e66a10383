"""What is left of strangers' text: all that can be seen, in the order in which it is read."""

import pytest

from mascarade_qt.engine.plain_text import plain


@pytest.mark.parametrize(
    "text", ["Anna", "Zoë Müller-Lüdenscheidt", "Марія", "佐藤", "O’Neill", "<b>&", "नमस्ते"]
)
def test_what_can_be_seen_stays(text: str) -> None:
    assert plain(text, 40) == text


@pytest.mark.parametrize(
    "text",
    [
        "An\u202ena",  # right to left from here
        "An\u2067na\u2069",
        "\u200eAnna\u200f\u061c",
        "An\u200bna\u2060\ufeff",
        "An\u00adna",
        "Anna\U000e0041\U000e007f",
        "An\u3164na\u115f",
        "Anna\ufe0f\u034f",
        "An\x00na\x1b",
        "Anna\ue000\ud800",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_goes(text: str) -> None:
    assert plain(text, 40) == "Anna"


def test_it_is_one_line_with_single_spaces() -> None:
    assert plain("  a\u00a0\u3000b\r\n\tc\u2028d ", 40) == "a b cd"


def test_it_may_become_empty() -> None:
    assert plain("\u200b\u202e \n", 40) == ""


def test_no_letter_wears_more_marks_than_it_can() -> None:
    assert plain("a" + "\u0301" * 200 + "b", 40) == "a\u0301\u0301\u0301b"


def test_its_length_is_bounded_whatever_it_is_made_of() -> None:
    assert len(plain("x" * 1000, 40)) == 40
    assert plain("\u200b" * 10**6 + "x", 40) == ""
