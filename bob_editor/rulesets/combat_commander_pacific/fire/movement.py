"""What it costs to move, whether a unit can, and where it may leave the map (T81.2, T84 to T99, O29, 14.2, 18.2)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from bob_editor.geometry.grid import OPPOSITE, Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.effects import value_of
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, OPEN_GROUND
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_value
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import KINDS, exit_points
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading

Json = Any
Cost = float | str
"""Movement points; ``all`` that the unit has, or ``impassable``."""

ALL: Final = "all"
IMPASSABLE: Final = "impassable"
EXIT_COST: Final = 1
"""Leaving the map by a Move costs this, as one hex more; by an Advance nothing (14.2.1)."""
UNSEEN_ROAD: Final = 0.5
"""Entering along a road a hex to which no enemy unit has a line of sight (T94)."""
_DUG_IN: Final = frozenset({"trench", "bunker", "pillbox"})


def listed_cost(reading: MapReading, name: str) -> Cost:
    """The Move Cost that a terrain type, a feature or a marker has of itself; its scenario may have changed it."""
    rules = reading.scene.ruleset
    row = (
        rules.terrains[name].effects
        if name in rules.terrains
        else rules.rows("markers")[name].get("effects", ())
    )
    changed = reading.chart.values.get(name, {}).get("cost")
    if changed is not None:
        return _as_cost(changed)
    return _as_cost(value_of(row, "movement") or 0)


def _as_cost(value: Json) -> Cost:
    return value if isinstance(value, str) else float(value)


def move_cost(reading: MapReading, start: Hex, goal: Hex, *, seen: bool = True) -> Cost:
    """What it costs to enter a hex from a neighbouring one; ``seen`` says whether an enemy unit has a LOS to it.

    Terrain types cost 1 more at night, features don't (18.2); each level up costs 1 more (T89.1).
    """
    cost = _full_cost(reading, start, goal, seen=seen)
    return ALL if reading.marked("wire") & {start, goal} and cost != IMPASSABLE else cost


def _full_cost(reading: MapReading, start: Hex, goal: Hex, *, seen: bool = True) -> Cost:
    """What entering a hex costs before wire takes what is left (O29.1, F107.2)."""
    if goal in reading.marked("blaze"):
        return IMPASSABLE
    if trench_link(reading, start, goal):
        return 1.0
    cost = min(_ways(reading, start, goal, seen=seen), default=None)
    if cost is None:
        base = _type_cost(reading, goal)
        if isinstance(base, str):
            return base
        cost = base
    level = reading.ground.level
    return cost + max(0, level(goal) - level(start))


def trench_link(reading: MapReading, start: Hex, goal: Hex) -> bool:
    """Whether two hexes are a trench and a trench, bunker or pillbox beside it: always 1 MP, also uphill (F106.2)."""
    dug = [{name for name in _DUG_IN if at in reading.marked(name)} for at in (start, goal)]
    return all(dug) and any("trench" in one for one in dug)


def _ways(reading: MapReading, start: Hex, goal: Hex, *, seen: bool) -> list[float]:
    """What entering over the hexside costs along each road, trail and bridge that crosses it (T84, T94, T98)."""
    found = []
    for path in reading.board.paths:
        if not any({start, goal} == {one, other} for one, other in pairwise(path.through)):
            continue
        if path.terrain == BRIDGE and reading.type_of(goal) == BRIDGE:  # a tip makes no bridge hex
            found.append(1.0 + reading.night)
        elif path.terrain == "road" and not seen:
            found.append(UNSEEN_ROAD)
        elif path.terrain in ("road", "trail"):
            found.append(1.0)
    return found


def _type_cost(reading: MapReading, at: Hex) -> Cost:
    """The cost of a hex's type; a bridge hex that isn't entered over the bridge costs what is below it (T84)."""
    types = reading.maker.types_in(at)
    below = reading.chart.type_of(types - {BRIDGE}) if BRIDGE in types else reading.chart.type_of(types)
    cost = listed_cost(reading, below if below in reading.chart.order else OPEN_GROUND)
    return cost if isinstance(cost, str) else cost + reading.night


def movement_points(unit: Mapping[str, Json], *, command: int = 0) -> int:
    """A unit's movement: printed, with the command of leaders in its hex (squads and teams), its markers and weapon."""
    points = unit.get("movement")
    found = points if isinstance(points, int) else 0
    kind = KINDS.get(text_in(unit, "kind"))
    if kind is not None and not kind.leader:
        found += command
    found += (unit.get("veteran") is True) - (unit.get("suppressed") is True)
    weapon = unit.get("weapon")
    modifier = weapon.get("movement_mod") if isinstance(weapon, dict) else None
    return max(0, found + (modifier if isinstance(modifier, int) else 0))


def may_enter(reading: MapReading, start: Hex, goal: Hex, points: float, *, first: bool = True) -> bool:
    """Whether a unit with so many points left may enter a hex from a neighbouring one.

    A water barrier is entered with any, as the first and last hex of a Move (T99); wire takes but the rest (F107.2).
    """
    if goal not in reading.grid.index or start.distance(goal) != 1 or points <= 0:
        return False
    cost = move_cost(reading, start, goal)
    cost = _full_cost(reading, start, goal) if cost == ALL else cost
    return first if cost == ALL else isinstance(cost, float) and cost <= points


def may_move(reading: MapReading, at: Hex, unit: Mapping[str, Json], *, command: int = 0) -> bool:
    """Whether a unit can be activated to Move: only where it could enter at least one hex (O29)."""
    points = movement_points(unit, command=command)
    return any(may_enter(reading, at, other, points) for other in at.neighbours())


class Exit(Record):
    """Whether a hex may be left over an edge, what that costs and what it is worth."""

    allowed: bool
    cost: int = 0
    points: int = 0


def exit_over(
    reading: MapReading,
    at: Hex,
    edge: Edge,
    *,
    friendly: Edge | None = None,
    chit_y: bool = False,
    advance: bool = False,
    unit: Mapping[str, Json] | None = None,
) -> Exit:
    """Leave a hex over an edge of the map: only the enemy's, and only at an exit point there (14.2.1, 14.2.2).

    ``friendly`` is the unit's own edge; its flanks and itself are closed. A hero scores nothing (3.3.2a).
    """
    value = exit_value(reading.board, at, edge)
    if value is None or (friendly is not None and edge != OPPOSITE[friendly]):
        return Exit(allowed=False)
    points = exit_points(unit or {}, value, chit_y=chit_y)
    return Exit(allowed=True, cost=0 if advance else EXIT_COST, points=points)
