from bob_editor.geometry.parts import sides_of
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check, title_of
from bob_editor.rules.checks.board.not_together import off_side
from bob_editor.rules.mending import board_edits, mend
from bob_editor.rules.tags import named


@shared_check(Severity.ERROR, subject="board", asked=True)
def cliff_without_drop(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """What drops on a hexside is a crest line there, so the hexes on its two sides are on different levels.

    One on the board's edge is not judged.
    """
    board = ground.board
    drops = named(ground.ruleset, terms.of())
    for side, features in board.sides.items():
        found = [feature.terrain for feature in features if feature.terrain in drops]
        first, second = side.hexes
        # A cliff on the board's edge is left to the board that joins there.
        if not found or first not in board.grid or second not in board.grid:
            continue
        if ground.level(first) != ground.level(second):
            continue
        name, label = title_of(ground.ruleset, found[0]), board.grid.side_label(side)
        level = ground.level(first) + 1
        raised = tuple(
            mend(
                f"Raise {ground.label(at)} to level {level}",
                board_edits.paint_level,
                hexes=(at,),
                level=level,
            )
            for at in sorted((first, second), key=board.grid.position)
            if _may_rise(ground, at, level, drops)
        )
        yield Finding(
            f"The {name} {label} has no drop: both hexes are on level {ground.level(first)}.",
            at=ground.at_side(side),
            fixes=(mend(f"Remove the {name}", off_side, side=side, terrains=tuple(found)), *raised),
        )


def _may_rise(ground: Ground, at: Hex, level: int, drops: frozenset[str]) -> bool:
    """Whether painting a hex a level higher does it: nothing drawn or dug there, and no other cliff loses its drop."""
    rows = [ground.ruleset.terrains[one] for one in ground.terrain(at) if one in ground.ruleset.terrains]
    if (
        level > ground.ruleset.levels[1]
        or ground.contours_at(at)
        or any(row.level is not None for row in rows)
    ):
        return False
    return all(
        ground.level(side.beyond(at)) != level
        for side in sides_of(at)
        if drops.intersection(ground.board.side_terrain(side)) and side.beyond(at) in ground.board.grid
    )
