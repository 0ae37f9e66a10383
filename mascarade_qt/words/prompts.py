"""What a person is asked, in words: the question, its answers, and warnings before a mistake.

Questions always address "you"; if several people share a screen, the name comes first.
"""

from collections.abc import Callable, Mapping
from typing import Any

from mascarade_qt.engine.layout import MUST_SWAP, NO_ANNOUNCE
from mascarade_qt.engine.masks import Step, asks
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.words.balloons import i_am
from mascarade_qt.words.bear_tamer import step_sentence
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name, mask_power_long
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import capital, joined

Prompt = Context("Prompt")
Answers = Context("Answers")
Warnings = Context("Warnings")

_TURN: Mapping[str, str] = {
    "free": Prompt.mark("Your turn: look, swap or announce?"),
    "opening": Prompt.mark(
        "Opening turn {number} of {total}. Which card do you take under the table with yours?"
    ),
    NO_ANNOUNCE: Prompt.mark("Your card was revealed last turn, so you can’t announce: look or swap?"),
    MUST_SWAP: Prompt.mark(
        "Your card was revealed last turn, so you must swap it, or pretend to. With which card?"
    ),
}
# If everyone has several cards, both cards are chosen, and both may be the player's own.
_TURN_OF_PAIRS: Mapping[str, str] = {
    "opening": Prompt.mark(
        "Opening turn {number} of {total}. Which two cards do you take under the table? At least one must be "
        "yours."
    ),
    MUST_SWAP: Prompt.mark(
        "One of your cards was revealed last turn, so you must swap two cards, or pretend to. At least one "
        "must be yours."
    ),
}
# The parts of a turn's answer, chosen one after the other.
_STEPS: Mapping[str, str] = {
    "look": Prompt.mark("Which of your cards do you look at?"),
    "swap": Prompt.mark("Which card do you take under the table with yours?"),
    "swap own": Prompt.mark("Which of your cards do you take under the table?"),
    "swap other": Prompt.mark("Which other card do you take with it?"),
    "announce": Prompt.mark("Which mask do you announce?"),
    "announce own": Prompt.mark("Which of your cards do you announce it with?"),
    "second places": Prompt.mark("And the second card?"),
    "second players": Prompt.mark("And the second player?"),
}
_SWAP = Prompt.mark("Under the table: {places}. Do you swap them, or only pretend to?")
# For listeners, who hear the answers one by one and have heard what led to the question.
_HEARD: Mapping[str, str] = {
    "turn": Prompt.mark("Your turn."),
    "card": Prompt.mark("Which card?"),
    "mask": Prompt.mark("Which mask?"),
    #: Said right after which cards were taken under the table.
    "swap": Prompt.mark("Do you swap them?"),
}
_CONTEST = Prompt.mark("{name} says: “{words}” Do you contest?")
_CONTEST_HEARD = Prompt.mark("Do you contest?")
_CONTEST_HERE = Prompt.mark("{name} says: “{words}” Who here contests?")
_CONTEST_HERE_HEARD = Prompt.mark("Who here contests?")

