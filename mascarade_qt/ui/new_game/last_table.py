"""The last table again, or a good first one: what *Quick game* begins."""

from dataclasses import replace

from mascarade_qt.engine.scenarios import Scenario, ready_scenarios, scenarios_for
from mascarade_qt.match.table_choice import TableChoice, read_choice
from mascarade_qt.storage.scenario_files import ScenarioStore
from mascarade_qt.words.company import stored_name
from mascarade_qt.words.guests import character_name


def last_table(remembered: object, store: ScenarioStore) -> tuple[TableChoice, Scenario]:
    """What was chosen last, with another scenario if that one is gone or no longer fits."""
    choice = read_choice(remembered)
    for number, seat in enumerate(choice.taken):
        if not seat.human and seat.bot.isspace():  # a program without a name
            choice = choice.with_seat(number, replace(seat, bot=""))
    return with_names(choice), _scenario(choice, store)


def with_names(choice: TableChoice) -> TableChoice:
    """The choice with a name for every person and character; other bots may get a guest's from the match."""
    for number, seat in enumerate(choice.taken):
        if seat.seated:
            choice = choice.with_seat(number, replace(seat, name=character_name(seat.seated)))
        elif seat.human and not seat.name:
            choice = choice.with_seat(number, replace(seat, name=stored_name(number + 1)))
    return choice


def _scenario(choice: TableChoice, store: ScenarioStore) -> Scenario:
    own = store.own.get(choice.scenario)
    if own is not None and own.playable(choice.players):
        return own.scenario
    ready = ready_scenarios().get(choice.scenario)
    if ready is not None and ready.fits(choice.players):
        return ready
    return min(scenarios_for(choice.players), key=lambda scenario: scenario.official)
