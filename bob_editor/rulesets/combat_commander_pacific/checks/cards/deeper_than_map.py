from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.map_edges import line_from
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="15.2.3, 17.4b")
def deeper_than_map(card: Card, reading: CardReading) -> Iterator[Finding]:
    """An area is no more hexes deep than the map has."""
    invaders = [name for name, _, row in reading.sides() if row.get("posture") == "invader"]
    for area in reading.areas:
        edge, depth = area.row.get("edge"), area.row.get("depth")
        if area.row.get("mode") != "depth" or edge not in EDGES or not isinstance(depth, int) or card.unread:
            continue
        deepest = max((line_from(card.grid, edge, at) for at in card.grid.hexes), default=0)
        if depth > deepest:
            path, right = (*area.path, "depth"), 1 if area.side in invaders else deepest
            yield Finding(
                f"A set-up area is {depth} hexes deep from the {edge} edge; the map is {deepest}.",
                card.at_field(*path),
                put(f"Make it {right}", path, right),
                surplus=path,
                instead=(right,),
            )
