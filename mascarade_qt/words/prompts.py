"""What a person is asked, in words: the question, its answers, and warnings before a mistake.

Questions always address "you"; if several people share a screen, the name comes first.
"""

from collections.abc import Callable, Mapping
from typing import Any

from mascarade_qt.engine.layout import MUST_SWAP, NO_ANNOUNCE
from mascarade_qt.engine.masks import Step
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.words.balloons import i_am
from mascarade_qt.words.company import Company
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context, capital, joined
from mascarade_qt.words.masks import mask_name, mask_power_long

Prompt = Context("Prompt")
Answers = Context("Answers")
Warnings = Context("Warnings")

_TURN: Mapping[str, str] = {
    "free": QT_TRANSLATE_NOOP("Prompt", "Your turn: look, swap or announce?"),
    "opening": QT_TRANSLATE_NOOP(
        "Prompt", "Opening turn {number} of {total}. Which card do you take under the table with yours?"
    ),
    NO_ANNOUNCE: QT_TRANSLATE_NOOP(
        "Prompt", "Your card was revealed last turn, so you can’t announce: look or swap?"
    ),
    MUST_SWAP: QT_TRANSLATE_NOOP(
        "Prompt",
        "Your card was revealed last turn, so you must swap it, or pretend to. With which card?",
    ),
}
# If everyone has several cards, both cards are chosen, and both may be the player's own.
_TURN_OF_PAIRS: Mapping[str, str] = {
    "opening": QT_TRANSLATE_NOOP(
        "Prompt",
        "Opening turn {number} of {total}. Which two cards do you take under the table? "
        "At least one must be yours.",
    ),
    MUST_SWAP: QT_TRANSLATE_NOOP(
        "Prompt",
        "One of your cards was revealed last turn, so you must swap two cards, or pretend to. "
        "At least one must be yours.",
    ),
}
# The parts of a turn's answer, chosen one after the other.
_STEPS: Mapping[str, str] = {
    "look": QT_TRANSLATE_NOOP("Prompt", "Which of your cards do you look at?"),
    "swap": QT_TRANSLATE_NOOP("Prompt", "Which card do you take under the table with yours?"),
    "swap own": QT_TRANSLATE_NOOP("Prompt", "Which of your cards do you take under the table?"),
    "swap other": QT_TRANSLATE_NOOP("Prompt", "Which other card do you take with it?"),
    "announce": QT_TRANSLATE_NOOP("Prompt", "Which mask do you announce?"),
    "announce own": QT_TRANSLATE_NOOP("Prompt", "Which of your cards do you announce it with?"),
    "second places": QT_TRANSLATE_NOOP("Prompt", "And the second card?"),
    "second players": QT_TRANSLATE_NOOP("Prompt", "And the second player?"),
}
_SWAP = QT_TRANSLATE_NOOP(
    "Prompt", "The two cards are under the table. Do you swap them, or only pretend to?"
)
_CONTEST = QT_TRANSLATE_NOOP("Prompt", "{name} says: “{words}” Do you contest?")
_CONTEST_HEARD = QT_TRANSLATE_NOOP("Prompt", "Do you contest?")

