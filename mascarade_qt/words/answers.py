"""Questions and answers in words and pictures: what is asked at each step, and what each answer means."""

from collections.abc import Collection
from typing import NamedTuple

from mascarade_qt.engine.questions import PAIRS, Answer
from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.match.picker import Picker, Token
from mascarade_qt.match.prospects import Prospect, could_win, prospect
from mascarade_qt.words.explanations import (
    answer_line,
    end_text,
    fortune_text,
    gain_text,
    may_win,
    risky,
    threat_text,
)
from mascarade_qt.words.masks import mask_name, mask_power, mask_power_long
from mascarade_qt.words.phrases import capital
from mascarade_qt.words.prompts import Prompts

ICONS = {"look": "look", "swap": "swap", "announce": "announce", True: "swap", False: "pass-by"}


class ShownAnswer(NamedTuple):
    """What can be answered. The drawing is a portrait (`masks/…`) or an icon (`icons/…`)."""

    label: str
    token: object
    name: str  # of the button, for tests and scripts
    drawing: str = ""
    gain: str = ""  # what it would gain or cost now
    detail: str = ""  # what it does, in a line or two
    explained: str = ""  # the same at length, if there is room
    advised: bool = False  # by the coach
    aside: bool = False  # next to the question, not among the answers
    stake: str = ""  # "win" if it may win the game, "loss" if the game or coins may be lost by it

    @property
    def plain(self) -> bool:
        """Nothing but a label."""
        return not (self.drawing or self.gain or self.detail)


