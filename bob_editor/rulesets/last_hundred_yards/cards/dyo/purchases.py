"""What the sides of a mission of one's own buy, and with what (23.0 steps 8 and 13)."""

from collections.abc import Mapping, Sequence

from bob_editor.geometry.grouped import grouped
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.rows import fields_in, number_of, rows_in, text_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import Bill, base_platoons, purchase_bill, rolled
from bob_editor.rulesets.last_hundred_yards.cards.force import bought
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide
from bob_editor.rulesets.last_hundred_yards.land.listed import is_urban
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

DIE_SIDES = 10


def base_force_of(mission: Mission, side: MissionSide) -> tuple[int, int, int] | None:
    """Infantry platoons, tank platoons and support points of a side by the column that the players chose."""
    defender = mission.of_role("defender")
    if not side.role or defender is None:
        return None
    return base_platoons(
        mission.theatre,
        mission.scenario.text("dyo", "force_column"),
        side.role,
        defender=defender.faction or "axis",
        urban=any(is_urban(mission.card.ground, at) for at in mission.card.grid.hexes),
    )


def available_points(mission: Mission, side: MissionSide) -> int | None:
    """The support points of a side; None where the card says others than its column brings (base-force-differs)."""
    said = whole(mission.scenario.get(*mission.dyo_path("support_points", side), "available"))
    force = base_force_of(mission, side)
    return said if force is None else force[2] if said in (None, force[2]) else None


def bill_of(mission: Mission, side: MissionSide) -> Bill | None:
    """The bill of a side's purchases; None where it buys nothing or its faction isn't known."""
    items = bought(mission, side)
    if not items or not side.faction or not side.role:
        return None
    force = base_force_of(mission, side)
    platoons = len(side.platoons) or (force[0] + force[1] if force is not None else 0)
    return purchase_bill(
        items.items(),
        theatre=mission.theatre,
        role=side.role,
        faction=side.faction,
        available=available_points(mission, side),
        platoons=platoons or None,
        companies=len({row.get("company") for _, row in side.platoons if isinstance(row.get("company"), str)})
        or None,
        elite=is_elite(side),
        initiative_drm=_initiative(mission, side),
        armor_support=mission.in_play("armor_support"),
    )


def priced(mission: Mission, side: MissionSide, row: Mapping[str, Json]) -> int | None:
    """What a row of a side's purchases costs by the table; None where the table doesn't sell it to that side."""
    terms = next((one for one in tables()["purchases"] if one["id"] == row.get("item")), None)
    price = None if terms is None or not side.faction else terms[mission.theatre][side.faction]
    if terms is None or price is None:
        return None
    return number_of(row) * (int(price) + (int(terms.get("elite", 0)) if is_elite(side) else 0))


def is_elite(side: MissionSide) -> bool:
    """Whether any company of a side is elite."""
    named = side.row.get("elite")
    return named is True or any(value is True for value in fields_in(named).values())


def _initiative(mission: Mission, side: MissionSide) -> int | None:
    """The initiative DRM of a side before it buys one: what its die gives, else what the card says."""
    die = whole(mission.scenario.get("dyo", "dice", f"init_{side.role[:3]}"))
    if die is not None and 1 <= die <= DIE_SIDES:
        return int(rolled("initiative", die, side.role))
    return whole(side.row.get("initiative_drm"))


def spent_points(mission: Mission, side: MissionSide) -> int | None:
    """The support points that a side spends: those of its purchases, or more if the card says so; None: unknown."""
    bill = bill_of(mission, side)
    said = whole(mission.scenario.get(*mission.dyo_path("support_points", side), "spent"))
    known = [one for one in (bill.total if bill is not None else None, said) if one is not None]
    return max(known, default=None)


def purchase_rows(mission: Mission, side: MissionSide) -> Mapping[str, Sequence[FieldPath]]:
    """Where a side's purchases of each item stand in the card."""
    path = mission.dyo_path("purchases", side)
    rows = rows_in(mission.scenario.get(*path))
    return grouped((text_in(row, "item"), (*path, index)) for index, row in rows)
