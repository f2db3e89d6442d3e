"""What the map adds to a fire preview: cover, height, adjacency, hindrance, smoke, by the kinds of firer and target.

Whatever hangs on what neither map nor ends tell, such as a Command Point, is given as a modifier that may apply.
(docs/games/band-of-brothers.md, 2.4)
"""

from collections.abc import Iterator
from typing import Final

from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.sight.ends import adjacent
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.road_sides import road_before

RIDGE_RANGE = 10
"""From so far a firer on a ridge looks over small terrain features (54.2)."""
OPEN_GROUND_RANGE = 4
"""From so far a unit that moves in Open Ground is fired on with the full bonus (41.0)."""
MOVING_AT_NIGHT = ("night_moving_1", "night_moving_2")
"""What that bonus is at night and in the deluge, by range; none from farther off (50.2, 55.2)."""
CANISTER_RANGE = 3
NIGHT_GUNS_AT_MOST = -4
"""What guns and vehicles lose at night at most (50.2)."""

MOUNTED: Final = ("vehicle", "carrier", "landing_craft")
GUNS: Final = ("gun", *MOUNTED)
"""Who fires by Proficiency (20.4)."""
CAVES: Final = ("cave", "small_cave")
INDIRECT: Final = ("mortar", "artillery")
"""Who fires over walls, hedgerows and slopes, by columns of its own (44.0, 46.1, 47.3)."""


def modifiers(look: Look, start: End, goal: End, total: int) -> tuple[Modifier, ...]:
    """The modifiers of fire along a free thread with ``total`` hindrances: those that apply, then those that may."""
    firer = start.unit or "infantry"
    if firer == "aircraft":
        return ()
    sure = tuple(_certain(look, start, goal, total, firer))
    return *sure, *(one._replace(may=True) for one in _possible(look, start, goal, firer, sure))


def _certain(look: Look, start: End, goal: End, total: int, firer: str) -> Iterator[Modifier]:
    reading = look.reading
    near = adjacent(reading, start, goal)
    yield from _at_target(look, goal, firer, near=near)
    if firer in INDIRECT:
        if firer == "mortar":
            yield from _wire(reading, start)
        return
    if look.length:
        if look.goal_level != look.start_level:
            yield from _listed(
                reading, "target_higher" if look.goal_level > look.start_level else "target_lower"
            )
        on_ridge = reading.ridges and start.hex != goal.hex and reading.ridges_under(goal.hex)
        if look.start_level == 0 and on_ridge:
            yield from _listed(reading, "ridge_target")
    if near and firer == "infantry":
        yield from _listed(reading, "adjacent")
    if total:
        for one in _listed(reading, "hindrance"):
            yield one._replace(value=None if one.value is None else one.value * total)
    smoke = _smoke(look) if reading.smoke else None
    if smoke is not None:
        yield from _listed(reading, smoke)
    if firer not in MOUNTED:
        yield from _wire(reading, start)
    if firer in GUNS:
        yield from _in_the_dark(look)


def _possible(
    look: Look, start: End, goal: End, firer: str, sure: tuple[Modifier, ...]
) -> Iterator[Modifier]:
    """What may apply besides, by who fires at whom: conduct and counters that no line of sight tells."""
    reading = look.reading
    names: tuple[str, ...] = ()
    if firer in INDIRECT:
        names = ("directed_fire",) if firer == "mortar" else ()
    elif firer == "infantry":
        names = ("command_point", "marked_op_fire", "final_op_fire", "long_range")
    else:
        names = (
            "changed_facing",
            "op_fire_guns",
            "final_op_fire",
            *(("move_counter",) if firer in MOUNTED else ()),
        )
    for name in names:
        yield from _listed(reading, name)
    if firer not in INDIRECT:
        yield from _at_kind(look, start, goal, firer)
    beneficial = any(one.id == "smoke_dispersed" or (one.value or 0) < 0 for one in sure if one.id != "wire")
    bare = all(name == "open_ground" for name in reading.terrain_numbers(reading.numbers[look.goal]))
    if goal.unit in (None, "infantry") and bare and not beneficial and 0 < look.length <= OPEN_GROUND_RANGE:
        dark = (reading.visibility is not None or reading.rain) and _listed(reading, MOVING_AT_NIGHT[0])
        for name in MOVING_AT_NIGHT[look.length - 1 : look.length] if dark else ("moving_open_ground",):
            yield from _listed(reading, name)


