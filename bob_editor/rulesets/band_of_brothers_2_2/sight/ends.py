"""Gates: positions that shut a thread before it is laid (40.2, 43.4, 45.3); night and rain after it (50.2, 55.2)."""

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_between
from bob_editor.geometry.threads import in_front
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

RAIN_RANGE = 3
"""How far one sees in the deluge (55.2)."""


def closed_gate(
    reading: MapReading, start: End, goal: End, start_level: int, goal_level: int
) -> tuple[str, Hex] | None:
    """The reason row and hex of the first gate that is shut between two ends in different hexes, or None."""
    if start.position is not None or goal.position is not None:
        shut = _by_position(reading, start, goal)
        if shut is not None:
            return shut
    for end, own, far in ((start, start_level, goal_level), (goal, goal_level, start_level)):
        if far <= own and in_stream(reading, end) and not adjacent(reading, start, goal):
            return "stream", end.hex
    return None


def _by_position(reading: MapReading, start: End, goal: End) -> tuple[str, Hex] | None:
    """The gate that an upper level or a cave shuts, or None."""
    if "upper_level" in (start.position, goal.position) and start.position != goal.position:
        upper, other = (start, goal) if start.position == "upper_level" else (goal, start)
        if other.hex in building_of(reading, upper.hex):
            return "building_levels", upper.hex
    for end, other in ((start, goal), (goal, start)):
        if end.position == "cave" and not in_front(end.hex, other.hex, reading.caves[end.hex]):
            return "cave_arc", end.hex
    return None


def in_stream(reading: MapReading, end: End) -> bool:
    """Whether an end is in the water: on the ground of a stream hex, be it under a bridge, not on one (45.3, 45.4)."""
    if end.hex not in reading.streams:
        return False
    return end.position == "gully" or (end.position is None and end.hex not in reading.bridged_depressions)


def adjacent(reading: MapReading, first: End, second: End) -> bool:
    """Whether two ends are adjacent: their hexes adjoin with no cliff between (47.4), and their positions allow it.

    An upper level adjoins its own ground and the upper levels of its building (40.2), a cave its two front hexes
    (43.4), a bridge no gully hex but its own (45.4).
    """
    positions = first.position, second.position
    if first.hex == second.hex:
        return first.position != second.position and "cave" not in positions
    side = side_between(first.hex, second.hex)
    if side is None or side in reading.cliffs:
        return False
    if "upper_level" in positions:
        return first.position == second.position and second.hex in building_of(reading, first.hex)
    return not any(
        (end.position == "cave" and other.hex not in reading.cave_fronts(end))
        or (_on_bridge(reading, end) and reading.level(other.hex) < 0)
        for end, other in ((first, second), (second, first))
    )


def _on_bridge(reading: MapReading, end: End) -> bool:
    return end.hex in reading.bridged_depressions and end.position in (None, "bridge")


def building_of(reading: MapReading, at: Hex) -> frozenset[Hex]:
    """The hexes of the building that a hex's dot lies in, by its artwork (docs/games/band-of-brothers.md, 1.9)."""
    return next(
        (frozenset(house.holds) for house in reading.maker.houses if at in house.holds), frozenset((at,))
    )


def out_of_sight(reading: MapReading, goal: End, length: int) -> str | None:
    """The reason row that hides the end of a free thread of this length: night or rain; None where neither does."""
    if reading.visibility is not None and length > reading.visibility:
        lit = (goal.lit and not reading.rain) or goal.hex in reading.lit
        if not lit:
            return "night"
    if reading.rain and length > RAIN_RANGE:
        return "rain"
    return None
