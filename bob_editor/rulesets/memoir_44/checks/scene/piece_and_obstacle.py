from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, scene_check
from bob_editor.rules.scene_edits import clearance
from bob_editor.rules.tags import tagged, title_of

OBSTACLES = frozenset(("wire", "sandbags", "hedgehog", "sea_wall"))


@scene_check(Severity.HINT, cites="")
def piece_and_obstacle(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Bridge or bunker and obstacle may share a hex, but rarely do: each has its own effect there."""
    bridges = tagged(ground.ruleset, "bridge")
    titles = {name: row["title"].lower() for name, row in scene.ruleset.rows("markers").items()}
    bunkers = {one.at: one.marker for one in scene.markers if one.marker in ("bunker", "field_bunker")}
    for marker in scene.markers:
        if marker.marker not in OBSTACLES:
            continue
        bridge = next((one for one in ground.board.content(marker.at).terrain_ids if one in bridges), None)
        piece = titles.get(
            bunkers.get(marker.at, ""), None if bridge is None else title_of(ground.ruleset, bridge)
        )
        if piece is not None:
            yield Finding(
                f"{piece.capitalize()} and {titles[marker.marker]} share {ground.label(marker.at)}.",
                at=ground.at_hex(marker.at),
                fixes=clearance(titles[marker.marker], marker),
            )
