"""Brings a foreign file in and gives its words a meaning, until it is killed in the midst of it."""

import faulthandler
import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bob_editor.ui.app import application, make_window
from bob_editor.ui.dialogs.files import bring_in
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.keeping.settings import Settings

RULES = "band-of-brothers-2.2"
FILE = "hills.csv"


def main() -> None:
    """Bring in a folder's file; the log has when it was shown, and each word's meaning once it was chosen."""
    faulthandler.enable()
    folder, rng = Path(sys.argv[1]), random.Random(sys.argv[2])
    KeptEntries.folder = folder / "dialogs"
    app: QApplication = application()
    window = make_window(app, Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
    window.show()
    bring_in.ask = lambda *_: (RULES, "")
    log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def note(what: str, said: object = None) -> None:
        os.write(log, json.dumps({"time": time.time(), "what": what, "said": said}).encode() + b"\n")

    note("begun")
    window.files.open_path(str(folder / FILE))
    while window.session.empty or window.session.desk.title != "hills":
        _wait(0.005)
    note("shown")
    window.actions_["import_mapping"].trigger()
    dialog = window.seldom.exchanging.meanings.dialog
    assert dialog is not None
    words = [row.word for row in dialog.rows]
    terrains = list(dialog._shows.terrains("hexes"))
    while True:
        dialog.put_all({rng.choice(words): (rng.choice(terrains),)})
        note("chosen", dialog.said)
        _wait(rng.choice((0.01, 0.1, 0.3)))


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
