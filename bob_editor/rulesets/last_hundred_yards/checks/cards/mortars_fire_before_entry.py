from bob_editor.rules.checking import Card, Finding, Iterator, Severity, rows_in
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.HINT, cites="20.7j")
def mortars_fire_before_entry(card: Card, mission: Mission) -> Iterator[Finding]:
    """The mortars of an attacker who starts off the map may fire before he enters, observed from an entry hex."""
    side = mission.of_role("attacker")
    if side is not None and rows_in(side.force.get("mortars")):
        rows = mission.setup_rows(side)
        if rows and all(row.get("type") == "off_map" for _, row in rows):
            yield Finding(
                "The attacker starts off the map and may fire his mortars before entry.",
                at=card.at_field(*side.path, "force", "mortars"),
            )
