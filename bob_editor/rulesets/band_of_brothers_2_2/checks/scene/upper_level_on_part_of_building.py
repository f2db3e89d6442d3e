from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, at_hex, scene_check, tagged
from bob_editor.rules.land.artwork import masses
from bob_editor.rules.mending import mend
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground, hexes_of, with_hexes


@scene_check(Severity.WARNING, cites="40.2")
def upper_level_on_part_of_building(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A building is all hexes whose dots lie in one connected piece of its artwork, and is as high in all of them."""
    named = dict(reversed([(at, change) for change, at in hexes_of(scene, "upper_level")]))
    if not named:
        return
    grid = scene.board.grid
    for house in masses(changed_ground(scene, ground), sorted(tagged(ground.ruleset, "house"))):
        first = next((at for at in house.holds if at in named), None)
        left = tuple(at for at in house.holds if at not in named)
        if first is None:
            continue
        for at in left:
            yield Finding(
                f"{grid.label(at)} has no upper level, though it is part of the building in {grid.label(first)}.",
                at=at_hex(grid, at),
                highlight=(at_hex(grid, one) for one in house.holds),
                fixes=mend("Name the whole building", with_hexes, change=named[first], hexes=left),
            )
