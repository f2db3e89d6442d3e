"""A ruleset as a frozen value: what one game's rules say, as data read from its ``ruleset.json``.

The rows keep what the file says; ``schemas/ruleset.schema.json`` describes every field. The code beside the data joins
it in ``rules/game.py``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import field

from bob_editor.errors import UnknownId
from bob_editor.model.board import Base
from bob_editor.records import Record, told_without

Json = Any


class Terrain(Record):
    """A row of the terrain table.

    ``places`` says where it may stand: ``base``, ``hexes``, ``artwork``, ``sides``, ``paths``. ``height`` is in levels
    above the ground under it, ``inset`` in circumradii; ``los`` names the clause of the game's LOS rule that it obeys.
    """

    id: str
    title: str
    places: frozenset[str]
    cites: str
    los: str = "none"
    height: float = 0
    inset: float = 0.0
    whole_hex: bool = False
    known_by_artwork: bool = False
    level: int | None = None
    group: str = ""
    keywords: tuple[str, ...] = ()
    beneficial: bool = False
    theatre: str = "any"
    grow: Mapping[str, Json] = field(default_factory=dict)
    effects: tuple[Mapping[str, Json], ...] = ()
    style: Mapping[str, Json] = field(default_factory=dict)
    row: Mapping[str, Json] = field(default_factory=dict)

    __repr__ = told_without("row")

    def __hash__(self) -> int:
        return hash((self.id, self.title))

    @staticmethod
    def from_row(row: Mapping[str, Json]) -> Terrain:
        """The terrain of a row of ``terrains``; the row itself stays at hand for what only one game knows."""
        return Terrain(
            id=row["id"],
            title=row.get("title", row["id"]),
            places=frozenset(row.get("in", ())),
            cites=row.get("cites", ""),
            los=row.get("los", "none"),
            height=row.get("height") or 0,
            inset=row.get("inset") or 0.0,
            whole_hex=row.get("whole_hex", False),
            known_by_artwork=row.get("known_by_artwork", False),
            level=row.get("level"),
            group=row.get("group", ""),
            keywords=tuple(row.get("keywords", ())),
            beneficial=row.get("beneficial", False),
            theatre=row.get("theatre", "any"),
            grow=row.get("grow") or {},
            effects=tuple(row.get("effects", ())),
            style=row.get("style") or {},
            row=row,
        )


class Ruling(Record):
    """A question that the rulebook leaves open, the answers to choose from, and the one taken unless told otherwise."""

    id: str
    question: str
    choices: tuple[Json, ...]
    default: Json
    cites: str = ""


class Ruleset(Record, eq=False, dict=True):
    """One game in one edition. ``data`` is the whole of its ``ruleset.json`` (after ``based_on`` is merged)."""

    id: str
    title: str
    data: Mapping[str, Json]
    terrains: Mapping[str, Terrain]
    rulings: Mapping[str, Ruling]
    further_bases: tuple[str, ...] = ()
    """The ids of what the game that it is based on rests on itself, the nearest first."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(id={self.id!r}, title={self.title!r})"

    @property
    def lineage(self) -> tuple[str, ...]:
        """Its id, that of the game that it is based on, of the one that this is based on, and so on."""
        base = str(self.data.get("based_on") or "")
        return (self.id, *([base] if base else []), *self.further_bases)

    @property
    def base_terrain(self) -> str:
        """The terrain of a hex that lists nothing, on a new board; the first where a game that is made names none."""
        return str(self.data.get("base_terrain") or next(iter(self.terrains), Base().terrain))

    def terrain(self, terrain: str) -> Terrain:
        """The row of a terrain.

        :raises UnknownId: where the ruleset has no such terrain.
        """
        try:
            return self.terrains[terrain]
        except KeyError:
            raise UnknownId(f"{self.title} knows no terrain “{terrain}”.") from None

    def tagged(self, tag: str) -> frozenset[str]:
        """The ids of the terrains whose rows bear a tag."""
        if tag not in self._tagged:
            rows = self.terrains.items()
            self._tagged[tag] = frozenset(name for name, row in rows if tag in row.row.get("tags", ()))
        return self._tagged[tag]

    @cached_property
    def _tagged(self) -> dict[str, frozenset[str]]:
        """What was asked for already: checks ask of every hex."""
        return {}

    def terrains_in(self, *places: str) -> tuple[Terrain, ...]:
        """The terrains that may stand in one of these places, in the ruleset's order."""
        if places not in self._in_places:
            rows = self.terrains.values()
            self._in_places[places] = tuple(row for row in rows if row.places.intersection(places))
        return self._in_places[places]

    @cached_property
    def _in_places(self) -> dict[tuple[str, ...], tuple[Terrain, ...]]:
        """What was asked for already: whoever switches tools on and off asks with every edit."""
        return {}

    def rows(self, table: str) -> Mapping[str, Mapping[str, Json]]:
        """A table of the data (``markers``, ``changes``, ``conditions``, ``ends``, ``units``) by the id of its rows."""
        if table not in self._tables:
            key = {"markers": "marker", "changes": "change", "conditions": "condition", "ends": "in"}.get(
                table, "id"
            )
            self._tables[table] = {row.get("id", row.get(key)): row for row in self.data.get(table, ())}
        return self._tables[table]

    @cached_property
    def _tables(self) -> dict[str, Mapping[str, Mapping[str, Json]]]:
        """What was asked for already: who looks along lines asks for each."""
        return {}

    def said_of(self, check: str) -> Mapping[str, Json]:
        """What ``checks`` says of a shared check; empty where it says nothing."""
        rows = (row for row in self.data.get("checks", ()) if isinstance(row, dict))
        return next((row for row in rows if row["check"] == check), {})

    def ruling(self, name: str, answers: Mapping[str, Json]) -> Json:
        """The answer in force for a ruling: the one given, else the default."""
        return answers.get(name, self.rulings[name].default)

    @cached_property
    def rule_numbers(self) -> frozenset[str]:
        """The numbers of the rulebook's rules; none where the ruleset doesn't list them."""
        return frozenset(self.data.get("rule_numbers", ()))

    def cited(self, cites: str) -> str:
        """A citation as people read it: the numbers as printed, or what the ruleset calls them (*Terrain 45, Town*)."""
        kinds = self.data.get("citations") or {}
        if not kinds:
            return cites
        return "; ".join(self._called(number, kinds) for number in cites.split(", ") if number)

    def bracketed(self, cites: str) -> str:
        """The same in brackets, after a space; "" where nothing is cited."""
        return f" [{self.cited(cites)}]" if cites else ""

    def _called(self, number: str, kinds: Mapping[str, str]) -> str:
        named = self.data.get("rule_numbers", ())
        # Of two rules of one number the second has a star, which isn't printed, and a title of its own.
        title = named.get(number, named.get(number.rstrip("*"), "")) if isinstance(named, Mapping) else ""
        letters, digits = re.sub(r"[\d*]", "", number), re.sub(r"\D", "", number)
        kind = kinds.get(letters, letters)
        # What has no number in the rulebook is called by its title alone: *Rules of play: line of sight*.
        return f"{kind}{title}" if kind.endswith(": ") else f"{kind} {digits}{f', {title}' if title else ''}"

    def check_now(self, name: str) -> str:
        """What a check is called now that is, or once was, called so."""
        return str((self.data.get("checks_renamed") or {}).get(name, name))

    def has_rule(self, number: str) -> bool:
        """Whether the rulebook has a rule of that number, or of one with letters or a step behind it: ``4.1.6b.i``."""
        plain = re.sub(r" step \d+[a-z]?$|\*$", "", number)
        section = re.sub(r"\.?[a-z]+(\.[ivx]+)*$", "", plain)
        return not self.rule_numbers or bool({plain, section} & self.rule_numbers)

    @property
    def crest_line(self) -> str:
        """What the game calls the line around the ground of a level: a crest line, a contour."""
        return str(self.data.get("crest_line") or "crest line")

    @property
    def levels(self) -> tuple[int, int]:
        """The lowest and highest level that a hex may have."""
        levels = self.data.get("levels") or {}
        return levels.get("min", 0), levels.get("max", 0)

    @property
    def gives_levels(self) -> bool:
        """Whether hexes are given levels; not where there is one alone, or a hex is as high as its terrain says.

        Sight that is told by data goes by the levels of hexes, also in a game that is based on one of the latter kind.
        """
        lowest, highest = self.levels
        by_terrain = bool((self.data.get("levels") or {}).get("by_terrain", False))
        return lowest != highest and not (by_terrain and "sight" not in self.data)

    @property
    def units_block_los(self) -> bool:
        """Whether units on the map can block LOS or hinder it; where they can't, moving one changes no line."""
        told = (self.data.get("sight") or {}).get("units") or {}
        return bool(self.data.get("units_block_los")) or told.get("count", "no") != "no"

    @property
    def whose_units_count(self) -> bool:
        """Whether it can count for LOS whose the units in the way are."""
        told = (self.data.get("sight") or {}).get("units") or {}
        said = (told.get("of"), *(row.get("of") for row in self.rows("units").values()))
        return self.units_block_los and any(one not in (None, "all") for one in said)

    @property
    def units_in_the_way(self) -> Mapping[str, Mapping[str, Json]]:
        """The kinds of units by id, where units on the map count for LOS; none where they don't."""
        return self.rows("units") if self.units_block_los else {}

    @property
    def has_contours(self) -> bool:
        """Whether levels are drawn by contours, and not by whole hexes."""
        return bool((self.data.get("levels") or {}).get("contours", True)) and self.levels[1] > 0

    @property
    def presets(self) -> tuple[Mapping[str, Json], ...]:
        """The shapes of boards that the game prints, the usual one first; a plain one where it says nothing of them."""
        given = tuple(self.data.get("presets", ()))
        lies = ("pointy-top", "right") if self.pointy else ("flat-top", "down")
        plain = {"hexes": lies[0], "columns": 15, "rows": 11, "shifted": "even", "shift": lies[1]}
        return given or ({"id": "plain", "title": "Plain board, 15 by 11", "grid": plain},)

    @property
    def pointy(self) -> bool:
        """Whether the game's boards have pointy-top hexes."""
        return self.data.get("hexes") == "pointy-top"


def tables_of(data: Mapping[str, Json]) -> dict[str, Any]:
    """The fields of a ``Ruleset``, by name, of a ``ruleset.json``."""
    return {
        "id": data["id"],
        "title": data.get("title", data["id"]),
        "data": data,
        "terrains": {row["id"]: Terrain.from_row(row) for row in data.get("terrains", ())},
        "rulings": {
            row["id"]: Ruling(
                row["id"],
                row.get("question", ""),
                tuple(
                    choice.get("value") if isinstance(choice, dict) else choice for choice in row["choices"]
                ),
                row["default"],
                row.get("cites", ""),
            )
            for row in data.get("rulings", ())
        },
    }


def may_be(said: Mapping[str, Json], value: Json) -> bool:
    """Whether a value is one that a condition's row allows; a text may be a list, which says it for one time each."""
    if said["type"] == "boolean":
        return isinstance(value, bool)
    if said["type"] == "object":
        return isinstance(value, Mapping)
    if said["type"] != "integer":
        text = isinstance(value, str) and value in said.get("choices", (value,))
        return text or isinstance(value, list | tuple)
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and said.get("minimum", value) <= value <= said.get("maximum", value)
