"""What may be laid over the board as a field: something with a key, so that its picture is kept until it differs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import numpy as np
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bob_editor.geometry.arrays import Bytes, Shorts
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import view_of
from bob_editor.render.overlays import heat
from bob_editor.render.overlays.legend import LegendWords, named
from bob_editor.render.overlays.painting import LEGEND, paint_field, paint_legend, paint_origin
from bob_editor.rules.los.outcomes import outcomes
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView
from bob_editor.rules.los.surveys.common_field import CommonField
from bob_editor.words import mark, tr

Paint = Callable[[QPainter, Style], None]
PaintLegend = Callable[[QPainter, QRectF, Style], None]
Shown = Literal["each", "any", "all", "none"]
"""Which hexes of a common field are shown: each by how many see it, or those that any, all or none of them see."""

_NAMES = {
    CLEAR: mark("Clear"),
    HINDERED: mark("Hindered"),
    BLOCKED: mark("Blocked"),
    BLIND: mark("Blind hex"),
}
_COMMON_NAMES: dict[str, dict[int, str]] = {
    "each": {CLEAR: mark("Seen by all"), HINDERED: mark("Seen by so many"), BLOCKED: mark("Seen by none")},
    "any": {CLEAR: mark("Seen by any")},
    "all": {CLEAR: mark("Seen by all")},
    "none": {BLOCKED: mark("Seen by none")},
}
_NOTHING_SHOWN = 255
"""A code that no verdict has: the hex is left as it is."""


def legend_words() -> LegendWords:
    """The legend of what a hex sees, in the window's language."""
    return tr("LOS from {hex}"), [replace(entry, name=tr(_NAMES[entry.code])) for entry in LEGEND]


class FieldLayer(Record, eq=False):
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


def layer_of_codes(board: Board, codes: Bytes, numbers: Shorts, *, names: Mapping[int, str]) -> FieldLayer:
    """The layer of other things told as verdicts are: by the same colours, signs and numbers, under other names."""
    nowhere = End(Hex(10**6, 10**6))
    field = FieldOfView(nowhere, board.grid.hexes, codes, numbers)
    entries = [replace(entry, name=names[entry.code]) for entry in LEGEND if entry.code in names]

    def paint(painter: QPainter, style: Style) -> None:
        paint_field(painter, board, field, style)

    def legend(painter: QPainter, rect: QRectF, style: Style) -> None:
        paint_legend(painter, entries, rect, style)

    said = tuple(sorted(names.items()))
    return FieldLayer(("codes", codes.tobytes(), numbers.tobytes(), said), paint, said, legend)


def layer_of_common(board: Board, found: CommonField, shown: Shown, origins: tuple[Hex, ...]) -> FieldLayer:
    """The layer of what several hexes see together, with their places."""
    names = {code: tr(name) for code, name in _COMMON_NAMES[shown].items()}
    layer = layer_of_codes(board, _codes(found, shown), found.seen.astype(np.int16), names=names)

    def paint(painter: QPainter, style: Style) -> None:
        layer.paint(painter, style)
        place = Proportions(board.grid.frame)
        for at in origins:
            paint_origin(painter, place.centre(at), view_of(painter, QRectF()))

    return FieldLayer((layer.key, origins), paint, layer.legend_key, layer.legend)


def _codes(found: CommonField, shown: Shown) -> Bytes:
    codes = np.full(len(found.hexes), _NOTHING_SHOWN, dtype=np.uint8)
    if shown == "each":
        codes[:] = HINDERED
    if shown in ("each", "all"):
        codes[found.by_all] = CLEAR
    if shown in ("each", "none"):
        codes[found.by_none] = BLOCKED
    if shown == "any":
        codes[found.by_any] = CLEAR
    return codes


def layer_of_counts(board: Board, found: CommonField) -> FieldLayer:
    """The layer of from how many hexes each is seen."""
    counts = found.seen.astype(np.int64)
    most = int(counts.max(initial=0))

    def paint(painter: QPainter, _style: Style) -> None:
        heat.paint_heat(painter, board.grid, counts)

    def legend(painter: QPainter, rect: QRectF, style: Style) -> None:
        heat.paint_heat_legend(painter, rect, most, style, heading=tr("Seen from"))

    return FieldLayer(("heat", counts.tobytes()), paint, ("heat", most), legend)


def layer_of_places(board: Board, places: Sequence[int], title: str) -> FieldLayer:
    """The layer of hexes that are picked out, by their numbers on the board's grid."""
    codes = np.full(len(board.grid.hexes), _NOTHING_SHOWN, dtype=np.uint8)
    codes[list(places)] = BLOCKED
    return layer_of_codes(board, codes, np.zeros_like(codes, np.int16), names={BLOCKED: title})
