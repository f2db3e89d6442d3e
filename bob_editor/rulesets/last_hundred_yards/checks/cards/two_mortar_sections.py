from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, rows_in
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="11.4.2")
def two_mortar_sections(card: Card, mission: Mission) -> Iterator[Finding]:
    """A company has one 60 mm mortar section."""
    for side in mission.sides:
        seen = set()
        for index, row in rows_in(side.force.get("mortars")):
            company = row.get("company")
            small = (
                str(row.get("type")).removesuffix("mm") == "60" and row.get("size", "section") == "section"
            )
            if not small or not isinstance(company, str):
                continue
            if company in seen:
                path = (*side.path, "force", "mortars", index)
                yield Finding(
                    f"Company {company} has a second 60 mm mortar section.",
                    at=card.at_field(*path),
                    fixes=drop("Take the second away", path),
                )
            seen.add(company)
