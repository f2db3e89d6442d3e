"""Hexsides with features that can't stand together."""

from __future__ import annotations

from itertools import combinations

from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import (
    Board,
    Edit,
    Finding,
    Ground,
    Iterator,
    Severity,
    at_side,
    board_check,
    board_edits,
    partial,
    tagged,
    title_of,
)
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import with_article


@board_check(Severity.ERROR, cites="44.0, 46.1, 47.4")
def hexside_features_conflict(ground: Ground) -> Iterator[Finding]:
    """A hexside is a hedgerow or a wall, a cliff or an escarpment, since each has its own rule for LOS and crossing.

    A hedgerow or wall on a cliff is possible, but nobody can cross it, so it is probably not meant.
    """
    for side, features in ground.board.sides.items():
        if len(features) < 2:
            continue
        terrains = dict.fromkeys(feature.terrain for feature in features)
        for first, second in combinations(terrains, 2):
            severity = _clash(ground.ruleset, first, second)
            if severity is None:
                continue
            label = ground.board.grid.side_label(side)
            names = [title_of(ground.ruleset, terrain) for terrain in (first, second)]
            yield Finding(
                f"{label} has {with_article(names[0])} and {with_article(names[1])}.",
                at=(at_side(ground.board.grid, side),),
                fixes=(
                    Edit(f"Keep the {names[0]}", partial(_without, side=side, terrain=second)),
                    Edit(f"Keep the {names[1]}", partial(_without, side=side, terrain=first)),
                ),
                severity=severity,
            )


def _clash(ruleset: Ruleset, first: str, second: str) -> Severity | None:
    """How bad it is that two features stand on one hexside; None where they may."""
    rows = [ruleset.terrains[terrain] for terrain in (first, second) if terrain in ruleset.terrains]
    if any(other in row.row.get("excludes", ()) for row in rows for other in (first, second)):
        return Severity.ERROR
    drops = tagged(ruleset, "drop")
    in_the_way = [row for row in rows if row.los in ("hedgerow", "wall")]
    return Severity.WARNING if in_the_way and drops.intersection((first, second)) else None


def _without(board: Board, side: Side, terrain: str) -> Board:
    return board_edits.clear_sides(board, (side,), terrain)
