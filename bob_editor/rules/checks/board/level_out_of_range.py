from msgspec.structs import replace

from bob_editor.model.board import Artwork, Contour
from bob_editor.model.places import at_heading, at_piece
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, title_of, upper_first
from bob_editor.rules.land.contours import misnumbered
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.wording import placed


@board_check(Severity.ERROR)
def level_out_of_range(ground: Ground) -> Iterator[Finding]:
    """The game knows so many levels of ground and no others; crest lines run from level 1 up."""
    board = ground.board
    low, high = ground.ruleset.levels
    levels = ground.ruleset.data.get("levels") or {}
    unnumbered, by_terrain = levels.get("contours_without", False), levels.get("by_terrain", False)
    if not low <= board.base.level <= high:
        level = low if by_terrain else min(max(board.base.level, low), high)
        yield Finding(
            f"The board's ground is on level {board.base.level}, which does not exist.",
            at=at_heading("base"),
            fixes=mend(f"Make it level {level}", _base_at, level=level),
        )
    for at, content in board.hexes.items():
        if content.level is None or low <= content.level <= high or at not in board.grid:
            continue
        rows = ground.ruleset.terrains
        sunk = any(rows[one].los == "depression" for one in ground.terrain(at) if one in rows)
        drawn = (piece.level or 0 for piece in ground.contours_at(at) if not piece.thin)
        # Below level 0 there are depressions alone; what crest lines around the dot say is meant.
        least, meant = low if sunk else max(low, 0), max(drawn, default=content.level)
        to = None if by_terrain else min(max(meant, least), high)
        label = "Leave the level to the terrain" if by_terrain else f"Make it level {to}"
        yield Finding(
            f"{ground.label(at)} is on level {content.level}, which does not exist.",
            at=ground.at_hex(at),
            fixes=mend(label, board_edits.paint_level, hexes=(at,), level=to),
        )
    wrong = misnumbered(ground)
    for index, contour in enumerate(board.contours):
        place = at_piece("contour", index, (board.grid.frame.hex_at(contour.ring[0]),))
        # a thin line is known by the ground that it rises from, and one without a level may have a check of its own
        least = 0 if contour.line == "thin" or unnumbered else 1
        if not least <= contour.level <= high and (by_terrain or index not in wrong):
            level = min(max(contour.level, least), high)
            line = ground.ruleset.crest_line
            yield Finding(
                f"The {line} {placed(board.grid, place)} is of level {contour.level}, which has none.",
                at=place,
                fixes=(
                    *(
                        ()
                        if by_terrain
                        else (mend(f"Make it level {level}", _contour, old=contour, level=level),)
                    ),
                    mend(f"Delete the {line}", _contour, old=contour, level=None),
                ),
            )
    for index, piece in enumerate(board.artwork):
        if piece.level is not None and not low <= piece.level <= high:
            level = min(max(piece.level, low), high)
            place = at_piece("artwork", index, (board.grid.frame.hex_at(piece.ring[0]),))
            name = upper_first(title_of(ground.ruleset, piece.terrain))
            yield Finding(
                f"{name} {placed(board.grid, place)} stands on level {piece.level}, which does not exist.",
                at=place,
                fixes=(
                    mend("Stand it on the ground there", _artwork, old=piece, level=None),
                    mend(f"Make it level {level}", _artwork, old=piece, level=level),
                ),
            )


def _base_at(board: Board, level: int) -> Board:
    return board_edits.set_heading(board, base=replace(board.base, level=level))


def _contour(board: Board, old: Contour, level: int | None) -> Board:
    return board_edits.redraw_contour(board, old, () if level is None else (replace(old, level=level),))


def _artwork(board: Board, old: Artwork, level: int | None) -> Board:
    return board_edits.redraw_artwork(board, old, (replace(old, level=level),))
