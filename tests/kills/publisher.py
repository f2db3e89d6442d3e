"""Publishes a folder, writes its heading and answers what is asked, again and again, until it is killed meanwhile."""

import faulthandler
import json
import os
import random
import sys
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

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
    window.seldom.publishing.show_project(str(folder / "project"))
    window.seldom.publishing.publish_folder(str(folder / "project"))
    while window.seldom.publishing.dialog is None:
        _wait(0.01)
    log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in range(10**9):
        _wait(rng.choice((0.01, 0.1, 0.3)))
        QTimer.singleShot(rng.choice((50, 500, 1500)), partial(_answer, yes=rng.random() < 0.5))
        _do(
            window.seldom.publishing,
            folder,
            rng.choice((*("type",) * 4, "pack", "all", "ask", "bring")),
            number,
            log,
        )


def _do(publishing: Publishing, folder: Path, what: str, number: int, log: int) -> None:
    dialog = publishing.dialog
    assert dialog is not None
    if what == "type":
        dialog.heading.name.setFocus()
        dialog.heading.name.selectAll()
        QTest.keyClicks(dialog.heading.name, f"Title {number}")
        QTest.keyClick(dialog.heading.name, Qt.Key.Key_End)
    elif what == "ask":
        dialog.publish_button.click()
    elif what == "bring":
        dialog.bring_button.click()
    elif not dialog.doing and dialog.project is not None:
        dialog.forms.tick(FORMS)
        if what == "pack":
            dialog.write(str(folder / PACK))
        else:
            dialog.make(str(folder / PUBLISHED))
    row = {"time": time.time(), "title": dialog.heading.name.text()}
    os.write(log, json.dumps(row).encode() + b"\n")


def _answer(*, yes: bool) -> None:
    """Answer the question that stands before the window, if any; a file dialog is left."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox) and yes:
        box.button(QMessageBox.StandardButton.Yes).click()
    elif isinstance(box, QDialog):
        box.reject()


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
