"""What a line of sight is asked about: a board and all that a scenario or suite adds to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import field
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Compared, Record
from bob_editor.rules.ruleset import Ruleset, may_be


class Marker(Record):
    """A marker on a hex or hexside: smoke, cave, roadblock and so on; ``fields`` holds what its row names beside."""

    marker: str
    at: Hex
    facing: str | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)


class MapChange(Record):
    """A special rule that alters the map; ``at`` is None where the file names no hexes, which a game reads as all."""

    change: str
    at: tuple[Hex, ...] | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)


class UnitOnMap(Record):
    """A unit, where a game's units block LOS or count otherwise."""

    unit: str
    at: Hex
    side: str = ""
    fields: Mapping[str, Any] = field(default_factory=dict)


Laid = Marker | UnitOnMap
"""What lies on a map as a counter."""


class End(Record):
    """An end of a thread: a hex, and the position, unit and circumstances in it that a game asks for.

    ``road_side`` is a hexside of the hex, by its direction: the unit stands on that side of the road through it.
    ``side`` is whose it is; where it says none it goes by who stands there.
    """

    hex: Hex
    position: str | None = None
    unit: str | None = None
    lit: bool = False
    moved: bool = False
    road_side: int | None = None
    side: str | None = None

    def under_rules(self, ruleset: Ruleset) -> End:
        """The same end by other rules, without a position or unit that these lack."""
        position = self.position if self.position in ruleset.rows("ends") else None
        return replace(
            self, position=position, unit=self.unit if self.unit in ruleset.rows("units") else None
        )


class Scene(Compared, dict=True):
    """A board under a ruleset with the markers, changes, conditions, units and rulings in force.

    ``ends`` are those of the lines that a suite looks along; ``minute`` is when it is looked, where conditions change
    in the course of the game. ``conditions`` may name what the game doesn't know; what it asks for is ``in_force``.
    ``cards`` are the rule cards of a scenario as it lists them, for who previews fire; ``side_names`` are what it calls
    its sides, by their ids.
    """

    uncompared = frozenset({"minute"})

    board: Board
    ruleset: Ruleset
    markers: tuple[Marker, ...] = ()
    changes: tuple[MapChange, ...] = ()
    conditions: Mapping[str, Any] = field(default_factory=dict)
    units: tuple[UnitOnMap, ...] = ()
    rulings: Mapping[str, Any] = field(default_factory=dict)
    ends: tuple[End, ...] = ()
    cards: Mapping[str, Any] = field(default_factory=dict)
    side_names: Mapping[str, str] = field(default_factory=dict)
    minute: int = 0

    def with_board(self, board: Board) -> Scene:
        """The same circumstances on another board, as far as it has their hexes."""
        if board.grid is self.board.grid:
            return replace(self, board=board)
        return replace(
            self,
            board=board,
            markers=tuple(one for one in self.markers if one.at in board.grid),
            changes=tuple(filter(None, (_within(one, board.grid) for one in self.changes))),
            units=tuple(one for one in self.units if one.at in board.grid),
        )

    def is_laid_as(self, other: Scene) -> bool:
        """Whether the same lies on both, and the map is changed alike: they look the same."""
        return self.laid == other.laid and self.changes == other.changes

    def under_rules(self, ruleset: Ruleset) -> Scene:
        """The same scene by other rules of its game, without what these don't know."""
        markers, changes = ruleset.rows("markers"), ruleset.rows("changes")
        return replace(
            self,
            ruleset=ruleset,
            markers=tuple(one for one in self.markers if one.marker in markers),
            changes=tuple(one for one in self.changes if one.change in changes),
            rulings={
                name: answer
                for name, answer in self.rulings.items()
                if name in ruleset.rulings and answer in ruleset.rulings[name].choices
            },
        )

    @cached_property
    def known(self) -> Scene:
        """The scene without markers and changes that the game doesn't know: no rule says what any of them does."""
        markers, changes = self.ruleset.rows("markers"), self.ruleset.rows("changes")
        known = all(one.marker in markers for one in self.markers)
        return (
            self
            if known and all(one.change in changes for one in self.changes)
            else self.under_rules(self.ruleset)
        )

    @cached_property
    def changes_in(self) -> Mapping[Hex, Sequence[MapChange]]:
        """The changes that list a hex, by hex; of one that lists it twice once."""
        return grouped((at, one) for one in self.changes for at in dict.fromkeys(one.at or ()))

    @property
    def laid(self) -> tuple[Laid, ...]:
        """The counters on the map, the lowest first: markers lie beneath what stands on them."""
        return (*self.markers, *self.units)

    def without(self, gone: Iterable[Laid]) -> Scene:
        """The scene without these very counters; others that equal one of them stay."""
        numbers = {id(one) for one in gone}
        return replace(
            self,
            markers=tuple(one for one in self.markers if id(one) not in numbers),
            units=tuple(one for one in self.units if id(one) not in numbers),
        )

    @cached_property
    def in_force(self) -> Mapping[str, Any]:
        """The conditions that the game knows, with values that they can have: no rule says what any other does."""
        rows = self.ruleset.rows("conditions")
        given = self.conditions.items()
        return {name: value for name, value in given if name in rows and may_be(rows[name]["value"], value)}

    def holds(self, condition: str) -> bool:
        """Whether a condition is in force, whatever its value, unless that is ``False``."""
        return self.in_force.get(condition, False) is not False

    def ruling(self, name: str) -> Any:
        """The answer in force: the suite's or scenario's, else the board's, else the default."""
        return self.ruleset.ruling(name, {**self.board.rulings, **self.rulings})


def _within(change: MapChange, grid: Grid) -> MapChange | None:
    """A change in those of its hexes that a board has; None where there are none."""
    if change.at is None:
        return change
    kept = tuple(at for at in change.at if at in grid)
    return replace(change, at=kept) if kept else None
