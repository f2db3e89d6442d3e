"""Values of a card in words: sides and units by their names, hexes by their labels, sets of hexes as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from attrs import frozen

from bob_editor.editing.card_sheet_dates import DATE, date_words
from bob_editor.editing.card_sheet_fields import Field, in_words, named_rows, root_of
from bob_editor.model.card_blocks import Line, Words
from bob_editor.rules.card import Card

Json = Any

HIDDEN = ("accepted", "format", "version", "id")
"""What the card's file says to programs and not to players."""

THING = ("unit_type", "unit", "marker", "change", "type", "kind")
"""What a row may call the thing that it is about, the most telling first."""

NATIONAL = ("nation", "nations", "nationality", "nationalities", "faction", "country")
"""Fields that name peoples, not sides, though both may have the same ids."""

PLAIN = ("side", "unit", "kind", "nation", "nationality", "nationalities", "mode", "text")
"""Fields of a row whose values need no name before them."""

_ID = re.compile(r"^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$")


@frozen(eq=False, slots=False)
class CardWords:
    """Puts the values of one card into words."""

    card: Card

    @cached_property
    def root(self) -> Field:
        """The card's own schema."""
        return root_of(self.card.ruleset.id)

    @cached_property
    def sides(self) -> Mapping[str, str]:
        """The sides' names by id, in the card's order."""
        found = {}
        for side, row in self.card.side_rows.items():
            name = row.get("name")
            found[side] = name if isinstance(name, str) and name.strip() else in_words(side)
        return found

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What units, markers, terrain and changes are called, by id; the card's own counters win."""
        rules = self.card.ruleset
        found = {name: terrain.title for name, terrain in rules.terrains.items()}
        for table in ("changes", "markers", "units"):
            found |= {name: str(row["title"]) for name, row in rules.rows(table).items() if row.get("title")}
        for name, row in self.card.scenario.table("unit_types").items():
            own = row.get("name") if isinstance(row, dict) else None
            found[name] = own if isinstance(own, str) and own else in_words(name)
        for row in named_rows(self.card.scenario.data):
            own = row.get("name") or row.get("title") or self._name(found, row)
            if isinstance(own, str) and own:
                found.setdefault(row["id"], own)
        return found

    @staticmethod
    def _name(found: Mapping[str, str], row: Mapping[str, Json]) -> str:
        thing = next((row[key] for key in THING if isinstance(row.get(key), str)), "")
        return found.get(thing) or in_words(thing)

    def name(self, thing: str) -> str:
        """What something is called by its id."""
        return self.names.get(thing) or in_words(thing)

    @cached_property
    def areas(self) -> Mapping[str, str]:
        """The set-up areas' names by id."""
        return {
            row["id"]: str(row.get("name") or row["id"])
            for _, row in self.card.scenario.setup_areas
            if isinstance(row.get("id"), str)
        }

    # -- values -----------------------------------------------------------------------------------------------

    def side(self, side: str) -> Words:
        """A side by its name, in its colour."""
        return Words(self.sides.get(side, in_words(side)), bold=True, side=side)

    def hex(self, label: str) -> Words:
        """A hex or hexside by the label that the map prints; marked where the map has none such."""
        at = self.card.hex(label)
        if at is not None:
            return Words(self.card.grid.label(at), sense="hex")
        side = self.card.side(label)
        return Words(label, sense="missing" if side is None and self.card.board.grid.hexes else "hex")

    def line(self, value: Json, field: Field) -> Line:
        """Any value as one line of words."""
        return tuple(self._words(value, field))

    def _words(self, value: Json, field: Field) -> Iterator[Words]:
        if value is None:
            yield Words("none")
        elif isinstance(value, bool):
            yield Words("yes" if value else "no")
        elif isinstance(value, int | float):
            yield Words(f"{value:g}" if isinstance(value, float) else str(value).replace("-", "−"))
        elif isinstance(value, str):
            yield self._text(value, field)
        elif isinstance(value, dict):
            if _is_hex_set(field):
                yield from self.hex_set(value, field)
            else:
                yield from self._row(value, field)
        elif isinstance(value, list | tuple):
            yield from self._list(value, field)

    def _text(self, value: str, field: Field) -> Words:
        if field.names and field.names[-1] in ("map_hex", "map_place", "hex"):
            return self.hex(value)
        if field.name in NATIONAL:
            return Words(value.upper() if len(value) <= 3 else in_words(value))
        told = field.words or bool({"side_id", "side"} & set(field.names)) or field.name == "side"
        if value in self.sides and told:
            return self.side(value)
        if "place" in field.names and isinstance(self.card.scenario.get("sides", value), dict):
            own = self.card.scenario.text("sides", value, "side")
            return Words(f"{self.sides.get(own, in_words(own))} ({value})", bold=True, side=own)
        if value in self.areas and field.name in ("area", "areas"):
            return Words(self.areas[value], sense="area")
        if DATE.match(value):
            return Words(date_words(value))
        if value in self.names and (field.name not in ("text", "note", "id", "company", "name")):
            return Words(self.names[value])
        if _ID.match(value) and (field.words or "_" in value):
            return Words(in_words(value) if field.name in THING else value.replace("_", " "))
        return Words(value)

    def symbol(self, thing: str) -> str:
        """What the sign of a thing is chosen by: its kind, where the card's own counters tell it."""
        row = self.card.scenario.table("unit_types").get(thing)
        if not isinstance(row, dict):
            return thing
        return str(row.get("wt_type") or row.get("kind") or thing)

    def _list(self, values: list[Json] | tuple[Json, ...], field: Field) -> Iterator[Words]:
        pair = field.schema
        if (
            len(values) == 2
            and pair.get("maxItems") == 2
            and pair.get("minItems") == 2
            and all(isinstance(one, int) for one in values)
        ):
            yield Words(f"{values[0]}–{values[1]}")
            return
        if not values:
            yield Words("none")
        for number, value in enumerate(values):
            if number:
                yield Words("; " if isinstance(value, dict) else ", ")
            part = field.part(number)
            if isinstance(value, dict) and not any(
                isinstance(value.get(key), str) for key in ("name", *THING)
            ):
                yield from self.details(value, part, between=", ", inner=number > 0)
            else:
                yield from self._words(value, part)

    def _row(self, row: Mapping[str, Json], field: Field) -> Iterator[Words]:
        """A row as a phrase: how many of what, then its other fields."""
        rest = {key: value for key, value in row.items() if not key.startswith("x-")}
        if not rest:
            yield Words("–")
            return
        thing = next((key for key in ("name", *THING) if isinstance(rest.get(key), str)), None)
        if thing is None:
            yield from self.details(rest, field)
            return
        if thing == "name":
            # Whoever has a name needs no id, which only says where others speak of it.
            rest.pop("id", None)
        if isinstance(rest.get("count"), int):
            yield Words(f"{rest.pop('count')} × ")
        yield self._text(rest.pop(thing), field.part(thing))
        if rest:
            yield Words(" (")
            yield from self.details(rest, field, between=", ", inner=True)
            yield Words(")")

    def details(
        self, row: Mapping[str, Json], field: Field, *, between: str = "; ", inner: bool = False
    ) -> Iterator[Words]:
        """The fields of a row, each with its name: ``Range 6; hidden``; what is simply true needs no value.

        ``inner`` ones stand within a sentence and begin without a capital.
        """
        first = not inner
        begun = False
        for key, value in row.items():
            if key.startswith("x-"):
                continue
            part = field.part(key)
            if begun:
                yield Words(between)
            begun = True
            if isinstance(value, bool):
                shown = part.title if first and value else lower(part.title)
                yield Words(shown if value else f"{'Not' if first else 'not'} {shown}")
            elif key in PLAIN and value is not None:
                yield from self._words(value, part)
            else:
                yield Words(f"{part.title if first else lower(part.title)} ", italic=True)
                nested = _is_nested(value) and not _is_hex_set(part)
                yield from (Words("("),) if nested else ()
                yield from self._words(value, part)
                yield from (Words(")"),) if nested else ()
            first = False

    # -- sets of hexes ----------------------------------------------------------------------------------------

    def hex_set(self, value: Json, field: Field) -> Iterator[Words]:
        """A set of hexes as a phrase: ``board 2, rows 1–5, within 3 hexes of 2.E4``."""
        if isinstance(value, list | tuple):
            yield from self._list(value, field)
            return
        if not isinstance(value, dict):
            yield from self._words(value, field)
            return
        first = True
        for key, one in value.items():
            if key.startswith("x-") or (key == "depth" and "edge" in value):
                continue
            if not first:
                yield Words(", ")
            first = False
            yield from self._hex_set_part(key, one, value, field.part(key))

    def _hex_set_part(
        self, key: str, value: Json, whole: Mapping[str, Json], field: Field
    ) -> Iterator[Words]:
        if key == "edge" and isinstance(value, str):
            yield Words(f"{value if value.isupper() else value.replace('_', ' ')} edge")
            if isinstance(whole.get("depth"), int):
                yield Words(f", {whole['depth']} {'row' if whole['depth'] == 1 else 'rows'} deep")
        elif key in ("rows", "cols") and isinstance(value, list | tuple) and len(value) == 2:
            yield Words(f"{'rows' if key == 'rows' else 'columns'} {value[0]}–{value[1]}")
        elif key == "within" and isinstance(value, dict):
            yield Words(
                f"within {value.get('hexes', '?')} {'hex' if value.get('hexes') == 1 else 'hexes'} of "
            )
            yield from self.hex_set(value.get("of"), field.part("of"))
        elif key == "any" and isinstance(value, list | tuple):
            for number, one in enumerate(value):
                yield from (Words(" or "),) if number else ()
                yield from self.hex_set(one, field.part(number))
        elif key in ("except", "hexes"):
            yield from (Words("except "),) if key == "except" else ()
            yield from self.hex_set(value, field)
        elif key == "aoc" and value is True:
            yield Words("area of control")
        elif key == "terrain":
            yield Words("in ")
            kinds = value if isinstance(value, list | tuple) else [value]
            yield Words(" or ".join(lower(self.name(str(kind))) for kind in kinds))
        elif key == "area" and isinstance(value, str):
            yield Words(self.areas.get(value, value), sense="area" if value in self.areas else "missing")
        else:
            yield from (Words(f"{lower(field.title)} "), *self._words(value, field))


def lower(title: str) -> str:
    """A title within a sentence: without its capital, but for a short form such as CDL."""
    return title if len(title) > 1 and title[1].isupper() else title[:1].lower() + title[1:]


def _is_nested(value: Json) -> bool:
    """Whether a value needs brackets within a phrase."""
    if isinstance(value, list | tuple):
        return any(isinstance(one, dict) for one in value)
    return isinstance(value, dict) and len(value) > 1


def _is_hex_set(field: Field) -> bool:
    return bool({"hex_set", "area"} & set(field.names)) or field.name in ("of", "except")
