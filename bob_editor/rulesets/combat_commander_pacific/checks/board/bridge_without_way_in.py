from itertools import pairwise

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged
from bob_editor.rules.land.ways_over import way_over
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@board_check(Severity.WARNING, cites="T84")
def bridge_without_way_in(ground: Ground) -> Iterator[Finding]:
    """A bridge is entered over the hexsides that its line, a road's or a trail's crosses."""
    types = hex_types(ground)
    listed = frozenset(types.hexes_of(BRIDGE))
    for at, through in ways_in(ground):
        # Of a bridge over nothing another check tells.
        if at in listed and not types.below_bridge(at):
            continue
        lead = mend("Lead a bridge line over it", board_edits.add_path, terrain=BRIDGE, through=through)
        yield Finding(
            f"The bridge in {ground.label(at)} crosses no hexside.",
            at=ground.at_hex(at),
            fixes=lead if through else (),
        )


def ways_in(ground: Ground) -> Iterator[tuple[Hex, tuple[Hex, ...]]]:
    """The bridges that nothing leads over, and the hexes of a line that would; none where there is no room for it."""
    board, types = ground.board, hex_types(ground)
    ways = tagged(ground.ruleset, "leads_on")
    crossed = {
        at
        for path in board.paths
        if path.terrain in ways
        for pair in pairwise(path.through)
        if pair[0].distance(pair[1]) == 1
        for at in pair
    }
    lines = (at for path in board.paths if path.terrain == BRIDGE for at in path.through if at in board.grid)
    for at in dict.fromkeys((*types.hexes_of(BRIDGE), *lines)):
        if at not in crossed:
            # Dry neighbours before wet ones.
            yield at, tuple(way_over(board.grid, at, lambda other: -6 * types.is_water(other)))
