"""Walls, hedgerows and tree lines that a thread crosses, runs along or touches in a corner (4.2.1e, 4.2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading

TREE_LINE, HEDGEROW = "tree_line", "hedgerow"


class MetSide(NamedTuple):
    """A hexside with features that the thread meets; ``how`` is ``crossed``, ``run_along`` or ``touched``.

    ``exempt``: it is near enough to a unit not to count (4.2.1e); ``near`` counts hexes from the start.
    """

    step: SideStep
    code: int
    how: str
    features: tuple[str, ...]
    exempt: bool
    near: int


def sides_met(look: Look, *, exempt_too: bool) -> Iterator[MetSide]:
    """Every hexside with features that the thread crosses, runs along or touches, in this order.

    Those near enough to a unit not to count are among them only if asked for.
    """
    sides, base = look.reading.sides, 3 * look.base
    vertex_exempts = look.reading.rulings.wall_vertex_exempts_crossing
    for step in look.thread.sides:
        features = sides.get(base + step.code)
        if features is not None and (exempt_too or not step.own):
            exempt = step.own or (vertex_exempts and _holds_end(step))
            if exempt_too or not exempt:
                yield _met(look, step, "crossed", features, exempt=exempt)
    yield from sides_beside(look, look.length, exempt_too=exempt_too)


def sides_beside(look: Look, near: int, *, exempt_too: bool) -> Iterator[MetSide]:
    """Those of ``sides_met`` that the thread runs along or touches; few farther than ``near`` hexes from the start."""
    sides, base, thread = look.reading.sides, 3 * look.base, look.thread
    for run in thread.runs:
        if run.from_start > near:
            break
        features = sides.get(base + run.side.code)
        if features is not None:
            exempt = run.from_start == 1 or run.to_goal == 1
            if exempt_too or not exempt:
                yield _met(look, run.side, "run_along", features, exempt=exempt)
    if not look.reading.rulings.wall_vertex_touch_blocks:
        return
    for corner in thread.corners:
        for step in (*corner.left, *corner.right):
            if step.first.from_start > near + 1:
                return
            features = sides.get(base + step.code)
            # a corner of an end's hex is met only where a run begins: all other hexsides there are its own
            if features is not None and (exempt_too or not step.own):
                yield _met(look, step, "touched", features, exempt=step.own)


def _met(look: Look, step: SideStep, how: str, features: tuple[str, ...], *, exempt: bool) -> MetSide:
    near = min(step.first.from_start, step.second.from_start)
    return MetSide(step, look.code(step), how, features, exempt, near)


def _holds_end(step: SideStep) -> bool:
    """Whether an end's hex has one of a hexside's corners: then both its hexes adjoin that hex."""
    return (step.first.from_start == step.second.from_start == 1) or (
        step.first.to_goal == step.second.to_goal == 1
    )


def counts(reading: MapReading, code: int, feature: str, level: int) -> bool:
    """Whether a feature of a hexside stands high enough, and is one that blocks, between ends on one level."""
    rulings = reading.rulings
    if feature == HEDGEROW and not rulings.hedgerow_blocks:
        return False
    if not rulings.feature_height_matters:
        return True
    if feature == TREE_LINE:
        return top_of(reading, code, feature) > level
    return reading.side_level(code) >= level


def top_of(reading: MapReading, code: int, feature: str) -> int:
    """The absolute height that a feature of a hexside reaches."""
    return reading.side_level(code) + int(reading.scene.ruleset.terrains[feature].height)


def ruling_of(look: Look, met: MetSide, feature: str) -> str | None:
    """The open question on which it hangs that a feature blocks between ends on one level."""
    if met.how == "touched":
        return "wall_vertex_touch_blocks"
    if feature == HEDGEROW:
        return "hedgerow_blocks"
    if not look.reading.rulings.feature_height_matters:
        top = top_of(look.reading, met.code, feature)
        if top < look.high or (feature == TREE_LINE and top <= look.high):
            return "feature_height_matters"
    return "wall_vertex_exempts_crossing" if met.how == "crossed" and _holds_end(met.step) else None
