"""The ways of all masks; on demand, what a perfect memory in the winner's seat could have known of them."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.history.retrospect import Beliefs, Retrospect, best_guess
from mascarade_qt.system.override import override
from mascarade_qt.ui.end.chart_panel import ChartPanel
from mascarade_qt.ui.end.turn_table import TurnTable
from mascarade_qt.ui.end.ways_chart import WaysChart
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.words.company import Company
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import capital
from mascarade_qt.words.retrospect import beliefs_sentence, guess_text, place_text


class WaysPanel(ChartPanel):
    """Chart, table and caption; the button above asks for the beliefs, then shows and hides them."""

    memory_wanted = Signal()  # what could the winner have known?

    def __init__(
        self, game: Retrospect, company: Company, after: Sequence[Company], parent: QWidget | None = None
    ) -> None:
        """`company` is seated as at the beginning, `after` as after each turn."""
        self._game, self._company, self._after = game, company, after
        self._places = tuple(game.setup.deal)
        self._told: list[str] = [""] * len(game.turns)
        self._known: list[Beliefs] = []
        self._found_out = False
        self._memory: QPushButton | None = None
        self.ways = WaysChart(game, company, after)
        super().__init__(self.ways, TurnTable(len(game.turns), self._heads, self._cell), parent)
        self._model.setParent(self)
        self._memory = QPushButton(self)
        self._memory.setObjectName("winnersMemoryButton")
        self._memory.setCheckable(True)
        self._memory.setVisible(bool(game.result.winners))
        self._memory.clicked.connect(self._on_memory)
        self.head.insertWidget(1, self._memory)
        for first, second in pairwise((self._memory, self.as_table, self.ways, self.table)):
            self.setTabOrder(first, second)
        self.retranslate()

    # --- as a table ---

    def _heads(self) -> list[str]:
        places = [capital(self._company.place(place)) for place in self._places]
        return [*places, self.tr("What happened")]

    def _cell(self, turn: int, column: int) -> str:
        if column == len(self._places):
            return self._told[turn]
        place = self._places[column]
        mask = self._game.turns[turn].cards.get(place)
        if mask is None:
            return ""
        text = mask_name(mask)
        if turn < len(self.ways.known):
            text = guess_text(mask, *best_guess(self.ways.known[turn][place]))
        if self._after[turn].owner(place) == self._company.owner(place):
            return text
        return place_text(self._after[turn], place, text)  # seats were changed: not whom the head names

    # --- what the winner could have known ---

    def _on_memory(self, wanted: bool) -> None:
        if wanted and not self._found_out:
            self.memory_wanted.emit()
        else:
            self._show(self._known if wanted else [])

    def show_memory(self, known: Sequence[Beliefs], done: bool) -> None:
        """What a perfect memory in the winner's seat believed after each turn so far."""
        self._known = list(known)
        self._found_out = done and bool(known)
        if self._memory is not None:
            self._memory.setEnabled(done)
            self._memory.setChecked(bool(known) or not done)
        self._show(self._known, done)

    def _show(self, known: list[Beliefs], done: bool = True) -> None:
        self.ways.known = known
        self.ways.update()
        self.set_caption_height(5.4 if known else 3.6)
        if done:
            self._write_legend()
            self.set_sentences(self._told)

    @override
    def set_sentences(self, sentences: list[str]) -> None:
        """What happened in each turn, and what was believed after it."""
        self._told = sentences
        self.ways.sentences = [
            f"{text} {self._believed(turn)}".strip() for turn, text in enumerate(sentences)
        ]
        super().set_sentences([*self.ways.sentences])

    def _believed(self, turn: int) -> str:
        if turn >= len(self.ways.known):
            return ""
        there = self._game.turns[turn].cards
        known = {place: chances for place, chances in self.ways.known[turn].items() if place in there}
        return beliefs_sentence(self._after[turn], self._winner, known)

    @property
    def _winner(self) -> int:
        return self._game.result.winners[0]

    # --- in words ---

    @override
    def retranslate(self) -> None:
        super().retranslate()
        if self._memory is None:
            return
        self._memory.setText(self.tr("What could the winner have known?"))
        self._memory.setAccessibleName(self._memory.text())
        hint(self._memory, self.tr("What a perfect memory in the winner’s seat could know after each turn"))
        self._write_legend()

    def _write_legend(self) -> None:
        signs = self.tr("◆ really swapped   ○ only pretended   ● true claim   ▲ lie   △ mistake.")
        keys = self.tr(
            "↑ and ↓ choose a mask to follow, ← and → go from turn to turn, Enter opens the replay there."
        )
        bands = ""
        if self.ways.known:
            bands = self.tr(
                "Bands: what a perfect memory in the winner’s seat ({name}) could know. Filled: the right "
                "mask, the brighter the surer; hatched: another mask seemed more likely."
            )
            bands = bands.format(name=self._company.who(self._winner))
        self.set_legend(signs, keys, bands)
