"""Hexes' names are read on any ground, in every style."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QColor, QImage

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.render.styles.shelf import shipped_names, shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

CONTRAST = 4.5
"""How many times as light as a name's letters what is right beside them is, or the other way round."""

GRID = Grid(4, 4)


def _light(colours: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The relative luminance of colours from 0 to 1."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ (0.2126, 0.7152, 0.0722))


def _pixels(image: QImage) -> npt.NDArray[np.float64]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.width(), 4)
    return rows[..., 2::-1] / 255


def _near(places: npt.NDArray[np.bool_], far: int) -> npt.NDArray[np.bool_]:
    steps = range(-far, far + 1)
    moved = [np.roll(places, (down, right), (0, 1)) for down in steps for right in steps]
    return np.asarray(np.any(moved, axis=0), dtype=bool)


@pytest.mark.parametrize("terrain", ["jungle", "palm", "water_barrier", "gully", "open_ground"])
@pytest.mark.parametrize("name", shipped_names())
def test_a_name_stands_out_from_what_is_beside_it(
    paint: Callable[..., QImage], name: str, terrain: str
) -> None:
    """In the style Clean it was dark on dark woods: its halo let them through."""
    rules = ruleset("combat-commander-pacific")
    style = Style(rules, sheet=shipped_sheet(name))
    board = paint_terrain(Board(GRID, rules.id), GRID.hexes, [terrain])
    layers = frozenset(("ground", "artwork", "numbers"))
    named = _pixels(paint(board, 24.0, painter_of=BoardPainter(Ground(board, rules), style, layers)))
    ink = QColor(style.ink("ink"))
    letters = np.abs(named - (ink.redF(), ink.greenF(), ink.blueF())).max(axis=-1) < 0.04
    # Two pixels away, where no letter's own edge is any more.
    beside = _near(letters, 2) & ~_near(letters, 1)
    assert beside.sum() > 200
    own, other = (float(_light(named[where]).mean()) for where in (letters, beside))
    assert (max(own, other) + 0.05) / (min(own, other) + 0.05) > CONTRAST
