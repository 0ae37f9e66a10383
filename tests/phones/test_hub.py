"""Who gets in and who doesn't; and a hostile page can't harm the game."""

import json
import random

import pytest

from mascarade_qt.phones.access import ATTEMPTS, TYPED, Codes, is_local, new_key, shown_code
from mascarade_qt.phones.hub import BadMessageError
from tests.engine.builders import begin
from tests.phones.room import Room, SentLine

CARDS = "king judge spy thief | fool queen"


@pytest.fixture
def room() -> Room:
    found = Room(begin(CARDS).setup, (0, 1, 2))
    found.sit_down()
    return found


def stranger(room: Room, address: str = "192.168.1.66") -> SentLine:
    line = SentLine(address)
    room.hub.called(line)
    return line


def say(room: Room, line: SentLine, **message: object) -> None:
    room.hub.heard(line, json.dumps(message))
    room.go_on()


def hello(room: Room, line: SentLine, code: str, device: str = "") -> str:
    """Returns what was answered."""
    say(room, line, do="hello", code=code, device=device, language="en")
    return str(line.sent[-1]["kind"])


# --- codes ---


def test_the_key_has_128_bits_and_the_code_can_be_typed_in_any_way(room: Room) -> None:
    assert len(new_key()) == 22
    assert len({new_key() for _ in range(100)}) == 100
    code = room.codes.code
    assert len(code) == TYPED
    for typed in (code, code.lower(), shown_code(code), f" {code[:3]}-{code[3:]} "):
        assert hello(room, stranger(room), typed) == "seats"


def test_a_wrong_code_is_told_nothing_but_words(room: Room) -> None:
    line = stranger(room)
    for code in ("", "x", room.codes.key[:-1], room.codes.key + "A", room.codes.code[:-1], "ё" * 8):
        assert hello(room, line, code) == "refused"
    assert {key for message in line.sent for key in message} == {"kind", "words"}
    for do in ("sit", "stand", "choose", "confirm", "back", "peek", "language"):
        with pytest.raises(BadMessageError):
            say(room, line, do=do, player=0, number=0, index=0, language="en")


def test_guessing_ends_after_a_few_attempts() -> None:
    now = 0.0
    codes = Codes(lambda: now)
    assert not any(codes.admits(f"WRONG{number}", "10.0.0.9") for number in range(ATTEMPTS))
    assert not codes.admits(codes.code, "10.0.0.9")
    assert codes.admits(codes.code, "10.0.0.8")
    now = 61.0
    assert codes.admits(codes.code, "10.0.0.9")


def test_a_page_that_only_asks_for_its_words_is_not_guessing() -> None:
    codes = Codes(lambda: 0.0)
    assert not any(codes.admits("", "10.0.0.9") for _ in range(50))
    assert codes.admits(codes.key, "10.0.0.9")


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.0.7", True),
        ("10.1.2.3", True),
        ("172.20.0.1", True),
        ("127.0.0.1", False),
        ("169.254.3.4", False),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("", False),
        ("localhost", False),
    ],
)
def test_only_addresses_of_the_local_network_are_served(address: str, local: bool) -> None:
    assert is_local(address) is local


# --- seats ---


def test_a_seat_is_confirmed_on_the_table(room: Room) -> None:
    line = stranger(room)
    hello(room, line, room.codes.key)
    say(room, line, do="sit", player=1)
    assert line.sent[-1]["wish"]["player"] == 1
    assert not any(message["kind"] in ("welcome", "table") for message in line.sent)
    [wish] = room.overview.wishes
    assert wish.sign == line.sent[-1]["wish"]["sign"]
    before = room.lines[1]
    room.hub.confirm(wish.device)
    assert line.sent[-1]["kind"] == "table"
    assert before.sent[-1]["kind"] == "seats"  # the phone that had the seat has lost it


def test_a_phone_that_is_refused_may_ask_again(room: Room) -> None:
    line = stranger(room)
    hello(room, line, room.codes.key)
    say(room, line, do="sit", player=1)
    room.hub.refuse(room.overview.wishes[0].device)
    assert line.sent[-1]["wish"] is None
    assert not room.overview.wishes
    say(room, line, do="sit", player=2)
    assert [wish.player for wish in room.overview.wishes] == [2]


def test_a_phone_has_one_seat(room: Room) -> None:
    room.say(1, do="sit", player=0)
    assert room.overview.wishes == ()


def test_a_freed_seat_is_told_nothing_more(room: Room) -> None:
    room.hub.free(0)
    line = room.lines[0]
    assert line.sent[-1]["kind"] == "seats"
    said = len(line.sent)
    room.apply(("look", "0"))
    assert len(line.sent) == said
    assert room.overview.seats == {0: "free", 1: "here", 2: "here"}


def test_a_device_key_of_nobody_opens_nothing(room: Room) -> None:
    line = stranger(room)
    assert hello(room, line, "", device=new_key()) == "refused"
    assert hello(room, line, room.codes.key, device="1") == "seats"
    assert line.sent[-1]["device"] not in ("1", room.lines[0].last("welcome")["device"])


def test_other_phones_keys_are_told_to_nobody(room: Room) -> None:
    keys = {player: line.last("welcome")["device"] for player, line in room.lines.items()}
    room.play(60)
    for player, line in room.lines.items():
        said = json.dumps(line.sent)
        assert not any(key in said for other, key in keys.items() if other != player)


# --- hostile pages ---


def hostile() -> list[str | bytes]:
    """Things that the page never says."""
    rng = random.Random(7)
    odd: list[object] = [None, True, -1, 1.5, 10**9, "0", "", [], {}, [0]]
    odd += ["x" * 300, "\ud800", "\u202e", float("nan")]
    found: list[str | bytes] = [b"{}", "", "{", "[]", "null", "1", '"hello"']
    found += ["[" * 900, "{}" * 9, '{"do": 1}']
    for do in ("choose", "confirm", "back", "peek", "sit", "stand", "language", "hello", "give", "__class__"):
        for key in ("number", "index", "player", "language", "code", "device"):
            found += [json.dumps({"do": do, key: value}) for value in rng.sample(odd, 3)]
    return found


@pytest.mark.parametrize("players_turn", [True, False])
def test_a_hostile_page_with_a_seat_changes_nothing(room: Room, players_turn: bool) -> None:
    """It may give up its own seat or answer its own question; anything else is refused."""
    if not players_turn:
        room.apply(("look", "0"))
    number, before = room.number, {p: len(line.sent) for p, line in room.lines.items() if p != 0}
    refused = 0
    messages = hostile()
    assert len(messages) > 180
    for message in messages:
        try:
            room.hub.heard(room.lines[0], message)
        except BadMessageError:
            refused += 1
        room.go_on()
    assert refused > 120
    assert room.number == number
    assert {p: len(line.sent) for p, line in room.lines.items() if p != 0} == before


def test_an_answer_out_of_turn_is_dropped(room: Room) -> None:
    for number in range(3):
        for index in range(4):
            room.say(1, do="choose", number=number, index=index)
            room.say(1, do="confirm", number=number)
    assert room.number == 0


def test_a_late_answer_is_dropped(room: Room) -> None:
    room.say(0, do="choose", number=0, index=0)  # look
    room.say(0, do="confirm", number=0)
    assert room.number == 1
    room.say(0, do="confirm", number=0)
    assert room.number == 1


def test_two_presses_of_one_button_are_one(room: Room) -> None:
    room.apply(("announce", "0", "king"))
    number = room.number
    room.say(1, do="choose", number=number, index=0)
    room.say(1, do="choose", number=number, index=0)
    assert room.number == number + 1
