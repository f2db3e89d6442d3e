"""What may be laid over the board as a field: something with a key, so that its picture is kept until it differs."""

from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt
from attrs import evolve, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.legend import LegendWords, named
from bob_editor.render.overlays.painting import LEGEND, paint_field, paint_legend
from bob_editor.rules.los.outcomes import outcomes
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView
from bob_editor.words import mark, tr

Paint = Callable[[QPainter, Style], None]
PaintLegend = Callable[[QPainter, QRectF, Style], None]


_NAMES = {
    CLEAR: mark("Clear"),
    HINDERED: mark("Hindered"),
    BLOCKED: mark("Blocked"),
    BLIND: mark("Blind hex"),
}


def legend_words() -> LegendWords:
    """The legend of what a hex sees, in the window's language."""
    return tr("LOS from {hex}"), [evolve(entry, name=tr(_NAMES[entry.code])) for entry in LEGEND]


@frozen(eq=False)
class FieldLayer:
    """``key`` is equal where the picture is, ``legend_key`` where the legend is.

    ``paint`` paints on a painter in true proportions, ``legend`` in a rectangle of the painter's own units. Where
    ``field`` is told, two layers differ in no other hexes than their fields do.
    """

    key: object
    paint: Paint
    legend_key: object
    legend: PaintLegend
    field: FieldOfView | None = None


def layer_of_field(scene: Scene, field: FieldOfView) -> FieldLayer:
    """The layer of what one hex sees; its legend names what there can be by the scene's rules."""
    codes = outcomes(scene)

    def paint(painter: QPainter, style: Style) -> None:
        paint_field(painter, scene.board, field, style)

    def legend(painter: QPainter, rect: QRectF, style: Style) -> None:
        paint_legend(painter, named(legend_words()[1], codes), rect, style)

    # By what it says, not by which it is: most edits leave the field as it was.
    key = ("field", field.codes.tobytes(), field.hindrance.tobytes(), field.origin)
    return FieldLayer(key, paint, ("los", codes), legend, field)


def layer_of_codes(
    board: Board, codes: npt.NDArray[np.uint8], numbers: npt.NDArray[np.int16], *, names: Mapping[int, str]
) -> FieldLayer:
    """The layer of other things told as verdicts are: by the same colours, signs and numbers, under other names."""
    nowhere = End(Hex(10**6, 10**6))
    field = FieldOfView(nowhere, board.grid.hexes, codes, numbers)
    entries = [evolve(entry, name=names[entry.code]) for entry in LEGEND if entry.code in names]

    def paint(painter: QPainter, style: Style) -> None:
        paint_field(painter, board, field, style)

    def legend(painter: QPainter, rect: QRectF, style: Style) -> None:
        paint_legend(painter, entries, rect, style)

    said = tuple(sorted(names.items()))
    return FieldLayer(("codes", codes.tobytes(), numbers.tobytes(), said), paint, said, legend)
