"""Ends on different levels: what is as high as the higher end blocks, lower things cast blind hexes (4.2.2, 4.2.3)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.rules.los.barriers import Barriers
from bob_editor.rules.los.pieces.meeting import met_beside, met_in_hex
from bob_editor.rules.los.threads.stepped import RunStep
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS, NOTHING, SHADOW, hides
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import HexFacts, Pieces, Top
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import is_corridor
from bob_editor.rulesets.last_hundred_yards.sight.along.hexsides import MetSide, sides_met
from bob_editor.rulesets.last_hundred_yards.sight.barriers import Barrier, lowest, so_high
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.side_features import TREE_LINE

BLIND_ROWS = {BLOCKS: "obstacle", SHADOW: "blind_hex"}


def stopped_between_levels(look: Look, *, whole: bool) -> list[Cause]:
    """What blocks or blinds between ends on different levels more than one hex apart.

    That is everything along the ``whole`` line; else nothing that matters is left out up to the nearest that blocks
    outright.
    """
    if not whole:
        reaching = _reaching(look, so_high(look.reading, look.high), whole=False)
        causes = [cause for cause in reaching if cause.effect == BLOCKS]
        if causes:
            return causes
    return _reaching(look, lowest(look.reading, look.low), whole=True)


def _reaching(look: Look, barriers: Barriers[Barrier], *, whole: bool) -> list[Cause]:
    """What blocks or blinds of what is so high as barriers tell; of the ``whole`` line, or up to the nearest."""
    causes: list[Cause] = []
    reading, thread, until = look.reading, look.thread, look.length
    exempt_too = not reading.rulings.own_tree_line_exempt
    edged, crossed = False, []
    (least,) = barriers.ends
    for place, number, barrier in barriers.along(reading, thread.steps, look.base):
        near = thread.rows.from_start[place]
        if near > until + 1:
            break
        if barrier.edges:  # the next hex may have a nearer one's in a corner
            edged = True
            if barrier.edges & thread.course[place]:
                crossed.append(place)
        if near > until:
            continue
        found = _in_hex(look, place, number, barrier.held, least)
        if found:
            causes += found
            until = until if whole else near
    if thread.runs and reading.rulings.run_along_shadow:
        causes.extend(_beside(look, barriers, least, until, whole=whole))
    if crossed or (reading.sides and (thread.runs or exempt_too or (edged and thread.corners))):
        causes.extend(_tree_lines(look, sides_met(look, crossed, until, exempt_too=exempt_too)))
    return causes


def _in_hex(look: Look, place: int, number: int, facts: HexFacts, least: int) -> list[Cause]:
    """What blocks or blinds in a crossed hex of what is ``least`` so high (4.2.2, 4.2.3)."""
    found: list[Cause] = []
    rows = look.thread.rows
    near = rows.from_start[place]
    distance = near if look.from_start else rows.to_goal[place]
    if facts.roadway and is_corridor(look, place, river_too=False):
        road = "forest_road" if facts.forest_terrain else "tree_lined_road"
        found.append(Cause("forest_road", near, number, terrain=road))
    for top in facts.tops:
        if top.height < least:
            break
        effect = _effect(look, top.height, distance)
        if effect != NOTHING:
            # Whose image is met stops the line either way.
            images = (image for one in facts.buildings if one.terrain == top.terrain for image in one.images)
            ruling = None if top.ruling and met_in_hex(look.thread, place, images) else top.ruling
            found.append(_cause(look, effect, near, number, top.terrain, top.height, distance, ruling))
    if facts.buildings and facts.buildings[0].height >= least:
        found.extend(_images(look, place, number, facts.seen_over, distance))
    return found


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
    row = BLIND_ROWS[effect]
    return Cause(row, near, number, side, effect, terrain, top, ruling, look.high, distance, blind)


def _images(
    look: Look, place: int, number: int, buildings: Iterable[Pieces], distance: int
) -> Iterator[Cause]:
    """Building images in a crossed hex that stop the line."""
    near = look.thread.rows.from_start[place]
    for pieces in buildings:
        effect = _effect(look, pieces.height, distance)
        if effect != NOTHING and met_in_hex(look.thread, place, pieces.images):
            yield _cause(look, effect, near, number, pieces.terrain, pieces.height, distance)


def _beside(
    look: Look, barriers: Barriers[Barrier], least: int, until: int, *, whole: bool
) -> Iterator[Cause]:
    """Obstacles left and right of the hexsides run along, ``least`` so high, where both stop the line.

    That hangs on ``run_along_shadow``. None where the nearest is farther than ``until`` hexes from the start; unless of
    the ``whole`` line, all alike in effect, those behind the first on both hands are left out.
    """
    left: list[Cause] = []
    right: list[Cause] = []
    reading, base = look.reading, look.base
    for run in look.thread.runs:
        if run.from_start > until and not left and not right:
            return
        if left and right and not whole:
            break
        for step, side, on_left in ((run.left, left, True), (run.right, right, False)):
            barrier = barriers.at(reading, base + step)
            if barrier is not None:
                side.extend(_one_side(look, run, base + step, barrier.held, least, left=on_left))
    if not left or not right:
        return
    effect = min(max(cause.effect for cause in side) for side in (left, right))
    for side in (left, right):
        for cause in side:
            if cause.effect > effect:
                # It blocks on its side only, where the other is merely blind: together they make a blind hex.
                yield replace(cause, row="blind_beside", effect=SHADOW, level=look.high)
            else:
                yield cause


def _one_side(
    look: Look, run: RunStep, number: int, facts: HexFacts, least: int, *, left: bool
) -> Iterator[Cause]:
    distance = run.from_start if look.from_start else run.to_goal
    standing: list[Top | Pieces] = list(facts.tops)
    standing += [one for one in facts.seen_over if met_beside(look.thread, run, one.images, left=left)]
    for one in standing:
        effect = _effect(look, one.height, distance) if one.height >= least else NOTHING
        if effect != NOTHING:
            ruling = "run_along_shadow"
            yield _cause(look, effect, run.from_start, number, one.terrain, one.height, distance, ruling)


def _tree_lines(look: Look, sides: Iterable[MetSide]) -> Iterator[Cause]:
    """Tree lines met: each counts at the nearer of its two hexes to the higher end."""
    for met in sides:
        top = next((one.top for one in met.features if one.terrain == TREE_LINE), None)
        if top is None:
            continue
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
