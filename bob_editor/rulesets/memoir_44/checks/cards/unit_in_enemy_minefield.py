from collections.abc import Collection

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, partial, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, Posted, posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import may_stand, move
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, landing_craft, sail


@scenario_check(Severity.WARNING, cites="T29")
def unit_in_enemy_minefield(card: Card) -> Iterator[Finding]:
    """A minefield is rolled for when a unit enters it; one that starts there never did."""
    mined = {
        card.hex(row.get("at")): row.get("side")
        for _, row in card.scenario.markers
        if row.get("marker") == "minefield" and row.get("side") in SIDES
    }
    for unit in posted(card):
        if unit.at is not None and unit.side in SIDES and mined.get(unit.at, unit.side) != unit.side:
            craft = next((one for one in landing_craft(card) if one[1].at == unit.at), None)
            yield Finding(
                f"A unit of {unit.name}{unit.where(card)} starts on a minefield of the enemy.",
                at=unit.place(card),
                fixes=sail(card, *craft, partial(is_ocean, card))
                if craft is not None
                else move(card, unit, partial(_may_start, card, unit, mined)),
            )


def _may_start(card: Card, unit: Posted, mined: Collection[Hex | None], at: Hex) -> bool:
    return at not in mined and may_stand(card, unit, at)
