"""What blocks outright in each hex, laid ready to be looked up along a thread: how most questions are answered."""

from __future__ import annotations

from bob_editor.rules.los.pieces.obstacles import Mark
from bob_editor.rules.los.pieces.touching import shell
from bob_editor.rules.los.threads.stepped import ALWAYS, SIDE
from bob_editor.rulesets.band_of_brothers_2_2.sight.barrier import Barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading


def barrier_at(reading: MapReading, levels: tuple[int, int], number: int) -> Barrier | None:
    """What blocks in a hex between two ends on these levels; None where nothing can."""
    high, low = max(levels), min(levels)
    found = reading.blockers(high + 1 if high == low else high)[number]
    hedges = reading.hedgerows_above(high) if high == low else reading.hedgerows_as_high(high)
    sides, ask, mark = hedges.get(number, 0), 0, None
    if high - low > 1:
        ask = (reading.hedgerow_bits.get(number, 0) & ~sides) << SIDE
    if found is not None:
        mark = found[1]
        if mark is None:
            ask |= ALWAYS
    if mark is not None:
        most = max(shell(hull) for hull in mark.hulls)
        core, sure = _SHARED[mark.core], _SHARED[_sure(mark)]
        return core, _SHARED[min(most, 1000)], mark, sides << SIDE, ask, sure, {}
    return (0, 0, None, sides << SIDE, ask, 0, {}) if sides or ask else None


def _sure(mark: Mark) -> int:
    """The least core of a thread's midst with which the first choice of ``obstacles.decisive`` is the reason."""
    first = mark.ground or (mark.higher[0] if mark.higher else mark)
    return 1000 if first.hulls == mark.hulls else first.core


_SHARED = tuple(range(1001))
"""Numbers that stay close at hand: each look takes up the same few objects."""
