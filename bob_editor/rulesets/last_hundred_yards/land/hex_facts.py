"""What LOS asks of one hex: level, rank, fill, images, roads (docs/games/last-hundred-yards.md, 1.4)."""

from collections.abc import Iterable
from typing import NamedTuple

import shapely
from msgspec.structs import replace
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.made.freed import Visit
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.geometry.parts import sides_of
from bob_editor.geometry.shapes import HEX, areas_of, moved
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import PiecesNear
from bob_editor.rules.los.pieces.cut_edges import mirrored
from bob_editor.rules.los.pieces.images import Image, image_of_ring, images_of
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS, DrawnContour
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT
from bob_editor.rulesets.last_hundred_yards.land.listed import is_urban
from bob_editor.rulesets.last_hundred_yards.land.roads import is_enclosed, is_tree_lined

ROADS = ("road", "path")
PATHS = (*ROADS, "river")
BUILDING_SHARE = 0.02
"""A hex with more than this share under an image is a building hex (docs/games/last-hundred-yards.md, 1.6)."""
FOREST_SHARE = 0.15
"""A hex with more trees than this is meant as forest; a drawing with less of every hex is a single tree or a shrub."""


class Pieces(NamedTuple):
    """Images of one terrain in a hex that reach the absolute ``height``; of a contour, ``height`` is its rank."""

    height: int
    terrain: str
    images: tuple[Image, ...]


class Top(NamedTuple):
    """The absolute height of what fills a hex, what it is, and the open question on which its filling it hangs."""

    height: int
    terrain: str
    ruling: str | None = None


class HexFacts(Record):
    """One hex as the rule sees it; plain level 0 ground is ``PLAIN``.

    ``forest`` and ``orchard`` are total levels, ``tops`` all that fills the hex between different levels (highest
    first), ``buildings`` and ``contours`` (those that hold the dot) likewise sorted. ``grown`` are the ranks of grown
    contours, ``held_by`` the drawn ones that hold the dot.
    ``roadway``: forest road or tree-lined road; ``urban_road``: urban building road.
    """

    level: int = 0
    rank: int = 0
    forest: int = ABSENT
    forest_terrain: str = ""
    orchard: int = ABSENT
    orchard_terrain: str = ""
    tops: tuple[Top, ...] = ()
    buildings: tuple[Pieces, ...] = ()
    contours: tuple[Pieces, ...] = ()
    grown: tuple[int, ...] = ()
    held_by: tuple[DrawnContour, ...] = ()
    forest_images: tuple[Image, ...] = ()
    has_path: bool = False
    roadway: bool = False
    enclosed: bool = False
    urban_road: bool = False

    @property
    def seen_over(self) -> list[Pieces]:
        """The buildings that stop lines between different levels by their images: no huts, none that fills the hex."""
        whole = {"hut", *(top.terrain for top in self.tops)} if self.buildings else ()
        return [pieces for pieces in self.buildings if pieces.terrain not in whole]


PLAIN = HexFacts()


