"""What several ends see together: any of them, all of them, none; and from how many hexes each one is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import CLEAR, HINDERED, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields, on_the_ground

Counts = npt.NDArray[np.int32]
Bools = npt.NDArray[np.bool_]


@frozen(eq=False)
class CommonField:
    """How many of several ends see each hex, in board order: ``clear`` without hindrance, ``hindered`` with some."""

    origins: tuple[End, ...]
    hexes: tuple[Hex, ...]
    clear: Counts
    hindered: Counts

    @property
    def seen(self) -> Counts:
        """How many of the ends see each hex, hindered or not."""
        return self.clear + self.hindered

    @property
    def by_any(self) -> Bools:
        """Which hexes at least one of the ends sees."""
        return np.asarray(self.seen > 0)

    @property
    def by_all(self) -> Bools:
        """Which hexes every one of the ends sees; none where there are no ends."""
        return np.asarray((self.seen == len(self.origins)) & bool(self.origins))

    @property
    def by_none(self) -> Bools:
        """Which hexes none of the ends sees: dead ground."""
        return np.asarray(self.seen == 0)


def common_field(
    sight: Sight,
    origins: Iterable[End],
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> CommonField:
    """Look from several ends, such as those of a set-up area, and count by the hex that is looked at.

    An end that is given twice counts once; a hex that is an end sees itself.

    :raises Cancelled: once ``cancelled`` says so.
    :raises UnknownPlace: where an end isn't on the map.
    """
    ends = tuple(dict.fromkeys(origins))
    return _counted(sight, ends, themselves=True, progress=progress, cancelled=cancelled)


def exposure(
    sight: Sight,
    origins: Iterable[End] | None = None,
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> CommonField:
    """Count for every hex from how many others it is seen: of all the map, or of these ends alone.

    Unlike in a common field, no hex counts as seen from itself.

    :raises Cancelled: once ``cancelled`` says so.
    :raises UnknownPlace: where an end isn't on the map.
    """
    ends = on_the_ground(sight.scene.board.grid) if origins is None else tuple(dict.fromkeys(origins))
    return _counted(sight, ends, themselves=False, progress=progress, cancelled=cancelled)


def _counted(
    sight: Sight,
    ends: tuple[End, ...],
    *,
    themselves: bool,
    progress: Progress | None,
    cancelled: Callable[[], bool] | None,
) -> CommonField:
    grid = sight.scene.board.grid
    clear = np.zeros(len(grid.hexes), dtype=np.int32)
    hindered = np.zeros(len(grid.hexes), dtype=np.int32)
    for field in fields(sight, ends, progress=progress, cancelled=cancelled):
        sees_clear, sees_hindered = field.codes == CLEAR, field.codes == HINDERED
        if not themselves:
            own = grid.index[field.origin.hex]
            sees_clear[own] = sees_hindered[own] = False
        clear += sees_clear
        hindered += sees_hindered
    return CommonField(ends, grid.hexes, clear, hindered)
