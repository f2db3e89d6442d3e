from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, mustered

AIMING = ("big_gun", "destroyer")
"""Kinds of units that mark what they have hit."""


@scenario_check(Severity.WARNING, cites="TR3, TR12")
def crosshair_without_gun(card: Card) -> Iterator[Finding]:
    """A cross-hair is laid by a big gun or a destroyer of its side."""
    guns = {unit.side for unit in mustered(card) if unit.kind in AIMING or unit.row.get("badge") == "badge5"}
    for index, row in card.scenario.markers:
        side = row.get("side")
        if row.get("marker") == "crosshair" and not (side in guns if side in SIDES else guns):
            whose = f" of the {title_of_side(str(side))}" if side in SIDES and guns else ""
            yield Finding(
                f"A cross-hair is marked, and there is neither a big gun nor a destroyer{whose}.",
                at=card.at_field("markers", index),
                fixes=drop("Remove the marker", ("markers", index)),
            )
