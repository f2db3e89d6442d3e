"""Fills in forms, a new board's or the properties of one, until it is killed in the midst of it."""

import faulthandler
import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.app import application
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.documents.new_board import NewBoard
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress.placed_dialog import PlacedDialog

BOARD = "orvenne.board.json"


def main() -> None:
    """The log has what the form says after each step."""
    faulthandler.enable()
    folder, rng = Path(sys.argv[1]), random.Random(sys.argv[2])
    KeptEntries.folder = folder / "dialogs"
    _app = application()
    dialog = _form(folder, rng)
    dialog.show()
    QTest.qWait(100)
    kept = dialog.findChild(KeptEntries)
    log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    while True:
        _enter(rng.choice([one for one in dialog.findChildren(QWidget) if _is_field(one)]), rng)
        os.write(log, json.dumps({"time": time.time(), "said": kept._said()}).encode() + b"\n")
        QTest.qWait(rng.choice((0, 10, 100, 500)))


def _form(folder: Path, rng: random.Random) -> PlacedDialog:
    if rng.random() < 0.5:
        dialog = NewBoard(None, all_rulesets())
        dialog.keep_entries()
        return dialog
    board = read_board(folder / BOARD).value
    return BoardProperties(None, board, ruleset(board.ruleset), str(folder / BOARD))


def _is_field(one: QWidget) -> bool:
    within = isinstance(one.parentWidget(), QComboBox) or one.objectName().startswith("qt_")
    return isinstance(one, QLineEdit | QComboBox) and one.isVisible() and not within


def _enter(field: QWidget, rng: random.Random) -> None:
    if isinstance(field, QComboBox):
        field.setCurrentIndex(rng.randrange(field.count()))
    else:
        QTest.keyClick(field, rng.choice((Qt.Key.Key_Backspace, Qt.Key.Key_A, Qt.Key.Key_7)))


if __name__ == "__main__":
    main()
