"""Answers every box that opens, at random and in time, and notes what Qt warns of and what nobody caught."""

import random
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)

from bob_editor.ui.keeping.crash import refused
from tests.mutants.harder import LETTERS

_EVERY = 10
"""Milliseconds between two looks."""

_MOST_LOOKS = 6
"""So often something is done in one box; then it is closed."""

NAMES = (
    "new.board.json", "new.scenario.json", "New", "ä ö 🎲.board.json", "a.png", "a.svg", "a.pdf", "con", " ", "..", ".",
    "x" * 300, "a\u0301.board.json", "A.BOARD.JSON", "no/such/a.board.json", "trailing. ", "a.csv", "\u202ea", "-rf",
    "", "a.bobpack", "made", "a.xlsx", "a.tmx", "a.html", "NEW.board.json",
)  # fmt: skip
"""What somebody may call a file, or nobody should."""

_TEXTS = (
    "", " ", "A1", "woods", "<b>x</b>", "ZZ99", "{hex:A1}", "-1", "7", "1e400", "a" * 3000, "\u202eabc", "/", "../..",
    "🎲", "B2, C3", "terrain", *(one for one in LETTERS if len(one) < 200),
)  # fmt: skip

_HARMLESS = ("This plugin does not support", "propagateSizeHints", "QFont::", "XDG_RUNTIME_DIR")


class Answers:
    """A timer that answers what is asked while the event loop of a box runs; ``folder`` is where files are named."""

    def __init__(self) -> None:
        self.raised: BaseException | None = None
        self.warned: list[str] = []
        self.folder = Path()
        self.rng = random.Random()
        self.answered: list[str] = []
        self._box: QWidget | None = None
        self._looks = 0
        self._on = False
        self._former = sys.excepthook

    def begin(self, folder: Path, rng: random.Random) -> None:
        """Answer from now on, and forget what was noted before."""
        self.raised, self.warned, self.answered = None, [], []
        self.folder, self.rng = folder, rng
        self._box, self._looks = None, 0
        self._former, sys.excepthook = sys.excepthook, self._raised
        qInstallMessageHandler(self._told)
        self._on = True
        self._look_again()

    def end(self) -> None:
        """Answer no more, and let hear of faults who did before."""
        self._on, self._box = False, None
        sys.excepthook = self._former
        qInstallMessageHandler(None)

    def _look_again(self) -> None:
        # Another timer each time: one whose slot runs the loop of a box doesn't come in that.
        if self._on:
            QTimer.singleShot(_EVERY, self._answer)

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        # What the system refuses is told, as the program's own hook tells it.
        if refused(error) is None:
            self.raised = self.raised or error.with_traceback(trace)

    def _told(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(one in text for one in _HARMLESS):
            self.warned.append(text)

    def _answer(self) -> None:
        # The last look comes after the end, when another asks and answers for himself.
        if not self._on:
            return
        self._look_again()
        menu = QApplication.activePopupWidget()
        if menu is not None:
            self._choose(menu)
            return
        box = QApplication.activeModalWidget()
        if box is None:
            self._box = None
            return
        self._looks = self._looks + 1 if box is self._box else 0
        self._box = box
        if self._looks == 0:
            self.answered.append(f"{type(box).__name__} {box.windowTitle()}")
        if self._looks > _MOST_LOOKS:
            if isinstance(box, QFileDialog):
                box.reject()
            else:
                box.close()
            return
        self.do_in(box)

    def _choose(self, menu: QWidget) -> None:
        """A row of a menu, or none; choosing may open another loop, which this timer answers as well."""
        rows = [one for one in menu.actions() if one.isEnabled() and one.menu() is None and one.text()]
        if isinstance(menu, QMenu) and rows and self.rng.random() < 0.6:
            row = self.rng.choice(rows)
            self.answered.append(f"menu {row.text()}")
            menu.close()
            row.trigger()
        else:
            menu.close()

    def do_in(self, box: QWidget) -> None:
        """One thing that somebody does in a box: fill a field, press a button or a key."""
        if isinstance(box, QFileDialog):
            self._name_file(box)
            return
        inside = [one for one in box.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
        kinds = (QLineEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox, QAbstractButton, QAbstractItemView)
        what = self.rng.choice([*kinds, QAbstractButton, QAbstractButton, QWidget])
        found = [one for one in inside if isinstance(one, what)]
        if what is QWidget or not found:
            QTest.keyClick(box, self.rng.choice((Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Tab)))
            return
        self._use(self.rng.choice(found))

    def _use(self, one: QWidget) -> None:
        if isinstance(one, QLineEdit):
            one.setText(self.rng.choice((*_TEXTS, *NAMES)))
            one.textEdited.emit(one.text())
        elif isinstance(one, QPlainTextEdit):
            one.setPlainText(self.rng.choice(_TEXTS))
        elif isinstance(one, QAbstractSpinBox):
            one.stepBy(self.rng.choice((-1000, -1, 1, 2, 1000)))
        elif isinstance(one, QComboBox):
            if one.count():
                one.setCurrentIndex(self.rng.randrange(one.count()))
                one.activated.emit(one.currentIndex())
        elif isinstance(one, QAbstractItemView):
            model = one.model()
            if model.rowCount():
                one.setCurrentIndex(model.index(self.rng.randrange(model.rowCount()), 0))
        elif isinstance(one, QAbstractButton):
            self.answered.append(f"press {one.text()}")
            one.click()

    def _name_file(self, box: QFileDialog) -> None:
        there: list[str] = []
        # The disk may fail just now.
        with suppress(OSError):
            there = [one.name for one in self.folder.iterdir()]
        box.setDirectory(str(self.folder))
        if self.rng.random() < 0.3:
            box.reject()
            return
        name = self.rng.choice((*NAMES, *there, *there))
        self.answered.append(f"name {name[:40]!r}")
        box.selectFile(name)
        box.accept()
