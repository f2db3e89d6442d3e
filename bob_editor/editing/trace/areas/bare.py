"""Bare ground: no area, but what looks unlike it and that no trace claims is something that wasn't picked."""

from collections.abc import Sequence

import numpy as np

from bob_editor.editing.trace.colours import shares, spread
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.unsure import UNLIKE_GROUND, in_order

_REACH = 1.5
"""Over how many bins of the colour cube the ground that was picked spreads: it has its shades elsewhere."""

_RARE = 2e-4
"""A colour that the ground has more seldom isn't the ground's."""

_AROUND, _MOSTLY = 0.7, 0.6
"""How far around a dot is looked at, in true proportions, and how much of that is no ground where something lies."""


def trace_bare(sheet: Sheet, strokes: Sequence[Stroke]) -> Traced:
    """The hexes around whose dots colours are none of the ground that was picked."""
    where = under(sheet, [stroke for stroke in strokes if not stroke.unlike]) & sheet.seen
    if not where.any():
        return Traced()
    ground = spread(shares(sheet.bins, where), _REACH) > _RARE
    far = max(1, round(_AROUND * sheet.scale))
    y, x = np.ogrid[-far : far + 1, -far : far + 1]
    disc = x * x + y * y <= far * far
    found = []
    for at in sheet.grid.hexes:
        row, column = sheet.row_and_column(sheet.grid.centre(at))
        square = np.s_[max(0, row - far) : row + far + 1, max(0, column - far) : column + far + 1]
        bins, seen = sheet.bins[square], sheet.seen[square]
        if seen.shape == disc.shape and (seen & disc).any():
            other = 1 - float(ground[bins[seen & disc]].mean())
            if other > _MOSTLY:
                found.append(Unsure((at,), UNLIKE_GROUND, 0.7 * other))
    return Traced((), in_order(found))
