from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import mustered

AIMING = ("big_gun", "destroyer")
"""Kinds of units that mark what they have hit."""


@scenario_check(Severity.WARNING, cites="TR3, TR12")
def crosshair_without_gun(card: Card) -> Iterator[Finding]:
    """A cross-hair is laid by a big gun or a destroyer."""
    if any(unit.kind in AIMING or unit.row.get("badge") == "badge5" for unit in mustered(card)):
        return
    for index, row in card.scenario.markers:
        if row.get("marker") == "crosshair":
            yield Finding(
                "A cross-hair is marked, and there is neither a big gun nor a destroyer.",
                at=card.at_field("markers", index),
                fixes=drop("Remove the marker", ("markers", index)),
            )
