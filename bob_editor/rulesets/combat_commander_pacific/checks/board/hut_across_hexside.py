from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_piece, board_check
from bob_editor.rules.land.artwork import HEX_AREA, drawn_of, parts_of
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, mend, partial
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING, HUT
from bob_editor.rulesets.combat_commander_pacific.land.contents import LEAST_SHARE
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import also_listed, redrawn_as, renamed


@board_check(Severity.ERROR, cites="T90")
def hut_across_hexside(ground: Ground) -> Iterator[Finding]:
    """A hut lies wholly inside one hex; a structure over a hexside is a building, in both hexes."""
    for piece in drawn_of(ground, (HUT,)):
        parts = sorted(parts_of(ground, piece), key=lambda part: -part[1].area)
        if len(parts) < 2:
            continue
        hexes = [at for at, _ in parts]
        wide = tuple(at for at, part in parts if part.area / HEX_AREA > LEAST_SHARE)
        building = (
            (mend("Make it a building", _as_building, ground=ground, piece=piece, hexes=wide),)
            if len(wide) > 1
            else ()
        )
        clip = partial(redrawn_as, ground=ground, piece=piece, terrain=HUT, at=hexes[0])
        names = " and ".join(map(ground.label, hexes))
        yield Finding(
            f"A hut is drawn over the hexside between {names}.",
            at=at_piece("artwork", piece.index, tuple(hexes)),
            fixes=(*building, Edit(f"Cut it to {ground.label(hexes[0])}", clip)),
        )


def _as_building(board: Board, ground: Ground, piece: DrawnPiece, hexes: tuple[Hex, ...]) -> Board:
    """The board with the structure a building, which the hexes list at whose dots it stands, instead of a hut."""
    board = redrawn_as(board, ground, piece, BUILDING)
    for at in hexes:
        # A hex whose dot the structure misses would grow a building of its own if it listed one.
        if at in piece.dots:
            board = also_listed(renamed(board, at, HUT, BUILDING), at, (BUILDING,))
    return board
