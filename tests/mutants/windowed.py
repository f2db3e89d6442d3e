"""Opens mutants in one real window, one after the other, does with each what a user does, and closes it."""

import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.ui.app import application, make_window
from bob_editor.ui.desk.samples import is_own
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from tests.mutants.mutant import Broken, Mutant
from tests.ui.mouse import Mouse

PATIENCE = 20
"""So many looks long a box may be open: what answers it takes its time on a busy machine."""

MOST = 20.0
"""Seconds that all of it may reckon; the bounds of the child are wider, and tell less."""


class Trap:
    """What is raised where nobody but the event loop hears of it, and boxes that wait for an answer."""

    def __init__(self) -> None:
        self.raised: BaseException | None = None
        self.boxes: list[str] = []
        self._waited: tuple[QWidget | None, int] = None, 0
        self._timer = QTimer(interval=30)
        self._timer.timeout.connect(self._close_boxes)
        self._timer.start()

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """As ``sys.excepthook``."""
        self.raised = self.raised or error.with_traceback(trace)

    def _close_boxes(self) -> None:
        box, (former, looks) = QApplication.activeModalWidget(), self._waited
        self._waited = box, looks + 1 if box is former else 0
        if box is not None and self._waited[1] > PATIENCE:
            self.boxes.append(f"{type(box).__name__}: {box.windowTitle()}")
            box.close()
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            menu.close()


@cache
def the_window() -> tuple[Window, Trap]:
    """The window of this process, which stays open from mutant to mutant."""
    folder = Path(mkdtemp(prefix="mutant-window-"))
    window = make_window(
        application(), Settings(folder / "settings.ini"), recovery_folder=folder / "recovery"
    )
    # What a crash left comes before the next thing is done.
    window.files.at_once = True
    window.resize(1000, 700)
    window.show()
    trap = Trap()
    sys.excepthook = trap
    return window, trap


@contextmanager
def using_window() -> Iterator[Window]:
    """The window, in which nothing may be left, nor anything have been raised, when it was used.

    :raises Exception: what failed, be it in the event loop.
    """
    window, trap = the_window()
    trap.raised, trap.boxes = None, []
    begun = time.process_time()
    try:
        yield window
    finally:
        _close(window)
    if trap.raised is not None:
        raise trap.raised
    if trap.boxes:
        raise Broken(f"A box waits for an answer: {trap.boxes[0]}")
    if not window.session.empty or window.middle.centre.currentWidget() is not window.welcome:
        raise Broken("What was closed is still there.")
    if (took := time.process_time() - begun) > MOST:
        raise Broken(f"It takes {took:.0f} s.")


def use(mutant: Mutant, folder: Path) -> None:
    """All that a user does with a file, or a sentence why it can't be opened.

    :raises Exception: what failed, be it in the event loop.
    """
    rng = random.Random(mutant.stages)
    path = mutant.written(folder)
    with using_window() as window:
        if window.files.open_path(str(path), at_once=True):
            settle(0.05)
            before = window.session.desk.text()
            _User(window, rng).run()
            _undone(window, before)
            _save_beside(window, path)
        elif not window.messages.text:
            raise Broken("It isn't opened, and nothing is told.")


class _User:
    """Does everything once, in any order."""

    def __init__(self, window: Window, rng: random.Random) -> None:
        self.window, self.session, self.rng = window, window.session, rng
        self.mouse = Mouse(QTest, window.canvas)  # type: ignore[arg-type]  # it clicks as pytestqt does
        self.options_bar = next(iter(window.findChildren(OptionsBar)))

    @property
    def hexes(self) -> list[str]:
        """As they are now: a tool may have laid a board elsewhere. The mouse takes those with a stroke for hexsides."""
        grid = self.session.board.grid
        return [label for label in map(grid.label, grid.hexes) if "/" not in label]

    def run(self) -> None:
        """All of it."""
        steps = [
            self._look,
            self._tools,
            self._panels,
            self._menus,
            self._fixes,
            self._keep,
            self.window.canvas.fit,
        ]
        for step in self.rng.sample(steps, len(steps)):
            step()
        settle(0.02)

    def _click(self) -> None:
        if self.hexes:
            self.mouse.click(self.rng.choice(self.hexes))

    def _look(self) -> None:
        self.session.hand.choose("look")
        if self.hexes:
            self.mouse.press(self.rng.choice(self.hexes))
            self.mouse.drag(self.rng.choice(self.hexes))
            self.mouse.release(self.rng.choice(self.hexes))
        settle(0.02)

    def _tools(self) -> None:
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Delete)
        for name in self.rng.sample(list(self.session.hand.tools), 5):
            self.session.hand.choose(name)
            self._click()
            for place in range(2):  # the first may take the second away
                for option in self.session.hand.tool.options[place : place + 1]:
                    if option.choices:
                        self.options_bar._set(option.name, self.rng.choice(option.choices)[0])
            self._click()
            if self.rng.random() < 0.5:
                QTest.keyClick(self.window.canvas, self.rng.choice(keys))

    def _panels(self) -> None:
        for name in self.window.docks:
            self.window.docks.bring_forward(name)
            settle(0)

    def _menus(self) -> None:
        for menu in self.window.menuBar().findChildren(QMenu):
            menu.aboutToShow.emit()
        self.session.hand.choose("select")
        self._click()
        canvas = self.window.canvas
        spot = QPoint(canvas.width() // 2, canvas.height() // 2)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, canvas.mapToGlobal(spot))
        QApplication.sendEvent(canvas, event)
        settle(0.02)

    def _fixes(self) -> None:
        found = [(issue, fix) for issue in self.session.issues[:50] for fix in issue.fixes]
        for issue, fix in self.rng.sample(found, min(2, len(found))):
            with suppress(BobEditorError):
                self.session.desk.preview(issue, fix)
            self.session.steps.fix(issue, fix)

    def _keep(self) -> None:
        # Without a file of its own it asks for one, as it should.
        if is_own(self.session.desk.path):
            self.window.workbench.keep()


def _undone(window: Window, before: str) -> None:
    """All taken back is what was opened, all done again what was there."""
    session = window.session
    session.hand.tool.cancel()
    after = session.desk.text()
    while session.stack.canUndo():
        session.stack.undo()
    if session.desk.text() != before:
        raise Broken("All is undone, and it isn't what was opened.")
    while session.stack.canRedo():
        session.stack.redo()
    if session.desk.text() != after:
        raise Broken("All is done again, and it isn't what was there.")


def _save_beside(window: Window, path: Path) -> None:
    kind = window.session.desk.kind
    beside = path.with_name(f"beside.{kind}.json")
    with suppress(BobEditorError):
        window.session.desk.save(str(beside), window.session.expectations)
        json.loads(beside.read_text("utf-8"))


def settle(seconds: float) -> None:
    """Let the window go on for so long."""
    QTest.qWait(round(seconds * 1000))
    QApplication.processEvents()


def _close(window: Window) -> None:
    session = window.session
    session.hand.tool.cancel()
    window.canvas.label_line.give_up()
    session.document.saved_as()
    session.stack.setClean()
    session.expectations.load()
    session.board_desk.trial.take_as_saved()
    session.set_homeless(on=False)
    session.close()
    settle(0)
