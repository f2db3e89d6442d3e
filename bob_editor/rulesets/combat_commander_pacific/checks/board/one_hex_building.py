from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.artwork import Mass
from bob_editor.rules.land.cut_rings import SLIVER
from bob_editor.rules.mending import Board, mend
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING, HUT
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.objectives import in_one_hex
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import redrawn_as, renamed


@board_check(Severity.ERROR, cites="T85")
def one_hex_building(ground: Ground) -> Iterator[Finding]:
    """A building is a structure that spans two hexes or more; what lies wholly inside one hex is a hut."""
    types = hex_types(ground)
    for structure, at in in_one_hex(ground):
        # Of what is drawn there and isn't a building another check tells.
        if any(piece.terrain != BUILDING for piece in types.unlisted(at)):
            continue
        yield Finding(
            f"The building in {ground.label(at)} lies in that hex alone.",
            at=ground.at_hex(at),
            fixes=mend("Make it a hut", _as_hut, ground=ground, structure=structure, at=at),
        )


def _as_hut(board: Board, ground: Ground, structure: Mass, at: Hex) -> Board:
    """The board with the structure a hut of the hex, its rings cut to it."""
    for piece in ground.drawn:
        if piece.terrain == BUILDING and piece.area.intersection(structure.area).area > SLIVER:
            board = redrawn_as(board, ground, piece, HUT, at)
    return renamed(board, at, BUILDING, HUT)
