from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check
from bob_editor.rulesets.memoir_44.land.marker_edits import owners


@scene_check(Severity.WARNING, cites="T29")
def mine_without_owner(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """The side that laid a minefield knows its strength and walks through it unharmed."""
    grid = ground.board.grid
    for marker in scene.markers:
        if marker.marker == "minefield" and marker.fields.get("side") is None:
            yield Finding(
                f"Nobody is said to have laid the minefield at {grid.label(marker.at)}.",
                at=(at_hex(grid, marker.at),),
                fixes=owners(scene, marker),
            )
