from itertools import pairwise

from bob_editor.geometry.straight import straight
from bob_editor.model.board import Path
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_path, board_check, upper_first
from bob_editor.rules.mending import Board, Edit, board_edits, partial
from bob_editor.rules.tags import rule_of, title_of


@board_check(Severity.ERROR)
def path_skips_a_hex(ground: Ground) -> Iterator[Finding]:
    """A road, stream or the like runs from hex to neighbouring hex; where it jumps, no hexside carries it.

    A drawn one jumps where it leaves the board and comes back, or runs along a hexside, which is told by itself.
    """
    grid = ground.board.grid
    for index, path in enumerate(ground.board.paths):
        if path.curve:
            continue
        name = upper_first(title_of(ground.ruleset, path.terrain))
        for start, goal in pairwise(path.through):
            # Of a hex that the board doesn't have another check tells.
            if start.distance(goal) == 1 or not (start in grid and goal in grid):
                continue
            twice = start == goal
            yield Finding(
                f"{name} stays in {ground.label(start)}."
                if twice
                else f"{name} jumps from {ground.label(start)} to {ground.label(goal)}.",
                at=(ground.at_hex(start), ground.at_hex(goal))[: 1 if twice else 2],
                highlight=at_path(grid, index, path.through),
                cites=rule_of(ground.ruleset, path.terrain),
                fixes=Edit(
                    "Name the hex once" if twice else "Fill in the hexes between",
                    partial(_filled, old=path),
                    safe=all(one.distance(other) < 2 for one, other in pairwise(path.through)),
                ),
            )


def _filled(board: Board, old: Path) -> Board:
    """The path with every gap filled in, not only this one: a half mended path can't be seen to be right."""
    through = list(old.through[:1])
    for start, goal in pairwise(old.through):
        through += straight(board.grid, start, goal)
    if len(through) == 1:
        return board_edits.reroute_path(board, old, ())
    return board_edits.reroute_path(board, old, through)
