"""What blocks outright in each hex, laid ready to be looked up along a thread: how most questions are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.stepped import ALWAYS, SIDE
from bob_editor.rules.los.touching import shell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.obstacles import Mark
    from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading

Barrier = tuple[int, int, "Mark | None", int, int, int, "dict[int, Reason]"]
"""What blocks in a hex; a plain tuple, since it is taken apart for every hex along a thread.

The core and shell (``hulls``, ``touching``) of all that reaches the height, its mark (None where nothing does), the
hexsides with a hedgerow that blocks and those that only a full look can tell, as the bits of a course (``stepped``;
``ALWAYS`` among the latter where the hex's shape depends on who is adjacent), the core from which on the usual reason
is the one, and that reason by distance from the start, as far as it was given.
"""
Barriers = list["Barrier | None"]
"""Barriers by hex number."""


def barriers_of(reading: MapReading, levels: tuple[int, int]) -> Barriers:
    """What blocks between two ends on these levels, by hex number."""
    found: Barriers = [None] * reading.cells.size
    fill_barriers(found, reading, reading.cells.numbers.tolist(), levels)
    return found


def fill_barriers(
    barriers: Barriers, reading: MapReading, numbers: Iterable[int], levels: tuple[int, int]
) -> None:
    """Set the barriers of some hexes as the reading has them; ``levels`` are those of the ends."""
    high, low = max(levels), min(levels)
    marks = reading.blockers(high + 1 if high == low else high)
    hedges = reading.hedgerows_above(high) if high == low else reading.hedgerows_as_high(high)
    others = reading.hedgerow_bits if high - low > 1 else {}
    for number in numbers:
        sides = hedges.get(number, 0)
        ask = (others.get(number, 0) & ~sides) << SIDE
        mark = None
        if number in marks:
            mark = marks[number][1]
            if mark is None:
                ask |= ALWAYS
        barriers[number] = None
        if mark is not None:
            most = max(shell(hull) for hull in mark.hulls)
            core, sure = _SHARED[mark.core], _SHARED[_sure(mark)]
            barriers[number] = (core, _SHARED[min(most, 1000)], mark, sides << SIDE, ask, sure, {})
        elif sides or ask:
            barriers[number] = (0, 0, None, sides << SIDE, ask, 0, {})


def _sure(mark: Mark) -> int:
    """The least core of a thread's midst with which the first choice of ``obstacles.decisive`` is the reason."""
    first = mark.ground or (mark.higher[0] if mark.higher else mark)
    return 1000 if first.hulls == mark.hulls else first.core


_SHARED = tuple(range(1001))
"""Numbers that stay close at hand: each look takes up the same few objects."""
