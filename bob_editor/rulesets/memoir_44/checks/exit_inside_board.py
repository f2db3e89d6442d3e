"""Exits and entries inside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.model.places import at_hex
from bob_editor.rules.check import Finding, Severity, scene_check
from bob_editor.rulesets.memoir_44.baselines import to_baseline
from bob_editor.rulesets.memoir_44.land import (
    is_at_edge,
)
from bob_editor.rulesets.memoir_44.marker_edits import (
    clearance,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.ground import Ground
    from bob_editor.rules.los.scene import Scene


DOORS = ("exit", "entry")


@scene_check(Severity.ERROR, cites="A23, A33")
def exit_inside_board(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Units leave and enter over the edge of the board."""
    board, grid = ground.board, ground.board.grid
    for marker in scene.markers:
        if marker.marker in DOORS and not is_at_edge(board, marker.at):
            yield Finding(
                f"The {marker.marker} at {grid.label(marker.at)} is not on the edge.",
                at=(at_hex(grid, marker.at),),
                fixes=(to_baseline(board, marker), clearance(marker.marker, marker)),
            )
