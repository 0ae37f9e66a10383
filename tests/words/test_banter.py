"""The program's players speak seldom, never repeat each other, and give nothing away."""

import random
from itertools import pairwise

import pytest

from mascarade_qt.engine.events import (
    Announced,
    Chose,
    CoinsMoved,
    Contested,
    Eliminated,
    Ended,
    Event,
    Passed,
    Revealed,
    TurnBegan,
    Used,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.system.paths import languages
from mascarade_qt.words.banter import ANYBODY, EVEN, Banter, Remark, Remarks, pass_words
from mascarade_qt.words.catalogue import speaking
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Story
from mascarade_qt.words.voices import VOICES, Voice
from mascarade_qt.words.voices.passes import PASSES, Passing

MASKS = ("king", "judge", "empress", "trickster", "witch", "cheat")


NOBODY = -1
OCCASIONS = ("caught", "right", "robbed", "rich")
COMPANY = ("vettor", "alvise", "lunardo", "orsola", "", "")  # then no one in particular, and a person
LONGEST = 46  # letters: what a balloon holds in three lines
SHORT = 18  # letters: a dozen such balloons can be open at once


def spoken(remark: Remark | None) -> tuple[int, str] | None:
    """Who says what."""
    return remark and (remark.player, remark.words)


def told(seed: int, hidden: int = 0) -> list[tuple[Event, tuple[int, str] | None]]:
    """What all see of a random game, and what is said; `hidden` changes what was really swapped."""
    rng, secret = random.Random(seed), random.Random(hidden)
    deal = {str(seat): mask for seat, mask in enumerate(MASKS)}
    setup = Setup(tuple("ABCDEF"), deal, characters=COMPANY)
    game, table = Game(setup), PublicTable(setup)
    said = []
    talk = Remarks(range(5))
    while game.question is not None and table.turn < 60:
        question = game.question
        answer = secret.random() < 0.5 if question.kind == "swap" else rng.choice(question.answers)
        for event in game.answer(answer):
            said.append((seen(event, NOBODY), spoken(talk.of(table, event))))
            table.see(event)
    return said


def remarks(seed: int) -> list[tuple[int, str] | None]:
    """What is said in a random game."""
    return [remark for _, remark in told(seed)]


def test_everybody_has_lines_of_their_own_for_every_occasion() -> None:
    assert set(VOICES) == set(CHARACTERS)
    assert {tuple(lines) for lines in VOICES.values()} == {(*OCCASIONS, "won", "lost")}
    assert tuple(ANYBODY) == OCCASIONS
    voices = [*VOICES.values(), ANYBODY]
    assert all(len(lines[occasion]) >= 2 for lines in voices for occasion in OCCASIONS)
    texts = [line for lines in voices for some in lines.values() for line in some]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("language", languages())
def test_lines_fit_a_balloon_in_every_language(language: str) -> None:
    with speaking(language):
        texts = [Voice.text(line) for lines in VOICES.values() for some in lines.values() for line in some]
        texts += map(Banter.text, EVEN)
    assert [text for text in texts if len(text) > LONGEST] == []
    assert len(set(texts)) == len(texts)


def test_remarks_are_rare_and_never_the_same_twice_running() -> None:
    spoken = [[remark for remark in remarks(seed) if remark] for seed in range(40)]
    events = sum(len(remarks(seed)) for seed in range(40))
    assert 0 < sum(map(len, spoken)) < events / 15
    for game in spoken:
        assert all(one[1] != other[1] for one, other in pairwise(game))
        for player in range(5):
            own = [line for speaker, line in game if speaker == player]
            assert all(one != other for one, other in pairwise(own))


def test_all_speak_in_their_own_words() -> None:
    said = {remark for seed in range(60) for remark in remarks(seed) if remark}
    for player, character in enumerate(COMPANY[:5]):
        voice = VOICES[character] if character else ANYBODY
        known = {line for lines in (*voice.values(), EVEN) for line in lines}
        own = {line for speaker, line in said if speaker == player}
        assert len(own) > 4
        assert own <= known


def test_they_say_so_in_the_players_language() -> None:
    """Lines of characters, of no one in particular, and the one for a score that is even."""
    english = {line for lines in (*VOICES.values(), ANYBODY) for some in lines.values() for line in some}
    with speaking("hu"):
        said = {remark for seed in range(40) for remark in remarks(seed) if remark}
        even = {Banter.text(line) for line in EVEN}
    assert {player for player, _ in said} == {0, 1, 2, 3, 4}
    assert {line for _, line in said} & even
    assert not {line for _, line in said} & {*english, *EVEN}


def test_people_are_not_spoken_for() -> None:
    assert not [remark for seed in range(40) for remark in remarks(seed) if remark and remark[0] == 5]


def test_a_remark_needs_nothing_but_the_public_table_and_the_event() -> None:
    """Two tables whose cards differ, with the same public facts: the same words."""
    found = []
    for masks in (MASKS, tuple(reversed(MASKS))):
        setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(masks)})
        said = []
        table, talk = PublicTable(setup), Remarks(range(6))
        for turn in range(30):
            for event in (
                TurnBegan(turn, turn % 6, turn % 6),
                Announced(turn % 6, str(turn % 6), "king"),
                Contested((turn + 1) % 6, str((turn + 1) % 6)),
                CoinsMoved(((turn % 6, "courthouse", 0),), "fine"),
            ):
                said.append(talk.of(table, event))
                table.see(event)
        found.append(said)
    assert found[0] == found[1]
    assert any(found[0])


