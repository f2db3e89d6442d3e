"""The changes of a scene as checks read and mend them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import MapChange, Scene
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import changed_board


def changed_ground(scene: Scene, ground: Ground) -> Ground:
    """The ground under the changes that repaint hexes; the same where there are none."""
    board = changed_board(scene)
    return ground if board is ground.board else Ground(board, ground.ruleset)


def hexes_of(scene: Scene, name: str) -> Iterator[tuple[MapChange, Hex]]:
    """Every hex that changes of a name list, once for each change."""
    for change in scene.changes:
        if change.change == name:
            yield from ((change, at) for at in dict.fromkeys(change.at or ()))


def replaced(scene: Scene, old: MapChange, new: MapChange | None) -> Scene:
    """The scene with another change, or none, in the place of one."""
    changes = ((new if one is old else one) for one in scene.changes)
    return replace(scene, changes=tuple(one for one in changes if one is not None))


def without_hex(scene: Scene, change: MapChange, at: Hex) -> Scene:
    """The scene without a hex in a change; without the change where it was the last."""
    left = tuple(other for other in change.at or () if other != at)
    return replaced(scene, change, replace(change, at=left) if left else None)


def with_hexes(scene: Scene, change: MapChange, hexes: Iterable[Hex]) -> Scene:
    """The scene with more hexes in a change."""
    return replaced(scene, change, replace(change, at=(*(change.at or ()), *hexes)))
