from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, all_of, counted, put
from bob_editor.rulesets.last_hundred_yards.cards.entering import entering_ids, fix_entering, told_as_theirs
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit

MANY = 4
"""So many that it is their side's set-up that is wrong, and not each of them."""


@card_check(Severity.ERROR, cites="20.7")
def unit_without_setup_area(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side whose units all start off the map has none on it."""
    entering, accepted = entering_ids(card.scenario), card.scenario.accepted()
    singly = {row.at for row in accepted if row.code.endswith("/unit-without-setup-area")}
    for side in filter(mission.starts_off_map, mission.sides):
        # Of an observer another check tells.
        units = [
            unit
            for unit in mission.units
            if unit.at is not None and unit.side == side and unit.id not in entering
            if unit.kind_id != "fo"
        ]
        held = _held_by(mission, side, units)
        if (held or len(units) >= MANY) and singly.isdisjoint(mission.places(one)[0].label for one in units):
            yield _of_side(mission, side, units, held)
            continue
        for unit in units:
            finding = Finding(
                f"{unit.name} stands in {unit.at and mission.label(unit.at)}, "
                f"and the {side.called} starts off the map.",
                at=mission.places(unit),
                fixes=fix_entering(mission, unit),
                # What is wrong where it stands is so because of that.
                surplus=(*unit.path, "at"),
            )
            yield told_as_theirs(finding, mission, unit)


def _held_by(mission: Mission, side: MissionSide, units: list[MissionUnit]) -> list[FieldPath]:
    """The set-up rows, of one side, whose hexes hold all of these units of a side that may be another's."""
    at = {unit.at for unit in units}
    rows = mission.setup_rows(side) if units else []
    role = units[0].side.role if units and units[0].side is not None else ""
    return [("setup_areas", index) for index, row in rows if at <= mission.areas.hexes(row.get("area"), role)]


def _of_side(mission: Mission, side: MissionSide, units: list[MissionUnit], held: list[FieldPath]) -> Finding:
    """That a side's set-up is wrong; what is wrong besides because of it isn't known before that is mended."""
    path = held[0] if held else ("setup_areas", mission.setup_rows(side)[0][0])
    on_map = [one.side for one in mission.on_map]
    others = [one for one in mission.sides if one != side and one not in on_map]
    taken = [row for other in others for row in _held_by(mission, other, units)]
    fix = put("Let it set up on the map", (*path, "type"), "on_map") if held else None
    if not held and len(taken) == len(others) == 1 and side.names and others[0].names:
        owners = ((taken[0], side), (path, others[0]))
        fix = all_of(
            "Exchange the areas of the sides", [put("", (*at, "side"), one.names[0]) for at, one in owners]
        )
    stand = counted(len(units), "of its units stands", "of its units stand")
    return Finding(
        f"The {side.called} starts off the map, and {stand} on it.",
        at=mission.card.at_field(*path, "type"),
        highlight=(place for unit in units for place in mission.places(unit)),
        fixes=(fix or fix_entering(mission, *units)),
        surplus=(*path, "type"),
        instead=(fix,) if fix else (),
    )
