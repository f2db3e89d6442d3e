import re
from collections import Counter

from msgspec.structs import replace

from bob_editor.model.places import at_heading
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, counted, listed
from bob_editor.rules.mending import Board, mend
from bob_editor.rulesets.last_hundred_yards.checks.board.urban_buildings_without_opening import (
    OPENINGS,
    urban_blocks,
)

_DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")


@board_check(Severity.ERROR, cites="11.4.5, 4.1.6b.i, 20.7")
def sector_note_wrong(ground: Ground) -> Iterator[Finding]:
    """A scatter diagram names each direction once; a board's reverse is another sector; openings lie in town blocks."""
    board = ground.board
    yield from _of_diagram(board)
    reverse = str(board.extra.get("reverse_of", ""))
    own = board.number and reverse == board.number
    if own or ("reverse_of" in board.extra and not re.fullmatch(r"0*[1-9]\d*", reverse)):
        yield Finding(
            f"Sector {board.number} is its own reverse side."
            if own
            else f"The reverse side, {reverse}, is no sector number.",
            at=at_heading("extra"),
            fixes=mend("Leave it out", _put, name="reverse_of", value=None),
            cites="20.7",
        )
    named = board.extra.get(OPENINGS)
    if not isinstance(named, list):
        return
    blocks = urban_blocks(ground)
    for label in named:
        side = board.grid.side_anywhere(label) if isinstance(label, str) else None
        if side is not None and blocks.issuperset(side.hexes):
            continue
        wrong = "is no hexside of this board" if side is None else "isn't between two urban building hexes"
        yield Finding(
            f"The opening {label} {wrong}.",
            at=at_heading("extra") if side is None else ground.at_side(side),
            fixes=mend("Close it", _put, name=OPENINGS, value=[one for one in named if one != label]),
            cites="4.1.6b.i",
        )


def _of_diagram(board: Board) -> Iterator[Finding]:
    diagram = board.extra.get("scatter_diagram")
    if not isinstance(diagram, list):
        return
    names = Counter(str(one).lower() for one in diagram)
    twice = [name.upper() for name, count in names.items() if count > 1]
    wrong = [name for name in names if name not in _DIRECTIONS]
    if twice or wrong or len(diagram) != len(_DIRECTIONS):
        told = (
            f"names {listed(twice)} twice"
            if twice
            else f"has {listed(wrong)}, which is no direction"
            if wrong
            else f"has {counted(len(diagram), 'direction')} instead of six"
        )
        yield Finding(
            f"The scatter diagram {told}.",
            at=at_heading("extra"),
            fixes=mend("Number them clockwise", _put, name="scatter_diagram", value=list(_DIRECTIONS)),
            cites="11.4.5",
        )


def _put(board: Board, name: str, value: object) -> Board:
    kept = {key: one for key, one in board.extra.items() if key != name}
    return replace(board, extra=kept if value is None else {**board.extra, name: value})
