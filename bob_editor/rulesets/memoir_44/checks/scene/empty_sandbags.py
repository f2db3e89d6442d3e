from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check
from bob_editor.rulesets.memoir_44.land.marker_edits import clearance


@scene_check(Severity.HINT, cites="T10")
def empty_sandbags(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Sandbags are removed as soon as their occupant leaves, so somebody should be there to begin with."""
    grid = ground.board.grid
    held = {unit.at for unit in scene.units}
    for marker in scene.markers:
        if marker.marker == "sandbags" and marker.at not in held:
            yield Finding(
                f"Nobody holds the sandbags at {grid.label(marker.at)}.",
                at=(at_hex(grid, marker.at),),
                fixes=(clearance("sandbags", marker),),
            )
