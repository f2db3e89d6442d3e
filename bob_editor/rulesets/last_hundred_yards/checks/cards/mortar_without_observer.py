from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, rows_in
from bob_editor.rulesets.last_hundred_yards.cards.force import companies_present
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.WARNING, cites="11.4.2, 11.4.3")
def mortar_without_observer(card: Card, mission: Mission) -> Iterator[Finding]:
    """A mortar section is directed by units of its company, a platoon by any unit of its battalion."""
    for side in mission.sides:
        present = companies_present(side)
        for index, row in rows_in(side.force.get("mortars")):
            company = row.get("company")
            section = row.get("size", "section") == "section"
            # Of a company that its camp hasn't another check tells.
            known = tables()["companies"].get(side.faction, (company,))
            apart = isinstance(company, str) and company in known and company not in present
            # Of a side that should have platoons another check tells.
            if (section and side.platoons and apart) or not (side.platoons or side.support):
                path = (*side.path, "force", "mortars", index)
                name = f"The {_calibre(row.get('type'))}mortar {row.get('size', 'section')}"
                yield Finding(
                    f"{name} has nobody to direct it.",
                    at=card.at_field(*path),
                    fixes=drop("Take it out of the force", path),
                    cites="11.4.2" if section else "11.4.3",
                )


def _calibre(said: object) -> str:
    """A mortar's calibre before its name; "" where the card doesn't say."""
    return "" if said is None else f"{said} " if str(said).endswith("m") else f"{said}mm "
