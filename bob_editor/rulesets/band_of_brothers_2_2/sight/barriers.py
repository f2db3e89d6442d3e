"""What may hide in each hex, laid ready to be looked up along a thread."""

from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.obstacles import Mark
from bob_editor.rules.los.pieces.touching import shell
from bob_editor.rules.los.threads.stepped import SIDE
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import least_blocking
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

NEVER_SURE = 1000
"""More than any core."""


def barriers_between(reading: MapReading, high: int, low: int) -> Barriers[Barrier]:
    """What may hide between ends on two levels, by number; kept in ``barriers`` of the reading."""
    return reading.barriers.setdefault((high, low), Barriers(reading.cells.size, barrier_at, high, low))


def barrier_at(reading: MapReading, high: int, low: int, number: int) -> Barrier | None:
    """What may hide in a hex between ends on these levels; None where nothing can."""
    edged = reading.hedgerows_above(high) if high == low else reading.hedgerow_bits
    edges = edged.get(number, 0) << SIDE
    shape = reading.shapes[number]
    if shape.top <= low:
        return Barrier(0, 0, 0, edges, False, None, {}) if edges else None
    varies = any(low < rung.height < high for rung in shape.rungs)
    mark = shape.mark(least_blocking(high, low))
    sure = 0 if mark is None else _sure(mark)
    if shape.near is not None and shape.mark(low + 1) != shape.near.mark(low + 1):
        varies, sure = True, 0
    if mark is not None:
        most = min(max(map(shell, mark.hulls)), NEVER_SURE)
        return Barrier(_SHARED[mark.core], _SHARED[most], _SHARED[sure], edges, varies, mark, {})
    return Barrier(0, 0, 0, edges, varies, None, {}) if edges or varies else None


def _sure(mark: Mark) -> int:
    """The least core of a thread's midst with which the first choice of ``obstacles.decisive`` is the reason."""
    first = mark.ground or (mark.higher[0] if mark.higher else mark)
    return NEVER_SURE if first.hulls == mark.hulls else first.core


_SHARED = tuple(range(NEVER_SURE + 1))
"""Numbers that stay close at hand: each look takes up the same few objects."""
