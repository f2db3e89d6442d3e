"""How long a drag of what is drawn takes from the mouse to the screen: outlines, knots, sculpting, labels, a stamp.

Run with ``python -m pytest tests/benchmarks/test_outline_speed.py -s``; it prints the time of the window's own thread,
first step included, with a line of sight looked along, and what a release takes. What it asserts is a ratio: among
5,000 outlines, or on a board sixteen times as large, a drag takes no three times as long as on one of 450 hexes.
"""

import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import thread_time

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from shapely.geometry import Polygon

from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.gestures.rings import RingPlace, Section
from bob_editor.editing.outlines.hold import Mode
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour, Label
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, read_stamp
from bob_editor.storage.shipped import shipped
from bob_editor.ui.app import application, make_window
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from tests.benchmarks.test_paint_speed import settle as until_sharp
from tests.benchmarks.test_paint_speed import show
from tests.benchmarks.timing import settle

RULES = "band-of-brothers-2.2"
BENCH = Path(__file__).parent / "boards"
STEPS, MANY = 56, 30

_medians: dict[str, float] = {}


@pytest.fixture(scope="module", autouse=True)
def gui():
    """Qt, without a screen."""
    return application()


def board_of(name: str) -> Board:
    """A bench board drawn naturally, or one of thousands of drawn things; with a hill and its name in the middle."""
    if name == "objects":
        board = of_objects()
    else:
        read = board_from_json(json.loads((BENCH / f"{RULES}-{name}.board.json").read_text()))[0]
        board = draw_naturally(read, ruleset(RULES))
    x, y = board.grid.centre(middle_of(board))
    ring = tuple(
        (round(x + 9 * math.cos(t / 40 * math.tau), 3), round(y + 6 * math.sin(t / 40 * math.tau), 3))
        for t in range(40)
    )
    level = 1 + max((one.level for one in board.contours), default=0)
    return replace(
        board,
        contours=(*board.contours, Contour(level, ring)),
        labels=(*board.labels, Label("Hill 108", (x + 1.0, y + 1.0), kind="hill")),
    )


def middle_of(board: Board):
    """The hex in the middle, which looks."""
    return board.grid.hexes[len(board.grid.hexes) // 2 + 7]


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


Case = tuple[str, str, Point, Callable[[], object], float]
"""What is dragged, with which tool, from where, what is done before, and how far it is dragged."""


def cases(window: Window) -> Iterator[Case]:
    """All that can be dragged on the board that is open."""
    board, hand = window.session.board, window.session.hand
    select, drawing = hand.select, hand.tools["draw_artwork"]
    here = board.grid.centre(middle_of(board))

    def take(place: RingPlace, mode: Mode) -> Callable[[], object]:
        def act() -> None:
            select.take([place])
            select.hold.mode = mode

        return act

    def draw(terrain: str, form: str) -> Callable[[], object]:
        def act() -> None:
            drawing.set_option("terrain", terrain)
            drawing.set_option("form", form)

        return act

    sections: tuple[tuple[Section, Sequence[Artwork | Contour]], ...] = (
        ("artwork", board.artwork),
        ("contour", board.contours),
    )
    for section, rows in sections:
        near = sorted(range(len(rows)), key=lambda n: math.dist(rows[n].ring[0], here))[:MANY]
        index = near[0]
        place, ring = RingPlace(section, index), rows[index].ring
        inner = Polygon(ring).representative_point()
        corner = max(x for x, _ in ring), max(y for _, y in ring)
        inside = (inner.x, inner.y) if section == "artwork" else ring[0]
        yield f"{section}: move", "select", inside, take(place, "scale"), 1.5
        yield f"{section}: scale", "select", corner, take(place, "scale"), 1.5
        many = partial(select.take, [RingPlace(section, n) for n in near])
        yield f"{section}: move {len(near)}", "select", inside, many, 1.5
        yield f"{section}: turn", "select", corner, take(place, "turn"), 1.5
        yield f"{section}: knot", "select", ring[0], take(place, "knots"), 0.6
        yield f"{section}: sculpt", "sculpt", ring[0], int, 1.0
    label = board.labels[-1].at
    yield "label: selected", "select", label, select.select_none, 1.5
    yield "label: label tool", "write_label", label, int, 1.5
    yield "draw a building", "draw_artwork", here, draw("building_stone", "rectangle"), 3.0
    yield "draw with a free hand", "draw_artwork", here, draw("woods", "free"), 5.0
    setting = hand.tools["place_stamp"]
    assert isinstance(setting, PlaceStamp)
    stamp = read_stamp(shipped("stamps") / RULES / "village.stamp.json").value
    yield "set a stamp", "place_stamp", here, partial(setting.take, stamp), 5.0
    yield "paint over what is drawn", "paint_terrain", here, int, 5.0
    yield "erase all of it", "erase", here, partial(hand.tools["erase"].set_option, "what", "all"), 5.0


def steps_of(window: Window, start: Point, far: float) -> list[float]:
    """The seconds of each move of a drag to the screen; last those of the release."""
    canvas, frame = window.canvas, window.session.board.grid.frame
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, step: int, button: Qt.MouseButton, held: Qt.MouseButton) -> float:
        turn = step / STEPS * math.tau
        at = start[0] + far * math.sin(turn), start[1] + far * math.sin(2 * turn)
        where = canvas.view.to_widget(QPointF(*frame.true(at)))
        event = QMouseEvent(
            kind, where, canvas.mapToGlobal(where), button, held, Qt.KeyboardModifier.NoModifier
        )
        begun = thread_time()
        QApplication.sendEvent(canvas, event)
        canvas.repaint()
        took = thread_time() - begun
        QApplication.processEvents()
        return took

    send(QEvent.Type.MouseMove, 0, none, none)
    send(QEvent.Type.MouseButtonPress, 0, left, left)
    took = [send(QEvent.Type.MouseMove, step, none, left) for step in range(1, STEPS)]
    return [*took, send(QEvent.Type.MouseButtonRelease, STEPS - 1, left, none)]


@pytest.mark.parametrize("name", ["450", "7200", "objects"])
def test_drags(name: str, tmp_path: Path) -> None:
    """Prints what each takes; it hangs on what is dragged and not on the board."""
    window = make_window(
        application(), Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery"
    )
    window.resize(1600, 1000)
    window.show()
    board = board_of(name)
    window.session.open(board, None)
    window.session.document.saved_as()
    window.session.live_los.look(End(middle_of(board)), End(board.grid.hexes[3]))
    window.canvas.zoom_full()
    window.canvas.centre_on(QPointF(*board.grid.frame.true(board.grid.centre(middle_of(board)))))
    print(
        f"\n{name}: {len(board.artwork)} outlines on {len(board.grid.hexes)} hexes, from the mouse to the screen"
    )
    middles, releases = [], []
    for what, tool, start, prepare, far in cases(window):
        window.session.hand.choose(tool)
        prepare()
        until_sharp(window)
        settle()
        *took, release = steps_of(window, start, far)
        show(f"{what}; first {1000 * took[0]:.1f}", took)
        middles.append(median(took))
        releases.append(release)
        assert window.session.board != board
        window.session.stack.undo()
    show("releases", releases)
    _medians[name] = sum(middles)
    assert _medians[name] < 3 * _medians.get("450", math.inf)
    window.session.document.saved_as()
    window.close()
