from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import Board, board_edits, mend

FIELD = "artillery_boxes"
PAIRS = (("top_left", "bottom_right"), ("top_right", "bottom_left"))
"""Corners that lie opposite."""


@board_check(Severity.WARNING, cites="2.2c")
def artillery_boxes_misplaced(ground: Ground) -> Iterator[Finding]:
    """A map has two artillery boxes, in two opposite corners, one nearer to each player."""
    boxes = ground.board.extra.get(FIELD)
    if boxes is None or (
        isinstance(boxes, list | tuple)
        and len(boxes) == 2
        and any(all(corner in boxes for corner in pair) for pair in PAIRS)
    ):
        return
    named = ", ".join(map(str, boxes)) if isinstance(boxes, list | tuple) and boxes else "nowhere"
    yield Finding(
        f"The artillery boxes ({named.replace('_', ' ')}) are not two in opposite corners.",
        at=at_heading(FIELD),
        fixes=(
            mend(f"Put them {' and '.join(pair).replace('_', ' ')}", _placed, pair=pair) for pair in PAIRS
        ),
    )


def _placed(board: Board, pair: tuple[str, str]) -> Board:
    return board_edits.set_heading(board, extra={**board.extra, FIELD: list(pair)})
