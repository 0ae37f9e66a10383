"""People with a phone: told and asked there, not at the screen; and back again."""

from mascarade_qt.engine.events import Looked
from mascarade_qt.match.loaded import load
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Asked, Message, Moment, Opening
from mascarade_qt.match.opponents import Opponents
from tests.match.tables import a_record


class Table:
    """A match of four people, its screen, and phones."""

    def __init__(self) -> None:
        self.match = Match(load(a_record(4, (0, 1, 2, 3))), Opponents())
        self.screen: list[Message] = []
        self.phones: dict[int, list[Message]] = {}
        self.match.listen(self.screen.append, (0, 1, 2, 3))
        self.match.start()
        self.first = self.asked(self.screen).player

    def seat(self, player: int) -> list[Message]:
        """A person takes out a phone."""
        heard = self.phones[player] = []
        self.match.seat(player, heard.append)
        return heard

    def asked(self, heard: list[Message]) -> Asked:
        """What was asked last."""
        moment = heard[-1]
        assert isinstance(moment, Moment)
        assert moment.asked is not None
        return moment.asked

    def show(self) -> None:
        """The screen has shown everything."""
        moment = self.screen[-1]
        assert isinstance(moment, Moment)
        self.match.shown(moment.number)

    def answer(self, *wanted: object) -> None:
        """The one who is asked gives the first answer that begins like this."""
        heard = self.phones.get(self.asked(self.screen).player, self.screen)
        asked = self.asked(heard)
        assert asked.question is not None
        fitting = (
            answer
            for answer in asked.question.answers
            if (answer[: len(wanted)] == wanted if isinstance(answer, tuple) else (answer,) == wanted)
        )
        self.match.answer(asked.number, next(fitting), (asked.player,))

    def end_opening_turns(self) -> None:
        """Everybody pretends."""
        self.show()
        while not self._free():
            self.answer(*(("swap",) if self.asked(self.screen).kind == "turn" else (False,)))
            self.show()

    def _free(self) -> bool:
        heard = self.phones.get(self.asked(self.screen).player, self.screen)
        question = self.asked(heard).question
        return question is not None and any(
            isinstance(answer, tuple) and answer[0] == "look" for answer in question.answers
        )


def test_a_phone_is_told_what_has_been_and_asked_what_the_screen_no_longer_asks() -> None:
    table = Table()
    table.show()
    assert table.asked(table.screen).question is not None
    heard = table.seat(table.first)
    opening, moment = heard
    assert isinstance(opening, Opening)
    assert isinstance(moment, Moment)
    assert moment.asked is not None
    assert moment.asked.question is not None
    assert not moment.asked.secret
    assert table.asked(table.screen).question is None


def test_a_phone_hears_only_what_the_screen_has_shown() -> None:
    table = Table()
    table.show()
    heard = table.seat(1)
    said = len(heard)
    table.answer("swap")
    assert len(heard) == said
    table.show()
    assert len(heard) == said + 1


def test_a_phone_that_comes_while_the_screen_shows_something_misses_nothing() -> None:
    table = Table()
    table.show()
    table.answer("swap")
    heard = table.seat(1)
    assert [type(message) for message in heard] == [Opening]
    table.show()
    opening, moment = heard
    assert isinstance(opening, Opening)
    assert isinstance(moment, Moment)
    assert (*opening.past, *moment.events) == tuple(table.match.past)  # all of it is public so far


def test_the_screen_does_not_ask_a_phone_that_came_while_it_was_still_showing() -> None:
    table = Table()
    heard = table.seat(table.first)
    assert table.asked(table.screen).question is not None  # it may not even have shown it
    table.show()
    assert table.asked(table.screen).question is None
    assert table.asked(heard).question is not None


def test_what_is_private_goes_to_the_phone_and_not_to_the_screen() -> None:
    table = Table()
    for player in (0, 1):
        table.seat(player)
    table.end_opening_turns()
    player = table.asked(table.screen).player
    table.answer("look")
    moment = table.screen[-1]
    assert isinstance(moment, Moment)
    [look] = [event for event in moment.events if isinstance(event, Looked)]
    assert look.masks is None
    assert [private.players for private in moment.private] == ([] if player in (0, 1) else [(player,)])
    table.show()
    for seated, heard in table.phones.items():
        told = heard[-1]
        assert isinstance(told, Moment)
        [seen] = [event for event in told.events if isinstance(event, Looked)]
        assert (seen.masks is not None) == (seated == player)


def test_a_secret_question_at_the_screen_stays_secret_when_others_have_phones() -> None:
    table = Table()
    table.show()
    for player in range(4):
        if player != table.first:
            table.seat(player)
    table.answer("swap")
    asked = table.asked(table.screen)
    assert asked.kind == "swap"
    assert asked.secret


def test_a_person_whose_phone_is_dead_is_asked_at_the_screen() -> None:
    table = Table()
    table.show()
    heard = table.seat(table.first)
    table.answer("swap")
    table.show()
    table.match.unseat(table.first)
    asked = table.asked(table.screen)
    assert asked.question is not None
    assert asked.secret
    said = len(heard)
    table.match.answer(asked.number, True, (table.first,))
    table.show()
    assert len(heard) == said


def test_a_phone_answers_for_its_own_seat_only() -> None:
    table = Table()
    table.show()
    other = (table.first + 1) % 4
    table.seat(other)
    asked = table.asked(table.screen)
    assert asked.question is not None
    before = len(table.match.past)
    table.match.answer(asked.number, asked.question.answers[0], (other,))
    assert len(table.match.past) == before


def test_a_bots_seat_is_not_for_phones() -> None:
    match = Match(load(a_record(4, (0, 1))), Opponents())
    heard: list[Message] = []
    match.listen(lambda message: None, (0, 1))
    match.start()
    match.seat(3, heard.append)
    assert not heard
