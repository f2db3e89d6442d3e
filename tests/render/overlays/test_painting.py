"""Fields, threads, issues and previews: told apart by colour and by sign, and where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Accepted, Board
from bob_editor.model.places import at_heading, at_hex, at_side
from bob_editor.render.kit.half_hexes import shown_corners, shown_outline
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.badges import badges_of, cell_of, merged_badge, paint_badges
from bob_editor.render.overlays.field import _index, hexes_path
from bob_editor.render.overlays.legend import LEGEND, paint_legend
from bob_editor.render.overlays.painting import paint_field, paint_issues, paint_preview, paint_thread
from bob_editor.render.overlays.thread import STOPPED_LINE
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView

SCALE = 12.0


class Sheet:
    """A white picture in true proportions to paint on and look at."""

    def __init__(self, board: Board, scale: float = SCALE) -> None:
        place = Proportions(board.grid.frame)
        left, top, right, bottom = board.grid.bounds
        self.bounds = QRectF(place.point((left, top)), place.point((right, bottom)))
        self.place, self.scale = place, scale
        size = self.bounds.size() * scale
        self.image = QImage(
            round(size.width()), round(size.height()), QImage.Format.Format_ARGB32_Premultiplied
        )
        self.image.fill(QColor("#ffffff"))
        self.painter = QPainter(self.image)
        self.painter.scale(scale, scale)
        self.painter.translate(-self.bounds.topLeft())

    def done(self) -> Sheet:
        """End painting."""
        self.painter.end()
        return self

    def at(self, x: float, y: float) -> QColor:
        """The colour at a point in true proportions."""
        point = (QPointF(x, y) - self.bounds.topLeft()) * self.scale
        return self.image.pixelColor(int(point.x()), int(point.y()))

    def around(self, at: Hex) -> Iterator[QColor]:
        """Colours within a hex, off its dot."""
        x, y = self.place.dot(at)
        for dx in range(-12, 13):
            for dy in range(-12, 13):
                if abs(dx) + abs(dy) > 9 and abs(dx) < 10:
                    yield self.at(x + dx / 10, y + dy / 10)


def some_field(board: Board) -> FieldOfView:
    """A field with every verdict, in stripes."""
    hexes = board.grid.hexes
    codes = np.array([place % 4 for place in range(len(hexes))], dtype=np.uint8)
    return FieldOfView(End(hexes[0]), hexes, codes, np.where(codes == 1, 3, 0).astype(np.int16))


@pytest.mark.parametrize("many", [False, True])
def test_verdicts_differ_in_colour_grey_and_pattern(
    plain: Board, style: Style, monkeypatch: pytest.MonkeyPatch, many: bool
) -> None:
    """Each verdict has its own mean colour and grey; blocked and blind are not flat; in outlines as in pixels."""
    if many:
        monkeypatch.setattr("bob_editor.render.overlays.field.MANY", 1)
    sheet = Sheet(plain)
    field = some_field(plain)
    paint_field(sheet.painter, plain, field, style)
    sheet.done()
    whole = [at for at in field.hexes[1:] if all(other in plain.grid for other in at.neighbours())]
    greys, spread = {}, {}
    for code in range(4):
        at = next(at for at in whole if field.codes[plain.grid.index[at]] == code)
        colours = np.array([(one.red(), one.green(), one.blue()) for one in sheet.around(at)])
        light = colours @ (0.299, 0.587, 0.114)
        greys[code], spread[code] = float(light.mean()), float(light.std())
    for one, other in combinations(range(4), 2):
        assert abs(greys[one] - greys[other]) > 12, (one, other, greys)
    assert max(spread[0], spread[1]) < 4 < min(spread[2], spread[3])


def test_pixels_know_their_hex(plain: Board) -> None:
    """The table from pixels to hexes agrees with the frame's own answer."""
    grid = plain.grid
    places = _index(grid, (0, 0, 200, 160), (8.0, 20.0, 20.0))
    for x in range(3, 200, 17):
        for y in range(2, 160, 13):
            point = grid.frame.from_true(((x + 0.5 - 20) / 8, (y + 0.5 - 20) / 8))
            wanted = grid.index.get(grid.frame.hex_at(point), len(grid.hexes))
            assert places[y, x] == wanted


def test_hexes_in_one_go_are_the_hexes(plain: Board) -> None:
    """The path that is made from an array holds the hexes and nothing between them."""
    place = Proportions(plain.grid.frame)
    at, other = plain.grid.hex("B2"), plain.grid.hex("F6")
    path = hexes_path(np.array([place.dot(at), place.dot(other)]), pointy=plain.grid.pointy)
    assert path.contains(place.centre(at))
    assert path.contains(place.centre(other))
    assert not path.contains((place.centre(at) + place.centre(other)) / 2)
    assert path.boundingRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place.rect([at, other]))


