from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.combat_commander_pacific.land.chart import GULLY
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@board_check(Severity.HINT, cites="T88")
def gully_without_view(ground: Ground) -> Iterator[Finding]:
    """From a gully one sees adjacent and higher hexes only, and is only seen from there.

    In a hex with gullies all around that is next to nothing; a gully of one hex is no way to come near unseen.
    """
    types = hex_types(ground)
    grid = ground.board.grid
    gullies = set(types.hexes_of(GULLY))
    for at in sorted(gullies, key=grid.index.__getitem__):
        around = at.neighbours()
        label = ground.label(at)
        if all(other in gullies for other in around):
            message = f"The gully in {label} has gullies all around it."
        elif types.unlisted(at):
            continue  # of what is drawn there another check tells
        elif not any(GULLY in types.occupants(other) for other in around if other in grid):
            message = f"The gully in {label} is a single one."
        else:
            continue
        yield Finding(message, at=ground.at_hex(at))
