from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, drop_all, found, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import NEVER_DEPLOYED, deployment_breaches


@card_check(Severity.ERROR, cites="20.7b, 10.3.2, 15.2.2")
def too_many_deployed_squads(_card: Card, mission: Mission) -> Iterator[Finding]:
    """One squad of a platoon may start deployed into two sections; knee mortar and reduced squads never deploy."""
    platoons: dict[object, list[MissionUnit]] = {}
    for unit in mission.units:
        if unit.kind_id in NEVER_DEPLOYED and unit.says("deployed"):
            yield from found(
                deployment_breaches(1, [unit.kind_id]),
                unit.name,
                mission.places(unit),
                put("Combine it again", (*unit.path, "deployed"), None),
                "15.2.2" if unit.kind_id == "reduced_squad" else "10.3.2",
            )
        elif unit.kind is not None and unit.platoon is not None:
            platoons.setdefault(unit.platoon, []).append(unit)
    for units in platoons.values():
        sections = [unit for unit in units if unit.kind_id == "section"]
        deployed = [unit for unit in units if unit.says("deployed") and unit not in sections]
        pairs = list(zip(sections[::2], sections[1::2], strict=False))
        last = (deployed or sections or units)[-1]
        # Those that are no longer deployed, and a squad for each two sections.
        whole = [put("", (*unit.path, "deployed"), None) for unit in (deployed if pairs else deployed[1:])]
        squads = [put("", (*first.path, "unit"), "squad") for first, _ in pairs[1:]]
        gone = drop_all("", [second.path for _, second in pairs[1:]])
        yield from found(
            deployment_breaches(len(pairs) + len(deployed)),
            f"Platoon {last.row.get('platoon')} of company {last.row.get('company')}",
            mission.places(last),
            all_of("Combine all but one again", [*whole, *squads, gone]),
            "20.7b",
        )
