"""Language, theme, text size and motion. Everything is applied at once."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.language_chooser import LanguageChooser
from mascarade_qt.ui.kit.living import role
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.motion import READINGS, SPEEDS
from mascarade_qt.ui.look.settings import LARGEST_TEXT, LOUDEST, SMALLEST_TEXT, Settings
from mascarade_qt.ui.look.theme import LOOK, THEMES
from mascarade_qt.words.choices import reading_name, speed_name, theme_name
from mascarade_qt.words.numbers import percent_sign

_TEXT_SIZE = 2  # which row it is
_SAMPLE = ("king", "witch", "spy", "fool", "beggar", "gambler")


class SettingsScreen(Screen):
    """One row per setting: what it is, what it does, and the choice."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._header = Header(self)
        self.language = LanguageChooser(settings, self, plain=False)
        self.theme = Segmented("themeChoice", tuple(THEMES), self)
        self.text_size = Stepper("textSizeSpin", SMALLEST_TEXT, LARGEST_TEXT, self)
        self.text_size.spin.setSingleStep(10)
        self.speed = Segmented("speedChoice", tuple(SPEEDS), self)
        self.reading = Segmented("readingChoice", tuple(READINGS), self)
        self.waits = Toggle("waitAtRevealsToggle", self)
        self.reduced = Toggle("reducedMotionToggle", self)
        self.sound = Toggle("soundToggle", self)
        self.volume = Stepper("volumeSpin", 0, LOUDEST, self)
        self.volume.spin.setSingleStep(10)
        self.waiting = Toggle("waitEachTurnToggle", self)
        self._titles: list[Label] = []
        self._hints: list[Label] = []
        self._panel = Panel(self)
        self._grid = QGridLayout()
        for widget in (
            self.language,
            self.theme,
            self.text_size,
            self.speed,
            self.reading,
            self.waits,
            self.waiting,
            self.reduced,
            self.sound,
            self.volume,
        ):
            self._add_row(widget)
        self._arrange()
        self._show()
        self._connect()
        settings.changed.connect(self._show)
        self.retranslate()
        self.restyle()

    def _add_row(self, widget: QWidget) -> None:
        row = self._grid.rowCount()
        words = QWidget(self._panel)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        title, hint = heading(words), heading(words, "dim")
        self._titles.append(title)
        self._hints.append(hint)
        column.addWidget(title)
        column.addWidget(hint)
        column.addStretch(1)
        self._grid.addWidget(words, row, 0)
        if isinstance(widget, Stepper | Toggle):
            self._grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        else:
            self._grid.addWidget(widget, row, 1)

    def _arrange(self) -> None:
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._panel.box.addLayout(self._grid)
        self._saved = Label(self)
        role(self._saved, "small")
        self._panel.box.addWidget(self._saved)
        page = self._page = Page(self)
        page.box.addWidget(self._panel)
        page.box.addWidget(self._sample())
        page.box.addStretch(1)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(page, 1)

    def _sample(self) -> Panel:
        """How it looks now."""
        panel = Panel(self)
        flow = FlowLayout(gap=10, even=True, centred=True)
        for mask in _SAMPLE:
            flow.addWidget(MaskCard(mask, parent=panel))
        panel.box.addLayout(flow)
        return panel

    def _connect(self) -> None:
        self.theme.chosen.connect(lambda key: setattr(self._settings, "theme", key))
        self.speed.chosen.connect(lambda key: setattr(self._settings, "speed", key))
        self.reading.chosen.connect(lambda key: setattr(self._settings, "reading", key))
        self.waits.toggled.connect(self._set_waits)
        self.text_size.changed.connect(self._resize_text)
        self.text_size.left.connect(self._apply_text_size)
        self.waiting.clicked.connect(lambda on: setattr(self._settings, "wait_each_turn", on))
        self.reduced.toggled.connect(lambda on: setattr(self._settings, "reduced_motion", on))
        self.sound.toggled.connect(lambda on: setattr(self._settings, "sound", on))
        self.volume.changed.connect(lambda volume: setattr(self._settings, "volume", volume))

    def _resize_text(self, size: int) -> None:
        """Only these words follow a button that is being clicked: the rest would push it away."""
        if not self.text_size.pointed_at:
            self._apply_text_size()
            return
        pixels = round(LOOK.em() * size / self._settings.text_size)
        self._hints[_TEXT_SIZE].setStyleSheet(f"font-size: {pixels}px")

    def _apply_text_size(self) -> None:
        if self.text_size.value != self._settings.text_size:
            self._hints[_TEXT_SIZE].setStyleSheet("")
            self._settings.text_size = self.text_size.value

    def _set_waits(self, on: bool) -> None:
        if on != self._settings.wait_at_reveals:  # not just because it is shown
            self._settings.wait_at_reveals = on

    def _show(self, key: str = "") -> None:
        """Show the current settings, whichever has changed."""
        self.theme.value = self._settings.theme
        self.speed.value = self._settings.speed
        self.reading.value = self._settings.reading
        self.waits.setChecked(self._settings.wait_at_reveals)
        if key in ("", "text_size"):  # else one that is still being chosen would be lost
            self.text_size.value = self._settings.text_size
        self.reduced.setChecked(self._settings.reduced_motion)
        self.sound.setChecked(self._settings.sound)
        self.volume.value = self._settings.volume
        self.volume.setEnabled(self._settings.sound)
        self.waiting.setChecked(self._settings.wait_each_turn)

    @override
    def entered(self) -> None:
        """The screen is shown now."""
        self.theme.button(self.theme.value).setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def left(self) -> None:
        """Another screen is shown now."""
        self._apply_text_size()

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Settings"))
        texts = (
            (self.tr("Language"), self.tr("Takes effect at once.")),
            (self.tr("Theme"), self.tr("A ball at night, a bright salon, or high contrast.")),
            (self.tr("Text size"), self.tr("From 80 to 200 percent.")),
            (self.tr("Animation"), self.tr("How fast cards and coins move.")),
            (
                self.tr("Reading time"),
                self.tr("How long each message stays on screen, at any speed. P pauses, Space skips."),
            ),
            (
                self.tr("Wait for me after a reveal"),
                self.tr("After cards are revealed, the game waits until you press Space."),
            ),
            (
                self.tr("Wait for me after each turn"),
                self.tr("The game waits until you press Space. Always on while a screen reader is running."),
            ),
            (self.tr("Reduced motion"), self.tr("Show results without animation.")),
            (self.tr("Sound"), self.tr("Cards, coins and bells. Press M at the table to mute.")),
            (self.tr("Volume"), self.tr("From 0 to 100 percent.")),
        )
        for title, note, (name, about) in zip(self._titles, self._hints, texts, strict=True):
            title.setText(name)
            note.setText(about)
        for key in THEMES:
            self.theme.label(key, theme_name(key))
        for key in SPEEDS:
            self.speed.label(key, speed_name(key))
        for key in READINGS:
            self.reading.label(key, reading_name(key))
        self.theme.setAccessibleName(texts[1][0])
        self.speed.setAccessibleName(texts[3][0])
        self.text_size.describe(texts[2][0], self.tr("Smaller text"), self.tr("Larger text"))
        for spin in (self.text_size.spin, self.volume.spin):
            spin.setSuffix(percent_sign())
        self.reading.setAccessibleName(texts[4][0])
        self.volume.describe(texts[9][0], self.tr("Quieter"), self.tr("Louder"))
        toggles = (self.waits, self.waiting, self.reduced, self.sound)
        for toggle, (name, about) in zip(toggles, texts[5:9], strict=True):
            toggle.setAccessibleName(name)
            toggle.setAccessibleDescription(about)
            hint(toggle, about)
        self._saved.setText(self.tr("Changes are saved as you make them."))

    @override
    def restyle(self) -> None:
        margin = LOOK.em(1.0)
        self._outer.setContentsMargins(margin, LOOK.em(0.7), margin, margin)
        self._outer.setSpacing(LOOK.em(0.6))
        self._page.box.setSpacing(LOOK.em(0.8))
        self._grid.setVerticalSpacing(LOOK.em(1.1))
        self._grid.setHorizontalSpacing(LOOK.em(1.5))
