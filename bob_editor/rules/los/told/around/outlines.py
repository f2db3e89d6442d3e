"""Outlines as arrays, a row for each union of some of those in a hex: many lines are tried against many at once."""

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.lattice import CORNERS, MILLI
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.passing import Passing
from bob_editor.rules.los.told.artwork import Artwork

BITS = 20
"""How far the number of a hex's outlines is shifted, for the bits of those that are united."""

_CORNERS = np.array(CORNERS, dtype=np.int64) * MILLI


class Outlines:
    """The unions asked for so far, by the number of a hex's outlines and the bits of some of them."""

    def __init__(self) -> None:
        self._artwork: list[Artwork] = []
        self._numbers: dict[int, int] = {}
        self._rows: dict[int, int] = {}
        self._firsts: Ints = np.full(64, -1, dtype=np.int64)
        self._hulls = HullTable.of({}, 64)
        self._sides: Ints = np.zeros(64, dtype=np.int64)
        self._corners: Ints = np.zeros(64, dtype=np.int64)

    def number(self, artwork: Artwork) -> int:
        """The number of a hex's outlines; those that hexes share have one."""
        found = self._numbers.get(id(artwork))
        if found is None:
            found = self._numbers[id(artwork)] = len(self._artwork)
            self._artwork.append(artwork)
            if found >= len(self._firsts):
                self._firsts = np.concatenate([self._firsts, np.full(len(self._firsts), -1)])
        return found

    def rows(self, artwork: Ints, bits: Ints) -> Ints:
        """The rows of some unions."""
        if (bits == 1).all():
            found = self._firsts.take(artwork)
            if found.min(initial=0) >= 0:
                return found
        unions, place = np.unique(artwork << BITS | bits, return_inverse=True)
        wanted = unions.tolist()
        self._make([one for one in wanted if one not in self._rows])
        found = np.array([self._rows[one] for one in wanted], dtype=np.int64)
        return np.asarray(found.take(place.reshape(-1)))

    def _make(self, unions: list[int]) -> None:
        if not unions:
            return
        first = len(self._rows)
        rungs: dict[int, tuple[Rung, ...]] = {}
        for row, union in enumerate(unions, start=first):
            self._rows[union] = row
            if union & (1 << BITS) - 1 == 1:
                self._firsts[union >> BITS] = row
            rungs[row] = (self._artwork[union >> BITS].rung(union & (1 << BITS) - 1),)
        room = len(self._sides)
        if first + len(unions) > room:
            more = max(room, len(unions))
            self._hulls = self._hulls.with_room(more)
            self._sides, self._corners = (
                np.concatenate([one, np.zeros(more, dtype=np.int64)]) for one in (self._sides, self._corners)
            )
        self._hulls = self._hulls.with_rungs(rungs, rungs)
        for row, (rung,) in rungs.items():
            self._sides[row] = sum(1 << way for way, runs in enumerate(rung.on_sides) if runs)
            here = {(x, y) for hull in rung.hulls for x, y, w in hull if w == 1}
            self._corners[row] = sum(
                1 << corner for corner, (x, y) in enumerate(CORNERS) if (x * MILLI, y * MILLI) in here
            )

    def crossed(self, row: Ints, passing: Passing) -> Bools:
        """Whether each line that crosses the hex has a connected part of its row on both sides."""
        owner, piece = expanded(self._hulls.start.take(row), self._hulls.count.take(row))
        met = self._hulls.hulls.straddled(piece, passing.take(owner))
        found = np.zeros(len(row), dtype=bool)
        found[owner[met]] = True
        return found

    def beside(self, row: Ints, direction: Ints) -> Bools:
        """Whether each row lies along a hexside of its hex."""
        return self._sides.take(row) >> direction & 1 > 0

    def in_corner(self, row: Ints, offset: Ints, du: Ints, dv: Ints) -> Bools:
        """Whether each row reaches into the one corner in which its line touches the hex."""
        aside = offset[:, None] + du[:, None] * _CORNERS[:, 1] - dv[:, None] * _CORNERS[:, 0]
        corner = (aside == 0).argmax(axis=1)
        return np.asarray(self._corners.take(row) >> corner & 1 > 0)
