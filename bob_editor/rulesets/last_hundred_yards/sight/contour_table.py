"""Contours as numpy arrays: which hexes' dots and which hexsides they hold, and how high."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from bob_editor.geometry.arrays import Ints
from bob_editor.records import Record
from bob_editor.rules.los.pieces.images import INSIDE
from bob_editor.rules.los.pieces.touch_tables import KeyedHull, TouchTable
from bob_editor.rules.los.pieces.touching import TouchHull
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ContourShape, DrawnContour
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading

NO_CONTOUR = -(2**40)
"""Below the rank of every contour: one below level 0 has a lower rank than any height."""


class ContourTable(Record, eq=False):
    """The highest rank of a drawn contour that holds a dot, by number, and a whole hexside, by code.

    Along ``sides`` a thread surely meets it; of ``unsure`` that isn't known: a half edge of the board cuts it off. None
    where there are none. ``elsewhere`` are the contours' images in hexes whose dots they don't hold, keyed by rank.
    """

    contours: Sequence[DrawnContour]
    dots: Ints
    sides: Ints
    unsure: Ints | None
    elsewhere: TouchTable

    @staticmethod
    def of(reading: MapReading) -> ContourTable | None:
        """The table of a map; None where no contour is drawn."""
        contours, size = reading.contours, reading.cells.size
        if not contours:
            return None
        dots, sides, unsure = (np.full(one, NO_CONTOUR, dtype=np.int64) for one in (size, 3 * size, 3 * size))
        elsewhere: dict[int, list[KeyedHull]] = {}
        for contour in contours:
            for number in contour.shape.images.keys() - contour.shape.dots:
                hulls = (TouchHull(image.hull) for image in contour.shape.images[number])
                elsewhere.setdefault(number, []).extend(KeyedHull(contour.rank, hull) for hull in hulls)
            met = {code for code in contour.shape.sides if _lies_along(contour.shape, code, reading)}
            _raise(dots, contour.shape.dots, contour.rank)
            _raise(sides, met, contour.rank)
            _raise(unsure, contour.shape.sides - met, contour.rank)
        doubted = unsure if unsure.max() > NO_CONTOUR else None
        return ContourTable(contours, dots, sides, doubted, TouchTable.of(elsewhere, size))

    def is_of(self, contours: Sequence[DrawnContour]) -> bool:
        """Whether this is the table of some contours."""
        return len(contours) == len(self.contours) and all(
            one.shape is other.shape and one.rank == other.rank
            for one, other in zip(contours, self.contours, strict=True)
        )


def _lies_along(shape: ContourShape, code: int, reading: MapReading) -> bool:
    """Whether a contour's image in a hex beside a hexside lies along that."""
    direction = code % 3
    both = zip(reading.side_hexes(code), (direction, direction + 3), strict=True)
    return any(
        image.on_sides[seen] & INSIDE for number, seen in both for image in shape.images.get(number, ())
    )


def enter_grown(sides: Ints, reading: MapReading, numbers: Iterable[int]) -> None:
    """Enter around some hexes, by code, the highest rank of a grown contour that stops who runs along the hexside.

    It holds all four hexes at the hexside; by ruling the dots beside it are enough (4.2.1c).
    """
    steps, facts = reading.neighbour_steps, reading.facts
    around = (0,) if reading.rulings.run_along_dots_count else (0, 1, -1)
    near = {number + step for number in numbers for step in (0, *steps)}
    if sides.max() == NO_CONTOUR and not any(facts.get(number, PLAIN).grown for number in near):
        return
    for code in {code for number in near for code in reading.codes_around(number)}:
        owner, direction = divmod(code, 3)
        ranks = set(facts.get(owner, PLAIN).grown)
        for turn in around if ranks else ():
            ranks.intersection_update(facts.get(owner + steps[direction + turn], PLAIN).grown)
        sides[code] = max(ranks, default=NO_CONTOUR)


def _raise(table: Ints, places: Iterable[int], rank: int) -> None:
    where = np.fromiter(places, dtype=np.int64)
    where = where[(where >= 0) & (where < len(table))]
    table[where] = np.maximum(table[where], rank)
