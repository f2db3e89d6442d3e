"""The sides of which units and who looks may be, where it counts whose units are in the way."""

from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sides import sides_in
from bob_editor.words import mark

_TITLES = {"blue": mark("Blue"), "red": mark("Red")}


def sides_of(scene: Scene) -> tuple[tuple[str, str], ...]:
    """The sides of a scene's units, with their names."""
    names = ((name, name.replace("_", " ").capitalize()) for name in sides_in(scene.units))
    return tuple((name, _TITLES.get(name, title)) for name, title in names)
