from bob_editor.model.places import at_heading
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, board_check, scene_check
from bob_editor.rules.tags import title_of
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with, land_of

WITHOUT_CODE = ("flooded_field", "labor_camp", "fish_pond", "balka", "frozen_river_deep")
"""Terrain without a code."""


@board_check(Severity.HINT, cites="", printed=True)
def no_m44_code(ground: Ground) -> Iterator[Finding]:
    """A few terrains have no code in the official editor's files, and would be lost in one."""
    ruleset, land = ground.ruleset, land_of(ground)
    for at in hexes_with(land, WITHOUT_CODE):
        for terrain in land.terrain(at):
            if terrain in WITHOUT_CODE:
                yield Finding(
                    f"The {title_of(ruleset, terrain)} at {ground.label(at)} would be lost in a .m44 file.",
                    at=ground.at_hex(at),
                )


@scene_check(Severity.HINT, cites="", name="no-m44-code")
def no_m44_code_for_floods(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """That the fields are flooded can be said in the text of a .m44 file only."""
    del ground
    for change in scene.changes:
        if change.change == "flooded_fields":
            yield Finding("The flooded fields would be lost in a .m44 file.", at=at_heading("changes"))
