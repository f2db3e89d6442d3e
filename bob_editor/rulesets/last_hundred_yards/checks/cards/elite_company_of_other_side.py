from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, fields_in
from bob_editor.rulesets.last_hundred_yards.cards.force import companies_present
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="15.1")
def elite_company_of_other_side(card: Card, mission: Mission) -> Iterator[Finding]:
    """The companies that are elite are companies of the side's own force."""
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
