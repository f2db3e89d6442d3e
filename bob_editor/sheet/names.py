"""What a card's things are called: sides, units, areas and hexes, the values of a game's choices, units of measure."""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from msgspec import field
from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.cards.arrivals import Arrival, arrivals
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CardCode
from bob_editor.rules.cards.unit_faces import unit_face
from bob_editor.rules.game import game_of
from bob_editor.sheet.blocks import Words
from bob_editor.sheet.languages import ENGLISH, Language
from bob_editor.sheet.schema_steps import Field, in_words, named_rows, root_of
from bob_editor.words.numbers import Numbers

Json = Any

THING = ("unit_type", "unit", "marker", "change", "type", "kind")
"""What a row may call the thing that it is about, the most telling first."""

_CITED = re.compile(r" \[([^\]]+)\]")

_LEFT_OUT = re.compile(r"; ([^;]+) where left out$")

_NUMBERED = ("space",)
"""Units of measure that stand before their number, since they number things and don't count them."""


class CardNames(Record, eq=False, dict=True):
    """Looks up the names of one card's things."""

    card: Card
    others: Mapping[str, str] = field(default_factory=dict)
    """The titles of the scenarios that it is published with, by their ids."""
    language: Language = ENGLISH

    @cached_property
    def code(self) -> CardCode:
        """What the ruleset says of its cards."""
        return game_of(self.card.ruleset).card_code()

    @cached_property
    def layout(self) -> Mapping[str, Json]:
        """What the game says of how its cards are laid out."""
        return game_of(self.card.ruleset).card_layout()

    @cached_property
    def arrivals(self) -> tuple[Arrival, ...]:
        """Which of the listed units come in by a group."""
        return arrivals(self.card.scenario)

    @cached_property
    def told(self) -> Mapping[str, str]:
        """What the values of this game's choices are called."""
        words = self.layout.get("words") or {}
        return {str(value): self.language.title(str(name)) for value, name in words.items()}

    @cached_property
    def _hints(self) -> Mapping[str, Mapping[str, Json]]:
        return self.layout.get("hints") or {}

    @cached_property
    def root(self) -> Field:
        """The card's own schema."""
        return root_of(self.card.ruleset.id, self.language)

    @cached_property
    def sides(self) -> Mapping[str, str]:
        """The sides' names by id, in the card's order."""
        found = {}
        for side, row in self.card.side_rows.items():
            name = row.get("name")
            found[side] = name if isinstance(name, str) and name.strip() else self.in_words(side)
        return found

    @cached_property
    def of_the_game(self) -> Mapping[str, str]:
        """What the game's own terrain, changes, markers and units are called, by id."""
        rules = self.card.ruleset
        found = {name: self.terrain(name) for name in rules.terrains}
        for table in ("changes", "markers", "units"):
            titled = ((name, row.get("title")) for name, row in rules.rows(table).items())
            found |= {name: self.language.title(str(title)) for name, title in titled if title}
        return found

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What units, markers, terrain and changes are called, by id; the card's own counters win."""
        found = dict(self.of_the_game)
        for name, row in self.card.scenario.table("unit_types").items():
            own = row.get("name") if isinstance(row, dict) else None
            found[name] = own if isinstance(own, str) and own else self.in_words(name)
        for _, row in self.card.scenario.rows("units"):
            if isinstance(row.get("unit"), str) and isinstance(row.get("kind"), str):
                # Where a unit has a kind, what stands under “unit” is its own id.
                own = row.get("name")
                found.setdefault(
                    row["unit"], own if isinstance(own, str) and own else self.in_words(row["unit"])
                )
        for row in named_rows(self.card.scenario.data):
            # A number is a number, though a rule or a row may be called by it.
            if row["id"].isdigit():
                continue
            own = row.get("name") or row.get("title")
            if isinstance(own, str) and own and row["id"] in self.card.ruleset.terrains:
                found[row["id"]] = own  # the bridge of this card, and not bridges
            elif isinstance(own := own or self._name(found, row), str) and own:
                found.setdefault(row["id"], own)
        return found

    def _name(self, found: Mapping[str, str], row: Mapping[str, Json]) -> str:
        thing = next((row[key] for key in THING if isinstance(row.get(key), str)), "")
        return found.get(thing) or self.in_words(thing)

    def in_words(self, name: str) -> str:
        """An id as a printed word of the language."""
        return self.language.title(in_words(name))

    def terrain(self, name: str) -> str:
        """What a terrain of the game is called."""
        return self.language.title(self.card.ruleset.terrains[name].title)

    def part(self, field: Field, key: str) -> Field:
        """A field of an object; an entry of a table goes by its own name, as the card writes it, or by its side's.

        One that the form offers goes by what the game calls it.
        """
        part = field.part(key)
        if part.path[-1:] != ("*",):
            return part
        offered = key in (self._hints.get("/".join(field.path), {}).get("keys") or ())
        return replace(part, title=self.sides.get(key) or (self.told.get(key, key) if offered else key))

    def inner(self, part: Field) -> str:
        """A field's title within a sentence: a name that the card or the game gives keeps its capitals."""
        named = part.path[-1:] == ("*",) or part.name[:1].isupper()
        return part.title if named else self.lower(part.title)

    def name(self, thing: str) -> str:
        """What something is called by its id."""
        return self.names.get(thing) or self.in_words(thing)

    @cached_property
    def areas(self) -> Mapping[str, str]:
        """The set-up areas' names by id."""
        return {
            row["id"]: str(row.get("name") or row["id"])
            for _, row in self.card.scenario.setup_areas
            if isinstance(row.get("id"), str)
        }

    @cached_property
    def roles(self) -> Mapping[str, str]:
        """The sides' ids by what they do (attacker, defender), for the cards that tell it."""
        rows = self.card.side_rows.items()
        return {row["role"]: side for side, row in rows if isinstance(row.get("role"), str)}

    def side(self, side: str) -> Words:
        """A side by its name, in its colour."""
        return Words(self.sides.get(side, self.in_words(side)), bold=True, side=side)

    def hex(self, label: str) -> Words:
        """A hex or hexside by the label that the map prints; marked where the map has none such."""
        at = self.card.hex(label)
        if at is not None:
            return Words(self.card.grid.label(at), sense="hex")
        side = self.card.side(label)
        return Words(label, sense="missing" if side is None and self.card.board.grid.hexes else "hex")

    def symbol(self, thing: str) -> str:
        """What the sign of a thing is chosen by: its kind, where the card's own counters tell it."""
        row = self.card.scenario.table("unit_types").get(thing)
        if not isinstance(row, dict):
            kind = self._kinds.get(thing, thing)
            return unit_face(self.card.ruleset, kind).sign or kind
        return str(row.get("wt_type") or row.get("kind") or thing)

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        """What the units are that others name by their ids."""
        found = {}
        for _, row in self.card.scenario.rows("units"):
            own, kind = row.get("unit"), row.get("kind")
            name, what = (own, kind) if isinstance(kind, str) else (row.get("id"), own)
            if isinstance(name, str) and isinstance(what, str):
                found[name] = what
        return found

    # -- what card.json says ----------------------------------------------------------------------------------

    def with_rules(self, text: str) -> str:
        """A sentence of the schema with the rule numbers at its end as people read them."""
        return _CITED.sub(lambda found: f" [{self.card.ruleset.cited(found[1])}]", text)

    def is_switched(self, field: Field) -> bool:
        """Whether a field holds rules that are in force by being named."""
        return self._hints.get("/".join(field.path), {}).get("switches") is True

    def is_offered(self, value: str, field: Field) -> bool:
        """Whether a text is one of those that the form offers for it."""
        path = field.path[:-1] if field.path[-1:] == ("*",) else field.path
        return value in (self._hints.get("/".join(path), {}).get("offers") or ())

    def is_secret(self, field: Field) -> bool:
        """Whether a field is one player's alone: of a list the printed card tells the number, of a marker nothing."""
        return self._hints.get("/".join(field.path), {}).get("secret") is True

    def deep(self, number: int, edge: Field) -> str:
        """How deep an area is from its edge, in what its game counts: rows, or what ``card.json`` says."""
        unit = str(self._hints.get("/".join((*edge.path[:-1], "depth")), {}).get("unit") or "rows")
        return self.counted(number, unit)

    def counted(self, number: object, unit: str) -> str:
        """A number of what is counted."""
        return f"{number} {self.language.say(_single(unit) if number in (1, '1') else unit)}"

    def lower(self, title: str) -> str:
        """A title within a sentence: without its capital, but for what has one there, too."""
        return self.language.lower(title)

    def choice(self, value: str) -> str:
        """What a choice of the game is called within a sentence, whatever the card calls by such an id."""
        if value in self.card.ruleset.terrains:
            return self.terrain(value)
        name = self.told.get(value) or self.of_the_game.get(value) or self.in_words(value)
        # In English a capital or number within is a name's; other languages know their own labels.
        named = not self.language.table and any(one.isupper() or one.isdigit() for one in name[1:])
        return name if named else self.lower(name)

    def null(self, field: Field) -> str:
        """What a null says."""
        said = str(self._hints.get("/".join(field.path), {}).get("null") or "none")
        return self.lower(self.language.title(said))

    def left_out(self, row: Mapping[str, Json], key: str) -> str:
        """What a cell says of a field that its row hasn't: of a change what the game says of that, else a dash."""
        fields = self.card.ruleset.rows("changes").get(str(row.get("change")), {}).get("fields") or ()
        texts = (str(one.get("text") or "") for one in fields if one.get("name") == key)
        said = next(filter(None, map(_LEFT_OUT.search, texts)), None)
        return "–" if said is None else self.language.title(said[1])

    def ahead(self, number: float, field: Field) -> str | None:
        """The side that a number of this field is good for, where its sign tells that; None for the others."""
        above, below = self._hints.get("/".join(field.path), {}).get("ahead") or (None, None)
        return (above if number > 0 else below if number < 0 else None) if above in self.sides else None

    def measured(self, number: float, field: Field) -> str:
        """A number with its unit of measure, unless the field's name says what it counts.

        What is added to a roll or a sum has its sign before it.
        """
        hint = self._hints.get("/".join(field.path), {})
        shown = signed(number, self.language, added=hint.get("added") is True)
        unit = str(hint.get("unit") or "")
        told = self.language.say(unit)
        initials = "".join(word[0] for word in field.title.split()).lower()
        if not unit or told.lower() in field.title.lower() or initials.startswith(told.lower()):
            return shown
        if unit in _NUMBERED:
            return f"{told} {shown}"
        return self.counted(shown, unit)

    def ordered(self, row: Mapping[str, Json], field: Field) -> dict[str, Json]:
        """A row's fields in the order of the columns that ``card.json`` gives its list, then the others."""
        if field.path[-1:] != ("*",):
            return dict(row)
        columns = list(self._hints.get("/".join(field.path[:-1]), {}).get("columns") or ())
        known = [key for key in columns if key in row]
        return {key: row[key] for key in (*known, *(key for key in row if key not in known))}


def _single(unit: str) -> str:
    return unit.removesuffix("es") if unit.endswith("xes") else unit.removesuffix("s")


def signed(number: object, language: Language, *, added: bool = False) -> str:
    """A number as a language writes it, with a minus sign where it is negative, a plus where it is ``added``."""
    if not isinstance(number, int | float):
        return str(number)  # what is no number is told as an issue; a card is printed all the same
    said = Numbers(language.code).format_field(number, "g" if isinstance(number, float) else "")
    return f"{'+' if added and number > 0 else ''}{said}".replace("-", "−")
