"""The counters of a card: what each unit on the map, or in a group of forces, is and whose.

Everything here bears a half-written card: what can't be read is left out, never raised.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import count_in
from bob_editor.rules.cards.rows import list_in, text_in
from bob_editor.rulesets.band_of_brothers_2_2.cards import words as card_words

Json = Any

SQUADS = ("squad", "wt", "decoy", "satt")
"""Kinds that count as squads in a location; decoys do (2.0, 15.0)."""

INFANTRY = (*SQUADS, "hub")
"""Kinds that walk."""

ON_WHEELS = ("vehicle", "carrier")
"""Kinds that count as a Vehicle on the map."""

_KINDS = {
    "infantry": "squad", "weapon_team": "wt", "mortar": "wt", "landing_craft": "lc", "company_hub": "hub",
    "at_gun": "gun", "tank": "vehicle", "halftrack": "carrier",
}  # fmt: skip
"""Other words for the kinds of counters, as lines of sight and suites use them."""

KINDS = frozenset(
    (
        *INFANTRY, *ON_WHEELS, "gun", "lc", "aircraft", "artillery", "illumination", *_KINDS,
    )
)  # fmt: skip
"""What a row may say instead of naming a counter."""

_OF_NATION = {"ss": "german", "marine": "american"}
"""Parts of a nation's army that a card may name as a nationality of their own."""


class Unit(Record, eq=False):
    """A unit: where the card has it, what it is, and whose.

    ``type`` is the row of ``unit_types`` that it names, empty where it names none. ``at`` is None where the player
    places it, ``position`` the location in its hex ("" for the ground), ``carrier`` what carries it, "" for nothing.
    """

    path: FieldPath
    row: Mapping[str, Json]
    type: Mapping[str, Json]
    kind: str
    side: str = ""
    at: Hex | None = None
    position: str = ""
    count: int = 1
    carrier: str = ""
    nations: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        """What a message calls it."""
        for told in (self.type.get("name"), self.row.get("id"), self.row.get("unit_type")):
            if isinstance(told, str) and told:
                return card_words.word(card_words.KINDS, told)
        return card_words.word(card_words.KINDS, self.kind)

    @property
    def traits(self) -> frozenset[str]:
        """Its traits, and the special anti-tank weapon that it carries."""
        found = {trait for trait in list_in(self.type.get("traits")) if isinstance(trait, str)}
        weapon = self.type.get("satw")
        if isinstance(weapon, dict) and isinstance(weapon.get("type"), str):
            found.add(weapon["type"])
        if isinstance(self.row.get("satw"), str):
            found.add(self.row["satw"])
        return frozenset(found)

    @property
    def id(self) -> str:
        """Its own id, "" for none."""
        return text_in(self.row, "id")

    @property
    def counter(self) -> str:
        """The id of its counter, "" where the row names none."""
        return text_in(self.row, "unit_type") or text_in(self.row, "unit")

    @property
    def location(self) -> str:
        """Its location, "" for the ground and for a bridge over a gully: there one is on it unless told otherwise."""
        return "" if self.position == "bridge" else self.position

    @property
    def concealed(self) -> bool:
        """Whether it starts under a conceal marker."""
        return self.row.get("concealed") is True or isinstance(self.row.get("conceal"), int)

    @property
    def company(self) -> str:
        """The company that it belongs to, "" for none."""
        return text_in(self.row, "company") or text_in(self.type, "company")

    @property
    def is_mortar(self) -> bool:
        """Whether it fires as a mortar."""
        return self.type.get("wt_type") == "mortar" or self.row.get("kind", self.row.get("unit")) == "mortar"

    @property
    def is_japanese(self) -> bool:
        """Whether it can be Japanese: its nation says so, or its side's do."""
        return "japanese" in self.nations


def unit_types(card: Card) -> Mapping[str, Mapping[str, Json]]:
    """The counters that the card describes, by id."""
    types = card.scenario.table("unit_types")
    return {name: row for name, row in types.items() if isinstance(row, dict)}


