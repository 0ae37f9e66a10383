"""The rulebook on the screen."""

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QPushButton, QTextBrowser

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.kit.document import Document
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import apply_zoom
from mascarade_qt.ui.rules.screen import RulesScreen
from mascarade_qt.ui.window_size import zoom_for
from mascarade_qt.words.rulebook.blocks import HEADING
from mascarade_qt.words.rulebook.book import Link, contents, page, title
from tests.ui.conftest import Show
from tests.ui.seeing import find, nameless


@pytest.fixture
def screen(settings: Settings, show: Show) -> RulesScreen:
    """Open at the first chapter."""
    found = RulesScreen()
    show(found)
    return found


def text(screen: RulesScreen) -> str:
    """The page shown."""
    return find(screen, QTextBrowser, "rulesPage").toPlainText()


def test_every_page_can_be_read_by_keyboard(screen: RulesScreen) -> None:
    pages = find(screen, QListWidget, "rulesContents")
    assert pages.count() == len(contents())
    screen.entered()
    for link in contents():
        assert title(link) in text(screen)
        QTest.keyClick(pages, Qt.Key.Key_Down)
    assert not nameless(screen)


def test_every_mask_has_its_page(screen: RulesScreen) -> None:
    for mask in MASKS:
        screen.open_mask(mask)
        assert len(text(screen)) > 50


def test_search_finds_and_leads_there(screen: RulesScreen) -> None:
    pages = find(screen, QListWidget, "rulesContents")
    QTest.keyClicks(find(screen, QLineEdit, "rulesSearch"), "courthouse")
    assert 0 < pages.count() < 200
    pages.setCurrentRow(0)
    assert "courthouse" in text(screen).casefold()
    find(screen, QLineEdit, "rulesSearch").setText("xyzzy")
    assert pages.count() == 0


def test_links_lead_to_pages_and_nowhere_else(screen: RulesScreen) -> None:
    book = find(screen, QTextBrowser, "rulesPage")
    book.anchorClicked.emit(QUrl("mask:spy"))
    before = text(screen)
    assert "Spy" in before
    book.anchorClicked.emit(QUrl("file:///etc/passwd"))
    assert text(screen) == before


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    told: list[str] = []
    monkeypatch.setattr(Document, "announce", lambda _, text: told.append(text))
    return told


def test_a_page_is_walked_through_by_headings_and_links(screen: RulesScreen, heard: list[str]) -> None:
    """H goes from heading to heading, Tab from link to link, Enter follows; all of it is said."""
    book = find(screen, QTextBrowser, "rulesPage")
    chapter = max(contents(), key=lambda link: sum(block.kind == HEADING for block in page(link).blocks))
    screen.open(chapter)
    assert book.accessibleName() == title(chapter)
    headings = [block.text for block in page(chapter).blocks if block.kind == HEADING]
    assert len(headings) > 1
    book.setFocus()
    for _ in headings:
        QTest.keyClick(book, Qt.Key.Key_H)
    QTest.keyClick(book, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert heard == [*headings, headings[-2]]
    assert book.textCursor().block().text() == headings[-2]
    heard.clear()
    screen.open(Link("chapter", "setup"))
    for _ in range(3):
        QTest.keyClick(book, Qt.Key.Key_Tab)
    assert len(heard) == 3
    assert all(text.startswith("Link: ") and len(text) > 6 for text in heard)
    QTest.keyClick(book, Qt.Key.Key_Return)
    assert heard[-1] == heard[2].removeprefix("Link: ") == book.accessibleName()


def test_it_follows_language_and_theme(screen: RulesScreen, settings: Settings) -> None:
    screen.open_mask("king")
    for language, theme in (("fr", "salon"), ("uk", "contrast"), ("en", "night")):
        settings.language, settings.theme = language, theme
    assert "King" in text(screen)


def test_pages_show_cards(screen: RulesScreen) -> None:
    screen.open(Link("chapter", "example"))
    book = find(screen, QTextBrowser, "rulesPage")
    assert book.toHtml().count("<img") == 6
    image = book.loadResource(2, QUrl("card:king/5"))
    assert isinstance(image, QImage)
    assert image.width() > 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_lines_are_short_enough_to_follow(
    size: tuple[int, int], screen: RulesScreen, show: Show, settings: Settings
) -> None:
    apply_zoom(zoom_for(QSize(*size)))
    show(screen, *size)
    book = find(screen, QTextBrowser, "rulesPage")
    for link in contents()[:6]:
        screen.open(link)
        block = book.document().begin()
        while block.isValid():
            layout = block.layout()
            lines = [layout.lineAt(number).textLength() for number in range(layout.lineCount())]
            assert max(lines, default=0) <= 75
            block = block.next()
    apply_zoom(1.0)


def test_large_text_shows_a_page_or_the_contents(screen: RulesScreen, show: Show, settings: Settings) -> None:
    settings.text_size = 200
    show(screen)
    pages, book = find(screen, QListWidget, "rulesContents"), find(screen, QTextBrowser, "rulesPage")
    assert book.isVisible()
    assert not pages.isVisible()
    assert book.height() > 400
    QTest.mouseClick(find(screen, QPushButton, "contentsButton"), Qt.MouseButton.LeftButton)
    assert pages.isVisible()
    assert not book.isVisible()
    pages.setCurrentRow(1)
    QTest.keyClick(pages, Qt.Key.Key_Return)
    assert book.isVisible()
    assert title(contents()[1]) in text(screen)


@pytest.mark.parametrize("chapter", ["introduction", "setup"])
def test_pictures_fit_the_page(screen: RulesScreen, chapter: str) -> None:
    apply_zoom(2.0)
    screen.restyle()
    screen.open(Link("chapter", chapter))
    book = find(screen, QTextBrowser, "rulesPage")
    name = {"introduction": "drawing:coins", "setup": "drawing:table"}[chapter]
    drawn = book.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    assert isinstance(drawn, QImage)
    assert 0 < drawn.width() / drawn.devicePixelRatio() < book.viewport().width()
    assert len({drawn.pixel(x, drawn.height() // 2) for x in range(drawn.width())}) > 20
    apply_zoom(1.0)
