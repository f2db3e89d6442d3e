from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.crossings import (
    BRIDGE,
    FORD,
    ROAD,
    exits,
    has_river,
    has_road,
    river_neighbours,
)


@board_check(Severity.WARNING, cites="4.1.10, 4.1.11, 4.1.12")
def road_through_river(ground: Ground) -> Iterator[Finding]:
    """Vehicles cross a river on a bridge or by a ford, so a road that crosses one has one of them."""
    board = ground.board
    wet = {*board.path_hexes.get("river", ()), *board.hexes_with("river")}
    for at in sorted((one for one in wet if one in board.grid), key=board.grid.position):
        listed = board.content(at).terrain_ids
        if not has_road(ground, at) or not has_river(ground, at) or {BRIDGE, FORD}.intersection(listed):
            continue
        level = ground.level(at)
        ends = exits(ground, at)
        # A road that ends at the bank is a stub, so that is the last resort.
        end = mend("End the road before the river", board_edits.take_out_of, at=at, terrain=ROAD)
        fixes = []
        if len(ends) == 2 and all(ground.level(one) == level for one in ends):
            fixes.append(mend("Build a bridge", board_edits.add_terrain, hexes=(at,), terrain=BRIDGE))
        if all(ground.level(one) == level for one in river_neighbours(ground, at)):
            fixes.append(mend("Make it a ford", board_edits.add_terrain, hexes=(at,), terrain=FORD))
        yield Finding(
            f"The road in {ground.label(at)} crosses the river without bridge or ford.",
            at=ground.at_hex(at),
            fixes=tuple(fixes) or (end,),
        )
