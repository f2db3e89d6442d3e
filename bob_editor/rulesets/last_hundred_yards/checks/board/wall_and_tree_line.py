"""Hexsides with a wall and a tree line."""

from __future__ import annotations

from bob_editor.rules.checking import (
    Edit,
    Finding,
    Ground,
    Iterator,
    Severity,
    at_side,
    board_check,
    board_edits,
    partial,
)

_PAIR = ("wall", "tree_line")


@board_check(Severity.WARNING, cites="4.1.7, 4.1.8")
def wall_and_tree_line(ground: Ground) -> Iterator[Finding]:
    """No rule says what a wall and a tree line on one hexside do together, so only one should stand there."""
    board = ground.board
    for side, features in board.sides.items():
        if set(_PAIR) <= {feature.terrain for feature in features}:
            yield Finding(
                f"{board.grid.side_label(side)} has a wall and a tree line.",
                at=(at_side(board.grid, side),),
                fixes=tuple(
                    Edit(
                        f"Keep the {kept.replace('_', ' ')}",
                        partial(board_edits.clear_sides, sides=(side,), terrain=gone),
                    )
                    for kept, gone in (_PAIR, _PAIR[::-1])
                ),
            )
