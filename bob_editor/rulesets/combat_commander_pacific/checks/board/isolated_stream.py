from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types

_STREAM = "stream"


@board_check(Severity.HINT, cites="T96")
def isolated_stream(ground: Ground) -> Iterator[Finding]:
    """A stream comes from somewhere: from the map's edge, another stream hex or other water."""
    types = hex_types(ground)
    water = tagged(ground.ruleset, "water")
    for at in types.hexes_of(_STREAM):
        around = at.neighbours()
        # Of other ground that is drawn there another check tells.
        if not types.unlisted(at) and all(
            other in ground.board.grid and not water & types.occupants(other) for other in around
        ):
            yield Finding(f"The stream in {ground.label(at)} has no water beside it.", at=ground.at_hex(at))
