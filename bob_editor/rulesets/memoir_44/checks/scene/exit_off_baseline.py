from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.land.stands import is_at_edge
from bob_editor.rulesets.memoir_44.land.baselines import DOORS, is_on_baseline, to_baseline


@scene_check(Severity.WARNING, cites="A23, A33")
def exit_off_baseline(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Units leave over a baseline, the first or the last row; a side edge needs a special rule."""
    board, grid = ground.board, ground.board.grid
    for marker in scene.markers:
        if marker.marker not in DOORS or not is_at_edge(board, marker.at) or is_on_baseline(grid, marker.at):
            continue
        yield Finding(
            f"The {marker.marker} at {ground.label(marker.at)} is on the side edge.",
            at=ground.at_hex(marker.at),
            cites=DOORS[marker.marker],
            fixes=to_baseline(board, marker),
        )
