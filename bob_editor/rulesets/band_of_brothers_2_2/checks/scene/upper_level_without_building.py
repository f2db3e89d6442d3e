from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, mend, scene_check
from bob_editor.rules.tags import tagged, titles_of
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground, hexes_of, without_hex

_LOW = ("hut",)
"""A building that hardly has more than a floor."""


@scene_check(Severity.ERROR, cites="40.2", then=("no-upper-level-here",))
def upper_level_without_building(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Only buildings have upper levels: they stand for the third and fourth floor. A hut hardly has them."""
    grid = scene.board.grid
    ground = changed_ground(scene, ground)
    for change, at in hexes_of(scene, "upper_level"):
        there = ground.terrain(at) if at in grid else ()
        if tagged(ground.ruleset, "house").intersection(there):
            continue
        low = tuple(terrain for terrain in there if terrain in _LOW)
        said = f"only a {titles_of(ground.ruleset, low)}" if low else "no building"
        yield Finding(
            f"{grid.label(at)} has an upper level and {said}.",
            at=at_hex(grid, at),
            fixes=mend("Drop the hex from the rule", without_hex, change=change, at=at),
            severity=Severity.WARNING if low else None,
        )
