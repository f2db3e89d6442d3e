from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, tagged
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, is_beside, land_of


@board_check(Severity.HINT, cites="T59")
def pier_dry(ground: Ground) -> Iterator[Finding]:
    """A pier juts out into the sea, a lake or a river."""
    land = land_of(ground)
    water = {"ocean", "lake", *tagged(ground.ruleset, "river_family")}
    for at in hexes_with(land, ("pier",)):
        if not is_beside(land, at, water):
            yield Finding(f"The pier at {ground.label(at)} touches no water.", at=ground.at_hex(at))
