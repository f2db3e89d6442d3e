"""What several ends see together: any of them, all of them, none; and from how many hexes each one is seen."""

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import CLEAR, HINDERED, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields, on_the_ground, ranges_from

Counts = npt.NDArray[np.int32]


class CommonField(Record, eq=False):
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
    return _counted(sight, ends, progress=progress, cancelled=cancelled)


def exposure(
    sight: Sight,
    origins: Iterable[End] | None = None,
    *,
    nearest: int = 1,
    farthest: int | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> CommonField:
    """Count for every hex from how many others it is seen: of all the map, or of these ends alone.

    Lines shorter than ``nearest`` or longer than ``farthest`` hexes are left out. Unlike in a common field, no hex
    counts as seen from itself.

    :raises Cancelled: once ``cancelled`` says so.
    :raises UnknownPlace: where an end isn't on the map.
    """
    ends = on_the_ground(sight.scene.board.grid) if origins is None else tuple(dict.fromkeys(origins))
    within = (max(1, nearest), farthest)
    return _counted(sight, ends, within=within, progress=progress, cancelled=cancelled)


def seen_along(sight: Sight, path: Iterable[Hex]) -> dict[Hex, tuple[Hex, ...]]:
    """Which hexes see the ground of each hex of a path, by that hex and in board order; none sees itself."""
    grid = sight.scene.board.grid
    wanted = dict.fromkeys(path)
    for at in wanted:
        if at not in grid.index:
            raise UnknownPlace(f"There is no hex {grid.label(at)} on this map.")
    seen: dict[Hex, list[Hex]] = {at: [] for at in wanted}
    for field in fields(sight, on_the_ground(grid)):
        for at, by in seen.items():
            if at != field.origin.hex and field.codes[grid.index[at]] <= HINDERED:
                by.append(field.origin.hex)
    return {at: tuple(by) for at, by in seen.items()}


def _counted(
    sight: Sight,
    ends: tuple[End, ...],
    *,
    within: tuple[int, int | None] | None = None,
    progress: Progress | None,
    cancelled: Callable[[], bool] | None,
) -> CommonField:
    """Count what is seen; where ranges are given, over lines of these lengths alone."""
    grid = sight.scene.board.grid
    clear = np.zeros(len(grid.hexes), dtype=np.int32)
    hindered = np.zeros(len(grid.hexes), dtype=np.int32)
    for field in fields(sight, ends, progress=progress, cancelled=cancelled):
        sees_clear, sees_hindered = field.codes == CLEAR, field.codes == HINDERED
        if within is not None:
            nearest, farthest = within
            own = grid.index[field.origin.hex]
            if (nearest, farthest) == (1, None):
                sees_clear[own] = sees_hindered[own] = False
            else:
                away = ranges_from(grid, range(own, own + 1))[0]
                counts = (away >= nearest) & (away <= (away.max() if farthest is None else farthest))
                sees_clear &= counts
                sees_hindered &= counts
        clear += sees_clear
        hindered += sees_hindered
    return CommonField(ends, grid.hexes, clear, hindered)
