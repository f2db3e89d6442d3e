from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check
from bob_editor.rulesets.combat_commander_pacific.land.chart import BUILDING, HUT
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@board_check(Severity.HINT, cites="T81.1")
def hut_and_building(ground: Ground) -> Iterator[Finding]:
    """A hex has one type; with a hut and a building in it, it is a building hex."""
    types = hex_types(ground)
    for at in types.marked:
        # Where one is drawn and the other listed another check tells.
        differs = types.unlisted(at) and {HUT, BUILDING}.intersection(types.listed(at))
        if {HUT, BUILDING} <= types.occupants(at) and not differs:
            yield Finding(
                f"{ground.label(at)} has a hut and a building, which makes it a building hex.",
                at=ground.at_hex(at),
            )
