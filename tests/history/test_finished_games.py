"""Playing again at the table of a finished game."""

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.history.finished_games import rematch, same_deal
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.new_games import new_record
from mascarade_qt.words.guests import guest_names
from tests.support.finished import finale


def test_the_same_deal_is_played_again() -> None:
    told = finale("a5")
    again = same_deal(told, "history")
    assert again.record.setup == told.setup
    assert again.cast.humans == (0,)
    assert again.cast.help == "history"
    assert not again.record.choices


def test_a_rematch_has_the_same_table() -> None:
    roles = (Role(human=True), *(Role(human=False, level="guest") for _ in range(5)))
    scenario = ready_scenarios()["classic"]
    record = new_record(
        scenario, ["Ann", *([""] * 5)], roles, 1, opening_turns=2, revealed="must-swap", guests=guest_names()
    )
    again = rematch(Finale(record.setup, roles, (), scenario=record.scenario), "coach").record
    assert again.setup.players == record.setup.players
    assert sorted(again.setup.deal.values()) == sorted(record.setup.deal.values())
    assert sorted(again.setup.graveyard) == sorted(record.setup.graveyard)
    assert (again.setup.opening_turns, again.setup.revealed) == (2, "must-swap")
    assert again.scenario == "classic"
