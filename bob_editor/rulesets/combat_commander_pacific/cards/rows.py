"""Rows of a scenario card as this game's rules name them: units, markers, weapons and set-up areas."""

from collections.abc import Mapping
from typing import Any, Final

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.rows import list_in, text_in
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import figures_of

Json = Any

JAPAN: Final = "japan"
ALLIED: Final = "allied"
SIDES: Final = (JAPAN, ALLIED)
OTHER: Final = {JAPAN: ALLIED, ALLIED: JAPAN}
BOXES: Final = ("A", "B", "C")
"""Japan's infiltration boxes (O28)."""


class Unit(Record):
    """A unit of the card: its place there, its row, its side, its hex (None off the map), how many it stands for.

    ``space`` is the space of the Time Track on which it waits, None for a unit at the start.
    """

    path: FieldPath
    row: Mapping[str, Json]
    side: str
    hex: Hex | None = None
    count: int = 1
    space: int | None = None

    @property
    def place(self) -> int:
        """Its place in the card's list of units, -1 where it stands in another."""
        return int(self.path[1]) if self.path[0] == "units" else -1

    @property
    def id(self) -> str:
        """Its id, "" where it has none."""
        return text_in(self.row, "unit")

    @property
    def name(self) -> str:
        """What people call it."""
        return text_in(self.row, "name") or self.id or text_in(self.row, "kind") or "unit"

    @property
    def kind(self) -> str:
        """What kind of unit it is, "" where its row has none."""
        return text_in(self.row, "kind")

    @property
    def weapons(self) -> tuple[tuple[FieldPath, str], ...]:
        """The ids of the weapons that it carries, each with its place in the card; the field is a text or a list."""
        value = self.row.get("weapon")
        field: FieldPath = (*self.path, "weapon")
        if isinstance(value, str):
            return ((field, value),)
        listed = list_in(value)
        alone = len(listed) == 1
        return tuple(
            (field if alone else (*field, place), name)
            for place, name in enumerate(listed)
            if isinstance(name, str)
        )

    @property
    def figures(self) -> int:
        """All its soldier figures."""
        return self.count * figures_of(self.row)


class OnMap(Record):
    """A marker of the card on the map: its place there, its row, its id and its hex."""

    path: FieldPath
    row: Mapping[str, Json]
    marker: str
    hex: Hex


class Weapon(Record):
    """A weapon of a side: its place in the card, its row, its side."""

    path: FieldPath
    row: Mapping[str, Json]
    side: str


class SetupArea(Record):
    """A set-up area: its place in the card, its row, its side, its hexes."""

    path: FieldPath
    row: Mapping[str, Json]
    side: str
    hexes: frozenset[Hex]

    @property
    def random(self) -> bool:
        """Whether its hexes are drawn when the game begins."""
        return self.row.get("mode") == "random"

    def is_for(self, piece: str) -> bool:
        """Whether a piece of the side with this id may set up here."""
        wanted = self.row.get("applies_to")
        return not wanted or (isinstance(wanted, list | tuple) and piece in wanted)


def has_radio(row: Mapping[str, Json]) -> bool:
    """Whether a side or a row of reinforcements has a radio, be it one of which nothing more is said."""
    radio = row.get("radio")
    return bool(radio) or isinstance(radio, dict)
