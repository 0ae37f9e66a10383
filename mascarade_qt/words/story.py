"""What happens at the table, in words: log lines, what screen readers say, speech balloons, the end."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from mascarade_qt.engine import events
from mascarade_qt.engine.events import Ended, Event
from mascarade_qt.engine.setup import Setup
from mascarade_qt.words import log_texts as words
from mascarade_qt.words.balloons import balloon, contest_words, i_am
from mascarade_qt.words.banter import Remarks, pass_words
from mascarade_qt.words.card_past import CardPasts
from mascarade_qt.words.coins import coins_sentence
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import fill
from mascarade_qt.words.decisive import decisive
from mascarade_qt.words.endings import EndingText, ending
from mascarade_qt.words.kinds import actor_of, kind_of
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined

Log = words.Log


class Told(NamedTuple):
    """One event in words, as it was told when it happened."""

    line: str  # for the log; empty if other lines say it anyway
    spoken: str  # for screen readers: the log's line, or a player who lets an announcement pass
    balloon: tuple[int, str] | None  # who says what aloud
    plain: bool = False  # the table shows it, or it is obvious: it needn't be read
    kind: str = ""  # of what happened: for the sign beside the line
    turn: int = 0  # the number of the turn that begins
    heading: str = ""  # of the round that begins with it
    player: int | None = None  # whose doing it is: for the colour beside the line
    heard: str = ""  # the log's line for those who have just heard the rest

    @property
    def words(self) -> str:
        """What has to be read: the line, or what is said aloud."""
        return "" if self.plain else self.line or (self.balloon[1] if self.balloon else "")


def told_of(company: Company, event: Event) -> Told:
    """An event in words, for a company that has seen everything up to it."""
    spoken = _TELLERS[type(event)](company, event)
    line = "" if isinstance(event, events.Passed) else spoken
    turn = event.turn + 1 if isinstance(event, events.TurnBegan) else 0
    heard = _heard(company, event, line)
    player = actor_of(company, event)
    return Told(
        line, spoken, balloon(company, event), _plain(event), kind_of(event), turn, player=player, heard=heard
    )


def _heard(company: Company, event: Event, line: str) -> str:
    """Whose power is used is known from the announcement, or from the cards that were revealed."""
    if not isinstance(event, events.Used) or event.via is not None:
        return line
    return "" if company.contested else Log.text(words.NOBODY_CONTESTS)


def _plain(event: Event) -> bool:
    """Whether it is obvious: a turn begins, a player passes, or the announced power is used."""
    used = isinstance(event, events.Used) and event.via is None
    return used or isinstance(event, events.TurnBegan | events.Passed)


class Story:
    """Tells one player's sight of a game, each event once, and remembers how it was told."""

    def __init__(self, company: Company, speakers: Collection[int] = ()) -> None:
        """Some, for whom the program speaks, make remarks now and then."""
        self.company = company
        self._speakers = speakers
        self._remarks = Remarks(speakers)
        self._events: list[Event] = []
        self._round, self._moved = 0, set[int]()  # the players who have had a turn in it
        self.told: list[Told] = []
        self.pasts = CardPasts(company)

    def add(self, event: Event) -> Told:
        """Put an event into words, and remember them."""
        told = told_of(self.company, event)
        if told.balloon is None:
            told = self._with_remark(told, event)
        elif isinstance(event, events.Passed) and event.player in self._speakers:
            words = pass_words(self.company, event.player)
            told = told._replace(balloon=(event.player, words or told.balloon[1]))
        if isinstance(event, events.TurnBegan) and (heading := self._heading(event.player)):
            told = told._replace(heading=heading)
        self._events.append(event)
        self.told.append(told)
        self.company.see(event)
        self.pasts.see(event)
        return told

    def _with_remark(self, told: Told, event: Event) -> Told:
        """A remark goes into a balloon; in the log it stands only if it says why something happened."""
        remark = self._remarks.of(self.company, event)
        if remark is None:
            return told
        if remark.logged:
            name = self.company.name(remark.player)
            line = Log.text(words.REMARK, line=told.line, name=name, words=remark.words)
            told = told._replace(line=line, spoken=line)
        return told._replace(balloon=(remark.player, remark.words))

    def _heading(self, player: int) -> str:
        """The heading of the round that begins with this player's turn, if one does: all have had theirs."""
        begins = not self._round or player in self._moved
        if begins:
            self._round += 1
            self._moved.clear()
        self._moved.add(player)
        return Log.text(words.ROUND, number=self._round) if begins else ""

    def retell(self) -> None:
        """The language has changed: tell everything again in the new one."""
        again = Story(Company(self.company.setup, self.company.me), self._speakers)
        for event in self._events:
            again.add(event)
        self.told = again.told

    def of_this_turn(self) -> list[Told]:
        """Everything told since the turn began."""
        turns = [number for number, event in enumerate(self._events) if isinstance(event, events.TurnBegan)]
        return self.told[turns[-1] :] if turns else list(self.told)

    def aside(self, event: Event, player: int) -> str:
        """The event as only this player hears it; it does not become part of the story."""
        me, self.company.me = self.company.me, player
        spoken = told_of(self.company, event).spoken
        self.company.me = me
        return spoken

    def decisive(self) -> str:
        """What decided the game."""
        return decisive(self.company, self._events)

    def ending(self, event: Ended) -> EndingText:
        """Who won, and why."""
        return ending(self.company, event)


