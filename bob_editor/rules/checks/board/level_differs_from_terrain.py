from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.checks.board.tile_line_ends_nowhere import lying_on
from bob_editor.rules.mending import board_edits, mend


@shared_check(Severity.WARNING, subject="board", asked=True)
def level_differs_from_terrain(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """The height of a hex is that of its tile: lines of sight know no other, so a level or contour must agree."""
    board, lying, (low, high) = ground.board, lying_on(ground), ground.ruleset.levels
    levels = {one.id: one.level or 0 for one in ground.ruleset.terrains.values()}
    given = {at for at, content in board.hexes.items() if content.level is not None}
    given.update(at for at in board.grid.hexes if board.contours and ground.contours_at(at))
    for at in sorted(given & board.grid.index.keys(), key=board.grid.position):
        right, level = max((levels.get(one, 0) for one in lying(at)), default=0), ground.level(at)
        # Of a level that doesn't exist another check tells.
        if level == right or not low <= level <= high:
            continue
        fixes = []
        if board.content(at).level not in (None, right):
            fixes.append(
                mend("Leave the level to the terrain", board_edits.paint_level, hexes=(at,), level=None)
            )
        if ground.contours_at(at):
            fixes.append(mend("Erase the contours", replace, contours=()))
        yield Finding(
            f"{ground.label(at)} is said to be on level {level}, and its terrain on level {right}.",
            at=ground.at_hex(at),
            fixes=fixes,
        )
