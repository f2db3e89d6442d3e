from bob_editor.geometry.parts import sides_of
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged
from bob_editor.rules.land.artwork import drawn_of, parts_of
from bob_editor.rules.land.cut_rings import cut_hex, share_of
from bob_editor.rules.mending import Board, board_edits, mend

OCEAN, SURF = "ocean", "surf"

_NOTHING = 0.02
"""Less than this share of a hex is the drawing hand's, not a shore."""


@board_check(Severity.ERROR, cites="45.6")
def shore_hex_not_surf(ground: Ground) -> Iterator[Finding]:
    """A hex with both ocean and land is surf, unless a cliff makes the shore; surf has both.

    Where shores aren't drawn, a surf hex lies between ocean and land.
    """
    board = ground.board
    grid = board.grid
    wet = _drawn_shares(ground)
    for at in sorted({*wet, *board.hexes_with(OCEAN, SURF)} & grid.index.keys(), key=grid.index.__getitem__):
        label = ground.label(at)
        is_surf = SURF in ground.terrain(at)
        share = wet.get(at)
        if is_surf and not _has_both(ground, at, share):
            yield Finding(
                f"{label} is surf without both ocean and land.",
                at=ground.at_hex(at),
                fixes=(
                    mend("Make it ocean", _made, ground=ground, at=at, terrain=OCEAN),
                    mend("Make it land", _made, ground=ground, at=at, terrain=board.base.terrain),
                ),
            )
        elif (
            not is_surf and share is not None and _NOTHING < share < 1 - _NOTHING and not _cliffs(ground, at)
        ):
            yield Finding(
                f"{label} has ocean and land and is not surf.",
                at=ground.at_hex(at),
                fixes=mend("Make it surf", board_edits.paint_terrain, hexes=(at,), terrain=(SURF,)),
            )


def _drawn_shares(ground: Ground) -> dict[Hex, float]:
    """How much of each hex is drawn as ocean; a hex painted so without a ring over its dot is all ocean."""
    found: dict[Hex, float] = {}
    for piece in drawn_of(ground, (OCEAN,)):
        for at, part in parts_of(ground, piece):
            if not ground.grows(at, OCEAN):
                found[at] = found.get(at, 0.0) + share_of(ground.board.grid, at, part)
    return found


def _has_both(ground: Ground, at: Hex, share: float | None) -> bool:
    """Whether a surf hex has ocean and land in it; where neither is drawn, whether they lie beside it."""
    if share is not None:
        return share < 1 - _NOTHING
    around = [ground.terrain(other) if other in ground.board.grid else (SURF,) for other in at.neighbours()]
    sea = any(OCEAN in there or SURF in there for there in around)
    land = any(OCEAN not in there for there in around)
    return sea and land and any(SURF not in there for there in around)


def _cliffs(ground: Ground, at: Hex) -> bool:
    drops = tagged(ground.ruleset, "drop")
    return any(drops.intersection(ground.board.side_terrain(side)) for side in sides_of(at))


def _made(board: Board, ground: Ground, at: Hex, terrain: str) -> Board:
    """The board with the hex all of one terrain; drawn ocean goes out of it where that isn't ocean."""
    board = board_edits.paint_terrain(board, (at,), (terrain,))
    if terrain == OCEAN:
        return board
    return cut_hex(board, ground, drawn_of(ground, (OCEAN, SURF)), at)
