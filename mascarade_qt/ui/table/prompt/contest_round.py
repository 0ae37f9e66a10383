"""One question to all the people at a screen: who contests? What they say is answered for each in turn."""

from collections.abc import Sequence

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.prospects import prospect
from mascarade_qt.words.answers import ShownAnswer
from mascarade_qt.words.explanations import answer_line, gain_text, risky, threat_text
from mascarade_qt.words.prompts import Prompts

Claim = tuple[int, str]  # who contests, and with which card
NOBODY = "nobody here"
MOST_CARDS = 6  # beyond that, names alone have room


class ContestRound:
    """Keeps what has been said about one claim, until each of these people is asked."""

    def __init__(self, prompts: Prompts) -> None:
        self._prompts, self._company = prompts, prompts.company
        self._turn = -1
        self._claims: set[int] = set()  # the claimants they knew of when they spoke
        self._said: dict[int, Answer] = {}

    def say(self, questions: Sequence[Question], claim: Claim | None) -> None:
        """All let it pass, up to the first who contests; the others are asked again."""
        self._turn, self._claims, self._said = self._company.turn, set(self._company.claims), {}
        for question in questions:
            if claim is not None and question.player == claim[0]:
                self._said[question.player] = claim[1]
                return
            self._said[question.player] = False

    def due(self, question: Question) -> tuple[Answer, ...]:
        """What this person has said, unless another player has contested meanwhile, which may change it."""
        same = self._turn == self._company.turn and self._claims == set(self._company.claims)
        if question.kind != "contest" or not same or question.player not in self._said:
            return ()
        answer = self._said.pop(question.player)
        if answer is not False:
            self._claims.add(question.player)
        return (answer,)

    def answers(self, questions: Sequence[Question]) -> list[ShownAnswer]:
        """The answers: one for nobody, and one for each of these people (or each of their cards)."""
        found = claims(questions)
        brief = len(found) > MOST_CARDS
        return [self._nobody(brief), *(self._claim(claim, brief) for claim in found)]

    def _nobody(self, brief: bool) -> ShownAnswer:
        company, label = self._company, self._prompts.contests(None)
        mask, claimant = company.announced, company.active
        threatened = "" if mask is None else threat_text(company, claimant, mask, claimant)
        if brief and not threatened:
            return ShownAnswer(label, NOBODY, "nobodyContests")
        stake, line = "loss" if threatened else "", answer_line("pass all")
        return ShownAnswer(label, NOBODY, "nobodyContests", "icons/pass", threatened, line, stake=stake)

    def _claim(self, claim: Claim, brief: bool) -> ShownAnswer:
        label, mask, player = self._prompts.contests(claim), self._company.announced, claim[0]
        name = f"contests_{player}_{claim[1]}"
        if mask is None:
            return ShownAnswer(label, claim, name)
        found, fortune = prospect(self._company, player, mask), self._company.fortune(player)
        if brief and not found.wins:
            return ShownAnswer(self._company.name(player), claim, name)
        gain = risky(gain_text(found, fortune), fortune)
        return ShownAnswer(label, claim, name, "icons/contest", gain, stake="win" if found.wins else "")


def claims(questions: Sequence[Question]) -> list[Claim]:
    """How these people could contest."""
    return [
        (question.player, place)
        for question in questions
        for place in question.answers
        if isinstance(place, str)
    ]
