"""The schema of a game's scenario cards, made of the fields that its ``card.json`` adds to those of every card."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.model.foreign import without_foreign
from bob_editor.storage.form.problems import Problem, quoted, shortened, steps_of
from bob_editor.storage.form.schemas import (
    file_name,
    fits,
    know_card,
    known_card,
    look_up,
    shipped_card,
    validate,
)

Json = Any

LISTS = {"side": "sides", "unit": "units", "setup_area": "setup_areas", "marker": "markers"}
"""The list whose rows a field is of."""

_NO_GAME: Mapping[str, Json] = {}

_OF_CONDITION = {"type": "type", "minimum": "minimum", "maximum": "maximum", "choices": "enum"}
"""What the value of a condition says of itself, by what a schema calls it."""

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_BOARD, _CARD = "board.schema.json#/$defs", "scenario.schema.json#/$defs"

_DAY = "^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$"

_FORMS: Mapping[str, Json] = {
    "text": {"type": "string", "maxLength": 200, "pattern": "^[^\\n]*$"},
    "long_text": {"type": "string", "maxLength": 20000},
    "yes_no": {"type": "boolean"},
    "date": {"type": "string", "format": "date", "pattern": _DAY, "maxLength": 10},
    "hex": {"$ref": f"{_BOARD}/map_hex"},
    "hexes": {"$ref": f"{_CARD}/hex_set"},
    "side": {"$ref": f"{_CARD}/side_id"},
    "sides": {"type": "array", "items": {"$ref": f"{_CARD}/side_id"}, "maxItems": 8},
}


_TEXT = {"type": "string", "maxLength": 200}
_PLACE = {"$ref": f"{_BOARD}/map_place"}
_PLACES = {"type": "array", "items": _PLACE, "maxItems": 65536}

_OF_ROWS: Mapping[str, Json] = {
    "hex": {"$ref": f"{_BOARD}/map_hex"}, "place": _PLACE, "side": _PLACE, "hexes": _PLACES, "sides": _PLACES,
    "side_id": {"$ref": f"{_CARD}/side_id"},
    "facing": {"$ref": f"{_CARD}/marker/properties/facing"},
    "terrain": _TEXT, "unit": _TEXT, "string": _TEXT,
    "integer": {"type": "integer"}, "number": {"type": "number"}, "boolean": {"type": "boolean"},
    "object": {"type": "object"},
}  # fmt: skip
"""What a field of a marker or a change holds, by its type in the ruleset."""

_ANYWHERE = ("text", "long_text", "yes_no", "date", "number", "choice", "choices", "unit")
"""Kinds of fields whose values hang on no map and no other field."""


def checked_layout(layout: Json, where: str) -> dict[str, Json]:
    """What a ``card.json`` says, held to its schema.

    :raises BadFile: where it breaks that, or a field of it can hold nothing.
    """
    if not isinstance(layout, dict):
        raise BadFile(f"{where} must hold an object.", hint="See schemas/card.schema.json.")
    problems = validate("card", layout)
    if problems:
        at = f" at {shortened(problems[0].pointer, 200)}" if problems[0].pointer else ""
        raise BadFile(f"{where}{at}: {problems[0].message}", hint="See schemas/card.schema.json.")
    for row in layout.get("fields", ()):
        kind, columns = row["kind"], row.get("columns", ())
        if (kind in ("choice", "choices") and not row.get("choices")) or (kind == "table" and not columns):
            lacks = "columns" if kind == "table" else "choices"
            raise BadFile(f"{where}: the field {quoted(row['id'])} has no {lacks}.", hint=f"Give it {lacks}.")
        if row.get("from", -(10**6)) > row.get("to", 10**6):
            raise BadFile(
                f"{where}: no number fits the field {quoted(row['id'])}.", hint="Turn from and to round."
            )
    return layout


def learn_card(
    ruleset: str, layout: Mapping[str, Json], based_on: str = "", game: Mapping[str, Json] = _NO_GAME
) -> None:
    """Know the cards of a game from now on: those of the game that it is based on, with fields of its own.

    :raises BadFile: where a field has the name of one that cards have already.
    """
    know_card(ruleset, card_schema(layout, based_on, game))


def card_schema(
    layout: Mapping[str, Json], based_on: str = "", game: Mapping[str, Json] = _NO_GAME
) -> tuple[str, dict[str, Json]] | None:
    """The schema of such cards and what its file would be called; None where they have what every card has.

    ``game`` is what its ``ruleset.json`` says: of its units and conditions a card speaks.

    :raises BadFile: where a field has the name of one that cards have already.
    """
    fields = [without_foreign(row) for row in layout.get("fields") or () if isinstance(row, Mapping)]
    conditions = [row for row in game.get("conditions", ()) if isinstance(row, Mapping)]
    own = {table: own_fields(game, table) for table in ("markers", "changes")}
    if not fields and not based_on and not conditions and not any(own.values()):
        return None
    schema = _made(based_on, fields, tuple(str(row.get("id")) for row in game.get("units", ())))
    _add_conditions(schema, conditions, own=not based_on)
    for table, rows in own.items():
        _add_own_fields(schema, table, rows)
    digest = hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:16]
    return file_name(f"own-card-{digest}"), schema


def taken_names(layout: Mapping[str, Json], based_on: str = "") -> Iterator[tuple[int, frozenset[str]]]:
    """The places of fields whose id is taken, by one of every card or by one above; with each all that are."""
    schema = _common(based_on)
    there: dict[str, set[str]] = {}
    for at, row in enumerate(layout.get("fields") or ()):
        if not isinstance(row, Mapping):
            continue
        of = row.get("of", "card")
        if of not in there:
            part = schema if of == "card" else _rows_of(schema, LISTS[of])
            there[of] = set((part or {}).get("properties", {}))
        if row.get("id") in there[of]:
            yield at, frozenset(there[of])
        there[of].add(str(row.get("id")))


def unfit_usuals(layout: Mapping[str, Json], units: tuple[str, ...] = ()) -> Iterator[int]:
    """The places of fields that a new card would begin with what they can't hold; those on the map aren't known."""
    for at, row in enumerate(layout.get("fields") or ()):
        begins = isinstance(row, Mapping) and row.get("usual") is not None
        if begins and row.get("kind") in _ANYWHERE and not fits(row["usual"], _field(row, units)):
            yield at


def _common(based_on: str) -> dict[str, Json]:
    """The schema of the cards that a game's fields are added to."""
    address = known_card(based_on)
    schema: dict[str, Json] = _elsewhere(look_up(address), address.partition("#")[0])
    every = look_up(shipped_card(""))["properties"]
    schema["properties"] |= {"ruleset": every["ruleset"], "edition": every["edition"]}
    return schema


