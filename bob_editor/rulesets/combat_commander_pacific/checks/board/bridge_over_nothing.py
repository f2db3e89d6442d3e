from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, title_of
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rulesets.combat_commander_pacific.checks.board.bridge_without_way_in import ways_in
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import also_listed, without_types

_BELOW = ("stream", "water_barrier", "gully")


@board_check(Severity.WARNING, cites="T84")
def bridge_over_nothing(ground: Ground) -> Iterator[Finding]:
    """Whoever enters a bridge hex beside the bridge pays for the other terrain in it, so there should be some."""
    types, ways = hex_types(ground), dict(ways_in(ground))
    titles = {one: title_of(ground.ruleset, one) for one in _BELOW}
    for at in types.hexes_of(BRIDGE):
        if types.below_bridge(at):
            continue
        put = tuple(
            mend(f"Put a {title} under it", _put_under, at=at, below=one, way=ways.get(at, ()))
            for one, title in titles.items()
        )
        remove = mend("Remove the bridge", without_types, ground=ground, at=at, types=(BRIDGE,))
        yield Finding(
            f"The bridge in {ground.label(at)} is over nothing.", at=ground.at_hex(at), fixes=(*put, remove)
        )


def _put_under(board: Board, at: Hex, below: str, way: tuple[Hex, ...]) -> Board:
    """The board with something under the bridge, and a line over it where it has none."""
    board = also_listed(board, at, (below,))
    return board_edits.add_path(board, BRIDGE, way) if way else board
