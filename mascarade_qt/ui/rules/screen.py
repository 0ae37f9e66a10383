"""The rulebook: chapters and a page for every mask, with links, and searchable."""

from html import escape

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.commands import PAGE, listed
from mascarade_qt.ui.kit.document import Document
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.screen import Header, Screen
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK, TITLE_FAMILY
from mascarade_qt.ui.rules.pictures import mask_picture, rule_picture
from mascarade_qt.words.phrases import titled
from mascarade_qt.words.rulebook.blocks import CARDS, HEADING, ITEM, PICTURE, STEP, TIP, Block
from mascarade_qt.words.rulebook.book import (
    FACTS,
    NUMBERED,
    POWER,
    POWER_STEP,
    Link,
    advice,
    contents,
    page,
    pieces,
    rulebook_title,
    search,
    title,
)

_LINK = Qt.ItemDataRole.UserRole
PAGE_WIDTH, ROW_WIDTH = 9, 5  # of cards, in em: on a mask's page, and in a row


def _words(text: str) -> str:
    """A text with its links, for the browser."""
    return "".join(
        escape(piece.text)
        if piece.link is None
        else f'<a href="{piece.link.kind}:{piece.link.id}">{escape(piece.text)}</a>'
        for piece in pieces(text)
    )


def _cards(masks: str) -> str:
    pictures = (f'<a href="mask:{mask}"><img src="card:{mask}/{ROW_WIDTH}"></a>' for mask in masks.split())
    return f"<p>{' '.join(pictures)}</p>"


def _block(block: Block, number: int) -> str:
    if block.kind == CARDS:
        return _cards(block.text)
    if block.kind == PICTURE:
        return f'<p><img src="drawing:{block.text}"></p>'
    words = _words(advice(block.text) if block.kind == TIP else block.text)
    if block.kind == HEADING:
        return f"<h3>{words}</h3>"
    if block.kind == ITEM:
        return f'<p class="item">•&nbsp; {words}</p>'
    if block.kind == STEP:
        return f'<p class="step">{number}.&nbsp; {words}</p>'
    if block.kind == POWER_STEP:
        return f'<p class="power-step">{number}.&nbsp; {words}</p>'
    name = {POWER: "power", FACTS: "facts", TIP: "tip"}.get(block.kind, "text")
    return f'<p class="{name}">{words}</p>'


LONGEST_LINE = 28  # em; about 75 letters


