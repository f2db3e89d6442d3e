"""Pastes pictures to lie under a board, and places its dots in them, until it is killed in the midst of it."""

import faulthandler
import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest

from bob_editor.storage.documents import read_board
from bob_editor.ui.app import application
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dialogs.scan.scan import ScanDialog

BOARD = "orvenne.board.json"


def main() -> None:
    """The log has the dots after each step, and the colour of the picture that they are in."""
    faulthandler.enable()
    folder, rng = Path(sys.argv[1]), random.Random(sys.argv[2])
    KeptEntries.folder = folder / "dialogs"
    _app = application()
    dialog = ScanDialog(None, read_board(folder / BOARD).value, folder / BOARD)
    dialog.show()
    QTest.qWait(100)
    log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    colour = ""
    while True:
        if not colour or rng.random() < 0.2:
            colour = QColor(rng.randrange(256), rng.randrange(256), rng.randrange(256)).name()
            image = QImage(rng.randrange(100, 3000), 1000, QImage.Format.Format_RGB32)
            image.fill(QColor(colour))
            QGuiApplication.clipboard().setImage(image)
            dialog.paste_picture()
        else:
            dialog.table.setCurrentCell(rng.randrange(len(dialog.table.dots)), 0)
            dialog.take_pixel(QPointF(rng.randrange(100), rng.randrange(100)))
        row = {"time": time.time(), "dots": dialog.table.said, "colour": colour}
        os.write(log, json.dumps(row).encode() + b"\n")
        QTest.qWait(rng.choice((10, 100, 500)))


if __name__ == "__main__":
    main()
