"""Terrain and ground along a thread: which hexes, and pairs beside a hexside, hide the lower end (14.0, 47.2)."""

from functools import cache
from math import floor

from bob_editor.geometry.hexes import STEPS
from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.pieces.obstacles import EMPTY, HexShape, Mark, Rung, joined
from bob_editor.rules.los.threads.stepped import RunStep
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import (
    BLOCKS,
    NOTHING,
    SHADOW,
    blind_hexes,
    is_stated,
    least_blocking,
    least_shading,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

NEVER = 1_000_000
"""Farther than any hex."""


def runs_met(look: Look, within: int = NEVER) -> list[Cause]:
    """The pairs of hexes beside the thread's runs whose artwork hides the lower end.

    Those farther than ``within`` hexes from the start are left out.
    """
    causes = []
    for run in look.thread.runs:
        if run.from_start > within:
            break
        pair = _pair(look, run)
        if pair is not None:
            effect, least = _effect_beside(look, pair, run)
            if effect:
                causes.append(_kept_cause(look, pair, run, effect, least))
    return causes


def _kept_cause(
    look: Look, pair: tuple[HexShape, HexShape], run: RunStep, effect: int, least: float
) -> Cause:
    """``_cause_beside``, found once for neighbouring threads; shapes live as long as the reading that keeps it."""
    distance = run.from_start if look.from_start else run.to_goal
    key = id(pair[0]), id(pair[1]), look.code(run.side), effect, least, look.high, run.from_start, distance
    kept = look.reading.causes_beside
    found = kept.get(key)
    if found is None:
        found = kept[key] = _cause_beside(look, pair, run, effect, least)
    return found


def _pair(look: Look, run: RunStep) -> tuple[HexShape, HexShape] | None:
    """The shapes that count of the two hexes beside a run; None where neither can hide anything."""
    shapes, base, low = look.reading.shapes, look.base, look.low
    left, right = shapes[base + run.left], shapes[base + run.right]
    if left is EMPTY or right is EMPTY or (left.top <= low and right.top <= low):
        return None
    if left.near is None and right.near is None:
        return left, right
    return (
        counting(look, left, run.from_start, run.to_goal),
        counting(look, right, run.from_start, run.to_goal),
    )


def counting(look: Look, shape: HexShape, near_start: int, near_goal: int) -> HexShape:
    """The shape that counts: another one beside the upper end (``crest_overhang_adjacent``, ``gully_rim``)."""
    return shape.near if shape.near is not None and counts_as_near(look, near_start, near_goal) else shape


def counts_as_near(look: Look, near_start: int, near_goal: int) -> bool:
    """Whether a hex is beside the upper end, or beside one of two that are equally high, or of any by ruling."""
    if look.level or look.reading.rulings.rim_for_either_end:
        return near_start == 1 or near_goal == 1
    return (near_start if look.from_start else near_goal) == 1


@cache
def shadow_from(high: int, low: int, length: int, distance: int, stated_only: bool) -> int | None:  # noqa: FBT001
    """The least height from which an obstacle so far from the upper end hides the goal in its shadow; None for none.

    Levels are whole numbers.
    """
    behind = length - distance
    if behind <= 0:
        return None
    least = max(low + 1, least_shading(high, behind, distance))
    if stated_only:
        return next((height for height in range(least, high) if is_stated(high, height)), None)
    return least if least < high else None


def seen(look: Look, mark: Mark, offset: int) -> bool:
    """Whether a thread that crosses a hex so far from its dot has the artwork of a mark on both sides."""
    thread = look.thread
    return mark.on_both_sides(
        offset, thread.du, thread.dv, thread.reach, any_pieces=look.reading.rulings.any_pieces
    )


def decisive(look: Look, hit: Hit) -> Mark:
    """What hides in a crossed hex: the ground where it does by itself, else the highest terrain that does."""
    mark, effect, _, offset, _, _ = hit
    ground = mark.ground
    if ground is not None and seen(look, ground, offset):
        return ground
    for higher in mark.higher:
        if (effect == BLOCKS or higher.height < look.high) and seen(look, higher, offset):
            return higher
    return mark


def cause_of(look: Look, hit: Hit, mark: Mark) -> Cause:
    """The cause of a hit whose decisive mark is known."""
    return _cause(
        look, hit.effect, mark, hit.distance, hit.near, by_ground=mark is hit.mark.ground, number=hit.number
    )


def _effect_beside(look: Look, pair: tuple[HexShape, HexShape], run: RunStep) -> tuple[int, float]:
    """What the two hexes beside a run together do, and the least height that does it (14.0)."""
    blocking = least_blocking(look.high, look.low)
    if _meet(look, pair, run, blocking):
        return BLOCKS, blocking
    distance = run.from_start if look.from_start else run.to_goal
    stated = look.reading.rulings.stated_blind_hexes
    shading = shadow_from(look.high, look.low, look.length, distance, stated)
    if shading is not None and _meet(look, pair, run, shading):
        return SHADOW, shading
    return NOTHING, 0


def _meet(look: Look, pair: tuple[HexShape, HexShape], run: RunStep, height: float) -> bool:
    """Whether artwork so high meets along the hexside of a run; kept, but where shapes vary beside an end."""
    key = 3 * look.base + run.side.code, height
    kept = look.reading.joins
    adjacent = look.reading.shapes_vary and (run.from_start == 1 or run.to_goal == 1)
    found = None if adjacent else kept.get(key)
    if found is None:
        found = _pieces_meet(look, pair, run, height)
        if not adjacent:
            kept[key] = found
    return found


def height_along(reading: MapReading, code: int, lowest: int, highest: int) -> int | None:
    """How high artwork is that meets along a hexside (its code) without an end beside it; None where none does."""
    number, direction = divmod(code, 3)
    step = STEPS[direction]
    first, second = reading.shapes[number], reading.shapes[number + step.q * reading.cells.width + step.r]
    shift, top = 3 * MILLI * step.q, max(lowest - 1, min(highest, first.top, second.top))
    for height in range(floor(top), lowest - 1, -1):
        if _rungs_meet(reading, first.rung_at(height), second.rung_at(height), direction, shift):
            return height
    return None


def _pieces_meet(look: Look, pair: tuple[HexShape, HexShape], run: RunStep, height: float) -> bool:
    one, other = pair[0].rung_at(height), pair[1].rung_at(height)
    return _rungs_meet(look.reading, one, other, run.direction, run.shift)


def _rungs_meet(
    reading: MapReading, one: Rung | None, other: Rung | None, direction: int, shift: int
) -> bool:
    if reading.rulings.any_pieces:
        return one is not None and other is not None
    return joined(one, other, direction, shift)


def _cause_beside(
    look: Look, pair: tuple[HexShape, HexShape], run: RunStep, effect: int, least: float
) -> Cause:
    """Why the two hexes beside a run hide the lower end: the ground by itself, else the highest terrain."""
    distance = run.from_start if look.from_start else run.to_goal
    most = float("inf") if effect == BLOCKS else look.high
    ground = (HexShape(pair[0].ground_rungs), HexShape(pair[1].ground_rungs))
    by_ground = _pieces_meet(look, ground, run, least)
    seen = ground if by_ground else pair
    heights = sorted({one.height for shape in seen for one in shape.rungs if least <= one.height < most})
    height = heights[0] if by_ground else max(one for one in heights if _pieces_meet(look, pair, run, one))
    mark = seen[0].mark(height) or seen[1].mark(height)
    assert mark is not None
    mark = mark._replace(height=height)
    return _cause(look, effect, mark, distance, run.from_start, by_ground=by_ground, side=look.code(run.side))


def _cause(
    look: Look,
    effect: int,
    mark: Mark,
    distance: int,
    near: int,
    *,
    by_ground: bool,
    number: int | None = None,
    side: int | None = None,
) -> Cause:
    height = mark.height
    terrain = "hill" if by_ground else mark.terrain
    if effect == SHADOW:
        blind = blind_hexes(look.high, height, distance)
        return Cause("blind_hex", effect, near, number, side, terrain, height, distance, blind)
    if by_ground:
        row = "crest" if height >= 1 else "depression_rim"
    else:
        row = "obstacle_above_both" if height > look.high else "obstacle_level_with_upper"
    above_dot = number is not None and look.reading.level_numbers[number] < height
    ruling = "crest_overhang_adjacent" if row == "crest" and distance == 1 and above_dot else None
    return Cause(row, effect, near, number, side, terrain, height, distance, ruling=ruling)
