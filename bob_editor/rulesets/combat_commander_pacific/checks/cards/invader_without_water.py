from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.map_edges import within_depth
from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, read_card


@card_check(Severity.HINT, cites="17.4", whole_map=True)
def invader_without_water(card: Card, reading: CardReading) -> Iterator[Finding]:
    """An Invader lands or crosses a river as a rule."""
    for _, path, row in reading.sides():
        if row.get("posture") == "invader" and is_dry(card, edge := row.get("friendly_edge")):
            yield Finding(
                f"The {edge} edge, the Invader's, has neither water barrier nor beach.",
                card.at_field(*path, "friendly_edge"),
            )


def is_dry(card: Card, edge: object) -> bool:
    """Whether an edge of the map has neither water barrier nor beach."""
    hexes = within_depth(card.grid, edge, 1) if edge in EDGES else ()
    types = read_card(card).types
    return bool(hexes) and not any({"water_barrier", "beach"} & types.occupants(at) for at in hexes)
