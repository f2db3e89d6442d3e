from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.land.stands import is_at_edge
from bob_editor.rules.scene_edits import clearance
from bob_editor.rulesets.memoir_44.land.baselines import DOORS, to_baseline


@scene_check(Severity.ERROR, cites="A23, A33")
def exit_inside_board(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Units leave and enter over the edge of the board."""
    board = ground.board
    for marker in scene.markers:
        if marker.marker in DOORS and not is_at_edge(board, marker.at):
            alone = () if marker.fields.get("mode") == "range" else (clearance(marker.marker, marker),)
            yield Finding(
                f"The {marker.marker} at {ground.label(marker.at)} is not on the edge.",
                at=ground.at_hex(marker.at),
                fixes=(to_baseline(board, marker), *alone),
                cites=DOORS[marker.marker],
            )
