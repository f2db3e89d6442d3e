from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.land.artwork import drawn_of, parts_of
from bob_editor.rules.land.contours import drawn_at_level, grown_part, sunk
from bob_editor.rules.land.cut_rings import SLIVER, cut_hex, hex_area
from bob_editor.rules.mending import Board, board_edits, mend


@board_check(Severity.ERROR, cites="54.2")
def ridge_on_hill(ground: Ground) -> Iterator[Finding]:
    """A ridge is a fold of level 0 ground: it hides level 0 from level 0, and there are none on hills or in gullies."""
    kinds = tuple(row.id for row in ground.ruleset.terrains.values() if row.los == "ridge")
    board = ground.board
    reached = {at for piece in drawn_of(ground, kinds) for at, _ in parts_of(ground, piece)}
    for at in sorted({*reached, *board.hexes_with(*kinds)}, key=board.grid.index.__getitem__):
        level = _level_of_ridge(ground, at, kinds)
        if level == 0:
            continue
        label = ground.label(at)
        yield Finding(
            f"The ridge in {label} lies on level {level}.",
            at=ground.at_hex(at),
            fixes=(
                mend("Put the hex on level 0", _levelled, ground=ground, at=at),
                mend("Draw the ridge back from the hex", _drawn_back, ground=ground, at=at, kinds=kinds),
            ),
        )


def _level_of_ridge(ground: Ground, at: Hex, kinds: tuple[str, ...]) -> int:
    """The level other than 0 of the ridge in a hex: the hex's own or that of a hill it reaches onto; else 0."""
    listed = ground.board.content(at)
    holds = bool(set(kinds) & {*listed.terrain_ids, *(piece.terrain for piece in ground.drawn_at(at))})
    level = ground.level(at)
    if holds and level == 0 and listed.level is None:
        level = ground.board.base.level
    if holds and level != 0:
        return level
    outline = hex_area(ground.board.grid.frame, at)
    parts = [part for piece in drawn_of(ground, kinds) for one, part in parts_of(ground, piece) if one == at]
    if holds and not parts:
        parts = [outline]
    for level in reversed(ground.contour_levels):
        hills = [piece.area for piece in drawn_at_level(ground, level) if piece.area.intersects(outline)]
        grown = grown_part(ground, at, level)
        for hill in (*hills, *(() if grown is None else (grown,))):
            if any(part.intersection(outline).intersection(hill).area > SLIVER for part in parts):
                return level
    return 0


def _levelled(board: Board, ground: Ground, at: Hex) -> Board:
    """The board with the hex on level 0: no gully in it, and every crest line drawn around it."""
    outline = hex_area(board.grid.frame, at)
    hills = [piece for piece in ground.drawn_contours if not piece.thin and piece.area.intersects(outline)]
    pits = {row.id for row in ground.ruleset.terrains.values() if row.los == "depression"}
    board = cut_hex(sunk(board, ground, at, hills), ground, drawn_of(ground, pits), at)
    for terrain in pits:
        board = board_edits.remove_terrain(board, (at,), terrain)
    if board.base.level == 0:
        return board_edits.paint_level(board, (at,), None)
    content = board.content(at)
    return board_edits.with_hexes(board, {at: type(content)(content.terrain, 0, content.foreign)})


def _drawn_back(board: Board, ground: Ground, at: Hex, kinds: tuple[str, ...]) -> Board:
    for terrain in kinds:
        board = board_edits.remove_terrain(board, (at,), terrain)
    return cut_hex(board, ground, drawn_of(ground, kinds), at)
