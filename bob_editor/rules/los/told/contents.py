"""What stands in each hex of a scene, shared by the hexes that hold the like."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.told.artwork import ArtworkReader
from bob_editor.rules.los.told.settings import Settings
from bob_editor.rules.los.told.things import Thing, Things, marker_key
from bob_editor.rules.los.told.whose import USUAL, View


class Contents(NamedTuple):
    """What stands in a hex: things that fill it, and those whose outlines count (``outlined``), on ground of a height.

    ``number`` tells kinds apart: 0 is nothing at all.
    """

    number: int
    ground: int
    things: tuple[Thing, ...]
    outlined: tuple[Thing, ...]

    def top(self, thing: Thing) -> int:
        """How high a thing reaches in it."""
        return self.ground + thing.height


Kinds = dict[tuple[int, ...], Contents]
"""The contents made so far, by level and the numbers of the things."""

NOWHERE = Contents(0, 0, (), ())


class Inventory:
    """Makes the contents of a scene's hexes, as they are for one view."""

    def __init__(
        self,
        scene: Scene,
        ground: Ground,
        settings: Settings,
        things: Things,
        known: Kinds | None = None,
        view: View = USUAL,
    ) -> None:
        self.scene = scene
        self.ground = ground
        self.settings = settings
        self.things = things
        self.outlines = ArtworkReader(
            ground, {name: thing for name, thing in things.terrains.items() if thing.artwork}
        )
        rows = ground.ruleset.terrains
        self._drawn_whole = frozenset(
            name
            for name, row in rows.items()
            if row.whole_hex and "artwork" in row.places and "hexes" not in row.places
        )
        self._paths = by_hex((at, path.terrain) for path in scene.board.paths for at in path.through)
        self._markers = by_hex((one.at, one.marker) for one in scene.markers if "at" not in one.fields)
        self._units = by_hex((one.at, one.unit) for one in scene.units if view.counts(one, things))
        self.known: Kinds = {} if known is None else known

    def placed_otherwise(self, other: Inventory) -> set[Hex]:
        """The hexes in which markers or units aren't those of another inventory of the same board."""
        pairs = (self._markers, other._markers), (self._units, other._units)
        return {at for one, two in pairs for at in {*one, *two} if one.get(at) != two.get(at)}

    def filled(self, at: Hex) -> tuple[str, ...]:
        """The terrain that fills a hex since a path of it goes through, whatever else is drawn of it there."""
        return self._paths.get(at, ())

    def names(self, at: Hex) -> Iterator[str]:
        """The terrain, that of paths too, and the markers of a hex, each once: by id, markers by ``marker_key``."""
        yield from dict.fromkeys((*self.ground.terrain(at), *self._drawn(at), *self.filled(at)))
        yield from map(marker_key, self._markers.get(at, ()))

    def raises_eyes(self, at: Hex) -> int:
        """How many steps higher one sees from a hex by its terrain and markers."""
        return sum(self.things.eyes.get(name, 0) for name in self.names(at))

    @property
    def on_sides(self) -> Mapping[Side, list[Thing]]:
        """The markers on hexsides."""
        found: dict[Side, list[Thing]] = {}
        for marker in self.scene.markers:
            at, thing = marker.fields.get("at"), self.things.markers.get(marker.marker)
            if isinstance(at, str) and thing is not None and "/" in at:
                found.setdefault(self.ground.board.grid.side(at), []).append(thing)
        return found

    def level(self, at: Hex) -> int:
        """The height of a hex's ground in steps; 0 where heights don't count."""
        return self.ground.level(at) * self.settings.steps if self.settings.heights else 0

    def contents(self, at: Hex, outlined: tuple[Thing, ...]) -> Contents:
        """What stands in a hex, beside the outlines that are in it."""
        level = self.level(at)
        listed = [self.things.ground if level > 0 else self.things.plain, *self._standing(at)]
        return self.kind(level, tuple(dict.fromkeys(listed)), outlined)

    def kind(self, level: int, things: tuple[Thing, ...], outlined: tuple[Thing, ...]) -> Contents:
        """The contents of this sort, the same whenever it is asked for."""
        key = (level, *(one.number for one in things), 0, *(one.number for one in outlined))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Contents(len(self.known) + 1, level, things, outlined)
        return found

    def _drawn(self, at: Hex) -> Iterator[str]:
        """The terrain that fills a hex since it is drawn over the dot, which no hex lists."""
        drawn = self.ground.drawn_at(at) if self._drawn_whole else ()
        return (one.terrain for one in drawn if one.terrain is not None and one.terrain in self._drawn_whole)

    def _standing(self, at: Hex) -> Iterator[Thing]:
        things = self.things
        for terrain in (*self.ground.terrain(at), *self._drawn(at)):
            thing = things.terrains.get(terrain)
            if thing is not None and not thing.artwork:
                yield thing
        for terrain in self.filled(at):
            if terrain in things.terrains:
                yield things.terrains[terrain]
        for marker in self._markers.get(at, ()):
            if marker in things.markers:
                yield things.markers[marker]
        for unit in self._units.get(at, ()):
            yield things.units.get(unit) or things.units[""]


def by_hex(pairs: Iterable[tuple[Hex, str]]) -> Mapping[Hex, tuple[str, ...]]:
    """The names that stand in each hex, each once."""
    found: dict[Hex, dict[str, None]] = {}
    for at, name in pairs:
        found.setdefault(at, {})[name] = None
    return {at: tuple(names) for at, names in found.items()}
