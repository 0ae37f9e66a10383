"""The game in a terminal: the same match, questions and sentences as in the window, as plain lines of text.

Lines are only ever added, so a screen reader can follow. Private lines are shown after a warning and then
scrolled away.
"""

import queue
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from mascarade_qt.commands.printable import printable
from mascarade_qt.engine.events import Chose, Ended, Event, Returned
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.history.lies import unmask
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Asked, Finale, Message, Moment, Opening, Private, Trouble
from mascarade_qt.match.runner import CallQueue, Runner
from mascarade_qt.storage.journal import Journal
from mascarade_qt.system.folders import games_folder, journal_path
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.lies import lie_gain, lie_sentence, lies_in_all
from mascarade_qt.words.masks import mask_name, mask_power
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import capital, joined
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.story import Story
from mascarade_qt.words.troubles import trouble_text

WAKE = 0.2  # seconds; keeps Ctrl-C responsive while bots think, on Windows too
SCROLL = 60  # lines, where a terminal cannot be cleared

Terminal = Context("Terminal")
_STUDY = Terminal.mark("Study the masks, then press Enter to turn them all face down.")
_CARD = Terminal.mark("{place}: {mask}")
_FORTUNE = Terminal.mark("{name}: {coins}")
_NUMBER = Terminal.mark("Please type a number from 1 to {most}, or ? for help.")
_AGAIN = Terminal.mark("If you mean it, type the same number again.")
_ENTER = Terminal.mark("Press Enter.")
_LEFT = Terminal.mark("The game is saved. Resume it with {command}.")
_LOST = Terminal.mark("The game wasn’t saved.")
_PUT_AWAY = Terminal.mark("Your unfinished game has been moved to {folder}.")
#: Why there is nothing to play; they stand after a colon.
_NO_GAME = Terminal.mark("there is no unfinished game")
_OVER = Terminal.mark("this game is over; {command} prints what happened")
# The same keys on a Cyrillic keyboard, and letters that look the same.
_CYRILLIC = str.maketrans("сьмй", "cmmq")
#: Below the first question.
_HINT = Terminal.mark("Type a number and press Enter. Type ? for help.")
#: Keys and what they do: c, m and q stay as they are.
_HELP = (
    Terminal.mark("c  show everyone’s coins"),
    Terminal.mark("m  show the masks in play and their powers"),
    Terminal.mark("q  save the game and leave"),
)
_BANK = Terminal.mark("Bank: {coins}")
_COURTHOUSE = Terminal.mark("Courthouse: {coins}")
#: One line before each of your turns, such as “Coins: Anna 6, Bruno 4 and you 7”.
_COINS = Terminal.mark("Coins: {list}")
_POWER = Terminal.mark("{mask}: {power}")
#: Below the masks in play and their powers; more masks follow.
_GRAVEYARD = Terminal.mark("In the graveyard:")
_TRUTH = Terminal.mark("The masks at the end:")

RESUME = "mascarade-qt play --text --continue"
REPLAY = "mascarade-qt replay"


class LeaveError(Exception):
    """The player wants to stop for now."""


