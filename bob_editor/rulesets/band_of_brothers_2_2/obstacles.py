"""Terrain and ground along a thread: which hexes, and pairs of hexes beside a hexside, hide the lower end (3.3, 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.obstacles import HexShape, Mark, joined
from bob_editor.rulesets.band_of_brothers_2_2.causes import Cause
from bob_editor.rulesets.band_of_brothers_2_2.heights import BLOCKS, SHADOW, STATED_PAIRS, blind_hexes

if TYPE_CHECKING:
    from bob_editor.rules.los.stepped import RunStep
    from bob_editor.rulesets.band_of_brothers_2_2.look import Look

NEVER = float("inf")


def obstacles_met(look: Look, *, first_only: bool = False) -> list[Cause]:
    """Every hex, or pair of hexes beside a run, whose artwork hides the lower end; each list in order from the start.

    ``first_only`` stops at the first that blocks outright.
    """
    causes: list[Cause] = []
    shapes = look.reading.shapes.get
    base, low, from_start = look.base, look.low, look.start_level >= look.goal_level
    for step, offset, near_start, near_goal in look.thread.crossed:
        shape = shapes(base + step)
        if shape is None or shape.top <= low:
            continue
        if shape.near is not None:
            shape = counting(look, shape, near_start, near_goal)
        cause = _in_hex(look, shape, base + step, offset, near_start if from_start else near_goal, near_start)
        if cause is not None:
            causes.append(cause)
            if first_only and cause.effect == BLOCKS:
                return causes
    if look.thread.runs:
        causes.extend(runs_met(look))
    return causes


def runs_met(look: Look) -> list[Cause]:
    """The pairs of hexes beside the thread's runs whose artwork hides the lower end."""
    causes = []
    shapes, base = look.reading.shapes.get, look.base
    for run in look.thread.runs:
        left, right = shapes(base + run.left), shapes(base + run.right)
        if left is not None and right is not None:
            pair = (
                counting(look, left, run.from_start, run.to_goal),
                counting(look, right, run.from_start, run.to_goal),
            )
            cause = _beside(look, pair, run)
            if cause is not None:
                causes.append(cause)
    return causes


def counting(look: Look, shape: HexShape, near_start: int, near_goal: int) -> HexShape:
    """The shape that counts: another one in hexes adjacent to the upper end (45.4, A05, A43)."""
    if shape.near is None:
        return shape
    if look.level or look.reading.rulings.rim_for_either_end:
        near = near_start == 1 or near_goal == 1
    else:
        near = (near_start if look.from_start else near_goal) == 1
    return shape.near if near else shape


def thresholds(look: Look, distance: int) -> tuple[float, float]:
    """The heights from which an obstacle so far from the upper end blocks, and casts a shadow on the goal.

    This is ``heights.hides`` solved for the height: levels are whole numbers.
    """
    high, low = look.high, look.low
    if high == low:
        return high + 1, NEVER
    behind = look.length - distance
    if behind <= 0:
        return high, NEVER
    shadow: float = max(low + 1, high + behind - distance)
    if look.reading.rulings.stated_blind_hexes:
        shadow = min(
            (height for height in range(int(shadow), high) if (high, height) in STATED_PAIRS), default=NEVER
        )
    return high, shadow if shadow < high else NEVER


def _in_hex(look: Look, shape: HexShape, number: int, offset: int, distance: int, near: int) -> Cause | None:
    """Why a crossed hex hides the lower end, if it does: the ground by itself, else the highest terrain that does."""
    du, dv = look.thread.du, look.thread.dv
    any_pieces = look.reading.rulings.any_pieces
    blocking, shading = thresholds(look, distance)
    effect, mark = BLOCKS, shape.mark(blocking)
    if mark is None or not mark.seen_on_both_sides(offset, du, dv, any_pieces=any_pieces):
        if shading == NEVER:
            return None
        effect, mark = SHADOW, shape.mark(shading)
        if mark is None or not mark.seen_on_both_sides(offset, du, dv, any_pieces=any_pieces):
            return None
    ground = mark.ground
    if ground is not None and ground.seen_on_both_sides(offset, du, dv, any_pieces=any_pieces):
        return _cause(look, effect, ground, distance, near, by_ground=True, hex=number)
    for higher in mark.higher:
        if (effect == BLOCKS or higher.height < look.high) and higher.seen_on_both_sides(
            offset, du, dv, any_pieces=any_pieces
        ):
            mark = higher
            break
    return _cause(look, effect, mark, distance, near, by_ground=False, hex=number)


def _beside(look: Look, shapes: tuple[HexShape, HexShape], run: RunStep) -> Cause | None:
    """Why the two hexes beside a run together hide the lower end: artwork that meets along the hexside (3.1)."""
    distance = run.from_start if look.from_start else run.to_goal
    blocking, shading = thresholds(look, distance)

    def meets(first: HexShape, second: HexShape, height: float) -> bool:
        one, other = first.rung_at(height), second.rung_at(height)
        if look.reading.rulings.any_pieces:
            return one is not None and other is not None
        return joined(one, other, run.direction, run.shift)

    side = look.code(run.side)
    for effect, least in ((BLOCKS, blocking), (SHADOW, shading)):
        if least == NEVER or not meets(*shapes, least):
            continue
        most = NEVER if effect == BLOCKS else look.high
        ground = (HexShape(shapes[0].ground_rungs), HexShape(shapes[1].ground_rungs))
        by_ground = meets(*ground, least)
        pair = ground if by_ground else shapes
        heights = sorted({one.height for shape in pair for one in shape.rungs if least <= one.height < most})
        height = heights[0] if by_ground else max(one for one in heights if meets(*shapes, one))
        mark = pair[0].mark(height) or pair[1].mark(height)
        assert mark is not None
        return _cause(
            look, effect, mark._replace(height=height), distance, run.from_start, by_ground=by_ground, side=side
        )
    return None


def _cause(
    look: Look, effect: int, mark: Mark, distance: int, near: int, *, by_ground: bool, hex: int | None = None, side: int | None = None
) -> Cause:
    height = mark.height
    terrain = "hill" if by_ground else mark.terrain
    if effect == SHADOW:
        return Cause("blind_hex", effect, near, hex, side, terrain, height, distance, blind_hexes(look.high, height, distance))
    if by_ground:
        row = "crest" if height >= 1 else "depression_rim"
    else:
        row = "obstacle_above_both" if height > look.high else "obstacle_level_with_upper"
    return Cause(row, effect, near, hex, side, terrain, height, distance)
