"""How tangled an outline is: how often its edges cross, and how many of them run near each other.

All that is worked out of an outline takes time by these two and by its points. They are counted only as far as a bound,
so that counting is cheap however wild the outline is.
"""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
import shapely

from bob_editor.geometry.arrays import Bools
from bob_editor.geometry.lattice import Point

_BATCH = 1_000_000
"""About how many pairs of edges are looked at in one go, to bound memory."""

Places = npt.NDArray[np.int64]


class Edges:
    """The edges of a ring and its holes."""

    def __init__(self, rings: Sequence[Sequence[Point]]) -> None:
        points = [np.array(ring, dtype=float).reshape(-1, 2) for ring in rings if len(ring)]
        starts = np.concatenate([np.zeros((0, 2)), *points])
        ends = np.concatenate([np.zeros((0, 2)), *(np.roll(ring, -1, axis=0) for ring in points)])
        # An edge from a point to the same one is none.
        there = np.any(starts != ends, axis=1)
        self.starts, self.ends = starts[there], ends[there]

    def near_pairs(self, most: int) -> int:
        """How many pairs of edges have boxes that meet, those not counted that share a point; ``most`` + 1 if more."""
        found = 0
        for first, second in self._pairs():
            found += int(np.count_nonzero(~self._adjoin(first, second)))
            if found > most:
                return most + 1
        return found

    def crossings(self, most: int) -> int:
        """How many pairs of edges meet that share no point; ``most`` + 1 if there are more."""
        lines = np.asarray(shapely.linestrings(np.stack([self.starts, self.ends], axis=1)))
        found = 0
        for first, second in self._pairs():
            apart = ~self._adjoin(first, second)
            found += int(np.count_nonzero(shapely.intersects(lines[first[apart]], lines[second[apart]])))
            if found > most:
                return most + 1
        return found

    def _adjoin(self, first: Places, second: Places) -> Bools:
        """Whether edges share a point, as those do that follow each other."""
        shared: Bools = np.zeros(len(first), dtype=bool)
        for one in (self.starts, self.ends):
            for other in (self.starts, self.ends):
                shared |= np.all(one[first] == other[second], axis=1)
        return shared

    def _pairs(self) -> Iterator[tuple[Places, Places]]:
        """The pairs of edges whose boxes meet, each once, in batches."""
        low, high = np.minimum(self.starts, self.ends), np.maximum(self.starts, self.ends)
        boxes = shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1])
        tree = shapely.STRtree(boxes)
        done, size = 0, max(1, _BATCH // max(1, len(boxes)))
        while done < len(boxes):
            first, second = tree.query(boxes[done : done + size])
            first = first + done
            once = first < second
            yield first[once], second[once]
            done += size
            # What this batch gave says how many the next may have.
            size = min(2 * size, max(1, size * _BATCH // max(1, len(first))))


def nested(rings: Sequence[Sequence[Point]], most: int) -> int:
    """How many pairs of rings there are of which one's box lies in the other's; ``most`` + 1 if there are more."""
    boxes = [
        shapely.box(*points.min(axis=0), *points.max(axis=0))
        for points in (np.array(ring, dtype=float).reshape(-1, 2) for ring in rings if len(ring))
    ]
    tree = shapely.STRtree(boxes)
    found = 0
    for box in boxes:
        found += len(tree.query(box, predicate="covers")) - 1
        if found > most:
            return most + 1
    return found
