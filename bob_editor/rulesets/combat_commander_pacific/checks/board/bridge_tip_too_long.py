from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types

_LONG = 0.15
"""A tip that covers more of a hex than this share looks like a bridge there."""
_LEFT = 0.1
"""How long a tip the quick fix leaves, in circumradii."""


@board_check(Severity.HINT, cites="T84")
def bridge_tip_too_long(ground: Ground) -> Iterator[Finding]:
    """The short tips of a bridge beyond its ends make no bridge hexes; a long one looks as if it did."""
    types = hex_types(ground)
    for at, drawn in types.drawn.items():
        tips = tuple(piece for piece, share in drawn if piece.terrain == BRIDGE and share > _LONG)
        if tips and BRIDGE not in types.occupants(at):
            yield Finding(
                f"A bridge reaches far into {ground.label(at)}, which is no bridge hex.",
                at=ground.at_hex(at),
                fixes=mend("Shorten the tip", cut_hex, ground=ground, pieces=tips, at=at, wider=-_LEFT),
            )
