"""Notes on cards: how they are stored, and how they are read."""

import pytest

from mascarade_qt.words.notes import Note, read_note


@pytest.mark.parametrize(
    ("line", "note", "words"),
    [
        ("", Note(), ""),
        ("#king", Note(("king",)), "King"),
        ("#king #witch", Note(("king", "witch")), "King? Witch?"),
        ("#king she looked twice", Note(("king",), "she looked twice"), "King she looked twice"),
        ("she looked twice", Note((), "she looked twice"), "she looked twice"),
        ("she is #king", Note((), "she is #king"), "she is #king"),
        ("#king #king", Note(("king",), "#king"), "King #king"),
        ("#nobody", Note((), "#nobody"), "#nobody"),
        ("king", Note((), "king"), "king"),
    ],
)
def test_a_note_is_read_as_it_was_written(line: str, note: Note, words: str) -> None:
    assert read_note(line) == note
    assert note.line() == line
    assert note.words() == words
    assert note.sure == (len(note.masks) == 1)


def test_only_masks_of_this_table_are_masks() -> None:
    assert read_note("#king #spy", ["spy"]) == Note((), "#king #spy")


def test_spaces_around_a_text_are_not_kept() -> None:
    assert Note(("king",), "  she looked ").line() == "#king she looked"
