"""Reads to screen readers what is asked, once it has the focus, with everything that led to it."""

from PySide6.QtCore import QObject

from mascarade_qt.ui.table.prompt.asker import Asker
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.prompt.panel import PromptPanel
from mascarade_qt.ui.table.voice.announcer import Announcer
from mascarade_qt.words.company import Company


class Reader(QObject):
    """Follows the prompt and the curtain."""

    def __init__(
        self, prompt: PromptPanel, curtain: Curtain, asker: Asker, announcer: Announcer, company: Company
    ) -> None:
        super().__init__(prompt)
        self._curtain, self._asker, self._announcer, self._company = curtain, asker, announcer, company
        prompt.ready.connect(self._on_prompt)
        curtain.ready.connect(self._on_curtain)

    def _on_prompt(self, text: str) -> None:
        announcer, advised = self._announcer, self._asker.just_advised
        heard = self._asker.heard(text, announcer.claimed)
        before = announcer.contested_before
        if before and self._asker.kind == "contest" and not advised:
            names = self._company.names(before)
            heard = " ".join((heard, self.tr("Already contesting: {names}.").format(names=names)))
        announcer.flush(heard)

    def _on_curtain(self, text: str) -> None:
        """Say who is called.

        What only this person may hear is read from the focused widget, and stored nowhere.
        """
        if not self._curtain.is_open:
            self._announcer.flush(text)
