"""Every moment of the table that can be looked at, made again for each look."""

import random
from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.messages import Advice, Opinion, Trouble
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.side.note_popover import NotePopover
from mascarade_qt.words.notes import read_note
from tests.ui.fit_places import Look, Places, settle
from tests.ui.table.harness import NAMES, Hands, ScriptedMatch, a_setup

OWN = Scenario(
    "",
    4,
    6,
    ("judge", "king", "courtesan", "bear_tamer", "necromancer", "witch"),
    bear_tamer=(
        {"do": "take", "n": 5, "from": "neighbours"},
        {"do": "give", "n": 1, "to": "poorest"},
        {"do": "swap", "cards": "two-chosen"},
        {"do": "pass", "way": "chosen"},
    ),
    graveyard=("queen", "fool", "damned"),
)
FOUR = Scenario("", 4, 4, ("judge", "king", "necromancer", "witch", "spy", "gambler"))
EIGHT = ("judge", "empress", "courtesan", "bear_tamer", "puppet_master", "cheat", "peasant", "peasant")
_ALL = tuple(mask for mask in MASKS if MASKS[mask].copies == 1)


def setup_for(masks: Sequence[str], players: int, first: int = 0) -> Setup:
    """A deal of these masks."""
    scenario = Scenario("", players, players, tuple(masks), bear_tamer=OWN.bear_tamer)
    return deal(scenario, NAMES[:players], random.Random(1), first=first, opening_turns=0)


def study(players: int, masks: Sequence[str] = ()) -> Look:
    """All masks are open."""
    usual = {2: "deadly-duel", 4: "a4", 6: "classic", 8: "b8", 13: "a8"}
    dealt = setup_for(masks, players) if masks else a_setup(usual[players], players)
    return lambda places: places.table(ScriptedMatch(dealt, stop=True)).screen


def turned(places: Places, match: ScriptedMatch) -> Hands:
    """The cards are turned over."""
    hands = places.table(match)
    hands.turn_over()
    settle()
    return hands


def turn(players: int = 8, *presses: str, masks: Sequence[str] = EIGHT) -> Look:
    """The three actions, or what comes after some of them were pressed."""

    def look(places: Places) -> QWidget:
        hands = turned(places, ScriptedMatch(setup_for(masks, players), help="coach"))
        for name in presses:
            hands.press(name)
            settle()
        return hands.screen

    return look


def advised(places: Places) -> QWidget:
    """The coach has been asked."""
    match = ScriptedMatch(setup_for(EIGHT, 8), help="coach", stop=True)
    hands = turned(places, match)
    answer = next(
        answer for answer in match.question.answers if isinstance(answer, tuple) and len(answer) > 1
    )
    chances = {place: {"bear_tamer": 0.75, "puppet_master": 0.25} for place in match.game.setup.deal}
    match.advice.emit(Advice(match.number, Opinion(answer, "", {}, chances)))
    settle()
    return hands.screen


def explained(places: Places) -> QWidget:
    """A mask of the list is focused, and its power is told below."""
    screen = turn()(places)
    assert isinstance(screen, TableScreen)
    last = screen.masks.rowCount() - 1
    screen.side.masks.setCurrentIndex(screen.masks.index(last))
    settle()
    return screen


def noted(places: Places) -> QWidget:
    """Notes on cards."""
    screen = turn(8)(places)
    assert isinstance(screen, TableScreen)
    for place, note in (("1", "#judge"), ("2", "#empress #cheat looked"), ("3", "perhaps")):
        screen.board.cards[place].set_note(read_note(note))
    screen._describe()
    settle()
    return screen


def note_popover(places: Places) -> QWidget:
    """What may be pinned to a card."""
    screen = noted(places)
    assert isinstance(screen, TableScreen)
    screen.board.note_wanted.emit("2")
    dialog = screen.findChild(NotePopover)
    assert dialog is not None
    return places.put(dialog)


def target(places: Places) -> QWidget:
    """A card was clicked on the table and is to be confirmed."""
    screen = turn(8, "answer_swap")(places)
    assert isinstance(screen, TableScreen)
    place = next(place for place in screen.board.cards if place.startswith("3"))
    screen.board.place_pressed.emit(place)
    settle()
    return screen


def bold(question: Question) -> Answer:
    """Announces whenever it can."""
    if question.kind == "turn":
        return question.actions[-1][-1]
    return False if question.kind == "contest" else question.answers[0]


def contest(people: Sequence[int] = (0,), players: int = 8) -> Look:
    """A player has announced, the others have passed, and the person has to answer."""

    def look(places: Places) -> QWidget:
        setup = setup_for(EIGHT, players, first=players - 3)
        hands = turned(places, ScriptedMatch(setup, people, bots=bold))
        hands.wait()
        assert hands.screen.prompt.buttons
        return hands.screen

    return look


def trouble(places: Places) -> QWidget:
    """A bot could not go on."""
    screen = turn(4, masks=FOUR.masks)(places)
    places.matches[-1].trouble.emit(Trouble("bot-replaced", {"player": 2, "why": "exit code 1"}))
    settle()
    return screen


def curtain(*presses: str, opened: bool = False) -> Look:
    """Two people at one screen; something private is to be shown to one of them."""

    def look(places: Places) -> QWidget:
        hands = turned(places, ScriptedMatch(setup_for(EIGHT, 8), (0, 1)))
        for name in presses:
            hands.press(name)
            settle()
        assert hands.screen.curtain.isVisible()
        if opened:
            hands.screen.curtain.opened.emit()
            settle()
        return hands.screen

    return look


TABLES: Mapping[str, Look] = {
    "study for 2": study(2),
    "study for 4": study(4, FOUR.masks),
    "study for 6": study(6),
    "study for 8": study(8, EIGHT),
    "study for 13": study(13, _ALL[:13]),
    "study for 13 more": study(13, _ALL[-13:]),
    "turn": turn(),
    "turn of 2": turn(2, masks=("judge", "king", "queen", "witch", "spy", "bear_tamer")),
    "turn of 4": turn(4, masks=FOUR.masks),
    "turn of 13": turn(13, masks=_ALL[:13]),
    "announce": turn(8, "answer_announce"),
    "announce of 13": turn(13, "answer_announce", masks=_ALL[-13:]),
    "swap": turn(8, "answer_swap"),
    "mask explained": explained,
    "target": target,
    "noted": noted,
    "note": note_popover,
    "advised": advised,
    "look": turn(8, "answer_look"),
    "contest": contest(),
    "contest of two people": contest((0, 1)),
    "trouble": trouble,
    "curtain": curtain("answer_look"),
    "curtain open for a look": curtain("answer_look", opened=True),
    "curtain open for a swap": curtain("answer_swap", "answer_3", opened=True),
}