class HexReader:
    """Reads the hexes of a board.

    ``roads`` names the paths that count as roads; ``whole_buildings`` says that a listed building fills its hex (ruling
    ``feature_blind_by_image``).
    """

    def __init__(
        self,
        ground: Ground,
        contours: Iterable[DrawnContour],
        *,
        roads: tuple[str, ...],
        whole_buildings: bool,
    ) -> None:
        self.ground = ground
        self.board = ground.board
        self.roads = roads
        self.whole_buildings = whole_buildings
        self.contours = tuple(contours)
        rows = ground.ruleset.terrains.values()
        self.height = {row.id: int(row.height) for row in rows}
        self.forests = frozenset(row.id for row in rows if row.los == "forest")
        self.orchards = frozenset(row.id for row in rows if row.los == "orchard")
        self.buildings = frozenset(row.id for row in rows if row.los in ("building", "hut"))
        self.huts = frozenset(row.id for row in rows if row.los == "hut")
        imaged = self.forests | self.buildings
        drawn = (piece for piece in ground.drawn if piece.terrain in imaged)
        self._near = PiecesNear(self.board.grid.frame, drawn)

    def facts(self, at: Hex, number: int) -> HexFacts:
        """What LOS asks of a hex, whose number is given."""
        listed = self.board.listed_terrain(at)
        level = self.ground.level(at)
        visits = self.ground.path_visits(at, PATHS)
        drawn = self._drawn_in(at)
        thin = sum(piece.thin and piece.level == level for piece in self.ground.contours_at(at))
        contours = self._contours(at, number)
        if not (level or thin or visits or drawn or contours or self._counts(listed)):
            return PLAIN
        forest = self._highest(listed, self.forests, level)
        orchard = self._highest(listed, self.orchards, level)
        areas = self._areas(at, listed, drawn, self.buildings)
        buildings = [
            Pieces(level + self.height[terrain], terrain, images_in(area)) for terrain, area in areas
        ]
        forest_areas = [area for _, area in self._areas(at, listed, drawn, self.forests)] if visits else []
        facts = HexFacts(
            level,
            level * ORDERS + thin,
            *forest,
            *orchard,
            tops=self._tops(listed, level, (forest, orchard)),
            buildings=tuple(sorted(buildings, key=lambda pieces: -pieces.height)),
            contours=contours,
            grown=tuple(one.height for one in contours if one.terrain == "grown"),
            held_by=tuple(one for one in self.contours if number in one.shape.dots) if contours else (),
            forest_images=tuple(image for area in forest_areas for image in images_in(area)),
            has_path=bool(visits),
        )
        return self._with_roads(at, facts, listed, visits, areas, forest_areas)

    def _counts(self, listed: Iterable[str]) -> bool:
        """Whether any listed terrain may matter."""
        rows = self.ground.ruleset.terrains
        return any(rows[one].los not in ("none", "corridor") or one in ROADS for one in listed if one in rows)

    def _highest(self, listed: Iterable[str], kinds: frozenset[str], level: int) -> tuple[int, str]:
        found = [(level + self.height[one], one) for one in listed if one in kinds]
        return max(found, default=(ABSENT, ""), key=lambda pair: pair[0])

    def _tops(self, listed: Iterable[str], level: int, trees: Iterable[tuple[int, str]]) -> tuple[Top, ...]:
        """What fills the hex between different levels (docs/games/last-hundred-yards.md, 3.5)."""
        found = [Top(level, "hill")] if level > 0 else []
        found += [Top(height, terrain) for height, terrain in trees if terrain]
        if self.whole_buildings:
            found += [
                Top(level + self.height[one], one, "feature_blind_by_image")
                for one in listed
                if one in self.buildings and one not in self.huts
            ]
        return tuple(sorted(found, key=lambda top: -top.height))

    # -- images -------------------------------------------------------------------------------------------------

    def _drawn_in(self, at: Hex) -> list[tuple[str, BaseGeometry]]:
        """The drawn rings of buildings and forest that reach into a hex, clipped to it."""
        u, v = (one * MILLI for one in self.board.grid.frame.canonical_centre(at))
        found = []
        for piece in self._near(at):
            area = self._seen(at, areas_of(shapely.intersection(moved(piece.area, (-u, -v)), HEX)))
            if area.area > 0 and piece.terrain is not None:
                found.append((piece.terrain, area))
        return found

    def _seen(self, at: Hex, area: BaseGeometry) -> BaseGeometry:
        edges = self.board.grid.cut_edges(at)
        return mirrored(area, edges, pointy=self.board.grid.pointy) if edges else area

    def _grown(self, at: Hex, terrain: str) -> list[tuple[str, BaseGeometry]]:
        return [
            (terrain, self._seen(at, Polygon(part.ring))) for part in self.ground.grown_parts(at, terrain)
        ]

    def _areas(
        self, at: Hex, listed: Iterable[str], drawn: Iterable[tuple[str, BaseGeometry]], kinds: frozenset[str]
    ) -> list[tuple[str, BaseGeometry]]:
        found = [(terrain, area) for terrain, area in drawn if terrain in kinds]
        for terrain in dict.fromkeys(listed):
            if terrain in kinds:
                found += self._grown(at, terrain)
        return found

    def _contours(self, at: Hex, number: int) -> tuple[Pieces, ...]:
        """The contours that hold the dot, grown ones and drawn ones, the highest first."""
        found = []
        for level in self.ground.contour_levels:
            grown: GrownHex | None = self.ground.grown_contour(at, level)
            if grown is not None:
                found.append(Pieces(level * ORDERS, "grown", images_in(self._seen(at, Polygon(grown.ring)))))
        found += [
            Pieces(contour.rank, contour.line, contour.shape.images.get(number, ()))
            for contour in self.contours
            if number in contour.shape.dots
        ]
        return tuple(sorted(found, key=lambda pieces: -pieces.height))

    # -- roads --------------------------------------------------------------------------------------------------

    def _with_roads(
        self,
        at: Hex,
        facts: HexFacts,
        listed: tuple[str, ...],
        visits: frozenset[Visit],
        buildings: list[tuple[str, BaseGeometry]],
        forests: list[BaseGeometry],
    ) -> HexFacts:
        """The facts with what the roads make of the hex; a listed flag settles it."""
        roads = self.ground.path_visits(at, self.roads) if visits else frozenset()
        trees = self._tree_lines(at) if roads else set()
        marked = any(one in self.roads for one in listed)
        forest_road = facts.forest != ABSENT and (bool(roads) or marked)
        tree_lined = "tree_lined_road" in listed or is_tree_lined(roads, trees)
        images = [*(area for _, area in buildings), *forests]
        enclosed = "enclosed_road" in listed or forest_road or tree_lined or is_enclosed(roads, trees, images)
        urban_road = "urban_building_road" in listed or (
            is_urban(self.ground, at)
            and ("road" in listed or bool(self.ground.path_visits(at, ("road",))))
            and self._is_urban_building(listed, buildings)
        )
        return replace(facts, roadway=forest_road or tree_lined, enclosed=enclosed, urban_road=urban_road)

    def _tree_lines(self, at: Hex) -> set[int]:
        """The directions of a hex's tree lines."""
        sides = enumerate(map(self.board.side_terrain, sides_of(at)))
        return {direction for direction, terrain in sides if "tree_line" in terrain}

    @staticmethod
    def _is_urban_building(listed: Iterable[str], buildings: Iterable[tuple[str, BaseGeometry]]) -> bool:
        share = sum(area.area for terrain, area in buildings if terrain == "urban_building")
        return "urban_building" in listed or share > BUILDING_SHARE * HEX.area


def images_in(area: BaseGeometry) -> tuple[Image, ...]:
    """The images of an area in a hex; those of one whole ring of integers are shared by all hexes that grow it."""
    if isinstance(area, Polygon) and not area.interiors:
        coords = area.exterior.coords[:-1]
        if all(x.is_integer() and y.is_integer() for x, y in coords):
            return (image_of_ring(tuple((int(x), int(y)) for x, y in coords)),)
    return images_of(area)
