"""The cast: two dozen characters, the same from game to game. Everybody knows what they are like."""

import random
from collections.abc import Collection, Mapping
from itertools import cycle

CHARACTERS: Mapping[str, str] = {  # each with a temperament
    "alvise": "cautious",
    "zanetta": "bold",
    "marin": "even",
    "orsola": "suspicious",
    "zorzi": "greedy",
    "bettina": "bold",
    "vettor": "bold",
    "lucrezia": "greedy",
    "polo": "chaotic",
    "cecilia": "even",
    "tonin": "chaotic",
    "marietta": "chaotic",
    "nicolo": "suspicious",
    "faustina": "bold",
    "anzolo": "cautious",
    "chiara": "cautious",
    "lunardo": "greedy",
    "daria": "suspicious",
    "jacopo": "even",
    "isabetta": "cautious",
    "domenego": "greedy",
    "pisana": "chaotic",
    "piero": "even",
    "gasparina": "suspicious",
}
CALM, PLEASED, STUNG = MOODS = ("calm", "pleased", "stung")  # what their faces show


def mixed_company(
    number: int, rng: random.Random, besides: Collection[str] = (), temperament: str = ""
) -> list[str]:
    """Different characters, neighbours of different temperaments; or all of the one given.

    If there are too few, the rest are nobody in particular: empty names.
    """
    tempers = [temperament] if temperament else list(dict.fromkeys(CHARACTERS.values()))
    rng.shuffle(tempers)
    free = [who for who in CHARACTERS if who not in besides]
    rng.shuffle(free)
    company: list[str] = []
    waiting = {temper: [who for who in free if CHARACTERS[who] == temper] for temper in tempers}
    for temper in cycle(tempers):
        if len(company) == number or not any(waiting.values()):
            break
        if waiting[temper]:
            company.append(waiting[temper].pop())
    return company + [""] * (number - len(company))
