"""What a vehicle may carry (10.4.6)."""

from collections.abc import Sequence

from bob_editor.rules.check import Breach
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import POSITIONS
from bob_editor.rulesets.last_hundred_yards.land.tables import in_number, kind_of, tables

NAME = "transport-overloaded"


def overloading(vehicle: str, load: Sequence[str]) -> list[Breach]:
    """What is wrong with a load: too many steps, units that find no place, or a gun where none may be towed.

    A carrier takes passengers or tows one gun, never both; AFVs take riders alone. Fortified positions never move.
    """
    kind = kind_of(vehicle)
    capacity = tables()["transport"].get(kind.id if kind else vehicle)
    if not load:
        return []
    if capacity is None:
        return [Breach(NAME, "it carries nothing")]
    carried = [one for one in map(kind_of, load) if one is not None]
    guns = [one for one in carried if one.id == "towed_gun"]
    if guns:
        if not capacity["tows"]:
            return [Breach(NAME, "it tows no gun")]
        return [Breach(NAME, "one gun and nothing else")] if len(carried) > 1 else []
    fixed = [one for one in carried if one.id in POSITIONS]
    if fixed:
        return [Breach(NAME, f"no room for {in_number(fixed[0].id, 1)}")]
    steps = sum(one.steps for one in carried if one.combat and not one.vehicular)
    if steps > capacity["steps"]:
        return [Breach(NAME, f"{steps} steps, room for {capacity['steps']}")]
    seats = [list(seat) for seat in capacity["rest"]]
    for one in carried:
        if one.combat and not one.vehicular:
            continue
        seat = next((seat for seat in seats if one.id in seat), None)
        if seat is None:
            return [Breach(NAME, f"no room for {in_number(one.id, 1)}")]
        seats.remove(seat)
    return []
