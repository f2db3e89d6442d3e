"""How long a drag of a drawn path takes from the mouse to the screen: a knot, a handle, a segment.

Run with ``python -m pytest tests/benchmarks/test_path_drag_speed.py -s``; it prints its figures. What it asserts is a
ratio: a road through a board sixteen times as large is dragged at one place, so that takes no three times as long.
Work beside the window, as after each release, is left out of these figures; PAINT_SPEED_CLOCK=processor has it as well.
"""

import math
from itertools import pairwise
from statistics import median

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from bob_editor.geometry.curves.curve_fit import fitted
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.ui.app import application
from tests.benchmarks.test_paint_speed import board_of, send, settle, show, timed, window_of

STEPS = 60


@pytest.fixture(scope="module", autouse=True)
def gui():
    """Qt, without a screen."""
    return application()


def with_roads(board):
    """The board with a winding road and a winding stream from edge to edge."""
    left, top, right, bottom = board.grid.bounds
    paths = []
    for terrain, share in (("road", 0.48), ("stream", 0.55)):
        middle = top + (bottom - top) * share
        wave = [
            (x / 2, middle + 2 * math.sin(x / 9)) for x in range(2 * round(left) - 2, 2 * round(right) + 2)
        ]
        knots = fitted(wave)
        paths.append(
            redrawn(board.grid, Path(terrain, ()), knots, [0.8 + n % 3 / 5 for n in range(len(knots))])
        )
    return replace(board, paths=(*board.paths, *paths))


def dragged(window, index, kind):
    """The seconds of each move of a drag, and the last point."""
    canvas, board = window.canvas, window.session.board
    frame, select = board.grid.frame, window.session.hand.select
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    window.session.hand.choose("select")
    select.take_path(index)
    curve = board.paths[index].curve
    shown = canvas.view.shown
    centre = frame.from_true((shown.center().x(), shown.center().y()))
    number = min(range(1, len(curve) - 1), key=lambda n: math.dist(curve[n].at, centre))
    select.path.knot = number
    knot = curve[number]
    line = board.paths[index].line
    place = {"knot": knot.at, "handle": knot.after or knot.at}.get(kind)
    if place is None:
        one, other = min(pairwise(line), key=lambda two: math.dist(two[0], (centre[0] + 2, centre[1])))
        place = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2

    def at(step):
        x, y = frame.true(place)
        turn = step / STEPS * math.tau
        return canvas.view.to_widget(QPointF(x + 1.5 * math.sin(turn), y + 1.5 * math.sin(2 * turn)))

    def then_screen(event, step, button, held):
        def work():
            send(canvas, event, at(step), button, held)
            canvas.repaint()

        seconds = timed(work)
        QApplication.processEvents()
        return seconds

    then_screen(QMouseEvent.Type.MouseMove, 0, none, none)
    then_screen(QMouseEvent.Type.MouseButtonPress, 0, left, left)
    assert select.path.drags
    found = [then_screen(QMouseEvent.Type.MouseMove, step, none, left) for step in range(1, STEPS)]
    then_screen(QMouseEvent.Type.MouseButtonRelease, STEPS - 3, left, none)
    assert window.session.board.paths[index] != board.paths[index]
    return found


def test_drags_hang_on_what_is_near_and_not_on_the_board(tmp_path, monkeypatch):
    """Prints what each move takes, with a line of sight looked along."""
    middles: dict[str, list[float]] = {}
    for name in ("450 grown", "450 natural", "7200 grown"):
        monkeypatch.setattr(
            "tests.benchmarks.test_paint_speed.board_of", lambda name: with_roads(board_of(name))
        )
        window = window_of(name, tmp_path)
        settle(window)
        print(f"\n{name}: a drag from a mouse event to the screen")
        for index, what in ((-2, "road"), (-1, "stream")):
            for kind in ("knot", "handle", "segment"):
                found = dragged(window, len(window.session.board.paths) + index, kind)
                show(f"{kind} of a {what}", found)
                middles.setdefault(name, []).append(median(found))
        window.session.document.saved_as()
        window.close()
    assert sum(middles["7200 grown"]) < 3 * sum(middles["450 grown"])
