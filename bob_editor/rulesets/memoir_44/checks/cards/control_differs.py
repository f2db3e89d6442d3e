from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, tagged
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, land_of_card, posted


@scenario_check(Severity.WARNING, cites="A29, A30, A32")
def control_differs(card: Card) -> Iterator[Finding]:
    """A town, bridge or beach in which a unit stands is controlled by its side, or by nobody."""
    land, held = land_of_card(card), {unit.at: unit for unit in posted(card)}
    for index, row in card.scenario.markers:
        at = card.hex(row.get("at"))
        unit = held.get(at) if row.get("marker") == "control" else None
        if at is None or unit is None or {row.get("side"), unit.side} != {*SIDES}:
            continue
        whose, theirs = title_of_side(str(row.get("side"))), title_of_side(unit.side)
        bridge = not tagged(card.ruleset, "bridge").isdisjoint(land.terrain(at))
        yield Finding(
            f"{card.grid.label(at)} is controlled by the {whose}, and a unit of the {theirs} stands there.",
            at=card.at_hex(at),
            fixes=put(f"Give it to the {theirs}", ("markers", index, "side"), unit.side),
            cites="A32" if bridge else "A30" if "beach" in land.terrain(at) else "A29",
        )
