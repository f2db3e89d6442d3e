"""A walk through the window: any commands, tools, keys and gestures in any order, with any boxes answered anyhow."""

import gc
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from bob_editor.ui.app import application, make_tabs
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.mutants.answering import Answers
from tests.mutants.failing_disk import failing_disk
from tests.mutants.mutant import Broken
from tests.mutants.spelled import spelled_otherwise
from tests.ui.mouse import Mouse

_NEVER = ("quit", "full_screen")
"""Commands that end the walk, or do nothing without a screen."""

_KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}") for name in (
        *"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "Escape", "Return", "Delete", "Tab", "Backspace", "Space", "Left",
        "Right", "Up", "Down", "PageUp", "PageDown", "Home", "F2", "F6", "F7", "F8", "Plus", "Minus", "Period",
    )
)  # fmt: skip

_MODIFIERS = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)  # fmt: skip


@cache
def the_place() -> tuple[Path, Answers]:
    """What all walks of a process share."""
    QDesktopServices.openUrl = lambda _url: True  # type: ignore[method-assign]  # no other program
    return Path(mkdtemp(prefix="walks-")), Answers()


@contextmanager
def walking_window(folder: Path, rng: random.Random) -> Iterator[TabbedWindow]:
    """A window with one tab and nothing open, gone afterwards; what was raised or warned of in it is raised."""
    place, answers = the_place()
    settings = Settings(place / f"{folder.name}.ini")
    PlacedDialog.places, KeptEntries.folder = settings, place / "dialogs"
    tabs = make_tabs(application(), settings, recovery_folder=place / folder.name)
    tabs.resize(1000, 700)
    tabs.show()
    answers.begin(folder, rng)
    try:
        yield tabs
    finally:
        _gone(tabs)
        answers.end()
    if answers.raised is not None:
        raise answers.raised
    if answers.warned:
        raise Broken(f"Qt warns: {answers.warned[0]}")


def settle(seconds: float) -> None:
    """Let the window go on for so long."""
    QTest.qWait(round(seconds * 1000))


def _gone(tabs: TabbedWindow) -> None:
    for outer in [*tabs.family]:
        for tab in outer.tabs:
            tab.window.session.hand.tool.cancel()
        outer.shut()
        outer.deleteLater()
    for one in QApplication.topLevelWidgets():
        if isinstance(one, QDialog):
            one.close()
    settle(0)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # What was open is kept out of Python's own searches.
    gc.unfreeze()
    gc.collect()