def counter_title(name: str, row: Mapping[str, Json]) -> str:
    """What a message calls a counter: its name, or its id."""
    return text_in(row, "name") or f"Counter “{name}”"


def kind_of(row: Mapping[str, Json], described: Mapping[str, Json]) -> str:
    """The kind of a unit by its row and its counter; "" where neither says."""
    for told in (described.get("kind"), row.get("kind"), row.get("unit")):
        if isinstance(told, str):
            return _KINDS.get(told, told)
    named = text_in(row, "unit_type")
    return _KINDS.get(named, named) if named in KINDS else ""


def units_on_map(card: Card) -> tuple[Unit, ...]:
    """The units that the card lists one by one, with those that have no hex yet."""
    types = unit_types(card)
    return tuple(_unit(card, types, ("units", index), row) for index, row in card.scenario.units)


class Group(Record, eq=False):
    """Units that come to the game together: a set-up area, a reinforcement, a fog of war cup.

    ``kind`` is ``setup``, ``reinforcement`` or ``cup``; ``path`` leads to its row and ``row`` is it.
    """

    kind: str
    path: FieldPath
    row: Mapping[str, Json]
    side: str
    forces: tuple[Unit, ...]


def groups(card: Card) -> tuple[Group, ...]:
    """Every group of the card: set-up areas, reinforcements, fog of war cups."""
    return tuple(
        Group(kind, path, row, side, forces_at(card, (*path, "forces"), side))
        for kind, path, row, side in _group_rows(card)
    )


def _group_rows(card: Card) -> Iterator[tuple[str, FieldPath, Mapping[str, Json], str]]:
    for section, kind in (("setup_areas", "setup"), ("reinforcements", "reinforcement")):
        for index, row in card.scenario.rows(section):
            yield kind, (section, index), row, text_in(row, "side")
    for index, row in card.scenario.sides:
        cup = row.get("fow_cup")
        if isinstance(cup, dict):
            yield "cup", ("sides", index, "fow_cup"), cup, text_in(row, "id")


def forces_at(card: Card, path: FieldPath, side: str) -> tuple[Unit, ...]:
    """The units of any list of forces."""
    types = unit_types(card)
    return tuple(_unit(card, types, (*path, index), row, side) for index, row in card.scenario.rows(*path))


def order_of_battle(card: Card) -> tuple[Unit, ...]:
    """Every unit of the card: those on the map and those of every group."""
    return (*units_on_map(card), *(unit for group in groups(card) for unit in group.forces))


def _unit(
    card: Card,
    types: Mapping[str, Mapping[str, Json]],
    path: FieldPath,
    row: Mapping[str, Json],
    side: str | None = None,
) -> Unit:
    described = types.get(text_in(row, "unit_type") or text_in(row, "unit"), {})
    whose = text_in(row, "side") if side is None else side
    return Unit(
        path=path,
        row=row,
        type=described,
        kind=kind_of(row, described),
        side=whose,
        at=card.hex(row.get("at")),
        position=text_in(row, "in"),
        count=count_in(row),
        carrier=text_in(row, "mounted_on"),
        nations=_nations(card, whose, described),
    )


def _nations(card: Card, side: str, described: Mapping[str, Json]) -> frozenset[str]:
    own = described.get("nationality")
    if isinstance(own, str):
        return frozenset({own, army_of(own)})
    return nations_of(card.side_rows.get(side, {}))


def army_of(nation: str) -> str:
    """The nation of a part of its army that a card names as one: the SS are German, the Marines American."""
    return _OF_NATION.get(nation, nation)


def nations_of(side: Mapping[str, Json]) -> frozenset[str]:
    """The nations of a side; the SS are German, the Marines American."""
    named = [one for one in list_in(side.get("nationalities")) if isinstance(one, str)]
    return frozenset({*named, *map(army_of, named)})
