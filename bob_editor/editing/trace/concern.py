"""Which traces a stroke for something else concerns: those that propose what looks as what lies under it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import numpy as np

from bob_editor.editing.trace.arrays import Flags, Whole
from bob_editor.editing.trace.colours import shares, spread
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.pointing import proposal_at
from bob_editor.editing.trace.proposals import Proposal, Stroke
from bob_editor.editing.trace.sheet import Sheet

_REACH = 1.0
"""Over how many bins of the colour cube what lies under a stroke spreads."""

_RARE = 1e-3
"""A colour that is rarer under a stroke is there by chance."""

_AROUND = 0.6
"""So far to the sides of its dots a proposal is looked at, in true proportions."""

_SOME = 0.1
"""A proposal of which no more has the colours of a stroke isn't like it."""

Key = TypeVar("Key")


def concerned(
    sheet: Sheet, strokes: Iterable[Stroke], others: Mapping[Key, Sequence[Proposal]]
) -> Iterator[Key]:
    """Those of other traces against whose proposals strokes speak: by their place, or by their colours.

    Strokes over what isn't meant speak of their own subject alone.
    """
    meant = [stroke for stroke in strokes if not stroke.unlike]
    where = under(sheet, meant) & sheet.seen
    alike = spread(shares(sheet.bins, where), _REACH) > _RARE
    points = [point for stroke in meant for point in stroke.points]
    for key, proposals in others.items():
        touched = any(proposal_at(sheet.grid.frame, proposals, point) for point in points)
        if touched or any(_shares_colours(alike[_seen_of(one, sheet)]) for one in proposals):
            yield key


def _shares_colours(alike: Flags) -> bool:
    return bool(alike.size) and float(alike.mean()) > _SOME


def _seen_of(one: Proposal, sheet: Sheet) -> Whole:
    """The bins of the colours around a proposal's dots, or where it holds none along its ring."""
    spots = [sheet.row_and_column(point) for point in (tuple(map(sheet.grid.centre, one.hexes)) or one.ring)]
    wide = max(1, round(_AROUND * sheet.scale))
    off = np.arange(-wide, wide + 1)
    down, right = (axis.ravel() for axis in np.meshgrid(off, off, indexing="ij"))
    middles = np.array(spots, dtype=np.intp).reshape(-1, 2)
    rows = (middles[:, :1] + down).clip(0, sheet.shape[0] - 1)
    columns = (middles[:, 1:] + right).clip(0, sheet.shape[1] - 1)
    seen = sheet.seen[rows, columns]
    return np.asarray(sheet.bins[rows, columns][seen], dtype=np.int32)
