"""Outlines in hexes (``rays``) as arrays, to ask of many rays at once what they cross."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hull_tables import FEW
from bob_editor.rules.los.pieces.rays import Edge
from bob_editor.rules.los.threads.expanding import elements, expanded

EdgesThere = tuple[int, int, tuple[Edge, ...]]
"""A hex's number, a level, and the edges of its outline there."""


class OutlineTable(Record, eq=False):
    """The outlines in hexes by hex number and level: rows ``start`` to ``start + count``.

    ``exact`` says where there is one. ``edges`` has a row per edge: ``ax, ay, bx, by`` and whether it is on the rim.
    """

    start: Ints
    count: Ints
    exact: Bools
    edges: Ints

    @staticmethod
    def empty(size: int, highest: int) -> OutlineTable:
        """A table of no outline, for hex numbers below ``size`` and levels up to the ``highest``."""
        none = np.zeros((size, highest + 1), dtype=np.int64)
        return OutlineTable(none, none, none.astype(bool), np.zeros((0, 5), dtype=np.int64))

    def with_edges(self, renewed: Iterable[int], found: Iterable[EdgesThere]) -> OutlineTable:
        """The table with new rows for some hexes; their old rows stay behind unused until they are the most."""
        numbers = list(renewed)
        start, count, exact, edges = self.start.copy(), self.count.copy(), self.exact.copy(), self.edges
        exact[numbers], count[numbers] = False, 0
        if len(edges) > FEW + 2 * count.sum():
            edges = edges.take(elements(start.ravel(), count.ravel()), axis=0)
            start = (count.cumsum() - count.ravel()).reshape(count.shape)
        rows: list[Edge] = []
        for number, level, there in found:
            start[number, level], count[number, level] = len(edges) + len(rows), len(there)
            exact[number, level] = True
            rows.extend(there)
        added = np.array(rows, dtype=np.int64).reshape(-1, 5)
        return OutlineTable(start, count, exact, np.concatenate([edges, added]))

    def known(self, number: Ints, level: Ints) -> Bools:
        """Whether there is an outline of these levels in these hexes."""
        highest = self.exact.shape[1] - 1
        found: Bools = self.exact[number, np.minimum(level, highest)] & (level <= highest)
        return found

    def crossings(self, number: Ints, level: Ints, du: Ints, dv: Ints) -> tuple[Ints, Ints, Bools]:
        """For each ray from a hex's dot: edges crossed inside the hex, on its rim, and whether it meets a corner."""
        size = len(number)
        owner, row = expanded(self.start[number, level], self.count[number, level])
        ax, ay, bx, by, rim = self.edges.take(row, axis=0).T
        du, dv = du.take(owner), dv.take(owner)
        first, second = du * ay - dv * ax, du * by - dv * bx
        crossed = ((first < 0) & (second > 0)).nonzero()[0]
        found = np.bincount(owner.take(crossed) + size * rim.take(crossed), minlength=2 * size)
        corner = np.zeros(size, dtype=bool)
        ahead = (first == 0) & (du * ax + 3 * dv * ay > 0) | (second == 0) & (du * bx + 3 * dv * by > 0)
        corner[owner[ahead]] = True
        return found[:size], found[size:], corner
