"""Language, theme, text size and motion. Everything is applied at once."""

import re
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.language_chooser import LanguageChooser
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.text import Label, explain
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.setting_kinds import Choice, Percent
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.settings.rows import ROWS, OptionRow, SettingRow
from mascarade_qt.words.numbers import percent_sign

_SAMPLE = ("king", "spy")
_CARD = 8  # em
_WIDE = 76  # em; where there is less room, the page itself is sample enough
Control = LanguageChooser | Segmented | Stepper | Toggle


class SettingsScreen(Screen):
    """One row per setting: what it is, what it does, and the choice."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._header = Header(self)
        self._panel = Panel(self)
        self._grid = QGridLayout()
        self._words: dict[str, tuple[Label, Label]] = {}
        self._controls: dict[str, Control] = {}
        self._more = QPushButton(self._panel)
        self._more.setObjectName("moreSettingsButton")
        self._more.setCheckable(True)
        self._more.toggled.connect(self._show_more)
        for row in ROWS:
            self._add_row(row)
        self._arrange()
        self._show()
        for name, control in self._controls.items():
            self._connect(name, control)
        settings.changed.connect(self._show)
        KEYBOARD.changed.connect(self.retranslate)
        self.retranslate()
        self.restyle()

    def _add_row(self, row: OptionRow) -> None:
        number = self._grid.rowCount()
        words = QWidget(self._panel)
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        title, about = self._words[row.setting] = heading(words), heading(words, "dim")
        column.addWidget(title)
        column.addWidget(about)
        column.addStretch(1)
        self._grid.addWidget(words, number, 0)
        control = self._controls[row.setting] = self._control(row.setting)
        if isinstance(control, Stepper | Toggle):
            self._grid.addWidget(control, number, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        else:
            self._grid.addWidget(control, number, 1)

    def _control(self, setting: str) -> Control:
        """The control that fits the kind of setting."""
        name, kind = re.sub("_(.)", lambda after: after[1].upper(), setting), vars(Settings)[setting]
        if setting == "language":
            return LanguageChooser(self._settings, self, plain=False)
        if isinstance(kind, Choice):
            return Segmented(f"{name}Choice", tuple(kind.choices), self)
        if isinstance(kind, Percent):
            stepper = Stepper(f"{name}Spin", kind.lowest, kind.highest, self)
            stepper.spin.setSingleStep(10)
            return stepper
        return Toggle(f"{name}Toggle", self)

    def _arrange(self) -> None:
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)
        self._panel.box.addLayout(self._grid)
        self._panel.box.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self._show_more(False)
        self._saved = Label(self)
        role(self._saved, "small")
        self._panel.box.addWidget(self._saved)
        page = self._page = Page(self)
        page.box.addWidget(self._panel)
        page.box.addStretch(1)
        self._sample = self._sample_cards()
        self._body = QHBoxLayout()
        self._body.addWidget(page, 1)
        self._body.addWidget(self._sample, 0, Qt.AlignmentFlag.AlignTop)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addLayout(self._body, 1)

    def _sample_cards(self) -> Panel:
        """A sample of the current look, always in sight."""
        panel = Panel(self)
        for mask in _SAMPLE:
            card = MaskCard(mask, parent=panel)
            card.set_width(_CARD)
            panel.box.addWidget(card)
        return panel

    def _show_more(self, shown: bool) -> None:
        """Show the settings that few people want to change."""
        for row in ROWS:
            if row.further:
                for part in (*self._words[row.setting], self._controls[row.setting]):
                    part.setVisible(shown)

    # --- between the controls and the settings ---

    def _connect(self, setting: str, control: Control) -> None:
        if isinstance(control, Segmented):
            control.chosen.connect(partial(self._set, setting))
        elif isinstance(control, Toggle):
            control.toggled.connect(partial(self._set, setting))
        elif isinstance(control, Stepper) and setting == "text_size":
            control.changed.connect(partial(self._resize_text, control))
            control.left.connect(self._apply_text_size)
        elif isinstance(control, Stepper):
            control.changed.connect(partial(self._set, setting))

    def _set(self, setting: str, value: object) -> None:
        if value != getattr(self._settings, setting):  # and not just because it is being shown
            setattr(self._settings, setting, value)

    def _show(self, changed: str = "") -> None:
        """Show the current settings after one has changed."""
        for row in ROWS:
            control, value = self._controls[row.setting], getattr(self._settings, row.setting)
            if isinstance(control, Segmented):
                control.value = value
            elif isinstance(control, Toggle):
                control.setChecked(value)
            elif isinstance(control, Stepper) and (
                row.setting != "text_size" or changed in ("", "text_size")
            ):  # otherwise a size that is still being chosen would be lost
                control.value = value
            if row.needs:
                control.setEnabled(getattr(self._settings, row.needs))

    def _resize_text(self, stepper: Stepper, size: int) -> None:
        """Resize only this text while a button is being clicked: resizing the rest would move the button."""
        if not stepper.pointed_at:
            self._apply_text_size()
            return
        pixels = round(LOOK.em() * size / self._settings.text_size)
        about = self._words["text_size"][1]
        about.setStyleSheet(f"font-size: {pixels}px")

    def _apply_text_size(self) -> None:
        stepper = self._controls["text_size"]
        if isinstance(stepper, Stepper) and stepper.value != self._settings.text_size:
            about = self._words["text_size"][1]
            about.setStyleSheet("")
            self._settings.text_size = stepper.value

    @override
    def entered(self) -> None:
        self._page.verticalScrollBar().setValue(0)
        theme = self._controls["theme"]
        if isinstance(theme, Segmented):
            theme.button(theme.value).setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def left(self) -> None:
        self._apply_text_size()

    # --- language and look ---

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Settings"))
        for row in ROWS:
            name, about = (
                SettingRow.text(row.title),
                SettingRow.text(row.about, **{name: command.key for name, command in row.keys.items()}),
            )
            for label, text in zip(self._words[row.setting], (name, about), strict=True):
                label.setText(text)
            self._describe(self._controls[row.setting], row, name, about)
        self._more.setText(self.tr("More"))
        self._saved.setText(self.tr("Changes are saved as you make them."))

    def _describe(self, control: Control, row: OptionRow, name: str, about: str) -> None:
        if isinstance(control, LanguageChooser):
            control.choice.setAccessibleDescription(about)
        elif isinstance(control, Segmented):
            control.setAccessibleName(name)
            control.setAccessibleDescription(about)
            for choice in vars(Settings)[row.setting].choices:
                control.label(choice, row.choice_name(choice))
        elif isinstance(control, Stepper):
            control.describe(name, SettingRow.text(row.less), SettingRow.text(row.more))
            control.spin.setAccessibleDescription(about)
            control.spin.setSuffix(percent_sign())
        elif isinstance(control, Toggle):
            control.setAccessibleName(name)
            explain(control, about)

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._body)
        self._show_sample()
        self._page.box.setSpacing(LOOK.em(0.8))
        self._grid.setVerticalSpacing(LOOK.em(1.1))
        self._grid.setHorizontalSpacing(LOOK.em(1.5))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_sample()

    def _show_sample(self) -> None:
        self._sample.setVisible(self.width() >= LOOK.em(_WIDE))
