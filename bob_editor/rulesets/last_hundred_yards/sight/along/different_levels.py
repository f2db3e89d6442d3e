"""Ends on different levels: what is as high as the higher end blocks, lower things cast blind hexes (4.2.2, 4.2.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bob_editor.rules.los.threads.stepped import RunStep
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS, NOTHING, SHADOW, hides
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import HexFacts
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import is_corridor
from bob_editor.rulesets.last_hundred_yards.sight.along.hexsides import (
    TREE_LINE,
    MetSide,
    sides_beside,
    sides_met,
    top_of,
)
from bob_editor.rulesets.last_hundred_yards.sight.along.meeting import met_beside, met_in_hex
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

BLIND_ROWS = {BLOCKS: "obstacle", SHADOW: "blind_hex"}


def stopped_between_levels(look: Look, *, first_only: bool = False) -> list[Cause]:
    """Everything that blocks or blinds between ends on different levels more than one hex apart.

    ``first_only`` stops at the first that blocks outright.
    """
    causes: list[Cause] = []
    get = look.reading.facts.get
    base, from_start = look.base, look.start_level >= look.goal_level
    for place, step in enumerate(look.thread.crossed):
        number = base + step.step
        facts = get(number)
        if facts is None:
            continue
        distance = step.from_start if from_start else step.to_goal
        if facts.roadway and is_corridor(look, place, river_too=False):
            causes.append(Cause("forest_road", step.from_start, number, terrain=_roadway(facts)))
        for top in facts.tops:
            effect = _effect(look, top.height, distance)
            if effect != NOTHING:
                causes.append(
                    _cause(
                        look, effect, step.from_start, number, top.terrain, top.height, distance, top.ruling
                    )
                )
        if facts.buildings:
            causes.extend(_images(look, place, number, facts, distance))
        if first_only and any(cause.effect == BLOCKS for cause in causes):
            return causes
    if look.thread.runs and look.reading.rulings.run_along_shadow:
        causes.extend(_beside(look))
    if look.reading.sides:
        met = sides_met(look, exempt_too=not look.reading.rulings.own_tree_line_exempt)
        causes.extend(_tree_lines(look, met))
    return causes


def filled(number: int, facts: HexFacts, near: int, level: int) -> Cause:
    """The highest that fills a hex, as what blocks; ``level`` is that of the higher end, which it reaches."""
    top = facts.tops[0]
    return Cause(
        BLIND_ROWS[BLOCKS], near, number, -1, BLOCKS, top.terrain, top.height, top.ruling, level=level
    )


def _roadway(facts: HexFacts) -> str:
    return "forest_road" if facts.forest_terrain else "tree_lined_road"


def _effect(look: Look, top: int, distance: int) -> int:
    """What a top so far from the higher end does to the lower one."""
    reading = look.reading
    if top <= look.low and reading.rulings.ignore_obstacle_not_above_lower:
        return NOTHING
    return hides(reading.blind_hexes, top, look.high, distance, look.length)


def _cause(
    look: Look,
    effect: int,
    near: int,
    number: int,
    terrain: str,
    top: int,
    distance: int,
    ruling: str | None = None,
    side: int = -1,
) -> Cause:
    if top <= look.low:
        ruling = "ignore_obstacle_not_above_lower"
    blind = look.reading.blind_hexes.count(look.high - top, distance) if effect == SHADOW else 0
    return Cause(
        BLIND_ROWS[effect],
        near,
        number,
        side,
        effect,
        terrain,
        top,
        ruling,
        level=look.high,
        distance=distance,
        blind=blind,
    )


def _images(look: Look, place: int, number: int, facts: HexFacts, distance: int) -> Iterator[Cause]:
    """Building images in a crossed hex that stop the line; huts never do."""
    near = look.thread.crossed[place].from_start
    whole = {top.terrain for top in facts.tops}
    for pieces in facts.buildings:
        if pieces.terrain == "hut" or pieces.terrain in whole:
            continue
        effect = _effect(look, pieces.height, distance)
        if effect != NOTHING and met_in_hex(look, place, pieces.images):
            yield _cause(look, effect, near, number, pieces.terrain, pieces.height, distance)


def _beside(look: Look) -> Iterator[Cause]:
    """Obstacles left and right of the hexsides run along, where both stop the line (``run_along_shadow``)."""
    left: list[Cause] = []
    right: list[Cause] = []
    get = look.reading.facts.get
    for run in look.thread.runs:
        for step, side, on_left in ((run.left, left, True), (run.right, right, False)):
            facts = get(look.base + step)
            if facts is not None:
                side.extend(_one_side(look, run, look.base + step, facts, left=on_left))
    if not left or not right:
        return
    effect = min(max(cause.effect for cause in side) for side in (left, right))
    for side in (left, right):
        for cause in side:
            if cause.effect > effect:
                yield _lowered(look, cause)
            else:
                yield cause


def nearest_beside_between_levels(look: Look, near: int) -> list[Cause]:
    """What blocks beside hexsides run along up to ``near`` hexes from the start, but nothing behind the nearest."""
    causes = _on_both_hands(look, near) if look.reading.rulings.run_along_shadow else []
    if look.reading.sides:
        met = sides_beside(look, near, exempt_too=not look.reading.rulings.own_tree_line_exempt)
        causes.extend(cause for cause in _tree_lines(look, met) if cause.effect == BLOCKS)
    return causes


def _on_both_hands(look: Look, near: int) -> list[Cause]:
    """What blocks outright, the nearest on either hand; none where a hand is open, or both as far as ``near``."""
    nearest: list[list[Cause]] = [[], []]
    for run in look.thread.runs:
        if run.from_start > near and not (nearest[0] or nearest[1]):
            return []
        for hand, step in enumerate((run.left, run.right)):
            facts = look.reading.facts.get(look.base + step) if not nearest[hand] else None
            if facts is not None and (facts.buildings or (facts.tops and facts.tops[0].height >= look.high)):
                causes = _one_side(look, run, look.base + step, facts, left=not hand)
                nearest[hand] = [cause for cause in causes if cause.effect == BLOCKS]
        if nearest[0] and nearest[1]:
            return [*nearest[0], *nearest[1]]
    return []


def _lowered(look: Look, cause: Cause) -> Cause:
    """A cause that blocks on its side only, where the other side is merely blind: together they make a blind hex."""
    return cause._replace(row="blind_beside", effect=SHADOW, level=look.high)


def _one_side(look: Look, run: RunStep, number: int, facts: HexFacts, *, left: bool) -> Iterator[Cause]:
    distance = run.from_start if look.from_start else run.to_goal
    whole = {top.terrain for top in facts.tops}
    found = [(top.height, top.terrain) for top in facts.tops]
    found += [
        (pieces.height, pieces.terrain)
        for pieces in facts.buildings
        if pieces.terrain != "hut"
        and pieces.terrain not in whole
        and met_beside(look, run, pieces.images, left=left)
    ]
    for height, terrain in found:
        effect = _effect(look, height, distance)
        if effect != NOTHING:
            yield _cause(look, effect, run.from_start, number, terrain, height, distance, "run_along_shadow")


def _tree_lines(look: Look, sides: Iterable[MetSide]) -> Iterator[Cause]:
    """Tree lines met: each counts at the nearer of its two hexes to the higher end."""
    for met in sides:
        if TREE_LINE not in met.features:
            continue
        top = top_of(look.reading, met.code, TREE_LINE)
        nearer = min((met.step.first, met.step.second), key=look.distance)
        distance = look.distance(nearer)
        effect = _effect(look, top, distance)
        if effect == NOTHING:
            continue
        ruling = "wall_vertex_touch_blocks" if met.how == "touched" else None
        if met.exempt:
            ruling = "own_tree_line_exempt"
        at = look.base + nearer.step
        if at not in look.reading.labels:  # a tree line on the map's edge
            at = look.base + met.step.first.step + met.step.second.step - nearer.step
        yield _cause(look, effect, met.near, at, TREE_LINE, top, distance, ruling, side=met.code)
