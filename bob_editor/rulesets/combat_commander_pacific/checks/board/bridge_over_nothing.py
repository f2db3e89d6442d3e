from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check, mend, title_of
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import also_listed, without_types

_BELOW = ("stream", "water_barrier", "gully")


@board_check(Severity.WARNING, cites="T84")
def bridge_over_nothing(ground: Ground) -> Iterator[Finding]:
    """Whoever enters a bridge hex beside the bridge pays for the other terrain in it, so there should be some."""
    types = hex_types(ground)
    grid = ground.board.grid
    for at in types.hexes_of(BRIDGE):
        if types.below_bridge(at):
            continue
        put = tuple(
            mend(f"Put a {title_of(ground.ruleset, one)} under it", also_listed, at=at, terrain=(one,))
            for one in _BELOW
        )
        remove = mend("Remove the bridge", without_types, ground=ground, at=at, types=(BRIDGE,))
        yield Finding(
            f"The bridge in {grid.label(at)} is over nothing.", at=(at_hex(grid, at),), fixes=(*put, remove)
        )
