"""A scenario card read by this game's rules: its sides, pieces and areas, as checks, facts and pictures ask for them.

Whatever can't be read is left out here; the schema's problems tell of it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.records import Record
from bob_editor.rules.cards.arrivals import Arrival, arrivals, setting_up
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.cards.rows import list_in, text_in, whole
from bob_editor.rules.check import reading_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import (
    ALLIED,
    BOXES,
    SIDES,
    OnMap,
    SetupArea,
    Unit,
    Weapon,
    has_radio,
)
from bob_editor.rulesets.combat_commander_pacific.cards.setup_areas import hexes_of_area
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import HexTypes, scene_types
from bob_editor.rulesets.combat_commander_pacific.land.placement import fortifications

Json = Any


class CardReading(Record, eq=False, dict=True):
    """One card as this game's rules read it."""

    card: Card

    @cached_property
    def types(self) -> HexTypes:
        """The terrain types of the map, after the scenario's changes."""
        return scene_types(self.card.scene, self.card.ground)

    @property
    def night(self) -> bool:
        """Whether it is night (18)."""
        return self.card.scenario.flag("conditions", "night")

    # -- sides --------------------------------------------------------------------------------------------------

    @cached_property
    def side_places(self) -> Mapping[str, int]:
        """The place of each side among the card's sides, the first of its name."""
        found: dict[str, int] = {}
        for index, row in self.card.scenario.sides:
            name = text_in(row, "side")
            if name in SIDES:
                found.setdefault(name, index)
        return found

    def side(self, name: str) -> Mapping[str, Json]:
        """What the card says of a side; nothing where it has none of this name."""
        index = self.side_places.get(name)
        return {} if index is None else self.card.scenario.table("sides", index)

    def sides(self) -> Iterator[tuple[str, FieldPath, Mapping[str, Json]]]:
        """The sides: name, place and row."""
        for name, index in self.side_places.items():
            yield name, ("sides", index), self.side(name)

    # -- pieces -------------------------------------------------------------------------------------------------

    @cached_property
    def units(self) -> tuple[Unit, ...]:
        """The units that the card lists, those that arrive later among them (with their space)."""
        spaces = self._spaces
        return tuple(
            Unit(
                ("units", index),
                row,
                text_in(row, "side"),
                self.card.hex(row.get("at")),
                count_in(row),
                spaces.get((text_in(row, "side"), text_in(row, "unit"))),
            )
            for index, row in self.card.scenario.units
        )

    @cached_property
    def arriving(self) -> tuple[Unit, ...]:
        """The units that only the reinforcements name."""
        listed = {(piece.side, piece.id) for piece in self.units if piece.id}
        return tuple(
            Unit(
                ("reinforcements", index, "pieces", place),
                row,
                text_in(group, "side"),
                None,
                count_in(row),
                whole(group.get("space")),
            )
            for index, group in self.card.scenario.rows("reinforcements")
            for place, row in self.card.scenario.rows("reinforcements", index, "pieces")
            if "kind" in row and (text_in(group, "side"), text_in(row, "unit")) not in listed
        )

    @cached_property
    def arriving_rows(self) -> tuple[FieldPath, ...]:
        """Where the card lists pieces that arrive later, of all sorts."""
        return tuple(
            ("reinforcements", index, "pieces", place)
            for index, _ in self.card.scenario.rows("reinforcements")
            for place, _ in self.card.scenario.rows("reinforcements", index, "pieces")
        )

    @cached_property
    def arriving_radios(self) -> tuple[tuple[str, FieldPath], ...]:
        """The radios that arrive later: whose, and where the card lists each, by name or with what is known of it."""
        return tuple(
            (text_in(group, "side"), ("reinforcements", index, "pieces", place))
            for index, group in self.card.scenario.rows("reinforcements")
            for place, piece in enumerate(entries(self.card, "reinforcements", index, "pieces"))
            if piece == "radio" or (isinstance(piece, dict) and has_radio(piece))
        )

    @property
    def arriving_ids(self) -> frozenset[tuple[str, str]]:
        """The units and weapons that arrive later, by side and id."""
        return frozenset(self._spaces)

    @cached_property
    def _spaces(self) -> Mapping[tuple[str, str], int | None]:
        """By side and id, the space on which a piece that the reinforcements name waits."""
        return {
            (text_in(group, "side"), name): whole(group.get("space"))
            for index, group in self.card.scenario.rows("reinforcements")
            for name in self._named("reinforcements", index, "pieces")
        }

    def _named(self, *path: str | int) -> Iterator[str]:
        yield from self.card.scenario.texts(*path)
        for _, row in self.card.scenario.rows(*path):
            yield from (text_in(row, name) for name in ("unit", "weapon") if text_in(row, name))

    @cached_property
    def boxed(self) -> frozenset[tuple[str, str]]:
        """The pieces that wait in an infiltration box, by side and id (O28)."""
        return frozenset(
            (side, name)
            for side, path, _ in self.sides()
            for box in BOXES
            for name in self.card.scenario.texts(*path, "infiltration", box)
        )

    def at_start(self, side: str | None = None) -> tuple[Unit, ...]:
        """The units that are on the map, or set up there, when the game begins; what comes later of a row isn't."""
        left = setting_up(self.card.scenario, self._arrivals)
        return tuple(
            replace(piece, count=count, space=None)
            for piece in self.units
            if (count := left.get(piece.place, 0)) and (side is None or piece.side == side)
        )

    def later(self, side: str) -> tuple[Unit, ...]:
        """The units of a side that wait on the Time Track, as many of each as wait there."""
        units = {piece.place: piece for piece in self.units}
        listed = (
            replace(units[one.unit], count=one.count, space=self.card.scenario.whole(*one.group, "space"))
            for one in self._arrivals
            if one.group[0] == "reinforcements" and one.unit in units
        )
        return tuple(piece for piece in (*listed, *self.arriving) if piece.side == side)

    @cached_property
    def _arrivals(self) -> tuple[Arrival, ...]:
        return arrivals(self.card.scenario)

    def all_units(self, side: str | None = None) -> tuple[Unit, ...]:
        """Every unit, or those of a side, wherever it begins."""
        return tuple(unit for unit in (*self.units, *self.arriving) if side in (None, unit.side))

    @cached_property
    def by_hex(self) -> Mapping[Hex, tuple[Unit, ...]]:
        """The units that the card puts on the map, by hex."""
        found = grouped((piece.hex, piece) for piece in self.units if piece.hex is not None)
        return {at: tuple(pieces) for at, pieces in found.items()}

    @cached_property
    def weapons(self) -> tuple[Weapon, ...]:
        """The weapons of both sides."""
        return tuple(
            Weapon((*path, "weapons", index), row, name)
            for name, path, _ in self.sides()
            for index, row in self.card.scenario.rows(*path, "weapons")
        )

    @cached_property
    def carried(self) -> Mapping[tuple[str, str], int]:
        """How many units carry a weapon, by its side and id."""
        pieces = self.all_units()
        return Counter((piece.side, name) for piece in pieces for _, name in piece.weapons)

    def weapon(self, side: str, name: Json) -> Weapon | None:
        """A side's weapon of an id."""
        return next((one for one in self.weapons if one.side == side and one.row.get("id") == name), None)

    # -- markers and areas --------------------------------------------------------------------------------------

    @cached_property
    def markers(self) -> tuple[OnMap, ...]:
        """The markers on the map."""
        found = []
        for index, row in self.card.scenario.markers:
            at = self.card.hex(row.get("at"))
            if at is not None and isinstance(row.get("marker"), str):
                found.append(OnMap(("markers", index), row, row["marker"], at))
        return tuple(found)

    def marked(self, *names: str) -> Mapping[Hex, tuple[OnMap, ...]]:
        """The markers of some kinds, by hex."""
        found = grouped((one.hex, one) for one in self.markers if one.marker in names)
        return {at: tuple(rows) for at, rows in found.items()}

    @property
    def grounded(self) -> tuple[OnMap, ...]:
        """The aircraft that can't be there: all at night, else all but the first (18.6, E50)."""
        planes = tuple(one for one in self.markers if one.marker == "aircraft")
        return planes if self.night else planes[1:]

    @cached_property
    def fortifications(self) -> frozenset[str]:
        """The ids of fortifications (F100.1)."""
        return fortifications(self.card.ruleset)

    @cached_property
    def areas(self) -> tuple[SetupArea, ...]:
        """The set-up areas."""
        return tuple(
            SetupArea(
                ("setup_areas", index), row, text_in(row, "side"), hexes_of_area(self.card, self.types, row)
            )
            for index, row in self.card.scenario.setup_areas
        )

    def area_of(self, side: str, piece: str | None = None) -> frozenset[Hex]:
        """The hexes in which a side, or one of its pieces, may set up."""
        areas = (area for area in self.areas if area.side == side and (piece is None or area.is_for(piece)))
        return frozenset().union(*(area.hexes for area in areas))


