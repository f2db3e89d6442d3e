"""How long a drag of an outline's handles takes from the pointer to the picture, beside reading the board.

Run with ``python -m pytest tests/benchmarks/test_outline_speed.py -s``; it prints milliseconds, and asserts ratios.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF
from shapely.geometry import Polygon

from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines.hold import Mode
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.ui.app import application, make_window
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.keeping.settings import Settings
from tests.benchmarks.timing import percentile, seconds, settle

RULES = "band-of-brothers-2.2"
BENCH = Path(__file__).parent / "boards"
STEPS = 60


@pytest.fixture(scope="module", autouse=True)
def gui():
    """Qt, without a screen."""
    return application()


def board_of(name: str) -> Board:
    """A bench board drawn naturally, or one of thousands of drawn things."""
    if name == "objects":
        return of_objects()
    board = board_from_json(json.loads((BENCH / f"{RULES}-{name}.board.json").read_text()))[0]
    return draw_naturally(board, ruleset(RULES))


def of_objects() -> Board:
    """5,000 small drawn things on 7,200 hexes."""
    chance, grid = random.Random(5), Grid(100, 72)
    _, _, right, low = grid.bounds
    rings = []
    for _ in range(5_000):
        x, y = chance.uniform(4, right - 4), chance.uniform(4, low - 4)
        turns = [2 * math.pi * step / 12 for step in range(12)]
        rings.append(tuple((round(x + math.cos(t), 3), round(y + 0.6 * math.sin(t), 3)) for t in turns))
    kinds = ("woods", "orchard", "building_stone", "wheat")
    return Board(grid, RULES, artwork=tuple(Artwork(chance.choice(kinds), ring) for ring in rings))


def drags(board: Board, place: RingPlace) -> Iterator[tuple[str, Mode, tuple[float, float]]]:
    """What is dragged, in which mode of the selection, and from where."""
    piece = board.artwork[place.index]
    xs, ys = [x for x, _ in piece.ring], [y for _, y in piece.ring]
    yield "move", "scale", _inside(piece)
    yield "scale", "scale", (max(xs), max(ys))
    yield "turn", "turn", (max(xs), max(ys))
    yield "knot", "knots", piece.ring[len(piece.ring) // 2]


def _inside(piece: Artwork) -> tuple[float, float]:
    at = Polygon(piece.ring).representative_point()
    return at.x, at.y


def pointer_to(board: Board, at: tuple[float, float]) -> Pointer:
    return pointer_at(board.grid, at, reach=0.1)


@pytest.mark.parametrize("name", ["450", "7200", "objects"])
def test_drags_of_handles(name: str, tmp_path: Path) -> None:
    """Prints what a step of each drag takes; half of them take less than reading the board's outlines once anew."""
    app = application()
    window = make_window(app, Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery")
    window.resize(1360, 860)
    window.show()
    board = board_of(name)
    window.session.open(board, None)
    window.session.document.saved_as()
    for _ in range(200):
        app.processEvents()
    canvas, select = window.canvas, window.session.hand.select
    canvas.zoom_full()
    for _ in range(200):
        app.processEvents()
    place = RingPlace("artwork", len(board.artwork) // 2)
    frame = board.grid.frame
    canvas.view.middle = QPointF(*frame.true(board.artwork[place.index].ring[0]))
    canvas.view_changed()
    canvas.repaint()
    whole = min(seconds(lambda: read_anew(board)) for _ in range(3))
    print(f"\n{name}: {len(board.artwork)} outlines; all read anew {1000 * whole:.1f} ms")
    for what, mode, start in drags(board, place):
        select.take([place])
        select.hold.mode = mode
        canvas.use(select.hover, pointer_to(board, start))
        canvas.use(select.press, pointer_to(board, start))
        settle()
        took = []
        for step in range(STEPS):
            to = start[0] + 0.4 * math.cos(step / 9), start[1] + 0.4 * math.sin(step / 9)
            took.append(seconds(lambda to=to: one_frame(canvas, pointer_to(board, to))))
        assert select.preview.board not in (None, board)
        select.cancel()
        print(
            f"  {what:6} p50 {1000 * percentile(took, 0.5):6.1f} ms, p95 {1000 * percentile(took, 0.95):6.1f} ms"
        )
        assert percentile(took, 0.5) < max(whole, 0.05)
    window.close()


def one_frame(canvas: Canvas, pointer: Pointer) -> None:
    canvas.use(canvas.session.hand.select.move, pointer)
    canvas.repaint()


def read_anew(board: Board) -> None:
    """All outlines read as if none had been before: each a little elsewhere."""
    shift = random.random()
    moved = tuple(
        evolve(one, ring=tuple((round(x + shift, 3), y) for x, y in one.ring), holes=())
        for one in board.artwork
    )
    assert len(Ground(evolve(board, artwork=moved), ruleset(RULES)).drawn) == len(moved)
