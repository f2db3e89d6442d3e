from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="20.7f")
def motion_not_a_vehicle(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Only vehicles start in motion, and only where the mission lets its side's."""
    for unit in mission.units:
        # Of a hidden one another check tells.
        if not unit.says("motion") or unit.says("hidden") or unit.kind is None or unit.side is None:
            continue
        rows = mission.rows_for(unit)
        still = bool(rows) and all(row.get("motion_allowed") is False for row in rows)
        if still or not unit.kind.vehicular:
            yield Finding(
                f"The mission doesn't let {unit.name} start in motion."
                if unit.kind.vehicular
                else f"{unit.name} is no vehicle and can't be in motion.",
                at=mission.places(unit),
                fixes=put("Clear the motion", (*unit.path, "motion"), None),
            )
