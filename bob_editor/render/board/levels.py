"""Ground: the surface of each level, and the shadow that high ground throws on low."""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.areas import add_runs, grown_ring, paint_rim
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.patterns import faint, shaded
from bob_editor.render.kit.proportions import add_ring
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import SOFT_FROM, View
from bob_editor.render.scenic.relief import REACH, paint_relief
from bob_editor.render.scenic.tones import Tones

_RIM = 2.0
"""All ground farther than this from an uncut edge of the board belongs to some hex of it; at a cut one, all."""


def paint_ground(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The board's surface, level by level."""
    style = scenery.style
    toned = style.way("ground") == "toned"
    shaded_relief = style.way("relief") == "shaded"
    risen: list[QPainterPath] = []
    own = style.own_texture(style.look(scenery.ground.board.base.terrain))
    for path in _base(scenery, patches, view):
        if own is None:
            _fill(painter, scenery, path, style.level(0).fill, view)
        else:
            own.fill(painter, path, view)
        view.rest()
    below = scenery.joined(patches, "below", lambda path, at: _add_below(scenery, path, at))
    if not below.isEmpty():
        _fill(painter, scenery, below, style.level(-1).fill, view)
    around = view
    if shaded_relief:
        # The slope of a hill beside the region falls into it.
        around = replace(view, region=view.region.adjusted(-REACH, -REACH, REACH, REACH))
        patches = scenery.meeting(around.region)
    # Whatever a board says, the game's ground rises no farther.
    for level in (one for one in scenery.ground.contour_levels if one <= scenery.ground.ruleset.levels[1]):
        path = level_path(scenery, patches, level, around)
        if path.isEmpty():
            continue
        if not shaded_relief:
            _paint_slope(painter, scenery, patches, level, path, view)
        colour = style.level(level).fill
        if toned:
            painter.fillPath(path, faint(colour, style.sheet.number("level_tint", 1.0)))
        else:
            _fill(painter, scenery, path, colour, view, level)
        risen.append(path)
        view.rest()
    if shaded_relief and risen:
        colours = (style.ink("relief_shade"), style.ink("relief_light"))
        strength = style.sheet.number("relief", 1.0)
        paint_relief(painter, risen, view.region, view.scale, colours, strength, vector=view.vector)


def _fill(
    painter: QPainter, scenery: Scenery, path: QPainterPath, colour: QColor, view: View, level: int = 0
) -> None:
    if scenery.style.way("ground") == "inked":
        hatching = scenery.style.texture_of(f"ink_level_{min(level, 3)}", colour, scenery.style.ink("ink"))
        if hatching is None:
            painter.fillPath(path, colour)
        else:
            hatching.fill(painter, path, view)
        return
    if scenery.style.way("ground") == "toned" and not view.svg:
        # An SVG would number the brush otherwise each time; it has the marks of a meadow instead.
        painter.fillPath(path, colour)
        painter.fillPath(path, _tones(scenery.style).brush(view.scale))
        tufts = scenery.style.texture_of(
            "tufts", faint(colour, 0.0), shaded(colour, 0.3 if scenery.style.dark else -0.4)
        )
        if tufts is not None and view.scale >= 6:
            tufts.fill(painter, path, view)
        return
    texture = scenery.style.texture_of("meadow", colour, shaded(colour, 0.3 if scenery.style.dark else -0.4))
    if texture is None or view.scale < 6:
        painter.fillPath(path, colour)
    else:
        texture.fill(painter, path, view)


def _tones(style: Style) -> Tones:
    """The tones of open ground."""
    return style.keep("tones", lambda: Tones(style.palette("ground"), style.sheet.number("tones", 1.0)))


def _base(scenery: Scenery, patches: Sequence[Patch], view: View) -> list[QPainterPath]:
    """The board's hexes: those along its edge, and a rectangle for its inside, which may turn the other way.

    All of them on a joined map with places inside its bounds that belong to no board.
    """

    def add(path: QPainterPath, at: Hex) -> None:
        if not scenery.filled or any(other not in scenery.grid.index for other in at.neighbours()):
            path.addPolygon(scenery.place.polygon(at))
            path.closeSubpath()

    rim = scenery.joined(patches, "rim", add, fixed=True)
    if not scenery.filled:
        return [rim] if not rim.isEmpty() else []
    half = {edge for edge, kind in scenery.grid.edges if kind == "half"}
    left, top, right, bottom = (0.0 if edge in half else _RIM for edge in ("left", "top", "right", "bottom"))
    rect = QPainterPath()
    inner = scenery.bounds.adjusted(left, top, -right, -bottom)
    if inner.isValid():
        # No larger than what is asked for: a brush over a wide path costs time.
        rect.addRect(inner.intersected(view.region.adjusted(-1, -1, 1, 1)))
    return [path for path in (rim, rect) if not path.isEmpty()]


def hexes_path(scenery: Scenery, patches: Sequence[Patch]) -> QPainterPath:
    """All hexes of some patches."""

    def add(path: QPainterPath, at: Hex) -> None:
        path.addPolygon(scenery.place.polygon(at))
        path.closeSubpath()

    return scenery.joined(patches, "hexes", add, fixed=True)


def _add_below(scenery: Scenery, path: QPainterPath, at: Hex) -> None:
    """Add a hex that lies below level 0 without terrain that says so by its artwork."""
    ground = scenery.ground
    if ground.level(at) < 0 and not any(
        (row := ground.ruleset.terrains.get(terrain)) is not None and row.level is not None
        for terrain in ground.terrain(at)
    ):
        path.addPolygon(scenery.place.polygon(at))
        path.closeSubpath()


def level_path(scenery: Scenery, patches: Sequence[Patch], level: int, view: View) -> QPainterPath:
    """The ground of a level or higher, grown and drawn."""

    def add(path: QPainterPath, at: Hex) -> None:
        grown = scenery.grown_contour(at, level)
        if grown is not None:
            add_ring(path, grown_ring(scenery, at, grown))

    path = scenery.joined(scenery.rising(patches, level), ("level", level), add)
    for drawn in drawn_contours(scenery, level, view):
        path.addPath(drawn.path)
    return path


def crest_path(scenery: Scenery, patches: Sequence[Patch], level: int, view: View) -> QPainterPath:
    """The crest line of a level."""
    path = grown_crest(scenery, patches, level)
    for drawn in drawn_contours(scenery, level, view):
        path.addPath(drawn.path)
    return path


def grown_crest(scenery: Scenery, patches: Sequence[Patch], level: int) -> QPainterPath:
    """The grown parts of the crest line of a level."""

    def add(path: QPainterPath, at: Hex) -> None:
        grown = scenery.grown_contour(at, level)
        if grown is not None:
            add_runs(path, scenery, at, grown)

    return scenery.joined(scenery.rising(patches, level), ("crest", level), add)


def drawn_contours(scenery: Scenery, level: int, view: View) -> list[Drawn]:
    """The drawn bold contours of a level that may show."""
    return scenery.bold_contours(level, view.region)


def _paint_slope(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], level: int, path: QPainterPath, view: View
) -> None:
    """A soft slope below the crest, darker toward the south-east."""
    dark = scenery.style.ink("shadow")
    if view.scale < SOFT_FROM:
        painter.fillPath(path.translated(0.2, 0.25), faint(dark, 0.22))
        return
    drawn = drawn_contours(scenery, level, view)
    paint_rim(painter, grown_crest(scenery, patches, level), drawn, faint(dark, 0.13), 0.4, view)
    for shift, alpha in ((0.30, 0.08), (0.18, 0.12)):
        painter.fillPath(path.translated(shift * 0.8, shift), faint(dark, alpha))


def board_edge(painter: QPainter, outline: QPainterPath, colour: QColor) -> None:
    """The edge of a board that is cut."""
    pen = QPen(colour, 0.12)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