@lru_cache(maxsize=4)
def read_card(card: Card) -> CardReading:
    """The reading of a card; kept, since all its checks ask for it."""
    return CardReading(card)


card_check = reading_check(read_card)
"""Makes checks of a card that get its reading, too."""


def entries(card: Card, *path: str | int) -> tuple[Json, ...]:
    """The entries of a list of the card, whatever they are; none where there is no list."""
    return tuple(list_in(card.scenario.get(*path)))


def chits_named(card: Card) -> tuple[tuple[FieldPath, str], ...]:
    """Every objective chit that the card names, and where (14.3.3)."""
    lists: list[FieldPath] = [("victory", "open"), ("victory", "excluded")]
    lists += [("sides", index, "secret_objectives", "chits") for index, _ in card.scenario.sides]
    return tuple(
        ((*path, place), letter)
        for path in lists
        for place, letter in enumerate(entries(card, *path))
        if isinstance(letter, str)
    )


def sighting_count(scenario: Scenario, side: FieldPath) -> int:
    """How many sighting markers a side has in set-up: as it says, and as many as have hexes."""
    path = (*side, "sighting_markers")
    return max(scenario.whole(*path, "count") or 0, len(scenario.texts(*path, "hexes")))


def surrender_path(scenario: Scenario) -> FieldPath:
    """Where a card has the Allied surrender space, which it may also give by side; Japan's has its own check."""
    path: FieldPath = ("victory", "surrender")
    return (*path, ALLIED) if isinstance(scenario.get(*path), Mapping) else path
