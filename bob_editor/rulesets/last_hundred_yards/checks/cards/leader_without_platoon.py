from collections import Counter
from collections.abc import Sequence
from itertools import count

from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, FieldPath, Finding, Fix, Iterator, Severity, add, taken_out
from bob_editor.rules.mending import all_of, set_fields
from bob_editor.rulesets.last_hundred_yards.cards.entering import groups
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


@card_check(Severity.ERROR, cites="20.6.2")
def leader_without_platoon(card: Card, mission: Mission) -> Iterator[Finding]:
    """A platoon leader comes with units of his platoon, and every infantry platoon has a leader."""
    leaders: dict[object, MissionUnit] = {}
    led: dict[object, MissionUnit] = {}
    manned = set()
    astray: Counter[object] = Counter()
    for unit in mission.units:
        if unit.platoon is None or unit.kind is None:
            continue
        if unit.kind.id == "platoon_leader":
            astray[unit.row.get("side")] += unit.platoon in leaders
            leaders.setdefault(unit.platoon, unit)
        elif not unit.kind.dummy:
            manned.add(unit.platoon)
            if unit.kind.stacks_as == "squads":
                led.setdefault(unit.platoon, unit)
    for platoon, leader in leaders.items():
        if platoon not in manned:
            astray[leader.row.get("side")] += 1
            companies = tables()["companies"].get("" if leader.side is None else leader.side.faction)
            if companies is not None and leader.row.get("company") not in companies:
                continue  # which another check tells
            bare, gone = unled(mission, leader), taken_out(card, "Take the leader away", leader.path)
            yield Finding(
                f"{leader.name} leads platoon {platoon_name(leader)}, which has no units.",
                at=mission.places(leader),
                fixes=led_by(leader, bare[0]) if bare else gone,
                surplus=(*leader.path, "platoon") if bare else (),
                instead=[led_by(leader, bare[0])] if bare else None,
            )
    for platoon, unit in led.items():
        # A leader who is told of as another platoon's, or as its second, is the one that is missed.
        if platoon not in leaders and _is_listed(unit):
            astray[unit.row.get("side")] -= 1
            if astray[unit.row.get("side")] >= 0:
                continue
            yield _without_leader(mission, unit)


def _without_leader(mission: Mission, unit: MissionUnit) -> Finding:
    """What is told of a unit's platoon; a leader whom its groups miss is no more than that."""
    own = [path for path, _ in groups(mission.scenario) if unit.id in mission.scenario.texts(*path, "units")]
    fix, missed = _leader(mission, unit, own), _missed(mission, own)
    return Finding(
        f"Platoon {platoon_name(unit)} has units and no leader.",
        at=mission.places(unit),
        fixes=fix,
        severity=None if missed else Severity.WARNING,
        surplus=missed[0][0] if missed else (),
        instead=[fix] if missed else None,
    )


def unled(mission: Mission, leader: MissionUnit) -> list[MissionUnit]:
    """The squads of a leader's side whose platoons nobody leads."""
    led = {unit.platoon for unit in mission.units if unit.kind_id == "platoon_leader"}
    squads = [unit for unit in mission.units if unit.kind is not None and unit.kind.stacks_as == "squads"]
    return [unit for unit in squads if unit.side == leader.side and unit.platoon not in {None, *led}]


def led_by(leader: MissionUnit, unit: MissionUnit) -> Fix:
    """Let a leader lead the platoon of a unit."""
    fields = {name: unit.row.get(name) for name in ("company", "platoon")}
    return set_fields(f"Let him lead platoon {platoon_name(unit)}", leader.path, fields)


def _leader(mission: Mission, unit: MissionUnit, own: Sequence[FieldPath]) -> Fix:
    """Add a leader, who comes in with the groups of his platoon: as the one whom they miss, if they do."""
    row = {name: unit.row[name] for name in ("side", "company", "platoon", "at") if name in unit.row}
    row["unit"] = "platoon_leader"
    if not own:
        return add("Add its leader", ("units",), row)
    missed = [name for _, name in _missed(mission, own)]
    fresh = (new for number in count(1) if (new := f"leader-{number}") not in mission.by_id)
    name = next(iter(missed), None) or next(fresh)
    come = [] if missed else [add("", (*path, "units"), name) for path in own]
    return all_of("Add its leader", [add("", ("units",), {"id": name, **row}), *come])


def _missed(mission: Mission, own: Sequence[FieldPath]) -> list[tuple[FieldPath, str]]:
    """Where groups of one platoon without a leader name the one unit that there isn't, and what they call it."""
    named = [
        ((*path, "units", place), name)
        for path in own
        for place, name in enumerate(list_in(mission.scenario.get(*path, "units")))
        if isinstance(name, str)
    ]
    there = [mission.by_id[name] for _, name in named if name in mission.by_id]
    led = {unit.platoon for unit in mission.units if unit.kind_id == "platoon_leader"}
    lost = [(path, name) for path, name in named if name not in mission.by_id and kind_of(name) is None]
    alone = len({name for _, name in lost}) == 1 and len({unit.platoon for unit in there} - {*led, None}) == 1
    return lost if alone and all(unit.id for unit in mission.units) else []


def _is_listed(unit: MissionUnit) -> bool:
    """Whether the force of its side lists its platoon, or none; else another check tells of its units."""
    rows = [row for _, row in unit.side.platoons] if unit.side is not None else []
    own = (unit.row.get("company"), unit.row.get("platoon"))
    return not rows or own in [(row.get("company"), row.get("platoon")) for row in rows]


def platoon_name(unit: MissionUnit) -> str:
    """The number and company of a unit's platoon."""
    return f"{unit.row.get('platoon')} of company {unit.row.get('company')}"
