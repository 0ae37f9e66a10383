"""What one seat sees and is asked, in the language of its phone, as plain data for the page."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from mascarade_qt.engine.events import Ended, Event, TurnBegan
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import common
from mascarade_qt.match.match import SECRET
from mascarade_qt.match.picker import Picker, Token
from mascarade_qt.words.answers import ShownAnswer, Wording
from mascarade_qt.words.company import Company
from mascarade_qt.words.explanations import near_the_goal
from mascarade_qt.words.masks import mask_name, mask_power_long
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phone import phone_text
from mascarade_qt.words.phrases import capital
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.story import Story, told_of

WITH_LOG = ("history", "notebook", "coach")
WITH_NOTES = ("notebook", "coach")
RECENT = 3  # lines of the last turn that stay while the new one has none
LATE = 2  # turns for which a seen card can be looked at again; after that it has to be remembered

State = dict[str, Any]
Given = tuple[Answer] | tuple[()]  # one answer, or none


@dataclass(frozen=True)
class Secret:
    """Something that only this seat saw, in words, and the masks to show with it."""

    turn: int
    text: str
    masks: tuple[str, ...]


@dataclass
class Open:
    """A question on its way to an answer."""

    number: int
    early: bool  # it isn't this seat's turn to speak yet
    picker: Picker
    order: Sequence[int] = ()  # of secret answers: a finger seen from afar reveals nothing

    @property
    def options(self) -> list[Token]:
        """What can be pressed, in the order shown."""
        found = self.picker.options()
        return [found[index] for index in self.order] if self.order else found

    @property
    def answer(self) -> Given:
        """The answer, once it is complete."""
        complete, answer = self.picker.answer
        return (answer,) if complete else ()


class Hand:
    """One seat. It is told events as its player sees them, and its own questions; it knows nothing else."""

    def __init__(self, setup: Setup, player: int, help_level: str) -> None:
        """Begin in the current language."""
        self.player = player
        self._setup, self._help = setup, help_level
        self._events: list[Event] = []
        self._number = 0
        self._waiting: tuple[int, str] | None = None  # who else is asked, and what kind of question
        self._open: Open | None = None
        self._given: Given = ()  # to a claim, before it was this seat's turn to speak
        self._find_words()

    def _find_words(self) -> None:
        self._company = Company(self._setup, self.player)
        self._story = Story(self._company)
        self._prompts = Prompts(self._company)
        layout = self._company.layout
        places = [place for own in layout.own for place in own]
        self._wording = Wording(self._prompts, (*places, *layout.centre), shared=False)
        self._secrets: list[Secret] = []

    def retell(self) -> None:
        """Tell everything again in the current language."""
        self._find_words()
        for event in self._events:
            self._note_event(event)

    # --- what happens ---

    def see(self, events: Iterable[Event]) -> None:
        """Follow what happened, as this player saw it."""
        for event in events:
            self._events.append(event)
            self._note_event(event)
            if isinstance(event, TurnBegan):
                self._given = ()

    def _note_event(self, event: Event) -> None:
        """Show openly only what anyone may read over this person's shoulder."""
        shared = common(event)
        if shared != event:
            masks = getattr(event, "masks", None) or (getattr(event, "mask", None),)
            text = told_of(self._company, event).spoken
            self._secrets.append(Secret(self._company.turn, text, tuple(filter(None, masks))))
        self._story.add(shared)

    def wait(self, number: int, player: int | None, kind: str) -> None:
        """Another player is asked, or no one.

        People who will be asked about a claim may answer right away.
        """
        self._number = number
        self._waiting = None if player is None else (player, kind)
        early = self._early_question() if kind == "contest" else None
        if early is None:
            self._open = None
        elif self._open is None:
            self._open = Open(number, True, Picker(early))
        else:
            self._open.number = number  # a half-finished answer stays

    def ask(self, number: int, question: Question) -> Given:
        """This seat is asked. If it has answered already, that answer is returned."""
        self._number, self._waiting = number, None
        given, self._given = self._given, ()
        if question.kind == "contest" and given and question.offers(given[0]):
            self._open = None
            return given
        before = self._open
        if before is not None and before.early and before.picker.question == question:
            self._open = Open(number, False, before.picker)
        else:
            self._open = Open(number, False, Picker(question), _any_order(question))
        return ()

    @property
    def has_answered(self) -> bool:
        """Whether it has answered a claim before it was this seat's turn to speak."""
        return bool(self._given)

    def _early_question(self) -> Question | None:
        company, me = self._company, self.player
        spoken = me in company.claims or me in company.passed or me in company.out
        if company.announced is None or company.used or spoken or company.over:
            return None
        return company.layout.contest_questions[me][company.seat_of[me]]

    # --- what the person does; each returns the answer that is due now, if there is one ---

    def choose(self, number: int, index: int) -> Given:
        """Press one of the answers."""
        asked = self._asked(number)
        if asked is None or asked.answer:
            return ()
        options = asked.options
        if not 0 <= index < len(options) or not asked.picker.choose(options[index]):
            return ()
        if not asked.answer or self._has_to_confirm(asked.picker.question, asked.answer[0]):
            return ()
        return self._finish(asked)

    def confirm(self, number: int) -> Given:
        """Yes, this answer."""
        asked = self._asked(number)
        return () if asked is None else self._finish(asked)

    def back(self, number: int) -> None:
        """Take the last step back, or an early answer."""
        asked = self._asked(number)
        if asked is not None:
            self._given = ()
            asked.picker.back()

    def _asked(self, number: int) -> Open | None:
        asked = self._open
        return asked if asked is not None and asked.number == number else None

    def _has_to_confirm(self, question: Question, answer: Answer) -> bool:
        return question.kind == "turn" or bool(self._prompts.warnings(question, answer))

    def _finish(self, asked: Open) -> Given:
        answer = asked.answer
        if asked.early:
            self._given = answer
            return ()
        if answer:
            self._open = None
        return answer

    def peek(self, index: int) -> State | None:
        """What only this seat saw, while a finger holds it."""
        found = self._visible_secrets()
        if not 0 <= index < len(found):
            return None
        masks = [{"name": mask_name(mask), "image": f"masks/{mask}.svg"} for mask in found[index].masks]
        return {"text": found[index].text, "masks": masks}

    def _visible_secrets(self) -> list[Secret]:
        """The latest first."""
        turn, remembered = self._company.turn, self._help in WITH_LOG
        return [found for found in reversed(self._secrets) if remembered or turn - found.turn < LATE]

    # --- what the page shows ---

    def state(self) -> State:
        """Everything the page shows at this moment."""
        company = self._company
        return {
            "number": self._number,
            "title": self._title(),
            "yours": company.active == self.player and not company.over,
            "me": {"name": company.name(self.player), "coins": company.fortune(self.player)},
            "players": [self._player(player) for player in self._around()],
            "purses": [
                {"name": phone_text("bank"), "coins": company.bank},
                {"name": phone_text("courthouse"), "coins": company.courthouse},
            ],
            "near": near_the_goal(company),
            "lines": self._lines(),
            "log": [told.line for told in self._story.told if told.line] if self._help in WITH_LOG else [],
            "looks": len(self._visible_secrets()),
            "question": self._question(),
            "waiting": self._waits_for(),
            "notes": self._notes(),
            "over": self._ending(),
        }

    def masks(self) -> list[State]:
        """The masks in play and in the graveyard, with their powers."""
        setup = self._setup
        dealt, buried = set(setup.deal.values()), set(setup.graveyard)
        found = [*sorted(dealt, key=mask_name), *sorted(buried - dealt, key=mask_name)]
        return [
            {
                "name": mask_name(mask),
                "image": f"masks/{mask}.svg",
                "power": mask_power_long(mask, setup.bear_tamer),
                "buried": mask not in dealt,
            }
            for mask in found
        ]

    def _title(self) -> str:
        company = self._company
        if company.over or not self._story.told:
            return ""
        mine = company.active == self.player
        return phone_text("your turn") if mine else phone_text("turn", name=company.name(company.active))

    def _around(self) -> Sequence[int]:
        """The players as they sit, clockwise from this one."""
        company = self._company
        first = company.seat_of[self.player]
        return [company.seats[(first + step) % company.players] for step in range(company.players)]

    def _player(self, player: int) -> State:
        company = self._company
        return {
            "name": company.name(player),
            "coins": company.fortune(player),
            "fortune": coins_text(company.fortune(player)),
            "you": player == self.player,
            "active": player == company.active and not company.over,
            "asked": self._waiting is not None and self._waiting[0] == player,
            "claims": player in company.claims,
            "out": player in company.out,
        }

    def _lines(self) -> list[str]:
        """The lines of this turn; if they only say whose turn it is, also how the last one ended."""
        lines = [told.spoken for told in self._story.of_this_turn() if told.spoken]
        if len(lines) > 1:
            return lines
        return [told.spoken for told in self._story.told if told.spoken][-RECENT:]

    def _notes(self) -> list[State]:
        """The cards that can have notes; what is written stays on the phone."""
        if self._help not in WITH_NOTES:
            return []
        layout, company = self._company.layout, self._company
        places = [place for seat in layout.seats for place in layout.own[seat]]
        return [
            {"place": place, "name": capital(company.place(place))} for place in (*places, *layout.centre)
        ]

    def _waits_for(self) -> str:
        return "" if self._waiting is None else self._prompts.waiting(*self._waiting)

    def _question(self) -> State | None:
        asked = self._open
        if asked is None:
            return None
        picker, answer = asked.picker, asked.answer
        state: State = {
            "number": asked.number,
            "early": asked.early,
            "given": bool(self._given),
            "text": phone_text("given") if self._given else self._wording.text(picker),
            "back": picker.begun,
            "answers": [],
            "confirm": "",
            "warnings": [],
        }
        if answer and not self._given:
            state["confirm"] = self._wording.chosen(picker, answer[0])
            state["warnings"] = self._prompts.warnings(picker.question, answer[0])
        elif not answer:
            found = self._wording.answers(picker)
            state["answers"] = [_shown(found[index]) for index in asked.order or range(len(found))]
        return state

    def _ending(self) -> State | None:
        ended = next((event for event in reversed(self._events) if isinstance(event, Ended)), None)
        if ended is None:
            return None
        title, why = self._story.ending(ended)
        return {"title": title, "why": why}


def _any_order(question: Question) -> Sequence[int]:
    if question.kind not in SECRET:
        return ()
    order = list(range(len(question.answers)))
    SystemRandom().shuffle(order)
    return order


def _shown(shown: ShownAnswer) -> State:
    image = f"{shown.drawing}.svg" if shown.drawing else ""
    return {
        "label": shown.label,
        "detail": shown.detail,
        "gain": shown.gain,
        "image": image,
        "stake": shown.stake,
    }
