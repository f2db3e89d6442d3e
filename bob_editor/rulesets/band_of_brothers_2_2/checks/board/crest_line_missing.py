from bob_editor.geometry.parts import side_of
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_hex, at_side, board_check
from bob_editor.rules.land.contours import surrounded
from bob_editor.rules.mending import mend
from bob_editor.rules.tags import tagged


@board_check(Severity.WARNING, cites="47.1, 47.2")
def crest_line_missing(ground: Ground) -> Iterator[Finding]:
    """Between two hexes lies one crest line for each level that they differ by, or a cliff.

    LOS and movement count the crest lines. Painted levels grow all of theirs; a crest line that is drawn needs those of
    the levels below it around it.
    """
    board = ground.board
    drops = tagged(ground.ruleset, "drop")
    for at in board.grid.hexes if ground.drawn_contours else ():
        pieces = [piece for piece in ground.contours_at(at) if not piece.thin]
        if not pieces:
            continue
        top = max(pieces, key=lambda piece: piece.level or 0)
        missing = [level for level in range(1, top.level or 0) if not _within(ground, at, level)]
        if not missing:
            continue
        for direction, other in enumerate(at.neighbours()):
            if other not in board.grid or ground.level(other) >= missing[-1]:
                continue
            side = side_of(at, direction)
            if drops.intersection(board.side_terrain(side)):
                continue
            high, low = board.grid.label(at), board.grid.label(other)
            yield Finding(
                f"{high} is on level {ground.level(at)}, {low} on level {ground.level(other)}: "
                f"the crest line of level {missing[-1]} is missing.",
                at=(at_side(board.grid, side),),
                highlight=(at_hex(board.grid, at), at_hex(board.grid, other)),
                fixes=(mend("Draw the missing crest lines around it", surrounded, ground=ground, piece=top),),
            )


def _within(ground: Ground, at: Hex, level: int) -> bool:
    """Whether a crest line of exactly this level, drawn or grown, runs around a hex's dot."""
    if ground.grows_contour(at, level):
        return True
    return any(piece.level == level and not piece.thin for piece in ground.contours_at(at))
