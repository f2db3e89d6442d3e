from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, safe, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.WARNING, cites="11.1")
def facing_of_other_unit(card: Card) -> Iterator[Finding]:
    """Fortified positions alone have a facing."""
    mission = mission_of(card)
    for unit in mission.units:
        if "facing" in unit.row and unit.kind is not None and unit.kind.id not in ("fp_mg", "fp_at"):
            yield Finding(
                f"{unit.name} has a facing.",
                at=mission.places(unit),
                fixes=(safe(drop("Leave the facing out", (*unit.path, "facing"))),),
            )
