"""What the map adds to a fire preview: cover, height, hindrance, smoke (docs/games/band-of-brothers.md, 2.4)."""

from __future__ import annotations

from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

RIDGE_RANGE = 10
"""From so far a firer on a ridge looks over small terrain features (54.2)."""

MOUNTED = ("vehicle", "carrier", "landing_craft")


def modifiers(look: Look, start: End, goal: End, total: int) -> tuple[Modifier, ...]:
    """The modifiers of infantry's direct fire along a free thread with ``total`` hindrances."""
    reading = look.reading
    cover = _cover(look, goal)
    found: tuple[Modifier, ...] = () if cover is None else (cover,)
    if look.length:
        if look.goal_level != look.start_level:
            found += _listed(
                reading, "target_higher" if look.goal_level > look.start_level else "target_lower"
            )
        if (
            look.start_level == 0
            and reading.ridges
            and start.hex != goal.hex
            and reading.ridges_under(goal.hex)
        ):
            found += _listed(reading, "ridge_target")
        if look.length == 1:
            found += _listed(reading, "adjacent")
    if total:
        found += tuple(
            one._replace(value=None if one.value is None else one.value * total)
            for one in _listed(reading, "hindrance")
        )
    smoke = _smoke(look) if reading.smoke else None
    return found if smoke is None else found + _listed(reading, smoke)


def _listed(reading: MapReading, name: str) -> tuple[Modifier, ...]:
    listed = reading.listed_modifiers.get(name)
    return () if listed is None else (listed,)


def _cover(look: Look, goal: End) -> Modifier | None:
    """The best modifier of the target's hex and the hexside it is entered by (docs/games/band-of-brothers.md, A20)."""
    reading = look.reading
    hinders = reading.hindering.get(look.goal) if goal.unit in MOUNTED else None
    found = [one for one in reading.cover_of(reading.numbers[look.goal]) if one.id != hinders]
    if reading.hedgerow_codes or reading.wall_codes or reading.small_features:
        for code in _entered_by(look):
            if code in reading.hedgerow_codes and goal.unit not in MOUNTED:
                found.extend(_listed(reading, "hedgerow_between"))
            if code in reading.wall_codes:
                found.extend(_listed(reading, "wall_between"))
            if look.goal in reading.small_features.get(code, ()) and not _looks_over(look):
                found.extend(_listed(reading, "small_feature_between"))
    negative = [one for one in found if one.value is not None and one.value < 0]
    return min(negative, key=lambda one: one.value or 0) if negative else None


def _entered_by(look: Look) -> tuple[int, ...]:
    """Codes of the hexsides that lead into the target's hex: two at a corner (docs/games/band-of-brothers.md, A09)."""
    last = look.thread.last
    own = (last,) if last else [side for one in look.thread.corners[-1:] for side in (*one.left, *one.right)]
    return tuple(look.code(side) for side in own if not (side.first.to_goal and side.second.to_goal))


def _looks_over(look: Look) -> bool:
    """Whether a firer sees over small terrain features: from higher ground, or from a ridge within ten hexes."""
    on_ridge = look.reading.ridges and look.reading.ridges_under(look.start)
    return look.start_level > look.goal_level or (bool(on_ridge) and look.length <= RIDGE_RANGE)


def _smoke(look: Look) -> str | None:
    """The strongest smoke marker whose hex the thread meets, its end hexes and its corners included (48.0)."""
    smoke = look.reading.smoke
    thread, hex_ = look.thread, look.reading.cells.hex
    steps = {0, *(one.step for one in thread.crossed)}
    steps.update(step for run in thread.runs for step in (run.left, run.right))
    steps.update(one.touched.step for one in thread.corners if one.touched is not None)
    met = {look.goal, *(hex_(look.base + step) for step in steps)}
    found = {smoke[at] for at in met if at in smoke}
    return next((name for name in ("smoke", "smoke_dispersed") if name in found), None)
