"""The game in a terminal: the same match, questions and sentences as in the window, as plain lines of text.

Nothing is drawn twice or moved, so a screen reader can follow. What is private is shown after a warning
and then scrolled away.
"""

import sys
from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from mascarade_qt.commands.sentences import printable
from mascarade_qt.engine.events import Chose, Ended, Event, Returned
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.lies import unmask
from mascarade_qt.match.messages import Asked, Finale, Moment, Opening, Private, Trouble
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.words.company import Company
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context, capital
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.prompts import Prompts, coins_text
from mascarade_qt.words.story import Story, tell
from mascarade_qt.words.troubles import trouble_text
from mascarade_qt.words.unmasking import lie_gain, lie_sentence, no_lies

WAKE = 200  # ms; so that Ctrl-C is noticed while bots think
SCROLL = 60  # lines, where a terminal cannot be cleared

Terminal = Context("Terminal")
_STUDY = QT_TRANSLATE_NOOP("Terminal", "Study the masks; Enter turns them all face down.")
_CARD = QT_TRANSLATE_NOOP("Terminal", "{place}: {mask}")
_FORTUNE = QT_TRANSLATE_NOOP("Terminal", "{name}: {coins}")
_NUMBER = QT_TRANSLATE_NOOP("Terminal", "A number from 1 to {most}, please.")
_AGAIN = QT_TRANSLATE_NOOP("Terminal", "The same number once more if you mean it.")
_ENTER = QT_TRANSLATE_NOOP("Terminal", "Press Enter.")
_LEFT = QT_TRANSLATE_NOOP("Terminal", "The game is left unfinished.")
_PERSON = QT_TRANSLATE_NOOP("Terminal", "Player {number}")
_TRUTH = QT_TRANSLATE_NOOP("Terminal", "The masks at the end:")

Message = Opening | Moment | Finale | Trouble


