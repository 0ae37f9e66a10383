"""The rulebook is whole, its links lead somewhere, and it can be read without a window."""

import re
import subprocess
import sys

import pytest

from mascarade_qt.commands.rules import run
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.rulebook.blocks import CARDS, HEADING, ITEM, PARAGRAPH, PICTURE, STEP, TIP
from mascarade_qt.words.rulebook.book import (
    CASES,
    CHAPTERS,
    FACTS,
    LINK,
    POWER,
    POWER_STEP,
    Link,
    contents,
    find_mask,
    page,
    pieces,
    plain,
    render_plain,
    search,
    title,
)
from mascarade_qt.words.scenarios import scenario_title

# As asked for: introduction, aim, set-up, opening, actions, contest, end, masks, small, scenarios, …
ORDER = [
    *("introduction", "aim", "setup", "opening", "actions", "contest", "example", "bluffing", "end"),
    *("masks", "small", "scenarios", "sets", "expansion", "variants", "program"),
]
PRONOUNS = re.compile(r"\b(he|she|him|her|his|hers)\b", re.IGNORECASE)


def texts() -> list[str]:
    """Every text of the book, links in it."""
    return [block.text for link in contents() for block in page(link).blocks]


def test_chapters_stand_in_order() -> None:
    assert list(CHAPTERS) == ORDER


def test_every_mask_has_a_page() -> None:
    assert set(CASES) == set(MASKS)
    assert [link.id for link in contents() if link.kind == "mask"] == list(MASKS)
    for mask in MASKS:
        kinds = [block.kind for block in page(Link("mask", mask)).blocks]
        top, rest = kinds[: kinds.index(FACTS)], kinds[kinds.index(FACTS) + 1 :]
        assert top in ([POWER], [POWER_STEP, POWER_STEP])
        assert rest[-1] == TIP, f"the page of {mask} ends without a tip"


def test_links_lead_somewhere() -> None:
    found = [Link(match[1], match[2]) for text in texts() for match in LINK.finditer(text)]
    assert set(found) <= set(contents())
    assert not any("[[" in plain(text) for text in texts())
    for link in contents():
        own = [page(link).blocks]
        assert link.kind == "mask" or all(f"[[chapter:{link.id}" not in block.text for block in own[0])


def test_no_text_infers_the_sex_of_a_mask() -> None:
    assert [text for text in texts() if PRONOUNS.search(plain(text))] == []


def test_kinds_of_blocks() -> None:
    kinds = {block.kind for link in contents() for block in page(link).blocks}
    assert kinds == {HEADING, ITEM, PARAGRAPH, STEP, TIP, POWER, POWER_STEP, FACTS, CARDS, PICTURE}


def test_pieces_carry_their_links() -> None:
    king = Link("mask", "king")
    assert [tuple(piece) for piece in pieces("The [[mask:king]] and [[mask:king|Kings]].")] == [
        ("The ", None),
        ("King", king),
        (" and ", None),
        ("Kings", king),
        (".", None),
    ]
    assert pieces("") == []


def test_the_book_says_what_it_is() -> None:
    book = re.sub(r"\s+", " ", render_plain())
    assert "unofficial implementation" in book
    assert "Bruno Faidutti" in book
    assert "printed with the second edition are not reproduced" in book
    for advice in (
        "four to eight players",
        "Read every mask before the cards are turned",
        "try the B scenarios",
    ):
        assert advice in book


def test_plain_text_is_wrapped() -> None:
    assert max(map(len, render_plain(width=60).splitlines())) <= 60
    book = render_plain()
    assert all(mask_name(mask) in book for mask in MASKS)
    assert all(title(Link("chapter", chapter)) in book for chapter in CHAPTERS)


def test_a_mask_s_page_says_where_it_comes_from_and_whose_it_is() -> None:
    facts = [block.text for block in page(Link("mask", "princess")).blocks if block.kind == FACTS]
    kept = [fact.replace("\u00a0·", " ·") for fact in facts]
    assert kept == ["Base game · ★ Brings money from the bank · For 6\u00a0players or more · A woman’s mask"]


def layout(text: str) -> list[str]:
    """What each line of plain text is: its mark, its rule, or just text."""
    found = [re.match(r"•|\d+\.|Tip:|[=-](?=[=-]*$)|$", line) for line in text.splitlines()]
    return ["text" if match is None else match[0] for match in found]


def test_a_page_in_plain_text_keeps_lists_together() -> None:
    assert layout(render_plain("guru", width=1000)) == [
        *("text", "="),
        *("", "1.", "2."),
        *("", "text"),
        *("", "•", "•", "•", "•", "•"),
        *("", "Tip:"),
    ]


