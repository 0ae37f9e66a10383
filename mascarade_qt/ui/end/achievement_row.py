"""What has just been achieved for the first time: a quiet entry above the great moments."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.end.readable import Readable
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.words.achievements import title_and_text
from mascarade_qt.words.company import called
from mascarade_qt.words.phrases import labelled, titled


class AchievementRow(Readable):
    """One line for each; `achieved` says what, and by whom where several people play."""

    def __init__(self, achieved: Sequence[tuple[str, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("newAchievements")
        self._achieved = tuple(achieved)
        self._title, self._text = heading(self), heading(self, "")
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 3, 4, 3)
        box.setSpacing(2)
        box.addWidget(self._title)
        box.addWidget(self._text)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self._title.setText(self.tr("Achieved for the first time"))
        lines = []
        for what, name in self._achieved:
            line = titled(*title_and_text(what))
            lines.append(labelled(called(name), line) if name else line)
        self._text.setText("\n".join(lines))
        self.setAccessibleName(f"{self._title.text()}. {' '.join(lines)}")
