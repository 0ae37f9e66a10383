"""The style sheet and palette of a theme. Roles (`role` properties) say what a widget is for."""

from string import Template

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from mascarade_qt.ui.look.theme import LOOK, THEMES, TITLE_FAMILY, Look, Theme, mixed

FUSION = "fusion"  # a property of the application that this style sheet belongs to
_SHEET = Template("""
* { font-size: ${text}pt; outline: none; }
QWidget { color: $text_colour; selection-background-color: $accent; selection-color: $on_accent; }
QMainWindow, QDialog, QMessageBox { background: $window; }
QScrollArea, QScrollArea > QWidget > QWidget[role="page"] {
    background: transparent; border: none;
}
QToolTip { background: $panel; color: $text_colour; border: ${thin}px solid $gold; padding: ${e3}px; }

QGroupBox[role="choice"] { background: transparent; border: none; margin: 0; padding: 0; }

QLabel { background: transparent; }
QLabel[role="hero"] { font-family: "$serif"; font-size: ${hero}pt; font-weight: bold; color: $gold; }
QLabel[role="title"] { font-family: "$serif"; font-size: ${title}pt; font-weight: bold; color: $gold; }
QLabel[role="victory"] { font-family: "$serif"; font-size: ${victory}pt; font-weight: bold; color: $gold; }
QLabel[role="heading"] { font-family: "$serif"; font-size: ${heading}pt; font-weight: bold; color: $gold; }
QLabel[role="motto"] { font-family: "$serif"; font-size: ${heading}pt; font-style: italic; color: $dim; }
QLabel[role="serif"] { font-family: "$serif"; font-size: ${heading}pt; color: $text_colour; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="small"] { color: $dim; font-size: ${small}pt; }
QLabel[role="on-accent-title"] { color: $on_accent; font-family: "$serif"; font-size: ${heading}pt; }
QLabel[role="on-accent"] { color: $on_accent; font-size: ${small}pt; }
QLabel[role="side"] { font-size: ${side}pt; }
QLabel[role="side-title"], QLabel[role="side-name"] {
    font-family: "$serif"; font-size: ${side_title}pt; font-weight: bold;
}
QLabel[role="side-name"] { color: $gold; }
QLabel[role="paused"] { color: $gold; }
QListView#maskList { font-size: ${side}pt; }
QLabel[role="danger"] { color: $danger; font-weight: bold; }

QPushButton, QToolButton {
    background: $raised; color: $text_colour; border: ${edge}px solid $border; border-radius: ${radius}px;
    padding: ${e4}px ${e8}px; min-height: ${e12}px;
}
QFileDialog QToolButton, QLineEdit QToolButton { padding: 0; min-height: 0; }
QLineEdit QToolButton { border: none; background: transparent; }
QPushButton:hover, QToolButton:hover { background: $hover; border-color: $gold; }
QPushButton:focus, QToolButton:focus { border: ${edge}px solid $focus; }
QPushButton:pressed, QToolButton:pressed { background: $panel; }
QPushButton:checked, QToolButton:checked {
    background: $accent; color: $on_accent; border-color: $accent; border-bottom-color: $on_accent;
}
QPushButton:checked:hover, QToolButton:checked:hover { border-color: $gold; }
QPushButton:checked:focus, QToolButton:checked:focus { border-color: $accent_focus; }
QPushButton:disabled, QToolButton:disabled { color: $dim; background: transparent; border-color: $faint; }
QPushButton[role="primary"] {
    background: $accent; color: $on_accent; border: ${edge}px solid $accent; font-family: "$serif";
    font-size: ${heading}pt; font-weight: bold; padding: ${e4}px ${e16}px; min-height: ${e16}px;
}
QPushButton[role="primary"]:hover { border-color: $gold; background: $accent_hover; }
QPushButton[role="primary"]:focus { border: ${edge}px solid $accent_focus; }
QPushButton[role="primary"]:disabled { background: transparent; color: $dim; border-color: $faint; }
QPushButton[tight="true"] { padding: ${e4}px; }
QPushButton[role="menu"] {
    font-family: "$serif"; font-size: ${heading}pt; padding: ${e4}px ${e12}px; min-height: ${e16}px;
    text-align: left;
}
QPushButton#continueButton, QPushButton#putAwayButton { padding: 0; }
QPushButton[role="menu"][first="true"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[role="menu"][first="true"]:hover { background: $accent_hover; border-color: $gold; }
QPushButton[role="menu"][first="true"]:focus { border-color: $accent_focus; }
QPushButton[role="plain"] { background: transparent; border-color: transparent; color: $text_colour; }
QPushButton[role="plain"]:hover { border-color: $border; background: $raised; }
QPushButton[role="plain"]:focus { border-color: $focus; }
QPushButton[role="plain"]:checked {
    color: $gold; background: transparent; border: ${edge}px solid transparent;
    border-bottom: ${edge}px solid $gold; border-radius: 0;
}
QPushButton[role="plain"]:checked:focus { border: ${edge}px solid $focus; border-radius: ${radius}px; }
QPushButton[role="step"] { font-weight: bold; padding: ${e2}px 0; min-width: ${e16}px; min-height: ${e12}px; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser {
    background: $panel; color: $text_colour; border: ${edge}px solid $border;
    border-radius: ${small_radius}px; padding: ${e2}px ${e4}px; min-height: ${e12}px;
}
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: $gold; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
    border: ${edge}px solid $focus;
}
QComboBox[framed="false"]:focus:!hover { border-color: $border; }
QLineEdit[role="wrong"], QSpinBox[role="wrong"] { border: ${edge}px solid $danger; }
QLineEdit { placeholder-text-color: $dim; }
QSpinBox { padding: ${e2}px 0; }
QSpinBox::up-button, QSpinBox::down-button {
    width: 0; height: 0; border: none; image: none; subcontrol-origin: border;
}
QSpinBox QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }
QComboBox { padding-right: ${e12}px; }
QComboBox::drop-down { border: none; width: ${e12}px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; }
QComboBox QAbstractItemView {
    background: $panel; color: $text_colour; border: ${thin}px solid $gold; padding: ${e2}px;
}
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled { color: $dim; border-color: $faint; }

QListView, QTreeView {
    background: transparent; border: ${edge}px solid transparent; border-radius: ${small_radius}px;
}
QListView:focus, QTreeView:focus { border: ${edge}px solid $focus; }
QListView::item { padding: ${e4}px ${e5}px; border-radius: ${small_radius}px; color: $text_colour; }
QListView::item:hover { background: $hover; }
QListView::item:selected { background: $accent; color: $on_accent; }

QSlider { min-height: ${e12}px; border: 2px solid transparent; border-radius: ${small_radius}px; }
QSlider:focus { border: 2px solid $focus; }
QSlider::groove:horizontal { height: ${e3}px; background: $border; border-radius: ${e2}px; }
QSlider::sub-page:horizontal { background: $gold; border-radius: ${e2}px; }
QSlider::handle:horizontal {
    background: $gold; border: 2px solid $window; width: ${e8}px; margin: -${e5}px 0;
    border-radius: ${small_radius}px;
}
QProgressBar {
    background: $panel; border: 2px solid $border; border-radius: ${small_radius}px; text-align: center;
    min-height: ${e12}px;
}
QProgressBar::chunk { background: $accent; border-radius: ${small_radius}px; }

QScrollBar:vertical { background: transparent; width: ${e8}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${e8}px; margin: 0; }
QScrollBar::handle { background: $border; border-radius: ${e2}px; margin: ${e2}px; }
QScrollBar::handle:vertical { min-height: ${e20}px; }
QScrollBar::handle:horizontal { min-width: ${e20}px; }
QScrollBar::handle:hover { background: $gold; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def accent_hover(theme: Theme) -> str:
    """The background of the main button under the mouse; its text stays readable (a test measures it)."""
    return mixed(theme.accent, theme.on_accent if theme.name == "contrast" else "#ffffff", 0.12)


def accent_focus(theme: Theme) -> str:
    """The ring around a focused main button: a gold that stands out from it, unless it is gold itself."""
    return theme.text if theme.accent == theme.gold else theme.light if theme.name == "night" else "#edc568"


def style_sheet(look: Look) -> str:
    """The whole style sheet for a theme at a text size."""
    theme, scale = look.theme, look.scale
    points = look.points()
    lengths = {f"e{number}": max(1, round(number * scale * 2)) for number in (2, 3, 4, 5, 8, 12, 16, 20)}
    return _SHEET.substitute(
        lengths,
        serif=TITLE_FAMILY,
        text=f"{points:.2f}",
        small=f"{points * 0.9:.2f}",
        heading=f"{points * 1.3:.2f}",
        title=f"{points * 1.9:.2f}",
        side=f"{points * (0.86 if look.large_text else 0.94):.2f}",
        side_title=f"{points * (0.94 if look.large_text else 1.1):.2f}",
        victory=f"{points * (1.9 if look.large_text else 2.6):.2f}",
        hero=f"{points * (1.9 if look.large_text else 3.9):.2f}",
        edge=look.px(2),
        thin=look.px(2 if theme.name == "contrast" else 1),
        radius=max(3, round(7 * scale)),
        small_radius=max(2, round(5 * scale)),
        text_colour=theme.text,
        focus=theme.gold,
        faint=mixed(theme.window, theme.line, 0.55),  # for controls that are disabled
        accent_hover=accent_hover(theme),
        accent_focus=accent_focus(theme),
        **{
            name: getattr(theme, name)
            for name in [
                "window",
                "panel",
                "raised",
                "hover",
                "dim",
                "gold",
                "accent",
                "on_accent",
                "border",
                "danger",
            ]
        },
    )


def palette(theme: Theme) -> QPalette:
    """For what Qt draws itself: arrows, indicators, placeholders, links."""
    found = QPalette()
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.Window, theme.window),
        (roles.WindowText, theme.text),
        (roles.Base, theme.panel),
        (roles.AlternateBase, theme.raised),
        (roles.Text, theme.text),
        (roles.PlaceholderText, theme.dim),
        (roles.Button, theme.raised),
        (roles.ButtonText, theme.text),
        (roles.ToolTipBase, theme.panel),
        (roles.ToolTipText, theme.text),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.on_accent),
        (roles.Link, theme.gold),
        (roles.LinkVisited, theme.gold),
        (roles.Accent, theme.accent),
    ):
        found.setColor(role, QColor(colour))
    for role in (roles.Text, roles.ButtonText, roles.WindowText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.dim))
    return found


def apply_look(theme: str, text_size: int) -> None:
    """Show everything in this theme and text size (in per cent), open windows too."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    LOOK.theme = THEMES[theme]
    LOOK.text = text_size / 100
    sheet = style_sheet(LOOK)
    if sheet == app.styleSheet():
        return
    app.setStyleSheet("")  # replacing a sheet directly takes Qt six times as long
    if not app.property(FUSION):
        app.setStyle(QStyleFactory.create("fusion"))
        app.setProperty(FUSION, True)
    app.setPalette(palette(LOOK.theme))
    app.setFont(LOOK.font())
    app.setStyleSheet(sheet)


def apply_zoom(zoom: float) -> None:
    """The window has changed size: everything in it grows or shrinks along."""
    if zoom == LOOK.zoom:
        return
    LOOK.zoom = zoom
    app = QApplication.instance()
    if isinstance(app, QApplication) and app.styleSheet():  # otherwise nothing is shown yet
        apply_look(LOOK.theme.name, round(LOOK.text * 100))
