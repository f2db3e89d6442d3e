from bob_editor.geometry.grouped import connected
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged
from bob_editor.rules.mending import Edit, board_edits, mend, partial
from bob_editor.rulesets.memoir_44.land.contents import Inventory
from bob_editor.rulesets.memoir_44.land.laid_and_printed import around, hexes_with, land_of


@board_check(Severity.WARNING, cites="T59")
def pier_unreachable(ground: Ground) -> Iterator[Finding]:
    """A pier is entered from land or beach, or from a pier that is, never from the sea."""
    board, land = ground.board, land_of(ground)
    piers = set(hexes_with(land, ("pier",)))
    water = tagged(ground.ruleset, "water")
    dry = {at for at in piers if any(_is_dry(land, other, water) for other in around(board, at))}
    at_sea = (group for group in connected(piers, Hex.neighbours) if dry.isdisjoint(group))
    for at in sorted((at for group in at_sea for at in group), key=board.grid.position):
        lay = partial(board_edits.paint_terrain, hexes=around(board, at)[:1], terrain=("beach",))
        remove = mend("Remove the pier", board_edits.remove_terrain, hexes=(at,), terrain="pier")
        yield Finding(
            f"The pier at {ground.label(at)} can only be entered from land or beach.",
            at=ground.at_hex(at),
            fixes=(Edit("Put a beach beside it", lay), remove),
        )


def _is_dry(land: Inventory, at: Hex, water: frozenset[str]) -> bool:
    there = land.terrain(at)
    return "pier" not in there and water.isdisjoint(there)
