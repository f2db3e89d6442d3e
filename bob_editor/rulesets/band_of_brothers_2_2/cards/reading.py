"""A Band of Brothers card as its checks read it: units and markers by place, areas as hexes, the ground as changed."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import EDGES, OPPOSITE
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.cards.rows import list_in, text_in
from bob_editor.rules.check import reading_check
from bob_editor.rules.game import sight_on
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.tags import title_of_marker
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import (
    Group,
    Unit,
    forces_at,
    groups,
    order_of_battle,
    units_on_map,
)
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import CardGround

Json = Any

BETTER = {
    ("europe", "bunker"): "pillbox", ("desert", "bunker"): "pillbox", ("pacific", "pillbox"): "bunker",
    ("europe", "sangar"): "foxhole", ("pacific", "sangar"): "foxhole",
}  # fmt: skip
"""What stands in a theatre in place of what doesn't."""


class PlacedMarker(Record, eq=False):
    """A marker of the card that lies on the map."""

    path: FieldPath
    row: Mapping[str, Json]
    marker: str
    at: Hex
    side: str


class CardReading(CardGround):
    """What the checks ask of one card, each worked out when first asked."""

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """The units listed one by one."""
        return units_on_map(self.card)

    @cached_property
    def placed(self) -> tuple[Unit, ...]:
        """Those that stand in a hex by themselves: passengers and riders don't."""
        return tuple(unit for unit in self.units if unit.at is not None and not unit.carrier)

    @cached_property
    def by_hex(self) -> Mapping[Hex, tuple[Unit, ...]]:
        """The same by hex, in map order."""
        found = grouped((unit.at, unit) for unit in self.placed if unit.at is not None)
        return {at: tuple(found[at]) for at in sorted(found, key=self.grid.index.__getitem__)}

    @cached_property
    def by_carrier(self) -> Mapping[str, Sequence[Unit]]:
        """Those that are aboard of another, by its id."""
        return grouped((unit.carrier, unit) for unit in self.units)

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Set-up areas, reinforcements and fog of war cups."""
        return groups(self.card)

    @cached_property
    def all_units(self) -> tuple[Unit, ...]:
        """The whole order of battle."""
        return order_of_battle(self.card)

    @cached_property
    def _by_side(self) -> Mapping[str, Sequence[Unit]]:
        return grouped((unit.side, unit) for unit in self.all_units)

    def of_side(self, side: str) -> Sequence[Unit]:
        """Every unit of a side."""
        return self._by_side.get(side, ())

    def exchanged(self, side: str) -> tuple[Unit, ...]:
        """What a side may have instead of others, by its force exchanges (18.0)."""
        lists = named_at(self.card.scenario, "sides/*/force_exchanges/*/receive")
        own = [path for path, _, _ in lists if self.card.scenario.text(*path[:2], "id") == side]
        return tuple(unit for path in own for unit in forces_at(self.card, path, side))

    def miscalled(self, side: str) -> tuple[str, str] | None:
        """The side's company with Command Points and no units, and that with units and none, if there is one each."""
        points = self.card.side_rows.get(side, {}).get("company_cps")
        named = {unit.company for unit in self.of_side(side) if unit.company}
        given = set(points) if isinstance(points, Mapping) else set()
        bare, idle = named - given, given - named
        return (idle.pop(), bare.pop()) if len(bare) == len(idle) == 1 else None

    def lost_id(self, side: str) -> bool:
        """Whether a side has no id of its own, or nothing is called by it; that is told as such."""
        if not side or sum(one == side for _, one, _ in self.side_fields()) > 1:
            return True
        known = self.card.side_rows
        return not self.of_side(side) and any(unit.side not in known for unit in self.all_units)

    def decoys(self, side: str) -> int:
        """How many decoys a side has: those of its own and of each of its groups (15.0)."""
        rows = (self.card.side_rows.get(side, {}), *(one.row for one in self.groups if one.side == side))
        return sum(count_in(row, "decoys", 0) for row in rows)

    # -- cover and sight ----------------------------------------------------------------------------------------

    def beneficial(self, at: Hex) -> bool:
        """Whether terrain or a fortification gives cover, whoever fires (15.0; docs/games/band-of-brothers.md, A40)."""
        if self.grows_cover(at):
            return True
        forts = {marker.marker for marker in self.markers if marker.at == at} - {"wire", "roadblock"}
        known = self.card.ruleset.rows("markers")
        return any(known[one].get("fortification") for one in forts if one in known)

    def grows_cover(self, at: Hex) -> bool:
        """Whether the terrain of a hex gives cover."""
        rows = self.card.ruleset.terrains
        there = (rows[one] for one in self.terrain(at) if one in rows)
        return any("hexes" in row.places and row.beneficial for row in there)

    def beneficial_to(self, unit: Unit) -> bool:
        """Whether a unit has cover where it stands: terrain, a fortification or a hexside feature beside it."""
        return unit.at is not None and (self.beneficial(unit.at) or self.sheltered(unit.at))

    def sheltered(self, at: Hex) -> bool:
        """Whether a hex lies next to a hedgerow, wall or dike road, or on a hill (15.0)."""
        kinds = {row.id for row in self.card.ruleset.terrains.values() if row.los in ("hedgerow", "wall")}
        board = self.ground.board
        if any(kinds.intersection(board.side_terrain(side)) for side in sides_of(at)):
            return True
        # Edition 2.1 knows hedgerows and hills only (15.0).
        if self.switched("concealment_by_terrain"):
            return self.ground.level(at) > 0
        return self.is_dike(at) or self.ground.level(at) > 0

    def enemies_on_map(self, unit: Unit) -> tuple[Unit, ...]:
        """Units of another side that see what it does; decoys count as units do (15.0), company hubs don't (63.1)."""
        return tuple(other for other in self.placed if other.side != unit.side and other.kind != "hub")

    def is_in_view(self, viewer: Hex, target: Unit) -> bool:
        """Whether a unit on the map can be seen from the ground of a hex."""
        if target.at is None or not self.fits_los or (sight := sight_on(self.card)) is None:
            return False
        try:
            return sight.trace(End(viewer), _end(target, target.at)).verdict != "blocked"
        except UnknownPlace:
            return False

    def sees(self, viewer: Unit, target: Unit) -> bool:
        """Whether a unit on the map sees another, however hindered; False where LOS can't be told."""
        answer = self.look(viewer, target)
        return answer is not None and answer.verdict != "blocked"

    def look(self, viewer: Unit, target: Unit) -> Answer | None:
        """What the thread between two units meets; None where the ruleset has no LOS or a position isn't there."""
        if viewer.at is None or target.at is None or not self.fits_los:
            return None
        sight = sight_on(self.card)
        if sight is None:
            return None
        try:
            return sight.trace(_end(viewer, viewer.at), _end(target, target.at))
        except UnknownPlace:
            return None

    # -- markers --------------------------------------------------------------------------------------------------

    @cached_property
    def markers(self) -> tuple[PlacedMarker, ...]:
        """The markers in hexes of the map; of those that the edition doesn't have other checks tell."""
        found, known = [], self.card.ruleset.rows("markers")
        for index, row in self.scenario.markers:
            name, at = row.get("marker"), row.get("at")
            place = self.card.hex(str(at).partition("/")[0]) if isinstance(at, str) else None
            if isinstance(name, str) and name in known and place is not None:
                found.append(PlacedMarker(("markers", index), row, name, place, text_in(row, "side")))
        return tuple(found)

    @cached_property
    def fortifications(self) -> tuple[PlacedMarker, ...]:
        """Those that are fortifications."""
        rows = self.card.ruleset.rows("markers")
        return tuple(one for one in self.markers if rows.get(one.marker, {}).get("fortification"))

    def markers_in(self, at: Hex, *names: str) -> tuple[PlacedMarker, ...]:
        """The markers of some kinds in a hex."""
        return tuple(one for one in self.markers if one.at == at and one.marker in names)

    def title(self, marker: str) -> str:
        """What a message calls a marker."""
        return title_of_marker(self.card.ruleset, marker)

    def allotments(self, side: str | None = None) -> Iterator[tuple[FieldPath, Mapping[str, Json]]]:
        """How many fortifications of each kind a side, or any, or a set-up area has, and where the card says so."""
        rows: list[tuple[FieldPath, Json, Mapping[str, Json]]] = [
            (("sides", index), name, row) for index, name, row in self.side_fields()
        ]
        rows += [
            (("setup_areas", index), row.get("side"), row) for index, row in self.scenario.rows("setup_areas")
        ]
        for path, whose, row in rows:
            counts = row.get("fortifications")
            if isinstance(counts, dict) and side in (None, whose):
                yield (*path, "fortifications"), counts

    def allotted(self, side: str) -> Counter[str]:
        """How many of each kind the card counts as a side's."""
        found: Counter[str] = Counter()
        for _, counts in self.allotments(side):
            for kind, count in counts.items():
                listed = count if isinstance(count, list | tuple) else (count,)
                found[kind] += sum(one for one in listed if isinstance(one, int))
        del found["area"]
        return found

    # -- coming on the map ------------------------------------------------------------------------------------------

    @staticmethod
    def comes_by_control(group: Group) -> bool:
        """Whether a reinforcement is placed in its side's area of control (16.1)."""
        entry = group.row.get("entry")
        return isinstance(entry, dict) and entry.get("aoc") is True

    @staticmethod
    def is_placed_on_board(group: Group) -> bool:
        """Whether a reinforcement is placed on the map and doesn't enter from outside (18.0).

        The card says so, or it names an area or hexes one by one.
        """
        told, entry = group.row.get("on_board"), group.row.get("entry")
        if isinstance(told, bool):
            return told
        return isinstance(entry, list | tuple) or (isinstance(entry, dict) and "area" in entry)

    def entry(self, group: Group) -> frozenset[Hex]:
        """The hexes in which a reinforcement comes on, as far as they are played on."""
        return self.card.hexes(group.row.get("entry")) & self.playable

    # -- sides, areas, edges -----------------------------------------------------------------------------------------

    @cached_property
    def areas(self) -> tuple[tuple[Group, frozenset[Hex]], ...]:
        """The set-up areas with their hexes."""
        return tuple(
            (group, self.card.hexes(group.row.get("area"))) for group in self.groups if group.kind == "setup"
        )

    def has_blank_area(self, *sides: str) -> bool:
        """Whether a set-up area, of these sides where some are named, is one without a hex: that is told as such."""
        blank = {group.side for group, hexes in self.areas if not hexes and "area" in group.row}
        return bool(blank.intersection(sides) if sides else blank)

    def setup_hexes(self, side: str) -> frozenset[Hex]:
        """Where a side may set up."""
        if side not in self._setup_hexes:
            hexes = (hexes for group, hexes in self.areas if group.side == side)
            self._setup_hexes[side] = frozenset().union(*hexes)
        return self._setup_hexes[side]

    def digging_hexes(self, side: str) -> frozenset[Hex]:
        """Where a side's fortifications may stand: where it sets up, and in an area that the card names for them."""
        named = self.card.side_rows.get(side, {}).get("fortifications")
        area = self.card.hexes(named.get("area")) if isinstance(named, dict) else frozenset()
        return self.setup_hexes(side) | area

    def is_open(self, at: Hex) -> bool:
        """Whether a hex is open ground or has a road, be it on a bridge (43.7)."""
        there = self.terrain(at)
        lines = {"path", "railroad_track", "decoration"}
        return bool({"road", "bridge"} & there) or there - lines <= {"open_ground"}

    def enemies_of(self, side: str) -> tuple[str, ...]:
        """The other sides."""
        return tuple(other for other in self.card.side_rows if other != side)

    def rout_edges(self, side: str) -> tuple[str, ...]:
        """The map edges among a side's Rout Edges."""
        edges = list_in(self.card.side_rows.get(side, {}).get("rout_edges"))
        return tuple(one for one in edges if one in EDGES)

    def has_rout_edge(self, side: str) -> bool:
        """Whether a side has a Rout Edge: an edge of the map, or hexes of it."""
        edges = list_in(self.card.side_rows.get(side, {}).get("rout_edges"))
        return any(one in EDGES or self.card.hex(one) is not None for one in edges)

    def own_edge(self, side: str) -> str:
        """The edge that a side comes from: its Rout Edge, or the one opposite the enemy's, or the bottom."""
        for edge in self.rout_edges(side):
            return edge
        for enemy in self.enemies_of(side):
            for edge in self.rout_edges(enemy):
                return OPPOSITE[edge]
        return "bottom"

    @property
    def theatre(self) -> str:
        """The theatre, "" where the card doesn't say."""
        return self.scenario.text("theatre")

    @property
    def is_night(self) -> bool:
        """Whether it is night: the card says so, or how far one sees then."""
        return "visibility" in self.scenario.conditions or self.scenario.flag("conditions", "night")

    @property
    def last_turn(self) -> int | None:
        """The last turn; None where the card gives none, or its stanza is open-ended (65.1)."""
        turns = 0 if self.scenario.flag("open_ended") else self.scenario.whole("turns") or 0
        return turns if turns > 0 else None

    def side_fields(self) -> Iterator[tuple[int, str, Mapping[str, Json]]]:
        """The sides with their place in the card and their id."""
        for index, row in self.scenario.sides:
            yield index, text_in(row, "id"), row

    def side_title(self, side: str) -> str:
        """What a message calls a side."""
        name = self.card.side_rows.get(side, {}).get("name")
        return name if isinstance(name, str) and name else side or "A side"


def _end(unit: Unit, at: Hex) -> End:
    kinds = {"gun": "gun", "vehicle": "vehicle", "carrier": "carrier", "lc": "landing_craft"}
    return End(at, unit.position or None, kinds.get(unit.kind))


@lru_cache(maxsize=4)
def read(card: Card) -> CardReading:
    """The reading of a card, the same for all its checks."""
    return CardReading(card)


card_check = reading_check(read)
"""Makes checks of a card that get its reading, too."""
