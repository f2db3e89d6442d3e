"""Which terrain types occupy each hex of a map, and which one it has (T81.1).

What LOS reads of one scene hex by hex (``contents``) is answered here for a whole board at once, ring by ring, so that
checks needn't look at hexes in which nothing is drawn.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.land.artwork import HEX_AREA, parts_of
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.combat_commander_pacific.land.bridges import bridge_paths, is_bridged
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, OPEN_GROUND, Chart
from bob_editor.rulesets.combat_commander_pacific.land.contents import LEAST_SHARE


class HexTypes(Record, eq=False, dict=True):
    """The terrain types of a scene's map, hex by hex: as its changes have them."""

    ground: Ground
    scene: Scene

    @cached_property
    def chart(self) -> Chart:
        """The terrain chart of the scene."""
        return Chart(self.scene)

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.chart.order)

    @cached_property
    def _drawable(self) -> frozenset[str]:
        rows = self.ground.ruleset.terrains
        return frozenset(name for name in self._known if "artwork" in rows[name].places)

    @cached_property
    def drawn(self) -> Mapping[Hex, tuple[tuple[DrawnPiece, float], ...]]:
        """For each hex that drawn artwork reaches into, those pieces, each with the share of the hex that it covers."""
        found = grouped(
            (at, (piece, round(part.area / HEX_AREA, 12)))
            for piece in self.ground.drawn
            if piece.terrain in self._drawable and not piece.area.is_empty
            for at, part in parts_of(self.ground, piece)
        )
        return {at: tuple(pieces) for at, pieces in found.items()}

    def listed(self, at: Hex) -> tuple[str, ...]:
        """The types that a hex lists, lowest first; the base's where it lists none."""
        return tuple(one for one in self.ground.board.listed_terrain(at) if one in self._known)

    def unlisted(self, at: Hex) -> tuple[DrawnPiece, ...]:
        """What is drawn at a hex's dot and of a type that the hex doesn't list."""
        listed, here = self.listed(at), (piece for piece, _ in self.drawn.get(at, ()))
        return tuple(piece for piece in here if at in piece.dots and piece.terrain not in listed)

    def occupants(self, at: Hex) -> frozenset[str]:
        """The types that occupy a hex: listed, drawn on more than 2 % of it (T81.1), a bridge over its dot (T84)."""
        found = self._occupants.get(at)
        if found is None:
            there = {*self.listed(at), *self._drawn_types(at)}
            if is_bridged(self._bridges, at, there):
                there.add(BRIDGE)
            found = frozenset(self.chart.counts_as(one, at) for one in there)
            self._occupants[at] = found
        return found

    @cached_property
    def _bridges(self) -> Mapping[Hex, bool]:
        return bridge_paths(self.ground.board)

    @cached_property
    def _occupants(self) -> dict[Hex, frozenset[str]]:
        return {}

    def _drawn_types(self, at: Hex) -> Iterator[str]:
        for piece, share in self.drawn.get(at, ()):
            if at in piece.dots if piece.terrain == BRIDGE else share > LEAST_SHARE:
                yield piece.terrain or ""

    def type_of(self, at: Hex) -> str:
        """The effective type of a hex (T81.1)."""
        return self.chart.type_of(self.occupants(at))

    @cached_property
    def marked(self) -> tuple[Hex, ...]:
        """The hexes of the board that may be other than its base: they list terrain, some is drawn, or bridged."""
        grid = self.ground.board.grid
        listed = (at for at, content in self.ground.board.hexes.items() if content.terrain and at in grid)
        bridged = (at for at in self._bridges if at in grid)
        return tuple(sorted({*self.drawn, *listed, *bridged}, key=grid.index.__getitem__))

    def hexes_of(self, *types: str) -> Iterator[Hex]:
        """The hexes whose effective type is one of these, in board order."""
        everywhere = self.scene.changes or self.ground.board.base.terrain in types
        for at in self.ground.board.grid.hexes if everywhere else self.marked:
            if self.type_of(at) in types:
                yield at

    def is_water(self, at: Hex) -> bool:
        """Whether a hex is water terrain, in which nothing may be placed and no weapon fires (F100.3)."""
        return self.type_of(at) in tagged(self.ground.ruleset, "water")

    def below_bridge(self, at: Hex) -> frozenset[str]:
        """What a bridge in the hex has under it."""
        return self.occupants(at) - {BRIDGE, OPEN_GROUND}


@lru_cache(maxsize=4)
def hex_types(ground: Ground) -> HexTypes:
    """The types of a board's hexes; kept, since many checks ask for those of one reading."""
    return HexTypes(ground, Scene(ground.board, ground.ruleset))


def scene_types(scene: Scene, ground: Ground) -> HexTypes:
    """The types of the hexes of a scene's map; changes that name no terrain of the game change nothing."""
    return HexTypes(ground, sound(scene))


def sound(scene: Scene) -> Scene:
    """The scene without changes that can't be read: the schema tells of them."""
    rows = scene.ruleset.terrains
    kept = tuple(
        change
        for change in scene.changes
        if _names(change.fields.get("terrain"), rows)
        and (change.change != "terrain_as" or _names(change.fields.get("as"), rows))
    )
    return scene if len(kept) == len(scene.changes) else replace(scene, changes=kept)


def _names(value: object, rows: Mapping[str, object]) -> bool:
    return isinstance(value, str) and value in rows
