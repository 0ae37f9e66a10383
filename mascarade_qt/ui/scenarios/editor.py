"""One of the player's own scenarios: name, players, masks, graveyard, Bear Tamer's power; checked live."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Finding, Scenario, usual_graveyard
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from mascarade_qt.storage.scenario_files import LONGEST_TITLE, OwnScenario
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import NO_LIMIT, Page, heading
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.scenarios.composer import Composer
from mascarade_qt.ui.scenarios.mask_grid import MaskGrid
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.findings import finding_level, finding_text
from mascarade_qt.words.numbers import ranges_text
from mascarade_qt.words.phrases import labelled, titled
from mascarade_qt.words.scenarios import cards_text

Editor = Context("Editor")
_MARKS = {"error": "✕", "house": "⌂", "warning": "⚠", "hint": "✓"}


class ScenarioEditor(Adaptive, QWidget):
    """Shows an OwnScenario and changes it; `edited` carries the new one."""

    edited = Signal(object)
    power_wanted = Signal(QWidget)  # what asks for the Bear Tamer's power has appeared or grown

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = OwnScenario("", Scenario("", FEWEST_PLAYERS, FEWEST_PLAYERS, ()))
        self.name = QLineEdit(self)
        self.name.setObjectName("scenarioNameEdit")
        self.name.setMaxLength(LONGEST_TITLE)
        self.fewest = Stepper("fewestPlayersSpin", FEWEST_PLAYERS, MOST_PLAYERS, self)
        self.most = Stepper("mostPlayersSpin", FEWEST_PLAYERS, MOST_PLAYERS, self)
        self.masks = MaskGrid("maskTile", tuple(MASKS), self)
        self.graveyard_choice = Segmented("graveyardChoice", ("usual", "own"), self)
        self.graveyard = MaskGrid("graveyardTile", tuple(MASKS), self)
        self.composer = Composer(self)
        self.checks = Panel(self)  # placed by the screen: always in view, and moving nothing else
        self._check_title = ReadLabel("scenarioChecks", self.checks)
        role(self._check_title, "dim")
        self._findings_page = Page(self.checks)
        self._findings = self._findings_page.box
        self._arrange()
        self._connect()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = Panel(self)
        self._name_label, self._from_label, self._to_label = Label(head), Label(head), Label(head)
        row = FlowLayout(gap=12)
        for label, widget in (
            (self._name_label, self.name),
            (self._from_label, self.fewest),
            (self._to_label, self.most),
        ):
            role(label, "dim")
            label.setBuddy(widget)
            box = QWidget(head)
            cell = QVBoxLayout(box)
            cell.setContentsMargins(0, 0, 0, 0)
            cell.setSpacing(3)
            cell.addWidget(label)
            cell.addWidget(widget)
            row.addWidget(box)
        head.box.addLayout(row)
        self.checks.box.addWidget(self._check_title)
        self.checks.box.addWidget(self._findings_page)
        column.addWidget(head)
        column.addWidget(self._mask_panel())
        self._graveyard_panel = self._make_graveyard()
        column.addWidget(self._graveyard_panel)
        self._composer_panel = Panel(self)
        self._composer_panel.box.addWidget(self.composer)
        column.addWidget(self._composer_panel)
        column.addStretch(1)

    def _mask_panel(self) -> Panel:
        panel = Panel(self)
        line = QHBoxLayout()
        self._masks_title = heading(panel)
        self._count = Label(panel)
        role(self._count, "dim")
        line.addWidget(self._masks_title, 1)
        line.addWidget(self._count)
        panel.box.addLayout(line)
        panel.box.addWidget(self.masks)
        return panel

    def _make_graveyard(self) -> Panel:
        panel = Panel(self)
        self._graveyard_title = heading(panel)
        panel.box.addWidget(self._graveyard_title)
        panel.box.addWidget(self.graveyard_choice)
        panel.box.addWidget(self.graveyard)
        return panel

    def _connect(self) -> None:
        self.name.textEdited.connect(self._name_edited)
        self.fewest.changed.connect(lambda: self._players_edited(self.most))
        self.most.changed.connect(lambda: self._players_edited(self.fewest))
        self.masks.toggled.connect(self._mask_toggled)
        self.graveyard_choice.chosen.connect(self._graveyard_chosen)
        self.graveyard.toggled.connect(self._grave_toggled)
        self.composer.changed.connect(self._power_edited)

    # --- editing ---

    def show_scenario(self, own: OwnScenario) -> None:
        """Show a scenario, without a signal."""
        self._own = own
        self.blockSignals(True)
        if self.name.text() != own.name:
            self.name.setText(own.name)
        self.fewest.value, self.most.value = own.scenario.fewest, own.scenario.most
        self.composer.show_program(own.scenario.bear_tamer)
        self.blockSignals(False)
        self._own = own
        self._show()

    def _edit(self, scenario: Scenario) -> None:
        self._own = replace(self._own, scenario=scenario)
        self._show()
        self.edited.emit(self._own)

    def _name_edited(self, text: str) -> None:
        name = "".join(char for char in text if char.isprintable()).strip()
        if name:
            self._own = replace(self._own, name=name)
            self.edited.emit(self._own)

    def _players_edited(self, other: Stepper) -> None:
        """The other end of the range follows, so that it is never reversed."""
        fewest, most = self.fewest.value, self.most.value
        if fewest > most:
            other.value = fewest if other is self.most else most
            return
        self._edit(replace(self._own.scenario, fewest=fewest, most=most))

    def _mask_toggled(self, mask: str, on: bool) -> None:
        """Masks come and go with all their copies: the Peasants always as a pair."""
        scenario = self._own.scenario
        chosen = [other for other in scenario.masks if other != mask]
        if on:
            chosen += [mask] * MASKS[mask].copies
        graveyard = scenario.graveyard
        if graveyard is not None and on:
            graveyard = tuple(other for other in graveyard if other != mask)
        self._edit(replace(scenario, masks=tuple(sorted(chosen, key=list(MASKS).index)), graveyard=graveyard))
        if on and mask == "bear_tamer" and self.composer.program is None:
            self.power_wanted.emit(self._composer_panel)

    def _graveyard_chosen(self, which: str) -> None:
        usual = usual_graveyard(self._own.scenario.masks, self._own.scenario.fewest)
        self._edit(replace(self._own.scenario, graveyard=usual if which == "own" else None))

    def _grave_toggled(self, mask: str, on: bool) -> None:
        kept = [other for other in self._own.scenario.graveyard or () if other != mask]
        kept += [mask] * MASKS[mask].copies if on else []
        self._edit(replace(self._own.scenario, graveyard=tuple(sorted(kept, key=list(MASKS).index))))

    def _power_edited(self) -> None:
        longer = len(self.composer.program or ()) > len(self._own.scenario.bear_tamer or ())
        self._edit(replace(self._own.scenario, bear_tamer=self.composer.program))
        if longer:
            self.power_wanted.emit(self._composer_panel)

    # --- showing ---

    def _show(self) -> None:
        scenario = self._own.scenario
        masks = scenario.masks
        self.masks.show_chosen(masks, sexes="courtesan" in masks)
        self._count.setText(cards_text(len(masks)))
        digging = "necromancer" in masks
        self._graveyard_panel.setVisible(digging)
        self.graveyard_choice.value = "usual" if scenario.graveyard is None else "own"
        self.graveyard.setVisible(scenario.graveyard is not None)
        self.graveyard.offer([mask for mask in MASKS if mask not in masks])
        self.graveyard.show_chosen(scenario.graveyard or ())
        tame = "bear_tamer" in masks or "bear_tamer" in scenario.graveyard_for(scenario.fewest)
        self._composer_panel.setVisible(tame)
        self._show_findings()

    def _show_findings(self) -> None:
        while self._findings.count():
            item = self._findings.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        found = self._own.findings()
        for finding, players in found:
            label = heading(self._findings_page.inside, "danger" if finding.level == "error" else "")
            label.setObjectName(f"finding_{finding.rule.replace(' ', '_')}")
            label.setText(self._finding(finding, players, _MARKS[finding.level]))
            self._findings.addWidget(label)
        self._findings.addStretch(1)
        self._findings_page.verticalScrollBar().setValue(0)
        levels = {finding.level for finding, _ in found}
        if "error" in levels:
            title = self.tr("Not yet playable:")
        elif "house" in levels:
            title = self.tr("This scenario can be played, by house rules:")
        else:
            title = self.tr("This scenario can be played.")
        self._check_title.setText(title)
        heard = [self._finding(finding, players, "") for finding, players in found]
        self._check_title.set_spoken(" ".join((title, *heard)))

    def _finding(self, finding: Finding, players: list[int], mark: str) -> str:
        scenario = self._own.scenario
        text = f"{mark}  {titled(finding_level(finding), finding_text(finding))}".strip()
        if len(players) == scenario.most - scenario.fewest + 1:
            return text
        if len(players) == 1:
            return fill(Editor.tr("{text} (With %n player(s).)", "", players[0]), text=text)
        return self.tr("{text} (With {numbers} players.)").format(numbers=ranges_text(players), text=text)

    def give_checks_room(self, high: bool) -> None:
        """As much as there is, or little, which is always the same."""
        self._findings_page.setMinimumHeight(LOOK.em(2.8))
        self._findings_page.setMaximumHeight(NO_LIMIT if high else LOOK.em(2.8))

    @override
    def retranslate(self) -> None:
        self._name_label.setText(self.tr("Name"))
        self._from_label.setText(self.tr("Minimum players"))
        self._to_label.setText(self.tr("Maximum players"))
        self.name.setAccessibleName(self.tr("Name of the scenario"))
        less, more = self.tr("One fewer player"), self.tr("One more player")
        for stepper, name in (
            (self.fewest, self.tr("Minimum players")),
            (self.most, self.tr("Maximum players")),
        ):
            stepper.describe(name, labelled(name, less), labelled(name, more))
        self._masks_title.setText(self.tr("Masks in play"))
        self.masks.setAccessibleName(self.tr("Masks in play"))
        self._graveyard_title.setText(self.tr("Graveyard"))
        self.graveyard.setAccessibleName(self.tr("Masks in the graveyard"))
        self.graveyard_choice.setAccessibleName(self.tr("Graveyard"))
        self.graveyard_choice.label("usual", self.tr("The usual masks"))
        self.graveyard_choice.label("own", self.tr("Your own choice"))
        self._show()

    @override
    def restyle(self) -> None:
        self.name.setFixedWidth(LOOK.em(16))
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(LOOK.em(0.8))
