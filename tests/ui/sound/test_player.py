"""Sounds are mixed and played; without a device there is silence and nothing else."""

import threading
from array import array
from collections.abc import Iterator

import pytest

from mascarade_qt.engine.events import EVENT_KINDS, Chose, Revealed
from mascarade_qt.system.paths import resources
from mascarade_qt.ui.sound.cues import CUES, YOUR_TURN, cue, verdict
from mascarade_qt.ui.sound.player import MOST_VOICES, Mixer, Player, samples


class Speaker:
    """A device that plays into a list, when it is asked to."""

    def __init__(self) -> None:
        self.mixer: Mixer | None = None
        self.started = threading.Event()
        self.calls: list[str] = []

    def start(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self.calls.append("start")
        self.started.set()

    def stop(self) -> None:
        self.calls.append("stop")

    def close(self) -> None:
        self.calls.append("close")

    def heard(self, size: int) -> list[int]:
        assert self.mixer is not None
        return list(array("h", bytes(self.mixer.send(size))))


@pytest.fixture
def speaker() -> Speaker:
    return Speaker()


@pytest.fixture
def player(speaker: Speaker) -> Iterator[Player]:
    found = Player(lambda: speaker)
    yield found
    found.close()


def test_a_sound_is_heard_as_loud_as_wanted_and_ends(player: Player, speaker: Speaker) -> None:
    player.play("coin", 0.5)
    assert speaker.started.wait(30)
    coin = samples(resources() / "sounds" / "coin.wav")
    assert speaker.heard(1000) == [int(value * 0.5) for value in coin[:1000]]
    speaker.heard(len(coin))
    assert set(speaker.heard(100)) == {0}


def test_several_sounds_are_mixed_without_overflow(player: Player, speaker: Speaker) -> None:
    for _ in range(3 * MOST_VOICES):
        player.play("win", 1.0)
    player.close()
    assert speaker.calls[0] == "start"
    loudest = max(abs(value) for value in speaker.heard(30_000))
    assert 32_000 < loudest <= 32_767


def test_closing_ends_the_thread(player: Player, speaker: Speaker) -> None:
    player.play("card", 1.0)
    player.close()
    assert speaker.calls[-1] == "close"
    assert not [thread for thread in threading.enumerate() if thread.name == "sound"]


def test_no_device_is_no_problem() -> None:
    def missing() -> Speaker:
        raise OSError("no such device")

    player = Player(missing)
    for _ in range(5):
        player.play("card", 1.0)
    player.close()
    assert not [thread for thread in threading.enumerate() if thread.name == "sound"]


def test_silence_starts_nothing(player: Player) -> None:
    player.play("card", 0.0)
    assert not [thread for thread in threading.enumerate() if thread.name == "sound"]


@pytest.mark.parametrize("name", sorted({*CUES.values(), YOUR_TURN, "true", "false"}))
def test_every_sound_is_there_and_neither_clipped_nor_mute(name: str) -> None:
    found = samples(resources() / "sounds" / f"{name}.wav")
    assert 3_000 < len(found) < 100_000
    assert 10_000 < max(map(abs, found)) < 32_000
    assert abs(found[0]) < 400
    assert abs(found[-1]) < 400


def test_a_missing_file_is_silent() -> None:
    assert not samples(resources() / "sounds" / "nothing.wav")


def test_cues_are_for_events() -> None:
    assert set(CUES) <= set(EVENT_KINDS)


def test_what_is_done_in_secret_makes_no_sound() -> None:
    assert cue(Chose(0, "hide", 2)) is None
    assert cue(Chose(0, "player", 2)) is not None


def test_the_verdict_is_about_who_announced() -> None:
    cards = ((1, "1", "king"), (2, "2", "judge"))
    assert verdict(Revealed(cards), "king", 1) == "true"
    assert verdict(Revealed(cards), "king", 2) == "false"
    assert verdict(Revealed(cards), None, 2) is None
    assert verdict(Revealed(cards), "king", 3) is None
