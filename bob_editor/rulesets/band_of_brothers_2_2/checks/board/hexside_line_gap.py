from collections.abc import Mapping

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.lattice import Node, corners_of_side
from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, title_of
from bob_editor.rules.mending import Board, Edit, board_edits, partial


@board_check(Severity.WARNING, cites="44.0")
def hexside_line_gap(ground: Ground) -> Iterator[Finding]:
    """A hedgerow hides what lies behind its corner only where it goes on beyond it.

    Where it ends at a wall, whether a thread through the corner is blocked is an open question: a ruling decides
    (hedgerow_vertex). Let one kind go on, or draw one back.
    """
    board = ground.board
    kinds = {row.id for row in ground.ruleset.terrains.values() if row.los in ("hedgerow", "wall")}
    # Of a hexside that has both another check tells.
    lines = {
        side: there[0]
        for side in sorted(board.sides)
        if len(there := [one for one in board.side_terrain(side) if one in kinds]) == 1
        and all(at in board.grid for at in side.hexes)
    }
    ends = grouped((node, side) for side in lines for node in _nodes(ground, side))
    for sides in ends.values():
        there = [lines[side] for side in sides]
        # A hedgerow comes first: it is the one whose end is open to question.
        alone = [side for side in sides if there.count(lines[side]) == 1]
        alone.sort(key=lambda side: ground.ruleset.terrains[lines[side]].los != "hedgerow")
        if len(set(there)) > 1 and alone:
            other = next(one for one in sides if lines[one] != lines[alone[0]])
            # Where it goes on from its other corner the gap would only move there.
            beyond = [one for node in _nodes(ground, alone[0]) for one in ends[node] if one not in sides]
            moves = any(lines[one] == lines[alone[0]] for one in beyond)
            yield _meeting(ground, lines, alone[0], other, moves=moves)


def _nodes(ground: Ground, side: Side) -> tuple[Node, Node]:
    """The two corners of a hexside on the lattice."""
    corners = ground.board.grid.frame.corners(side.owner)
    first, second = corners_of_side(side.direction)
    return corners[first], corners[second]


def _meeting(ground: Ground, lines: Mapping[Side, str], side: Side, other: Side, *, moves: bool) -> Finding:
    grid = ground.board.grid
    names = [title_of(ground.ruleset, lines[one]) for one in (side, other)]
    remade = partial(_remade, side=side, old=lines[side], new=lines[other])
    back = partial(board_edits.clear_sides, sides=(side,), terrain=lines[side])
    return Finding(
        f"The {names[0]} on {grid.side_label(side)} and the {names[1]} on {grid.side_label(other)} meet "
        "only at a corner: whether a thread through it is blocked depends on the reading.",
        at=ground.at_side(side),
        highlight=(ground.at_side(side), ground.at_side(other)),
        fixes=(
            *(() if moves else (Edit(f"Make the {names[0]} a {names[1]}", remade),)),
            Edit(f"Draw the {names[0]} back", back),
        ),
    )


def _remade(board: Board, side: Side, old: str, new: str) -> Board:
    return board_edits.put_on_sides(board_edits.clear_sides(board, (side,), old), (side,), new)
