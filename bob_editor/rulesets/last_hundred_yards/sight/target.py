"""What the target of a line has against fire, and when a fortified position may fire (4.1, 2.2.4, 11.3, 11.5)."""

from collections.abc import Iterator

from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.labels import written_number
from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.last_hundred_yards.fire.cover import MORTAR, best_cover, is_hull_down, tem_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN, ROADS
from bob_editor.rulesets.last_hundred_yards.land.standing import VEHICULAR
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import along_own_road, side_entered
from bob_editor.rulesets.last_hundred_yards.sight.look import Look

FORTIFIED = ("fp_mg", "fp_at")
POSITIONS = ("fp", *FORTIFIED)
GUNS = ("gun", "towed_gun")
PROXIMITY = 2
"""How near a maneuver ends for fire at it to have the proximity DRM (11.3.3c)."""


def target_modifiers(look: Look, start: End, goal: End) -> Iterator[Modifier]:
    """Cover or hull-down of the target, the fronts of fortified positions, and what may apply besides."""
    rows = look.reading.modifier_rows
    yield from _fronts(look, start, goal)
    terrain = _terrain(look)
    markers = [marker.marker for marker in look.reading.scene.markers if marker.at == goal.hex]
    side = look.reading.sides.get(side_entered(look), ())
    firer, target = look.reading.level(look.base), look.reading.level(look.goal)
    ruleset = look.reading.scene.ruleset
    if goal.unit in VEHICULAR:
        road = along_own_road(look)
        if is_hull_down(
            ruleset,
            terrain,
            behind_wall="wall" in side,
            along_own_road=road,
            firer_level=firer,
            target_level=target,
        ):
            yield Modifier.of_row(rows["hull_down"])
        yield Modifier.of_row(rows["motion_target"], may=True)
        return
    crossed = next((one for one in ("wall", "tree_line") if one in side), None)
    best = best_cover(
        ruleset, terrain, crossed=crossed, markers=markers, firer_level=firer, target_level=target
    )
    if best is not None:
        title = _title(look, best.source)
        above = tem_of(ruleset, best.source, MORTAR)
        told = f"{title} in the target's hex or on its hexside" + (
            f"; against mortars {above:+d}" if above else ""
        )
        yield Modifier.of_row(
            rows["cover"], value=best.tem, title=f"Cover: {title.lower()}", text=told, own=best.own
        )
    if goal.unit in GUNS and ("ip" in markers or _built(look)):
        yield Modifier.of_row(rows["gun_in_position"])
    if look.length <= PROXIMITY:
        yield Modifier.of_row(rows["proximity"], may=True)


def _terrain(look: Look) -> list[str]:
    """What the target stands in: listed, drawn, and its roads."""
    reading = look.reading
    facts, at = reading.facts.get(look.goal, PLAIN), reading.cells.hex(look.goal)
    found = {*reading.board.listed_terrain(at), *(pieces.terrain for pieces in facts.buildings)}
    found |= {one for one in ROADS if reading.board.has_path(at, one)}
    grown = facts.forest_terrain or ("tree_lined_road" if facts.roadway else "")
    return sorted(found | ({grown} - {""}))


def _built(look: Look) -> bool:
    return any(pieces.terrain != "hut" for pieces in look.reading.facts.get(look.goal, PLAIN).buildings)


def _title(look: Look, source: str) -> str:
    ruleset = look.reading.scene.ruleset
    row = ruleset.terrains.get(source)
    return (
        row.title if row is not None else str(ruleset.rows("markers").get(source, {}).get("title") or source)
    )


def _fronts(look: Look, start: End, goal: End) -> Iterator[Modifier]:
    """A fortified position fires, and is fired on, through its front alone (2.2.4a)."""
    rows = look.reading.modifier_rows
    for end, other, row in ((start, goal, "no_fire_out_of_front"), (goal, start, "no_fire_behind_front")):
        if end.unit not in POSITIONS:
            continue
        here = (one for one in look.reading.scene.markers if one.at == end.hex and one.marker in FORTIFIED)
        facings = [number for one in here if (number := written_number(str(one.facing))) is not None]
        if facings and not any(faces(facing, end.hex, other.hex) for facing in facings):
            yield Modifier.of_row(rows[row])


def faces(facing: int, start: Hex, goal: Hex) -> bool:
    """Whether a hex lies in the front of a position: within 90 degrees of its facing, the dividing line included.

    ``facing`` counts 30-degree steps clockwise from north: even ones point at a hexside, odd ones at a vertex (11.1).
    """
    first = STEPS[facing // 2 % 6]
    second = STEPS[(facing + 1) // 2 % 6]
    q, r = first.q + second.q, first.r + second.r
    dq, dr = goal.q - start.q, goal.r - start.r
    return 2 * (q * dq + r * dr) + q * dr + r * dq >= 0
