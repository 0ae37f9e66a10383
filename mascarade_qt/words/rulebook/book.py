"""The rulebook in the current language: chapters, a page for every mask, links, search, plain text."""

import re
import textwrap
import unicodedata
from collections.abc import Callable, Mapping
from typing import NamedTuple

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.words.masks import mask_edition, mask_facts, mask_name, mask_power_long
from mascarade_qt.words.rulebook.basics import BASICS, END
from mascarade_qt.words.rulebook.blocks import (
    HEADING,
    ITEM,
    PICTURES,
    STEP,
    TIP,
    Block,
    Book,
    Chapter,
    Rules,
    RulesMask,
)
from mascarade_qt.words.rulebook.lists import SETS, set_blocks, sex_blocks
from mascarade_qt.words.rulebook.masks import BASE
from mascarade_qt.words.rulebook.masks_expansion import EXPANSION
from mascarade_qt.words.rulebook.more import EXPANSION_CHAPTER, MASKS_CHAPTER, SCENARIOS, SMALL, VARIANTS
from mascarade_qt.words.rulebook.play import BLUFFING, EXAMPLE, PROGRAM

LINK = re.compile(r"\[\[(mask|chapter):(\w+)(?:\|([^\]]+))?\]\]")
_ORDER = (
    *(*BASICS, EXAMPLE, BLUFFING, END, MASKS_CHAPTER),
    *(SMALL, SCENARIOS, SETS, EXPANSION_CHAPTER, VARIANTS, PROGRAM),
)
CHAPTERS: Mapping[str, Chapter] = {chapter.id: chapter for chapter in _ORDER}
# Made from data and added after a chapter's own text.
_LISTS: Mapping[str, Callable[[], tuple[Block, ...]]] = {"sets": set_blocks, "expansion": sex_blocks}
CASES: Mapping[str, tuple[Block, ...]] = {**BASE, **EXPANSION}
POWER = "power"  # a mask's page begins with its power, in one piece or step by step
POWER_STEP = "power step"
NUMBERED = (STEP, POWER_STEP)  # these are numbered
_IN_STEPS = frozenset(  # masks whose power is told step by step, one sentence each
    {"fool", "spy", "guru", "patron", "puppet_master"}
    | {"princess", "courtesan", "gambler", "sage", "usurper"}
)
_SENTENCE = re.compile(r"(?<=[.!?…])\s+")
FACTS = "facts"

_TITLE = Rules.mark("The rules of the game")
_TIP = Rules.mark("Tip: {text}")
_NO_PAGE = Rules.mark("No mask is called “{name}”. The masks are: {masks}")


class Link(NamedTuple):
    """A place in the rulebook: a chapter or the page of a mask."""

    kind: str  # mask or chapter
    id: str


class Piece(NamedTuple):
    """A piece of a text, with a link if it leads somewhere."""

    text: str
    link: Link | None = None


class Hit(NamedTuple):
    """A place where something was found."""

    link: Link
    title: str
    text: str  # the paragraph, without links


def rulebook_title() -> str:
    """The title of the whole book."""
    return Rules.text(_TITLE)


def contents() -> list[Link]:
    """All chapters in order; the masks' pages follow their chapter."""
    links = []
    for chapter in CHAPTERS:
        links.append(Link("chapter", chapter))
        if chapter == "masks":
            links += [Link("mask", mask) for mask in MASKS]
    return links


def page(link: Link) -> Chapter:
    """A chapter or the page of a mask, in the current language, with its links."""
    if link.kind == "mask":
        return _mask_page(link.id)
    chapter = CHAPTERS[link.id]
    more = _LISTS[link.id]() if link.id in _LISTS else ()
    return Chapter(link.id, Rules.text(chapter.title), _said(Rules, chapter.blocks) + more)


def title(link: Link) -> str:
    """The title of a link's target."""
    return mask_name(link.id) if link.kind == "mask" else Rules.text(CHAPTERS[link.id].title)


