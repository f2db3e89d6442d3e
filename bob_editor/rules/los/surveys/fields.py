"""The fields of many hexes, one after the other: told how far it has come, and stopped when asked.

Common fields, exposure, all pairs and comparisons are made of this. One field is held at a time, so memory stays
bounded on maps of any size.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Protocol

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from bob_editor.errors import Cancelled
from bob_editor.geometry.arrays import Shorts
from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView, Sight


class Progress(Protocol):
    """Told after each step of long work how many of how many are done."""

    def __call__(self, done: int, total: int, /) -> object:
        """Hear of it."""


def fields(
    sight: Sight,
    origins: Iterable[End],
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[FieldOfView]:
    """Look from each end in turn. ``cancelled`` is asked before each look, from the thread that takes the fields.

    :raises Cancelled: once ``cancelled`` says so.
    :raises UnknownPlace: where an end isn't on the map.
    """
    ends = tuple(origins)
    for done, end in enumerate(ends, start=1):
        if cancelled is not None and cancelled():
            raise Cancelled("Stopped: nothing was changed.")
        yield sight.field(end)
        if progress is not None:
            progress(done, len(ends))


def on_the_ground(
    grid: Grid, places: Iterable[int] | None = None, *, like: End | None = None
) -> tuple[End, ...]:
    """The ground of the hexes at these places of the board's order, or of every hex.

    It is the plain ground, unless ``like`` says in what position, and with what unit.
    """
    hexes = grid.hexes
    taken = range(len(hexes)) if places is None else places
    if like is None:
        return tuple(End(hexes[place]) for place in taken)
    return tuple(replace(like, hex=hexes[place]) for place in taken)


def ranges_from(grid: Grid, rows: range) -> Shorts:
    """The ranges in hexes from the hexes at these places to every hex."""
    axial = _axial(grid)
    dq, dr = (axial[rows.start : rows.stop, None, part] - axial[None, :, part] for part in range(2))
    away = np.maximum(np.maximum(np.abs(dq), np.abs(dr)), np.abs(dq + dr))
    return np.asarray(away, dtype=np.int16)


@lru_cache(maxsize=8)
def _axial(grid: Grid) -> npt.NDArray[np.int32]:
    """The hexes' coordinates. To gather them takes much longer than the ranges of a row."""
    return np.array(grid.hexes, dtype=np.int32)
