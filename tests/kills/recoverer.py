"""Starts as after a crash, brings back what was left, and waits to be killed in the midst of it."""

import faulthandler
import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bob_editor.ui.app import application, make_window
from bob_editor.ui.dialogs.files.recover import Recover
from bob_editor.ui.keeping.settings import Settings
from tests.ui.recovered import offer_recovery

READY = "restoring"
"""The file that says that the question is answered."""


def main() -> None:
    """Restore from a folder."""
    faulthandler.enable()
    folder = Path(sys.argv[1])
    app: QApplication = application()
    window = make_window(app, Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
    window.show()

    def answer() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, Recover):
            (folder / READY).touch()
            box.restore_button.click()

    timer = QTimer(interval=5)
    timer.timeout.connect(answer)
    timer.start()
    offer_recovery(window.files)
    (folder / READY).touch()
    QEventLoop().exec()


if __name__ == "__main__":
    main()
