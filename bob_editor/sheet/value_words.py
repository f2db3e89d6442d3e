"""Values of a card in words: sides and units by their names, hexes by their labels, sets of hexes as sentences."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.rules.wording import bearing, direction
from bob_editor.sheet.blocks import Line, Words
from bob_editor.sheet.dates import DATE, date_words
from bob_editor.sheet.names import THING, CardNames
from bob_editor.sheet.schema_steps import Field

Json = Any

HIDDEN = ("accepted", "format", "version", "id", "edition", "language", "translations", "imported")
"""What the card's file says to programs and not to players."""

NATIONAL = ("nation", "nations", "nationality", "nationalities", "faction", "country")
"""Fields that name peoples, not sides, though both may have the same ids."""

PLAIN = (
    "side", "unit", "kind", "type", "arm", "size", "nation", "nationality", "nationalities", "mode", "text",
    "hexes",
)  # fmt: skip
"""Fields of a row whose values need no name before them."""

POINTING = ("facing", "direction")
"""Fields that tell where something points."""

_ID = re.compile(r"^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$")
_SHARE = re.compile(r"(\d+) of (\d+)")
_LISTED = re.compile(r"\^\(\?:([^()]+)\)\$$")


_NAMING = ("name", "title", *THING)
"""What a row is called by within a phrase."""

OWN_WORDS = ("text", "note", "id", "company", "platoon", "counter", "name", "board", "number", "letter")
"""Fields whose texts name nothing of the card, though something may be called the same."""


