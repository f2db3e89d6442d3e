"""How long a stroke of each brush takes from the mouse to the screen: every terrain of a game, hills, the eraser.

Run with ``python -m pytest tests/benchmarks/test_brush_speed.py -s -n 0``; a game's tool takes a minute or two, ``-k
erase`` names one. It prints the time of the window's own thread for a move and a release, with a line of sight looked
along, then for the turns that follow, and until all of it is painted. What it asserts are ratios: on a board sixteen
times as large a brush takes no 2.5 times as long, and the last hexes of a long stroke no three times what the first do.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import thread_time

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import make_tools, tool_for_terrain
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Contour
from bob_editor.model.board_edits import add_contour
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.ui.app import application, make_window
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.benchmarks.test_paint_speed import in_view, pixel, settle
from tests.benchmarks.timing import percentile

BENCH = Path(__file__).parent / "boards"
GAMES = ("band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards", "memoir-44")
BESIDES_TERRAIN = ("paint_level", "erase", "sculpt")
STROKES, MOVES, LONG = 3, 7, 60
NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton

Brush = tuple[str, Callable[[], object]]
"""What it is called, and what takes it up."""


def tools_of(game: str) -> list[str]:
    """The tools whose strokes draw something of a game."""
    rules = ruleset(game)
    document = Document(Board(Grid(1, 1), game), rules)
    tools = make_tools(document, LiveLos(document))
    of_terrain = dict.fromkeys(tool_for_terrain(rules, one) for one in rules.terrains)
    return [*of_terrain, *(one for one in BESIDES_TERRAIN if tools[one].is_of_use)]


CASES = [(game, tool) for game in GAMES for tool in tools_of(game)]


@pytest.fixture(scope="module", autouse=True)
def gui() -> QApplication:
    """Qt, without a screen."""
    return application()


def opened(game: str, size: int, tmp_path: Path) -> Window:
    """A window with a bench board at full size, and a line of sight looked along."""
    board = board_from_json(json.loads((BENCH / f"{game}-{size}.board.json").read_text()))[0]
    folder = tmp_path / "recovery"
    window = make_window(application(), Settings(tmp_path / "settings.ini"), recovery_folder=folder)
    window.resize(1600, 1000)
    window.show()
    window.session.open(board, None)
    window.session.live_los.look(End(board.grid.hexes[size // 2 + 7]), End(board.grid.hexes[3]))
    window.canvas.zoom_full()
    return window


def brushes(window: Window, tool: str) -> Iterator[Brush]:
    """All that is drawn by a tool's strokes over hexes."""
    hand, palette, rules = window.session.hand, window.docks.panel(PalettePanel), window.session.ruleset
    for terrain in rules.terrains:
        name = tool_for_terrain(rules, terrain)
        if name != tool:
            continue

        def take(terrain: str = terrain, name: str = name) -> None:
            hand.choose(name)
            palette.pick("terrain", terrain)

        yield f"{name}: {terrain}", take
    if tool in BESIDES_TERRAIN:
        if tool == "sculpt":
            hill(window)
        yield tool, lambda: hand.choose(tool)


def hill(window: Window) -> None:
    """Something to sculpt: an outline of 300 points, whose upper rim runs where strokes begin."""
    grid, row = window.session.board.grid, rows_of(window)[0]
    (left, top), (right, _), (_, bottom) = map(grid.centre, (row[0], row[-1], in_view(window)[-1]))
    across = [left + (right - left) * step / 149 for step in range(150)]
    ring = (*((x, top) for x in across), *((x, bottom) for x in reversed(across)))
    window.session.steps.draw(Edit("Hill", lambda board: add_contour(board, Contour(1, ring))))


class Stroke:
    """Moves over hexes, and what each of them took."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.moves: list[float] = []
        self.releases: list[float] = []
        self.turns: list[float] = []
        self.sharp: list[float] = []

    def draw(self, hexes: list[Hex]) -> None:
        """One stroke, with time between its moves to paint what it added."""
        self._send(QEvent.Type.MouseMove, hexes[0], NONE, NONE)
        self._send(QEvent.Type.MouseButtonPress, hexes[0], LEFT, LEFT)
        self.moves += [self._send(QEvent.Type.MouseMove, at, NONE, LEFT) for at in hexes[1:]]
        self.releases.append(self._send(QEvent.Type.MouseButtonRelease, hexes[-1], LEFT, NONE))

    def _send(self, kind: QEvent.Type, at: Hex, button: Qt.MouseButton, held: Qt.MouseButton) -> float:
        canvas, point = self.window.canvas, pixel(self.window, at)
        glob = canvas.mapToGlobal(point)
        event = QMouseEvent(kind, point, glob, button, held, Qt.KeyboardModifier.NoModifier)
        begun = thread_time()
        QApplication.sendEvent(canvas, event)
        canvas.repaint()
        took = whole = thread_time() - begun
        for _ in range(60):
            begun = thread_time()
            QApplication.processEvents()
            self.turns.append(thread_time() - begun)
            whole += self.turns[-1]
            if canvas.sharp:
                break
        self.sharp.append(whole)
        return took

    def show(self, what: str) -> None:
        """A line with the median and the 95th percentile of each."""
        rows = {"move": self.moves, "release": self.releases, "turn": self.turns, "sharp": self.sharp}
        told = (f"{k} {1000 * median(v):5.1f} {1000 * percentile(v, 0.95):5.1f}" for k, v in rows.items())
        print(f"  {what:<36} {'   '.join(told)}")


def rows_of(window: Window) -> list[list[Hex]]:
    """Hexes in view, as many in a row as a stroke goes over."""
    grid, found = window.session.board.grid, in_view(window)
    rows = (found[start : start + MOVES + 1] for start in range(0, len(found), MOVES + 2))
    straight = [row for row in rows if len({grid.position(at)[1] for at in row}) == 1]
    return [row for row in straight if len(row) == MOVES + 1][:STROKES]


def close(window: Window) -> None:
    """Leave it as it was."""
    while window.session.stack.canUndo():
        window.session.stack.undo()
    window.session.document.saved_as()
    window.close()


@pytest.mark.parametrize(("game", "tool"), CASES)
def test_strokes(game: str, tool: str, tmp_path: Path) -> None:
    """Prints what each takes; a move and the turn after it hang on what is drawn and not on the board."""
    middles: dict[int, dict[str, float]] = {450: {}, 7200: {}}
    for size, found in middles.items():
        window = opened(game, size, tmp_path)
        print(f"\n{game}, {size} hexes: ms, p50 and p95")
        for what, take in brushes(window, tool):
            take()
            settle(window)
            stroke = Stroke(window)
            for row in rows_of(window):
                stroke.draw(row)
            stroke.show(what)
            found[what] = median(stroke.moves) + median(stroke.turns)
        close(window)
    for what, took in middles[7200].items():
        assert took < 2.5 * middles[450][what], what


@pytest.mark.parametrize(("game", "tool"), CASES)
def test_long_strokes(game: str, tool: str, tmp_path: Path) -> None:
    """Prints what moves take at the beginning and at the end of a stroke over many hexes: there hardly more."""
    window = opened(game, 450, tmp_path)
    what, take = next(brushes(window, tool))
    take()
    settle(window)
    stroke = Stroke(window)
    stroke.draw(in_view(window)[: LONG + 1])
    first, last = (median(part) for part in (stroke.moves[:20], stroke.moves[-20:]))
    print(f"\n  {game}, {what}: {1000 * first:.1f} ms, then {1000 * last:.1f} ms")
    assert last < 3 * first
    close(window)
