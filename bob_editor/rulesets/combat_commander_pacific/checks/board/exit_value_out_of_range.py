from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rulesets.combat_commander_pacific.land.exit_edits import place_of, with_exit
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points

HIGHEST = 3


@board_check(Severity.ERROR, cites="2.4")
def exit_value_out_of_range(ground: Ground) -> Iterator[Finding]:
    """An exit point is worth 0, 1, 2 or 3 victory points."""
    for point in exit_points(ground.board):
        if isinstance(point.value, int) and 0 <= point.value <= HIGHEST:
            continue
        value = min(max(point.value, 0), HIGHEST) if isinstance(point.value, int) else 0
        wrong = "has no value" if point.value is None else f"is worth {point.value}"
        yield Finding(
            f"The exit point {point.label} {wrong}.",
            at=place_of(ground.board, point),
            fixes=(
                mend(f"Make it worth {value}", with_exit, index=point.index, value=value),
                mend("Remove the exit point", with_exit, index=point.index),
            ),
        )
