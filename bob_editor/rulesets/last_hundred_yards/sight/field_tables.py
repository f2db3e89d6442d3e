"""A map reading as numpy arrays by hex number: what ``field`` looks through."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import numpy as np
from msgspec import field
from msgspec.structs import astuple, replace

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.records import Record
from bob_editor.rules.los.pieces.images import INSIDE
from bob_editor.rules.los.pieces.touch_tables import KeyedHull, TouchTable
from bob_editor.rules.los.pieces.touching import TouchHull
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, HexFacts
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import MOST_LEVEL
from bob_editor.rulesets.last_hundred_yards.sight.contour_table import NO_CONTOUR, ContourTable, enter_grown
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.side_features import TREE_LINE

BLINDS = 1
"""The value of an image behind which a hex may be blind."""

NO_RANK = 2**40

LARGEST_DIFFERENCE = 2 * MOST_LEVEL
"""From the deepest level to the highest; the blind hex table is laid out that far."""


class HexArrays(Record, eq=False):
    """By number: level, rank, what fills the hex on one level (``filled``) and between levels (``top``), orchards.

    ``asked`` marks hexes that only ``trace`` decides: vehicles on enclosed roads. ``wooded`` are those with a way
    through forest, or by a forest or tree-lined road (``roadway``): by number times six plus direction, ``pathless``
    are their hexsides that neither road nor river crosses, ``roadless`` those that no road does. Of what may matter
    beside hexsides run along, ``grown`` is by code the rank of the highest grown contour that stops; by number times
    six plus direction, ``flush`` is the height of the highest building that lies against the hexside, ``at_ends`` that
    of the highest that touches it in its ends alone, ``over`` that of the highest thing that may hide lower ends behind
    it.
    """

    level: Shorts
    rank: Ints
    filled: Shorts
    top: Shorts
    orchard: Shorts
    asked: Bools
    wooded: Bools
    roadway: Bools
    pathless: Bools
    roadless: Bools
    grown: Ints
    flush: Shorts
    at_ends: Shorts
    over: Shorts

    @staticmethod
    def plain(size: int) -> HexArrays:
        """A map of plain ground."""
        level, rank = np.zeros(size, dtype=np.int16), np.zeros(size, dtype=np.int64)
        filled, top, orchard = (np.full(size, ABSENT, dtype=np.int16) for _ in range(3))
        asked, wooded, roadway = (np.zeros(size, dtype=bool) for _ in range(3))
        pathless, roadless = (np.zeros(6 * size, dtype=bool) for _ in range(2))
        grown = np.full(3 * size, NO_CONTOUR, dtype=np.int64)
        flush, at_ends, over = (np.full(6 * size, ABSENT, dtype=np.int16) for _ in range(3))
        ways = asked, wooded, roadway, pathless, roadless
        return HexArrays(level, rank, filled, top, orchard, *ways, grown, flush, at_ends, over)

    def caps(self) -> Shorts:
        """What fills the hexes, as ``FieldTables.caps`` has it."""
        return np.concatenate([np.where(self.asked | self.wooded, ABSENT, self.filled - 1), self.top])

    def put(self, reading: MapReading, numbers: Collection[int]) -> None:
        """Enter hexes as the reading has them."""
        bare_hills = reading.rulings.bare_hill_blocks_same_level
        for number in numbers:
            facts = reading.facts.get(number, PLAIN)
            self.level[number] = facts.level
            self.rank[number] = facts.rank
            self.filled[number] = max(facts.forest, facts.level if bare_hills else ABSENT)
            self.top[number] = facts.tops[0].height if facts.tops else ABSENT
            self.orchard[number] = facts.orchard
            self.wooded[number] = facts.has_path and (facts.forest != ABSENT or facts.roadway)
            self.roadway[number] = facts.roadway
            if self.wooded[number]:
                self._put_ways(reading, number)
            self._put_sides(number, facts)
            self.asked[number] = facts.enclosed and number in reading.standing.vehicles
        enter_grown(self.grown, reading, numbers)

    def _put_ways(self, reading: MapReading, number: int) -> None:
        """Enter which hexsides of a hex ways cross."""
        for place, code in enumerate(reading.codes_around(number), 6 * number):
            self.roadless[place] = code not in reading.road_codes
            self.pathless[place] = self.roadless[place] and code not in reading.river_codes

    def _put_sides(self, number: int, facts: HexFacts) -> None:
        """Enter what stands against the hexsides of a hex."""
        flush, at_ends, over = [ABSENT] * 6, [ABSENT] * 6, [int(self.top[number])] * 6
        seen_over = facts.seen_over
        for pieces in facts.buildings:
            for image in pieces.images:
                for direction, bits in enumerate(image.on_sides):
                    if bits & INSIDE:
                        flush[direction] = max(flush[direction], pieces.height)
                        if pieces in seen_over:
                            over[direction] = max(over[direction], pieces.height)
                    elif bits:
                        at_ends[direction] = max(at_ends[direction], pieces.height)
        for array, found in ((self.flush, flush), (self.at_ends, at_ends), (self.over, over)):
            array[6 * number : 6 * number + 6] = found


class Outlook(NamedTuple):
    """What follows from a start's level and rank alone, goal by goal in board order.

    Whether an end is on the ``same`` level, the ``high`` and the ``low`` one of both; ``upper`` is 1 where the goal is
    higher, else 0. Images count above the ``floor``: on one level above the units, between levels above the lower one;
    contours from the rank ``contour``. ``caps`` is where the goal's caps (``FieldTables``) begin. ``clear`` is the
    ``floor``, in the kind of numbers that images' keys are: numpy takes several times as long to compare those of two
    kinds.
    """

    same: Bools
    high: Shorts
    low: Shorts
    upper: Ints
    floor: Shorts
    clear: Ints
    contour: Ints
    caps: Ints


class FieldTables(Record, eq=False):
    """The arrays of a reading.

    The keys of ``buildings`` are their total levels, of ``contours`` (those that hold the dot) their ranks. ``sides``
    are by number times six plus direction: the least level of two ends that look over the hexside, and a tree line's
    top; ``sides_by_code`` are the same by hexside code. ``caps`` are what fills hexes, first less by one for ends on
    one level, which it must overtop, then for ends on two, where it blocks as high as the higher one; of ``asked`` and
    ``wooded`` hexes, as if nothing were there on one level. ``drawn`` are the contours that are drawn; ``held`` is by
    hexside code the rank of the highest contour that surely stops those who run along. Outlooks are kept by level and
    rank of the start.
    """

    hexes: HexArrays
    any_asked: bool
    any_wooded: bool
    caps: Shorts
    buildings: TouchTable
    contours: TouchTable
    drawn: ContourTable | None
    held: Ints
    sides: Shorts | None
    sides_by_code: Shorts | None
    blind: Ints
    smoke: Shorts | None
    _outlooks: dict[tuple[int, int], Outlook] = field(default_factory=dict)

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        hexes = HexArrays.plain(reading.cells.size)
        hexes.put(reading, reading.facts)
        span = int(reading.cells.fan(int(reading.cells.numbers[0])).threads.length.max(initial=1))
        span = max(span, max((at.distance(reading.grid.hexes[0]) for at in reading.grid.hexes), default=1))
        sides, drawn = _sides(reading, None, ()), ContourTable.of(reading)
        return FieldTables(
            hexes,
            bool(hexes.asked.any()),
            bool(hexes.wooded.any()),
            hexes.caps(),
            TouchTable.of(_rows(reading.facts.items(), "buildings"), reading.cells.size),
            TouchTable.of(_rows(reading.facts.items(), "contours"), reading.cells.size),
            drawn,
            _held(hexes, drawn),
            sides,
            _by_code(sides),
            reading.blind_hexes.array(LARGEST_DIFFERENCE, 2 * span).astype(np.int64),
            _smoke(reading),
        )

    def with_reading(self, reading: MapReading, renewed: frozenset[int]) -> FieldTables:
        """The arrays of an edited reading, made anew for the hexes that were."""
        hexes = HexArrays(*(one.copy() for one in astuple(self.hexes)))
        hexes.put(reading, renewed)
        facts = [(number, reading.facts.get(number, PLAIN)) for number in renewed]
        drawn = self.drawn
        if drawn is None or not drawn.is_of(reading.contours):
            drawn = ContourTable.of(reading)
        sides = _sides(reading, self.sides, renewed)
        return replace(
            self,
            hexes=hexes,
            any_asked=bool(hexes.asked.any()),
            any_wooded=bool(hexes.wooded.any()),
            caps=hexes.caps(),
            buildings=self.buildings.with_hulls(_rows(facts, "buildings"), renewed),
            contours=self.contours.with_hulls(_rows(facts, "contours"), renewed),
            drawn=drawn,
            held=_held(hexes, drawn),
            sides=sides,
            sides_by_code=_by_code(sides),
            _outlooks={},
        )

    def outlook(self, reading: MapReading, origin: int) -> Outlook:
        """What follows from a start in the hex of this number."""
        cells, rulings, hexes = reading.cells, reading.rulings, self.hexes
        start_level, start_rank = int(hexes.level[origin]), int(hexes.rank[origin])
        found = self._outlooks.get((start_level, start_rank))
        if found is None:
            level = hexes.level[cells.numbers]
            high, low = np.maximum(level, start_level), np.minimum(level, start_level)
            same, upper = level == start_level, (level > start_level).astype(np.int64)
            matters, ignored = rulings.feature_height_matters, rulings.ignore_obstacle_not_above_lower
            floor = np.where(np.where(same, matters, ignored), low, ABSENT)
            rank = np.maximum(hexes.rank[cells.numbers], start_rank)
            contour = np.where(same, rank if rulings.contour_equal_blocks else rank + 1, NO_RANK)
            caps, clear = np.where(same, 0, cells.size), floor.astype(np.int64)
            found = Outlook(same, high, low, upper, floor, clear, contour, caps)
            self._outlooks[start_level, start_rank] = found
        return found


def _rows(facts: Iterable[tuple[int, HexFacts]], name: str) -> dict[int, list[KeyedHull]]:
    """The images of hexes, those that aren't huts' with the value ``BLINDS``."""
    return {
        number: [
            KeyedHull(pieces.height, TouchHull(image.hull), BLINDS * (pieces.terrain != "hut"))
            for pieces in getattr(one, name)
            for image in pieces.images
        ]
        for number, one in facts
    }


def _held(hexes: HexArrays, drawn: ContourTable | None) -> Ints:
    return hexes.grown if drawn is None else np.maximum(hexes.grown, drawn.sides)


def _sides(reading: MapReading, old: Shorts | None, numbers: Iterable[int]) -> Shorts | None:
    """The tables of hexsides, renewed around some hexes; None where no hexside has a feature."""
    if not reading.sides:
        return None
    if old is None:
        found = np.full((2, 6 * reading.cells.size), ABSENT, dtype=np.int16)
        codes: Iterable[int] = reading.sides
    else:
        found = old.copy()
        codes = {code for number in numbers for code in reading.codes_around(number)}
    for code in codes:
        features = reading.features.get(code, ())
        most = max([one.parts + 1 for one in features], default=ABSENT)
        first, second = reading.side_hexes(code)
        places = [first * 6 + code % 3, second * 6 + code % 3 + 3]
        trees = max([one.top for one in features if one.terrain == TREE_LINE], default=ABSENT)
        found[:, places] = [[min(max(most, ABSENT), -ABSENT)], [trees]]
    return found


def _by_code(sides: Shorts | None) -> Shorts | None:
    return None if sides is None else sides.reshape(2, -1, 6)[:, :, :3].reshape(2, -1)


def _smoke(reading: MapReading) -> Shorts | None:
    smoke = reading.standing.smoke
    if not smoke:
        return None
    found = np.zeros(reading.cells.size, dtype=np.int16)
    found[[*smoke]] = [*smoke.values()]
    return found
