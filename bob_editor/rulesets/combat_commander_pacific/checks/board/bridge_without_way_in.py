from itertools import pairwise

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check, tagged
from bob_editor.rules.land.ways_over import way_over
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@board_check(Severity.WARNING, cites="T84")
def bridge_without_way_in(ground: Ground) -> Iterator[Finding]:
    """A bridge is entered over the hexsides that its line, a road's or a trail's crosses."""
    board = ground.board
    grid = board.grid
    ways = tagged(ground.ruleset, "leads_on")
    crossed = {
        at
        for path in board.paths
        if path.terrain in ways
        for pair in pairwise(path.through)
        if pair[0].distance(pair[1]) == 1
        for at in pair
    }
    types = hex_types(ground)
    bridges = dict.fromkeys(types.hexes_of(BRIDGE))
    bridges.update(
        (at, None) for path in board.paths if path.terrain == BRIDGE for at in path.through if at in grid
    )
    for at in bridges:
        if at in crossed:
            continue
        # Dry neighbours before wet ones.
        through = way_over(grid, at, lambda other: -6 * types.is_water(other))
        lead = (
            (mend("Lead a bridge line over it", board_edits.add_path, terrain=BRIDGE, through=through),)
            if through
            else ()
        )
        yield Finding(
            f"The bridge in {grid.label(at)} crosses no hexside.", at=(at_hex(grid, at),), fixes=lead
        )
