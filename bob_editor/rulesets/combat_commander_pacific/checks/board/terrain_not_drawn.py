from bob_editor.geometry.shapes import union
from bob_editor.model.board import Artwork
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, title_of
from bob_editor.rules.land.artwork import grown_area
from bob_editor.rules.land.cut_rings import redrawn
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@board_check(Severity.HINT, cites="16.1", printed=True)
def terrain_not_drawn(ground: Ground) -> Iterator[Finding]:
    """LOS goes by what is drawn; where nothing is, artwork grown from whole hexes stands in for it."""
    grid, types = ground.board.grid, hex_types(ground)
    # Where something else is drawn another check tells; a bridge has something under it.
    other = {at for at in types.drawn if any(piece.terrain != BRIDGE for piece in types.unlisted(at))}
    for terrain in ground.grown_terrains:
        hexes = [at for at in grid.hexes if ground.grows(at, terrain) and at not in other]
        if not hexes or "artwork" not in ground.ruleset.terrains[terrain].places:
            continue
        name = title_of(ground.ruleset, terrain)
        more = f" and {len(hexes) - 1} more" if len(hexes) > 1 else ""
        yield Finding(
            f"The {name} of {ground.label(hexes[0])}{more} is not drawn.",
            at=ground.at_hex(hexes[0]),
            highlight=(ground.at_hex(at) for at in hexes),
            fixes=mend(
                f"Draw the {name} as it grows", _drawn, ground=ground, terrain=terrain, hexes=tuple(hexes)
            ),
        )


def _drawn(board: Board, ground: Ground, terrain: str, hexes: tuple[Hex, ...]) -> Board:
    """The board with the grown artwork of a terrain as rings."""
    areas = (grown_area(ground, at, terrain) for at in hexes)
    area = union([one for one in areas if one is not None])
    for piece in redrawn(Artwork(terrain, ()), area, board.grid.frame):
        board = board_edits.add_artwork(board, piece)
    return board
