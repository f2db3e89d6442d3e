from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Scene, Severity, at_hex, scene_check
from bob_editor.rules.mending import mend
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import hexes_of, without_hex


@scene_check(Severity.ERROR, cites="46.1", then=("road-side-misplaced",))
def dike_road_without_road(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A unit in a dike road hex is on one side of the road, so a road goes through the hex and leaves it two sides."""
    grid = scene.board.grid
    roads = tagged(scene.ruleset, "road")
    for change, at in hexes_of(scene, "dike_road"):
        if at in grid and _ways_out(ground, at, roads) >= 2:
            continue
        bare = at not in grid or not scene.board.has_path(at, *roads)
        said = "has no road" if bare else "is where the road ends: it has no two sides"
        yield Finding(
            f"{grid.label(at)} is named as dike road and {said}.",
            at=at_hex(grid, at),
            fixes=mend("Drop the hex from the rule", without_hex, change=change, at=at),
        )


def _ways_out(ground: Ground, at: Hex, roads: frozenset[str]) -> int:
    """By how many hexsides roads leave a hex; one that ends on the board's edge goes on beyond it."""
    ends = any(None in visit for visit in ground.path_visits(at, roads))
    at_edge = any(other not in ground.board.grid for other in at.neighbours())
    return len(ground.ways_out(at, roads)) + (1 if ends and at_edge else 0)
