"""Make the game's sounds in resources/sounds from nothing but arithmetic.

    python packaging/sounds.py

Each sound is a recipe below: plucked strings (Karplus and Strong's), struck metal, and air through cloth.
All randomness is seeded, so the same files come out every time.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Mapping
from pathlib import Path

RATE = 32_000  # samples a second: nothing here has anything above 16 kHz
PEAK = 0.7  # of full scale; the player's volume comes on top
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Wave = list[float]


def silence(seconds: float) -> Wave:
    """Silence, as room for a sound."""
    return [0.0] * round(seconds * RATE)


def mix(into: Wave, sound: Wave, at: float = 0.0, loud: float = 1.0) -> Wave:
    """Add a sound at a moment; what hangs over the end is cut."""
    start = round(at * RATE)
    for index, value in enumerate(sound[: max(0, len(into) - start)]):
        into[start + index] += loud * value
    return into


def faded(sound: Wave, attack: float, release: float) -> Wave:
    """Begin and end without a click."""
    rise, fall, size = max(1, round(attack * RATE)), max(1, round(release * RATE)), len(sound)
    return [value * min(1.0, index / rise, (size - 1 - index) / fall) for index, value in enumerate(sound)]


def string(pitch: float, seconds: float, rng: random.Random, bright: float = 0.5) -> Wave:
    """A plucked string, as a harpsichord has them."""
    period = max(2, round(RATE / pitch))
    ring = [rng.uniform(-1, 1) for _ in range(period)]
    for _ in range(round(6 * (1 - bright))):  # a softer quill
        ring = [(ring[i] + ring[i - 1]) / 2 for i in range(period)]
    sound = []
    loss = 0.5 * (0.001 ** (1 / (pitch * seconds)))  # silent after `seconds`
    for index in range(round(seconds * RATE)):
        place = index % period
        sound.append(ring[place])
        ring[place] = loss * (ring[place] + ring[(place + 1) % period])
    return faded(sound, 0.001, 0.05)


def metal(pitch: float, seconds: float, partials: tuple[tuple[float, float], ...]) -> Wave:
    """Struck metal: partials that are not in tune with each other; the higher ones decay faster."""
    size = round(seconds * RATE)
    sound = [0.0] * size
    for ratio, loud in partials:
        step = 2 * math.pi * pitch * ratio / RATE
        decay = 6.0 * ratio**0.6 / size
        for index in range(size):
            sound[index] += loud * math.exp(-decay * index) * math.sin(step * index)
    return faded(sound, 0.0005, 0.02)


def air(seconds: float, low: float, high: float, rng: random.Random) -> Wave:
    """Noise between two pitches that swells and dies: cloth, or a card through the air."""
    size = round(seconds * RATE)
    sound, slow, fast, first = [], 0.0, 0.0, 0.0
    pass_low, pass_high = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    for index in range(size):
        first += pass_low * (rng.uniform(-1, 1) - first)
        fast += pass_low * (first - fast)  # twice, otherwise it hisses
        slow += pass_high * (fast - slow)
        sound.append((fast - slow) * math.sin(math.pi * index / size) ** 2)
    return sound


COIN = ((1.0, 1.0), (1.47, 0.6), (2.09, 0.5), (2.56, 0.35), (3.9, 0.2))
BELL = ((0.5, 0.3), (1.0, 1.0), (1.19, 0.5), (2.0, 0.45), (2.74, 0.25), (3.0, 0.2))
G3, A3, BB3, D4, EB4, E4, FS4, G4, A4, B4, D5, FS5, G5, B5, D6 = (
    196.0, 220.0, 233.1, 293.7, 311.1, 329.6, 370.0, 392.0, 440.0, 493.9, 587.3, 740.0, 784.0, 987.8, 1174.7,
)  # fmt: skip


def card(rng: random.Random) -> Wave:
    """A card is turned: a breath, then the snap on the table."""
    sound = mix(silence(0.22), air(0.14, 900, 6000, rng), 0, 0.7)
    return mix(sound, faded(air(0.05, 300, 3000, rng), 0.001, 0.03), 0.12, 1.4)


def cloth(rng: random.Random) -> Wave:
    """Two cards go under the cloth and are mixed there."""
    sound = silence(0.75)
    for at, seconds, loud in ((0.0, 0.4, 1.0), (0.22, 0.3, 0.7), (0.4, 0.33, 0.85)):
        mix(sound, air(seconds, 150, 1700, rng), at, loud)
    return sound


def coin(rng: random.Random) -> Wave:
    """Two coins meet."""
    sound = mix(silence(0.5), metal(2900, 0.35, COIN), 0.0, 0.8)
    mix(sound, metal(3450, 0.4, COIN), 0.07, 0.6)
    return mix(sound, faded(air(0.02, 1500, 9000, rng), 0.001, 0.01), 0, 0.5)


def balloon(rng: random.Random) -> Wave:
    """A player speaks: one soft string."""
    return mix(silence(0.4), string(D4, 0.4, rng, 0.2))


def contest(rng: random.Random) -> Wave:
    """A player objects: two strings a semitone apart, quickly repeated."""
    sound = silence(0.9)
    for number in range(5):
        mix(sound, string(D4, 0.5, rng, 0.7), number * 0.09, 0.5 + 0.1 * number)
        mix(sound, string(EB4, 0.5, rng, 0.7), number * 0.09 + 0.045, 0.5 + 0.1 * number)
    return sound


def true(rng: random.Random) -> Wave:
    """It was true: a bright chord, from below."""
    sound = silence(1.0)
    for number, pitch in enumerate((G4, B4, D5, G5)):
        mix(sound, string(pitch, 0.9, rng, 0.8), number * 0.05, 0.7)
    return mix(sound, metal(G5, 0.8, BELL), 0.15, 0.3)


def false(rng: random.Random) -> Wave:
    """It was false: down by a tritone, and dull."""
    sound = mix(silence(0.9), string(E4, 0.5, rng, 0.3), 0, 0.8)
    mix(sound, string(BB3, 0.7, rng, 0.1), 0.16, 1.0)
    return mix(sound, string(BB3 / 2, 0.7, rng, 0.0), 0.16, 0.9)


def win(rng: random.Random) -> Wave:
    """The ball is over: a short flourish."""
    sound = silence(2.4)
    for at, pitch in (
        (0.0, G4), (0.14, B4), (0.28, D5), (0.42, G5), (0.62, FS5), (0.76, G5), (0.9, B5), (1.1, D6),
    ):  # fmt: skip
        mix(sound, string(pitch, 0.9, rng, 0.8), at, 0.6)
    for pitch in (G3, D4, G4, B4, G5):
        mix(sound, string(pitch, 1.2, rng, 0.6), 1.1, 0.5)
    return mix(sound, metal(G5, 1.2, BELL), 1.1, 0.25)


def loss(rng: random.Random) -> Wave:
    """The ball is over, and somebody else has won: the flourish from afar, coming to rest below."""
    sound = silence(2.0)
    for at, pitch in ((0.0, D5), (0.18, B4), (0.36, G4), (0.6, E4), (0.9, D4)):
        mix(sound, string(pitch, 0.9, rng, 0.3), at, 0.6)
    for pitch in (G3 / 2, G3, B4 / 2):
        mix(sound, string(pitch, 1.0, rng, 0.2), 0.9, 0.5)
    return sound


def turn(rng: random.Random) -> Wave:
    """It is your turn: two small bells."""
    del rng
    sound = mix(silence(0.8), metal(D5, 0.5, BELL), 0.0, 0.6)
    return mix(sound, metal(A4 * 2, 0.65, BELL), 0.13, 0.6)


def pulse(rng: random.Random) -> Wave:
    """A player is close to winning: two low heartbeats."""
    sound = silence(0.7)
    for at, loud in ((0.0, 1.0), (0.24, 0.7)):
        mix(sound, string(G3 / 4, 0.3, rng, 0.0), at, loud)
        mix(sound, faded(air(0.12, 40, 160, rng), 0.01, 0.08), at, loud * 0.6)
    return sound


SOUNDS: Mapping[str, Callable[[random.Random], Wave]] = {
    "card": card,
    "cloth": cloth,
    "coin": coin,
    "balloon": balloon,
    "contest": contest,
    "true": true,
    "false": false,
    "win": win,
    "loss": loss,
    "turn": turn,
    "pulse": pulse,
}


def samples(name: str) -> list[int]:
    """A sound as 16-bit numbers, as loud as all others."""
    sound = faded(SOUNDS[name](random.Random(name)), 0.001, 0.03)
    loudest = max(map(abs, sound))
    return [round(value / loudest * PEAK * 32767) for value in sound]


def main() -> int:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        values = samples(name)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(values), "NONE", ""))
            file.writeframes(struct.pack(f"<{len(values)}h", *values))
        print(f"{name}: {len(values) / RATE:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
