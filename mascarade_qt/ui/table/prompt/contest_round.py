"""One question to all the people at a screen: who contests? What they say is answered for each in turn."""

from collections.abc import Sequence

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.prospects import prospect
from mascarade_qt.words.answers import ShownAnswer
from mascarade_qt.words.explanations import answer_line, gain_text
from mascarade_qt.words.prompts import Prompts

Claim = tuple[int, str]  # who contests, and with which card
NOBODY = "nobody here"


class ContestRound:
    """Keeps what has been said about one claim, until each of these people is asked."""

    def __init__(self, prompts: Prompts) -> None:
        self._prompts, self._company = prompts, prompts.company
        self._turn = -1
        self._claims: set[int] = set()  # who claims the mask, as far as they knew when they spoke
        self._said: dict[int, Answer] = {}

    def say(self, questions: Sequence[Question], claim: Claim | None) -> None:
        """Everybody lets it pass, up to the one who contests; those after that one are asked again."""
        self._turn, self._claims, self._said = self._company.turn, set(self._company.claims), {}
        for question in questions:
            if claim is not None and question.player == claim[0]:
                self._said[question.player] = claim[1]
                return
            self._said[question.player] = False

    def due(self, question: Question) -> tuple[Answer, ...]:
        """What this person has said, unless somebody else has contested meanwhile: that changes things."""
        same = self._turn == self._company.turn and self._claims == set(self._company.claims)
        if question.kind != "contest" or not same or question.player not in self._said:
            return ()
        answer = self._said.pop(question.player)
        if answer is not False:
            self._claims.add(question.player)
        return (answer,)

    def answers(self, questions: Sequence[Question]) -> list[ShownAnswer]:
        """One for each of them (or each of their cards), and one for nobody."""
        nobody = self._prompts.contests(None)
        found = [ShownAnswer(nobody, NOBODY, "nobodyContests", "icons/pass", detail=answer_line("pass all"))]
        for player, place in claims(questions):
            mask = self._company.announced
            gain = "" if mask is None else gain_text(prospect(self._company, player, mask))
            label, name = self._prompts.contests((player, place)), f"contests_{player}_{place}"
            found.append(ShownAnswer(label, (player, place), name, "icons/contest", gain))
        return found


def claims(questions: Sequence[Question]) -> list[Claim]:
    """How these people could contest."""
    return [
        (question.player, place)
        for question in questions
        for place in question.answers
        if isinstance(place, str)
    ]
