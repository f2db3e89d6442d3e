from collections.abc import Mapping
from typing import Any

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.troops import troops_of


@scenario_check(Severity.ERROR, cites="A13, A20, A22, TR6")
def arrival_of_wrong_class(card: Card) -> Iterator[Finding]:
    """Infantry is dropped from the air, armor breaks through, and a supply train carries infantry or armor."""
    scenario = card.scenario
    for index, drop in scenario.rows("cards", "paradrop", "drops"):
        yield from _judged(
            card, ("cards", "paradrop", "drops", index), drop, ("infantry",), "is dropped", "A20"
        )
    path: FieldPath
    for index, row in scenario.rows("cards", "armor_breakthrough", "units"):
        path = ("cards", "armor_breakthrough", "units", index)
        yield from _judged(card, path, row, ("armor",), "breaks through", "A22")
    for index, row in scenario.rows("cards", "supply_train", "load"):
        path = ("cards", "supply_train", "load", index)
        yield from _judged(card, path, row, ("infantry", "armor"), "comes by supply train", "TR6")
    for unit in posted(card):
        load = unit.row.get("load")
        if unit.kind == "supply_train" and isinstance(load, dict):
            path = ("units", unit.index, "load")
            yield from _judged(card, path, load, ("infantry", "armor"), "comes by supply train", "TR6")


def _judged(
    card: Card, path: FieldPath, row: Mapping[str, Any], classes: tuple[str, ...], how: str, cites: str
) -> Iterator[Finding]:
    troop = troops_of(card.ruleset).get(str(row.get("unit", row.get("type"))))
    if troop is not None and troop.treated_as not in classes:
        only = " or ".join(classes)
        yield Finding(
            f"The {troop.title.lower()} {how}, as only {only} may.", at=(card.at_field(*path),), cites=cites
        )
