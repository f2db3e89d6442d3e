"""Hexes as plain areas, in the colours of what lies on them: what stands on the ground takes longer to paint."""

from collections.abc import Iterable

from PySide6.QtGui import QPainter

from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import hexagon
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground

_SURFACE = 0.82
"""How opaque terrain is; below it the ground of its level shows."""


def paint_sketch(painter: QPainter, ground: Ground, hexes: Iterable[Hex], style: Style) -> None:
    """Paint hexes on a painter in true proportions."""
    place = Proportions(ground.board.grid.frame)
    for at in hexes:
        area = hexagon(place.polygon(at))
        painter.fillPath(area, style.level(ground.painted_level(at)).fill)
        for terrain in ground.board.content(at).terrain_ids[-1:]:
            painter.fillPath(area, faint(style.look(terrain).fill, _SURFACE))
