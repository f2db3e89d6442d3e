"""Whether a unit or marker may set up in a hex: all that the checks of one hex would say of it there."""

from collections.abc import Callable

from bob_editor.geometry.hexes import Hex
from bob_editor.rulesets.last_hundred_yards.cards.frontages import defender_breaches
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, OBSTACLES
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import rows_behind_front
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import (
    goes_far_back,
    marker_breaches,
    shuns_wire,
    vehicle_breaches,
)
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


def may_set_up(mission: Mission, thing: MissionUnit | MissionMarker) -> Callable[[Hex], bool]:
    """Tells of each hex whether it may: of its terrain, in its area, far enough from the enemy."""
    side, areas, ruleset = thing.side, mission.areas, mission.card.ruleset
    kind = thing.kind if isinstance(thing, MissionUnit) else kind_of(thing.marker)
    name = kind.id if kind is not None else thing.marker if isinstance(thing, MissionMarker) else ""
    own = mission.own_hexes(thing) or (mission.setup_hexes(side) if side is not None else frozenset())
    near = mission.dyo and side is not None and side.role == "defender"
    rows = areas.rows_from("EBE", "defender") if near else {}
    hidden = thing.row.get("hidden") is True and goes_far_back(kind)
    behind = tables()["hidden_rows_behind_front"] if hidden else 0

    def may(at: Hex) -> bool:
        if (own and at not in own) or (kind is not None and mission.is_impassable(at)):
            return False
        if rows and defender_breaches(rows.get(at, 0)):
            return False
        back = rows_behind_front(mission, side, at) if behind else None
        if back is not None and back < behind:
            return False
        spot = mission.spot(at)
        if kind is not None and kind.vehicular:
            return not (
                vehicle_breaches(ruleset, name, spot) or (shuns_wire(kind) and "wire" in spot.markers)
            )
        blocked = name in FORTIFICATIONS and not set(OBSTACLES).isdisjoint(spot.markers)
        return not (blocked or marker_breaches(ruleset, name, spot))

    return may
