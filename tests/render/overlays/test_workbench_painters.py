"""What the LOS workbench paints: heat map, what opens and closes, a cause's artwork, the side view."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_level, paint_terrain
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.ramp import RAMP
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.overlays.cause import artwork_path, paint_cause
from bob_editor.render.overlays.changes import paint_gained_and_lost
from bob_editor.render.overlays.heat import paint_heat, paint_heat_legend
from bob_editor.render.overlays.side_view import SideView, paint_side_view
from bob_editor.rules.game import Game
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.surveys.along import segments
from bob_editor.rules.los.surveys.side_view import profile

SCALE = 12.0


def painted(board: Board, paint: Callable[[QPainter], object], scale: float = SCALE) -> QImage:
    """A white picture of the board's size with something painted on it in true proportions."""
    place = Proportions(board.grid.frame)
    left, top, right, bottom = board.grid.bounds
    area = QRectF(place.point((left, top)), place.point((right, bottom)))
    image = QImage(
        round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        painter.translate(-area.topLeft())
        paint(painter)
    return image


def colour_in(board: Board, image: QImage, label: str, scale: float = SCALE) -> str:
    """The colour a little beside a hex's dot."""
    place = Proportions(board.grid.frame)
    left, top, _, _ = board.grid.bounds
    corner = place.point((left, top))
    x, y = place.dot(board.grid.hex(label))
    return image.pixelColor(round((x - corner.x() - 1.2) * scale), round((y - corner.y()) * scale)).name()


@pytest.mark.parametrize("scale", [SCALE, 3.0])
def test_the_heat_map_is_brighter_where_more_see(plain: Board, scale: float) -> None:
    """Each hex has the colour of its step, with its number and, small, without."""
    grid = plain.grid
    counts = np.zeros(len(grid.hexes), dtype=np.int64)
    counts[grid.index[grid.hex("C3")]] = 60
    counts[grid.index[grid.hex("E5")]] = 30
    image = painted(plain, lambda painter: paint_heat(painter, grid, counts), scale)
    seen = [colour_in(plain, image, label, scale) for label in ("C3", "E5", "G4")]
    light = [sum(int(one[at : at + 2], 16) for at in (1, 3, 5)) for one in seen]
    assert light[0] > light[1] > light[2]


def test_numbers_of_half_hexes_are_whole(rules: Game) -> None:
    """Of 28 an edge through the dot left an 8."""
    edges: tuple[tuple[Any, Any], ...] = tuple((edge, "half") for edge in ("left", "right", "top", "bottom"))
    grid = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=edges)
    counts = np.full(len(grid.hexes), 28)
    image = painted(Board(grid, rules.id), lambda painter: paint_heat(painter, grid, counts))
    most, high = image.width() - 1, range(image.height())
    edges_light = [[[image.pixelColor(x, y).lightness() for y in high] for x in part]
                   for part in (range(20), range(most - 19, most + 1))]  # fmt: skip
    first, last = (np.array(part) for part in edges_light)
    dark = (int(first.max()) + int(first.min())) / 2
    assert (first < dark).sum() == pytest.approx((last < dark).sum(), rel=0.1)


def test_many_small_hexes_are_painted_by_pixels(rules: Game) -> None:
    """A large map gives the same colours as a small one."""
    board = Board(Grid(60, 40), rules.id)
    counts = np.zeros(len(board.grid.hexes), dtype=np.int64)
    counts[board.grid.index[board.grid.hex("C3")]] = 60
    image = painted(board, lambda painter: paint_heat(painter, board.grid, counts), 4.0)
    assert colour_in(board, image, "C3", 4.0) != colour_in(board, image, "G9", 4.0)


