"""What a rulebook is made of. Texts may have links: [[mask:king]], [[chapter:end]], [[mask:king|Kings]]."""

from typing import NamedTuple

from mascarade_qt.words.context import Context

PARAGRAPH, HEADING, ITEM, STEP, TIP = "paragraph", "heading", "item", "step", "tip"
CARDS = "cards"  # its text is a list of masks, shown as cards beside the text
PICTURE = "picture"  # its text names the picture
PICTURES = (CARDS, PICTURE)  # without text


class Block(NamedTuple):
    """A paragraph, a heading, an entry of a list, a numbered step, a piece of advice, or pictures."""

    kind: str
    text: str


class Chapter(NamedTuple):
    """A chapter, or the page of a mask."""

    id: str
    title: str
    blocks: tuple[Block, ...]


class Book(Context):
    """Texts of the rulebook, each marked as what it is."""

    def para(self, text: str) -> Block:
        """A paragraph."""
        return Block(PARAGRAPH, text)

    def head(self, text: str) -> Block:
        """A heading within a chapter."""
        return Block(HEADING, text)

    def item(self, text: str) -> Block:
        """An entry of a list."""
        return Block(ITEM, text)

    def step(self, text: str) -> Block:
        """A step of something done in order."""
        return Block(STEP, text)

    def tip(self, text: str) -> Block:
        """A piece of advice."""
        return Block(TIP, text)


Rules = Book("Rules")
RulesMask = Book("RulesMask")


def cards(*masks: str) -> Block:
    """Pictures of cards; readers without pictures miss nothing."""
    return Block(CARDS, " ".join(masks))


def drawing(name: str) -> Block:
    """Another picture: coins, table."""
    return Block(PICTURE, name)
