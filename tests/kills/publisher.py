"""Publishes a folder again and again, and writes its heading meanwhile, until it is killed in the midst of it."""

import faulthandler
import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bob_editor.ui.app import application, make_window
from bob_editor.ui.frame.publishing import Publishing
from bob_editor.ui.keeping.settings import Settings

FORMS = ("forum", "pack", "rules")
"""What takes little time, so that kills come in all of its parts."""

PACK, PUBLISHED = "out.bobpack", "published"


def main() -> None:
    """Publish a folder's project beside it; the log has each title that was typed, and when."""
    faulthandler.enable()
    folder, seed = Path(sys.argv[1]), sys.argv[2]
    rng = random.Random(seed)
    app: QApplication = application()
    window = make_window(app, Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
    window.show()
    window.publishing.show_project(str(folder / "project"))
    window.publishing.publish_folder(str(folder / "project"))
    log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in range(10**9):
        _wait(rng.choice((0.01, 0.1, 0.3)))
        _do(window.publishing, folder, rng.choice((*("type",) * 4, "pack", "all")), number, log)


def _do(publishing: Publishing, folder: Path, what: str, number: int, log: int) -> None:
    dialog = publishing.dialog
    assert dialog is not None
    if what == "type":
        dialog.heading.name.setFocus()
        dialog.heading.name.selectAll()
        QTest.keyClicks(dialog.heading.name, f"Title {number}")
        QTest.keyClick(dialog.heading.name, Qt.Key.Key_End)
    elif not dialog.doing and dialog.project is not None:
        dialog.forms.tick(FORMS)
        if what == "pack":
            dialog.write(str(folder / PACK))
        else:
            dialog.make(str(folder / PUBLISHED))
    row = {"time": time.time(), "title": dialog.heading.name.text()}
    os.write(log, json.dumps(row).encode() + b"\n")


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
