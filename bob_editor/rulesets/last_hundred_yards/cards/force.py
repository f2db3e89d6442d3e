"""What a side's force adds up to, and what it may place: steps, companies, markers (20.6, 19.0, 23.0 step 13)."""

import math
from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix
from bob_editor.rules.cards.rows import fields_in, number_of, rows_in, text_in, whole
from bob_editor.rules.pieces import taken_out
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import usual_steps
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide, MissionUnit
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables

_COUNTS = {"minefield": "mines", "wire": "wire", "ip": "ip", "fp_mg": "fp_mg", "fp_at": "fp_at"}
"""The field of a side's allotment that counts each marker."""


def platoon_steps(side: MissionSide, row: Mapping[str, Json]) -> int:
    """The steps of a platoon: its vehicles, or what the card says, or those of a full one."""
    if row.get("arm") in ("tank", "spg"):
        return whole(row.get("vehicles")) or whole(row.get("steps")) or 0
    said = whole(row.get("steps"))
    return usual_steps("platoon", side.nationality) if said is None else said


def counted_steps(side: MissionSide) -> int:
    """The steps of a side's force by the rulebook's count; mortars off the map have none (20.6)."""
    total = sum(platoon_steps(side, row) for _, row in side.platoons)
    for _, row in side.support:
        kind = kind_of(row.get("kind"))
        total += kind.steps * number_of(row) if kind else 0
    return total


def companies_present(side: MissionSide) -> frozenset[str]:
    """The companies of which a side has a platoon or a support unit."""
    rows = (row for _, row in (*side.platoons, *side.support))
    return frozenset(row["company"] for row in rows if isinstance(row.get("company"), str))


def bought(mission: Mission, side: MissionSide) -> Counter[str]:
    """What a side buys, by item."""
    found: Counter[str] = Counter()
    for _, row in rows_in(mission.scenario.get(*mission.dyo_path("purchases", side))):
        if isinstance(row.get("item"), str):
            found[row["item"]] += number_of(row)
    return found


def counted_at(side: MissionSide, marker: str) -> FieldPath:
    """Where a side's allotment counts a marker."""
    return (*side.path, "marker_counts", _COUNTS[marker])


def allotted(mission: Mission, side: MissionSide, marker: str) -> int | None:
    """How many markers of a kind a side may place; None where neither card nor purchases say so.

    Where forces are bought the card's count is that of what is bought, and of what the dice gave.
    """
    buys, said = side in mission.buyers, mission.scenario.whole(*counted_at(side, marker))
    for _, row in mission.setup_rows(side) if marker == "ip" else ():
        ip = fields_in(row.get("ip"))
        if ip.get("mode") == "per_unit":
            return None
        if ip.get("mode") == "count" or (ip.get("mode") == "none" and not buys):
            said = (said or 0) + (whole(ip.get("count")) or 0 if ip["mode"] == "count" else 0)
    flag = {"minefield": "mines", "wire": "wire"}.get(marker, "")
    if buys and said is None:
        row = next(row for row in tables()["purchases"] if marker in (row.get("marker"), row.get("rolls")))
        return bought(mission, side)[row["id"]] * (int(tables()["most_per_roll"]) if "rolls" in row else 1)
    return 0 if flag and said is None and mission.in_play(flag) is False else said


def placed_counts(mission: Mission, side: MissionSide) -> Counter[str]:
    """How many markers of each kind a side has on the map."""
    return Counter(marker.marker for marker in mission.markers if marker.side == side)


PLATOON_KINDS = (
    "squad", "section", "knee_mortar_squad", "reduced_squad", "platoon_leader", "afv", "command_tank",
)  # fmt: skip
"""The kinds of units that platoons are made of."""


PlatoonKey = tuple[object, int | None, bool]
"""A platoon's company and number, and whether it has vehicles."""


