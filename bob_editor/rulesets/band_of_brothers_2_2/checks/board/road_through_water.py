from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged, title_of
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.WARNING, cites="45.1")
def road_through_water(ground: Ground) -> Iterator[Finding]:
    """A river or canal is entered on a bridge alone, so a road that leads through one has one there."""
    board, roads = ground.board, tagged(ground.ruleset, "road")
    deep = tagged(ground.ruleset, "deep") & tagged(ground.ruleset, "bridgeable")
    on_roads = {at for road in roads for at in board.path_hexes.get(road, ()) if at in board.grid}
    for at in sorted(on_roads, key=board.grid.position):
        there = ground.terrain(at)
        if "bridge" in there or not (water := sorted(deep.intersection(there))):
            continue
        yield Finding(
            f"The road in {ground.label(at)} leads through a {title_of(ground.ruleset, water[0])} without a bridge.",
            at=ground.at_hex(at),
            fixes=mend("Build a bridge", board_edits.add_terrain, hexes=(at,), terrain="bridge"),
        )
