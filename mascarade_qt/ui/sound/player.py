"""Plays short sounds, mixed, in a thread of its own. Without a sound device or its library it is silent."""

import queue
import sys
import threading
import wave
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from mascarade_qt.system.paths import resources

RATE = 32_000
LATENCY = 60  # milliseconds mixed ahead
IDLE = 3.0  # seconds of silence after which the device is released
LOUDEST = 32_767
MOST_VOICES = 6  # at the same time; the oldest makes room

Mixer: TypeAlias = "Generator[bytes | array[int], int, None]"


class Device(Protocol):
    """Where sounds are played."""

    def start(self, mixer: Mixer) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


def open_device() -> Device:
    """The system's sound device. If there is none, the library's error is raised."""
    import miniaudio  # here, because it isn't needed until the first sound

    backends: list[miniaudio.Backend] = []  # the library's default
    if sys.platform == "linux":  # ALSA complains loudly if there is no card
        backends = [miniaudio.Backend.PULSEAUDIO]
        backends += [miniaudio.Backend.ALSA] if Path("/dev/snd").exists() else []
    device: Any = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=LATENCY,
        app_name="Mascarade Qt",
        backends=backends,
    )
    found: Device = device
    return found


@lru_cache(maxsize=32)
def samples(path: Path) -> "array[int]":
    """The samples in a sound file; none if it can't be read."""
    try:
        with wave.open(str(path), "rb") as file:
            found = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error):
        return array("h")
    return found


class Player:
    """Takes names of sounds; a thread, started with the first one, does the rest."""

    def __init__(self, opener: Callable[[], Device] | None = None, folder: Path | None = None) -> None:
        self._opener = opener or open_device
        self._folder = folder or resources() / "sounds"
        self._wanted: queue.SimpleQueue[tuple[str, float] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._voices: list[tuple[array[int], int]] = []  # samples, and how far they have been played
        self._lock = threading.Lock()

    def play(self, name: str, volume: float) -> None:
        """Play a sound at a volume from 0 to 1; returns at once."""
        if volume <= 0:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._wanted.put((name, min(1.0, volume)))

    def close(self) -> None:
        """Be silent for good."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join()
            self._thread = None

    # --- in the thread ---

    def _serve(self) -> None:
        try:
            device = self._opener()
        except Exception:  # no library, device or permission: in each case there is silence
            while self._wanted.get() is not None:
                pass
            return
        try:
            self._play_all(device)
        finally:
            device.close()

    def _play_all(self, device: Device) -> None:
        running = False
        while True:
            try:
                wanted = self._wanted.get(timeout=IDLE if running else None)
            except queue.Empty:
                if not self._voices:
                    device.stop()
                    running = False
                continue
            if wanted is None:
                return
            self._add(*wanted)
            if not running:
                mixer = self.mixed()
                next(mixer)
                device.start(mixer)
                running = True

    def _add(self, name: str, volume: float) -> None:
        sound = samples(self._folder / f"{name}.wav")
        loud = array("h", (int(value * volume) for value in sound))
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], (loud, 0)] if loud else self._voices

    def mixed(self) -> Mixer:
        """What the device plays: it asks for a number of samples again and again."""
        wanted = yield b""
        while True:
            wanted = yield self._mix(wanted)

    def _mix(self, size: int) -> "array[int]":
        with self._lock:
            playing, self._voices = self._voices, []
            out = array("h", bytes(2 * size))
            for number, (sound, position) in enumerate(playing):
                piece = sound[position : position + size]
                if number == 0:
                    out[: len(piece)] = piece
                else:
                    for index, value in enumerate(piece):
                        out[index] = max(-LOUDEST, min(LOUDEST, out[index] + value))
                if position + size < len(sound):
                    self._voices.append((sound, position + size))
        return out