def log_lines(setup: Setup, me: int | None, past: Iterable[Event]) -> list[str]:
    """The log of everything that happened, one entry per event ('' for none), in the current language."""
    story = Story(Company(setup, me))
    return [story.add(event).line for event in past]


def in_turn(turn: int, line: str) -> str:
    """The first line of a turn, for those who hear it: the log shows where turns begin."""
    return Log.text(words.IN_TURN, number=turn, line=line)


def _form(company: Company, player: int) -> str:
    return "you" if player == company.me else "name"


def _turn(company: Company, event: events.TurnBegan) -> str:
    form = _form(company, event.player)
    return Log.text(words.TURN[form], number=event.turn + 1, name=company.name(event.player))


def _looked(company: Company, event: events.Looked) -> str:
    own = len(event.places) == 1 and not company.small and company.owner(event.places[0]) == event.player
    what = "own" if own else ("one", "two")[len(event.places) - 1]
    what = what if event.masks is None else f"{what} seen"
    masks = [mask_name(mask) for mask in event.masks or ("judge", "judge")]
    return Log.text(
        words.LOOKED[what, _form(company, event.player)],
        name=company.name(event.player),
        place=company.place(event.places[0], event.player),
        place2=company.place(event.places[-1], event.player),
        mask=masks[0],
        mask2=masks[-1],
    )


def _took(company: Company, event: events.Took) -> str:
    form = _form(company, event.player)
    mine, theirs = (company.owner(place) for place in event.places)
    if not company.small and mine == event.player:
        form += " centre" if theirs is None else " you" if theirs == company.me else " other"
    return Log.text(
        words.TOOK[form],
        name=company.name(event.player),
        other="" if theirs is None else company.name(theirs),
        place=company.place(event.places[0], event.player),
        place2=company.place(event.places[1], event.player),
    )


def _returned(company: Company, event: events.Returned) -> str:
    if event.swapped is None:
        return ""
    text = words.RETURNED[event.swapped, _form(company, event.player)]
    return Log.text(text, name=company.name(event.player))


def _announced(company: Company, event: events.Announced) -> str:
    return Log.text(
        words.ANNOUNCED[_form(company, event.player), company.small],
        name=company.name(event.player),
        words=i_am(event.mask),
        place=company.side(event.place),
    )


def _passed(company: Company, event: events.Passed) -> str:
    return Log.text(words.PASSED[_form(company, event.player)], name=company.name(event.player))


def _contested(company: Company, event: events.Contested) -> str:
    return Log.text(
        words.CONTESTED[_form(company, event.player), company.small],
        name=company.name(event.player),
        words=contest_words(company.announced, first=not company.contested),
        place=company.side(event.place),
    )


def _revealed(company: Company, event: events.Revealed) -> str:
    if len(event.cards) > 1 and company.announced is not None:
        return _contest_revealed(company, event, company.announced)
    player, place, mask = event.cards[0]
    form = "place" if company.small else _form(company, player)
    return Log.text(
        words.REVEALED[form], name=company.name(player), place=company.place(place), mask=mask_name(mask)
    )