# By the kind of question and the step that asks, in words (see `step_words`); "" for any other step.
_POWERS: Mapping[tuple[str, str], str] = {
    ("player", "fortunes optional"): QT_TRANSLATE_NOOP(
        "Prompt", "Who do you exchange fortunes with? You may also keep yours."
    ),
    ("player", "question 4"): QT_TRANSLATE_NOOP("Prompt", "Who must name a mask and then reveal a card?"),
    ("player", "show"): QT_TRANSLATE_NOOP("Prompt", "Whose card do you show to everyone else?"),
    ("player", "take 2 richest"): QT_TRANSLATE_NOOP(
        "Prompt", "Several players are tied for richest. Who do you take 2 coins from?"
    ),
    ("player", "gamble"): QT_TRANSLATE_NOOP("Prompt", "Who must guess how many coins you hide?"),
    ("player", "usurp"): QT_TRANSLATE_NOOP("Prompt", "Whose mask do you want to name?"),
    ("player", "bear_tamer"): QT_TRANSLATE_NOOP("Prompt", "Choose a player. The power: {power}"),
    ("player", ""): QT_TRANSLATE_NOOP("Prompt", "Choose a player."),
    ("players", ""): QT_TRANSLATE_NOOP("Prompt", "Which two players give you 1 coin each and change seats?"),
    ("place", "swap own-chosen peek"): QT_TRANSLATE_NOOP(
        "Prompt", "Which card do you look at along with your own?"
    ),
    ("place", "show"): QT_TRANSLATE_NOOP("Prompt", "Which of these cards do you show to everyone else?"),
    ("place", "usurp"): QT_TRANSLATE_NOOP("Prompt", "Which of these cards do you want to name?"),
    ("place", "bear_tamer"): QT_TRANSLATE_NOOP("Prompt", "Choose a card. The power: {power}"),
    ("place", "own"): QT_TRANSLATE_NOOP("Prompt", "Which of your cards do you reveal?"),
    ("place", ""): QT_TRANSLATE_NOOP("Prompt", "Choose a card."),
    ("places", "swap two-chosen"): QT_TRANSLATE_NOOP(
        "Prompt", "Which two cards do you take under the table?"
    ),
    ("places", "look two"): QT_TRANSLATE_NOOP("Prompt", "Which two cards do you look at?"),
    ("places", "bear_tamer"): QT_TRANSLATE_NOOP("Prompt", "Choose two cards. The power: {power}"),
    ("places", ""): QT_TRANSLATE_NOOP("Prompt", "Choose two cards."),
    ("mask", "question 4"): QT_TRANSLATE_NOOP(
        "Prompt",
        "{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins.",
    ),
    ("mask", ""): QT_TRANSLATE_NOOP(
        "Prompt", "Which mask do you name? If you are right, its power is yours."
    ),
    ("direction", ""): QT_TRANSLATE_NOOP(
        "Prompt", "Everyone passes their whole fortune. To the left or to the right?"
    ),
    ("hide", ""): QT_TRANSLATE_NOOP("Prompt", "How many of the bank’s coins do you hide in your hand?"),
    ("guess", ""): QT_TRANSLATE_NOOP(
        "Prompt", "{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours."
    ),
}
_ADDRESSED = QT_TRANSLATE_NOOP("Prompt", "{name} – {question}")
#: Before somebody confirms: a card, a player, or words such as “I am the Cheat!”.
_CHOSEN = QT_TRANSLATE_NOOP("Prompt", "Your choice: {answer}")
_WAITING: Mapping[str, str] = {
    "": QT_TRANSLATE_NOOP("Prompt", "{name} is thinking…"),
    "contest": QT_TRANSLATE_NOOP("Prompt", "{name}: contest, or let it pass?"),
    "swap": QT_TRANSLATE_NOOP("Prompt", "{name} has two cards under the table: {place} and {place2}."),
}
#: While the cards of a contest are turned up.
_SHOWDOWN = QT_TRANSLATE_NOOP("Prompt", "Masks off: who really is the {mask}?")
_HOT_SEAT: Mapping[str, str] = {
    "curtain": QT_TRANSLATE_NOOP("Prompt", "For {name}. Everyone else, look away."),
    "open": QT_TRANSLATE_NOOP("Prompt", "{name}: hold to open"),
    "close": QT_TRANSLATE_NOOP("Prompt", "Close the curtain"),
    "seen": QT_TRANSLATE_NOOP("Prompt", "Only you can see this: {sentence}"),
}

_ACTIONS: Mapping[str, str] = {
    "look": QT_TRANSLATE_NOOP("Answers", "Look"),
    "swap": QT_TRANSLATE_NOOP("Answers", "Swap or pretend to"),
    "announce": QT_TRANSLATE_NOOP("Answers", "Announce"),
}
_CHOICES: Mapping[str, str] = {
    "look": QT_TRANSLATE_NOOP("Answers", "Look at your card"),
    "look at": QT_TRANSLATE_NOOP("Answers", "Look at {place}"),
    "swap with": QT_TRANSLATE_NOOP("Answers", "Swap with {place}, or pretend to"),
    "swap two": QT_TRANSLATE_NOOP("Answers", "Swap {place} and {place2}, or pretend to"),
    "announce": QT_TRANSLATE_NOOP("Answers", "“{words}”"),
    "announce with": QT_TRANSLATE_NOOP("Answers", "“{words}” ({place})"),
    "really": QT_TRANSLATE_NOOP("Answers", "Swap"),
    "pretend": QT_TRANSLATE_NOOP("Answers", "Pretend"),
    "pass": QT_TRANSLATE_NOOP("Answers", "Let it pass"),
    "pass all": QT_TRANSLATE_NOOP("Answers", "Everyone here lets it pass"),
    "contest": QT_TRANSLATE_NOOP("Answers", "Contest"),
    "contest with": QT_TRANSLATE_NOOP("Answers", "Contest with {place}"),
    "nobody": QT_TRANSLATE_NOOP("Answers", "Keep your fortune"),
    "left": QT_TRANSLATE_NOOP("Answers", "To the left"),
    "right": QT_TRANSLATE_NOOP("Answers", "To the right"),
    "player": QT_TRANSLATE_NOOP("Answers", "{name} ({coins})"),
}