def test_nothing_comes_between_a_heading_and_its_text() -> None:
    lines = render_plain(width=1000).splitlines()
    heading = lines.index("Four opening turns")
    assert layout("\n".join(lines[heading - 1 : heading + 5])) == ["", "text", "1.", "2.", "3.", "4."]
    assert layout("\n".join(lines[heading + 5 : heading + 7])) == ["", "text"]
    assert lines[heading + 7].startswith("1."), "numbers start again below the next heading"


def test_long_entries_hang_below_their_mark() -> None:
    lines = render_plain("guru", width=60).splitlines()
    entry = next(number for number, line in enumerate(lines) if line.startswith("• "))
    assert lines[entry + 1].startswith("  ")
    assert not lines[entry + 1].startswith("   ")


def test_search_finds_all_words_and_titles_first() -> None:
    hits = search("graveyard DAMNED")
    assert hits[0].link == Link("chapter", "expansion")
    assert Link("mask", "necromancer") in [hit.link for hit in hits]
    assert search("  ") == []
    assert search("xylophone") == []
    assert search("witch")[0].link == Link("mask", "witch")


@pytest.mark.parametrize("name", ["puppet_master", "Puppet Master", "puppet-master", "PUPPET MASTER"])
def test_masks_are_found_by_name(name: str) -> None:
    assert find_mask(name) == "puppet_master"


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own: it makes its own application."""
    script = (
        "import argparse, sys; from mascarade_qt.commands import rules; parser = argparse.ArgumentParser();"
        "rules.add_parser(parser.add_subparsers()); options = parser.parse_args();"
        "status = options.run(options); assert 'PySide6.QtGui' not in sys.modules; sys.exit(status)"
    )
    line = [sys.executable, "-X", "utf8", "-c", script, "rules", *arguments]
    return subprocess.run(line, capture_output=True, text=True, encoding="utf-8", check=False)


def test_the_command_prints_a_mask() -> None:
    done = command("--language", "en", "puppet", "master")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Puppet Master\n=============\n")


def test_the_command_names_what_it_does_not_know() -> None:
    done = command("--language", "xx")
    assert (done.returncode, done.stdout) == (2, "")
    assert "en, fr, hu, pt_BR, ru, uk" in done.stderr
    done = command("--language", "en", "dragon")
    assert (done.returncode, done.stdout) == (2, "")
    assert "dragon" in done.stderr
    assert callable(run)


def test_the_sample_round_is_a_real_one() -> None:
    """Anna 0 … Felix 5: every answer of the chapter is legal, and the coins come out as told."""
    masks = ("king", "judge", "empress", "trickster", "witch", "cheat")
    deal = {str(seat): mask for seat, mask in enumerate(masks)}
    game = Game(Setup(players=("Anna", "Ben", "Clara", "David", "Eva", "Felix"), deal=deal))
    answers: list[Answer] = [
        *(("swap", "0", "2"), True),
        *(("swap", "1", "5"), False),
        *(("swap", "2", "3"), False),
        *(("swap", "3", "1"), False),
        *(("announce", "4", "empress"), False, "0", False, False, "3"),
    ]
    for answer in answers:
        game.answer(answer)
    assert game.coins == [9, 6, 6, 5, 5, 6]
    for answer in (("announce", "5", "judge"), False, False, False, False, False):
        game.answer(answer)
    assert game.coins == [9, 6, 6, 5, 5, 8]
    assert game.question is not None
    assert game.question.player == 0
    assert ("announce", "0", "empress") in game.question.answers


def test_the_beggar_s_example_is_right() -> None:
    deal = {str(seat): mask for seat, mask in enumerate(("beggar", "judge", "king", "queen", "empress"))}
    setup = Setup(
        players=("You", "A", "B", "C", "D"),
        deal={**deal, "c0": "cheat"},
        coins=(4, 6, 5, 5, 9),
        opening_turns=0,
    )
    game = Game(setup)
    for answer in (("announce", "0", "beggar"), False, False, False, False):
        game.answer(answer)
    assert game.coins == [6, 5, 5, 5, 8]


def test_every_ready_set_lists_all_its_masks() -> None:
    text = render_plain()
    book = text[text.rindex(title(Link("chapter", "sets"))) :]
    for scenario in ready_scenarios().values():
        assert scenario_title(scenario.id) in book
    blocks = [plain(block.text) for block in page(Link("chapter", "sets")).blocks]
    assert "With 9 players, add: Sage." in blocks
    assert sum(text.startswith("With 13 players") for text in blocks) == 6


def test_men_and_women_are_listed_once_each() -> None:
    *_, men, women = [block.text for block in page(Link("chapter", "expansion")).blocks]
    assert len(men.split(", ")) + len(women.split(", ")) == len(MASKS)
    assert "Courtesan" in women
    assert "Judge" in men
