from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="4.1.10")
def change_without_river(card: Card, mission: Mission) -> Iterator[Finding]:
    """A river that a special rule closes is there."""
    for index, row in card.scenario.changes:
        path = ("changes", index, "at")
        for place, label in enumerate(card.scenario.texts(*path)):
            at = card.hex(label)
            if row.get("change") == "river_impassable" and at and "river" not in mission.spot(at).terrain:
                yield Finding(
                    f"{label} has no river that could be impassable.",
                    at=card.where(at, *path, place),
                    fixes=drop("Leave the hex out", path[:2] if len(row["at"]) == 1 else (*path, place)),
                )
