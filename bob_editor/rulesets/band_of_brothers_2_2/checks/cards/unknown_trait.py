from difflib import get_close_matches

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import TABLES

TRAITS = tuple(row["id"] for row in TABLES["traits"])
WEAPONS = tuple(row["id"] for row in TABLES["traits"] if row.get("weapon"))


@scenario_check(Severity.WARNING, cites="33.0, 57.0, 58.0, 59.0, 60.0")
def unknown_trait(card: Card) -> Iterator[Finding]:
    """What a counter's trait does stands in the rules, so it bears a name that they know."""
    for name, row in unit_types(card).items():
        title = counter_title(name, row)
        weapon = card.scenario.get("unit_types", name, "satw", "type")
        if isinstance(weapon, str) and weapon not in WEAPONS:
            yield _unknown(card, ("unit_types", name, "satw", "type"), f"{title}: weapon", weapon, WEAPONS)
        for path, trait in card.scenario.words("unit_types", name, "traits"):
            if trait not in TRAITS:
                yield _unknown(card, path, f"{title}: trait", trait, TRAITS)


def _unknown(card: Card, path: FieldPath, what: str, word: str, known: tuple[str, ...]) -> Finding:
    near = get_close_matches(word, known, n=1)
    return Finding(
        f"{what} “{word}” stands in no rule.",
        at=card.at_field(*path),
        fixes=(put(f"Make it {one}", path, one) for one in near),
        cites="33.0" if "weapon" in what else "57.0, 58.0, 59.0, 60.0",
    )