class _Book(Document):
    """Draws cards, coins and the table where a page asks for them."""

    resized = Signal()

    @override
    def link_name(self, address: str) -> str:
        """The name of a card that is a link."""
        return title(Link(*address.split(":", 1)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == "card":
            mask, _, width = url.path().partition("/")
            return mask_picture(mask, LOOK.em(float(width)), self.devicePixelRatioF())
        if url.scheme() == "drawing":
            room = self.viewport().width() - LOOK.em(3)
            return rule_picture(url.path(), room, self.devicePixelRatioF())
        return None  # a page loads nothing else


class RulesScreen(Screen):
    """Contents and search on the left, the page on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._link = contents()[0]
        self._header = Header(self)
        self._search = QLineEdit(self)
        self._search.setObjectName("rulesSearch")
        self._search.setClearButtonEnabled(True)
        self._list = QListWidget(self)
        self._list.setObjectName("rulesContents")
        self._list.setItemDelegate(WrappingDelegate(self._list, margin=0.4))
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._book = _Book(self)
        self._book.setObjectName("rulesPage")
        self._book.resized.connect(self._keep_lines_short)
        self._to_contents = QPushButton(self)
        self._to_contents.setObjectName("contentsButton")
        self._to_contents.setAutoDefault(False)
        self._to_contents.clicked.connect(lambda: self._turn_to(contents=True))
        self._header.row.addWidget(self._to_contents)
        self._on_contents = False  # if there is room for only one of the two
        self._arrange()
        self._search.textChanged.connect(self._fill)
        self._list.activated.connect(lambda: self._turn_to(contents=False))
        self._list.clicked.connect(lambda: self._turn_to(contents=False))
        self._list.currentItemChanged.connect(self._chosen)
        self._book.anchorClicked.connect(self._followed)
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        side = self._side = Panel(self)
        side.box.addWidget(self._search)
        side.box.addWidget(self._list, 1)
        self._columns.addWidget(side, 3)
        self._columns.addWidget(self._book, 8)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addLayout(self._columns, 1)

    def open_mask(self, mask: str) -> None:
        """Show the page of a mask."""
        self.open(Link("mask", mask))

    def open(self, link: Link) -> None:
        """Show a page."""
        self._link = link
        self._search.clear()
        self._fill()
        self._show()
        self._turn_to(contents=False)

    def _fill(self) -> None:
        """Show all contents, or what was found."""
        words = self._search.text()
        self._list.blockSignals(True)
        self._list.clear()
        rows = (
            [(hit.link, titled(hit.title, hit.text)) for hit in search(words)]
            if words.strip()
            else [(link, title(link)) for link in contents()]
        )
        for link, text in rows:
            item = QListWidgetItem(text)
            item.setData(_LINK, link)
            if link.kind == "mask":
                item.setIcon(picture(f"masks/{link.id}", 32, 32, 2.0))
            self._list.addItem(item)
            if link == self._link and not words.strip():
                self._list.setCurrentItem(item)
        self._list.blockSignals(False)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        link = item.data(_LINK) if item is not None else None
        if link is not None:
            self._link = Link(*link)
            self._show()

    def _followed(self, url: QUrl) -> None:
        link = Link(url.scheme(), url.path())
        if link in contents():
            self.open(link)
            self._book.announce(title(link))

    def _show(self) -> None:
        chapter = page(self._link)
        portrait = (
            f'<img src="card:{self._link.id}/{PAGE_WIDTH}" style="float: right">'
            if self._link.kind == "mask"
            else ""
        )
        number, blocks = 0, []
        for block in chapter.blocks:
            number = number + 1 if block.kind in NUMBERED else 0
            blocks.append(_block(block, number))
        self._book.document().setDefaultStyleSheet(self._sheet())
        self._book.setHtml(f"{portrait}<h1>{escape(chapter.title)}</h1>{''.join(blocks)}")
        self._book.setAccessibleName(chapter.title)
        self._keep_lines_short()

    def _keep_lines_short(self) -> None:
        """Lines of more than 75 letters are hard to follow, so a wide page has wide margins."""
        room = self._book.viewport().width()
        margin = max(LOOK.em(1), (room - LOOK.em(LONGEST_LINE * self._growth())) // 2)
        frame = self._book.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != margin:
            shape.setLeftMargin(margin)
            shape.setRightMargin(margin)
            shape.setTopMargin(LOOK.em(1))
            shape.setBottomMargin(LOOK.em(1))
            frame.setFrameFormat(shape)

    def _growth(self) -> float:
        """Pages are for long reading: their text is a little larger, unless it is large already."""
        return 1.0 if LOOK.large_text else 1.12

    def _sheet(self) -> str:
        theme, points = LOOK.theme, LOOK.points(self._growth())
        return (
            f"body, p {{ font-size: {points:.1f}pt; }}"
            f"h1 {{ font-family: '{TITLE_FAMILY}'; font-size: {points * 1.9:.1f}pt; color: {theme.gold}; }}"
            f"h3 {{ font-family: '{TITLE_FAMILY}'; font-size: {points * 1.3:.1f}pt; color: {theme.gold}; }}"
            f"a {{ color: {theme.gold}; }}"
            + "".join(
                f".{kind} {{ margin-left: {LOOK.em(2)}px; text-indent: -{LOOK.em(hang)}px; }}"
                for kind, hang in (("item", 0.8), ("step", 1.35), ("power-step", 1.6))
            )
            + f".power, .power-step {{ font-family: '{TITLE_FAMILY}'; font-size: {points * 1.25:.1f}pt; }}"
            f".facts, .tip {{ color: {theme.dim}; }} .tip {{ font-style: italic; }}"
        )

    @override
    def entered(self) -> None:
        seen = self._list if self._list.isVisibleTo(self) else self._book
        seen.setFocus(Qt.FocusReason.OtherFocusReason)
        if (item := self._list.currentItem()) is not None:
            self._list.scrollToItem(item)

    @override
    def shortcuts(self) -> list[tuple[str, str]]:
        return listed(PAGE)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(rulebook_title())
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._list.setAccessibleName(self.tr("Contents"))
        self._to_contents.setText(self.tr("Contents"))
        self._fill()
        self._show()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        self._list.setIconSize(QSize(LOOK.em(2), LOOK.em(2)))
        self._book.document().setDocumentMargin(0)
        self._show()
        self._fit()

    def _turn_to(self, contents: bool) -> None:
        """If there is no room for both, show the contents or the page."""
        self._on_contents = contents
        self._fit()
        if not self._is_wide():
            (self._list if contents else self._book).setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_wide(self) -> bool:
        return self.width() > LOOK.em(46)

    def _fit(self) -> None:
        wide = self._is_wide()
        self._side.setVisible(wide or self._on_contents)
        self._book.setVisible(wide or not self._on_contents)
        self._to_contents.setVisible(not wide and not self._on_contents)
        self._keep_lines_short()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
