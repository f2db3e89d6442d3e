"""A scenario card as its checks see it: the scenario, its joined map, and the scene that it sets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import field
from msgspec.structs import force_setattr, replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.model.joining import JoinedMap
from bob_editor.model.places import Place, at_field, at_hex, at_side
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.records import Record, told_without
from bob_editor.rules.cards.conditions import conditions_by_cards
from bob_editor.rules.cards.hex_sets import HexSets
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import readable_scene
from bob_editor.rules.ruleset import Ruleset

Json = Any


def side_id(row: Mapping[str, Json]) -> Json:
    """What others call a side by: its row's ``id``, or its ``side`` or ``role`` where a game's card has that."""
    return next((row[name] for name in ("id", "side", "role") if name in row), None)


def side_rows_of(scenario: Scenario) -> Mapping[str, Mapping[str, Json]]:
    """The sides of a scenario by id."""
    found: dict[str, Mapping[str, Json]] = {}
    # A game that names its sides by their places at the table has an object of them.
    rows = [row for _, row in scenario.sides] or list(scenario.table("sides").values())
    for row in rows:
        name = side_id(row) if isinstance(row, dict) else None
        if isinstance(name, str):
            found.setdefault(name, row)
    return found


def side_names_of(scenario: Scenario) -> Mapping[str, str]:
    """What a scenario calls its sides, by id."""
    names = {side: row.get("name") for side, row in side_rows_of(scenario).items()}
    return {side: name for side, name in names.items() if isinstance(name, str) and name}


def on_board(board: str, plain: str) -> str:
    """The name of a hex or hexside with its board before it."""
    return "/".join(one if one.isalpha() else f"{board}.{one}" for one in plain.split("/"))


class MissingBoard(Record):
    """A board that the scenario names and that can't be read: its path in the card, and why."""

    path: FieldPath
    name: str
    why: str


class MapAtHand(Record, eq=False, dict=True):
    """A joined map as its ruleset reads it, with what was worked out on it; good for every card on that map."""

    map: JoinedMap
    ruleset: Ruleset
    sets: dict[str, frozenset[Hex]] = field(default_factory=dict)
    places: dict[Hex, Place] = field(default_factory=dict)

    @cached_property
    def ground(self) -> Ground:
        """The map as the ruleset reads it."""
        return Ground(self.map.board, self.ruleset)


