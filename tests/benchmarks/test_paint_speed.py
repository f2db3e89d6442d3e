"""How long painting takes: tiles, what an edit dirties, the first tile of a new zoom, panning, and a stroke of the brush.

Run with ``python -m pytest tests/benchmarks/test_paint_speed.py -s``; it prints its figures, asserts nothing of time.
"""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication

from bob_editor.editing.draw_naturally import draw_naturally
from bob_editor.model import board_edits
from bob_editor.model.change import difference
from bob_editor.render.board import BoardPainter
from bob_editor.render.style import Style
from bob_editor.rules.ground import Ground
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.ui.app import application, make_window
from bob_editor.ui.settings import Settings
from bob_editor.ui.tiles import SIDE, places, repaint
from bob_editor.ui.over import pixels_of
from bob_editor.ui.view import FULL_SIZE

RULES = "band-of-brothers-2.2"
MAPS = Path(__file__).parents[2] / "maps" / RULES
BENCH = Path(__file__).parent / "boards"
BOARDS = (
    "training-ground", "sainte-barbe", "vieux-pont", "450 grown", "450 natural", "7200 grown",
)  # fmt: skip
SCALES = (3.0, 6.0, 11.5, FULL_SIZE, 28.125, 45.0)
TERRAINS = ("woods", "orchard", "building_stone", "wheat", "open_ground")


@pytest.fixture(scope="module", autouse=True)
def gui():
    """Qt, without a screen."""
    return application()


@cache
def board_of(name):
    """A shipped board, or a bench board: plain, or drawn naturally."""
    if not name[0].isdigit():
        return board_from_json(json.loads((MAPS / f"{name}.board.json").read_text()))[0]
    size, how = name.split()
    board = board_from_json(json.loads((BENCH / f"{RULES}-{size}.board.json").read_text()))[0]
    return draw_naturally(board, ruleset(RULES)) if how == "natural" else board


def painter_of(name):
    rules = ruleset(RULES)
    return BoardPainter(Ground(board_of(name), rules), Style(rules))


def show(what, seconds):
    """A line with the median, the 95th percentile and the greatest."""
    ordered = sorted(seconds)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    figures = " ".join(f"{1000 * one:7.2f}" for one in (median(ordered), p95, ordered[-1]))
    print(f"  {what:<44} {figures} ms (p50 p95 max of {len(ordered)})")


def timed(work):
    """Seconds that something takes."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def tile_work(painter, scale, place, pixmap):
    return lambda: repaint(pixmap, place, scale, lambda p, area, s: painter.paint(p, area, scale=s), None)


@pytest.mark.parametrize("name", BOARDS)
def test_tiles(name):
    """Prints what a tile takes at some scales: the first one, the others while nothing is kept yet, and all again."""
    print(f"\n{name}: tiles of {SIDE} pixels")
    painter = painter_of(name)
    pixmap = QPixmap(SIDE, SIDE)
    for scale in SCALES:
        all_places = list(places(painter.bounds, scale))
        chosen = random.Random(1).sample(all_places, min(24, len(all_places)))
        first, *new = [timed(tile_work(painter, scale, place, pixmap)) for place in chosen]
        again = [timed(tile_work(painter, scale, place, pixmap)) for place in chosen for _ in range(2)]
        show(f"scale {scale:g}: first {1000 * first:.1f} ms; new", new or [first])
        show(f"scale {scale:g}: again", again)
    assert not pixmap.isNull()


@pytest.mark.parametrize("name", BOARDS)
def test_edits(name):
    """Prints what an edit of one hex takes: following it, and repainting the rectangle it dirties."""
    print(f"\n{name}: one hex edited")
    board, rules = board_of(name), ruleset(RULES)
    for scale in (FULL_SIZE, 28.125):
        painter = painter_of(name)
        dice = random.Random(1)
        follow, paint, area = [], [], []
        pixmap = QPixmap(SIDE, SIDE)
        for place in list(places(painter.bounds, scale))[:60]:
            tile_work(painter, scale, place, pixmap)()
        present = board
        for _ in range(120):
            at = dice.choice(board.grid.hexes)
            after = board_edits.paint_terrain(present, [at], (dice.choice(TERRAINS),))
            change = difference(present, after)
            if not change:
                continue
            begun = perf_counter()
            dirty = painter.changed(change, painter.ground.after(after, change))
            follow.append(perf_counter() - begun)
            rect = pixels_of(dirty, scale)
            picture = QPixmap(rect.size())
            origin = rect.topLeft()
            picture.fill(Qt.GlobalColor.transparent)

            def mend(picture=picture, rect=rect):
                paint_part_of(picture, rect, scale, painter)

            paint.append(timed(mend))
            area.append(rect.width() * rect.height())
            present = after
        show(f"scale {scale:g}: follow the edit", follow)
        show(f"scale {scale:g}: repaint {median(area) / 1000:.0f} k pixels", paint)
        assert paint
        assert origin is not None


def paint_part_of(picture, rect, scale, painter):
    from bob_editor.ui.over import paint_part

    paint_part(picture, rect, rect, scale, lambda p, area, s: painter.paint(p, area, scale=s))
