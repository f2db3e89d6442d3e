from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY, ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="3.0, 3.1, 62.0")
def command_points_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Each side has Command Points, none or more, or its companies have.

    Company Command Points are for companies that have units; a unit of no company draws on any.
    """
    for index, side, row in reading.side_fields():
        name, path = reading.side_title(side), ("sides", index, "command_points")
        points, companies = row.get("command_points"), card.scenario.table("sides", index, "company_cps")
        # In a campaign it is those of its companies that are missing.
        if points is None and not companies and card.scenario.get("campaign") is None:
            yield Finding(
                f"{name}: no Command Points are given.",
                at=card.at_field(*path),
                fixes=put("Give 0", path, 0),
                cites="3.0",
            )
        if isinstance(points, int) and points < 0:
            yield Finding(
                f"{name}: there can't be {points} Command Points.",
                at=card.at_field(*path),
                fixes=put("Make it 0", path, 0),
                cites="3.0",
            )
        units = [unit for unit in reading.of_side(side) if unit.kind in (*INFANTRY, "gun", *ON_WHEELS, "")]
        there = {unit.company for unit in units}
        for company, count in companies.items() if card.ruleset.has_rule("3.1") else ():
            field = ("sides", index, "company_cps", company)
            if isinstance(count, int) and count < 0:
                yield Finding(
                    f"Company {company} can't have {count} Command Points.",
                    at=card.at_field(*field),
                    fixes=put("Make it 0", field, 0),
                    cites="3.1",
                )
            elif units and company not in there and not reading.lost_id(side):
                idle, bare = reading.miscalled(side) or ("", "")
                given = set_fields(f"Give them to company {bare}", field[:-1], {company: None, bare: count})
                take = drop("Take its Command Points away", field)
                yield Finding(
                    f"Company {company} has Command Points and no units.",
                    at=card.at_field(*field),
                    fixes=given if company == idle else take,
                    cites="3.1",
                )
