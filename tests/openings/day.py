"""A day of opening boards: one window opens one after the other, edits each, looks along lines, and is measured."""

import gc
import os
import shutil
import threading
import time
from collections import Counter
from collections.abc import Generator
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.geometry import kept
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.app import make_window
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from tests.benchmarks.natural_boards import painted_board

ROOT = Path(__file__).resolve().parents[2]

DRAWN = ("band-of-brothers-2.2", "memoir-44", "last-hundred-yards", "combat-commander-pacific")
"""Rulesets whose benchmark boards of 450 hexes are drawn naturally and opened as well."""

LONGEST = 60.0
"""Seconds that one opening may take, with all that is done to the board."""

Ring = tuple[tuple[float, float], ...]


class Measured(Record):
    """What the program holds after so many openings: MiB, own objects by class, and the weight of what is kept."""

    opened: int
    resident: float
    objects: Counter[str]
    weight: int


def project(folder: Path, *, drawn: bool = True) -> list[Path]:
    """Copy what ships into a folder, with boards that are drawn naturally; the boards and scenarios in it."""
    for game in sorted(one for one in (ROOT / "maps").iterdir() if one.is_dir()):
        shutil.copytree(game, folder / game.name)
    for name in DRAWN if drawn else ():
        board = draw_naturally(painted_board(name, 450), ruleset(name))
        write_board(folder / name / "drawn.board.json", board)
    found = {kind: sorted(folder.rglob(f"*.{kind}.json")) for kind in ("board", "scenario")}
    # A drawn board comes last: the day is measured after it, and what is kept of outlines with it.
    return [*found["scenario"], *reversed(found["board"])]


def openings(
    files: list[Path], folder: Path, count: int, every: int, size: tuple[int, int] = (1200, 800)
) -> Generator[Measured]:
    """Open so many in one window of a size in pixels, each time other ones, and measure it after every so many."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    others = set(threading.enumerate())
    window = make_window(app, Settings(folder / "settings.ini"), recovery_folder=folder / "recovery")
    window.resize(*size)
    window.show()
    boards = {path: read_board(path).value for path in files if path.name.endswith(".board.json")}
    try:
        for number in range(count):
            path = files[number % len(files)]
            _work_on(app, window, path, boards, number, number % every)
            if (number + 1) % every == 0:
                _until(app, lambda: others.issuperset(threading.enumerate()))
                yield measured(number + 1)
    finally:
        _forget(window)
        window.close()
        window.deleteLater()


def measured(opened: int) -> Measured:
    """What the program holds now.

    Nothing may work beside the window: Python breaks a tuple that another thread makes while all objects are listed.
    """
    gc.unfreeze()
    gc.collect()
    objects = Counter(
        f"{type(one).__module__}.{type(one).__qualname__}"
        for one in gc.get_objects()
        if str(type(one).__module__).startswith(("bob_editor", "PySide6"))
    )
    return Measured(opened, _resident(), objects, kept.weight())


def _work_on(
    app: QApplication, window: Window, path: Path, boards: dict[Path, Board], number: int, turn: int
) -> None:
    """Open a file as nobody has seen it before, edit it, look, and leave it without saving.

    What is edited and looked at is the same in every ``turn`` of that number: what was done last weighs something, and
    would weigh more or less by where it is looked from.
    """
    for one, board in boards.items():
        if one.parent == path.parent and (one == path or path not in boards):
            write_board(one, _moved(board, number))
    there: list[bool] = []
    window.files.open_path(str(path), lambda _files: there.append(True))
    _until(app, lambda: bool(there) and window.canvas.sharp)
    session = window.session
    grid = session.board.grid
    if session.scenario is None:
        edit: Edit[Board] = Edit("Clear", partial(board_edits.erase_hexes, hexes=grid.hexes[turn % 9 :: 40]))
        session.steps.draw(edit)
    if turn % 3 == 0:
        session.hand.choose("look")
        session.live_los.look(End(grid.hexes[turn % len(grid.hexes)]), End(grid.hexes[len(grid.hexes) // 2]))
    elif session.scenario is None:
        session.stack.undo()
    checked = session.board_desk.live
    _until(app, lambda: window.canvas.sharp and not session.sighting.busy)
    _until(app, lambda: session.scenario is not None or not checked.stale)
    _forget(window)


def _moved(board: Board, number: int) -> Board:
    """The board with its outlines a little aside, so that nothing that was worked out of them before is of use."""
    by = (number % 500 + 1) / 1000

    def ring(points: Ring) -> Ring:
        return tuple((x + by, y) for x, y in points)

    return replace(
        board,
        artwork=tuple(
            replace(one, ring=ring(one.ring), holes=tuple(map(ring, one.holes))) for one in board.artwork
        ),
        contours=tuple(
            replace(one, ring=ring(one.ring), holes=tuple(map(ring, one.holes))) for one in board.contours
        ),
    )


def _forget(window: Window) -> None:
    session = window.session
    session.hand.tool.cancel()
    session.document.saved_as()
    session.stack.setClean()
    session.expectations.load()
    session.board_desk.trial.take_as_saved()
    session.set_homeless(on=False)


def _until(app: QApplication, done: object) -> None:
    assert callable(done)
    latest = time.monotonic() + LONGEST
    while not done():
        app.processEvents()
        # Outside a loop of events, what is to be deleted later never is.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        time.sleep(0.002)
        if time.monotonic() > latest:
            raise TimeoutError("The window doesn’t come to rest.")


def _resident() -> float:
    """MiB of memory that the process has; 0 where the system doesn't say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
