from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, board_check, scene_check
from bob_editor.rules.land.tile_shapes import MOST_TURNS, turns_of
from bob_editor.rules.mending import mend
from bob_editor.rules.scene_edits import replacement, with_fields
from bob_editor.rulesets.memoir_44.land.rivers_and_roads import turned_tile

TURNED_MARKERS = frozenset(("road_block", "dragons_teeth", "abatis"))


@board_check(Severity.ERROR, cites="")
def orientation_range(ground: Ground) -> Iterator[Finding]:
    """Each shape has so many orientations, counted from 1."""
    board = ground.board
    for at, content in board.hexes.items():
        if at not in board.grid.index:
            continue
        for feature in content.terrain:
            most = turns_of(feature)
            if feature.orientation is None or 1 <= feature.orientation <= most:
                continue
            yield Finding(
                f"The orientation at {ground.label(at)} is {feature.orientation}; there are 1 to {most}.",
                at=ground.at_hex(at),
                fixes=mend("Make it 1", turned_tile, at=at, terrain=feature.terrain, orientation=1),
            )


@scene_check(Severity.ERROR, cites="", name="orientation-range")
def marker_orientation_range(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Road blocks, dragon's teeth and abatis have six orientations, counted from 1."""
    for marker in scene.markers:
        orientation = marker.fields.get("orientation")
        if marker.marker not in TURNED_MARKERS or orientation is None:
            continue
        if isinstance(orientation, int) and 1 <= orientation <= MOST_TURNS:
            continue
        yield Finding(
            f"The orientation at {ground.label(marker.at)} is {orientation}; there are 1 to {MOST_TURNS}.",
            at=ground.at_hex(marker.at),
            fixes=replacement("Make it 1", marker, with_fields(marker, orientation=1)),
        )
