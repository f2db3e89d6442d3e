"""Where nobody, or no unit of a class, may stand (docs/games/memoir-44.md, 2.1, 2.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.memoir_44.cards.reading import SIDES
from bob_editor.rulesets.memoir_44.land.contents import Inventory

CLASSES = frozenset(("infantry", "armor", "artillery"))
CROSSINGS = frozenset(("bridge", "pontoon_bridge", "railroad_bridge", "rope_bridge", "ford"))
"""Pieces that take away what makes the tile below impassable (docs/games/memoir-44.md, 2.3)."""


def impassable_to(row: Mapping[str, Any]) -> frozenset[str]:
    """The classes that may not enter what a row describes."""
    for effect in row.get("effects", ()):
        if effect["what"] == "impassable" and effect["value"]:
            return frozenset(effect["value"].split(", "))
    return frozenset()


@lru_cache(maxsize=8)
def _barring(ruleset: Ruleset) -> Mapping[str, frozenset[str]]:
    rows = (*ruleset.data["terrains"], *ruleset.data["markers"])
    return {row["id"]: classes for row in rows if (classes := impassable_to(row))}


def barred_by(inventory: Inventory, at: Hex) -> Iterator[tuple[str, frozenset[str]]]:
    """Each terrain of a hex that somebody may not enter, and who; none under a bridge or ford."""
    terrain = inventory.terrain(at)
    if not CROSSINGS.isdisjoint(terrain):
        return
    barring = _barring(inventory.ruleset)
    for one in terrain:
        if one in barring:
            yield one, barring[one]


def barred_by_markers(inventory: Inventory, markers: Iterable[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Each of some markers that somebody may not enter, and who."""
    barring = _barring(inventory.ruleset)
    for one in markers:
        if one in barring:
            yield one, barring[one]


def banned_by_rule(scene: Scene, at: Hex, *, side: str | None = None) -> frozenset[str]:
    """The classes that the scenario's change ``impassable`` keeps out of a hex, of one side or of both."""
    found: set[str] = set()
    for change in scene.changes:
        if change.change != "impassable" or at not in (change.at or ()):
            continue
        if change.fields.get("side") in (None, side):
            units = change.fields.get("units")
            found |= {one for one in units if isinstance(one, str)} if isinstance(units, list) else CLASSES
    return frozenset(found)


def is_closed(inventory: Inventory, scene: Scene, at: Hex) -> bool:
    """Whether no unit of either side can enter a hex, what bars it being taken together."""
    barring = (*barred_by(inventory, at), *barred_by_markers(inventory, inventory.markers.get(at, ())))
    barred = frozenset[str]().union(*(classes for _, classes in barring))
    return all(barred | banned_by_rule(scene, at, side=side) >= CLASSES for side in SIDES)