def platoon_room(side: MissionSide) -> dict[PlatoonKey, float]:
    """The steps of each platoon of a side; endless where not known."""
    found: dict[PlatoonKey, float] = {}
    for _, row in side.platoons:
        vehicular = row.get("arm") in ("tank", "spg")
        said = whole(row.get("vehicles")) if vehicular else None
        full = not vehicular and row.get("mode", "full") == "full"
        known = said is not None or whole(row.get("steps")) is not None or full
        key = (text_in(row, "company") or None, whole(row.get("platoon")), vehicular)
        found[key] = found.get(key, 0) + (platoon_steps(side, row) if known else math.inf)
    return found


def room_in_force(side: MissionSide) -> Counter[str]:
    """How many units of each kind a side has beside its platoons."""
    found: Counter[str] = Counter()
    for _, row in side.support:
        kind = kind_of(row.get("kind"))
        if kind is not None:
            found[kind.id] += number_of(row)
    found["command_tank"] += whole(side.force.get("command_tanks")) or 0
    return found


def with_its_units(mission: Mission, side: MissionSide, fix: Fix) -> Fix:
    """A fix of a side's force: the units that it no longer gives go, and so do their steps in the printed sum."""
    return mend(fix.label, _with_its_units, mission=mission, index=side.index, fix=fix)


def _with_its_units(scenario: Scenario, *, mission: Mission, index: int, fix: Fix) -> Scenario:
    side, card = mission.side_at(index), mission.card
    after = Mission(replace(card, scenario=fix.apply(scenario)))
    now, path = after.side_at(index), ("sides", index, "force", "steps_printed")
    printed, beyond = after.scenario.whole(*path), {unit.index for unit in beyond_force(mission, side)}
    gone = [unit.path for unit in beyond_force(after, now) if unit.index not in beyond]
    scenario = after.scenario
    # A sum that was wrong may be right now.
    if printed == counted_steps(side):
        scenario = scenario_edits.put(scenario, path, counted_steps(now))
    return taken_out(card, "", *gone).apply(scenario)


UNLISTED = ("fo", "fp_mg", "fp_at")
"""Observers stand for mortars, and fortified positions are counted as markers (too-many-fortifications)."""


def beyond_force(mission: Mission, side: MissionSide) -> list[MissionUnit]:
    """The units of a side that are more than its force list gives, if it has one."""
    return _dealt(mission, side)[0]


def short_platoons(mission: Mission, side: MissionSide) -> dict[PlatoonKey, float]:
    """The platoons with a name of which some but not all units are there, and how many steps they lack."""
    full, (_, left) = platoon_room(side), _dealt(mission, side)
    return {key: steps for key, steps in left.items() if 0 < steps < full[key] and None not in key}


def _dealt(mission: Mission, side: MissionSide) -> tuple[list[MissionUnit], dict[PlatoonKey, float]]:
    """A side's units dealt out to its force: those that are more than it gives, and the steps that platoons lack."""
    left, steps, beyond = room_in_force(side), platoon_room(side), []
    for unit in mission.units if side.platoons or side.support else ():
        if unit.side != side or unit.kind is None or unit.kind.dummy or unit.kind.id in UNLISTED:
            continue
        platoon = _platoon_of(unit, steps) if unit.kind.id in PLATOON_KINDS else None
        if platoon is not None:
            steps[platoon] -= unit.kind.steps
        elif left[unit.kind.id] > 0:
            left[unit.kind.id] -= 1
        elif side.platoons or unit.kind.id not in PLATOON_KINDS:
            beyond.append(unit)
    return beyond, steps


def _platoon_of(unit: MissionUnit, steps: Mapping[PlatoonKey, float]) -> PlatoonKey | None:
    """The platoon of a force that a unit may be of: has room for it, and is what the unit says of its own."""
    own = (unit.row.get("company"), whole(unit.row.get("platoon")))
    for key, room in steps.items():
        named = all(said in (None, listed) for said, listed in zip(own, key, strict=False))
        if unit.kind is not None and named and key[2] == unit.kind.vehicular and room >= unit.kind.steps:
            return key
    return None
