"""The sounds are those that the script makes."""

import wave
from array import array

import pytest
import sounds


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_files_are_as_made(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        found = array("h", file.readframes(file.getnframes()))
    made = sounds.samples(name)
    assert len(found) == len(made)
    # Systems differ in the last digit of a sine.
    assert max(abs(one - other) for one, other in zip(found, made, strict=True)) <= 1
