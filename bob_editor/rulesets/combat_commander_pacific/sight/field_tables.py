"""A map reading as arrays by hex number, for ``field`` to look through."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.records import Record
from bob_editor.rules.los.pieces.outline_tables import OutlineTable
from bob_editor.rules.los.pieces.touch_tables import KeyedHull, TouchTable, cores_by_key
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING
from bob_editor.rulesets.combat_commander_pacific.land.contents import NO_GROUND, Contents
from bob_editor.rulesets.combat_commander_pacific.sight.outlines import HIGHEST, edges_in
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

KEYS = 2 * HIGHEST + 2
"""How many keys have cores."""
FLAT, OF_BUILDING = 1, 2
"""Marks in the values of the tables' hulls (``cut_pieces.Piece.flat``)."""


class FieldTables(Record, eq=False):
    """A map reading as arrays by hex number.

    ``blocking`` holds ground by the key ``2 * level`` and obstacles by ``2 * level + 1``: between ends of different
    levels whatever has a key of ``2 * high`` or more blocks, between ends of one level whatever is above that.
    ``rims`` are those of grown ground on the hex's own level (``contents.GroundPart``), zeros where there is none;
    ``drawn`` marks hexes with drawn ground, ``top`` is a hex's highest ground. ``cores`` has a row a key: the core
    (see ``hulls``) of what has that key or a higher one in each hex.
    """

    blocking: TouchTable
    hindering: TouchTable
    levels: Ints
    rims: Ints
    drawn: Bools
    top: Ints
    buildings: Bools
    outlines: OutlineTable
    cores: Shorts

    def row_of(self, needed: Ints) -> Ints:
        """Where the row of a key begins in ``cores``: of a key below 0, as deep ground has it, the one of 0."""
        return needed.clip(0, KEYS) * len(self.levels)

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        size = reading.cells.size
        tables = FieldTables(
            TouchTable.of({}, size),
            TouchTable.of({}, size),
            np.zeros(size, dtype=np.int64),
            np.zeros((size, 6, 4), dtype=np.int64),
            np.zeros(size, dtype=bool),
            np.full(size, NO_GROUND, dtype=np.int64),
            np.zeros(size, dtype=bool),
            OutlineTable.empty(size, HIGHEST),
            np.zeros((KEYS + 1, size), dtype=np.int16),
        )
        return tables.with_reading(reading, reading.cells.numbers.tolist())

    def with_reading(self, reading: MapReading, renewed: Iterable[int]) -> FieldTables:
        """The arrays of an edited reading, made anew for the hexes that were."""
        numbers = list(renewed)
        levels, rims, drawn = self.levels.copy(), self.rims.copy(), self.drawn.copy()
        top, buildings = self.top.copy(), self.buildings.copy()
        cores = self.cores.copy()
        blocking: dict[int, list[KeyedHull]] = {}
        hindering: dict[int, list[KeyedHull]] = {}
        for number in numbers:
            levels[number], rims[number] = reading.levels[number], 0
            contents = reading.contents.get(number)
            drawn[number] = contents is not None and contents.drawn_ground
            top[number] = NO_GROUND if contents is None else contents.top
            buildings[number] = contents is not None and any(
                one.terrain == BUILDING for one in contents.obstacles
            )
            blocking[number] = [] if contents is None else _blocking(contents)
            cores[:, number] = cores_by_key((one for one in blocking[number] if not one.value & FLAT), KEYS)
            if contents is None:
                continue
            hindering[number] = _hindering(contents)
            own = [rim for part in contents.ground if part.level >= contents.level for rim in part.rims]
            if own and not contents.drawn_ground:
                rims[number, : len(own)] = own
        return FieldTables(
            self.blocking.with_hulls(blocking, numbers), self.hindering.with_hulls(hindering, numbers),
            levels, rims, drawn, top, buildings,
            self.outlines.with_edges(numbers, edges_in(reading.contents, numbers)), cores,
        )  # fmt: skip


def _blocking(contents: Contents) -> list[KeyedHull]:
    """Ground and obstacles of a hex; the value says which are flat, and which a building's."""
    found = [
        KeyedHull(2 * part.level, piece.touch, FLAT * piece.flat)
        for part in contents.ground
        for piece in part.pieces
    ]
    key = 2 * contents.level + 1
    found += [
        KeyedHull(key, piece.touch, FLAT * piece.flat + OF_BUILDING * (one.terrain == BUILDING))
        for one in contents.obstacles
        for piece in one.pieces
    ]
    return found


def _hindering(contents: Contents) -> list[KeyedHull]:
    """Hindrances of a hex; the value is twice the hindrance, and one more where the piece is flat."""
    return [
        KeyedHull(contents.level, piece.touch, 2 * one.effect.value + FLAT * piece.flat)
        for one in contents.hindrances
        for piece in one.pieces
    ]
