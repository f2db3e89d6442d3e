from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, at_heading, shared_check
from bob_editor.rules.mending import board_edits, mend


@shared_check(Severity.ERROR, subject="board", asked=True)
def label_off_board(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A text is printed on the board, in one of its hexes."""
    board = ground.board
    for index, label in enumerate(board.labels):
        if board.grid.frame.hex_at(label.at) in board.grid.index:
            continue
        yield Finding(
            f"The text “{label.text}” lies off the board.",
            at=at_heading(f"labels/{index}"),
            fixes=mend("Remove the text", board_edits.with_label, place=index, label=None),
        )
