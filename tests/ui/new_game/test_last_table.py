"""The table of *Quick game*."""

from dataclasses import replace

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.match.table_choice import SeatChoice, TableChoice, choice_data
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.ui.new_game.last_table import last_table


def test_the_first_is_a_good_one(store: ScenarioStore) -> None:
    choice, scenario = last_table(None, store)
    assert (choice.players, choice.help, scenario.id) == (6, "history", "a5")
    assert (choice.taken[0].human, choice.taken[0].name) == (True, "Player 1")
    assert [seat.name for seat in choice.taken[1:]] == ["Marin", "Bettina", "Isabetta", "Lunardo", "Orsola"]
    assert len({seat.role().temperament for seat in choice.taken[1:]}) == 5


def test_it_is_as_last_time(store: ScenarioStore) -> None:
    own = OwnScenario("Mine", Scenario("", 4, 4, ("judge", "king", "queen", "witch", "cheat", "fool")))
    key = store.add(own)
    chosen = replace(TableChoice(), players=4, scenario=key, help="coach")
    choice, scenario = last_table(choice_data(chosen), store)
    assert (choice.players, choice.help, scenario.id) == (4, "coach", key)


def test_what_no_longer_works_is_replaced(store: ScenarioStore) -> None:
    """A scenario that is gone, or is for others, and a program that nobody named."""
    for gone in ("own-gone", "b13"):
        chosen = TableChoice(players=4, scenario=gone).with_seat(1, SeatChoice(bot=" "))
        choice, scenario = last_table(choice_data(chosen), store)
        assert scenario.fits(4)
        assert not choice.taken[1].bot
