from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, fields_in, put
from bob_editor.rulesets.last_hundred_yards.cards.force import companies_present
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="15.1")
def elite_company_of_other_side(card: Card, mission: Mission) -> Iterator[Finding]:
    """The companies that are elite are companies of the side's own force, and all of their platoons are."""
    for unit in mission.units:
        if unit.side is None or unit.row.get("elite") is not True or not unit.row.get("platoon"):
            continue
        company, listed = unit.row.get("company"), fields_in(unit.side.row.get("elite"))
        # Of a company that is said not to be elite another check tells.
        if company in companies_present(unit.side) and listed.get(str(company)) is None:
            yield Finding(
                f"{unit.name} is elite, and company {company} of the {unit.side.called} isn't.",
                at=mission.places(unit),
                fixes=(
                    put("Make its company elite", (*unit.side.path, "elite", str(company)), True),
                    drop("Let it be none of the elite", (*unit.path, "elite")),
                ),
                severity=Severity.WARNING,
            )
    for side in mission.sides:
        own = companies_present(side)
        for company, elite in fields_in(side.row.get("elite")).items():
            if elite is not True or not own or company in own:
                continue
            path = (*side.path, "elite", company)
            yield Finding(
                f"Company {company} of the {side.called} is elite, and the {side.called} has no "
                f"company {company}.",
                at=card.at_field(*path),
                fixes=drop("Leave it out", path),
            )
