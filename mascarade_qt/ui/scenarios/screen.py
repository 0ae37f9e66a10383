"""The player's own scenarios: made, changed, copied, deleted, and shared as files. Saved as you go."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.storage.scenario_files import (
    SCENARIO_SUFFIX,
    OwnScenario,
    ScenarioFileError,
    ScenarioStore,
    read_scenario,
    write_scenario,
)
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.proposed_file import proposed_file
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import NO_LIMIT, Header, Page, Screen
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.kit.text import confirmation
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.scenarios.editor import ScenarioEditor
from mascarade_qt.ui.scenarios.model import ScenarioModel
from mascarade_qt.words.findings import scenario_error
from mascarade_qt.words.phrases import labelled
from mascarade_qt.words.troubles import error_text, file_text

SAVE_AFTER = 300  # ms without another change
_ICONS: Mapping[str, str] = {
    "play": "play",
    "new": "plus",
    "duplicate": "copy",
    "delete": "trash",
    "import": "take",
    "export": "save",
}
_START = Scenario("", 6, 6, ("judge", "king", "empress"))


class OwnScenariosScreen(Screen):
    """The list on the left, the selected scenario on the right. `chosen` says which one to play."""

    chosen = Signal(str)

    def __init__(self, store: ScenarioStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._header = Header(self)
        self.model = ScenarioModel(store, parent=self)
        self._list = QListView(self)
        self._list.setObjectName("ownScenarioList")
        self._list.setModel(self.model)
        self._list.setItemDelegate(WrappingDelegate(self._list, margin=0.5))
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._buttons = {name: self._button(name) for name in _ICONS}
        self._empty = ReadLabel("emptyText", self)
        role(self._empty, "motto")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._notice = ReadLabel("scenarioNotice", self)
        role(self._notice, "danger")
        self.editor = ScenarioEditor(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_AFTER)
        self._timer.timeout.connect(self._save)
        self._changed: tuple[str, OwnScenario] | None = None
        self._arrange()
        self._list.selectionModel().currentChanged.connect(self._choose)
        self.editor.edited.connect(self._edited)
        self.editor.power_wanted.connect(self._show_power)
        self._notice.show_text("")
        self.retranslate()
        self.restyle()
        self._refresh()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{name}ScenarioButton")
        button.clicked.connect(lambda: self._act(name))
        return button

    def _arrange(self) -> None:
        side = Panel(self)
        side.box.addWidget(self._list, 1)
        row = FlowLayout(gap=6)
        for button in self._buttons.values():
            row.addWidget(button)
        side.box.addLayout(row)
        self._side = side
        self._page = Page(self)
        self._page.box.addWidget(self._empty, 1)
        self._page.box.addWidget(self.editor)
        self._left = QVBoxLayout()
        self._columns = QHBoxLayout()
        self._columns.addLayout(self._left)
        self._columns.addWidget(self._page, 8)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(self._notice)
        self._outer.addLayout(self._columns, 1)

    def _show_power(self, panel: QWidget) -> None:
        """What asks for the Bear Tamer's power has appeared or grown further down: scroll there."""
        QTimer.singleShot(0, panel, lambda: self._page.ensureWidgetVisible(panel))

    # --- the list ---

    @property
    def key(self) -> str:
        """The id of the selected scenario; empty if there is none."""
        row = self.model.row(self._list.currentIndex().row())
        return "" if row is None else row.key

    def _refresh(self, chosen: str = "") -> None:
        self._save()
        wanted = chosen or self.key
        self.model.refresh()
        self._fit()
        number = max(0, self.model.row_of(wanted))
        self._list.setCurrentIndex(self.model.index(number, 0))
        self._choose(self._list.currentIndex())

    def _choose(self, current: QModelIndex) -> None:
        self._save()
        row = self.model.row(current.row())
        there = row is not None and row.own is not None
        self.editor.setVisible(there)
        self.editor.checks.setVisible(there)
        self._empty.setVisible(not there)
        for name in ("play", "duplicate", "delete", "export"):
            self._buttons[name].setEnabled(there)
        label(self._buttons["export"], self.tr("Export…"))
        if row is not None and row.own is not None:
            self.editor.show_scenario(row.own)
            self._offer_play(row.own)

    def _offer_play(self, own: OwnScenario) -> None:
        """Only scenarios that break no rule can be played."""
        broken = any(finding.level == "error" for finding, _ in own.findings())
        self._buttons["play"].setEnabled(not broken)

    def _edited(self, own: OwnScenario) -> None:
        self._offer_play(own)
        if self._changed is not None and self._changed[0] != self.key:
            self._save()
        self._changed = (self.key, own)
        self._timer.start()

    def _save(self) -> None:
        """Write the latest changes."""
        self._timer.stop()
        if self._changed is None:
            return
        key, own = self._changed
        self._changed = None
        renamed = self._store.own[key].name != own.name if key in self._store.own else False
        try:
            self._store.save(key, own)
        except OSError as error:
            failed = self.tr("The scenario couldn’t be saved: {why}")
            self._notice.show_text(failed.format(why=error_text(error)))
        if renamed:
            self.model.refresh()
            self._list.selectionModel().blockSignals(True)
            self._list.setCurrentIndex(self.model.index(self.model.row_of(key), 0))
            self._list.selectionModel().blockSignals(False)

    # --- the buttons ---

    def _act(self, name: str) -> None:
        self._notice.show_text("")
        self._save()
        own = self._store.own.get(self.key)
        try:
            if name == "new":
                self._add(OwnScenario(self.tr("My scenario"), _START))
            elif name == "import":
                self._import()
            elif own is not None and name == "play":
                self.chosen.emit(self.key)
            elif own is not None and name == "duplicate":
                self._add(own)
            elif own is not None and name == "delete":
                self._ask_delete(self.key, own)
            elif own is not None and name == "export":
                self._export(own)
        except OSError as error:
            self._notice.show_text(self.tr("That didn’t work: {why}").format(why=error_text(error)))

    def _add(self, own: OwnScenario) -> None:
        key = self._store.add(OwnScenario(self._store.named(own.name), own.scenario))
        self._refresh(key)
        self.editor.name.setFocus()
        self.editor.name.selectAll()

    def _ask_delete(self, key: str, own: OwnScenario) -> None:
        text = self.tr("Delete “{name}”? This can’t be undone.").format(name=own.name)
        act, leave = ("confirmDeleteButton", self.tr("Delete")), ("keepButton", self.tr("Keep it"))
        box, delete = confirmation(self, "deleteScenarioBox", text, act, leave)
        box.setWindowTitle(self.tr("Delete a scenario"))
        delete.clicked.connect(lambda: self._delete(key))
        box.open()

    def _delete(self, key: str) -> None:
        self._changed = None
        try:
            self._store.remove(key)
        except OSError as error:
            self._notice.show_text(self.tr("That didn’t work: {why}").format(why=error_text(error)))
        self._refresh()

    def _filter(self) -> str:
        return self.tr("Scenarios") + f" (*{SCENARIO_SUFFIX})"

    def _import(self) -> None:
        paths, _ = QFileDialog.getOpenFileNames(self, self.tr("Import scenarios"), "", self._filter())
        self.import_files([Path(path) for path in paths])

    def import_files(self, paths: list[Path]) -> None:
        """Import files and choose the last one; those that aren't added are listed, with the reason."""
        refused, chosen = [], ""
        for path in paths:
            try:
                own = read_scenario(path)
                if there := self._store.same_as(own):
                    refused.append(labelled(file_text(path.name), self.tr("You already have this scenario.")))
                named = OwnScenario(self._store.named(own.name), own.scenario)
                chosen = there or self._store.add(named)
            except ScenarioFileError as error:
                refused.append(labelled(file_text(path.name), scenario_error(error)))
            except OSError as error:
                refused.append(labelled(file_text(path.name), error_text(error)))
        self._refresh(chosen)
        self._notice.show_text("\n".join(refused))

    def _export(self, own: OwnScenario) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Export a scenario"),
            proposed_file(own.name, SCENARIO_SUFFIX),
            self._filter(),
        )
        if path:
            target = Path(path)
            if target.suffix != SCENARIO_SUFFIX:
                target = target.with_name(target.name + SCENARIO_SUFFIX)
            write_scenario(own, target)
            label(self._buttons["export"], self.tr("Exported"))  # until another one is chosen
            announce(self, self.tr("Exported"))

    # --- how it looks ---

    @override
    def entered(self) -> None:
        self._store.load()
        lines = [labelled(file_text(name), scenario_error(error)) for name, error in self._store.unreadable]
        if lines:
            self._notice.show_text(
                self.tr("These files can’t be read and were left alone:") + "\n" + "\n".join(lines)
            )
        self._refresh()
        (self._list if self.model.rowCount() else self._buttons["new"]).setFocus()

    @override
    def left(self) -> None:
        self._save()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._save()
        super().hideEvent(event)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("My scenarios"))
        self._list.setAccessibleName(self.tr("Your scenarios"))
        self._empty.setText(self.tr("Nothing here yet. Create a scenario, or import one from a file."))
        texts = {
            "play": self.tr("Play it"),
            "new": self.tr("New"),
            "duplicate": self.tr("Duplicate"),
            "delete": self.tr("Delete"),
            "import": self.tr("Import…"),
            "export": self.tr("Export…"),
        }
        for name, button in self._buttons.items():
            label(button, texts[name])

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        self._left.setSpacing(self._columns.spacing())
        for name, button in self._buttons.items():
            set_icon(button, _ICONS[name], 1.1)
        self._fit()

    def _fit(self) -> None:
        wide = self.roomy
        if wide:  # all masks are in sight if what is to be said about them stands beside them
            self._left.addWidget(self._side, 1)
            self._left.addWidget(self.editor.checks, 1)
        else:  # above the scenario, and scrolling with it
            self._page.box.insertWidget(0, self._side)
            self._outer.addWidget(self.editor.checks)
        self._columns.setStretch(0, 3 if wide else 0)
        self.editor.give_checks_room(wide)
        rows = sum(self._list.sizeHintForRow(row) for row in range(self.model.rowCount()))
        whole = rows + LOOK.em(0.5)
        self._list.setMinimumHeight(LOOK.em(5) if wide else whole)
        self._list.setMaximumHeight(NO_LIMIT if wide else whole)
        self._side.setMinimumWidth(LOOK.em(16) if wide else 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
