from attrs import evolve

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import Board, mend


@board_check(Severity.ERROR, cites="")
def label_off_board(ground: Ground) -> Iterator[Finding]:
    """A text is printed on the board, in one of its hexes."""
    board = ground.board
    for index, label in enumerate(board.labels):
        if board.grid.frame.hex_at(label.at) in board.grid.index:
            continue
        yield Finding(
            f"The text “{label.text}” lies off the board.",
            at=at_heading(f"labels/{index}"),
            fixes=mend("Remove the text", _without_label, index=index),
        )


def _without_label(board: Board, index: int) -> Board:
    return evolve(board, labels=(*board.labels[:index], *board.labels[index + 1 :]))
