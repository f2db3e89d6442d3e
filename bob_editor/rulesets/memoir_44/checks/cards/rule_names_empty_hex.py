from collections.abc import Callable

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, led_on, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.reading import Posted, posted
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card

SUPPLIERS = ("supply_truck", "half_track")
"""Kinds of units that re-supply others."""
LISTS = {"boats": "units", "heroic_leader": "units", "camouflage": "units", "resupply": "vehicles"}
"""Where rule cards list units by their hexes."""
WANTED: dict[str, tuple[str, Callable[[Posted], bool]]] = {
    "resupply": ("no supply vehicle is", lambda unit: unit.kind in SUPPLIERS),
    "supply_train": ("no train is", lambda unit: unit.treated_as == "train"),
}
"""What is missing where not any unit will do, and which does."""


@scenario_check(Severity.WARNING, cites="A5, A8, A13, A16, A24")
def rule_names_empty_hex(card: Card) -> Iterator[Finding]:
    """A rule that is about some units finds them in the hexes that it names."""
    paths = [("cards", key, field) for key, field in LISTS.items()]
    named = [((*path, index), one) for path in paths for index, one in enumerate(card.scenario.texts(*path))]
    train = ("cards", "supply_train", "train")
    for path, label in (*named, (train, card.scenario.get(*train))):
        key, at = str(path[1]), card.hex(label)
        lacks, fits = WANTED.get(key, ("no unit is", lambda _: True))
        there = [unit for unit in posted(card) if unit.at == at and fits(unit)]
        side = card.scenario.get("cards", key, "side")
        if at is None or any(side in (None, unit.side) for unit in there):
            continue
        if there:
            lacks = "the train is the enemy's"
        yield Finding(
            f"The rule “{title_of_card(key)}” names {card.grid.label(at)}, where {lacks}.",
            at=card.at_field(*path),
            fixes=led_on(card, leave_out("Leave the hex out", path), "rule-without-material"),
            cites=NUMBERS[key],
        )
