"""A picture of a line on a small board, as a game decides it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPixmap

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.thread import paint_thread
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.ui.dialogs.games.game_pictures import rounded

LAYERS = frozenset({"ground", "contours", "artwork", "paths", "sides", "grid", "levels"})

_MARGIN = 1.1
"""How much of the board is shown around both ends, in true proportions."""


def line_picture(scene: Scene, start: End, goal: End, answer: Answer, style: Style, size: QSize) -> QPixmap:
    """The part of the board about a line, with the line on it."""
    ground = Ground(scene.board, style.ruleset)
    painter = BoardPainter(ground, style, LAYERS, markers=scene.markers)
    place = Proportions(scene.board.grid.frame)
    ends = [place.dot(end.hex) for end in (start, goal)]
    shown = QRectF(
        min(x for x, _ in ends) - _MARGIN,
        min(y for _, y in ends) - _MARGIN,
        abs(ends[0][0] - ends[1][0]) + 2 * _MARGIN,
        abs(ends[0][1] - ends[1][1]) + 2 * _MARGIN,
    )
    scale = min(size.width() / shown.width(), size.height() / shown.height())
    thread = partial(
        paint_thread, scene=scene, answer=answer, start=start, goal=goal, style=style, ground=ground
    )
    return rounded(painter, shown.center(), scale, size, thread)