class CardWords(CardNames, eq=False, dict=True):
    """Puts the values of one card into words."""

    def line(self, value: Json, field: Field) -> Line:
        """Any value as one line of words."""
        return tuple(self._words(value, field))

    def whole(self, value: Json, field: Field) -> Line:
        """A value that stands by itself: a choice, a list or a row begins with a capital, a name or letter stays."""
        first, *rest = self.line(value, field) or (Words(""),)
        if isinstance(value, str) and (len(value) == 1 or not self._is_choice(value, field)):
            return (first, *rest)
        return (replace(first, text=first.text[:1].upper() + first.text[1:]), *rest)

    def _is_choice(self, value: str, field: Field) -> bool:
        """Whether a text is one of those that the game knows, and not the designer's own."""
        pattern = str(field.schema.get("pattern", ""))
        listed = "enum" in field.schema or field.words or (value in self.told and pattern)
        return bool(listed) or value in _choices(pattern) or (bool(_ID.match(value)) and "_" in value)

    def _words(self, value: Json, field: Field) -> Iterator[Words]:
        if value is None:
            yield Words(self.null(field))
        elif self.is_secret(field) and isinstance(value, list | tuple):
            yield Words(self.language.say("{count}, known to its player alone", count=len(value)))
        elif isinstance(value, bool):
            yield Words(self.language.say("yes" if value else "no"))
        elif isinstance(value, int | float):
            if field.name in POINTING and isinstance(value, int) and 0 <= value < 12:
                yield Words(self.language.say(bearing(value)))
            elif side := self.ahead(value, field):
                yield from (
                    Words(self.measured(abs(value), field)),
                    Words(self.language.say(" for ")),
                    self.side(side),
                )
            else:
                yield Words(self.measured(value, field))
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
            short = value.upper() if len(value) <= 3 else self.in_words(value)
            return Words(self.told.get(value, short))
        told = field.words or bool({"side_id", "side"} & set(field.names)) or field.name == "side"
        if value in self.sides and told:
            return self.side(value)
        if value in self.roles and field.name != "role" and (told or field.name == "winner"):
            return self.side(self.roles[value])
        if "place" in field.names and isinstance(self.card.scenario.get("sides", value), dict):
            own = self.card.scenario.text("sides", value, "side")
            return Words(
                f"{self.sides.get(own, self.in_words(own))} ({self.lower(self.in_words(value))})",
                bold=True,
                side=own,
            )
        if value in self.areas and field.name in ("area", "areas"):
            return Words(self.areas[value], sense="area")
        if DATE.match(value):
            return Words(date_words(value, self.language))
        if field.name in POINTING and direction(value.lower()) != value.lower():
            return Words(self.language.say(direction(value.lower())))
        if "enum" in field.schema:
            return Words(self.choice(value))
        if field.name == "terrain" and value in self.card.ruleset.terrains:
            return Words(self.terrain(value))
        if value in self.names and field.name not in OWN_WORDS:
            return Words(self.names[value])
        numbered = re.fullmatch(rf"{re.escape(field.name)}(\d+)", value)
        if numbered:
            # The field's name stands before it already: badge 24.
            return Words(numbered[1])
        if share := _SHARE.fullmatch(value):
            return Words(self.language.say("{some} of {all}", some=share[1], all=share[2]))
        # What is offered is English already, but for what the game calls otherwise.
        otherwise = self.language.table or value in self.told
        known = self._is_choice(value, field) or (otherwise and self.is_offered(value, field))
        return Words(self.choice(value) if known else value)

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
            yield Words(self.language.say("none"))
        for number, value in enumerate(values):
            if number:
                yield Words("; " if isinstance(value, dict) else ", ")
            part = field.part(number)
            if isinstance(value, dict) and not is_named(value):
                yield from self.details(value, part, between=", ", inner=True)
            else:
                yield from self._words(value, part)

    def _row(self, row: Mapping[str, Json], field: Field) -> Iterator[Words]:
        """A row as a phrase: how many of what, then its other fields."""
        rest = told(row)
        if not rest:
            yield Words("–")
            return
        thing = next((key for key in _NAMING if isinstance(rest.get(key), str)), None)
        if thing is None:
            yield from self.details(rest, field, inner=True)
            return
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
        """The fields of a row, each with its name: ``Range 6; hidden``; what is true needs no value.

        ``inner`` ones stand within a sentence and begin without a capital.
        """
        for number, (key, value) in enumerate(told(row).items()):
            first = not inner and number == 0
            part = self.part(field, key)
            title = part.title if first else self.inner(part)
            if number:
                yield Words(between)
            if isinstance(value, bool):
                yield Words(title)
            elif (key in PLAIN or part.schema.get("title") == "When") and value is not None:
                yield from self.whole(value, part) if first else self._words(value, part)
            else:
                nested = _is_nested(value) and not _is_hex_set(part)
                colon = ":" if part.path[-1:] == ("*",) and not nested else ""
                yield Words(f"{title}{colon} ", italic=True)
                yield from (Words("("),) if nested else ()
                yield from self._words(value, part)
                yield from (Words(")"),) if nested else ()

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
            yield Words(self.language.say("{edge} edge", edge=self.choice(value).removesuffix(" edge")))
            if isinstance(whole.get("depth"), int):
                yield Words(", " + self.language.say("{depth} deep", depth=self.deep(whole["depth"], field)))
        elif key in ("rows", "cols") and isinstance(value, list | tuple) and len(value) == 2:
            pattern = "rows {first}–{last}" if key == "rows" else "columns {first}–{last}"
            yield Words(self.language.say(pattern, first=value[0], last=value[1]))
        elif key == "within" and isinstance(value, dict):
            count = self.counted(value.get("hexes", "?"), "hexes")
            yield Words(self.language.say("within {count} of ", count=count))
            yield from self.hex_set(value.get("of"), field.part("of"))
        elif key == "any" and isinstance(value, list | tuple):
            for number, one in enumerate(value):
                yield from (Words(self.language.say(" or ")),) if number else ()
                yield from self.hex_set(one, field.part(number))
        elif key in ("except", "hexes"):
            yield from (Words(self.language.say("except ")),) if key == "except" else ()
            yield from self.hex_set(value, field)
        elif key == "aoc" and value is True:
            yield Words(self.language.say("area of control"))
        elif key == "terrain":
            kinds = [str(kind) for kind in (value if isinstance(value, list | tuple) else [value])]
            known = self.card.ruleset.terrains
            titles = (
                self.lower(self.terrain(kind) if kind in known else self.in_words(kind)) for kind in kinds
            )
            yield Words(self.language.say("in {terrain}", terrain=self.language.say(" or ").join(titles)))
        elif key == "area" and isinstance(value, str):
            yield Words(self.areas.get(value, value), sense="area" if value in self.areas else "missing")
        else:
            yield from (Words(f"{self.lower(field.title)} "), *self._words(value, field))


def told(row: Mapping[str, Json]) -> dict[str, Json]:
    """What of a row is told: nothing of other programs', and of its switches only those that are on."""
    return {
        key: _given(value) for key, value in row.items() if not key.startswith("x-") and value is not False
    }


def _given(value: Json) -> Json:
    """A value; where a choice says only that a number is given, the number: ``{"mode": "count", "count": 2}`` is 2."""
    if isinstance(value, dict) and len(value) == 2:
        for one in value.values():
            if isinstance(one, str) and one in value and value[one] != one:
                return value[one]
    return value


def _choices(pattern: str) -> tuple[str, ...]:
    """The texts that a pattern lists by the letter, such as ``^(?:day|night)$``."""
    listed = _LISTED.match(pattern)
    return tuple(one for one in listed[1].split("|") if _ID.match(one)) if listed else ()


def _is_nested(value: Json) -> bool:
    """Whether a value needs brackets within a phrase; a row that begins with its name has its own."""
    if isinstance(value, list | tuple):
        return any(isinstance(one, dict) for one in value)
    return isinstance(value, dict) and len(value) > 1 and not is_named(value)


def is_named(row: Mapping[str, Json]) -> bool:
    """Whether a row says what it is: by a name, or by what it is one of."""
    return any(isinstance(row.get(key), str) for key in _NAMING)


def _is_hex_set(field: Field) -> bool:
    return bool({"hex_set", "area"} & set(field.names)) or field.name in ("of", "except")
