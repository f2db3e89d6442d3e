from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, fights_there, first_nation, posted
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, landing_craft, without_craft


@scenario_check(Severity.WARNING, cites="TR15")
def landing_craft_empty(card: Card) -> Iterator[Finding]:
    """A landing craft is there for the ground unit inside, which is on the same hex."""
    held = {unit.at: unit for unit in posted(card)}
    for index, craft in landing_craft(card):
        side, unit = craft.fields.get("side"), held.get(craft.at)
        aboard = unit.side if unit is not None and fights_there(card, unit) else ""
        if aboard in SIDES and side in SIDES and aboard != side:
            yield Finding(
                f"The landing craft at {card.grid.label(craft.at)} carries a unit of the other side.",
                at=card.at_hex(craft.at),
                fixes=put(f"Give it to the {title_of_side(aboard)}", ("markers", index, "side"), aboard),
            )
        if unit is not None and unit.treated_as == "ship":
            yield Finding(
                f"The landing craft at {card.grid.label(craft.at)} carries a {unit.name}.",
                at=card.at_hex(craft.at),
                fixes=without_craft(index),
            )
        # Of one that isn't at sea another check tells.
        if craft.at in held or not is_ocean(card, craft.at):
            continue
        fixes = [without_craft(index)]
        if side in SIDES:
            row = {
                "at": card.grid.label(craft.at),
                "side": side,
                "nation": first_nation(card, side),
                "unit": "infantry",
            }
            fixes.insert(0, add("Put infantry aboard", ("units",), row))
        yield Finding(
            f"The landing craft at {card.grid.label(craft.at)} carries nobody.",
            at=card.at_hex(craft.at),
            fixes=fixes,
        )
