from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check
from bob_editor.rules.mending import Edit, board_edits, mend, partial
from bob_editor.rulesets.last_hundred_yards.land.road_flags import (
    TREE_LINE,
    TREE_LINED,
    RoadSides,
    flagged,
    road_sides,
)


@board_check(Severity.ERROR, cites="4.1.9.1")
def tree_lined_road_one_sided(ground: Ground) -> Iterator[Finding]:
    """A tree-lined road is a road with tree lines on both its sides."""

    def lined(side: Side) -> bool:
        return TREE_LINE in ground.board.side_terrain(side)

    for at in flagged(ground, TREE_LINED):
        roads = list(road_sides(ground, at))
        if any(any(map(lined, sides.left)) and any(map(lined, sides.right)) for sides in roads):
            continue
        one = any(any(map(lined, (*sides.left, *sides.right))) for sides in roads)
        clear = partial(board_edits.remove_terrain, hexes=(at,), terrain=TREE_LINED)
        missing = _missing(ground, at, roads[0]) if roads else ()
        plant = (
            (
                mend(
                    "Plant tree lines on both sides",
                    board_edits.put_on_sides,
                    sides=missing,
                    terrain=TREE_LINE,
                ),
            )
            if missing
            else ()
        )
        yield Finding(
            f"{ground.label(at)} is flagged as a tree-lined road and has "
            f"{'tree lines on one side only' if one else 'no tree lines' if roads else 'no road through it'}.",
            at=ground.at_hex(at),
            fixes=(Edit("Clear the flag", clear), *plant),
        )


def _missing(ground: Ground, at: Hex, sides: RoadSides) -> tuple[Side, ...]:
    """The inner hexsides beside a road that want a tree line; none where one side of it has no such hexside."""
    inner = [
        tuple(side for side in part if side.beyond(at) in ground.board.grid)
        for part in (sides.left, sides.right)
    ]
    return (*inner[0], *inner[1]) if all(inner) else ()
