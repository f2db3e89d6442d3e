"""Uneven light: a scan that is darker towards a corner has the ground's tint there darker, as a hill's is elsewhere.

Strokes over one tint in several places tell how light changes from one to the other.
"""

from collections.abc import Sequence

import numpy as np

from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet

_USUAL, _SHADES = 0.1, 0.03
"""How much light changes from one side of a scan to the other as a rule, and how much one tint has shades without it:
both as shares."""


def in_even_light(sheet: Sheet, strokes: Sequence[Stroke]) -> Sheet:
    """The sheet as if it were lit evenly, as far as strokes of one level differ by where they are.

    Few strokes, or strokes near each other, change little: shades of the ground are likelier then.
    """
    high, wide = sheet.shape
    rows: list[tuple[float, float, float]] = []
    for level in {stroke.level for stroke in strokes}:
        of_level = [_seen(sheet, stroke) for stroke in strokes if stroke.level == level]
        told = np.array([one for one in of_level if one is not None]).reshape(-1, 3)
        rows += [tuple(row) for row in (told - told.mean(axis=0) if len(told) else told).tolist()]
    if not rows:
        return sheet
    table = np.array(rows)
    places, logs = table[:, :2], table[:, 2]
    slope = np.linalg.solve(places.T @ places + (_SHADES / _USUAL) ** 2 * np.eye(2), places.T @ logs)
    down = (np.arange(high, dtype=np.float32) / high - 0.5) * np.float32(slope[0])
    right = (np.arange(wide, dtype=np.float32) / wide - 0.5) * np.float32(slope[1])
    return sheet.lit(np.exp(down[:, None] + right[None, :]))


def _seen(sheet: Sheet, stroke: Stroke) -> tuple[float, float, float] | None:
    """Where a stroke lies, as shares of the sheet's height and width, and the logarithm of how light it is there."""
    where = under(sheet, [stroke]) & sheet.seen
    if not where.any():
        return None
    rows, columns = np.nonzero(where)
    lightness = float(np.median(sheet.colours[where][:, 0]))
    return (
        float(rows.mean()) / sheet.shape[0],
        float(columns.mean()) / sheet.shape[1],
        float(np.log(max(lightness, 0.01))),
    )
