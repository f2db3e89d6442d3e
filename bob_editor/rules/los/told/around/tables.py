"""A map reading as arrays by hex number: what a look around asks, made anew after an edit where that touched."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Bytes, Ints, Shorts
from bob_editor.rules.los.threads.fans import NOWHERE
from bob_editor.rules.los.told.around.known import Known
from bob_editor.rules.los.told.around.meetings import Counting
from bob_editor.rules.los.told.around.reach import (
    BLOCKING,
    CERTAIN,
    HINDERS,
    OUTLINE,
    RARE,
    SHADOW,
    Terms,
)
from bob_editor.rules.los.told.around.sides import kinds_of_sides
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.visibility import UNLIMITED
from bob_editor.rules.los.told.whose import View

Number = TypeVar("Number", bound=np.generic)

NO_HILL = -1

MOST_OUTLOOKS = 64
"""So many outlooks are kept: one for each height of eyes, and hill."""

MOST_ROWS = 100_000
"""So many rows, of a kind of hexes for goals of one height, are made at most: a board has some hundreds."""

ROWS_A_GOAL = 20
"""About so many of them cost what a line costs."""


class FieldTables:
    """The arrays of a reading.

    By number of hex: ``kind``, ``level`` (0 everywhere where neither heights nor levels count), ``raised`` (how many
    steps higher one sees by what is there; None where nothing raises anybody), ``outlines`` (their number in ``known``)
    and ``core`` (that of the first outline; both None where no hex has any), ``hill`` (``NO_HILL`` for none; None where
    hills don't count). By place on the board: ``level_of``, the place in ``levels`` of the hex's level and of how much
    it raises; ``seen_within`` its targets' (None for no bound anywhere); ``at_target`` has the numbers of the things
    that hinder there. By place of a hex or hexside (``meetings``), of which ``counting`` says how many there are:
    ``met``, its kind, and ``hill_of``, as ``hill``.
    ``directions`` has that from a hex to the next one, by the difference of their numbers plus the numbering's width.
    """

    def __init__(
        self, reading: MapReading, former: FieldTables | None = None, renewed: Iterable[int] = ()
    ) -> None:
        self.reading = reading
        self.known: Known = Known(reading) if former is None else former.known
        cells = reading.cells
        numbers = cells.numbers.tolist() if former is None else [*renewed]
        if former is None:
            self.kind: Ints = self._kinds_of_all()
            self.level: Ints = np.zeros(cells.size, dtype=np.int64)
        else:
            self.kind, self.level = former.kind.copy(), former.level
            for number in numbers:
                self.kind[number] = self.known.hexes.of_contents(reading.contents[number])
        self._read_levels(numbers, former)
        self._read_outlines(numbers, former)
        self.hill = self._hills(former)
        self.seen_within = self._seen_within(numbers, former)
        self.at_target = self._at_target(numbers, former)
        self.sides: Ints | None = kinds_of_sides(
            reading, self.known.sides, None if former is None else former.sides, numbers
        )
        self.counting = Counting.by(
            reading.settings, sides=self.sides is not None, own_sides=reading.things.own_sides_count
        )
        self.met = self.kind if self.sides is None else _by_place(self.kind, self.sides)
        self.hill_of = self.hill
        if self.sides is not None and self.hill is not None:
            self.hill_of = _by_place(self.hill, np.full_like(self.sides, NO_HILL))
        self.directions: Ints = np.zeros(2 * cells.width + 1, dtype=np.int64)
        self.directions[np.array(reading.neighbour_steps) + cells.width] = range(6)
        self._codes: dict[tuple[Terms, int], tuple[Bytes, Shorts, Shorts]] = {}
        self._outlooks: dict[tuple[int, int, int], Outlook] = {}
        self._views: dict[View, FieldTables] = {}

    def in_view(self, reading: MapReading) -> FieldTables:
        """The tables of another view of the same scene; kept."""
        found = self if reading is self.reading else self._views.get(reading.view)
        if found is None:
            found = self._views[reading.view] = self.under(reading, self.reading)
        return found

    @property
    def is_vast(self) -> bool:
        """Whether hexes are of so many kinds and heights that their tables cost more than looking along each line."""
        rows = len(self.levels) * len(self.known.hexes.rows)
        return rows > min(MOST_ROWS, ROWS_A_GOAL * len(self.reading.grid.hexes))

    def under(self, reading: MapReading, former: MapReading) -> FieldTables:
        """The tables of the same board's reading with other markers, conditions and units (``MapReading.under``)."""
        if reading.things is not former.things:
            return FieldTables(reading)  # other things count while other conditions are in force
        return FieldTables(reading, self, reading.unlike(former))

    def _kinds_of_all(self) -> Ints:
        contents, kinds = self.reading.inventory.known.values(), self.known.hexes
        found = np.array([0, *map(kinds.of_contents, contents)], dtype=np.int64)
        return np.asarray(found.take(self.reading.kinds))

    def _read_levels(self, numbers: list[int], former: FieldTables | None) -> None:
        reading, settings = self.reading, self.reading.settings
        if settings.heights or reading.things.by_levels:
            levels = [reading.level(number) for number in numbers]
            if former is None or levels != former.level[numbers].tolist():
                self.level = self.level.copy()
                self.level[numbers] = levels
        self.raised = self._raised(numbers, former)
        if former is not None and self.level is former.level and self.raised is former.raised:
            self.levels: list[tuple[int, int]] = former.levels
            self.level_of: Ints = former.level_of
            return
        level = self.level.take(reading.cells.numbers)
        if self.raised is None:
            found, self.level_of = np.unique(level, return_inverse=True)
            self.levels = [(one, 0) for one in found.tolist()]
            return
        both = np.stack([level, self.raised.take(reading.cells.numbers)])
        pairs, self.level_of = np.unique(both, axis=1, return_inverse=True)
        self.level_of = self.level_of.reshape(-1)
        self.levels = [(one, more) for one, more in pairs.T.tolist()]

    def _raised(self, numbers: list[int], former: FieldTables | None) -> Ints | None:
        reading = self.reading
        if not reading.settings.heights or not reading.things.eyes:
            return None
        raised = [reading.raised[number] for number in numbers]
        if former is None or former.raised is None:
            found = np.zeros(reading.cells.size, dtype=np.int64)
        elif raised == former.raised[numbers].tolist():
            return former.raised
        else:
            found = former.raised.copy()
        found[numbers] = raised
        return found

    def _read_outlines(self, numbers: list[int], former: FieldTables | None) -> None:
        reading = self.reading
        self.outlines: Ints | None = None
        self.core: Ints | None = None
        if not reading.artwork:
            return
        if former is None or former.outlines is None or former.core is None:
            self.outlines, self.core = (np.zeros(reading.cells.size, dtype=np.int64) for _ in range(2))
            numbers = [*reading.artwork]
        else:
            self.outlines, self.core = former.outlines.copy(), former.core.copy()
        for number in numbers:
            artwork = reading.artwork.get(number)
            if artwork is not None:
                self.outlines[number] = self.known.outlines.number(artwork)
                self.core[number] = artwork.rung(1).core

    def _hills(self, former: FieldTables | None) -> Ints | None:
        reading = self.reading
        if not reading.things.joined:
            return None
        if former is not None and former.reading.groups is reading.groups:
            return former.hill
        hill = np.full(reading.cells.size, NO_HILL, dtype=np.int64)
        hill[list(reading.groups.keys())] = list(reading.groups.values())
        return hill

    def _seen_within(self, numbers: list[int], former: FieldTables | None) -> Ints | None:
        reading = self.reading
        kind = None if reading.aim is None else reading.aim.unit
        if not reading.things.seen_within and kind not in reading.things.units_seen_within:
            return None
        places = reading.cells.place
        if former is None or former.seen_within is None:
            found = np.full(len(reading.grid.hexes), UNLIMITED, dtype=np.int64)
        else:
            found = former.seen_within.copy()
        for number in numbers:
            found[places[number]] = reading.goal_within(number)
        return found

    def _at_target(self, numbers: list[int], former: FieldTables | None) -> dict[int, tuple[int, ...]]:
        reading = self.reading
        if not reading.things.at_ends:
            return {}
        found = {} if former is None else dict(former.at_target)
        for number in numbers:
            place = int(reading.cells.place[number])
            things = tuple(one.number for one in reading.hindering_at(number, "target"))
            if things:
                found[place] = things
            else:
                found.pop(place, None)
        return found

    def codes(self, terms: Terms, home: int) -> tuple[Bytes, Shorts, Shorts]:
        """``code`` and ``within`` of its kind by place, on some terms and the hill ``home`` of both ends.

        A hexside's are those of all ways to meet it together. Last by number of hex how near its dot a line must cross
        it to be sure to be blocked, as a core (``hulls``).
        """
        found = self._codes.get((terms, home))
        if found is None:
            found = self._codes[terms, home] = self._found_codes(terms, home)
        return found

    def _found_codes(self, terms: Terms, home: int) -> tuple[Bytes, Shorts, Shorts]:
        reach = self.known.of_hexes(terms)
        code, within = reach.code.take(self.kind), reach.within.take(self.kind)
        if home != NO_HILL and self.hill is not None:
            twin, there = self.known.of_hexes(terms._replace(one_hill=True)), self.hill == home
            code = np.where(there, twin.code.take(self.kind), code)
            within = np.where(there, twin.within.take(self.kind), within)
        sure = np.where(code & OUTLINE > 0, self.core, 0) if self.core is not None else np.zeros_like(within)
        sure = np.where(code & CERTAIN > 0, NOWHERE - 1, sure).astype(np.int16)
        if self.sides is not None:
            ways = self.known.of_sides(terms)
            codes = np.stack([one.code for one in ways])
            in_shadow = ((codes & SHADOW > 0) | (codes == 0)).all(axis=0)
            either = np.bitwise_or.reduce(codes) & np.where(in_shadow, 255, 255 - SHADOW).astype(np.uint8)
            code = _by_place(code, either.take(self.sides))
            within = _by_place(within, np.maximum.reduce([one.within for one in ways]).take(self.sides))
        return code, within, sure

    def outlook(self, origin: int, eye: int) -> Outlook:
        """What the looks from a hex have in common with those from others, for eyes at a height."""
        level, home = int(self.level[origin]), NO_HILL if self.hill is None else int(self.hill[origin])
        key = eye, level, home
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) >= MOST_OUTLOOKS:
                self._outlooks.clear()
            found = self._outlooks[key] = Outlook(self, eye, level, home)
        return found


