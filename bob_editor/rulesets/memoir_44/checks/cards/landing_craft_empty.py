from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, army_of, posted
from bob_editor.rulesets.memoir_44.cards.spots.shores import landing_craft, without_craft

FIRST = {"axis": "ger", "allies": "us"}


@scenario_check(Severity.WARNING, cites="TR15")
def landing_craft_empty(card: Card) -> Iterator[Finding]:
    """A landing craft is there for the unit inside, which is on the same hex."""
    held = {unit.at: unit.side for unit in posted(card)}
    for index, craft in landing_craft(card):
        side, aboard = craft.fields.get("side"), held.get(craft.at)
        if aboard in SIDES and side in SIDES and aboard != side:
            yield Finding(
                f"The landing craft at {card.grid.label(craft.at)} carries a unit of the other side.",
                at=(card.at_hex(craft.at),),
                fixes=(put(f"Give it to the {title_of_side(aboard)}", ("markers", index, "side"), aboard),),
            )
        if craft.at in held:
            continue
        fixes = [without_craft(index)]
        if side in SIDES:
            army = army_of(card, side)
            listed = card.scenario.texts("sides", army[0], "nations") if army else ()
            row = {
                "at": card.grid.label(craft.at),
                "side": side,
                "nation": listed[0] if listed else FIRST[side],
                "unit": "infantry",
            }
            fixes.insert(0, add("Put infantry aboard", ("units",), row))
        yield Finding(
            f"The landing craft at {card.grid.label(craft.at)} carries nobody.",
            at=(card.at_hex(craft.at),),
            fixes=tuple(fixes),
        )