def test_what_is_said_is_the_same_as_long_as_everybody_sees_the_same() -> None:
    """Other cards are really swapped; remarks differ only once something visible does."""
    heard = 0
    for seed in range(120):
        for (one, remark), (other, same) in zip(told(seed, 1), told(seed, 2), strict=False):
            if one != other:
                break
            assert remark == same
            heard += remark is not None
    assert heard > 5  # most games soon show which card lay where


def test_remarks_stand_in_balloons_that_nobody_else_needs() -> None:
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)})
    fine = CoinsMoved(((1, "courthouse", 1),), "fine")
    for turn in range(30):
        story = Story(Company(setup, 0), range(1, 6))
        story.add(TurnBegan(turn, 1, 1))
        told = story.add(fine)
        if told.balloon is not None:
            assert told.balloon == (1, told.balloon[1])
            assert told.balloon[1] in ANYBODY["caught"]
            story.retell()
            assert story.told[-1] == told
            return
    raise AssertionError("nobody ever said anything")


def test_without_speakers_nobody_says_more_than_the_game_needs() -> None:
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)})
    for turn in range(30):
        story = Story(Company(setup, 0))
        story.add(TurnBegan(turn, 1, 1))
        assert story.add(CoinsMoved(((1, "courthouse", 1),), "fine")).balloon is None


def occasions(event: Event, *before: Event, coins: tuple[int, ...] = (6,) * 6) -> set[tuple[int, str]]:
    """Who has something to say about this in some turn or other, and on what occasion."""
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)}, coins=coins)
    found = set()
    for turn in range(60):
        table, talk = PublicTable(setup), Remarks(range(6))
        for earlier in (TurnBegan(turn, 0, 0), *before):
            table.see(earlier)
        remark = talk.of(table, event)
        if remark is not None:
            player, line, _ = remark
            found |= {(player, occasion) for occasion, lines in ANYBODY.items() if line in lines}
    return found


def test_losing_two_coins_hurts_and_one_does_not() -> None:
    assert occasions(CoinsMoved(((1, "bank", 2),), "thief")) == {(1, "robbed")}
    assert occasions(CoinsMoved(((1, "bank", 1),), "thief")) == set()


def test_becoming_rich_is_remarked_upon() -> None:
    gain = CoinsMoved((("bank", 2, 2),), "king")
    assert occasions(gain, coins=(6, 6, 7, 6, 6, 6)) == {(2, "rich")}
    assert occasions(gain, coins=(6, 6, 6, 6, 6, 6)) == set(), "8 coins are not much"
    assert occasions(CoinsMoved((("bank", 2, 1),), "king"), coins=(6, 6, 9, 6, 6, 6)) == set()


def test_an_exchange_can_make_two_people_talk() -> None:
    witch = CoinsMoved(((0, 1, 6), (1, 0, 9)), "witch")
    assert occasions(witch, coins=(6, 9, 6, 6, 6, 6)) == {(0, "rich"), (1, "robbed")}


def test_those_who_pay_a_fine_were_caught() -> None:
    assert occasions(CoinsMoved(((3, "courthouse", 1),), "fine")) == {(3, "caught")}


def test_being_right_is_worth_a_word_only_in_a_contest() -> None:
    announced = (Announced(0, "0", "king"), Contested(1, "1"))
    assert occasions(Used(1, "king", None), *announced) == {(1, "right")}
    assert occasions(Used(1, "king", None), announced[0]) == set()
    assert occasions(Used(1, "king", "usurper"), *announced) == set()


def test_who_is_out_says_nothing() -> None:
    out = Eliminated(1, 1, ("1",))
    assert occasions(CoinsMoved(((1, "bank", 6),), "out"), out) == set()


def test_there_is_one_remark_a_turn() -> None:
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)})
    table, talk = PublicTable(setup), Remarks(range(6))
    fines = [CoinsMoved(((seat, "courthouse", 1),), "fine") for seat in range(6)]
    assert len([remark for fine in fines * 3 if (remark := talk.of(table, fine))]) <= 1


def at_the_end(winners: tuple[int, ...], speakers: tuple[int, ...], *before: Event) -> tuple[int, str] | None:
    """What is said last at a table where everybody is a character."""
    deal = {str(seat): mask for seat, mask in enumerate(MASKS)}
    table = PublicTable(Setup(tuple("ABCDEF"), deal, characters=tuple(CHARACTERS)[:6]))
    for event in before:
        table.see(event)
    return spoken(Remarks(speakers).of(table, Ended(winners, "thirteen", (6,) * 6)))


def test_a_winner_has_the_last_word() -> None:
    assert at_the_end((2,), (1, 2, 3)) == (2, VOICES["marin"]["won"][0])