# By the kind of question and the step that asks, in words (see `step_words`); "" for any other step.
_POWERS: Mapping[tuple[str, str], str] = {
    ("player", "fortunes optional"): Prompt.mark(
        "Who do you exchange fortunes with? You may also keep yours."
    ),
    ("player", "question 4"): Prompt.mark("Choose who must name a mask and then reveal a card."),
    ("player", "show"): Prompt.mark("Whose card do you show to everyone else?"),
    ("player", "take 2 richest"): Prompt.mark(
        "Several players are tied for richest. Who do you take 2 coins from?"
    ),
    ("player", "gamble"): Prompt.mark("Choose who must guess how many coins you hide."),
    ("player", "usurp"): Prompt.mark("Whose mask do you want to name?"),
    ("player", "bear_tamer"): Prompt.mark("Choose a player. The power: {power}"),
    ("player", ""): Prompt.mark("Choose a player."),
    ("players", ""): Prompt.mark("Which two players give you 1 coin each and change seats?"),
    ("place", "swap own-chosen peek"): Prompt.mark("Which card do you look at along with your own?"),
    ("place", "show"): Prompt.mark("Which of these cards do you show to everyone else?"),
    ("place", "usurp"): Prompt.mark("Which card’s mask do you want to name?"),
    ("place", "bear_tamer"): Prompt.mark("Choose a card. The power: {power}"),
    ("place", "own"): Prompt.mark("Which of your cards do you reveal?"),
    ("place", ""): Prompt.mark("Choose a card."),
    ("places", "swap two-chosen"): Prompt.mark("Which two cards do you take under the table?"),
    ("places", "look two"): Prompt.mark("Which two cards do you look at?"),
    ("places", "bear_tamer"): Prompt.mark("Choose two cards. The power: {power}"),
    ("places", ""): Prompt.mark("Choose two cards."),
    ("mask", "question 4"): Prompt.mark(
        "{name} asks which mask you are. Name one, then reveal your card. A wrong name costs you 4 coins."
    ),
    ("mask", ""): Prompt.mark(
        "Your choice: {target}. Which mask do you name? If you are right, its power is yours."
    ),
    ("direction", ""): Prompt.mark("Everyone passes their whole fortune. To the left or to the right?"),
    ("hide", ""): Prompt.mark(
        "How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins "
        "the coins, a wrong one makes them yours."
    ),
    ("guess", ""): Prompt.mark("{name} hides 1, 2 or 3 coins. How many? Guess right and they’re yours."),
}
#: A question about one of several steps of the Bear Tamer’s power, after what that step says.
_STEP_OF = Prompt.mark("Step {number} of {total}: {step} {question}")
_ADDRESSED = Prompt.mark("For {name}. {question}")
#: Before a choice is confirmed: a card, a player, or words such as “I am the Cheat!”.
_CHOSEN = Prompt.mark("Your choice: {answer}")
_WAITING: Mapping[str, str] = {
    "": Prompt.mark("{name} is thinking…"),
    "contest": Prompt.mark("{name}: contest, or let it pass?"),
    "swap": Prompt.mark("{name} has two cards under the table: {place} and {place2}."),
}
#: Shown while the cards of a contest are turned up.
_SHOWDOWN = Prompt.mark("Masks off: who really is the {mask}?")
_HOT_SEAT: Mapping[str, str] = {
    "curtain": Prompt.mark("For {name}. Everyone else, look away."),
    "open": Prompt.mark("{name}: hold to open"),
    "close": Prompt.mark("Close the curtain"),
    "draw": Prompt.mark("To the curtain"),
    "seen": Prompt.mark("Only you can see this: {sentence}"),
}

_ACTIONS: Mapping[str, str] = {
    "look": Answers.mark("Look"),
    "swap": Answers.mark("Swap or pretend to"),
    "announce": Answers.mark("Announce"),
}
_CHOICES: Mapping[str, str] = {
    "look": Answers.mark("Look at your card"),
    "look at": Answers.mark("Look at {place}"),
    "swap with": Answers.mark("Swap with {place}, or pretend to"),
    "swap two": Answers.mark("Swap {place} and {place2}, or pretend to"),
    "announce": Answers.mark("“{words}”"),
    "announce with": Answers.mark("“{words}” ({place})"),
    "really": Answers.mark("Swap"),
    "pretend": Answers.mark("Pretend"),
    "pass": Answers.mark("Let it pass"),
    "nobody contests": Answers.mark("Nobody here contests"),
    "player contests": Answers.mark("{name} contests"),
    "player contests with": Answers.mark("{name} contests ({place})"),
    "contest": Answers.mark("Contest"),
    "contest with": Answers.mark("Contest with {place}"),
    "nobody": Answers.mark("Keep your fortune"),
    "left": Answers.mark("To the left"),
    "right": Answers.mark("To the right"),
    "player": Answers.mark("{name} ({coins})"),
}

