"""What has just been achieved for the first time: a quiet entry above the great moments."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.end.readable import TitledRow
from mascarade_qt.words.achievements import title_and_text
from mascarade_qt.words.company import called
from mascarade_qt.words.phrases import labelled, titled


class AchievementRow(TitledRow):
    """One line for each; `achieved` says what, and by whom where several people play."""

    def __init__(self, achieved: Sequence[tuple[str, str]], parent: QWidget) -> None:
        super().__init__("newAchievements", parent)
        self._achieved = tuple(achieved)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Achieved for the first time"))
        lines = []
        for what, name in self._achieved:
            line = titled(*title_and_text(what))
            lines.append(labelled(called(name), line) if name else line)
        self.text.setText("\n".join(lines))
        self.setAccessibleName(f"{self.title.text()}. {' '.join(lines)}")
