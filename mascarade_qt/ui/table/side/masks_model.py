"""The masks in play as a Qt model."""

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QMimeData, QModelIndex, QObject, Qt

from mascarade_qt.engine.setup import Setup
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.list_model import Index, ListModel
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name, mask_power_long

PORTRAIT = 34
MASK_TYPE = "application/x-mascarade-mask"  # of what is dragged from here


class MaskRole(IntEnum):
    """What the model has besides name, portrait and power."""

    MASK = Qt.ItemDataRole.UserRole


class MasksModel(ListModel):
    """One row per mask in play, in the catalogue's order."""

    def __init__(self, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[str] = setup.masks
        self._bear_tamer = setup.bear_tamer
        self._copies = {mask: list(setup.deal.values()).count(mask) for mask in setup.masks}

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        mask = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            twice = " ×2" if self._copies[mask] > 1 else ""
            return mask_name(mask) + twice
        if role == Qt.ItemDataRole.DecorationRole:
            return picture(f"masks/{mask}", LOOK.px(PORTRAIT), LOOK.px(PORTRAIT), 2.0)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return mask_power_long(mask, self._bear_tamer)
        return mask if role == MaskRole.MASK else None

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        """They can be dragged onto cards, where notes are allowed."""
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else usual

    @override
    def mimeTypes(self) -> list[str]:
        return [MASK_TYPE]

    @override
    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        data.setData(MASK_TYPE, str(indexes[0].data(MaskRole.MASK)).encode())
        return data