def test_the_heat_legend_names_the_counts(style: Style) -> None:
    """It fills its rectangle with swatches from dark to bright."""
    image = QImage(400, 34, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        paint_heat_legend(painter, QRectF(0, 0, 400, 34), 115, style)
    row = {image.pixelColor(x, 17).name() for x in range(400)}
    assert {"#00204d", "#ffea46"} <= row


@pytest.mark.parametrize("most", [5, 141, 12_000])
def test_the_heat_legend_keeps_within_its_rectangle(style: Style, most: int) -> None:
    """Counts of many figures run neither over its right end nor into the next swatch."""
    image = QImage(440, 34, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        paint_heat_legend(painter, QRectF(0, 0, 400, 34), most, style)
    white = QColor(Qt.GlobalColor.white).name()
    inked = [any(image.pixelColor(x, y).name() != white for y in range(34)) for x in range(440)]
    assert not any(inked[400:])
    brightest = max(x for x in range(400) if image.pixelColor(x, 17).name() == RAMP[-1])
    swatch = min(x for x in range(brightest - 20, 400) if image.pixelColor(x, 17).name() == RAMP[-1])
    assert not any(inked[swatch - 4 : swatch - 1])


def test_what_opens_and_closes_has_signs_of_its_own(plain: Board) -> None:
    """Plus and minus differ in shape and in colour, and nothing is painted for nothing."""
    grid = plain.grid
    blank = painted(plain, lambda _painter: None)
    gained = painted(plain, lambda painter: paint_gained_and_lost(painter, grid, gained=[grid.hex("D4")]))
    lost = painted(plain, lambda painter: paint_gained_and_lost(painter, grid, lost=[grid.hex("D4")]))
    small = painted(plain, lambda painter: paint_gained_and_lost(painter, grid, eased=[grid.hex("D4")]))
    assert len({bytes(one.constBits()) for one in (blank, gained, lost, small)}) == 4
    assert painted(plain, lambda painter: paint_gained_and_lost(painter, grid)) == blank
    every = painted(plain, lambda painter: paint_gained_and_lost(painter, grid, gained=grid.hexes))
    spots = [grid.frame.true(grid.centre(grid.hex(name))) for name in ("D4", "F3")]
    assert len({every.pixelColor(*(round(one * SCALE) for one in spot)).name() for spot in spots}) == 1


@pytest.mark.usefixtures("qapp")
def test_signs_reach_the_edge_of_a_widget_wherever_it_lies_in_its_window(plain: Board) -> None:
    """Beside a panel, as wide a strip of the map as that had none."""

    class Shown(QWidget):
        def paintEvent(self, _event: object) -> None:
            with QPainter(self) as painter:
                painter.scale(SCALE, SCALE)
                paint_gained_and_lost(painter, plain.grid, lost=plain.grid.hexes)

    window = QWidget()
    window.resize(500, 400)
    shown, pictures = Shown(window), []
    for corner in (0, 0), (250, 150):
        shown.setGeometry(*corner, 250, 250)
        pictures.append(window.grab().toImage().copy(shown.geometry()))
    assert pictures[0] == pictures[1]


def test_a_cause_lights_up_its_artwork(plain: Board, rules: Game) -> None:
    """A wood's outline is smaller than its hex; without artwork the hex is lit, a hexside as a line, no place not."""
    grid = plain.grid
    at = grid.hex("D4")
    board = paint_terrain(plain, (at,), ("woods",))
    ground, place = Ground(board, rules), Proportions(grid.frame)
    wood = artwork_path(ground, place, at, "woods").boundingRect()
    whole = artwork_path(ground, place, at, "").boundingRect()
    assert wood.width() < whole.width()
    blank = painted(board, lambda _painter: None)
    for label, shows in (("D4", True), (grid.side_label(_side(board)), True), ("", False)):
        reason = Reason("obstacle", "14.0", "In the way.", at=label, terrain="woods")
        image = painted(board, lambda painter, reason=reason: paint_cause(painter, ground, reason))
        assert (image != blank) is shows, label


def _side(board: Board) -> Side:
    return sides_of(board.grid.hex("E5"))[0]


@pytest.mark.parametrize("theme", list(Theme))
def test_the_side_view_shows_ground_obstacles_and_shadow(rules: Game, theme: Theme) -> None:
    """A hill, a wood behind it and the shadow: each changes the picture, and the levels are drawn in order."""
    grid = Grid(10, 8)
    plain = Board(grid, rules.id)
    hill = paint_level(plain, (grid.hex("B4"),), 2)
    wood = paint_terrain(hill, (grid.hex("D4"),), ("woods",))
    pictures = []
    for board in (plain, hill, wood):
        assert rules.sight is not None
        sight = rules.sight(Scene(board, rules))
        ends = End(grid.hex("B4")), End(grid.hex("F4"))
        answer = sight.trace(*ends)
        view = SideView(profile(sight, *ends, answer=answer), QRectF(0, 0, 600, 180))
        assert view.y(2) < view.y(1) < view.y(0)
        assert view.x(0) < view.x(0.5) < view.x(1)
        assert view.column_at(view.x(0)) is not None
        image = QImage(600, 180, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            paint_side_view(
                painter, view, segments(grid, answer, ends[0].hex, ends[1].hex), Style(rules, theme)
            )
        pictures.append(bytes(image.constBits()))
    assert len(set(pictures)) == 3