def _contest_revealed(company: Company, event: events.Revealed, announced: str) -> str:
    cards = [
        Log.text(words.REVEALED["card"], mask=mask_name(mask), name=company.who(player))
        for player, _, mask in event.cards
    ]
    text = Log.text(words.REVEALED["contest"], cards=joined(cards))
    if any(mask == announced for _, _, mask in event.cards):
        return text
    form = "nobody you" if any(player == company.me for player, _, _ in event.cards) else "nobody"
    return f"{text} {Log.text(words.REVEALED[form], mask=mask_name(announced))}"


def _shown(company: Company, event: events.Shown) -> str:
    form = "to all but you" if event.owner == company.me else _form(company, event.player)
    return Log.text(
        words.SHOWN["place" if company.small else form, event.mask is not None],
        name=company.name(event.player),
        owner=company.who(event.owner),
        place=company.place(event.place),
        mask="" if event.mask is None else mask_name(event.mask),
    )


def _used(company: Company, event: events.Used) -> str:
    how = event.via or ("contested" if company.contested else "uncontested")
    text = words.USED[how, _form(company, event.player)]
    return Log.text(text, name=company.name(event.player), mask=mask_name(event.mask))


def _nothing(company: Company, event: events.Nothing) -> str:
    mine = f"{event.why} you"
    text = words.NOTHING[mine if event.player == company.me and mine in words.NOTHING else event.why]
    return Log.text(text, name=company.name(event.player), mask=mask_name(event.mask))


def _chose(company: Company, event: events.Chose) -> str:
    """Cards get no line: what happens to them shows which were chosen."""
    answer: Any = event.answer
    form, name = _form(company, event.player), company.name(event.player)
    if event.question == "hide":
        if answer is None:
            return Log.text(words.CHOSE[f"hide {form}"], name=name)
        return fill(words.NUMBERS[f"hide {form}"](answer), name=name)
    if event.question == "guess":
        return fill(words.NUMBERS[f"guess {form}"](answer), name=name)
    if event.question == "players":
        return Log.text(words.CHOSE[f"players {form}"], name=name, names=company.names(answer))
    if event.question == "mask":
        return Log.text(words.CHOSE[f"mask {form}"], name=name, mask=mask_name(answer))
    if event.question == "direction":
        return Log.text(words.CHOSE[f"{answer} {form}"], name=name)
    if event.question == "player" and answer is not None:
        form = "of you" if answer == company.me else form
        return Log.text(words.CHOSE[f"player {form}"], name=name, other=company.name(answer))
    return ""


def _opened(company: Company, event: events.HandOpened) -> str:
    text = words.NUMBERS[f"opened {_form(company, event.player)}"](event.coins)
    return fill(text, name=company.name(event.player))


def _seats(company: Company, event: events.SeatsChanged) -> str:
    one, other = event.players if event.players[1] != company.me else event.players[::-1]
    return Log.text(words.SEATS[_form(company, one)], name=company.name(one), other=company.name(other))


def _turned_up(company: Company, event: events.TurnedUp) -> str:
    return Log.text(words.TURNED_UP, mask=mask_name(event.mask))


def _discarded(company: Company, event: events.Discarded) -> str:
    return Log.text(words.DISCARDED, mask=mask_name(event.mask))


def _moved(company: Company, event: events.CardMoved) -> str:
    owner = company.owner(event.source)
    if owner is None:  # never happens: the card belongs to a player who is going out
        return ""
    return Log.text(words.MOVED[_form(company, owner)], name=company.name(owner))


def _out(company: Company, event: events.Eliminated) -> str:
    text = words.OUT[_form(company, event.player), bool(event.places)]
    return Log.text(text, name=company.name(event.player))


def _ended(company: Company, event: Ended) -> str:
    title, why = ending(company, event)
    return f"{why} {title}"


_TELLERS: Mapping[type[Event], Callable[[Company, Any], str]] = {
    events.TurnBegan: _turn,
    events.Looked: _looked,
    events.Took: _took,
    events.Returned: _returned,
    events.Announced: _announced,
    events.Passed: _passed,
    events.Contested: _contested,
    events.Revealed: _revealed,
    events.Shown: _shown,
    events.Used: _used,
    events.Nothing: _nothing,
    events.Chose: _chose,
    events.HandOpened: _opened,
    events.CoinsMoved: coins_sentence,
    events.SeatsChanged: _seats,
    events.TurnedUp: _turned_up,
    events.Discarded: _discarded,
    events.CardMoved: _moved,
    events.Eliminated: _out,
    events.Ended: _ended,
}