class TerminalGame:
    """Tells the people at the terminal what they may know, and asks them their questions."""

    def __init__(self, game: Loaded, journal: Journal) -> None:
        self._messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._journal = journal
        self._loop = CallQueue()
        self._people = game.cast.humans
        self._match = Runner(self._loop, self._messages.put, game, log=journal)
        self._hinted = False

    def close(self) -> None:
        """Leave nothing running."""
        self._match.close()

    def play(self) -> None:
        """Play until the game or the input ends."""
        self._match.start()
        opening = self._next()
        assert isinstance(opening, Opening)
        try:
            self._open(opening)
            told = False
            while not isinstance(message := self._next(), Finale):
                if self._journal.put_away and not told:
                    told = True
                    print_put_away()
                if isinstance(message, Moment):
                    self._show(message)
                elif isinstance(message, Trouble):
                    self._complain(message)
            self._unmask(message)
        except (EOFError, LeaveError):
            self._print_goodbye()
        except KeyboardInterrupt:
            self._print_goodbye()
            raise

    def _print_goodbye(self) -> None:
        """Say where the game is kept; that is decided only when it is left."""
        self.close()
        left = self._journal.left
        print()
        if left is None:
            _print(Terminal.text(_LOST))
        elif left == journal_path():
            _print(Terminal.text(_LEFT, command=RESUME))
        else:
            print_put_away()

    def _next(self) -> Message:
        """Wait for the match to say something."""
        while True:
            with suppress(queue.Empty):
                return self._messages.get(timeout=WAKE)

    # --- telling ---------------------------------------------------------------------------------

    def _open(self, opening: Opening) -> None:
        humans = [player for player, role in enumerate(opening.roles) if role.human]
        self._several = len(humans) != 1  # with none, there is no one to ask or to tell secrets
        self._company = Company(opening.setup, None if self._several else humans[0])
        self._story = Story(self._company)
        for event in opening.past:
            _print(self._story.add(event).line)
        if opening.past:
            self._print_fortunes()
        else:
            self._deal()

    def _deal(self) -> None:
        for place, mask in self._company.setup.deal.items():
            _print(Terminal.text(_CARD, place=capital(self._company.place(place)), mask=mask_name(mask)))
        _pause(Terminal.text(_STUDY))
        _wipe()

    def _print_fortunes(self) -> None:
        for player in range(len(self._company.setup.players)):
            coins = coins_text(self._company.fortune(player))
            _print(Terminal.text(_FORTUNE, name=capital(self._company.who(player)), coins=coins))
        _print(Terminal.text(_BANK, coins=coins_text(self._company.bank)))
        _print(Terminal.text(_COURTHOUSE, coins=coins_text(self._company.courthouse)))

    def _print_masks(self) -> None:
        setup = self._company.setup
        self._print_powers(setup.deal.values())
        if setup.graveyard:
            _print(Terminal.text(_GRAVEYARD))
            self._print_powers(setup.graveyard)

    def _print_powers(self, masks: Iterable[str]) -> None:
        bear_tamer = self._company.setup.bear_tamer
        for mask in sorted(set(masks), key=mask_name):
            _print(Terminal.text(_POWER, mask=mask_name(mask), power=mask_power(mask, bear_tamer)))

    def _show(self, moment: Moment) -> None:
        news = [private for private in moment.private if not _known_already(private.event)]
        for position, event in enumerate(moment.events):
            _print(self._story.add(event).spoken)
            if isinstance(event, Ended):
                self._print_fortunes()
            self._show_private([private for private in news if private.position == position], moment.asked)
        self._loop.post(Match.shown, moment.number)
        asked = moment.asked
        if asked is not None and asked.question is not None:
            own = [p.event for p in news if asked.secret and asked.player in p.players]
            answer = self._ask(asked, asked.question, own)
            self._loop.post(Match.answer, moment.number, answer, self._people)

    def _show_private(self, news: Sequence[Private], asked: Asked | None) -> None:
        """Show each behind a curtain; one that belongs to a secret question is shown with it."""
        for private in news:
            for player in private.players:
                if not (asked is not None and asked.secret and asked.player == player):
                    self._draw_curtain(player)
                    self._confide(player, [private.event])
                    _pause(Terminal.text(_ENTER))
                    _wipe(always=True)

    def _confide(self, player: int, events: Sequence[Event]) -> None:
        for event in events:
            _print(Prompts(self._company).hot_seat("seen", player, self._story.aside(event, player)))

    def _draw_curtain(self, player: int) -> None:
        _print(Prompts(self._company).curtain(player))
        _pause(Terminal.text(_ENTER))

    def _complain(self, trouble: Trouble) -> None:
        _print(trouble_text(trouble, self._company))

    def _unmask(self, finale: Finale) -> None:
        truth = unmask(finale.setup, finale.events)
        _print(Terminal.text(_TRUTH))
        for place, mask in truth.cards.items():
            _print(Terminal.text(_CARD, place=capital(self._company.place(place)), mask=mask_name(mask)))
        for lie in truth.false_claims:
            _print(f"{lie_sentence(self._company, lie)} {lie_gain(lie)}")
        _print(lies_in_all(truth))

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
        """Ask until a valid number is typed; a likely mistake has to be confirmed."""
        prompts = Prompts(self._company)
        if question.kind == "turn":
            fortunes = ((self._company.who(p), self._company.fortune(p)) for p in self._company.seats)
            _print(Terminal.text(_COINS, list=joined([f"{name} ({coins})" for name, coins in fortunes])))
        _print(prompts.prompt(question, addressed=self._several))
        for number, answer in enumerate(question.answers, 1):
            _print(f"{number:>3}  {prompts.choice(question.kind, answer)}")
        warned: Answer | tuple[()] = ()
        if not self._hinted:
            self._hinted = True
            _print(Terminal.text(_HINT))
        while True:
            given = _type("> ")
            if given in ("?", "c", "m"):
                self._help(given)
                continue
            if not given.isdecimal() or len(given) > 3 or not 1 <= int(given) <= len(question.answers):
                _print(Terminal.text(_NUMBER, most=len(question.answers)))
                continue
            answer = question.answers[int(given) - 1]
            warnings = prompts.warnings(question, answer)
            if not warnings or warned == answer:
                return answer
            warned = answer
            for warning in (*warnings, Terminal.text(_AGAIN)):
                _print(warning)

    def _help(self, key: str) -> None:
        if key == "c":
            self._print_fortunes()
        elif key == "m":
            self._print_masks()
        else:
            for line in _HELP:
                _print(Terminal.text(line))


def print_put_away() -> None:
    """Say that an unfinished game is now among the kept ones."""
    _print(Terminal.text(_PUT_AWAY, folder=games_folder()))


def no_game() -> str:
    """Why nothing is resumed."""
    return Terminal.text(_NO_GAME)


def game_over() -> str:
    """Why a file is not played."""
    return Terminal.text(_OVER, command=REPLAY)


def _known_already(event: Event) -> bool:
    """A secret answer comes back as an event, which isn't news to the player who gave it."""
    return isinstance(event, Returned | Chose)


def _print(line: str) -> None:
    if line:
        print(printable(line), flush=True)


def _type(prompt: str) -> str:
    line = input(prompt).strip().lower().translate(_CYRILLIC)
    if line == "q":
        raise LeaveError
    return line


def _pause(prompt: str) -> None:
    _type(printable(prompt) + " ")


def _wipe(always: bool = False) -> None:
    """Clear the screen of what only one player may see."""
    if sys.stdout.isatty():
        print("\033[2J\033[3J\033[H", end="", flush=True)
    elif always:
        print("\n" * SCROLL, end="", flush=True)
