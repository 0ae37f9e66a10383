"""How a game begins, checked against the limits of the record format."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from mascarade_qt.engine.bear_tamer import PowerError, checked_power
from mascarade_qt.engine.layout import NO_ANNOUNCE, REVEALED, Layout, centre_sizes, layout, table_places
from mascarade_qt.engine.masks import MASKS, Program
from mascarade_qt.engine.refusals import shown

COINS_IN_ALL = 200
FEWEST_PLAYERS, MOST_PLAYERS = 2, 13
LONGEST_NAME = LONGEST_CHARACTER = 40
MOST_COINS = 12
MOST_OPENING_TURNS = 100
START_COINS = 6
OPENING_TURNS = 4


class SetupError(ValueError):
    """A set-up that cannot be played; the text says why."""


@dataclass(frozen=True)
class Setup:
    """A playable set-up: all that the rules know of a game before its first choice."""

    players: tuple[str, ...]
    deal: Mapping[str, str]
    first: int = 0
    graveyard: tuple[str, ...] = ()
    coins: tuple[int, ...] = ()
    courthouse: int = 0
    opening_turns: int = OPENING_TURNS
    revealed: str = NO_ANNOUNCE
    bear_tamer: Program | None = None
    characters: tuple[str, ...] = ()  # by player, whose face and voice they have; the rules don't care

    def __post_init__(self) -> None:
        _check_players(self.players)
        if not any(self.characters):
            object.__setattr__(self, "characters", ("",) * len(self.players))
        elif not _are_characters(self.characters, len(self.players)):
            raise SetupError(f"there must be a character, or none, for each of {len(self.players)} players")
        if not self.coins:
            object.__setattr__(self, "coins", (START_COINS,) * len(self.players))
        _check_numbers(self)
        _check_cards(self)
        places = table_places(len(self.players), len(self.deal))
        object.__setattr__(self, "deal", {place: self.deal[place] for place in places if place in self.deal})

    @cached_property
    def masks(self) -> tuple[str, ...]:
        """The masks in play, each once, in the catalogue's order."""
        dealt = set(self.deal.values())
        return tuple(mask for mask in MASKS if mask in dealt)

    @cached_property
    def layout(self) -> Layout:
        """The table with all players in the game."""
        players = len(self.players)
        centre = sum(place.startswith("c") for place in self.deal)
        return layout(players, centre, self.masks, tuple(range(players)))

    def program(self, mask: str) -> Program:
        """The steps of a mask's power."""
        return self.bear_tamer or () if mask == "bear_tamer" else MASKS[mask].power


def _check_players(names: tuple[str, ...]) -> None:
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        raise SetupError(f"there must be {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(names)}")
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME:
            raise SetupError(f"a player's name must have 1 to {LONGEST_NAME} characters")


def _are_characters(words: object, players: int) -> bool:
    return (
        isinstance(words, list | tuple)
        and len(words) == players
        and all(isinstance(word, str) and len(word) <= LONGEST_CHARACTER for word in words)
    )


def _check_numbers(setup: Setup) -> None:
    players = len(setup.players)
    _check_range("first", setup.first, 0, players - 1)
    _check_range("courthouse", setup.courthouse, 0, COINS_IN_ALL)
    _check_range("opening_turns", setup.opening_turns, 0, MOST_OPENING_TURNS)
    if len(setup.coins) != players:
        raise SetupError(f"coins must be one number, or {players} of them")
    for number in setup.coins:
        _check_range("coins", number, 1, MOST_COINS)
    if sum(setup.coins) + setup.courthouse > COINS_IN_ALL:
        raise SetupError(f"seats and courthouse have more than the {COINS_IN_ALL} coins there are")
    if setup.revealed not in REVEALED:
        raise SetupError(f"revealed must be one of {', '.join(REVEALED)}")


def _check_range(name: str, value: object, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise SetupError(f"{name} must be a whole number from {low} to {high}")


def _check_cards(setup: Setup) -> None:
    players = len(setup.players)
    tables = [table_places(players, centre) for centre in centre_sizes(players)]
    if not any(setup.deal.keys() == set(places) for places in tables):
        expected = " or ".join(" ".join(places) for places in tables)
        raise SetupError(f"the places dealt to must be {expected}")
    cards = [*setup.deal.values(), *setup.graveyard]
    for mask, count in Counter(cards).items():
        if mask not in MASKS:
            raise SetupError(f"there is no mask {shown(mask)}")
        if count > MASKS[mask].copies:
            raise SetupError(f"too many cards of the mask {mask}: {count}")
    if setup.bear_tamer is None and "bear_tamer" in cards:
        raise SetupError("the Bear Tamer is in the game, but has no power")


def setup_from_data(data: object) -> Setup:
    """A set-up from a record's JSON object; other keys are ignored."""
    if not isinstance(data, dict):
        raise SetupError("the set-up must be an object")
    for key in ("players", "deal"):
        if key not in data:
            raise SetupError(f"the set-up needs {key}")
    fields: dict[str, Any] = {key: data[key] for key in _PLAIN if key in data}
    fields["players"] = _strings("players", data["players"])
    fields["deal"] = _deal(data["deal"])
    fields["graveyard"] = _strings("graveyard", data.get("graveyard", []))
    fields["coins"] = _coins(data.get("coins", START_COINS), len(fields["players"]))
    if _are_characters(data.get("characters"), len(fields["players"])):
        fields["characters"] = tuple(data["characters"])  # a game can be played without
    if "bear_tamer" in data:
        try:
            fields["bear_tamer"] = checked_power(data["bear_tamer"])
        except PowerError as error:
            raise SetupError(str(error)) from None
    return Setup(**fields)


_PLAIN = ("first", "courthouse", "opening_turns", "revealed")
SETUP_KEYS = (*_PLAIN, "players", "deal", "graveyard", "coins", "bear_tamer", "characters")


def _strings(name: str, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise SetupError(f"{name} must be a list of strings")
    return tuple(value)


def _coins(value: object, players: int) -> tuple[object, ...]:
    if value == []:  # a Setup would take that for "the default"
        raise SetupError(f"coins must be one number, or {players} of them")
    return tuple(value) if isinstance(value, list) else (value,) * players


def _deal(value: object) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(mask, str) for mask in value.values()):
        raise SetupError("deal must be an object with a mask for every place")
    return value


def setup_data(setup: Setup) -> dict[str, object]:
    """The set-up as a record's JSON object; defaults are left out."""
    data: dict[str, object] = {"players": list(setup.players), "deal": dict(setup.deal), "first": setup.first}
    if setup.graveyard:
        data["graveyard"] = list(setup.graveyard)
    if set(setup.coins) != {START_COINS}:
        data["coins"] = list(setup.coins)
    if setup.courthouse:
        data["courthouse"] = setup.courthouse
    if setup.opening_turns != OPENING_TURNS:
        data["opening_turns"] = setup.opening_turns
    if setup.revealed != NO_ANNOUNCE:
        data["revealed"] = setup.revealed
    if setup.bear_tamer is not None:
        data["bear_tamer"] = [dict(step) for step in setup.bear_tamer]
    if any(setup.characters):
        data["characters"] = list(setup.characters)
    return data