def test_legend_names_every_verdict(plain: Board, style: Style) -> None:
    """The legend has four entries that look different."""
    assert [entry.name for entry in LEGEND] == ["Clear", "Hindered", "Blocked", "Blind hex"]
    image = QImage(800, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    paint_legend(painter, LEGEND, QRectF(0, 0, 800, 60), style)
    painter.end()
    swatches = {image.pixelColor(round(200 * slot + 0.3 * 60 * 0.75), 30).name() for slot in range(4)}
    assert len(swatches) == 4


def test_long_names_run_neither_out_of_the_legend_nor_into_the_next_sign(plain: Board, style: Style) -> None:
    """Other languages have longer names: each is written whole, before the sign of the next."""
    names = ("Von allen gesehen", "Von so vielen gesehen", "Von keinem gesehen")
    entries = [replace(entry, name=name) for entry, name in zip(LEGEND, names, strict=False)]
    image = QImage(440, 34, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    with QPainter(image) as painter:
        paint_legend(painter, entries, QRectF(0, 0, 400, 34), style)
    blank = QColor("#ffffff").name()
    empty = [all(image.pixelColor(x, y).name() == blank for y in range(34)) for x in range(440)]
    assert all(empty[399:])
    # Between a sign and its name, and before the next sign, nothing is painted for longer than between letters.
    gaps = [len(run) for run in "".join("_" if one else "x" for one in empty[:399]).strip("_").split("x")]
    assert len([gap for gap in gaps if gap >= 5]) >= 2 * len(entries) - 1


def test_thread_stops_where_the_woods_begin(rules: Game, style: Style) -> None:
    """A blocked thread has its cross at the artwork's edge, blue before it and red beyond."""
    grid = Grid(9, 5)
    board = edits.paint_terrain(Board(grid, rules.id), [grid.hex("E3")], ["woods"])
    start, goal = End(grid.hex("A3")), End(grid.hex("I3"))
    assert rules.sight is not None
    scene = Scene(board, rules)
    answer = rules.sight(scene).trace(start, goal)
    assert answer.verdict == "blocked"
    sheet = Sheet(board, 24)
    paint_thread(sheet.painter, scene, answer, start, goal, style, ground=Ground(board, rules))
    sheet.done()
    x, y = sheet.place.dot(grid.hex("E3"))
    ground = Ground(board, rules)
    grown = ground.grown(grid.hex("E3"), "woods")
    assert grown is not None
    edge = min(sheet.place.milli(node, (x, y))[0] for node in grown.ring)
    red = [step / 20 for step in range(240) if sheet.at(step / 20, y + 0.28).name() == STOPPED_LINE]
    assert red
    assert abs(sum(red) / len(red) - edge) < 0.2
    before, beyond = sheet.at(edge - 1.5, y), {sheet.at(edge + 1 + step / 20, y).name() for step in range(60)}
    assert before.blue() > before.red()
    assert STOPPED_LINE in beyond
    assert len(beyond) > 1  # dashed


def test_clear_and_hindered_threads_differ(rules: Game, style: Style) -> None:
    """A thread through wheat shows amber behind it; across open ground it is blue throughout."""
    grid = Grid(9, 5)
    bare = Board(grid, rules.id)
    wheat = edits.paint_terrain(bare, [grid.hex("E3")], ["wheat"])
    start, goal = End(grid.hex("A3")), End(grid.hex("I3"))
    assert rules.sight is not None
    found = []
    for board in (bare, wheat):
        scene = Scene(board, rules)
        sheet = Sheet(board, 24)
        paint_thread(sheet.painter, scene, rules.sight(scene).trace(start, goal), start, goal, style)
        sheet.done()
        _, y = sheet.place.dot(grid.hex("A3"))
        found.append({sheet.at(20 + step / 10, y).name() for step in range(20)})
    assert "#e69f00" not in found[0]
    assert "#e69f00" in found[1]


def test_thread_to_the_own_hex(rules: Game, style: Style) -> None:
    """A thread of no length is its ring."""
    board = Board(Grid(5, 5), rules.id)
    assert rules.sight is not None
    scene = Scene(board, rules)
    end = End(board.grid.hex("C3"))
    sheet = Sheet(board)
    paint_thread(sheet.painter, scene, rules.sight(scene).trace(end, end), end, end, style)
    sheet.done()
    assert sheet.at(*sheet.place.dot(end.hex)) != QColor("#ffffff")


def issue(severity: Severity, *places: object, accepted: bool = False) -> Issue:
    """An issue of a severity at some places."""
    return Issue(
        "x/y", severity, "Something is wrong.", places, places, "1.0", "why", (),  # type: ignore[arg-type]
        Accepted("x/y", "C3", "so") if accepted else None,
    )  # fmt: skip


def test_badges_tell_severity_by_colour(plain: Board, style: Style) -> None:
    """Error, warning, hint and what is accepted look different; a heading has no badge; the worst wins in a hex."""
    grid = plain.grid
    names = ["B3", "D3", "F3", "H3"]
    issues = [
        issue(Severity.ERROR, at_hex(grid, grid.hex("B3"))),
        issue(Severity.HINT, at_hex(grid, grid.hex("B3"))),
        issue(Severity.WARNING, at_hex(grid, grid.hex("D3"))),
        issue(Severity.HINT, at_hex(grid, grid.hex("F3"))),
        issue(Severity.ERROR, at_hex(grid, grid.hex("H3")), accepted=True),
        issue(Severity.ERROR, at_heading("title")),
        issue(Severity.ERROR, at_side(grid, side_of(grid.hex("D6"), 0))),
    ]
    sheet = Sheet(plain, 30)
    paint_issues(sheet.painter, issues, grid, style)
    sheet.done()
    seen = set()
    for name in names:
        x, y = sheet.place.dot(grid.hex(name))
        dx, dy = (1.1, 0.75) if grid.pointy else (0.95, 1.0)
        colours = [sheet.at(x + dx + step / 30, y + dy + 0.2).name() for step in range(-14, 15)]
        seen.add(max(set(colours) - {"#ffffff"}, key=colours.count))
    assert len(seen) == 4
    x, y = sheet.place.middle(side_of(grid.hex("D6"), 0))
    assert sheet.at(x + 0.4, y) != QColor("#ffffff")


def test_badges_without_room_are_merged(plain: Board, style: Style) -> None:
    """Where the board is shown small, a neighbourhood has one with its number; it tells the worst that counts."""
    grid = plain.grid
    found = badges_of(
        [
            issue(Severity.ERROR, at_hex(grid, grid.hex("B3")), accepted=True),
            issue(Severity.HINT, at_hex(grid, grid.hex("B4"))),
            issue(Severity.WARNING, at_hex(grid, grid.hex("C3"))),
        ],
        grid,
    )
    one = merged_badge(found)
    assert (one.severity, one.count, one.accepted, one.merged) == (Severity.WARNING, 2, False, True)
    alone = merged_badge(found[:1])
    assert (alone.severity, alone.count, alone.accepted) == (Severity.ERROR, 1, True)
    assert cell_of(18) is None
    sides = [side for scale in (6.0, 4.0, 2.4, 1.0) if (side := cell_of(scale)) is not None]
    assert sides == sorted(sides) == [8.0, 16.0, 16.0, 32.0]
    sheet = Sheet(plain, 6)
    paint_badges(sheet.painter, [one], style)
    sheet.done()
    assert sheet.at(one.spot[0] + 1, one.spot[1] + 0.9) != QColor("#ffffff")


class Pending:
    """A preview as tools give it."""

    def __init__(self, hexes: tuple[Hex, ...] = (), sides: tuple[object, ...] = (), text: str = "") -> None:
        self.hexes, self.sides, self.text = hexes, sides, text
        self.points = ((3.0, 2.0),)


def test_preview_outlines_what_would_be_touched(plain: Board, style: Style) -> None:
    """Two neighbours have one outline around them, none between; sides and handles show."""
    grid = plain.grid
    at = grid.hex("D4")
    other = at.neighbour(2)
    sheet = Sheet(plain, 20)
    paint_preview(sheet.painter, Pending((at, other), (side_of(grid.hex("F6"), 1),), "Woods"), grid, style)  # type: ignore[arg-type]
    sheet.done()
    shared, outer, side = side_of(at, 2), side_of(at, 5), side_of(grid.hex("F6"), 1)
    assert sheet.at(*sheet.place.middle(outer)).blue() > sheet.at(*sheet.place.middle(outer)).red() + 60
    assert sheet.at(*sheet.place.middle(shared)).red() > 200
    assert sheet.at(*sheet.place.middle(side)).red() < 60


def test_half_hexes_are_outlined_as_halves(style: Style, rules: Game) -> None:
    """On a board that is cut through dots a chosen edge hex ends at the cut, which is part of its outline."""
    edges = tuple((edge, "half") for edge in ("top", "right", "bottom", "left"))
    board = Board(Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=edges), rules.id)  # type: ignore[arg-type]
    place = Proportions(board.grid.frame)
    for label, corners, cuts in (("A2", 5, 1), ("B0", 4, 1), ("C2", 6, 0)):
        at = board.grid.hex(label)
        runs = shown_outline(place, board.grid, at)
        assert sum(direction is None for *_, direction in runs) == len(board.grid.cut_edges(at)) == cuts, (
            label
        )
        shown = shown_corners(place, board.grid, at)
        assert len(shown) == corners, label
        left, top, right, bottom = board.grid.bounds
        area = QRectF(place.point((left, top)), place.point((right, bottom))).adjusted(
            -1e-6, -1e-6, 1e-6, 1e-6
        )
        assert all(area.contains(QPointF(x, y)) for x, y in shown)
        ends = sorted(point for first, last, _ in runs for point in (first, last))
        assert all(
            abs(one[0] - other[0]) + abs(one[1] - other[1]) < 1e-6
            for one, other in zip(ends[::2], ends[1::2], strict=True)
        )
