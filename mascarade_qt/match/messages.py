"""What the match and the window say to each other. Everything here is immutable and may cross threads.

The window holds what the people in front of it may know together: for one person, everything they may see;
for several, only what every one of them may see. What only some of them may see is a Private message,
shown behind a curtain and then forgotten.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.setup import Setup


@dataclass(frozen=True)
class Opening:
    """A game begins or goes on: the public set-up, who plays, and the past as these people saw it."""

    setup: Setup  # public: with the graveyard sorted, and no extras
    roles: tuple[Role, ...]
    help: str  # classic, history, notebook or coach
    past: tuple[Event, ...]
    notes: Mapping[str, str]  # by place, pinned by the player (notebook and coach, one person only)


@dataclass(frozen=True)
class Private:
    """Something that only some of the people at this screen may see."""

    players: tuple[int, ...]
    event: Event
    position: int  # replaces the event with this index in the moment


class Glimpse(NamedTuple):
    """Something private that one of them has seen."""

    number: int  # of the moment
    position: int  # in it
    player: int


@dataclass(frozen=True)
class Asked:
    """Whose answer is awaited. The question itself is only there if a person has to answer."""

    number: int
    player: int
    kind: str
    question: Question | None
    secret: bool  # other people at this screen must not see the answer
    pause: int = 0  # how long a bot seems to think, in ms before the speed setting; 0 for people
    others: tuple[Question, ...] = ()  # who at this screen will be asked about the same claim next


@dataclass(frozen=True)
class Moment:
    """What happened since the last answer, and who is asked now (None if the game is over).

    The window replies with `shown(number)` once it has shown everything; only then does a bot's answer count.
    """

    number: int
    events: tuple[Event, ...]
    private: tuple[Private, ...]
    asked: Asked | None


@dataclass(frozen=True)
class Finale:
    """After the game nothing is hidden: the set-up as dealt, and every event as it really was."""

    setup: Setup
    roles: tuple[Role, ...]
    events: tuple[Event, ...]
    choices: tuple[Choice, ...] = ()
    scenario: str = ""
    created: str = ""
    title: str = ""  # given by the player

    @property
    def record(self) -> Record:
        """The game as others may have it: it doesn't say who played, or at which level."""
        return Record(
            self.setup,
            list(self.choices),
            scenario=self.scenario,
            created=self.created,
            title=self.title,
        )


@dataclass(frozen=True)
class Stopped:
    """A step of a lesson ends here: this choice decided it, and its outcome has been shown."""

    choice: Choice
    choices: tuple[Choice, ...] = ()  # all those made in the step


class Opinion(NamedTuple):
    """What a master thinks: the best answer and why, and what can be known. Empty parts are not known."""

    answer: Answer = None
    reason: str = ""
    facts: Mapping[str, Any] = {}
    chances: Mapping[str, Mapping[str, float]] = {}  # for each place, how likely each mask is to lie there
    worths: Mapping[Answer, float] = {}  # for each answer, if one is better than another


@dataclass(frozen=True)
class Advice:
    """What the coach says."""

    number: int  # of the question
    opinion: Opinion


@dataclass(frozen=True)
class Trouble:
    """Something went wrong that people should know about; `kind` is translated at the edge."""

    kind: str  # bot-replaced, coach-gone, programs-refused, save-failed, answer-refused
    facts: Mapping[str, object]


Message = Opening | Moment | Finale | Stopped | Advice | Trouble
