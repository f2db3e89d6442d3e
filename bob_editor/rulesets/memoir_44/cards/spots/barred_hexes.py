"""Where nobody, or no unit of a class, may stand (docs/games/memoir-44.md, 2.1, 2.3)."""

from collections.abc import Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.entry import entry
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.memoir_44.cards.reading import SIDES
from bob_editor.rulesets.memoir_44.land.contents import Inventory

CLASSES = frozenset(("infantry", "armor", "artillery"))


def barred_by(inventory: Inventory, at: Hex) -> Iterator[tuple[str, frozenset[str]]]:
    """Each terrain of a hex that somebody may not enter, and who; none under a bridge or ford."""
    yield from entry(inventory.ruleset).shut(inventory.terrain(at))


def barred_by_markers(inventory: Inventory, at: Hex) -> Iterator[tuple[str, frozenset[str]]]:
    """Each marker of a hex that somebody may not enter, and who."""
    yield from entry(inventory.ruleset, "markers").shut(inventory.markers.get(at, ()))


def banned_by_rule(scene: Scene, at: Hex, *, side: str | None = None) -> frozenset[str]:
    """The classes that the scenario's change ``impassable`` keeps out of a hex, of one side or of both."""
    found: set[str] = set()
    for change in scene.changes_in.get(at, ()):
        if change.change == "impassable" and change.fields.get("side") in (None, side):
            units = change.fields.get("units")
            found |= {one for one in units if isinstance(one, str)} if isinstance(units, list) else CLASSES
    return frozenset(found)


def is_closed(inventory: Inventory, scene: Scene, at: Hex) -> bool:
    """Whether no unit of either side can enter a hex, what bars it being taken together."""
    barring = (*barred_by(inventory, at), *barred_by_markers(inventory, at))
    barred = frozenset[str]().union(*(classes for _, classes in barring))
    return all(barred | banned_by_rule(scene, at, side=side) >= CLASSES for side in SIDES)
