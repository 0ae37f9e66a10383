"""A page to read, with headings and a caret: for eyes, keys and screen readers."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetricsF,
    QKeyEvent,
    QTextBlock,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.command_keys import CommandKeys
from mascarade_qt.ui.kit.commands import PAGE
from mascarade_qt.ui.look.theme import LOOK, TITLE_FAMILY

WITH_CARET = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard


def heading_text(text: str) -> str:
    """A heading."""
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str, role: str = "text") -> str:
    """A paragraph; `role` is text or dim."""
    return f'<p class="{role}">{escape(text)}</p>'


def lines(text: str) -> str:
    """A text that keeps its lines and spaces; a tab would turn it into a row."""
    return f'<p class="dim" style="white-space: pre-wrap">{escape(text.expandtabs(4))}</p>'


def rows(pairs: Iterable[tuple[str, str]]) -> str:
    """A left and a right part on each line; not a table, which screen readers would read cell by cell."""
    return "".join(
        f'<p class="row"><span class="left">{escape(left)}</span>\t{escape(right)}</p>'
        for left, right in pairs
    )


class QTextEdit(QTextBrowser):
    """By its name Qt takes it for a text to move about in; to screen readers, a text browser is a label."""


class Document(QTextEdit):
    """A page with headings, links and a caret. H moves from heading to heading, Tab from link to link.

    Qt tells screen readers where the caret is, but not about links or headings, so they are announced.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(WITH_CARET)
        to = {
            "next": lambda: self._to_heading(forward=True),
            "previous": lambda: self._to_heading(forward=False),
        }
        self._keys = CommandKeys(PAGE, to, self)

    def announce(self, text: str) -> None:
        """Tell screen readers."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def link_name(self, address: str) -> str:
        """The name of a link without words."""
        return address

    def _headings(self) -> list[QTextBlock]:
        found, block = [], self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block)
            block = block.next()
        return found

    def _to_heading(self, forward: bool) -> None:
        """To the next one or the one before, wrapping around."""
        headings, here = self._headings(), self.textCursor().block().position()
        if not headings:
            return
        ahead = [one for one in headings if (one.position() > here if forward else one.position() < here)]
        there = (ahead or headings)[0 if forward else -1]
        self.setTextCursor(QTextCursor(there))
        self.ensureCursorVisible()
        self.announce(there.text().strip("\ufffc "))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.take(event):
            super().keyPressEvent(event)

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab was pressed."""
        moved = super().focusNextPrevChild(forward)
        chosen = self.textCursor()
        if moved and self.hasFocus() and chosen.hasSelection() and chosen.charFormat().isAnchor():
            words = chosen.selectedText().strip("\ufffc ")
            name = words or self.link_name(chosen.charFormat().anchorHref())
            self.announce(self.tr("Link: {name}").format(name=name))
        return moved


class TextPage(Document):
    """A page made of the parts above; it loads nothing."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._parts: tuple[str, ...] = ()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        return None

    def read(self, *parts: str) -> None:
        """Show this."""
        self._parts = parts
        theme, points = LOOK.theme, LOOK.font().pointSizeF()
        self.document().setDefaultStyleSheet(
            f"p {{ font-size: {points:.1f}pt; color: {theme.text}; }} .dim {{ color: {theme.dim}; }}"
            f"h3 {{ font-family: '{TITLE_FAMILY}'; font-size: {points * 1.3:.1f}pt; color: {theme.gold}; }}"
            f".left {{ font-family: '{TITLE_FAMILY}'; }} .row {{ white-space: pre-wrap; }}"
        )
        self.setHtml("".join(parts))
        self._line_up()

    def _line_up(self) -> None:
        """Align the right parts in a column."""
        font = LOOK.font()
        font.setFamilies([TITLE_FAMILY, *font.families()])
        blocks, block = [], self.document().begin()
        while block.isValid():
            if "\t" in block.text():
                blocks.append(block)
            block = block.next()
        lefts = [block.text().partition("\t")[0] for block in blocks]
        column = max(map(QFontMetricsF(font).horizontalAdvance, lefts), default=0.0) + LOOK.em(1.5)
        for block in blocks:
            shape = block.blockFormat()
            shape.setTabPositions([QTextOption.Tab(column, QTextOption.TabType.LeftTab)])
            shape.setLeftMargin(column)
            shape.setTextIndent(-column)
            shape.setTopMargin(LOOK.em(0.25))
            shape.setBottomMargin(LOOK.em(0.25))
            QTextCursor(block).setBlockFormat(shape)

    def restyle(self) -> None:
        """Set all sizes and colours again."""
        self.read(*self._parts)
