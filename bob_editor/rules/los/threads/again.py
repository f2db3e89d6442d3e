"""Looking again after an edit: only along the threads that pass near what it touched."""

import numpy as np
from msgspec.structs import replace

from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.cells import Cells

REACH = 6.0
"""How far from the dots of touched hexes threads are looked along again, in circumradii: some three hexes.

Half a hex would do for what a hex itself puts in a thread's way; the rest is for what hangs on neighbours.
"""


class Former(Record, eq=False):
    """A field from before some edits, and the numbers of the hexes that they touched."""

    field: FieldOfView
    touched: frozenset[int]

    def among(self, cells: Cells, start: Hex) -> Bools:
        """The goals, in board order, the threads to which may be others now: those that pass near touched hexes.

        Too many where in doubt, so that rounding decides nothing: the touched hexes' bounding circle counts whole.
        """
        touched = np.fromiter(self.touched, dtype=np.int64, count=len(self.touched))
        if not len(touched):
            return np.zeros(len(cells.numbers), dtype=bool)
        # A step of the long coordinate is half a circumradius, one of the short coordinate half a hex's height.
        x, y = cells.u[touched] / 2, cells.v[touched] * (np.sqrt(3) / 2)
        left, right, top, bottom = x.min(), x.max(), y.min(), y.max()
        radius = np.hypot(right - left, bottom - top) / 2 + REACH
        origin = cells.number(start)
        home = cells.u[origin] / 2, cells.v[origin] * (np.sqrt(3) / 2)
        along, aside = (left + right) / 2 - home[0], (top + bottom) / 2 - home[1]
        goal_x = cells.u[cells.numbers] / 2 - home[0]
        goal_y = cells.v[cells.numbers] * (np.sqrt(3) / 2) - home[1]
        nearest = (goal_x * along + goal_y * aside) / np.maximum(goal_x**2 + goal_y**2, 1)
        np.clip(nearest, 0, 1, out=nearest)
        apart = (goal_x * nearest - along) ** 2 + (goal_y * nearest - aside) ** 2
        return np.asarray(apart <= radius**2)

    def with_news(self, news: FieldOfView, among: Bools) -> FieldOfView:
        """The field with what was looked at again."""
        return replace(
            news,
            codes=np.where(among, news.codes, self.field.codes),
            hindrance=np.where(among, news.hindrance, self.field.hindrance),
        )