# By the power, in words, or by what is at stake.
_WARNINGS: Mapping[str, str] = {
    "court": QT_TRANSLATE_NOOP("Warnings", "The courthouse is empty: this power would earn you nothing."),
    "fill 10": QT_TRANSLATE_NOOP("Warnings", "You have 10 coins or more: this power would earn you nothing."),
    "copy": QT_TRANSLATE_NOOP("Warnings", "No power has been used yet: there is nothing to copy."),
    "raise": QT_TRANSLATE_NOOP("Warnings", "The graveyard is empty: this power would do nothing."),
    "announce last": QT_TRANSLATE_NOOP(
        "Warnings",
        "This is your last coin: if someone contests and you are wrong, you lose it and the game ends.",
    ),
    "contest last": QT_TRANSLATE_NOOP(
        "Warnings", "This is your last coin: if you are wrong, you lose it and the game ends."
    ),
}


class Prompts:
    """Questions in words, for the people at this screen."""

    def __init__(self, company: Company) -> None:
        self.company = company

    def prompt(self, question: Question, addressed: bool = False) -> str:
        """The question; `addressed` with the name first, if several people share the screen."""
        return self._address(question.player, self._question(question), addressed)

    def contest_heard(self, player: int, addressed: bool = False) -> str:
        """Whether to contest what has just been read out."""
        return self._address(player, Prompt.say(_CONTEST_HEARD), addressed)

    def _address(self, player: int, text: str, addressed: bool) -> str:
        if not addressed:
            return text
        return Prompt.say(_ADDRESSED, name=self.company.name(player), question=text)

    def _question(self, question: Question) -> str:
        kind = question.kind
        if kind == "turn":
            return self._turn(question)
        if kind == "swap":
            return Prompt.say(_SWAP)
        if kind == "contest":
            return self._contest()
        return self._power(question)

    def _turn(self, question: Question) -> str:
        company = self.company
        verbs = {answer[0] for answer in question.answers if isinstance(answer, tuple)}
        total = company.setup.opening_turns
        if company.turn < total:
            mode = "opening"
        elif "announce" in verbs:
            mode = "free"
        else:
            mode = NO_ANNOUNCE if "look" in verbs else MUST_SWAP
        text = _TURN_OF_PAIRS.get(mode, _TURN[mode]) if company.small else _TURN[mode]
        return Prompt.say(text, number=company.turn + 1, total=total)

    def _contest(self) -> str:
        company = self.company
        if company.announced is None:
            return ""
        return Prompt.say(_CONTEST, name=company.name(company.active), words=i_am(company.announced))

    def _power(self, question: Question) -> str:
        company, used = self.company, self.company.power
        asked_by = step_words(company.asking(question.kind) or {})
        if used is not None and used.mask == "bear_tamer":
            asked_by = used.mask  # its power was composed by the players, so they are told all of it
        elif used is not None and used.player != question.player and question.kind == "place":
            asked_by = "own"  # the Guru's target, the Courtesan's neighbour
        return Prompt.say(
            _POWERS.get((question.kind, asked_by), _POWERS[question.kind, ""]),
            name="" if used is None else company.name(used.player),
            power=mask_power_long("bear_tamer", company.setup.bear_tamer),
        )

    def step(self, step: str, player: int, addressed: bool = False) -> str:
        """The next part of an answer: look, swap, announce; "swap own", "swap other", …; "second places"."""
        return self._address(player, Prompt.say(_STEPS[step]), addressed)

    def waiting(self, player: int, kind: str) -> str:
        """Whose answer is awaited."""
        company = self.company
        place, place2 = (company.place(held, player) if held else "" for held in company.held)
        text = _WAITING.get(kind, _WAITING[""])
        return Prompt.say(text, name=company.name(player), place=place, place2=place2)

    def showdown(self, mask: str) -> str:
        """While the cards of a contest are turned up."""
        return Prompt.say(_SHOWDOWN, mask=mask_name(mask))

    # --- answers ---

    def action(self, verb: str) -> str:
        """The button of an action: look, swap, announce."""
        return Answers.say(_ACTIONS[verb])

    def chosen(self, answer: str) -> str:
        """What has to be confirmed."""
        return Prompt.say(_CHOSEN, answer=answer)

    def pass_all(self) -> str:
        """The button with which everybody at this screen lets the announcement pass."""
        return Answers.say(_CHOICES["pass all"])

    def choice(self, kind: str, answer: object) -> str:
        """The label of an answer, on a button or in a list."""
        return _LABELS[kind](self, answer)

    def _turn_choice(self, answer: Any) -> str:
        company = self.company
        verb, place = answer[0], company.place(answer[1])
        if verb == "look":
            return Answers.say(_CHOICES["look at" if company.small else "look"], place=place)
        if verb == "announce":
            how = "announce with" if company.small else "announce"
            return Answers.say(_CHOICES[how], words=i_am(answer[2]), place=place)
        other = company.place(answer[2])
        if company.small:
            return Answers.say(_CHOICES["swap two"], place=place, place2=other)
        return Answers.say(_CHOICES["swap with"], place=other)

    def _contest_choice(self, answer: Any) -> str:
        if answer is False:
            return Answers.say(_CHOICES["pass"])
        how = "contest with" if self.company.small else "contest"
        return Answers.say(_CHOICES[how], place=self.company.place(answer))

    def _player_choice(self, answer: Any) -> str:
        if answer is None:
            return Answers.say(_CHOICES["nobody"])
        coins = coins_text(self.company.fortune(answer))
        return Answers.say(_CHOICES["player"], name=self.company.name(answer), coins=coins)

    def _players_choice(self, answer: Any) -> str:
        return joined([self.company.name(player) for player in answer])

    # --- warnings before a mistake ---

    def warnings(self, question: Question, answer: Answer) -> list[str]:
        """What a person should know before giving this answer."""
        fortune = self.company.fortune(question.player)
        if question.kind == "contest":
            return [Warnings.say(_WARNINGS["contest last"])] if fortune == 1 and answer is not False else []
        if question.kind == "turn" and isinstance(answer, tuple) and answer[0] == "announce":
            return self.announce_warnings(question.player, str(answer[2]))
        return []

    def announce_warnings(self, player: int, mask: str) -> list[str]:
        """What a person should know before announcing this mask."""
        company = self.company
        fortune = company.fortune(player)
        idle = {
            "court": company.courthouse == 0,
            "fill 10": fortune >= 10,
            "copy": company.last_power is None,
            "raise": not company.graveyard,
        }
        power = " ".join(map(step_words, company.setup.program(mask)))
        found = [Warnings.say(_WARNINGS[power])] if idle.get(power) else []
        if power == "win 10" and fortune < 10:
            found.append(_poor_cheat(fortune))
        if fortune == 1:
            found.append(Warnings.say(_WARNINGS["announce last"]))
        return found

    # --- several people, one screen ---

    def curtain(self, player: int) -> str:
        """Before something private."""
        return Prompt.say(_HOT_SEAT["curtain"], name=self.company.name(player))

    def hot_seat(self, phrase: str, player: int | None = None, sentence: str = "") -> str:
        """Other phrases around the curtain: open, close, seen."""
        name = "" if player is None else self.company.name(player)
        return Prompt.say(_HOT_SEAT[phrase], name=name, sentence=sentence)