class Card(Record, eq=False, dict=True):
    """A scenario with all that its checks, forms and pictures ask about it, worked out when first asked.

    ``missing`` are boards that couldn't be read: the map is joined from the others. ``known`` is what
    former cards had ``at_hand`` of it; without it nothing is, and whatever is made of this card has the same.
    """

    scenario: Scenario
    ruleset: Ruleset
    map: JoinedMap
    missing: tuple[MissingBoard, ...] = ()
    known: MapAtHand | None = None

    __repr__ = told_without("known")

    def __post_init__(self) -> None:
        if self.known is None:
            # Not when first asked for, since ``replace`` takes along fields alone.
            force_setattr(self, "known", MapAtHand(self.map, self.ruleset))

    @property
    def at_hand(self) -> MapAtHand:
        """What was worked out on the map, also by former cards on it."""
        assert self.known is not None  # from the first
        return self.known

    @property
    def board(self) -> Board:
        """The joined map as one board."""
        return self.map.board

    @property
    def grid(self) -> JoinedGrid:
        """The joined map's grid."""
        return self.map.grid

    @cached_property
    def ground(self) -> Ground:
        """The joined map as the ruleset reads it, without the scenario's changes."""
        return self.at_hand.ground

    def take_over(self, former: Card) -> None:
        """Use what a former card has worked out about the map, where it has the same."""
        if former.map is self.map and "ground" in former.__dict__:
            self.__dict__["ground"] = former.ground

    @cached_property
    def scene(self) -> Scene:
        """The map with the markers, changes, conditions, units and rulings that can be read."""
        scenario = self.scenario
        scene = readable_scene(
            self.map.board,
            self.ruleset,
            markers=[row for _, row in scenario.markers],
            changes=[row for _, row in scenario.changes],
            units=[row for _, row in scenario.units],
            conditions={**conditions_by_cards(scenario, self.ruleset), **scenario.conditions},
            rulings=scenario.rulings,
        )
        return replace(scene, cards=scenario.table("cards"), side_names=side_names_of(scenario))

    def ruling(self, name: str) -> Json:
        """The answer in force for an open question of the rulebook."""
        return self.scene.ruling(name)

    # -- places -----------------------------------------------------------------------------------------------

    @property
    def unread(self) -> bool:
        """Whether not all of the map is known: boards of it can't be read, or it has none yet."""
        return bool(self.missing) or not self.map.laid

    def hex(self, label: Json) -> Hex | None:
        """The hex of a label; None where it names none of this map (``unknown-reference`` tells of it)."""
        if not isinstance(label, str) or "/" in label:
            return None
        at = self.grid.hex_anywhere(label)
        return at if at is not None and at in self.grid.index else None

    def boards_having(self, plain: Json) -> tuple[str, ...]:
        """The boards that have a hex or hexside by a name without a board, where that doesn't tell which is meant."""
        found = {
            (self.hex(word), self.side(word)): part.name
            for part in reversed(self.grid.parts)
            if isinstance(plain, str) and "." not in plain and (word := on_board(part.name, plain))
        }
        if len(self.grid.parts) < 2 or self.hex(plain) is not None or self.side(plain) is not None:
            return ()
        return tuple(name for places, name in reversed(found.items()) if any(places))

    def boards_at(self, at: Hex) -> tuple[str, ...]:
        """The names of the boards that show a hex, several where half hexes meet; what overlays lie on is theirs."""
        return tuple(part.name for part, _ in self.grid.owners.get(at, ()) if part.name not in self._overlays)

    def board_beside(self, at: Hex, area: frozenset[Hex]) -> str:
        """The name of a board that shares a hex and has no hex of its own in an area; "" where there is none."""
        there = self.boards_at(at) if len(self.boards_at(at)) > 1 else ()
        without = [name for name in there if not any(self.boards_at(one) == (name,) for one in area)]
        # Of two such boards the hex is called after one already.
        return min(without, key=lambda name: self.grid.label(at).startswith(f"{name}."), default="")

    @cached_property
    def _overlays(self) -> frozenset[str]:
        return frozenset(one.name for one in self.scenario.overlays)

    def side(self, label: Json) -> Side | None:
        """The hexside of a label; None where it names none of this map."""
        if not isinstance(label, str) or "/" not in label:
            return None
        side = self.grid.side_anywhere(label)
        return side if side is not None and any(at in self.grid.index for at in side.hexes) else None

    def hexes(self, hex_set: Json) -> frozenset[Hex]:
        """The hexes of a hex set as cards write them (``rules.cards.hex_sets``); what can't be read names none."""
        return self.hex_sets.hexes(hex_set)

    @cached_property
    def playable(self) -> frozenset[Hex]:
        """The hexes that are played on; all of them where the card names none (``unknown-reference`` tells of it)."""
        return self.hexes(self.scenario.get("map", "playable")) or frozenset(self.grid.hexes)

    @cached_property
    def hex_sets(self) -> HexSets:
        """What reads the card's hex sets."""
        return HexSets(
            self.grid,
            self.ground,
            {
                row["id"]: row.get("area")
                for _, row in self.scenario.setup_areas
                if isinstance(row.get("id"), str)
            },
            self._overlays,
            self.at_hand.sets,
        )

    def at_hex(self, at: Hex) -> Place:
        """The place of a hex, for a finding."""
        places = self.at_hand.places
        if at not in places:
            places[at] = at_hex(self.grid, at)
        return places[at]

    def at_side(self, side: Side) -> Place:
        """The place of a hexside, for a finding."""
        return at_side(self.grid, side)

    def at_field(self, *path: str | int) -> Place:
        """The place of a field of the card, for a finding."""
        return at_field(*path)

    def where(self, at: Hex | None, *path: str | int) -> Place:
        """The place of a thing, for a finding: its hex, or its row in the card where it stands in none."""
        return self.at_field(*path) if at is None else self.at_hex(at)

    def board_field(self, part: int) -> FieldPath:
        """Where the card lists the board that a misfit's ``parts`` name."""
        # A map that is tried as it is joined has no boards of its own any more.
        number = self.map.laid[part].number if self.map.laid else part
        boards = len(self.scenario.boards)
        return ("map", "boards", number) if number < boards else ("map", "overlays", number - boards)

    # -- who is who -------------------------------------------------------------------------------------------

    @cached_property
    def side_rows(self) -> Mapping[str, Mapping[str, Json]]:
        """The sides by id."""
        return side_rows_of(self.scenario)
