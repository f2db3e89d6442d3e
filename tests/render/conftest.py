"""Boards to paint, and pictures of them to look into."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board, Contour, Label
from bob_editor.render.board.painter import USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset

Paint = Callable[..., QImage]


@pytest.fixture(scope="session", autouse=True)
def gui() -> Iterator[QGuiApplication]:
    """Qt, without a screen."""
    return iter((ensure_gui(),))


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The ruleset of the boards here."""
    return ruleset("band-of-brothers-2.2")


@pytest.fixture(scope="session")
def style(rules: Ruleset) -> Style:
    """The light style, made once: it keeps textures."""
    return Style(rules)


@pytest.fixture(params=["flat-top", "pointy-top"])
def plain(request: pytest.FixtureRequest, rules: Ruleset) -> Board:
    """An empty board of either orientation, 9 by 8."""
    pointy = request.param == "pointy-top"
    return Board(Grid(9, 8, request.param, shift="right" if pointy else "down"), rules.id)


@pytest.fixture
def village(plain: Board) -> Board:
    """A board with something of everything."""
    grid = plain.grid

    def hexes(names: str) -> list[Hex]:
        return [grid.hex(name) for name in names.split()]

    board = edits.paint_level(plain, hexes("B2 B3 C2 C3 D3"), 1)
    board = edits.paint_level(board, hexes("C3"), 2)
    for terrain, names in (
        ("woods", "F2 F3 G2"), ("orchard", "F5 F6"), ("wheat", "B6 B7"), ("building_stone", "E4"),
        ("building_wood", "D5"), ("hut", "H3"), ("gully", "H6 H7"), ("swamp", "I2"), ("palm_trees", "I4"),
        ("river", "A1 A2"), ("ridge", "D7"), ("kunai_grass", "I6"), ("mystery", "A8"), ("stream", "H1"),
    ):  # fmt: skip
        board = edits.paint_terrain(board, hexes(names), [terrain])
    board = edits.paint_terrain(board, hexes("G6"), ["gully", "bridge"])
    board = edits.add_path(board, "road", hexes("E6 F5 G6 H5") if not grid.pointy else hexes("E6 F6 G6 H6"))
    for direction, terrain in enumerate(("hedgerow", "wall", "cliff", "escarpment", "small_terrain_feature")):
        board = edits.put_on_sides(board, [side_of(grid.hex("E3"), direction)], terrain)
    x, y = grid.frame.centre(grid.hex("C5"))
    ring = ((x - 1.4, y - 0.9), (x + 1.5, y - 0.8), (x + 1.6, y + 0.9), (x - 1.2, y + 1.1))
    board = edits.add_artwork(board, Artwork("woods", ring))
    board = edits.add_contour(board, Contour(1, tuple((px + 9, py) for px, py in ring)))
    return replace(board, labels=(Label("Mill", (x, y + 3)),))


@pytest.fixture
def paint(rules: Ruleset, style: Style) -> Paint:
    """Paint a board, or a region of it, at a scale."""

    def painted(
        board: Board,
        scale: float = 16.0,
        *,
        layers: frozenset[str] = USUAL_LAYERS,
        painter_of: BoardPainter | None = None,
        own_style: Style | None = None,
    ) -> QImage:
        board_painter = painter_of or BoardPainter(Ground(board, rules), own_style or style, layers)
        bounds = board_painter.bounds
        image = QImage(
            round(bounds.width() * scale) + 8,
            round(bounds.height() * scale) + 8,
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(QColor(0, 0, 0, 0))
        painter = QPainter(image)
        painter.translate(*origin(bounds, scale))
        painter.scale(scale, scale)
        board_painter.paint(painter, bounds, scale=scale)
        painter.end()
        return image

    return painted


def origin(bounds: QRectF, scale: float) -> tuple[int, int]:
    """Where the lattice's origin lies in a picture of ``paint``: whole pixels, with four to spare at the edge."""
    return 4 - round(bounds.left() * scale), 4 - round(bounds.top() * scale)


@pytest.fixture
def pixel_of() -> Callable[[QImage, QRectF, float, float, float], QColor]:
    """The colour of a picture of ``paint`` at a point in true proportions."""

    def look(image: QImage, bounds: QRectF, scale: float, x: float, y: float) -> QColor:
        left, top = origin(bounds, scale)
        return image.pixelColor(int(x * scale) + left, int(y * scale) + top)

    return look