def _at_kind(look: Look, start: End, goal: End, firer: str) -> Iterator[Modifier]:
    """What may apply by the target's kind."""
    reading = look.reading
    if goal.unit not in MOUNTED:
        yield from _listed(reading, "concealed")
    if firer == "infantry" and goal.unit == "gun":
        yield from _listed(reading, "anti_tank_weapon_at_gun")
    if firer == "infantry" and goal.unit == "vehicle" and adjacent(reading, start, goal):
        yield from _listed(reading, "closed_armor")
    if goal.unit == "carrier":
        yield from _listed(reading, "carrier_passenger")
    if firer in ("gun", "vehicle") and goal.unit not in MOUNTED and 0 < look.length <= CANISTER_RANGE:
        yield from _listed(reading, "canister")


def _listed(reading: MapReading, name: str) -> tuple[Modifier, ...]:
    listed = reading.listed_modifiers.get(name)
    return () if listed is None else (listed,)


def _wire(reading: MapReading, start: End) -> Iterator[Modifier]:
    """A unit in wire fires with less (43.6)."""
    if any(one.marker == "wire" and one.at == start.hex for one in reading.scene.markers):
        yield from (
            one._replace(title="Firer in wire")
            for one in reading.effects_of("markers", "wire", "fire from here")
        )


def _in_the_dark(look: Look) -> Iterator[Modifier]:
    """What night and the deluge take from guns and vehicles for each hex of range (50.2, 55.2)."""
    reading, length = look.reading, look.length
    if reading.visibility is not None:
        for one in _listed(reading, "night_guns"):
            yield one._replace(value=max(NIGHT_GUNS_AT_MOST, -length))
    if reading.rain:
        for one in _listed(reading, "monsoon_guns"):
            yield one._replace(value=-length)


def _at_target(look: Look, goal: End, firer: str, *, near: bool) -> Iterator[Modifier]:
    """What the target's place does: its fortification alone, else the best of its terrain and hexside (43.0, A20).

    Terrain doesn't protect vehicles (20.6), but what they stand directly behind (46.1). Water makes it worse.
    """
    reading = look.reading
    column = firer if firer in INDIRECT else "direct fire"
    if goal.unit not in MOUNTED:
        dug_in = tuple(_fortifications(reading, goal, column, near=near))
        if dug_in:
            yield min(dug_in, key=lambda one: one.value or 0)
            return
    found = list(_terrain(look, goal, column))
    if firer not in INDIRECT:
        found.extend(_hexsides(look, goal))
    good = [one for one in found if one.value is not None and one.value < 0]
    if good:
        yield min(good, key=lambda one: one.value or 0)
    yield from (one for one in found if one.value is None or one.value > 0)


def _fortifications(reading: MapReading, goal: End, column: str, *, near: bool) -> Iterator[Modifier]:
    """The fortifications that a unit in the target's place is in; a cave's front hexes see right into it (43.4)."""
    if goal.position == "upper_level":
        return
    for marker in reading.scene.markers:
        is_cave = marker.marker in CAVES
        if marker.at == goal.hex and is_cave == (goal.position == "cave"):
            fronted = is_cave and near
            for one in reading.effects_of("markers", marker.marker, column):
                if one.value is not None:
                    yield one._replace(value=0) if fronted else one
    dug = any(change.change == "trench" for change in reading.scene.changes_in.get(goal.hex, ()))
    if goal.position is None and dug:
        yield from (one for one in reading.effects_of("changes", "trench", column) if one.value is not None)


def _terrain(look: Look, goal: End, column: str) -> Iterator[Modifier]:
    """What the terrain at the dot of the target's hex does in a column."""
    reading = look.reading
    if goal.unit in MOUNTED:
        return
    for one in reading.cover_of(reading.numbers[look.goal], column):
        if not (one.id == "open_ground" and one.value):
            yield one
    there = reading.terrain_numbers(reading.numbers[look.goal])
    wet = "river" in there and "bridge" not in there
    for change in reading.scene.changes:
        if change.change == "shallow_river" and (wet if change.at is None else goal.hex in change.at):
            yield from reading.effects_of("changes", "shallow_river", column)


def _hexsides(look: Look, goal: End) -> Iterator[Modifier]:
    """What the hexside does by which the line enters the target's hex."""
    reading = look.reading
    if reading.dikes and road_before(look, goal):
        yield from _listed(reading, "wall_between")
    if not (reading.hedgerow_codes or reading.wall_codes or reading.small_features):
        return
    # two at a corner (docs/games/band-of-brothers.md, A09)
    for code in map(look.code, look.thread.enters_by):
        if code in reading.hedgerow_codes and goal.unit not in MOUNTED:
            yield from _listed(reading, "hedgerow_between")
        if code in reading.wall_codes:
            yield from _listed(reading, "wall_between")
        if look.goal in reading.small_features.get(code, ()) and not _looks_over(look):
            yield from _listed(reading, "small_feature_between")


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
