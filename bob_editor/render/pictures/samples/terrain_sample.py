"""A terrain by itself: a few hexes that show it, and the small picture of them that charts have."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Base, Board, Feature, HexContent, Path
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.image_file import picture_file
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset, Terrain

LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides"})


def terrain_sample(terrain: Terrain, ruleset: Ruleset) -> tuple[Board, QRectF]:
    """A few hexes that show the terrain, and which part of them to show, in true proportions."""
    grid = Grid(5, 5, "pointy-top", shift="right") if ruleset.pointy else Grid(5, 5)
    base = Base(ruleset.base_terrain)
    middle = grid.hex("C3")
    frame = grid.frame
    x, y = frame.true(frame.centre(middle))
    window = QRectF(x - 2, y - 1.5, 4, 3)
    if "sides" in terrain.places:
        side = side_of(middle, 0)
        here, there = (frame.true(frame.centre(at)) for at in side.hexes)
        window.moveCenter(QPointF((here[0] + there[0]) / 2, (here[1] + there[1]) / 2))
        labels = tuple(grid.label(at) for at in side.hexes)
        feature = Feature(terrain.id, within=labels[:1] if terrain.id == "small_terrain_feature" else ())
        return Board(grid, ruleset.id, base=base, sides={side: (feature,)}), window
    if "paths" in terrain.places:
        through = (middle.neighbour(5), middle, middle.neighbour(2))
        return Board(grid, ruleset.id, base=base, paths=(Path(terrain.id, through),)), window
    if "hexes" in terrain.places:
        contents = {at: HexContent((Feature(terrain.id),)) for at in (middle, *middle.neighbours())}
        if terrain.inset > 0.15:
            # What stands apart is known by its outline.
            contents = {middle: HexContent((Feature(terrain.id),))}
        return Board(grid, ruleset.id, base=base, hexes=contents), window
    corners = [
        frame.from_true((x + dx, y + dy)) for dx, dy in ((-1.4, -0.7), (0.9, -1), (1.5, 0.6), (-0.8, 1))
    ]
    return Board(grid, ruleset.id, base=base, artwork=(Artwork(terrain.id, tuple(corners)),)), window


def sample_picture(terrain: Terrain, ruleset: Ruleset, style: Style, wide: int) -> bytes:
    """The terrain as a picture so many dots wide, three quarters as high."""
    ensure_gui()
    board, window = terrain_sample(terrain, ruleset)
    image = QImage(QSize(wide, wide * 3 // 4), QImage.Format.Format_RGB32)
    scale = wide / window.width()
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-window.topLeft())
        BoardPainter(Ground(board, ruleset), style, LAYERS).paint(painter, window, scale=scale)
    return picture_file(image, b"jpeg")
