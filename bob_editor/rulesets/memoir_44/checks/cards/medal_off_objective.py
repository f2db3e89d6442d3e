from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, text_in
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES


@scenario_check(Severity.WARNING, cites="")
def medal_off_objective(card: Card) -> Iterator[Finding]:
    """A medal lies in a hex of the objective that it belongs to, and shows the side that can win it."""
    by_id = {text_in(one.row, "id"): one for one in objectives(card)}
    medals = [(index, row) for index, row in card.scenario.markers if row.get("marker") == "medal"]
    taken = {(card.hex(row.get("at")), text_in(row, "objective")) for _, row in medals}
    for index, row in medals:
        at, named, side = card.hex(row.get("at")), text_in(row, "objective"), text_in(row, "side")
        one = by_id.get(named) if named else None
        if at is None or one is None:
            continue
        place, hexes = (card.at_hex(at),), one.hexes(card)
        if hexes and at not in hexes:
            free = [card.grid.label(other) for other in hexes if (other, named) not in taken]
            yield Finding(
                f"The medal in {card.grid.label(at)} belongs to the objective “{named}”, which is about other hexes.",
                at=place,
                fixes=(put(f"Move it to {label}", ("markers", index, "at"), label) for label in free[:1]),
            )
        if {side, one.owner} == {*SIDES}:
            whose = title_of_side(one.owner)
            yield Finding(
                f"The medal in {card.grid.label(at)} shows that the {title_of_side(side)} can win it; the objective "
                f"“{named}” is for the {whose}.",
                at=place,
                fixes=put(f"Let it be for the {whose}", ("markers", index, "side"), one.owner),
            )
