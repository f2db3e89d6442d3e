"""What may hide in each hex, laid ready to be looked up along a thread."""

from bob_editor.geometry.threads import SECTORS
from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.obstacles import HexShape
from bob_editor.rules.los.threads.stepped import SIDE
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, SHADOW, least_blocking
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import NO_BANDS, Bands, Barrier, Tried, tried
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading


def barriers_between(reading: MapReading, high: int, low: int) -> Barriers[Barrier]:
    """What may hide between ends on two levels, by number; kept in ``barriers`` of the reading."""
    return reading.barriers.setdefault((high, low), Barriers(reading.cells.size, barrier_at, high, low))


def barrier_at(reading: MapReading, high: int, low: int, number: int) -> Barrier | None:
    """What may hide in a hex between ends on these levels; None where nothing can."""
    edges = reading.hedgerow_bits(number, high if high == low else None) << SIDE
    shape = reading.shapes[number]
    if shape.top <= low:
        return Barrier(_NEVER, edges, {}) if edges else None
    others = [] if shape.near is None else [shape.near.mark(low + 1)]
    around = [one for one in (shape.mark(low + 1), *others) if one is not None]
    if others and shape.mark(low + 1) not in others:
        return Barrier([None] * SECTORS, edges, {}, None, tuple(around), {})
    varies = any(low < rung.height < high for rung in shape.rungs)
    mark = shape.mark(least_blocking(high, low))
    found = None if mark is None else tried(mark, BLOCKS, high)
    if varies:
        kept = {} if found is None else found.stops
        return Barrier([None] * SECTORS, edges, kept, found, tuple(around), {})
    if found is not None:
        return Barrier(found.bands, edges, found.stops, found)
    return Barrier(_NEVER, edges, {}) if edges else None


def way_through(
    shape: HexShape, high: int, low: int, shading: int | None, known: Tried | None
) -> tuple[Tried, ...]:
    """What of a hex's shape blocks between ends on these levels, and what casts a shadow from ``shading`` on.

    What blocks may be ``known`` already.
    """
    blocking = shape.mark(least_blocking(high, low))
    if blocking is None:
        found = None
    else:
        found = known if known is not None and known.mark is blocking else tried(blocking, BLOCKS, high)
    shaded = None if shading is None else shape.mark(shading)
    shade = None if shaded is None else tried(shaded, SHADOW, high)
    return tuple(one for one in (found, shade) if one is not None)


_NEVER: list[Bands | None] = [NO_BANDS] * SECTORS
