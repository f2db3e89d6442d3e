from shapely import Point

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_piece, board_check, mend
from bob_editor.rules.land.contours import as_painted, misnumbered, raised, renumbered, sunk
from bob_editor.rules.land.cut_rings import dot
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Edit, board_edits, partial


@board_check(Severity.ERROR)
def level_differs_from_contour(ground: Ground) -> Iterator[Finding]:
    """The highest drawn crest line around a hex's dot gives its level; a level painted on the hex must be the same."""
    board, lines = ground.board, f"{ground.ruleset.crest_line}s"
    for index, level in misnumbered(ground).items():
        piece = ground.drawn_contours[index]
        place = at_piece("contour", index, (board.grid.frame.hex_at(board.contours[index].ring[0]),))
        yield Finding(
            f"A {ground.ruleset.crest_line} says level {piece.level} around what is painted on level {level}.",
            at=place,
            highlight=(place, *map(ground.at_hex, piece.dots)),
            fixes=mend(f"Make it level {level}", renumbered, levels={index: level}),
        )
    ground = as_painted(ground)
    for at, content in board.hexes.items():
        pieces = [piece for piece in ground.contours_at(at) if not piece.thin]
        # A depression on a hill is a fault of its own (depression-on-hill), and so is a level that there isn't.
        if content.level is None or not 0 <= content.level <= ground.ruleset.levels[1] or not pieces:
            continue
        drawn = max(piece.level or 0 for piece in pieces)
        if content.level == drawn:
            continue
        take = partial(board_edits.paint_level, hexes=(at,), level=drawn)
        around = partial(sunk, ground=ground, pieces=_in_the_way(pieces, content.level), at=at)
        if content.level > drawn:
            around = partial(raised, ground=ground, at=at, levels=range(drawn + 1, content.level + 1))
        stays = Edit(f"Draw the {lines} around the hex: level {content.level} stays", around)
        # On the edge of the lower level no dot lies within a higher one.
        beyond = content.level > drawn and not any(
            piece.area.contains(Point(dot(board.grid.frame, at))) for piece in pieces
        )
        yield Finding(
            f"{ground.label(at)} is painted on level {content.level}, its {lines} say level {drawn}.",
            at=ground.at_hex(at),
            fixes=(Edit(f"Take the {lines}' level {drawn}", take), *(() if beyond else (stays,))),
        )


def _in_the_way(pieces: list[DrawnPiece], level: int) -> list[DrawnPiece]:
    """The crest lines without which those that are left say this level, or none is left and it grows."""
    if any(piece.level == level for piece in pieces):
        return [piece for piece in pieces if (piece.level or 0) > level]
    return pieces
