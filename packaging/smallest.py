"""The smallest program with a window, built like the game, to compare sizes and start-up times with."""

import sys

from PySide6.QtWidgets import QApplication, QLabel

application = QApplication(sys.argv)
label = QLabel("Mascarade")
label.show()
sys.exit(application.exec())
