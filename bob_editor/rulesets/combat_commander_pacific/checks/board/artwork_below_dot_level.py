from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, mend, title_of
from bob_editor.rules.land.artwork import parts_of
from bob_editor.rules.land.contours import ground_in
from bob_editor.rules.land.cut_rings import SLIVER
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import cut_clear


@board_check(Severity.WARNING, cites="T89, T89.4")
def artwork_below_dot_level(ground: Ground) -> Iterator[Finding]:
    """For LOS an obstacle or hindrance is as high as its hex's dot, wherever in a crest hex it is drawn.

    Drawn only on the ground below it looks lower than it is.
    """
    types = hex_types(ground)
    counts = {name for name, effect in types.chart.effects.items() if effect}
    for at, drawn in types.drawn.items() if ground.contour_levels else ():
        level = ground.level(at)
        if level < 1:
            continue
        pieces = tuple(
            piece for piece, _ in drawn if piece.terrain in counts and _below(ground, piece, at, level)
        )
        if not pieces:
            continue
        names = " and ".join(dict.fromkeys(title_of(ground.ruleset, piece.terrain or "") for piece in pieces))
        yield Finding(
            f"The {names} of {ground.label(at)} stands below its dot and counts on level {level}.",
            at=ground.at_hex(at),
            fixes=mend("Cut it out of the hex", cut_clear, ground=ground, pieces=pieces, at=at),
        )


def _below(ground: Ground, piece: DrawnPiece, at: Hex, level: int) -> bool:
    """Whether nothing of a ring in a hex stands on ground of a level."""
    if at in piece.dots:
        return False
    part = next(area for other, area in parts_of(ground, piece) if other == at)
    return bool(part.intersection(ground_in(ground, at, level)).area <= SLIVER)
