from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, tagged
from bob_editor.rules.land.shares import covered
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.WARNING, cites="4.1.14")
def beach_without_water(ground: Ground) -> Iterator[Finding]:
    """A beach is a shoreline, where smoke and HE markers stay, so there is water beside it or in its hex."""
    board = ground.board
    beaches = list(board.hexes_with("beach"))
    if not beaches:
        return
    wet = tagged(ground.ruleset, "water")
    drawn = covered(ground, wet)

    def is_wet(at: Hex) -> bool:
        return (
            at in drawn or bool(wet.intersection(board.content(at).terrain_ids)) or board.has_path(at, *wet)
        )

    for at in beaches:
        if board.base.terrain not in wet and not any(is_wet(one) for one in (at, *at.neighbours())):
            dry = [one for one in at.neighbours() if one in board.grid and not board.content(one).terrain]
            fixes = [mend("Remove the beach", board_edits.remove_terrain, hexes=(at,), terrain="beach")]
            if dry:
                flood = f"Flood {ground.label(dry[0])}"
                fixes.append(mend(flood, board_edits.add_terrain, hexes=dry[:1], terrain="water"))
            message = f"The beach in {ground.label(at)} has no water beside it."
            yield Finding(message, at=ground.at_hex(at), fixes=fixes)
