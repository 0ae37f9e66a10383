"""Options that commands share: how many players, which scenario, which seed."""

import argparse

from mascarade_qt.engine.scenarios import Scenario, ready_scenarios, scenarios_for
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS

USUAL_PLAYERS = 6


def add_table_options(parser: "argparse._ActionsContainer") -> None:
    """--players, --scenario, --seed."""
    numbers = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    parser.add_argument(
        "--players",
        type=int,
        choices=numbers,
        default=USUAL_PLAYERS,
        metavar="N",
        help="number of players, 2 to 13 (default: 6)",
    )
    parser.add_argument("--scenario", metavar="ID", help=f"the set of masks: {', '.join(ready_scenarios())}")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed gives the same deal")


def chosen_scenario(name: str | None, players: int) -> Scenario | str:
    """The scenario that was asked for, by default the first that fits; or what is wrong."""
    fitting = {scenario.id: scenario for scenario in scenarios_for(players)}
    if name is None:
        return next(iter(fitting.values()))
    if name not in ready_scenarios():
        return f"no scenario is called {name!r}; for {players} players there are: {', '.join(fitting)}"
    if name not in fitting:
        return f"{name} is not for {players} players; there are: {', '.join(fitting)}"
    return fitting[name]