class Walk:
    """Steps through what is in front; ``said`` are those that were taken."""

    def __init__(self, tabs: TabbedWindow, path: Path, rng: random.Random) -> None:
        self.tabs, self.path, self.rng = tabs, path, rng
        self.said: list[str] = []
        self.outside = False
        """Whether somebody else wrote to the file, which is then read anew."""

    @property
    def window(self) -> Window:
        """The tab in front."""
        return self.tabs.front

    def go(self, steps: int) -> None:
        """Take so many steps."""
        ways = (
            *[self._command] * 8, *[self._gesture] * 6, *[self._key] * 3, self._option, self._menu, self._dialog,
            self._copied, self._undo, self._file_changes, self._bad_disk,
        )  # fmt: skip
        for _ in range(steps):
            if not self.tabs.tabs or not self.tabs.isVisible():
                return
            way = self.rng.choice(ways)
            self.said.append(way.__name__)
            way()
            settle(self.rng.choice((0, 0, 0.005, 0.03)))

    def _actions(self) -> list[QAction]:
        found = [one for one in self.window.findChildren(QAction) if one.isEnabled() and one.menu() is None]
        return [one for one in found if one.text() and one.objectName() not in _NEVER]

    def _command(self) -> None:
        action = self.rng.choice(self._actions())
        self.said[-1] = f"command {action.objectName() or action.text()}"
        action.trigger()

    def _hex(self) -> str | None:
        grid = self.window.session.board.grid
        labels = [label for label in map(grid.label, grid.hexes) if "/" not in label]
        return self.rng.choice(labels) if labels else None

    def _gesture(self) -> None:
        mouse = Mouse(QTest, self.window.canvas)  # type: ignore[arg-type]  # it clicks as pytestqt does
        tools = list(self.window.session.hand.tools)
        if self.window.session.empty or not tools:
            return
        if self.rng.random() < 0.5:
            self.window.session.hand.choose(self.rng.choice(tools))
        self.said[-1] = f"gesture {type(self.window.session.hand.tool).__name__}"
        start = self._hex()
        if start is None:
            return
        mouse.press(start)
        for _ in range(self.rng.randrange(3)):
            if (next_ := self._hex()) is not None:
                mouse.drag(next_)
        if self.rng.random() < 0.1:
            self._command()
        if (last := self._hex()) is not None and not self.window.session.empty:
            mouse.release(last)

    def _key(self) -> None:
        key, held = self.rng.choice(_KEYS), self.rng.choice(_MODIFIERS)
        if key == Qt.Key.Key_Q and held == Qt.KeyboardModifier.ControlModifier:
            return
        self.said[-1] = f"key {held.name} {Qt.Key(key).name}"
        focus = QApplication.focusWidget()
        QTest.keyClick(
            focus if focus is not None and self.rng.random() < 0.5 else self.window.canvas, key, held
        )

    def _option(self) -> None:
        tool = self.window.session.hand.tool
        bars = self.window.findChildren(OptionsBar)
        options = [one for one in tool.options if one.choices]
        if bars and options:
            option = self.rng.choice(options)
            bars[0]._set(option.name, self.rng.choice(option.choices)[0])

    def _menu(self) -> None:
        canvas = self.window.canvas
        spot = QPoint(self.rng.randrange(max(1, canvas.width())), self.rng.randrange(max(1, canvas.height())))
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, canvas.mapToGlobal(spot))
        QApplication.sendEvent(canvas, event)

    def _dialog(self) -> None:
        """Something in a box that stays open beside the window, or in a panel."""
        _, answers = the_place()
        boxes = [
            one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()
        ]
        box = self.rng.choice([*boxes, *boxes, *self.window.docks.values(), self.window])
        self.said[-1] = f"in {type(box).__name__}"
        answers.do_in(box)

    def _copied(self) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(
            self.rng.choice(
                (
                    "",
                    "A1\tB2\n\t\t",
                    "x" * 10_000,
                    "{}",
                    '{"format": "bob-editor/clipboard"}',
                    "\0",
                    "1\r\n2",
                    "<b>",
                )
            )
        )
        if "paste" in [one.objectName() for one in self._actions()]:
            self.window.actions_["paste"].trigger()

    def _undo(self) -> None:
        stack = self.window.session.stack
        for _ in range(self.rng.randrange(5)):
            stack.undo() if self.rng.random() < 0.6 else stack.redo()

    def _file_changes(self) -> None:
        """What lies on the disk is altered, gone, another, or of no use."""
        files = [one for one in self.path.parent.iterdir() if one.is_file() and one.name.endswith(".json")]
        if self.rng.random() < 0.5 or not files:
            return
        self.outside = True
        file = self.rng.choice(files)
        self.said[-1] = f"outside {file.name}"
        what = self.rng.choice(("gone", "cut", "spelled", "other", "title", "title", "touched"))
        if what == "gone":
            file.unlink()
        elif what == "cut":
            file.write_bytes(file.read_bytes()[: self.rng.randrange(500)])
        elif what == "spelled":
            with suppress(UnicodeError):
                file.write_bytes(spelled_otherwise(self.rng, file.read_text("utf-8") or "{}"))
        elif what == "other":
            file.write_bytes(self.rng.choice(files).read_bytes())
        elif what == "title":
            with suppress(ValueError, TypeError):
                file.write_text(
                    json.dumps({**json.loads(file.read_bytes()), "title": str(self.rng.random())})
                )
        else:
            file.touch()
        settle(self.rng.choice((0, 0.4)))

    def _bad_disk(self) -> None:
        name = self.rng.choice(
            ("save", "save_as", "export", "export_card", "fix_all", "los_keep", "print_map")
        )
        action = self.window.actions_[name]
        if action.isEnabled():
            self.said[-1] = f"bad disk {name}"
            with failing_disk(self.rng):
                action.trigger()
                settle(0.05)