def test_if_a_person_has_won_somebody_else_says_how_they_take_it() -> None:
    said = at_the_end((0,), (1, 2, 3), Eliminated(3, 3, ("3",)))
    assert said is not None
    assert said[0] in (1, 2)
    assert said[1] in VOICES[tuple(CHARACTERS)[said[0]]]["lost"]


def test_nobody_speaks_for_people_at_the_end() -> None:
    assert at_the_end((0,), ()) is None


def robbery(turn: int, robber: int, victim: int) -> list[Event]:
    """The Trickster names a victim."""
    moves = ((victim, robber, 2),)
    power = Used(robber, "trickster", None)
    chosen = Chose(robber, "player", victim)
    return [TurnBegan(turn, robber, robber), power, chosen, CoinsMoved(moves, "trickster")]


def said_last(*past: Event) -> tuple[str, tuple[int, str] | None]:
    """The last line of the log, and what is said then."""
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)}, characters=COMPANY)
    story = Story(Company(setup, 5), range(5))
    told = [story.add(event) for event in past][-1]
    return told.line, told.balloon


def test_who_robs_their_robber_says_so_and_it_stands_in_the_log() -> None:
    line, said = said_last(*robbery(0, 2, 1), *robbery(5, 1, 2))
    assert said is not None
    assert said[0] == 1
    assert said[1] in EVEN
    assert line.endswith(f"B: “{said[1]}”")


@pytest.mark.parametrize(
    "past",
    [
        [],
        robbery(0, 1, 2),  # robbing the same one again
        robbery(0, 2, 3),  # somebody else’s robber
        [*robbery(0, 2, 1), *robbery(1, 1, 2)],  # they are even already
        [TurnBegan(0, 3, 3), Used(3, "thief", None), CoinsMoved(((2, 3, 1), (4, 3, 1)), "thief")],
    ],
)
def test_without_a_score_to_settle_nobody_says_so(past: list[Event]) -> None:
    line, said = said_last(*past, *robbery(5, 1, 2))
    assert said is None or said[1] not in EVEN
    assert "“" not in line


def test_late_in_a_game_what_has_just_happened_still_counts() -> None:
    line, _ = said_last(*robbery(60, 2, 1), *robbery(65, 1, 2))
    assert line.endswith("”")


def test_what_is_long_past_is_forgotten() -> None:
    line, _ = said_last(*robbery(0, 2, 1), *robbery(60, 1, 2))
    assert "“" not in line


@pytest.mark.parametrize(("liar", "settles"), [(2, False), (1, True)])
def test_being_found_out_is_held_against_somebody(liar: int, settles: bool) -> None:
    """Player 2 contests player 1, or the other way round; the other one has the King."""
    cards = ((liar, str(liar), "judge"), (3 - liar, str(3 - liar), "king"))
    claim: list[Event] = [
        TurnBegan(0, liar, liar),
        Announced(liar, str(liar), "king"),
        Contested(3 - liar, str(3 - liar)),
    ]
    line, _ = said_last(*claim, Revealed(cards), *robbery(5, 1, 2))
    assert line.endswith("”") is settles


def test_being_wrong_about_an_honest_player_is_held_against_them() -> None:
    claim: list[Event] = [TurnBegan(0, 2, 2), Announced(2, "2", "king"), Contested(1, "1")]
    line, _ = said_last(*claim, Revealed(((2, "2", "king"), (1, "1", "judge"))), *robbery(5, 1, 2))
    assert line.endswith("”")


def test_a_person_settles_scores_without_a_word() -> None:
    line, _ = said_last(*robbery(0, 2, 5), *robbery(5, 5, 2))
    assert "“" not in line


@pytest.mark.parametrize("language", languages())
def test_words_of_those_who_pass_are_short_in_every_language(language: str) -> None:
    assert set(PASSES) == set(CHARACTERS.values())
    with speaking(language):
        texts = [Passing.text(line) for lines in PASSES.values() for line in lines]
    assert [text for text in texts if len(text) > SHORT] == []
    assert len(set(texts)) == len(texts)


def test_each_lets_claims_pass_in_words_of_their_own_never_the_same_in_turns_running() -> None:
    """They follow from who passes, and when: from nothing else."""
    setup = Setup(tuple("ABCDEF"), dict(zip("012345", MASKS, strict=True)), characters=COMPANY)
    table, said = PublicTable(setup), []
    for turn in range(9):
        table.see(TurnBegan(turn, turn % 6, turn % 6))
        said.append([pass_words(table, player) for player in range(6)])
    for player, who in enumerate(COMPANY[:4]):
        own = [words[player] for words in said]
        assert set(own) == set(PASSES[CHARACTERS[who]])
        assert all(one != other for one, other in pairwise(own))
    assert {words[4] for words in said} == {words[5] for words in said} == {""}
    story = Story(Company(setup), range(4))
    passes = [story.add(event).balloon for event in (Announced(5, "5", "king"), Passed(0), Passed(4))][1:]
    assert passes == [(0, "Go on, then!"), (4, "I pass.")]
    assert Story(Company(setup)).add(Passed(0)).balloon == (0, "I pass.")
