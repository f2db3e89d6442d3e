from collections.abc import Container, Sequence

from bob_editor.geometry.hexes import chains_of
from bob_editor.model.board import Path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rulesets.last_hundred_yards.land.crossings import (
    BRIDGE,
    FORD,
    RIVER,
    has_river,
    opposite_pair,
)


@board_check(Severity.WARNING, cites="4.1.10, 4.2.1d")
def river_line_broken(ground: Ground) -> Iterator[Finding]:
    """LOS is traced along a river by the hexsides that its line crosses, so the line runs through every river hex.

    It joins the river hexes beside each other.
    """
    board = ground.board
    grid = board.grid
    listed = [at for at in board.hexes_with(RIVER) if at in grid and not board.has_path(at, RIVER)]
    chains = [chain for chain in chains_of(sorted(listed, key=grid.position)) if len(chain) > 1]
    for chain in chains:
        yield _without_line(ground, chain)
    told = {at for chain in chains for at in chain}
    for at in grid.hexes if board.path_hexes.get(RIVER) or listed else ():
        if has_river(ground, at) and at not in told:
            yield from _of_hex(ground, at, told)


def _of_hex(ground: Ground, at: Hex, told: Container[Hex]) -> Iterator[Finding]:
    """A river hex without a line, or one where it breaks off beside another; not beside one that is told of."""
    board, grid = ground.board, ground.board.grid
    beside = tuple(one for one in at.neighbours() if one in grid and has_river(ground, one))
    loose = tuple(
        one
        for one in beside
        if one not in told and one.direction_to(at) not in _led(ground, one) and len(_led(ground, one)) < 2
    )
    unlined = not board.has_path(at, RIVER)
    leaves = any(one not in board.grid for one in at.neighbours())
    if not unlined and (len(_led(ground, at)) != 1 or not loose or leaves):
        return
    joined = opposite_pair(at, beside) if unlined else (loose[0], at)
    through = (joined[0], at, joined[1]) if unlined and joined else (at, *(loose or beside)[:1])
    fixes = [mend("Draw the river's line", _drawn, through=through)] if len(through) > 1 else []
    # A bridge or ford would be left on dry land, a line would break off elsewhere.
    if unlined and not (board.has(at, BRIDGE) or board.has(at, FORD)):
        dry = partial(board_edits.take_out_of, at=at, terrain=RIVER)
        fixes.append(Edit("Remove the river from the hex", dry))
    label = ground.label(at)
    yield Finding(
        f"{label} is a river hex without the river's line."
        if unlined
        else f"The river's line breaks off in {label}.",
        at=ground.at_hex(at),
        fixes=fixes,
    )


def _without_line(ground: Ground, chain: Sequence[Hex]) -> Finding:
    """River hexes beside each other that have no line at all: one is drawn through them where they lie in a row."""
    board, grid = ground.board, ground.board.grid
    beside = {at: [one for one in at.neighbours() if one in chain] for at in chain}
    ends = [at for at in chain if len(beside[at]) == 1]
    row = ends[:1]
    while row and (further := [one for one in beside[row[-1]] if one not in row]):
        row.append(further[0])
    fixes = []
    if len(row) == len(chain) and {*ends} == {row[0], row[-1]}:
        river = [
            [one for one in at.neighbours() if one in grid and one not in chain and has_river(ground, one)][
                :1
            ]
            for at in (row[0], row[-1])
        ]
        through = (*river[0], *row, *river[1])
        fixes.append(mend("Draw the river's line", _drawn, through=through))
    if not any(board.has(at, BRIDGE) or board.has(at, FORD) for at in chain):
        dry = partial(board_edits.remove_terrain, hexes=tuple(chain), terrain=RIVER)
        fixes.append(Edit("Remove the river from the hexes", dry))
    first, last = (row[0], row[-1]) if row else (chain[0], chain[-1])
    return Finding(
        f"{len(chain)} river hexes from {ground.label(first)} to {ground.label(last)} are without the river's line.",
        at=(ground.at_hex(at) for at in row or chain),
        fixes=fixes,
    )


def _led(ground: Ground, at: Hex) -> set[int]:
    """The directions in which a river's line leaves a hex."""
    return {one for visit in ground.path_visits(at, (RIVER,)) for one in visit if one is not None}


def _drawn(board: Board, through: tuple[Hex, ...]) -> Board:
    """The board with a river's line along hexes, joined to the lines that end there."""
    for path in board.paths:
        if path.terrain == RIVER and len(set(path.through) & set(through)) > 1:
            return board_edits.replace_path(board, len(board.paths), Path(RIVER, through))
    return board_edits.add_path(board, RIVER, through)
