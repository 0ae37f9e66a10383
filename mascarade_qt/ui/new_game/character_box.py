"""Who sits there: one of the characters, with their portrait, or somebody else."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.guests import character_text
from mascarade_qt.words.roles import temperament_about

ANYBODY = ""  # nobody in particular
SHOWN = 9  # at a time
NARROWEST = 9  # letters


class CharacterBox(DropDown):
    """A list of everybody, by name. The portrait of the chosen one stands beside it."""

    def __init__(self, name: str, number: int, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setItemDelegate(_FaceDelegate(number, self))
        self.setMaxVisibleItems(SHOWN)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(NARROWEST)

    def name_all(self) -> None:
        """In the current language."""
        named = sorted((character_text(who), who) for who in CHARACTERS)
        known = [(who, text, temperament_about(CHARACTERS[who])) for text, who in named]
        self.fill([*known, (ANYBODY, self.tr("Someone else"), self.tr("A name and temperament of your own"))])


class _FaceDelegate(QStyledItemDelegate):
    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number  # of the seat

    @override
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        side, ratio = LOOK.em(2.6), option.widget.devicePixelRatioF()
        face = portrait(str(index.data(Qt.ItemDataRole.UserRole)), self._number)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(side, side)
        option.icon = QIcon(picture(face, side, side, ratio))
