from bob_editor.model.board import Path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.mending import Board, board_edits, mend

STREAM = "stream"


@board_check(Severity.WARNING, cites="45.3")
def stream_hex_without_stream(ground: Ground) -> Iterator[Finding]:
    """A stream that is drawn as a line up to a hex runs through it, or the hex is no stream hex.

    Where no stream is drawn near, painting the hex is enough.
    """
    board = ground.board
    streams = [path for path in board.paths if path.terrain == STREAM and path.through]
    for at in board.hexes_with(STREAM) if streams else ():
        if board.has_path(at, STREAM):
            continue
        beside = [
            path
            for path in streams
            if any(end in at.neighbours() for end in (path.through[0], path.through[-1]))
        ]
        if not beside:
            continue
        label = ground.label(at)
        yield Finding(
            f"{label} is a stream hex, but the stream beside it doesn't run through it.",
            at=ground.at_hex(at),
            fixes=(
                mend("Lead the stream into the hex", _led_into, old=beside[0], at=at),
                mend("Make it no stream hex", board_edits.remove_terrain, hexes=(at,), terrain=STREAM),
            ),
        )


def _led_into(board: Board, old: Path, at: Hex) -> Board:
    """The path lengthened by the hex at the end that adjoins it."""
    if old.through[-1].distance(at) == 1:
        return board_edits.reroute_path(board, old, (*old.through, at))
    return board_edits.reroute_path(board, old, (at, *old.through))
