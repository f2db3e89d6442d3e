"""Three windows, of a board, a scenario and a game: edited, moved, their files changed outside, until the kill."""

import faulthandler
import json
import os
import random
import sys
import time
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from bob_editor.editing.game.edits import set_of
from bob_editor.model import scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.ui.app import application, make_tabs
from bob_editor.ui.dialogs.files import changed_file, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.changes_page import ChangesPage
from bob_editor.ui.keeping.kept_work import Work
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.kills.typist import digest
from tests.ui.game.pages import page_of

FILES = ("orvenne.board.json", "orvenne-at-low-water.scenario.json", "three-downs/ruleset.json")
"""What is open, a window each; one lies in a game's folder."""


class Crowd:
    """What is open, and who does something in it."""

    def __init__(self, tabs: TabbedWindow, folder: Path, rng: random.Random) -> None:
        self.folder, self.rng = folder, rng
        self._late, self._beat = 0.0, time.monotonic()
        self._heart = QTimer(interval=20)
        self._heart.timeout.connect(self._beats)
        self._heart.start()
        self.windows = [self._open(tabs, name) for name in FILES]
        self._log = os.open(folder / "log.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def _open(self, tabs: TabbedWindow, name: str) -> Window:
        path = str(self.folder / name)
        tabs.front.files.open_path(path, at_once=True)
        while tabs.front.session.empty or tabs.front.session.desk.path != path:
            QTest.qWait(10)
        window = tabs.front
        tabs.front_to_window()
        return window

    def run(self) -> None:
        """Go on for ever."""
        self._note("opened")
        while True:
            window = self.rng.choice(self.windows)
            others = (self._undo, self._save, self._outside, self._tested, self._changes, self._move)
            step = self.rng.choice((*[self._edit] * 6, *others))
            step(window)
            self._note(step.__name__)
            QTest.qWait(self.rng.choice((0, 20, 100, 300)))

    def _edit(self, window: Window) -> None:
        said = str(self.rng.random())
        if window.session.game is not None:
            window.session.desk.push(set_of("Title", "title", value=said))
        elif window.session.scenario is not None:
            window.session.steps.on_card(
                Edit("Type", lambda value: scenario_edits.put(value, ("title",), said))
            )
        else:
            edit: Edit[Board] = Edit("Call", lambda board: replace(board, title=said))
            window.session.steps.draw(edit)

    def _undo(self, window: Window) -> None:
        window.session.stack.undo()

    def _save(self, window: Window) -> None:
        window.files.save()

    def _move(self, window: Window) -> None:
        """Its tab goes to the next window, or is torn off into one of its own."""
        outer = window.files.tabs
        assert isinstance(outer, TabbedWindow)  # here every document has a tab
        outer.bring_forward(window.files)
        self.rng.choice((outer.front_to_window, outer.front_to_next))()

    def _tested(self, window: Window) -> None:
        """The suites beside it are run."""
        action = window.actions_["los_expected"]
        if action.isEnabled():
            action.trigger()

    def _changes(self, window: Window) -> None:
        """What the rules' changes come to on boards is looked at, beside the window."""
        if window.session.game is not None:
            page = page_of(window, ChangesPage)
            page.folder.setText(str(self.folder / "three-downs"))
            page.look()

    def _outside(self, window: Window) -> None:
        """Another program writes the file; here it is read anew, or asked about when it is saved."""
        path = Path(window.session.desk.path or "")
        data = {**json.loads(path.read_bytes()), "title": f"Other {self.rng.random()}"}
        part = path.with_suffix(".other")
        part.write_text(json.dumps(data, indent=1))
        part.replace(path)

    def _beats(self) -> None:
        now = time.monotonic()
        self._late = max(self._late, now - self._beat)
        self._beat = now

    def _note(self, step: str) -> None:
        """Write down of each file what would be lost now, or what is saved."""
        rows = []
        for window, name in zip(self.windows, FILES, strict=True):
            work = Work.of(window.session)
            row = {
                "time": time.time(),
                "step": step,
                "late": self._late,
                "name": name,
                "path": str(self.folder / name),
                "slot": window.autosave.key,
                "room": True,
                "work": "" if work is None else digest(work.text().encode()),
                "file": digest((self.folder / name).read_bytes()),
            }
            rows.append(json.dumps(row))
        os.write(self._log, "".join(f"{row}\n" for row in rows).encode())
        self._beats()


def main() -> None:
    """Open the files of a folder, and edit."""
    faulthandler.enable()
    folder, seed = Path(sys.argv[1]), sys.argv[2]
    rng = random.Random(seed)
    unsaved.ask = lambda *_told: "discard"
    changed_file.ask = lambda *_told, **_more: rng.choice(("keep", "reload"))
    tabs = make_tabs(application(), Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
    tabs.resize(1000, 700)
    tabs.show()
    Crowd(tabs, folder, rng).run()


if __name__ == "__main__":
    main()
