from bob_editor.geometry.grid import EDGES, OPPOSITE
from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points


@card_check(Severity.WARNING, cites="14.2.1")
def enemy_edge_without_exit(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Units leave over the enemy's edge, at its exit points; without any, none can leave."""
    if card.unread or not card.grid.hexes:
        return
    open_edges = {edge for point in exit_points(card.board) for edge in point.edges(card.grid)}
    sides = [(name, path, row.get("friendly_edge")) for name, path, row in reading.sides()]
    edges = [edge for _, _, edge in sides]
    # Of edges that don't lie opposite another check tells: nobody knows then which is the enemy's.
    apart = len(edges) > 1 and [OPPOSITE[edge] for edge in edges if edge in EDGES] != edges[::-1]
    for name, path, edge in () if apart else sides:
        if edge in EDGES and OPPOSITE[edge] not in open_edges:
            yield Finding(
                f"The {OPPOSITE[edge]} edge, over which {SIDE_NAMES[name]} may leave, has no exit point.",
                card.at_field(*path, "friendly_edge"),
            )
