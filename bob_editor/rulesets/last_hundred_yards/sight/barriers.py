"""What blocks outright in each hex between ends on given levels, laid ready to be looked up along a thread."""

from __future__ import annotations

from collections.abc import Iterable

from bob_editor.geometry.hexes import STEPS
from bob_editor.rules.los.threads.stepped import SIDE
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import HexFacts
from bob_editor.rulesets.last_hundred_yards.sight.along.hexsides import TREE_LINE, counts, top_of
from bob_editor.rulesets.last_hundred_yards.sight.barrier import Barrier, DrawnBarrier
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading


def barrier_at(reading: MapReading, ranks: tuple[int, int], number: int) -> Barrier | None:
    """What blocks in a hex between ends of these contour ranks (docs/games/last-hundred-yards.md, 1.4)."""
    facts = reading.facts.get(number)
    low, high = sorted(rank // ORDERS for rank in ranks)
    level = low == high
    bits, around = _sides(reading, number, high, level=level) if reading.sides else (0, ABSENT)
    if facts is None:
        return (ABSENT, around, around, bits, False, False, (), {}) if bits else None
    if level:
        sure, orchard = facts.forest if facts.forest > high else ABSENT, facts.orchard > high
        asks = (sure != ABSENT and facts.has_path) or (
            reading.rulings.bare_hill_blocks_same_level and facts.level > high
        )
        pieces = [*_contours(reading, facts, max(ranks)), *_buildings(reading, facts, high)]
    else:
        sure, orchard = facts.tops[0].height if facts.tops and facts.tops[0].height >= high else ABSENT, False
        asks = facts.roadway
        whole = {top.terrain for top in facts.tops}
        pieces = [
            (one.height, one.images)
            for one in facts.buildings
            if one.height >= high and one.terrain != "hut" and one.terrain not in whole
        ]
    around = max(around, facts.orchard if orchard else ABSENT)
    most = max(around, sure, *(height for height, _ in pieces))
    if most == ABSENT and not asks:
        return None
    return ABSENT if asks else sure, around, most, bits, orchard, asks, tuple(pieces), {}


def _sides(reading: MapReading, number: int, high: int, *, level: bool) -> tuple[int, int]:
    """The bits of a hex's hexsides with a feature that blocks where it is crossed, and the greatest height there."""
    bits, most = 0, ABSENT
    for direction, step in enumerate(STEPS):
        owner = number if direction < 3 else number + step.q * reading.cells.width + step.r
        code = 3 * owner + direction % 3
        for feature in reading.sides.get(code, ()):
            top = top_of(reading, code, feature)
            if counts(reading, code, feature, high) if level else feature == TREE_LINE and top >= high:
                bits |= 1 << direction << SIDE
                most = max(most, top)
    return bits, most


def _contours(reading: MapReading, facts: HexFacts, rank: int) -> Iterable[DrawnBarrier]:
    """Heights and images of the grown contours that block between ends on one level."""
    least = rank if reading.rulings.contour_equal_blocks else rank + 1
    return ((one.height // ORDERS, one.images) for one in facts.contours if one.height >= least)


def _buildings(reading: MapReading, facts: HexFacts, level: int) -> Iterable[DrawnBarrier]:
    """Heights and images of the buildings that block between ends on one level."""
    matters = reading.rulings.feature_height_matters
    return ((one.height, one.images) for one in facts.buildings if one.height > level or not matters)