def _rows_of(schema: Mapping[str, Json], name: str) -> dict[str, Json] | None:
    """What a list of a card says of its rows; None where cards have no such list."""
    table = schema["properties"].get(name)
    return _referred(table["items"]) if isinstance(table, dict) and "items" in table else None


def _made(based_on: str, fields: list[Mapping[str, Json]], units: tuple[str, ...]) -> dict[str, Json]:
    schema = _common(based_on)
    required = list(schema.get("required", ()))
    for row in fields:
        if row.get("of", "card") != "card":
            _add_to_rows(schema, row, units)
            continue
        if row["id"] in schema["properties"]:
            raise _taken(row["id"])
        schema["properties"][row["id"]] = _field(row, units)
        required += [row["id"]] if row.get("required") else []
    return {"$schema": _DRAFT, **schema, "required": required}


def _add_to_rows(schema: dict[str, Json], row: Mapping[str, Json], units: tuple[str, ...]) -> None:
    name = LISTS[row["of"]]
    items = _rows_of(schema, name)
    if items is None:
        raise BadFile(
            f"The game's cards have no list of {name.replace('_', ' ')}.", hint="Make it a field of the card."
        )
    if row["id"] in items["properties"]:
        raise _taken(row["id"])
    items["properties"] = {**items["properties"], row["id"]: _field(row, units)}
    if row.get("required"):
        items["required"] = [*items.get("required", ()), row["id"]]
    schema["properties"][name] = {**schema["properties"][name], "items": items}


def _referred(part: Mapping[str, Json]) -> dict[str, Json]:
    """A part of a schema with what it refers to, its own words first."""
    found = dict(part)
    while "$ref" in found:
        reference = found.pop("$ref")
        found = {**_elsewhere(look_up(reference), reference.partition("#")[0]), **found}
    return found


def _add_conditions(schema: dict[str, Json], rows: list[Mapping[str, Json]], *, own: bool) -> None:
    """The conditions that a game's cards may set besides those of its base; all its ``own`` are as it says itself."""
    found = _referred(schema["properties"].get("conditions") or {"type": "object"})
    known = found.get("properties", {})
    said = {str(row.get("id")): _condition(row) for row in rows if own or row.get("id") not in known}
    if said:
        others = {name: one for name, one in known.items() if name not in said}
        schema["properties"]["conditions"] = {**found, "properties": {**others, **said}}


