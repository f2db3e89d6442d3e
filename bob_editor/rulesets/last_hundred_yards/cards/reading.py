"""A mission's card as its checks read it: sides, units, areas (docs/games/last-hundred-yards.md, 5)."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.rows import list_in, rows_in, text_in, whole
from bob_editor.rules.check import reading_check
from bob_editor.rules.land.shares import covered
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.last_hundred_yards.cards.areas import FRONTAGE_EDGES, ROLES, MissionAreas
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionSide, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, Spot
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import BUILDING_SHARE, PATHS, ROADS, HexReader
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of

Json = Any

WHOLE_WATER = 0.98
"""A water hex of which drawn water covers less has a shoreline."""


class Mission:
    """What checks, forms and facts ask of one card, each worked out when first asked."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.scenario = card.scenario
        self.areas = MissionAreas(card)
        self._terrain: dict[Hex, frozenset[str]] = {}

    # -- sides ------------------------------------------------------------------------------------------------

    @cached_property
    def sides(self) -> tuple[MissionSide, ...]:
        """The sides, in the card's order."""
        return tuple(MissionSide(index, row) for index, row in self.scenario.sides)

    def side(self, name: Json) -> MissionSide | None:
        """The side of a name: an id before a role, a role before a faction; None where there is none."""
        found = [side for side in self.sides if name in side.names]
        return min(found, key=lambda side: side.names.index(name), default=None)

    def side_at(self, index: int) -> MissionSide:
        """The side of a row, by its place in the card's list."""
        return next(side for side in self.sides if side.index == index)

    def of_role(self, role: str) -> MissionSide | None:
        """The side of a role."""
        return next((side for side in self.sides if side.role == role), None)

    @property
    def dyo(self) -> bool:
        """Whether it is a mission of the players' own design."""
        return self.scenario.text("kind") == "dyo"

    def with_step(self, rule: str, step: int) -> str:
        """The rule that a card breaks, and in a mission of the players' own the step that asks for the same."""
        return f"{rule}, 23.0 step {step}" if self.dyo else rule

    @property
    def theatre(self) -> str:
        """``europe`` or ``pacific``; where the card doesn't say, the one where its nations fight."""
        said = self.scenario.get("theatre")
        eastern = said not in ("europe", "pacific") and any(side.japanese for side in self.sides)
        return "pacific" if said == "pacific" or eastern else "europe"

    @property
    def buyers(self) -> tuple[MissionSide, ...]:
        """The sides that buy their forces; none while two are of one role or faction, or one of no role."""
        roles = {side.role for side in self.sides} - {""} if self.dyo else ()
        factions = {side.faction or str(side.index) for side in self.sides}
        return self.sides if len(roles) == len(self.sides) == len(factions) else ()

    def dyo_path(self, section: str, side: MissionSide) -> FieldPath:
        """Where a section of the players' own design has what is a side's: under its role, or another of its names."""
        given = self.scenario.get("dyo", section)
        names = (side.role, *side.names, side.nationality)
        named = (name for name in names if name and isinstance(given, dict) and name in given)
        return ("dyo", section, next(named, side.role))

    def in_play(self, flag: str) -> bool | None:
        """What the card's flags say; None where they say nothing."""
        value = self.scenario.get("flags", flag)
        return value if isinstance(value, bool) else None

    # -- units and markers --------------------------------------------------------------------------------------

    @cached_property
    def units(self) -> tuple[MissionUnit, ...]:
        """The units of the card."""
        return tuple(
            MissionUnit(
                index,
                row,
                kind_of(row.get("unit", row.get("kind"))),
                self.side(row.get("side")),
                self.card.hex(row.get("at")),
            )
            for index, row in self.scenario.units
        )

    @cached_property
    def by_id(self) -> Mapping[str, MissionUnit]:
        """The units that have an id, the first of each."""
        return {unit.id: unit for unit in reversed(self.units) if unit.id}

    @cached_property
    def by_carrier(self) -> Mapping[str, Sequence[MissionUnit]]:
        """The units that are aboard of another, by its id."""
        return grouped((text_in(unit.row, "mounted_on"), unit) for unit in self.units)

    @cached_property
    def by_hex(self) -> Mapping[Hex, tuple[MissionUnit, ...]]:
        """The units on the map by hex, in map order; passengers and riders among them."""
        found = grouped((unit.at, unit) for unit in self.units if unit.at is not None)
        order = self.card.grid.index
        return {at: tuple(found[at]) for at in sorted(found, key=lambda one: order.get(one, 0))}

    def stacks(self) -> list[tuple[Hex, MissionSide, list[MissionUnit]]]:
        """The units in each hex, side by side; none of a side that has but a fortified position there."""
        positions = {
            (one.at, one.side.index)
            for one in self.markers
            if one.side is not None and one.marker in FORTIFICATIONS
        }
        order = self.card.grid.index
        return [
            (at, side, units)
            for at in sorted({*self.by_hex, *(at for at, _ in positions)}, key=lambda one: order.get(one, 0))
            for side in self.sides
            if (units := [unit for unit in self.by_hex.get(at, ()) if unit.side == side])
            or (at, side.index) in positions
        ]

    def named_kinds(self, names: Json) -> list[str]:
        """The kinds of units that a list names, by their ids or kinds; what is neither is left out."""
        found = []
        for name in list_in(names):
            unit = self.by_id.get(name) if isinstance(name, str) else None
            kind = unit.kind if unit is not None else kind_of(name)
            if kind is not None:
                found.append(name if unit is None else kind.id)
        return found

    @cached_property
    def markers(self) -> tuple[MissionMarker, ...]:
        """The markers that lie in hexes of the map; fortified positions that are listed as units are among them."""
        found = []
        for index, row in self.scenario.markers:
            at, name = self.card.hex(row.get("at")), row.get("marker")
            if at is not None and isinstance(name, str):
                found.append(MissionMarker(index, row, name, self.side(row.get("side")), at))
        found += [
            MissionMarker(unit.index, unit.row, unit.kind_id, unit.side, unit.at, section="units")
            for unit in self.units
            if unit.at is not None and unit.kind_id in FORTIFICATIONS
        ]
        return tuple(found)

    def markers_in(self, at: Hex, *kinds: str) -> list[MissionMarker]:
        """The markers in a hex; of these kinds where any are named."""
        return [one for one in self.markers if one.at == at and (not kinds or one.marker in kinds)]

    def sheltered(self, position: MissionMarker, at: Hex | None = None) -> list[MissionUnit]:
        """Who is there to use an improved position; ``at`` is another hex that it might lie in, if it has none."""
        if at is not None and self.markers_in(at, *FORTIFICATIONS):
            return []
        return [one for one in self.by_hex.get(at or position.at, ()) if position.shelters(one)]

    def sets_up_later(self, side: MissionSide | None) -> bool:
        """Whether a side's player, or any, places his units, of which the card lists some and puts none on the map."""
        own = [unit for unit in self.units if side in (None, unit.side)]
        placed = any(unit.at is not None for unit in own)
        forces = (one for one in self.sides if side in (None, one))
        return not placed and bool(own or any(one.platoons or one.support for one in forces))

    @cached_property
    def on_map(self) -> tuple[MissionUnit | MissionMarker, ...]:
        """The units on the map, fortified positions among the markers too (docs/games/last-hundred-yards.md, 6.1)."""
        positions = (
            one for one in self.markers if one.section == "markers" and kind_of(one.marker) is not None
        )
        return (
            *(unit for unit in self.units if unit.at is not None),
            *(one for one in positions if one.marker in FORTIFICATIONS),
        )

    # -- the map ------------------------------------------------------------------------------------------------

    def setup_rows(self, side: MissionSide) -> list[tuple[int, Mapping[str, Json]]]:
        """The set-up rows of a side."""
        return [
            (index, row) for index, row in self.scenario.setup_areas if self.side(row.get("side")) == side
        ]

    def setup_parts(self, side: MissionSide) -> list[frozenset[Hex]]:
        """The hexes of each area in which a side sets up."""
        rows = (row for _, row in self.setup_rows(side) if row.get("type", "on_map") == "on_map")
        return [self.areas.hexes(row.get("area"), side.role) for row in rows]

    def setup_hexes(self, side: MissionSide) -> frozenset[Hex]:
        """The hexes in which a side sets up."""
        return frozenset().union(*self.setup_parts(side))

    def lays_mines_in(self, side: MissionSide, at: Hex) -> bool:
        """Whether a side may lay mines in a hex: in its areas, anywhere where none is known, never from off the map."""
        area = self.setup_hexes(side)
        return at in area if area or self.starts_off_map(side) else True

    def rows_for(self, unit: MissionUnit) -> list[Mapping[str, Json]]:
        """The set-up rows of a unit's side in whose areas it stands; all of them where it stands in none."""
        rows = [row for _, row in self.setup_rows(unit.side)] if unit.side is not None else []
        role = unit.side.role if unit.side is not None else ""
        return [row for row in rows if unit.at in self.areas.hexes(row.get("area"), role)] or rows

    def own_rows(self, unit: MissionUnit | MissionMarker) -> list[tuple[int, Mapping[str, Json]]]:
        """The set-up rows that name a unit's platoon or company."""
        company, platoon = unit.row.get("company"), whole(unit.row.get("platoon"))
        return [
            (index, row)
            for index, row in (self.setup_rows(unit.side) if unit.side is not None else ())
            if any(
                named.get("company") == company and len({platoon, whole(named.get("platoon"))} - {None}) < 2
                for _, named in rows_in(row.get("platoons"))
            )
        ]

    def own_hexes(self, unit: MissionUnit | MissionMarker) -> frozenset[Hex]:
        """The hexes of those rows."""
        role = unit.side.role if unit.side is not None else ""
        areas = (self.areas.hexes(row.get("area"), role) for _, row in self.own_rows(unit))
        return frozenset().union(*areas)

    def sets_up_on_map(self, side: MissionSide) -> bool:
        """Whether a side has a set-up area on the map."""
        return any("area" in row for _, row in self.setup_rows(side) if row.get("type", "on_map") == "on_map")

    def starts_off_map(self, side: MissionSide) -> bool:
        """Whether a side sets up, as the card says, and nowhere on the map."""
        rows = self.setup_rows(side)
        return bool(rows) and all(row.get("type") in ("off_map", "airborne") for _, row in rows)

    def lands(self, side: MissionSide) -> bool:
        """Whether a side comes from the air."""
        return any(row.get("type") == "airborne" for _, row in self.setup_rows(side))

    @cached_property
    def out_of_play(self) -> frozenset[Hex]:
        """The hexes that are out of play: named by a change, half hexes of the side edges, or what isn't played on."""
        found: set[Hex] = set()
        halves = (
            self.scenario.get("map", "half_hexes_in_play") is False or self.in_play("half_hexes") is False
        )
        for change in self.card.scene.changes:
            if change.change == "out_of_play":
                found.update(change.at or ())
                halves = halves or change.fields.get("half_hexes") is True
        if halves:
            found.update(self.side_half_hexes)
        return frozenset(found | (set(self.card.grid.hexes) - self.card.playable))

    @cached_property
    def side_half_hexes(self) -> frozenset[Hex]:
        """The half hexes along the edges that are no side's friendly or enemy edge (23.0 step 12).

        Where no friendly edge is known, the edges of the frontage are no side edges.
        """
        areas = self.areas
        edges = [edge for role in ROLES for edge in (areas.friendly_edge(role), areas.enemy_edge(role))]
        kept = {areas.map_edge(edge) for edge in edges if isinstance(edge, str)}
        if not any(edges):
            kept.update(FRONTAGE_EDGES.get(self.scenario.text("map", "frontage"), ()))
        named: frozenset[Hex] = frozenset().union(
            *(self.card.hexes(edge) for edge in edges if isinstance(edge, list))
        )
        grid = self.card.grid
        return frozenset(
            at for at in grid.hexes if (cut := set(grid.cut_edges(at))) and not cut & kept and at not in named
        )

    @cached_property
    def _reader(self) -> HexReader:
        return HexReader(self.card.ground, (), roads=ROADS, whole_buildings=False)

    @cached_property
    def _water(self) -> Mapping[Hex, Mapping[str, float]]:
        return covered(self.card.ground, ("water",))

    @cached_property
    def _buildings(self) -> Mapping[Hex, Mapping[str, float]]:
        return covered(self.card.ground, tagged(self.card.ruleset, "building"))

    def spot(self, at: Hex, *, but: MissionMarker | None = None) -> Spot:
        """A hex as placing in it is judged; ``but`` is the marker that is being judged itself."""
        if at not in self._terrain:
            self._terrain[at] = self._terrain_at(at)
        shore = 0 < self._water.get(at, {}).get("water", 0) < WHOLE_WATER
        markers = tuple(one.marker for one in self.markers_in(at) if one is not but)
        return Spot(self._terrain[at], markers, shore)

    @cached_property
    def objectives(self) -> list[tuple[FieldPath, Mapping[str, Json], frozenset[Hex]]]:
        """Where each objective stands in the card, its row, and the hexes of the map that it names."""
        rows = self.scenario.rows("objectives")
        return [
            (("objectives", one), row, self.areas.hexes(row.get("hexes"), "attacker")) for one, row in rows
        ]

    def is_impassable(self, at: Hex) -> bool:
        """Whether a hex is a river that the mission makes impassable, and has neither bridge nor ford."""
        rivers = [change.at for change in self.card.scene.changes if change.change == "river_impassable"]
        spot = self.spot(at) if rivers and any(not hexes or at in hexes for hexes in rivers) else Spot()
        return spot.has("river") and not spot.has("bridge", "ford")

    def _terrain_at(self, at: Hex) -> frozenset[str]:
        """What a hex has for those who stand in it: its terrain, its lines, and what roads make of it."""
        ground = self.card.ground
        terrain = {*ground.terrain(at), *(one for one in PATHS if ground.board.has_path(at, one))}
        facts = self._reader.facts(at, 0)
        if facts.urban_road:
            terrain.add("urban_building_road")
        terrain.update(kind for kind, share in self._buildings.get(at, {}).items() if share > BUILDING_SHARE)
        return frozenset(terrain)

    def places(self, thing: MissionUnit | MissionMarker) -> tuple[Place, ...]:
        """Where a finding about a unit or marker points: at its hex, if it has one, and at its row."""
        row = self.card.at_field(*thing.path)
        return (row,) if thing.at is None else (self.card.at_hex(thing.at), row)

    def label(self, at: Hex) -> str:
        """The name of a hex."""
        return self.card.grid.label(at)


@lru_cache(maxsize=4)
def mission_of(card: Card) -> Mission:
    """The mission of a card, read once for all its checks."""
    return Mission(card)


card_check = reading_check(mission_of)
"""Makes checks of a card that get its mission, too."""
