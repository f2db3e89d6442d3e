from msgspec.structs import replace

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check, counted
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land.listed import RURAL, URBAN


@board_check(Severity.ERROR, cites="4.1.1, 4.1.2")
def no_rural_or_urban_base(ground: Ground) -> Iterator[Finding]:
    """Every hex is rural or urban, whatever stands on it; the board's base says it for those that list neither."""
    board = ground.board
    if board.base.terrain in (RURAL, URBAN):
        return
    bare = sum(not {RURAL, URBAN}.intersection(board.content(at).terrain_ids) for at in board.grid.hexes)
    if bare:
        yield Finding(
            f"{counted(bare, 'hex is', 'hexes are')} neither rural nor urban: "
            f"the board's base is {board.base.terrain}.",
            at=at_heading("base"),
            fixes=(mend(f"Make the base {kind}", _based_on, kind=kind) for kind in (RURAL, URBAN)),
        )


def _based_on(board: Board, kind: str) -> Board:
    return board_edits.set_heading(board, base=replace(board.base, terrain=kind))
