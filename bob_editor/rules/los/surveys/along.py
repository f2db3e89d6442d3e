"""Where along a thread things lie: exact shares of the way, for drawing the thread and its causes.

A share is a fraction of the way from the start's dot (0) to the goal's (1). The lattice keeps ratios along a line, so
shares are the same in true proportions.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, Point, corners_of_side
from bob_editor.geometry.parts import Side
from bob_editor.geometry.threads import centre_of
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer, Reason

Effect = Literal["stops", "hinders", "notes"]
State = Literal["clear", "hindered", "stopped"]

NOTES = frozenset({"clear", "line", "adjacent", "ignores_los", "looked_over", "crossed", "note"})
"""Kinds of reasons that say what was looked over, or what a clear answer rests on."""

ALL_THE_WAY = (Fraction(0), Fraction(1))


class Spot(Record):
    """Where a reason lies on the thread: from share ``first`` to ``last``, equal where it is met in one point.

    ``number`` is the reason's place in the answer; ``hex`` or ``side`` is what it names. Both are None, and the spot is
    the whole thread, where the reason names no place on it.
    """

    number: int
    reason: Reason
    effect: Effect
    first: Fraction
    last: Fraction
    hex: Hex | None = None
    side: Side | None = None


class Segment(Record):
    """A part of the thread in one state, by shares and by lattice points; ``spot`` is what begins it, if anything."""

    state: State
    first: Fraction
    last: Fraction
    start: Point
    end: Point
    spot: Spot | None = None


def in_hex(start: Hex, goal: Hex, at: Hex) -> tuple[Fraction, Fraction] | None:
    """The shares at which the thread enters and leaves a hex, its edge included; None where it misses it."""
    (u, v), (a, b), (x, y) = centre_of(start), centre_of(goal), centre_of(at)
    first, last = ALL_THE_WAY
    # A hex around (0, 0) is where |y| <= 1, |x + y| <= 2 and |x - y| <= 2.
    for across, along, wide in ((0, 1, 1), (1, 1, 2), (1, -1, 2)):
        here = across * (u - x) + along * (v - y)
        step = across * (a - u) + along * (b - v)
        if step == 0:
            if abs(here) > wide:
                return None
            continue
        one, other = Fraction(-wide - here, step), Fraction(wide - here, step)
        first, last = max(first, min(one, other)), min(last, max(one, other))
    return (first, last) if first <= last else None


def on_side(start: Hex, goal: Hex, side: Side) -> tuple[Fraction, Fraction] | None:
    """The shares at which the thread meets a hexside: one point, or two where it runs along; None where it doesn't."""
    (u, v), (a, b) = centre_of(start), centre_of(goal)
    du, dv = a - u, b - v
    x, y = centre_of(side.owner)
    ends = [(x + CORNERS[one][0] - u, y + CORNERS[one][1] - v) for one in corners_of_side(side.direction)]
    if not (du or dv):
        return None
    aside = [du * q - dv * p for p, q in ends]
    if aside == [0, 0]:
        one, other = sorted(_share(p, q, du, dv) for p, q in ends)
        first, last = max(one, Fraction(0)), min(other, Fraction(1))
        return (first, last) if first <= last else None
    if aside[0] * aside[1] > 0:
        return None
    (p, q), (s, t) = ends
    part = Fraction(aside[0], aside[0] - aside[1])
    at = _share(p + part * (s - p), q + part * (t - q), du, dv)
    return (at, at) if 0 <= at <= 1 else None


def _share(x: Fraction | int, y: Fraction | int, du: int, dv: int) -> Fraction:
    """The share of a point on the line, seen from the start."""
    return Fraction(x) / du if du else Fraction(y) / dv


def point_at(grid: Grid, start: Hex, goal: Hex, share: Fraction) -> Point:
    """The lattice point at a share of the way."""
    (x, y), (a, b) = grid.centre(start), grid.centre(goal)
    return float(x + share * (a - x)), float(y + share * (b - y))


def spots(grid: Grid, answer: Answer, start: Hex, goal: Hex) -> tuple[Spot, ...]:
    """Where each reason of an answer lies on the thread, in the answer's order."""
    return tuple(_spot(grid, answer, number, start, goal) for number in range(len(answer.reasons)))


def _spot(grid: Grid, answer: Answer, number: int, start: Hex, goal: Hex) -> Spot:
    reason = answer.reasons[number]
    effect = effect_of(answer, number)
    if "/" in reason.at:
        side = grid.side_anywhere(reason.at)
        met = None if side is None else on_side(start, goal, side)
        if met is not None:
            return Spot(number, reason, effect, *met, side=side)
    elif reason.at:
        at = grid.hex_anywhere(reason.at)
        met = None if at is None else in_hex(start, goal, at)
        if met is not None:
            return Spot(number, reason, effect, *met, hex=at)
    return Spot(number, reason, effect, *ALL_THE_WAY)


def effect_of(answer: Answer, number: int) -> Effect:
    """What a reason does to the thread: the first decides, and notes do nothing."""
    kind = answer.reasons[number].kind
    if answer.verdict == "clear" or kind in NOTES:
        return "notes"
    if answer.verdict == "hindered":
        return "hinders"
    return "hinders" if number and kind == "hindrance" else "stops"


def segments(grid: Grid, answer: Answer, start: Hex, goal: Hex) -> tuple[Segment, ...]:
    """The thread cut into parts that are clear, hindered or stopped, in order from the start; none is empty.

    It is stopped from where it meets what decides, and hindered from each hindrance on. From a hex to itself there is
    one part without length.
    """
    found = spots(grid, answer, start, goal)
    stop = next((one for one in found if one.effect == "stops"), None)
    cuts: list[tuple[Fraction, State, Spot | None]] = [(Fraction(0), "clear", None)]
    cuts.extend(
        (one.first, "hindered", one)
        for one in _in_order(found)
        if one.effect == "hinders" and (stop is None or one.first < stop.first)
    )
    if stop is not None:
        cuts.append((stop.first, "stopped", stop))
    ends = [*(cut[0] for cut in cuts[1:]), Fraction(1)]
    parts = [
        _segment(grid, (start, goal), state, first, last, spot)
        for (first, state, spot), last in zip(cuts, ends, strict=True)
        if first < last
    ]
    if start == goal:
        first_spot = found[0] if found else None
        return (_segment(grid, (start, goal), _WHOLE[answer.verdict], *ALL_THE_WAY, first_spot),)
    return tuple(parts)


_WHOLE: Mapping[str, State] = {"clear": "clear", "hindered": "hindered", "blocked": "stopped"}


def _segment(
    grid: Grid, ends: tuple[Hex, Hex], state: State, first: Fraction, last: Fraction, spot: Spot | None
) -> Segment:
    return Segment(state, first, last, point_at(grid, *ends, first), point_at(grid, *ends, last), spot)


def _in_order(found: Iterable[Spot]) -> list[Spot]:
    return sorted(found, key=lambda one: (one.first, one.last, one.number))
