"""The sides of which units and who looks may be, where it counts whose units are in the way."""

from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sides import side_name, sides_in
from bob_editor.words import mark

_USUAL = mark("Blue"), mark("Red")
"""What those are called that no scenario names, to be looked up."""


def sides_of(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The sides of a scene's units, with their names."""
    return tuple((side, side_name(scene.side_names, side)) for side in sides_in(scene.units))
