from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged, title_of
from bob_editor.rules.land.ways_over import leads_to
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.WARNING, cites="45.1")
def road_through_water(ground: Ground) -> Iterator[Finding]:
    """A river or canal is entered on a bridge alone, so a road that leads through one has one there."""
    board = ground.board
    roads = [path for path in board.paths if path.terrain in tagged(ground.ruleset, "road")]
    deep = tagged(ground.ruleset, "deep") & tagged(ground.ruleset, "bridgeable")
    for at in dict.fromkeys(at for path in roads for at in path.through if at in board.grid):
        there = ground.terrain(at)
        if "bridge" in there or not (water := sorted(deep.intersection(there))):
            continue
        if leads_to(roads, at) and all(other in board.grid for other in at.neighbours()):
            continue  # a landing
        yield Finding(
            f"The road in {ground.label(at)} leads through a {title_of(ground.ruleset, water[0])} without a bridge.",
            at=ground.at_hex(at),
            fixes=mend("Build a bridge", board_edits.add_terrain, hexes=(at,), terrain="bridge"),
        )
