from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_hex, board_check
from bob_editor.rules.mending import mend
from bob_editor.rulesets.last_hundred_yards.land.listed import RURAL, URBAN, on_ground


@board_check(Severity.ERROR, cites="4.1.1, 4.1.2")
def rural_and_urban(ground: Ground) -> Iterator[Finding]:
    """A hex is rural or urban, as its centre dot lies; which one decides about its buildings and streets."""
    board = ground.board
    for at in board.hexes_with(URBAN):
        if board.has(at, RURAL):
            yield Finding(
                f"{board.grid.label(at)} is both rural and urban.",
                at=(at_hex(board.grid, at),),
                fixes=tuple(
                    mend(f"Make it {kind}", on_ground, at=at, ground_kind=kind) for kind in (RURAL, URBAN)
                ),
            )