class TerminalGame:
    """Whoever sits at the terminal: told what they may know, asked what they are asked."""

    def __init__(self, match: MatchThread) -> None:
        self._match = match
        self._messages: deque[Message] = deque()
        for signal in (match.opening, match.moment, match.finale, match.trouble):
            signal.connect(self._messages.append)

    def play(self) -> None:
        """Play to the end; the end of input ends it too."""
        self._match.start()
        opening = self._next()
        assert isinstance(opening, Opening)
        try:
            self._open(opening)
            while not isinstance(message := self._next(), Finale):
                if isinstance(message, Moment):
                    self._show(message)
                elif isinstance(message, Trouble):
                    self._complain(message)
            self._unmask(message)
        except EOFError:
            print("\n" + Terminal.say(_LEFT))

    def _next(self) -> Message:
        """Wait for the match to say something."""
        if not self._messages:
            timer = QTimer()
            timer.start(WAKE)
            while not self._messages:
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            timer.stop()
        return self._messages.popleft()

    # --- telling ---------------------------------------------------------------------------------

    def _open(self, opening: Opening) -> None:
        humans = [player for player, role in enumerate(opening.roles) if role.human]
        self._several = len(humans) > 1
        self._company = Company(opening.setup, None if self._several else humans[0])
        self._story = Story(self._company)
        for line in tell(opening.setup, self._company.me, opening.past):
            _say(line)
        for event in opening.past:
            self._story.see(event)
        if opening.past:
            self._tell_fortunes()
        else:
            self._deal()

    def _deal(self) -> None:
        for place, mask in self._company.setup.deal.items():
            _say(Terminal.say(_CARD, place=capital(self._company.place(place)), mask=mask_name(mask)))
        _pause(Terminal.say(_STUDY))
        _wipe()

    def _tell_fortunes(self) -> None:
        for player in range(len(self._company.setup.players)):
            coins = coins_text(self._company.fortune(player))
            _say(Terminal.say(_FORTUNE, name=self._company.name(player), coins=coins))

    def _show(self, moment: Moment) -> None:
        news = [private for private in moment.private if not _known_already(private.event)]
        for position, event in enumerate(moment.events):
            _say(self._story.spoken(event))
            self._story.see(event)
            if isinstance(event, Ended):
                self._tell_fortunes()
            self._show_private([private for private in news if private.position == position], moment.asked)
        self._match.shown(moment.number)
        asked = moment.asked
        if asked is not None and asked.question is not None:
            own = [p.event for p in news if asked.secret and asked.player in p.players]
            self._match.answer(moment.number, self._ask(asked, asked.question, own))

    def _show_private(self, news: Sequence[Private], asked: Asked | None) -> None:
        """Each behind a curtain; what goes with a secret question waits for that."""
        for private in news:
            for player in private.players:
                if not (asked is not None and asked.secret and asked.player == player):
                    self._draw_curtain(player)
                    self._confide(player, [private.event])
                    _pause(Terminal.say(_ENTER))
                    _wipe(always=True)

    def _confide(self, player: int, events: Sequence[Event]) -> None:
        self._company.me = player
        for event in events:
            _say(Prompts(self._company).hot_seat("seen", player, self._story.spoken(event)))
        self._company.me = None

    def _draw_curtain(self, player: int) -> None:
        _say(Prompts(self._company).curtain(player))
        _pause(Terminal.say(_ENTER))

    def _complain(self, trouble: Trouble) -> None:
        _say(trouble_text(trouble, self._company))

    def _unmask(self, finale: Finale) -> None:
        truth = unmask(finale.setup, finale.events)
        _say(Terminal.say(_TRUTH))
        for place, mask in truth.cards.items():
            _say(Terminal.say(_CARD, place=capital(self._company.place(place)), mask=mask_name(mask)))
        for lie in truth.lies:
            _say(f"{lie_sentence(self._company, lie)} {lie_gain(lie)}")
        if not truth.lies:
            _say(no_lies())

    # --- asking ----------------------------------------------------------------------------------

    def _ask(self, asked: Asked, question: Question, own: Sequence[Event]) -> Answer:
        if asked.secret:
            self._draw_curtain(asked.player)
            self._confide(asked.player, own)
        if self._several:
            self._company.me = question.player
        try:
            return self._choose(question)
        finally:
            if self._several:
                self._company.me = None
            if asked.secret:
                _wipe(always=True)

    def _choose(self, question: Question) -> Answer:
        """Ask until one of the numbers is given; what may be a mistake has to be said twice."""
        prompts = Prompts(self._company)
        _say(prompts.prompt(question, addressed=self._several))
        for number, answer in enumerate(question.answers, 1):
            _say(f"{number:>3}  {prompts.choice(question.kind, answer)}")
        warned: Answer | tuple[()] = ()
        while True:
            given = _type("> ").strip()
            if not given.isdecimal() or len(given) > 3 or not 1 <= int(given) <= len(question.answers):
                _say(Terminal.say(_NUMBER, most=len(question.answers)))
                continue
            answer = question.answers[int(given) - 1]
            warnings = prompts.warnings(question, answer)
            if not warnings or warned == answer:
                return answer
            warned = answer
            for warning in (*warnings, Terminal.say(_AGAIN)):
                _say(warning)


def person_name(number: int) -> str:
    """How people are called here, counted from 1."""
    return Terminal.say(_PERSON, number=number)


def _known_already(event: Event) -> bool:
    """What a person has just answered in secret comes back as an event, and is no news."""
    return isinstance(event, Returned | Chose)


def _say(line: str) -> None:
    if line:
        print(printable(line), flush=True)


def _type(prompt: str) -> str:
    return input(prompt)


def _pause(prompt: str) -> None:
    _type(printable(prompt) + " ")


def _wipe(always: bool = False) -> None:
    """Take from the screen what only one may see, or what has to be remembered."""
    if sys.stdout.isatty():
        print("\033[2J\033[3J\033[H", end="", flush=True)
    elif always:
        print("\n" * SCROLL, end="", flush=True)
