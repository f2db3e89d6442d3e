"""What one end sees of every hex: in numpy, and where a line is rare, by the explained one."""

from functools import partial

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.masses import around
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLOCKED, CLEAR, FieldOfView
from bob_editor.rules.los.threads.contact_tables import CROSSED
from bob_editor.rules.los.told.around.looking import Looking
from bob_editor.rules.los.told.around.over_lines import OverLines
from bob_editor.rules.los.told.around.tables import FieldTables
from bob_editor.rules.los.told.reading import MapReading
from bob_editor.rules.los.told.tracing import trace
from bob_editor.rules.los.told.visibility import UNLIMITED


def look_around(
    reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
) -> FieldOfView:
    """The field of one end: what it sees of every hex.

    :raises UnknownPlace: where the end's hex is not on the map, or it names a position that the game doesn't have.
    """
    if reading.things.whose_counts:
        reading = reading.seen_by(start)
        tables = tables.in_view(reading)
    if tables.is_vast:
        return _traced(reading, start, among)
    looking = Looking(reading, tables, start, among)
    over = OverLines(looking)
    length = over.lines.length
    dark = _too_far(looking, length) if reading.bounded else None
    if dark is not None:
        looking.open &= ~dark
    if reading.settings.line != "distance":
        over.look()
        if reading.things.at_ends:
            _at_ends(looking, length)
    codes, hindrance = looking.answer()
    if dark is not None:
        codes[dark], hindrance[dark] = BLOCKED, 0
        looking.rare &= ~dark
    again = looking.rare & looking.asked & (codes != BLOCKED)
    if reading.things.seen_inside:
        inside = _inside(looking) & (codes != CLEAR)
        again |= inside if dark is None else inside & ~dark
    return FieldOfView(start, reading.grid.hexes, codes, hindrance).traced(again, partial(trace, reading))


def _traced(reading: MapReading, start: End, among: Bools | None) -> FieldOfView:
    """The field line by line: slower, but nothing is made for what no line meets."""
    hexes = reading.grid.hexes
    asked = np.ones(len(hexes), dtype=bool) if among is None else among
    codes, hindrance = np.full(len(hexes), CLEAR, dtype=np.uint8), np.zeros(len(hexes), dtype=np.int16)
    reading.number(start)
    return FieldOfView(start, hexes, codes, hindrance).traced(asked, partial(trace, reading))


def _too_far(looking: Looking, length: Ints) -> Bools | None:
    """The goals that are too far off to be seen; None where nothing bounds that."""
    reading, seen_within = looking.reading, looking.tables.seen_within
    own = reading.things.units_see_within.get(looking.start.unit or "", UNLIMITED)
    own = min(own, reading.sees_within(looking.origin, looking.start.unit)[0])
    most = min(own, reading.visibility)
    if seen_within is None and most >= UNLIMITED:
        return None
    within = np.full(len(length), most)
    within[[reading.cells.place[one] for one in reading.lit]] = min(own, reading.by_light[0])
    if seen_within is not None:
        within = np.minimum(seen_within, within)
    dark: Bools = length > within
    if looking.settings.adjacent == "clear":
        dark &= length > 1
    return dark


def _inside(looking: Looking) -> Bools:
    """The goals in one mass with the start of terrain that doesn't count in there."""
    hexes = around(looking.reading.masses.values(), looking.origin)
    return looking.asked & (np.isin(looking.goals, list(hexes)) if hexes else False)


def _at_ends(looking: Looking, length: Ints) -> None:
    """Note what hinders in the start's own hex and in those of the goals."""
    nearest = 1 if looking.settings.adjacent == "clear" else 0
    goals = (looking.open & (length > nearest)).nonzero()[0]
    places = looking.tables.counting.places
    for thing in looking.reading.hindering_at(looking.origin, "start"):
        row = CROSSED, places * looking.origin, thing.number
        hand, place, number = (np.full(len(goals), one) for one in row)
        looking.hindering.add(goals, hand, place, number)
    found = [
        (place, number)
        for place, things in looking.tables.at_target.items()
        if looking.open[place] and length[place] > nearest
        for number in things
    ]
    if found:
        goal, thing = np.array(found, dtype=np.int64).T
        hand = np.full(len(goal), CROSSED, dtype=np.int64)
        looking.hindering.add(goal, hand, places * looking.goals.take(goal), thing)
