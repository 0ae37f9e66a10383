"""Proximal policy optimisation of what masters know: small nets that correct the expected worth of an answer.

Alongside, a critic learns what a position is worth. Only numpy is needed.
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots.mind.features import COMMON
from mascarade_qt.bots.mind.policy import Policy
from mascarade_qt.bots.mind.tuning import LEARNED_TEMPER
from training.simulator import DEEDS, KINDS, TRUTH, Played

Array = NDArray[np.float32]
Net = list[list[Array]]

DISCOUNT = 0.99  # a turn; games of masters who are in no hurry go on for ever
TRACE = 0.92
HIDDEN = (96, 48)


def new_net(width: int, rng: np.random.Generator) -> Net:
    """Small weights; the last layer is zero, so that it starts from the expected worth alone."""
    sizes = (width, *HIDDEN, 1)
    return [
        [
            (rng.normal(0, 1 / np.sqrt(one), (one, other)) * (other > 1)).astype(np.float32),
            np.zeros(other, np.float32),
        ]
        for one, other in pairwise(sizes)
    ]


def forward(net: Net, rows: Array) -> tuple[Array, list[Array]]:
    """The scores, and what each layer saw."""
    seen = [rows]
    for weights, shifts in net[:-1]:
        seen.append(np.tanh(seen[-1] @ weights + shifts))
    return (seen[-1] @ net[-1][0] + net[-1][1])[:, 0], seen


def backward(net: Net, seen: list[Array], slope: Array) -> Net:
    """How the loss changes with every weight."""
    found: Net = []
    back = slope[:, None]
    for number in range(len(net) - 1, -1, -1):
        found.append([seen[number].T @ back, back.sum(axis=0)])
        if number:
            back = (back @ net[number][0].T) * (1 - seen[number] ** 2)
    return found[::-1]


class Adam:
    """Steps of about equal size for every weight."""

    def __init__(self, net: Net) -> None:
        self._count = 0
        self._mean = [[np.zeros_like(part) for part in layer] for layer in net]
        self._square = [[np.zeros_like(part) for part in layer] for layer in net]

    def step(self, net: Net, slopes: Net, rate: float) -> None:
        """One of them."""
        self._count += 1
        for layer, slope, mean, square in zip(net, slopes, self._mean, self._square, strict=True):
            for number in range(2):
                mean[number] = 0.9 * mean[number] + 0.1 * slope[number]
                square[number] = 0.999 * square[number] + 0.001 * slope[number] ** 2
                fair = mean[number] / (1 - 0.9**self._count)
                size = np.sqrt(square[number] / (1 - 0.999**self._count)) + 1e-8
                layer[number] = (layer[number] - rate * fair / size).astype(np.float32)


class Trainer:
    """The nets, the critic and how they learn."""

    CLIP = 0.2
    EPOCHS = 3
    BATCH = 2048  # decisions
    SPREAD = 0.003  # the weight of staying unpredictable
    STAY = 1e-4  # how strongly scores are pulled towards zero
    KEPT = 0.97  # of the mean of the nets is kept each round

    def __init__(self, seed: int, costs: dict[str, float] | None = None) -> None:
        self._rng = np.random.default_rng(seed)
        self.nets = {kind: new_net(width, self._rng) for kind, width in KINDS.items()}
        self.critic = new_net(COMMON + 1 + TRUTH, self._rng)
        self._mean = self.copy()
        self._adams = {kind: Adam(net) for kind, net in self.nets.items()}
        self._critic_adam = Adam(self.critic)
        self._costs = np.array([(costs or {}).get(deed, 0.0) for deed in DEEDS])  # of actions, in games won

    def go_on_from(self, nets: dict[str, Net]) -> None:
        """Learn from here: these nets may be of another size."""
        self.nets = nets
        self._mean = self.copy()
        self._adams = {kind: Adam(net) for kind, net in nets.items()}

    def copy(self) -> dict[str, Net]:
        """The nets as they are now."""
        return {kind: [[part.copy() for part in layer] for layer in net] for kind, net in self.nets.items()}

    def mean(self) -> dict[str, Net]:
        """The nets of the last rounds, averaged: steadier than any one of them."""
        return self._mean

    def learn(
        self,
        played: Played,
        rate: float,
        values_only: bool = False,
        weights: Array | None = None,
        strictness: Array | None = None,
    ) -> None:
        """One round; `weights` is how much each life counts, `strictness` how much its actions cost."""
        steps = played.steps
        common, now = self._seen(played)
        gains, targets = self._advantages(played, self._values(common, now), strictness)
        self._learn_values(common, now, targets, rate)
        if values_only:
            return
        for number, kind in enumerate(KINDS):
            chosen = np.flatnonzero(steps["kind"] == number)
            if len(chosen) > 50:
                found = (gains[chosen] - gains[chosen].mean()) / (gains[chosen].std() + 1e-8)
                if weights is not None:
                    found *= weights[steps["life"][chosen]]
                self._learn_kind(kind, played, chosen, found, rate)
        for kind, net in self.nets.items():
            for kept, layer in zip(self._mean[kind], net, strict=True):
                for number, part in enumerate(layer):
                    kept[number] = (self.KEPT * kept[number] + (1 - self.KEPT) * part).astype(np.float32)

    @staticmethod
    def _seen(played: Played) -> tuple[Array, Array]:
        """What the critic looks at: the table, the worth of the fortunes, and what nobody sees."""
        steps = played.steps
        common = np.empty((len(steps), COMMON + 1 + TRUTH), np.float32)
        common[:, COMMON + 1 :] = played.truths
        for number, kind in enumerate(KINDS):
            of_kind = steps["kind"] == number
            common[of_kind, :COMMON] = played.rows[kind][steps["first"][of_kind], :COMMON]
        now = np.clip(steps["now"], 0.003, 0.997)
        before = np.log(now / (1 - now)).astype(np.float32)
        common[:, COMMON] = before / 4
        return common, before

    def _values(self, common: Array, before: Array) -> Array:
        found: Array = (1 / (1 + np.exp(-(forward(self.critic, common)[0] + before)))).astype(np.float32)
        return found

    def _advantages(self, played: Played, values: Array, strictness: Array | None) -> tuple[Array, Array]:
        """How much better than foreseen each decision turned out."""
        steps, lives = played.steps, played.lives
        order = np.argsort(steps["life"], kind="stable")
        life = steps["life"][order]
        last = np.concatenate((life[1:] != life[:-1], [True]))
        turn, value = steps["turn"][order], values[order].astype(np.float64)
        cost = self._costs[steps["deed"][order]]
        if strictness is not None:
            cost = cost * strictness[life]
        gains = np.zeros(len(order))
        result, end = lives["result"][life], lives["end"][life]
        later, following, until = 0.0, 0.0, 0
        for at in range(len(order) - 1, -1, -1):
            if last[at]:
                later, following, until = 0.0, result[at], end[at]
            fade = DISCOUNT ** (until - turn[at])
            later = fade * following - cost[at] - value[at] + fade * TRACE * later
            gains[at] = later
            following, until = value[at], turn[at]
        found = np.empty(len(order), np.float32)
        found[order] = gains
        return found, found + values

    def _learn_values(self, common: Array, before: Array, targets: Array, rate: float) -> None:
        for _ in range(self.EPOCHS):
            for part in self._batches(len(common)):
                found, seen = forward(self.critic, common[part])
                chance = 1 / (1 + np.exp(-(found + before[part])))
                slope = ((chance - np.clip(targets[part], 0, 1)) / len(part)).astype(np.float32)
                self._critic_adam.step(self.critic, backward(self.critic, seen, slope), rate)

    def _batches(self, count: int) -> list[NDArray[np.int64]]:
        order = self._rng.permutation(count)
        return [order[start : start + self.BATCH] for start in range(0, count, self.BATCH)]

    def _learn_kind(
        self, kind: str, played: Played, chosen: NDArray[np.int64], gains: Array, rate: float
    ) -> None:
        for _ in range(self.EPOCHS):
            for part in self._batches(len(chosen)):
                self._improve(kind, played, played.steps[chosen[part]], gains[part], rate)

    def _improve(self, kind: str, played: Played, steps: NDArray[Any], gains: Array, rate: float) -> None:
        net = self.nets[kind]
        sizes = steps["rows"]
        starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
        whose = np.repeat(np.arange(len(steps)), sizes)
        index = np.arange(sizes.sum()) - starts[whose] + steps["first"][whose]
        found, seen = forward(net, played.rows[kind][index])
        chosen = starts + steps["chosen"]
        odds = played.worths[kind][index] / np.float32(LEARNED_TEMPER) + found
        odds -= np.maximum.reduceat(odds, starts)[whose]
        chances = np.exp(odds)
        chances /= np.add.reduceat(chances, starts)[whose]
        logs = np.log(chances + 1e-12)
        ratio = np.exp(np.clip(logs[chosen] - steps["log_chance"], -10, 10))
        held = ((gains > 0) & (ratio > 1 + self.CLIP)) | ((gains < 0) & (ratio < 1 - self.CLIP))
        push = np.where(held, 0.0, gains * ratio).astype(np.float32)
        slope = chances * push[whose]
        slope[chosen] -= push
        spread = -np.add.reduceat(chances * logs, starts)
        slope += self.SPREAD * chances * (logs + spread[whose])
        slope = (slope / len(steps) + self.STAY * found / len(found)).astype(np.float32)
        self._adams[kind].step(net, backward(net, seen, slope), rate)


def nets_of_policy(policy: Policy) -> dict[str, Net]:
    """A policy's nets as the game has them."""
    return {
        kind: [[part.astype(np.float32) for part in layer] for layer in policy.nets[kind]] for kind in KINDS
    }


def read_policies(path: Path) -> dict[str, Any]:
    """A file of policies, or none yet."""
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def write_policies(path: Path, policies: dict[str, Any]) -> None:
    """One policy a line."""
    lines = ",\n".join(f'"{name}": {json.dumps(data)}' for name, data in policies.items())
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def rounded(nets: dict[str, Net]) -> dict[str, Any]:
    """Nets as they are written."""

    def short(part: Array) -> Any:
        return np.round(part.astype(np.float64), 3).tolist()

    return {
        kind: [{"weights": short(layer[0]), "shifts": short(layer[1])} for layer in net]
        for kind, net in nets.items()
    }