def _mask_page(mask: str) -> Chapter:
    facts = "\u00a0· ".join((mask_edition(mask), *mask_facts(mask, sex=True)))  # no line begins with a dot
    top = (*_power(mask), Block(FACTS, facts))
    return Chapter(mask, mask_name(mask), top + _said(RulesMask, CASES[mask]))


def _power(mask: str) -> list[Block]:
    text = mask_power_long(mask)
    if mask not in _IN_STEPS:
        return [Block(POWER, text)]
    return [Block(POWER_STEP, sentence) for sentence in _SENTENCE.split(text)]


def _said(context: Book, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    return tuple(
        block if block.kind in PICTURES else Block(block.kind, context.text(block.text)) for block in blocks
    )


def pieces(text: str) -> list[Piece]:
    """A text cut at its links, so that they can be shown."""
    found, last = [], 0
    for match in LINK.finditer(text):
        if match.start() > last:
            found.append(Piece(text[last : match.start()]))
        link = Link(match[1], match[2])
        found.append(Piece(match[3] or title(link), link))
        last = match.end()
    return [*found, Piece(text[last:])] if last < len(text) else found


def plain(text: str) -> str:
    """A text with its links as words."""
    return "".join(piece.text for piece in pieces(text))


def search(words: str) -> list[Hit]:
    """The paragraphs that contain all of these words, themselves or in their title; hits in titles first."""
    wanted = _folded(words).split()
    if not wanted:
        return []
    hits: list[tuple[bool, Hit]] = []
    for link in contents():
        chapter = page(link)
        for block in chapter.blocks:
            text = "" if block.kind in PICTURES else plain(block.text)
            if text and all(word in _folded(f"{chapter.title} {text}") for word in wanted):
                named = all(word in _folded(chapter.title) for word in wanted)
                hits.append((not named, Hit(link, chapter.title, text)))
    return [hit for _, hit in sorted(hits, key=lambda pair: pair[0])]


# --- plain text, for the command line ---


def render_plain(mask: str | None = None, width: int = 80) -> str:
    """The whole rulebook, or the page of one mask, as wrapped text."""
    if mask is not None:
        return "\n".join(_page_lines(page(Link("mask", mask)), "=", width))
    lines = [rulebook_title().upper(), ""]
    for link in contents():
        lines += [*_page_lines(page(link), "=" if link.kind == "chapter" else "-", width), "", ""]
    return "\n".join(lines).rstrip()


def _page_lines(chapter: Chapter, rule: str, width: int) -> list[str]:
    lines = [chapter.title, rule * len(chapter.title)]
    number, before = 0, ""
    for block in chapter.blocks:
        if block.kind in PICTURES:
            continue
        number = number + 1 if block.kind in NUMBERED else 0
        close = before == HEADING or (block.kind == before and block.kind in (ITEM, *NUMBERED))
        lines += ([] if close else [""]) + _block_lines(block, number, width)
        before = block.kind
    return lines


def _block_lines(block: Block, number: int, width: int) -> list[str]:
    text = plain(block.text)
    mark = {ITEM: "• ", STEP: f"{number}. ", POWER_STEP: f"{number}. "}.get(block.kind, "")
    if block.kind == TIP:
        text = advice(text)
    return textwrap.wrap(text, width, initial_indent=mark, subsequent_indent=" " * len(mark))


def advice(text: str) -> str:
    """A tip, labelled as one."""
    return Rules.text(_TIP, text=text)


def unknown_mask(name: str) -> str:
    """A message that there is no such mask, with the masks there are."""
    known = ", ".join(mask_name(mask) for mask in MASKS)
    return Rules.text(_NO_PAGE, name=name, masks=known)


def find_mask(name: str) -> str | None:
    """A mask by its id, or by its name in the current language; accents and apostrophes don't matter."""
    wanted = _folded(name)
    return next((mask for mask in MASKS if wanted in (_folded(mask), _folded(mask_name(mask)))), None)


def _folded(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(letter for letter in letters if letter.isalnum() or letter.isspace() or letter in "-_")
    return " ".join(re.split(r"[\s_-]+", kept)).strip()