def step_words(step: Step) -> str:
    """A step as in the keys above: "take 2 richest", "fortunes optional"."""
    return " ".join(key if value is True else str(value) for key, value in step.items())


def has_prompt(kind: str, step: Step) -> bool:
    """Whether there are words for this kind of question in this step."""
    return (kind, step_words(step)) in _POWERS or (kind, "") in _POWERS


def coins_text(number: int) -> str:
    """A number of coins."""
    return Answers.tr("%n coin(s)", "", number)


def _poor_cheat(fortune: int) -> str:
    return Warnings.tr("You have %n coin(s). The Cheat needs at least 10 to win.", "", fortune)


_LABELS: Mapping[str, Callable[[Prompts, Any], str]] = {
    "turn": Prompts._turn_choice,
    "swap": lambda said, answer: Answers.say(_CHOICES["really" if answer else "pretend"]),
    "contest": Prompts._contest_choice,
    "player": Prompts._player_choice,
    "players": Prompts._players_choice,
    "place": lambda said, answer: capital(said.company.place(answer)),
    "places": lambda said, answer: capital(said.company.places(answer)),
    "mask": lambda said, answer: mask_name(answer),
    "direction": lambda said, answer: Answers.say(_CHOICES[answer]),
    "hide": lambda said, answer: coins_text(answer),
    "guess": lambda said, answer: coins_text(answer),
}
