from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, listed
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import companies_of
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="20.6")
def company_split_unusual(card: Card, mission: Mission) -> Iterator[Finding]:
    """Up to three infantry platoons come from one company, up to six from two, more from three, as equal as can be."""
    for side in mission.sides:
        rows = [
            (index, row["company"])
            for index, row in side.platoons
            if row.get("arm", "infantry") == "infantry" and isinstance(row.get("company"), str)
        ]
        split = sorted(Counter(company for _, company in rows).values(), reverse=True)
        usual = companies_of(len(rows)) if rows else ()
        if tuple(split) != usual:
            yield Finding(
                f"The {side.called}'s {counted(len(rows), 'platoon')} {'is' if len(rows) == 1 else 'are'} split "
                f"{listed(map(str, split))} between {counted(len(split), 'company', 'companies')}; "
                f"usual is {listed(map(str, usual))}.",
                at=card.at_field(*side.path, "force", "platoons"),
            )
