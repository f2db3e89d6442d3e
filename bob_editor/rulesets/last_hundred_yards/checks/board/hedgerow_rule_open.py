from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rules.mending import Board, board_edits, mend


@board_check(Severity.HINT, cites="4.2.3")
def hedgerow_rule_open(ground: Ground) -> Iterator[Finding]:
    """The rules say of hedgerows only that they cast no blind hexes; the ruling `hedgerow_blocks` answers the rest.

    Accept it once the players know which answer holds.
    """
    board = ground.board
    sides = [side for side in board.sides if "hedgerow" in board.side_terrain(side)]
    if sides:
        places = tuple(ground.at_side(side) for side in sides)
        yield Finding(
            "There are hedgerows on this board, and the rules leave open whether they block on one level.",
            at=places[:1],
            highlight=places,
            fixes=(
                mend(f"Make them {name}", _replanted, sides=tuple(sides), terrain=terrain)
                for terrain, name in (("wall", "walls"), ("tree_line", "tree lines"))
            ),
        )


def _replanted(board: Board, sides: tuple[Side, ...], terrain: str) -> Board:
    """The board with something else for its hedgerows, but where a wall and a tree line would share a hexside."""
    other = "wall" if terrain == "tree_line" else "tree_line"
    free = [side for side in sides if other not in board.side_terrain(side)]
    return board_edits.put_on_sides(board_edits.clear_sides(board, sides, "hedgerow"), free, terrain)