def own_fields(game: Mapping[str, Json], table: str) -> dict[str, list[Mapping[str, Json]]]:
    """What a game says of the fields of its ``markers`` or ``changes``, by name, beside those that any may have."""
    known = look_up(f"{_CARD}/{table.removesuffix('s')}/properties")
    found: dict[str, list[Mapping[str, Json]]] = {}
    for row in game.get(table, ()):
        for one in (row.get("fields") if isinstance(row, Mapping) else None) or ():
            if isinstance(one, Mapping) and one.get("name") not in known and one.get("type") in _OF_ROWS:
                found.setdefault(str(one.get("name")), []).append(one)
    return found


def may_be_own(problem: Problem) -> bool:
    """Whether what breaks a suite's form is a field of a marker or change that a game may have."""
    steps = steps_of(problem.pointer)
    unknown = problem.code == "schema/additionalProperties"
    return unknown and len(steps) == 3 and steps[0] in ("markers", "changes")


def is_own_field(problem: Problem, game: Mapping[str, Json]) -> bool:
    """Whether it is one that this game has."""
    if not may_be_own(problem):
        return False
    table, _, name = steps_of(problem.pointer)
    return name in own_fields(game, str(table))


def _add_own_fields(
    schema: dict[str, Json], table: str, fields: Mapping[str, list[Mapping[str, Json]]]
) -> None:
    """The fields of a game's markers or changes; which of them has which, tell its rows."""
    items = _rows_of(schema, table)
    if items is None:
        return
    forms = {name: [_own_field(one) for one in rows] for name, rows in fields.items()}
    own = {
        name: {**_told(fields[name][0]), **(several[0] if len(several) == 1 else {"anyOf": several})}
        for name, several in forms.items()
    }
    items["properties"] = {**own, **items.get("properties", {})}
    schema["properties"][table] = {**schema["properties"][table], "items": items}


def _own_field(row: Mapping[str, Json]) -> dict[str, Json]:
    limits = {name: row[name] for name in ("minimum", "maximum") if row.get(name) is not None}
    return {**_OF_ROWS[row["type"]], **limits}


def _condition(row: Mapping[str, Json]) -> dict[str, Json]:
    return {**_told(row), **form_of_condition(row)}


def form_of_condition(row: Mapping[str, Json]) -> dict[str, Json]:
    """What a schema says of the values that a condition may have."""
    value = row.get("value")
    said = value if isinstance(value, dict) else {}
    return {called: said[name] for name, called in _OF_CONDITION.items() if said.get(name) not in (None, [])}


def _taken(name: str) -> BadFile:
    return BadFile(f"Cards have a field {quoted(name)} already.", hint="Give the game's own another id.")


def _field(row: Mapping[str, Json], units: tuple[str, ...]) -> dict[str, Json]:
    kind = row["kind"]
    if kind == "number":
        limits = {"minimum": row.get("from"), "maximum": row.get("to")}
        form: dict[str, Json] = {
            "type": "integer",
            **{name: value for name, value in limits.items() if value is not None},
        }
    elif kind in ("choice", "choices", "unit"):
        words = [one["id"] for one in row.get("choices", ())] if kind != "unit" else list(units)
        one = {"type": "string", "enum": words} if words else {"type": "string", "maxLength": 64}
        form = (
            one
            if kind != "choices"
            else {"type": "array", "items": one, "uniqueItems": True, "maxItems": 200}
        )
    elif kind == "table":
        columns = {one["id"]: _field(one, units) for one in row["columns"]}
        needed = [one["id"] for one in row["columns"] if one.get("required")]
        inner = {
            "type": "object",
            "properties": columns,
            "required": needed,
            "patternProperties": {"^x-": True},
        }
        form = {"type": "array", "items": {**inner, "additionalProperties": False}, "maxItems": 1000}
    else:
        form = dict(_FORMS[kind])
    return {**_told(row), **form}


def _told(row: Mapping[str, Json]) -> dict[str, Json]:
    """What a row is called, and what it is, for whoever fills it in."""
    cites = f" [{row['cites']}]" if row.get("cites") else ""
    title = str(row.get("title") or "")
    told = f"{row.get('text', '')}{cites}".strip()
    return {**({"title": title} if title else {}), "description": told}


def _elsewhere(value: Json, document: str) -> Json:
    """A part of a schema with its references leading to the document that it comes from."""
    if isinstance(value, dict):
        return {
            name: f"{document}{inner}"
            if name == "$ref" and str(inner).startswith("#")
            else _elsewhere(inner, document)
            for name, inner in value.items()
            if name not in ("$defs", "$schema")
        }
    return [_elsewhere(one, document) for one in value] if isinstance(value, list) else value