class Wording:
    """Words and pictures for the steps of a question."""

    def __init__(self, prompts: Prompts, places: Collection[str], shared: bool) -> None:
        self._prompts, self._places = prompts, places
        self._shared = shared  # with several people at this screen, each is called by name
        self._company = prompts.company

    def text(self, picker: Picker) -> str:
        """What is asked at this step."""
        question, step = picker.question, self._step(picker)
        if not step:
            return self._prompts.prompt(question, addressed=self._shared)
        return self._prompts.step(step, question.player, addressed=self._shared)

    def heard(self, picker: Picker, claimed: bool, again: bool) -> str:
        """The same in short, if the claim has just been said or such a question was asked before."""
        question, step, prompts = picker.question, self._step(picker), self._prompts
        if step:
            return prompts.step_heard(step)  # they know that it is their turn
        if question.kind == "contest" and claimed:
            return prompts.contest_heard(question.player, self._shared)
        if question.kind == "turn" and again and prompts.turn_mode(question) == "free":
            return prompts.turn_heard(question.player, self._shared)
        return prompts.swap_heard() if question.kind == "swap" else self.text(picker)

    def _step(self, picker: Picker) -> str:
        """Which part of an answer is missing; empty for all of it."""
        kind, chosen = picker.question.kind, picker.chosen
        if not picker.begun or kind not in (*PAIRS, "turn"):
            return ""
        if kind in PAIRS:
            return f"second {kind}"
        verb = str(chosen[0])
        if not self._company.small or verb == "look":
            return verb
        if len(chosen) == 1:
            return f"{verb} own"
        return "swap other" if verb == "swap" else "announce"

    def chosen(self, picker: Picker, answer: Answer) -> str:
        """What has been chosen and has to be confirmed."""
        if picker.question.kind == "turn" and isinstance(answer, tuple) and answer[0] == "swap":
            places = answer[1:] if self._company.small else answer[2:]
            return self._prompts.chosen(self._company.places([str(place) for place in places]))
        return self._prompts.chosen(self._prompts.choice(picker.question.kind, answer))

    def answers(self, picker: Picker, advised: Answer = None) -> list[ShownAnswer]:
        """What can be answered at this step; `advised` is the whole answer that the coach would give."""
        return [
            self._answer(picker, token)._replace(
                advised=advised is not None and picker.leads_to(token, advised)
            )
            for token in picker.options()
        ]

    def _answer(self, picker: Picker, token: Token) -> ShownAnswer:
        kind, name = picker.question.kind, f"answer_{token}"
        label = self._label(picker, token)
        if kind == "turn" and not picker.chosen:
            verb = str(token)
            shown = ShownAnswer(label, token, name, f"icons/{ICONS[verb]}", detail=answer_line(verb))
            if verb == "announce" and could_win(self._company, picker.question.player):
                return shown._replace(gain=may_win(), stake="win")
            return shown
        if kind == "mask" or (kind == "turn" and token not in self._places):
            return self._mask(picker, str(token), label)
        if kind == "contest":
            return self._contest(picker, token, label)
        if kind == "swap":
            line = answer_line("really" if token else "pretend")
            return ShownAnswer(label, token, name, f"icons/{ICONS[bool(token)]}", detail=line)
        if kind == "player" and isinstance(token, int):
            return self._player(picker, token, label)
        if kind == "direction":
            return self._direction(picker, str(token), label)
        return ShownAnswer(label, token, name)

    def _player(self, picker: Picker, other: int, label: str) -> ShownAnswer:
        """A player: their fortune may be exchanged for the chooser's."""
        shown = ShownAnswer(label, other, f"answer_{other}")
        if (self._company.asking("player") or {}).get("do") != "fortunes":
            return shown
        coins = self._company.fortune(other)
        stake = "win" if coins >= WINNING_FORTUNE else ""
        return shown._replace(gain=fortune_text(coins), stake=stake)

    def _direction(self, picker: Picker, way: str, label: str) -> ShownAnswer:
        """All fortunes move this way: the chooser gets the one from the other side."""
        company, layout = self._company, self._company.layout
        seat = company.seat_of[picker.question.player]
        coins = company.coins[(layout.right if way == "left" else layout.left)[seat]]
        stake = "win" if coins >= WINNING_FORTUNE else ""
        return ShownAnswer(label, way, f"answer_{way}", f"icons/{way}", fortune_text(coins), stake=stake)

    def _mask(self, picker: Picker, mask: str, label: str) -> ShownAnswer:
        """A small card: portrait, name, what it would gain now, what it does."""
        company, player = self._company, picker.question.player
        mine = company.power is None or company.power.player == player  # otherwise a power asks for a mask
        found = prospect(company, player, mask) if mine else None
        gain = "" if found is None else self._gain(found, player)
        stake = "" if found is None else _stake(found)
        power = mask_power(mask, company.setup.bear_tamer)
        long = mask_power_long(mask, company.setup.bear_tamer)
        return ShownAnswer(label, mask, f"answer_{mask}", f"masks/{mask}", gain, power, long, stake=stake)

    def _contest(self, picker: Picker, token: Token, label: str) -> ShownAnswer:
        name, company, player = f"answer_{token}", self._company, picker.question.player
        mask = company.announced
        if token is False:
            threatened = "" if mask is None else threat_text(company, company.active, mask, player)
            mine = mask is not None and player in prospect(company, company.active, mask).others
            stake = "win" if mine else "loss" if threatened else ""
            return ShownAnswer(label, token, name, "icons/pass", threatened, answer_line("pass"), stake=stake)
        if mask is None:
            return ShownAnswer(label, token, name, "icons/contest", "", answer_line("contest"))
        found = prospect(company, player, mask)
        gain = risky(self._gain(found, player), company.fortune(player))
        line = answer_line("contest")
        return ShownAnswer(label, token, name, "icons/contest", gain, line, stake=_stake(found))

    def _gain(self, found: Prospect, player: int) -> str:
        """What a power brings its user, or who wins because of it."""
        company = self._company
        return end_text(company, found.others) if found.others else gain_text(found, company.fortune(player))

    def _label(self, picker: Picker, token: Token) -> str:
        kind, prompts = picker.question.kind, self._prompts
        if kind == "turn" and not picker.chosen:
            return prompts.action(str(token))
        if kind == "turn" and isinstance(token, str) and token not in self._places:
            return mask_name(token)
        if kind in ("turn", "places") and isinstance(token, str):
            return capital(self._company.place(token))
        if kind == "players" and isinstance(token, int):
            return prompts.choice("player", token)
        return prompts.choice(kind, picker.question.lookup[token])


def _stake(found: Prospect) -> str:
    """What a power may decide for its user."""
    return "win" if found.wins else "loss" if found.others else ""
