"""Bridges that are drawn as areas: planks across the way that leads over them."""

import math
from functools import partial

from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.render.board.areas import drawn_of
from bob_editor.render.board.cover.crops import lie_of, rows
from bob_editor.render.board.scenery import Drawn, Scenery
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.strokes import FLAT, area_of, pen_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View


def paint_planks(painter: QPainter, scenery: Scenery, terrain: str, look: Look, view: View) -> None:
    """The planks of bridges that are drawn as areas, across the way that their long side leads."""
    for drawn in drawn_of(scenery, terrain, view):
        for planks in scenery.keep("planks", drawn.source, partial(_planks, scenery, drawn)):
            painter.strokePath(planks, pen_of(faint(look.line, 0.5), 0.05, cap=FLAT))


def _planks(scenery: Scenery, drawn: Drawn) -> tuple[QPainterPath, QPainterPath]:
    area = area_of(drawn.path)
    if area.is_empty:
        return QPainterPath(), QPainterPath()
    return rows(area, scenery.on_board(area.bounds), lie_of(area) + math.pi / 2)
