"""Small pictures of games: the terrain of each as its boards show it, in a few hexes."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPainterPath, QPixmap

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_between
from bob_editor.model.board import Base, Board, Feature, HexContent, Path
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset

SIZE = QSize(132, 84)
"""Width and height of a picture, in pixels."""

LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid"})

_RATIO = 2
RIM = 3.2
"""How much narrower than the board its picture is, in true proportions."""

_COLUMNS, _ROWS = 7, 5

EDGES = (("F4", "F3"), ("F4", "G4"), ("E4", "F3"), ("B3", "C4"), ("B3", "B4"), ("A4", "B3"))
"""Hexes between which hexsides are shown."""


def specimen(ruleset: Ruleset) -> Board:
    """A few hexes with each kind of terrain in turn, a hill where the game has heights, a road and some hexsides."""
    pointy = ruleset.pointy
    grid = Grid(_COLUMNS, _ROWS, "pointy-top", shift="right") if pointy else Grid(_COLUMNS, _ROWS)
    base = ruleset.base_terrain
    standing = [one.id for one in ruleset.terrains.values() if "hexes" in one.places and one.id != base]
    board = Board(grid, ruleset.id, base=Base(base))
    spots = ("B2", "C2", "E2", "F3", "E4", "C4", "B4", "D3", "F2")
    hexes = {grid.hex(at): HexContent((Feature(name),)) for at, name in zip(spots, standing, strict=False)}
    if ruleset.levels[1] > 0:
        for at in ("D3", "D2", "D4"):
            there = grid.hex(at)
            hexes[there] = replace(hexes.get(there, HexContent()), level=1)
    ways = [one.id for one in ruleset.terrains.values() if "paths" in one.places]
    edges = [one.id for one in ruleset.terrains.values() if "sides" in one.places]
    paths = (Path(ways[0], tuple(map(grid.hex, ("A4", "B4", "C5", "D4", "E5", "F4", "G4")))),) if ways else ()
    sides = {}
    for number, place in enumerate(EDGES if edges else ()):
        side = side_between(*map(grid.hex, place))
        if side is not None:
            sides[side] = (Feature(edges[number % len(edges)]),)
    return replace(board, hexes=hexes, paths=paths, sides=sides)


def picture_of(board: Board, style: Style, size: QSize = SIZE, *, whole: bool = False) -> QPixmap:
    """A board that fills a picture, or all of it where the ``whole`` board counts."""
    return QPixmap.fromImage(_image_of(board, style, size, whole=whole))


def _image_of(
    board: Board, style: Style, size: QSize, *, whole: bool = False, pace: Pace = unhurried
) -> QImage:
    painter = BoardPainter(Ground(board, style.ruleset), style, LAYERS)
    bounds = painter.bounds
    # Without the rim of the board, where there is nothing.
    fits = min if whole else max
    scale = fits(size.width() / (bounds.width() - RIM), size.height() / (bounds.height() - RIM))
    return _rounded(painter, bounds.center(), scale, size, pace=pace)


def rounded(
    painter: BoardPainter, middle: QPointF, scale: float, size: QSize, over: Callable[[QPainter], object]
) -> QPixmap:
    """A picture with rounded corners of what lies about a point of a board; ``over`` paints on top of it."""
    return QPixmap.fromImage(_rounded(painter, middle, scale, size, over))


def _rounded(
    painter: BoardPainter,
    middle: QPointF,
    scale: float,
    size: QSize,
    over: Callable[[QPainter], object] = lambda _paint: None,
    *,
    pace: Pace = unhurried,
) -> QImage:
    image = QImage(size * _RATIO, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_RATIO)
    image.fill(Qt.GlobalColor.transparent)
    window = QRectF(0, 0, size.width() / scale, size.height() / scale)
    window.moveCenter(middle)
    with QPainter(image) as paint:
        paint.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(0, 0, size.width(), size.height()), 5, 5)
        paint.setClipPath(outline)
        paint.scale(scale, scale)
        paint.translate(-window.topLeft())
        painter.paint(paint, window, scale=scale * _RATIO, pace=pace)
        over(paint)
    return image


def game_picture(ruleset: Ruleset, pace: Pace) -> QImage:
    """A game as its boards look, on any thread. What ``pace`` raises ends it."""
    return _image_of(specimen(ruleset), Style(ruleset, "light"), SIZE, pace=pace)


def no_picture(size: QSize = SIZE) -> QIcon:
    """What keeps the place of a picture that is painted in a moment."""
    blank = QPixmap(size)
    blank.fill(Qt.GlobalColor.transparent)
    return QIcon(blank)
