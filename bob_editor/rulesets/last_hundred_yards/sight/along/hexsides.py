"""Walls, hedgerows and tree lines that a thread crosses, runs along or touches in a corner (4.2.1e, 4.2.3)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.side_features import HEDGEROW, TREE_LINE, SideFeature


class MetSide(NamedTuple):
    """A hexside with features that the thread meets; ``how`` is ``crossed``, ``run_along`` or ``touched``.

    ``exempt``: it is near enough to a unit not to count (4.2.1e); ``near`` counts hexes from the start.
    """

    step: SideStep
    code: int
    how: str
    features: tuple[SideFeature, ...]
    exempt: bool
    near: int


def sides_met(look: Look, crossed: Iterable[int], until: int, *, exempt_too: bool) -> Iterator[MetSide]:
    """The hexsides with features that the thread crosses, runs along or touches, in this order.

    ``crossed`` are the places of the hexes entered by one. Few of the others are farther than ``until`` hexes from the
    start. Those near enough to a unit not to count are among them only if asked for.
    """
    sides, base = look.reading.features, 3 * look.base
    for step in look.thread.sides if exempt_too else _entered(look, crossed):
        features = sides.get(base + step.code)
        if features is not None and (exempt_too or not step.own):
            yield _met(look, step, "crossed", features, exempt=step.own)
    yield from _sides_beside(look, until, exempt_too=exempt_too)


def _entered(look: Look, places: Iterable[int]) -> Iterator[SideStep]:
    """The hexsides by which the crossed hexes at some places are entered."""
    entries, steps = look.thread.entries, look.thread.steps
    return (entries.sides[entries.steps.index(steps[place])] for place in places)


def _sides_beside(look: Look, until: int, *, exempt_too: bool) -> Iterator[MetSide]:
    """Those of ``sides_met`` that the thread runs along or touches."""
    sides, base, thread = look.reading.features, 3 * look.base, look.thread
    for run in thread.runs:
        if run.from_start > until:
            break
        features = sides.get(base + run.side.code)
        if features is not None:
            exempt = run.from_start == 1 or run.to_goal == 1
            if exempt_too or not exempt:
                yield _met(look, run.side, "run_along", features, exempt=exempt)
    if not look.reading.rulings.wall_vertex_touch_blocks:
        return
    for corner in thread.corners:
        if corner.near > until:
            return
        if not exempt_too and sides.keys().isdisjoint(map(base.__add__, corner.codes)):
            continue
        for step in (*corner.left, *corner.right):
            features = sides.get(base + step.code)
            # a corner of an end's hex is met only where a run begins: all other hexsides there are its own
            if features is not None and (exempt_too or not step.own):
                yield _met(look, step, "touched", features, exempt=step.own)


def _met(look: Look, step: SideStep, how: str, features: tuple[SideFeature, ...], *, exempt: bool) -> MetSide:
    near = min(step.first.from_start, step.second.from_start)
    return MetSide(step, look.code(step), how, features, exempt, near)


def ruling_of(look: Look, met: MetSide, feature: SideFeature) -> str | None:
    """The open question on which it hangs that a feature blocks between ends on one level."""
    if met.how == "touched":
        return "wall_vertex_touch_blocks"
    if feature.terrain == HEDGEROW:
        return "hedgerow_blocks"
    if not look.reading.rulings.feature_height_matters and feature.top < look.high + (
        feature.terrain == TREE_LINE
    ):
        return "feature_height_matters"
    return None