# By what a power does, or by what is at stake.
_WARNINGS: Mapping[str, str] = {
    "court": Warnings.mark("The courthouse is empty: this power would earn you nothing."),
    "fill": Warnings.mark("You have 10 coins or more: this power would earn you nothing."),
    "copy": Warnings.mark("No power has been used yet: there is nothing to copy."),
    "raise": Warnings.mark("The graveyard is empty: this power would do nothing."),
    "announce last": Warnings.mark(
        "This is your last coin: if someone contests and you are wrong, you lose it and the game ends."
    ),
    "contest last": Warnings.mark("This is your last coin: if you are wrong, you lose it and the game ends."),
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
        return self._address(player, Prompt.text(_CONTEST_HEARD), addressed)

    def step_heard(self, step: str) -> str:
        """The next part of an answer, in short."""
        kind = "mask" if step == "announce" else "card"
        return Prompt.text(_STEPS[step] if step.startswith("second") else _HEARD[kind])

    def swap_heard(self) -> str:
        """Whether to swap the two cards that have just been named."""
        return Prompt.text(_HEARD["swap"])

    def turn_heard(self, player: int, addressed: bool = False) -> str:
        """A turn on which everything is allowed, as usual."""
        return self._address(player, Prompt.text(_HEARD["turn"]), addressed)

    def _address(self, player: int, text: str, addressed: bool) -> str:
        if not addressed:
            return text
        return Prompt.text(_ADDRESSED, name=self.company.name(player), question=text)

    def _question(self, question: Question) -> str:
        kind = question.kind
        if kind == "turn":
            return self._turn(question)
        if kind == "swap":
            held = [place for place in self.company.held if place]
            return Prompt.text(_SWAP, places=self.company.places(held))
        if kind == "contest":
            return self._contest()
        return self._power(question)

    def _turn(self, question: Question) -> str:
        company, mode = self.company, self.turn_mode(question)
        total = company.setup.opening_turns
        text = _TURN_OF_PAIRS.get(mode, _TURN[mode]) if company.small else _TURN[mode]
        return Prompt.text(text, number=company.turn + 1, total=total)

    def turn_mode(self, question: Question) -> str:
        """What is allowed on this turn: opening, free, or what a revealed card leaves."""
        verbs = {answer[0] for answer in question.answers if isinstance(answer, tuple)}
        if self.company.turn < self.company.setup.opening_turns:
            return "opening"
        if "announce" in verbs:
            return "free"
        return NO_ANNOUNCE if "look" in verbs else MUST_SWAP

    def _contest(self) -> str:
        company = self.company
        if company.announced is None:
            return ""
        return Prompt.text(_CONTEST, name=company.name(company.active), words=i_am(company.announced))

    def _power(self, question: Question) -> str:
        company, used = self.company, self.company.power
        if used is not None and used.mask == "bear_tamer" and (told := self._tamer_step(question)):
            return told
        asked_by = step_words(company.asking(question.kind) or {})
        if used is not None and used.mask == "bear_tamer":
            asked_by = used.mask  # the players composed its power, so all of it is told
        elif used is not None and used.player != question.player and question.kind == "place":
            asked_by = "own"  # the Guru's target, the Courtesan's neighbour
        return Prompt.text(
            _POWERS.get((question.kind, asked_by), _POWERS[question.kind, ""]),
            name="" if used is None else company.name(used.player),
            target="" if company.target is None else company.name(company.target),
            power=mask_power_long("bear_tamer", company.setup.bear_tamer),
        )

    def _tamer_step(self, question: Question) -> str:
        """A question of the Bear Tamer's, with the step that asks it. Empty if there is only one step, or if
        it can't be told: who reveals their only card isn't asked."""
        program, kind = self.company.setup.bear_tamer or (), question.kind
        asking = [step for step in program if kind in asks(step)]
        step = self.company.asking(kind)
        unsure = len(asking) > 1 and kind == "place" and any(one["do"] == "reveal" for one in asking)
        if step is None or len(program) == 1 or unsure:
            return ""
        number = next(number for number, one in enumerate(program, 1) if one is step)
        power = self.company.power
        own = power is not None and power.player != question.player
        return Prompt.text(
            _STEP_OF,
            number=number,
            total=len(program),
            step=step_sentence(step),
            question=Prompt.text(_POWERS[kind, "own" if own else ""]),
        )

    def step(self, step: str, player: int, addressed: bool = False) -> str:
        """The next part of an answer: look, swap, announce; "swap own", "swap other", …; "second places"."""
        return self._address(player, Prompt.text(_STEPS[step]), addressed)

    def waiting(self, player: int, kind: str) -> str:
        """Whose answer is awaited."""
        company = self.company
        place, place2 = (company.place(held, player) if held else "" for held in company.held)
        text = _WAITING.get(kind, _WAITING[""])
        return Prompt.text(text, name=company.name(player), place=place, place2=place2)

    def showdown(self, mask: str) -> str:
        """Shown while the cards of a contest are turned up."""
        return Prompt.text(_SHOWDOWN, mask=mask_name(mask))

    # --- answers ---

    def action(self, verb: str) -> str:
        """The button of an action: look, swap, announce."""
        return Answers.text(_ACTIONS[verb])

    def chosen(self, answer: str) -> str:
        """What has to be confirmed."""
        return Prompt.text(_CHOSEN, answer=answer)

    def contest_here(self, heard: bool = False) -> str:
        """What all people at this screen are asked at once; `heard` if the claim has just been read out."""
        company = self.company
        if heard or company.announced is None:
            return Prompt.text(_CONTEST_HERE_HEARD)
        name, words = company.name(company.active), i_am(company.announced)
        return Prompt.text(_CONTEST_HERE, name=name, words=words)

    def contests(self, claim: tuple[int, str] | None) -> str:
        """Their answer: who contests, and with which card if they have several."""
        if claim is None:
            return Answers.text(_CHOICES["nobody contests"])
        player, place = claim
        key = "player contests with" if self.company.small else "player contests"
        name, card = self.company.name(player), self.company.side(place)
        return Answers.text(_CHOICES[key], name=name, place=card)

    def choice(self, kind: str, answer: object) -> str:
        """The label of an answer, on a button or in a list."""
        return _LABELS[kind](self, answer)

    def _turn_choice(self, answer: Any) -> str:
        company = self.company
        verb, place = answer[0], company.place(answer[1])
        if verb == "look":
            return Answers.text(_CHOICES["look at" if company.small else "look"], place=place)
        if verb == "announce":
            how = "announce with" if company.small else "announce"
            return Answers.text(_CHOICES[how], words=i_am(answer[2]), place=place)
        other = company.place(answer[2])
        if company.small:
            return Answers.text(_CHOICES["swap two"], place=place, place2=other)
        return Answers.text(_CHOICES["swap with"], place=other)

    def _contest_choice(self, answer: Any) -> str:
        if answer is False:
            return Answers.text(_CHOICES["pass"])
        how = "contest with" if self.company.small else "contest"
        return Answers.text(_CHOICES[how], place=self.company.place(answer))

    def _player_choice(self, answer: Any) -> str:
        if answer is None:
            return Answers.text(_CHOICES["nobody"])
        coins = coins_text(self.company.fortune(answer))
        return Answers.text(_CHOICES["player"], name=self.company.name(answer), coins=coins)

    def _players_choice(self, answer: Any) -> str:
        return joined([self.company.name(player) for player in answer])

    # --- warnings before a mistake ---

    def warnings(self, question: Question, answer: Answer) -> list[str]:
        """What a person should know before giving this answer."""
        fortune = self.company.fortune(question.player)
        if question.kind == "contest":
            return [Warnings.text(_WARNINGS["contest last"])] if fortune == 1 and answer is not False else []
        if question.kind == "turn" and isinstance(answer, tuple) and answer[0] == "announce":
            return self.announce_warnings(question.player, str(answer[2]))
        return []

    def announce_warnings(self, player: int, mask: str) -> list[str]:
        """What a person should know before announcing this mask."""
        company = self.company
        fortune = company.fortune(player)
        found = []
        match company.setup.program(mask):
            case ({"do": "win", "n": needed},) if fortune < needed:
                found.append(_poor_cheat(fortune))
            case ({"do": "fill", "n": enough},) if fortune >= enough:
                found.append(Warnings.text(_WARNINGS["fill"]))
            case ({"do": "court"},) if company.courthouse == 0:
                found.append(Warnings.text(_WARNINGS["court"]))
            case ({"do": "copy"},) if company.last_power is None:
                found.append(Warnings.text(_WARNINGS["copy"]))
            case ({"do": "raise"},) if not company.graveyard:
                found.append(Warnings.text(_WARNINGS["raise"]))
            case _:
                pass
        if fortune == 1:
            found.append(Warnings.text(_WARNINGS["announce last"]))
        return found

    # --- several people, one screen ---

    def curtain(self, player: int) -> str:
        """Before something private."""
        return Prompt.text(_HOT_SEAT["curtain"], name=self.company.name(player))

    def hot_seat(self, phrase: str, player: int | None = None, sentence: str = "") -> str:
        """Other phrases around the curtain: open, close, seen."""
        name = "" if player is None else self.company.name(player)
        return Prompt.text(_HOT_SEAT[phrase], name=name, sentence=sentence)


def step_words(step: Step) -> str:
    """A step as in the keys above: "take 2 richest", "fortunes optional"."""
    return " ".join(key if value is True else str(value) for key, value in step.items())


def has_prompt(kind: str, step: Step) -> bool:
    """Whether there are words for this kind of question in this step."""
    return (kind, step_words(step)) in _POWERS or (kind, "") in _POWERS


def _poor_cheat(fortune: int) -> str:
    return Warnings.tr("You have %n coin(s). The Cheat needs at least 10 to win.", "", fortune)


_LABELS: Mapping[str, Callable[[Prompts, Any], str]] = {
    "turn": Prompts._turn_choice,
    "swap": lambda said, answer: Answers.text(_CHOICES["really" if answer else "pretend"]),
    "contest": Prompts._contest_choice,
    "player": Prompts._player_choice,
    "players": Prompts._players_choice,
    "place": lambda said, answer: capital(said.company.place(answer)),
    "places": lambda said, answer: capital(said.company.places(answer)),
    "mask": lambda said, answer: mask_name(answer),
    "direction": lambda said, answer: Answers.text(_CHOICES[answer]),
    "hide": lambda said, answer: coins_text(answer),
    "guess": lambda said, answer: coins_text(answer),
}
