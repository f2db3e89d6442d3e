"""From how many hexes each one is seen, as a picture: cover is dark, what lies open is bright."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import outline, write
from bob_editor.render.kit.map_shape import clip_to_map
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.ramp import RAMP, ink_on, steps_of, veil
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.view import Pace, view_of
from bob_editor.render.overlays.field import hexes_path, inside
from bob_editor.render.overlays.heat import paint_heat_legend
from bob_editor.render.pictures.export import export_picture
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene

_ALPHA = 0.72
_LEGEND_HIGH = 2.6
_NUMBER = 0.85
"""Height of a number's letters, in true proportions."""
_BESIDE = QPointF(0.1, 0.1)
"""What stays free between a number and the map's edge."""


def export_exposure(
    path: Path | str,
    scene: Scene,
    seen_from: Sequence[int],
    *,
    dpi: float = 150,
    theme: Theme | str = Theme.LIGHT,
    folder: Path | None = None,
) -> Path:
    """Write a map's picture with a colour and a number on each hex: ``seen_from`` counts, in board order.

    ``folder`` is where the board's file is.

    :raises BobEditorError: as ``export`` does.
    """
    ensure_gui()
    style = Style(scene.ruleset, theme, sheet=sheet_or_default(scene.board.style, folder)[0])
    grid = scene.board.grid
    painted = BoardPainter(Ground(scene.board, scene.ruleset), style, laid=scene.laid, folder=folder)
    place = Proportions(grid.frame)
    dots = np.array([place.dot(at) for at in grid.hexes], dtype=np.float64)
    counts = np.array(seen_from, dtype=np.int64)
    steps = steps_of(counts)
    area = painted.bounds
    legend = QRectF(area.left(), area.bottom(), area.width(), _LEGEND_HIGH)

    def paint(painter: QPainter, region: QRectF, scale: float, pace: Pace) -> None:
        painted.paint(painter, region, scale=scale, pace=pace)
        view = view_of(painter, area)
        painter.save()
        clip_to_map(painter, grid)
        for step, colour in enumerate(RAMP):
            chosen = dots[steps == step]
            if len(chosen):
                painter.fillPath(hexes_path(chosen, pointy=grid.pointy), veil(colour, _ALPHA))
        for (x, y), count, step in zip(dots.tolist(), counts.tolist(), steps.tolist(), strict=True):
            half = QPointF(outline(str(count))[1].width() * _NUMBER, _NUMBER) / 2 + _BESIDE
            write(painter, str(count), inside(QPointF(x, y), area, half), _NUMBER, ink_on(step), view)
        painter.restore()
        paint_heat_legend(painter, legend, int(counts.max(initial=0)), style)

    title = f"{scene.board.title}: from how many hexes each is seen"
    return export_picture(path, Picture.of(area.united(legend), paint, title, style.ink("halo")), dpi=dpi)
