"""What each terrain does, and which type a hex has (T81.1; docs/games/combat-commander-pacific.md, 2.1).

The order of the types is that of the ruleset's rows: the first one that occupies a hex is the hex's type.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import written_number
from bob_editor.records import Record
from bob_editor.rules.los.scene import MapChange, Scene

OBSTACLE, HINDRANCE = "obstacle", "hindrance"
BRIDGE, BUILDING, GULLY, HUT, OPEN_GROUND = "bridge", "building", "gully", "hut", "open_ground"

GULLY_OR_NOT = "gully_beats_other_types"
"""The ruling on what a hex with a gully and another type is."""


class Effect(Record):
    """What a terrain's drawings do to a line of sight: ``obstacle``, or a ``hindrance`` of a value, or nothing."""

    los: str = "clear"
    value: int = 0

    def __bool__(self) -> bool:
        """Whether they do anything."""
        return self.los in (OBSTACLE, HINDRANCE)


class Chart(Record, dict=True):
    """The terrain chart of a scene: its ruleset's rows, after the changes that rewrite them."""

    scene: Scene

    @cached_property
    def order(self) -> tuple[str, ...]:
        """The terrain types, the one that wins first (docs/games/combat-commander-pacific.md, 2.1)."""
        return tuple(name for name, row in self.scene.ruleset.terrains.items() if "hexes" in row.places)

    @cached_property
    def effects(self) -> Mapping[str, Effect]:
        """What each terrain does to a line of sight.

        :raises UnknownId: where a change names no terrain, or no effect.
        """
        found = {}
        for name, row in self.scene.ruleset.terrains.items():
            value = (row.row.get("hindrance") or {}).get("value", 0)
            found[name] = Effect(row.los, value) if row.los in (OBSTACLE, HINDRANCE) else Effect()
        for change in self._changes("terrain_values"):
            if "los" in change.fields:
                found[self._terrain(change, "terrain")] = _effect(change.fields["los"])
        return found

    @cached_property
    def values(self) -> Mapping[str, Mapping[str, Any]]:
        """For each terrain what changes replace of it: ``cost`` and ``cover``, where they do."""
        found: dict[str, dict[str, Any]] = {}
        for change in self._changes("terrain_values"):
            row = found.setdefault(self._terrain(change, "terrain"), {})
            row.update({name: change.fields[name] for name in ("cost", "cover") if name in change.fields})
        return found

    @cached_property
    def _replacements(self) -> tuple[tuple[str, str, frozenset[Hex] | None], ...]:
        return tuple(
            (
                self._terrain(change, "terrain"),
                self._terrain(change, "as"),
                None if change.at is None else frozenset(change.at),
            )
            for change in self._changes("terrain_as")
        )

    @property
    def replaced(self) -> tuple[str, ...]:
        """The terrains that count as another one somewhere."""
        return tuple(name for name, _, _ in self._replacements)

    def _changes(self, name: str) -> Iterable[MapChange]:
        return (change for change in self.scene.changes if change.change == name)

    def _terrain(self, change: MapChange, field: str) -> str:
        name = change.fields.get(field)
        if not isinstance(name, str):
            raise UnknownId(f"The change {change.change} names no “{field}”.", hint="Name a terrain there.")
        return self.scene.ruleset.terrain(name).id

    def counts_as(self, terrain: str, at: Hex) -> str:
        """The terrain as which one that is listed or drawn in a hex counts (``terrain_as``, in order)."""
        for name, instead, hexes in self._replacements:
            if name == terrain and (hexes is None or at in hexes):
                terrain = instead
        return terrain

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(self.order)}

    def type_of(self, occupants: Iterable[str]) -> str:
        """The effective type among those that occupy a hex, as they count (T81.1)."""
        found = set(occupants)
        if self.disputed(found) and self.scene.ruling(GULLY_OR_NOT):
            return GULLY
        return self._first(found)

    def disputed(self, occupants: Iterable[str]) -> bool:
        """Whether it hangs on the ruling ``GULLY_OR_NOT`` that a hex is a gully hex."""
        found = set(occupants)
        return GULLY in found and BRIDGE not in found and self._first(found) != GULLY

    def _first(self, found: set[str]) -> str:
        places = self._places
        return min((name for name in found if name in places), key=places.__getitem__, default=OPEN_GROUND)


def _effect(text: object) -> Effect:
    """The effect in a change's words: ``clear``, ``obstacle`` or ``hindrance:N``."""
    if text == "clear":
        return Effect()
    if text == OBSTACLE:
        return Effect(OBSTACLE)
    name, _, value = str(text).partition(":")
    if name == HINDRANCE and (number := written_number(value)):
        return Effect(HINDRANCE, number)
    raise UnknownId(
        f"The change terrain_values knows no los “{text}”.", hint="Write clear, obstacle or hindrance:N."
    )
