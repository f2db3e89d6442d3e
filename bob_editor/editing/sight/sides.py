"""The sides of which units and who looks may be, where it counts whose units are in the way."""

from bob_editor.rules.los.scene import Scene
from bob_editor.words import mark

SIDES = ("blue", "red")
"""Where nothing names any, in the order of the colours that sides have."""

_TITLES = {"blue": mark("Blue"), "red": mark("Red")}


def sides_of(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The sides of a scene's units, two at least, with their names."""
    there = sorted({one.side for one in scene.units if one.side})
    names = (*there, *(one for one in SIDES if one not in there))[: max(2, len(there))]
    return tuple((name, _TITLES.get(name) or name.replace("_", " ").capitalize()) for name in names)
