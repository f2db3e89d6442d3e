"""What quick fixes of a mission do: set or take away a field, move a unit or marker to the nearest hex that fits."""

from collections.abc import Callable
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.code import Move
from bob_editor.rules.cards.fixes import Fix, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import vehicle_breaches

Json = Any


def nearest(mission: Mission, start: Hex, may: Callable[[Hex], bool]) -> Hex | None:
    """The nearest other hex in play that fits, the first in map order among equals; None where there is none."""
    shut = mission.out_of_play
    by_distance = sorted(mission.card.grid.hexes, key=start.distance)
    return next((at for at in by_distance if at != start and at not in shut and may(at)), None)


def move_unit(mission: Mission, unit: MissionUnit, may: Callable[[Hex], bool]) -> tuple[Fix, ...]:
    """Move a unit to the nearest hex that fits and where no unit stands; none where there is no such hex."""
    move = unit_moved(mission, unit, may)
    return () if move is None else (move.fix,)


def unit_moved(mission: Mission, unit: MissionUnit, may: Callable[[Hex], bool]) -> Move | None:
    """The same with the hex; none of river that is impassable, nor one where a vehicle may not be or can't leave."""
    if unit.at is None:
        return None
    vehicle = unit.kind.id if unit.kind is not None and unit.kind.vehicular else ""
    area = mission.setup_hexes(unit.side) if unit.side is not None else frozenset[object]()

    def free(at: Hex) -> bool:
        if at in mission.by_hex or (area and at not in area) or not may(at) or mission.is_impassable(at):
            return False
        return not (vehicle and vehicle_breaches(mission.card.ruleset, vehicle, mission.spot(at)))

    to = nearest(mission, unit.at, free)
    if to is None:
        return None
    label = mission.label(to)
    aboard = [one for one in mission.units if unit.id and one.row.get("mounted_on") == unit.id]
    return Move(to, mend(f"Move it to {label}", _moved, unit=unit, aboard=aboard, label=label))


def _moved(scenario: Scenario, unit: MissionUnit, aboard: list[MissionUnit], label: str) -> Scenario:
    """The card with a unit, and all that it carries, in another hex; it gets off what carries it."""
    for one in (unit, *aboard):
        scenario = scenario_edits.put(scenario, (*one.path, "at"), label)
    return scenario_edits.put(scenario, (*unit.path, "mounted_on"), None)


def move(mission: Mission, thing: MissionUnit | MissionMarker, may: Callable[[Hex], bool]) -> tuple[Fix, ...]:
    """Move a unit or marker to the nearest hex that fits."""
    if isinstance(thing, MissionUnit):
        return move_unit(mission, thing, may)
    return move_marker(mission, thing, may)


def move_marker(mission: Mission, marker: MissionMarker, may: Callable[[Hex], bool]) -> tuple[Fix, ...]:
    """Move a marker to the nearest hex that fits; none where there is no such hex."""
    move = marker_moved(mission, marker, may)
    return () if move is None else (move.fix,)


def marker_moved(mission: Mission, marker: MissionMarker, may: Callable[[Hex], bool]) -> Move | None:
    """Move a marker to the nearest hex that fits, within its side's set-up area, with no marker and no enemy in it."""
    taken = {one.at for one in mission.markers}
    taken |= {unit.at for unit in mission.units if unit.at is not None and unit.side != marker.side}
    area = mission.setup_hexes(marker.side) if marker.side is not None else frozenset()
    to = nearest(mission, marker.at, lambda at: at not in taken and (not area or at in area) and may(at))
    if to is None:
        return None
    label = mission.label(to)
    return Move(to, put(f"Move it to {label}", (*marker.path, "at"), label))
