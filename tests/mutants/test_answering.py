"""What answers boxes leaves those alone that come after its end."""

import random
import sys
from pathlib import Path

from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.mutants.answering import Answers


def test_after_the_end_boxes_wait_for_others(qtbot: QtBot, tmp_path: Path) -> None:
    """One look was under way still: it pressed what the next mutant was about to press."""
    former, answers = sys.excepthook, Answers()
    answers.begin(tmp_path, random.Random(1))
    qtbot.waitUntil(lambda: sys.excepthook == answers._raised)
    answers.end()
    assert sys.excepthook is former
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setModal(True)
    box.show()
    qtbot.wait(60)
    assert box.isVisible()
    assert answers.answered == []
