from msgspec.structs import replace

from bob_editor.geometry.parts import sides_of
from bob_editor.model.places import at_hex, at_side
from bob_editor.rules.cards.rows import texts_in
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Scene, Severity, mend, scene_check
from bob_editor.rules.los.scene import MapChange
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground, replaced

GULLY = "gully"


@scene_check(Severity.WARNING, cites="45.4")
def balka_without_steep_sides(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A balka is a gully with steep sides that vehicles can't climb; the rule names them, sides of its gully hexes."""
    grid, ground = scene.board.grid, changed_ground(scene, ground)
    for change in scene.changes:
        if change.change != "balka" or not change.at:
            continue
        rim, labels = _rim(scene, ground, change.at), tuple(texts_in(change.fields.get("steep")))
        first = change.at[0]
        fix = mend("Make every side of its rim steep", _all_steep, change=change, rim=rim)
        fixes = (fix,) if rim else ()
        # A balka where no gully is, is told as such.
        if rim and not labels:
            yield Finding(
                f"The balka in {grid.label(first)} names no steep side.",
                at=at_hex(grid, first),
                highlight=(at_hex(grid, at) for at in change.at),
                fixes=fixes,
            )
        gullies = {at for at in change.at if at in grid and GULLY in ground.terrain(at)}
        for label in labels:
            side = grid.side_anywhere(label)
            # A name that is no hexside's is told as such.
            if side is None or gullies.intersection(side.hexes):
                continue
            drop = mend("Drop the side", _without, change=change, label=label)
            yield Finding(
                f"{label} is called steep and is no side of a gully hex of the balka.",
                at=at_side(grid, side),
                highlight=(at_side(grid, side), at_hex(grid, first)),
                fixes=(*((drop,) if len(labels) > 1 else ()), *fixes) or (drop,),
            )


def _rim(scene: Scene, ground: Ground, hexes: tuple[Hex, ...]) -> tuple[str, ...]:
    """The sides of the balka's gully hexes beyond which there is no gully."""
    grid = scene.board.grid
    found = {
        grid.side_label(side): None
        for at in hexes
        if at in grid and GULLY in ground.terrain(at)
        for side in sides_of(at)
        if side.beyond(at) in grid and GULLY not in ground.terrain(side.beyond(at))
    }
    return tuple(found)


def _all_steep(scene: Scene, change: MapChange, rim: tuple[str, ...]) -> Scene:
    return replaced(scene, change, replace(change, fields={**change.fields, "steep": list(rim)}))


def _without(scene: Scene, change: MapChange, label: str) -> Scene:
    steep = [one for one in change.fields.get("steep") or () if one != label]
    return replaced(scene, change, replace(change, fields={**change.fields, "steep": steep}))
