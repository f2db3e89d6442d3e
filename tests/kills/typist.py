"""Edits in a real window until it is killed, and writes down after each step what is at stake then."""

import faulthandler
import hashlib
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.ui.app import application, make_window
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import Work
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

Step = Callable[[], None]


def digest(content: bytes) -> str:
    """What stands for a content."""
    return hashlib.sha256(content).hexdigest()


class Typist:
    """A user in a hurry."""

    pauses: tuple[float, ...] = (0.0, 0.02, 0.1, 0.3)
    room = True
    """Whether there is room where work is kept aside."""

    def __init__(self, window: Window, path: Path, log: Path, rng: random.Random) -> None:
        self.window, self.path, self.rng = window, path, rng
        self.mouse = Mouse(QTest, window.canvas)  # type: ignore[arg-type]  # it clicks as pytestqt does
        self._log = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._late = 0.0
        self._beat = time.monotonic()
        self._heart = QTimer(interval=20)
        self._heart.timeout.connect(self._beats)
        self._heart.start()

    @classmethod
    def open(cls, folder: Path, path: Path, log: Path, rng: random.Random) -> Self:
        """One with a file open in a window."""
        faulthandler.enable()
        app: QApplication = application()
        window = make_window(app, Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
        window.resize(1000, 700)
        window.show()
        if not window.files.open_path(str(path), at_once=True):
            raise RuntimeError(f"{path} can't be opened.")
        for _ in range(400):
            QTest.qWait(20)
            if window.canvas.sharp:
                break
        return cls(window, path, log, rng)

    def begin(self) -> None:
        """Before the first step."""

    def steps(self) -> list[Step]:
        """What is done, in any order."""
        return [
            *[self._draw] * 5,
            self._mark,
            self._pin,
            self._begin,
            self._outline,
            *[self._label] * 2,
            self._expect_line,
            self._undo,
            self._redo,
            self._save,
            *[self._card] * 2,
        ]

    def run(self) -> None:
        """Go on for ever."""
        self.note("opened")
        self.begin()
        steps = self.steps()
        while True:
            step = self.rng.choice(steps)
            step()
            self.note(step.__name__)
            self._wait(self.rng.choice(self.pauses))

    def note(self, step: str) -> None:
        """Write down what would be lost now, or what is saved; the system has it when this returns."""
        work = Work.of(self.window.session)
        said = {
            "time": time.time(),
            "step": step,
            "late": self._late,
            "room": self.room,
            "path": str(self.path),
            "slot": self.window.autosave.key,
            "work": "" if work is None else digest(work.text().encode()),
            "file": digest(self.path.read_bytes()) if self.path.exists() else "",
        }
        os.write(self._log, json.dumps(said).encode() + b"\n")
        self._beats()

    def _beats(self) -> None:
        """How much longer than wanted the window was busy at most: on a loaded machine its clocks go late."""
        now = time.monotonic()
        self._late = max(self._late, now - self._beat)
        self._beat = now

    def _wait(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def _hex(self) -> str:
        grid = self.window.session.board.grid
        return grid.label(self.rng.choice(grid.hexes))

    def _pick(self, kind: str, names: list[str]) -> None:
        if names:
            self.window.docks.panel(PalettePanel).pick(kind, self.rng.choice(names))

    def _drawn_on(self) -> bool:
        return self.window.session.scenario is None

    def _draw(self) -> None:
        if not self._drawn_on():
            self._card()
            return
        terrains = self.window.session.ruleset.terrains.values()
        self._pick("terrain", [one.id for one in terrains if "hexes" in one.places])
        self.mouse.press(self._hex())
        for _ in range(self.rng.randrange(3)):
            self.mouse.drag(self._hex())
        self.mouse.release(self._hex())

    def _begin(self) -> None:
        """A path that is begun and not ended."""
        if self._drawn_on():
            terrains = self.window.session.ruleset.terrains.values()
            self._pick("terrain", [one.id for one in terrains if "paths" in one.places])
            self.mouse.click(self._hex())
            self.mouse.click(self._hex())

    def _outline(self) -> None:
        """An outline that is begun and not closed."""
        if self._drawn_on():
            terrains = self.window.session.ruleset.terrains.values()
            self._pick("terrain", [one.id for one in terrains if "artwork" in one.places])
            for _ in range(self.rng.randrange(2, 6)):
                self.mouse.click(self._hex())

    def _label(self) -> None:
        """A label, typed to its end or not."""
        if self._drawn_on():
            self.window.session.hand.choose("write_label")
            self.mouse.click(self._hex())
            line = self.window.canvas.label_line
            if line.isVisible():
                QTest.keyClicks(line, self.rng.choice(("Hill 112", "Mill", "Å")))
                if self.rng.random() < 0.5:
                    QTest.keyClick(
                        line, self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Backspace))
                    )

    def _expect_line(self) -> None:
        """A line of sight that is expected to stay as it is, in the suite beside the board."""
        if self._drawn_on():
            self.window.session.hand.choose("look")
            self.mouse.press(self._hex())
            self.mouse.drag(self._hex())
            self.mouse.release(self._hex())
            self.window.workbench.keep()

    def _mark(self) -> None:
        self._pick("marker", [str(name) for name in self.window.session.ruleset.rows("markers")][:5])
        self.mouse.click(self._hex())

    def _pin(self) -> None:
        """A thread that stays on the board."""
        grid = self.window.session.board.grid
        start, goal = self.rng.sample(grid.hexes, 2)
        self.window.session.pinned.pin(End(start), End(goal))

    def _undo(self) -> None:
        self.window.session.stack.undo()

    def _redo(self) -> None:
        self.window.session.stack.redo()

    def _save(self) -> None:
        if not self.window.files.save():
            raise RuntimeError("It can't be saved.")

    def _card(self) -> None:
        """A field of the card."""
        if self._drawn_on():
            return
        names = ("title", "number", "background", "situation", "x-own")
        field, said = self.rng.choice(names), str(self.rng.random())
        self.window.session.steps.on_card(
            Edit("Type", lambda value: scenario_edits.put(value, (field,), said))
        )