class Outlook:
    """What the looks from all hexes of one level and hill have in common, for eyes at a height.

    ``terms`` are those of the lines to goals on each of the board's levels, raised as they are; ``start_high`` is 1 for
    each goal of which the start is the higher end, ``always_low`` says that there is none. ``on_hill`` marks the goals
    on the ``home`` hill, None where there is none. The columns of ``FieldTables.codes`` follow each other by terms:
    those of goal ``g`` begin at ``begin[g]``, or are the only ones where that is None; those by number of hex at
    ``begin_hexes[g]``. Where anything casts a shadow, what still counts for goals in one lies ``shaded`` further on,
    else that is 0. ``counts`` says if anything does. ``stack`` has the tables for the goals of each level, which begin
    at ``rows[g]``; behind them, those ``twins`` further on, for what is on one hill with both ends.
    """

    def __init__(self, tables: FieldTables, eye: int, level: int, home: int) -> None:
        settings, cells = tables.reading.settings, tables.reading.cells
        own_eye = tables.reading.own_eye(tables.reading.aim)
        self.home = home
        self.terms: list[Terms] = []
        for there, raised in tables.levels:
            other = there * settings.steps + own_eye + raised if settings.heights else 0
            low, high = min(eye, other), max(eye, other)
            self.terms.append(Terms(low, high, start_low=eye <= other, here=level, there=there))
        of_terms = np.array([not one.start_low for one in self.terms], dtype=np.int16)
        self.always_low = not of_terms.any()
        self.start_high: Shorts = of_terms.take(tables.level_of)
        rows = [tables.codes(one, NO_HILL) for one in self.terms]
        of_goal = tables.level_of
        self.on_hill: Bools | None = None
        if home != NO_HILL:
            assert tables.hill is not None
            self.on_hill = tables.hill.take(cells.numbers) == home
            own = [place for place, (one, _) in enumerate(tables.levels) if one == level]
            twin = np.zeros(len(rows), dtype=np.int64)
            twin[own] = len(rows) + np.arange(len(own))
            of_goal = np.where(self.on_hill, twin.take(of_goal), of_goal)
            rows += [tables.codes(self.terms[one], home) for one in own]
        self.begin_hexes: Ints | None = None
        self.begin: Ints | None = None
        code, self.within, self.sure = rows[0]
        if len(rows) > 1:
            self.begin_hexes = of_goal * cells.size
            self.begin = self.begin_hexes * tables.counting.places
            code, self.within, self.sure = map(np.concatenate, zip(*rows, strict=True))
        self.counts = bool(self.within.any())
        shadows = code & SHADOW > 0
        self.shaded = len(code) if shadows.any() else 0
        if self.shaded:
            counting = BLOCKING | OUTLINE | RARE | HINDERS * tables.known.hindrance_blocks
            self.begin = np.zeros_like(of_goal) if self.begin is None else self.begin
            besides = ~shadows & (code & counting > 0)
            self.within = np.concatenate([self.within, self.within * besides])
        twins = [one._replace(one_hill=True) for one in self.terms] if self.on_hill is not None else []
        self.stack = tables.known.stack([*self.terms, *twins], sides=tables.sides is not None)
        self.rows: Ints = tables.level_of * self.stack.kinds
        self.twins = len(self.terms) * self.stack.kinds


def _by_place(of_hexes: npt.NDArray[Number], of_sides: npt.NDArray[Number]) -> npt.NDArray[Number]:
    """What is said by number of hex and by code of hexside, by place."""
    return np.column_stack([of_hexes, of_sides.reshape(-1, 3)]).ravel()
