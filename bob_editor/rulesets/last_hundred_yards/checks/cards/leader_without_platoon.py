from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit


@scenario_check(Severity.ERROR, cites="20.6.2")
def leader_without_platoon(card: Card) -> Iterator[Finding]:
    """A platoon leader comes with units of his platoon, and every infantry platoon has a leader."""
    mission = mission_of(card)
    leaders: dict[object, MissionUnit] = {}
    led: dict[object, MissionUnit] = {}
    manned = set()
    for unit in mission.units:
        if unit.platoon is None or unit.kind is None:
            continue
        if unit.kind.id == "platoon_leader":
            leaders.setdefault(unit.platoon, unit)
        elif not unit.kind.dummy:
            manned.add(unit.platoon)
            if unit.kind.stacks_as == "squads":
                led.setdefault(unit.platoon, unit)
    for platoon, leader in leaders.items():
        if platoon not in manned:
            yield Finding(
                f"{leader.name} leads platoon {platoon_name(leader)}, which has no units.",
                at=mission.places(leader),
                fixes=(drop("Take the leader away", leader.path),),
            )
    for platoon, unit in led.items():
        if platoon not in leaders:
            row = {name: unit.row[name] for name in ("side", "company", "platoon", "at") if name in unit.row}
            yield Finding(
                f"Platoon {platoon_name(unit)} has units and no leader.",
                at=mission.places(unit),
                fixes=(add("Add its leader", ("units",), {"unit": "platoon_leader", **row}),),
                severity=Severity.WARNING,
            )


def platoon_name(unit: MissionUnit) -> str:
    """The number and company of a unit's platoon."""
    return f"{unit.row.get('platoon')} of company {unit.row.get('company')}"
