from bob_editor.geometry.grid import EDGES
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import within_depth


@scenario_check(Severity.HINT, cites="17.4")
def invader_without_water(card: Card) -> Iterator[Finding]:
    """An Invader lands or crosses a river as a rule."""
    reading = read_card(card)
    for _, path, row in reading.sides():
        edge = row.get("friendly_edge")
        if row.get("posture") != "invader" or edge not in EDGES:
            continue
        hexes = within_depth(card.grid, edge, 1)
        if not any({"water_barrier", "beach"} & reading.types.occupants(at) for at in hexes):
            yield Finding(
                f"The {edge} edge, the Invader's, has neither water barrier nor beach.",
                (card.at_field(*path, "friendly_edge"),),
            )
