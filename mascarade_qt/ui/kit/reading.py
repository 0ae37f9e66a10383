"""Something to read, with headings and a caret: by eyes, by keys and by screen readers."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QTextBrowser, QWidget

from mascarade_qt.ui.look.theme import LOOK, TITLE_FAMILY

WITH_CARET = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard


def heading_text(text: str) -> str:
    """A heading, as a part of what is read."""
    return f"<h3>{escape(text)}</h3>"


def paragraph(text: str, role: str = "text") -> str:
    """A paragraph; `role` is text or dim."""
    return f'<p class="{role}">{escape(text)}</p>'


def lines(text: str) -> str:
    """A text that keeps its lines and spaces."""
    return f'<p class="dim" style="white-space: pre-wrap">{escape(text)}</p>'


def rows(pairs: Iterable[tuple[str, str]]) -> str:
    """What stands left and what stands right of it, a line each."""
    lines = (
        f'<tr><td class="left">{escape(left)}</td><td>{escape(right)}</td></tr>' for left, right in pairs
    )
    return f'<table cellspacing="0" cellpadding="{LOOK.em(0.25)}">{"".join(lines)}</table>'


class Reading(QTextBrowser):
    """Shows parts made by the functions above, and loads nothing."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(WITH_CARET)
        self._parts: tuple[str, ...] = ()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Part of QTextBrowser."""
        return None

    def read(self, *parts: str) -> None:
        """Show this."""
        self._parts = parts
        theme, points = LOOK.theme, LOOK.font().pointSizeF()
        self.document().setDefaultStyleSheet(
            f"p, td {{ font-size: {points:.1f}pt; color: {theme.text}; }} .dim {{ color: {theme.dim}; }}"
            f"h3 {{ font-family: '{TITLE_FAMILY}'; font-size: {points * 1.3:.1f}pt; color: {theme.gold}; }}"
            f".left {{ font-family: '{TITLE_FAMILY}'; padding-right: {LOOK.em(1)}px; }}"
        )
        self.setHtml("".join(parts))

    def restyle(self) -> None:
        """Take sizes and colours again."""
        self.read(*self._parts)
