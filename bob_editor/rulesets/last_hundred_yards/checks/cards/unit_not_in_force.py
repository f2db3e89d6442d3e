from collections import Counter
from collections.abc import Mapping, Sequence

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, number_of, put, text_in, whole
from bob_editor.rules.mending import Fix, all_of, set_fields
from bob_editor.rules.pieces import led_on, likeliest, taken_out
from bob_editor.rulesets.last_hundred_yards.cards import force
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit
from bob_editor.rulesets.last_hundred_yards.checks.cards.unit_of_other_nation import is_available
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="20.6")
def unit_not_in_force(card: Card, mission: Mission) -> Iterator[Finding]:
    """What stands on the map is in the side's force: of one of its platoons, or one of its support units.

    A platoon has no more steps, or vehicles, than the force lists.
    """
    for side in mission.sides:
        listed = force.platoon_room(side)
        known = tables()["companies"].get(side.faction)
        found: dict[object, list[MissionUnit]] = {}
        strange = any(known and row.get("company") not in (None, *known) for _, row in side.platoons)
        for unit in force.beyond_force(mission, side):
            # A platoon that the force doesn't have is told once, a company that nobody knows by another check.
            vehicular = unit.kind is not None and unit.kind.vehicular
            named = unit.platoon is not None and (*unit.platoon[1:], vehicular) not in listed
            waits = known and unit.platoon is not None and (strange or unit.platoon[1] not in known)
            if unit.kind is not None and not waits and is_available(mission, side, unit.kind):
                support = unit.kind.id not in force.PLATOON_KINDS or unit.platoon is None
                key = unit.kind.id if support else unit.platoon if named else unit.index
                found.setdefault(key, []).append(unit)
        short = force.short_platoons(mission, side) if found else {}
        numbers = Counter(map(_number, mission.units if found else ()))
        for units in found.values():
            (one, *more), label = units, "Take them away" if len(units) > 1 else "Take it away"
            gone = led_on(card, taken_out(card, label, *(unit.path for unit in units)), "empty-ip")
            added = _listed(mission, side, one, len(units))
            # Where the printed sum has them, they were to be listed.
            platoon = _with_platoon(mission, side, one)
            fixes = likeliest(card, (gone, *added, *platoon), "step-total-differs")
            fixes = tuple(fix for fix in fixes if gone not in fixes or fix not in platoon)
            fixes = (*_put_into(units, short, numbers), *fixes)
            meant = [fix for fix in fixes if fix is not gone]
            yield Finding(
                f"{one.name} is more than the force list of the {side.called} gives.",
                at=mission.places(one),
                highlight=tuple(place for unit in units for place in mission.places(unit)) if more else (),
                fixes=fixes,
                surplus=(*side.path, "force", "units", one.index),
                instead=meant,
            )


def _put_into(
    units: Sequence[MissionUnit],
    short: Mapping[force.PlatoonKey, float],
    numbers: Mapping[tuple[object, ...], int],
) -> tuple[Fix, ...]:
    """Where one platoon lacks just these units of another, they are of that; duplicate-unit-id tells of two alike."""
    (own, *others), kinds = {unit.platoon for unit in units}, [unit.kind for unit in units if unit.kind]
    if own is None or others or any(one.row.get("counter") and numbers[_number(one)] > 1 for one in units):
        return ()
    lacked, vehicular = sum(kind.steps for kind in kinds), {kind.vehicular for kind in kinds}
    fitting = [
        key
        for key, steps in short.items()
        if steps == lacked and vehicular == {key[2]} and (key[0] == own[1]) != (key[1] == own[2])
    ]
    if len(fitting) != 1:
        return ()
    ((company, number, _),) = fitting
    put_there = [set_fields("", unit.path, {"company": company, "platoon": number}) for unit in units]
    label = (
        f"Put it into platoon {number} of company {company}"
        if len(units) == 1
        else f"Put them into platoon {number} of company {company}"
    )
    return (all_of(label, put_there),)


def _number(unit: MissionUnit) -> tuple[object, ...]:
    return unit.platoon, unit.kind and unit.kind.id, str(unit.row.get("counter"))


def _listed(mission: Mission, side: MissionSide, unit: MissionUnit, more: int) -> tuple[Fix, ...]:
    """So many more of a kind on the list, and their steps in the printed sum; not where forces are bought."""
    kind = unit.kind
    if (
        mission.dyo
        or kind is None
        or (kind.id in force.PLATOON_KINDS and (unit.platoon or not kind.vehicular))
    ):
        return ()
    path = (*side.path, "force", "units")
    label = "List it among the support units" if more == 1 else "List them among the support units"
    known = next((row for row in side.support if row[1].get("kind") == kind.id), None)
    fix = add(label, path, {"kind": kind.id, "count": more})
    if known is not None:
        fix = put(label, (*path, known[0], "count"), number_of(known[1]) + more)
    return (force.with_its_units(mission, side, fix),)


def _with_platoon(mission: Mission, side: MissionSide, unit: MissionUnit) -> tuple[Fix, ...]:
    """The platoon of foot that the force lacks; where one lacks its company or number, nobody knows which it is."""
    listed = {(text_in(row, "company"), whole(row.get("platoon"))) for _, row in side.platoons}
    lacking = any(not company or number is None for company, number in listed)
    of = (
        unit.platoon
        if unit.kind and not unit.kind.vehicular and unit.kind.id in force.PLATOON_KINDS
        else None
    )
    if mission.dyo or of is None or of[1:] in listed or lacking:
        return ()
    row = {"company": of[1], "platoon": of[2], "arm": "infantry", "mode": "full"}
    fix = add("List the platoon in the force", (*side.path, "force", "platoons"), row)
    return (force.with_its_units(mission, side, fix),)
