"""What holds for a game's settings whatever lies on its board: kinds, and tables of how far each hides."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Bools, Bytes, Ints, Shorts
from bob_editor.rules.los.told.around.hindering import Values
from bob_editor.rules.los.told.around.kinds import Kinds
from bob_editor.rules.los.told.around.outlines import Outlines
from bob_editor.rules.los.told.around.reach import Reach, Terms, judged_by_height
from bob_editor.rules.los.told.around.side_reach import WAYS, judged_side
from bob_editor.rules.los.told.reading import MapReading

MOST_STACKS = 200
"""So many tables put together are kept: a few for each level of a start."""


class Stack(NamedTuple):
    """The tables of several ``Reach`` one after the other: of hexes on some terms, then of hexsides met in each way.

    On each terms there are so many ``kinds``; those of a way begin at ``first`` of it. By kind there are ``code``, and
    ``start`` and ``total`` of its parts, by kind and distance ``outright`` and ``at_all``; the others are by part, as
    in ``kinds.PartTables``, the last two by part and distance.
    """

    kinds: int
    first: Ints
    code: Bytes
    outright: Shorts
    at_all: Shorts
    start: Ints
    total: Ints
    thing: Ints
    bit: Ints
    blocks: Bools
    by_levels: Bools
    part_outright: Shorts
    part_at_all: Shorts


class Known:
    """Kinds and their tables, kept over edits of the board."""

    def __init__(self, reading: MapReading) -> None:
        self.hexes, self.sides, self.outlines = Kinds(), Kinds(), Outlines()
        self.settings = reading.settings
        self.values = Values(reading.things.every, reading.settings)
        self.hindrance_blocks = reading.things.hindrance_blocks
        hexes = reading.grid.hexes
        longest = max(max(at.distance(other) for at in hexes) for other in (hexes[0], hexes[-1]))
        self._distances = np.arange(2 * longest + 3, dtype=np.int64)
        self.span = len(self._distances)
        self._hex_reach: dict[Terms, Reach] = {}
        self._side_reach: dict[tuple[Terms, int], Reach] = {}
        self._stacks: dict[Hashable, Stack] = {}

    def of_hexes(self, terms: Terms) -> Reach:
        """The tables of kinds of hexes on some terms."""
        terms = Terms(terms.low, terms.high, terms.one_hill)
        found = self._hex_reach.get(terms)
        if found is None:
            judge = partial(judged_by_height, terms=terms, settings=self.settings, distances=self._distances)
            found = self._hex_reach[terms] = Reach(judge, self.span)
        return found.grown(self.hexes)

    def of_sides(self, terms: Terms) -> list[Reach]:
        """The tables of kinds of hexsides on some terms, met in each of ``WAYS``."""
        return [self._met(terms._replace(one_hill=False), way) for way in WAYS]

    def _met(self, terms: Terms, way: int) -> Reach:
        found = self._side_reach.get((terms, way))
        if found is None:
            judge = partial(
                judged_side, terms=terms, settings=self.settings, distances=self._distances, way=way
            )
            found = self._side_reach[terms, way] = Reach(judge, self.span)
        return found.grown(self.sides)

    def stack(self, terms: Sequence[Terms], *, sides: bool) -> Stack:
        """The tables on each of some terms, with or without hexsides; kept, for hexes of one level ask for the same."""
        families = [self.hexes, *[self.sides] * (len(WAYS) * sides)]
        # kinds that come later make other tables
        key = *terms, sides, len(self.hexes.rows), len(self.sides.rows)
        found = self._stacks.get(key)
        if found is None:
            if len(self._stacks) >= MOST_STACKS:
                self._stacks.clear()
            reaches = [
                reach
                for one in terms
                for reach in (self.of_hexes(one), *(self.of_sides(one) if sides else ()))
            ]
            found = self._stacks[key] = _stack(reaches, families)
        return found


def _stack(reaches: Sequence[Reach], families: Sequence[Kinds]) -> Stack:
    """The tables of reaches one after the other, whose kinds are those of the families in turn."""
    sizes = np.array([len(one.rows) for one in families])
    tables = [(one.code, one.outright, one.at_all) for one in reaches]
    part_tables = [(one.part_outright, one.part_at_all) for one in reaches]
    parts, before = [], 0
    for place in range(len(reaches)):
        kinds = families[place % len(families)]
        parts.append(kinds.arrays._replace(start=kinds.arrays.start + before))
        before += len(kinds.parts)
    return Stack(
        int(sizes.sum()),
        sizes.cumsum() - sizes,
        *(np.concatenate(column).ravel() for column in zip(*tables, strict=True)),
        *(np.concatenate(column) for column in zip(*parts, strict=True)),
        *(np.concatenate(column).ravel() for column in zip(*part_tables, strict=True)),
    )
