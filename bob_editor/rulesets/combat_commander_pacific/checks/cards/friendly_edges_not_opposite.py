from bob_editor.geometry.grid import EDGES, OPPOSITE
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, JAPAN, OTHER, SIDES
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points


@card_check(Severity.ERROR, cites="14.2.1")
def friendly_edges_not_opposite(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Each player sits at one edge of the map, and the enemy at the one opposite; the other two are closed."""
    edges = {name: row.get("friendly_edge") for name, _, row in reading.sides()}
    if len(edges) < len(SIDES):
        return
    facing = {name: OPPOSITE[edge] for name, edge in edges.items() if edge in EDGES}
    japan, allied = edges[JAPAN], edges[ALLIED]
    if facing.get(JAPAN) == allied and allied in EDGES:
        return
    places = {name: (*path, "friendly_edge") for name, path, _ in reading.sides()}
    boxes = {name: text_in(row, "artillery_box") for name, _, row in reading.sides()}
    # A side whose Artillery Box is at its edge stays there (2.2c), as long as the other can move.
    near = [name for name, edge in facing.items() if edge in (boxes[OTHER[name]] or edge)]
    exits = {edge for point in exit_points(card.board) for edge in point.edges(card.grid)}
    fixes = tuple(
        put(f"Put {SIDE_NAMES[OTHER[name]]} at the {facing[name]} edge", places[OTHER[name]], facing[name])
        for name in [one for one in near or facing if {edges[one], facing[one]} <= exits] or near or facing
    )
    both = f"{japan or 'none'} and {allied or 'none'}"
    told = [places[name] for name in ((ALLIED, JAPAN) if JAPAN in facing else SIDES)]
    yield Finding(
        f"The friendly edges of Japan and the Allies, {both}, don't lie opposite.",
        (card.at_field(*path) for path in told),
        fixes,
        surplus=told[0],
    )
