from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import mustered

ARRIVING = {
    "paradrop": (("infantry",), "is dropped", "A20"),
    "armor_breakthrough": (("armor",), "breaks through", "A22"),
    "supply_train": (("infantry", "armor"), "comes by supply train", "TR6"),
}
"""Who comes by a rule card, or on a supply train, how, and the card that says so."""


@scenario_check(Severity.ERROR, cites="A13, A20, A22, TR6")
def arrival_of_wrong_class(card: Card) -> Iterator[Finding]:
    """Infantry is dropped from the air, armor breaks through, and a supply train carries infantry or armor."""
    for unit in mustered(card):
        by_train = unit.path[0] == "units" and unit.path[-1] == "load"
        way = "supply_train" if by_train else str(unit.path[1]) if unit.path[0] == "cards" else ""
        classes, how, cites = ARRIVING.get(way, ((), "", ""))
        if classes and unit.troop is not None and unit.treated_as not in classes:
            only = " or ".join(classes)
            message = f"A unit of {unit.name} {how}, as only {only} may."
            yield Finding(message, at=card.at_field(*unit.path), cites=cites)
