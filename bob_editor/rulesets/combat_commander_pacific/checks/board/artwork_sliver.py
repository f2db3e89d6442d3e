from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend, title_of
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE
from bob_editor.rulesets.combat_commander_pacific.land.contents import LEAST_SHARE
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types
from bob_editor.rulesets.combat_commander_pacific.land.type_edits import cut_clear


@board_check(Severity.WARNING, cites="T81.1")
def artwork_sliver(ground: Ground) -> Iterator[Finding]:
    """Artwork gives its type to any hex that it occupies, so nobody should have to ask whether a sliver does.

    Less than a fiftieth of a hex does not, though it still counts for LOS.
    """
    types = hex_types(ground)
    for at, drawn in types.drawn.items():
        occupants = types.occupants(at) | {BRIDGE}  # short tips of bridges reach beyond their ends (T84)
        pieces = [piece for piece, share in drawn if share < LEAST_SHARE and piece.terrain not in occupants]
        if not pieces:
            continue
        names = " and ".join(dict.fromkeys(title_of(ground.ruleset, piece.terrain or "") for piece in pieces))
        yield Finding(
            f"A sliver of {names} reaches into {ground.label(at)}.",
            at=ground.at_hex(at),
            fixes=mend("Trim it to the hexside", cut_clear, ground=ground, pieces=tuple(pieces), at=at),
        )
