"""The schema of a game's scenario cards, made of the fields that its ``card.json`` adds to those of every card."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.form.schemas import file_name, know_card, known_card, look_up, shipped_card, validate

Json = Any

LISTS = {"side": "sides", "unit": "units", "setup_area": "setup_areas", "marker": "markers"}
"""The list whose rows a field is of."""

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_BOARD, _CARD = "board.schema.json#/$defs", "scenario.schema.json#/$defs"

_FORMS: Mapping[str, Json] = {
    "text": {"type": "string", "maxLength": 200, "pattern": "^[^\\n]*$"},
    "long_text": {"type": "string", "maxLength": 20000},
    "yes_no": {"type": "boolean"},
    "date": {"type": "string", "format": "date", "pattern": r"^\d{4}-\d{2}-\d{2}$", "maxLength": 10},
    "hex": {"$ref": f"{_BOARD}/map_hex"},
    "hexes": {"$ref": f"{_CARD}/hex_set"},
    "side": {"$ref": f"{_CARD}/side_id"},
    "sides": {"type": "array", "items": {"$ref": f"{_CARD}/side_id"}, "maxItems": 8},
}


def checked_layout(layout: Json, where: str) -> dict[str, Json]:
    """What a ``card.json`` says, held to its schema.

    :raises BadFile: where it breaks that, or two fields have one name.
    """
    if not isinstance(layout, dict):
        raise BadFile(f"{where} must hold an object.", hint="See schemas/card.schema.json.")
    problems = validate("card", layout)
    if problems:
        at = f" at {problems[0].pointer}" if problems[0].pointer else ""
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
    ruleset: str, layout: Mapping[str, Json], based_on: str = "", units: Iterable[Mapping[str, Json]] = ()
) -> None:
    """Know the cards of a game from now on: those of the game that it is based on, with fields of its own.

    :raises BadFile: where a field has the name of one that cards have already.
    """
    know_card(ruleset, card_schema(layout, based_on, units))


def card_schema(
    layout: Mapping[str, Json], based_on: str = "", units: Iterable[Mapping[str, Json]] = ()
) -> tuple[str, dict[str, Json]] | None:
    """The schema of such cards and what its file would be called; None where they have what every card has.

    :raises BadFile: where a field has the name of one that cards have already.
    """
    fields = [row for row in layout.get("fields") or () if isinstance(row, Mapping)]
    if not fields and not based_on:
        return None
    schema = _made(based_on, fields, tuple(str(row.get("id")) for row in units))
    digest = hashlib.sha256(json.dumps(schema, sort_keys=True).encode()).hexdigest()[:16]
    return file_name(f"own-card-{digest}"), schema


def _made(based_on: str, fields: list[Mapping[str, Json]], units: tuple[str, ...]) -> dict[str, Json]:
    address = known_card(based_on)
    schema: dict[str, Json] = _elsewhere(look_up(address), address.partition("#")[0])
    common = look_up(shipped_card(""))["properties"]
    schema["properties"] |= {"ruleset": common["ruleset"], "edition": common["edition"]}
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
    table = schema["properties"].get(name)
    if not isinstance(table, dict) or "items" not in table:
        raise BadFile(
            f"The game's cards have no list of {name.replace('_', ' ')}.", hint="Make it a field of the card."
        )
    items = dict(table["items"])
    while "$ref" in items:
        reference = items["$ref"]
        items = _elsewhere(look_up(reference), reference.partition("#")[0])
    if row["id"] in items["properties"]:
        raise _taken(row["id"])
    items["properties"] = {**items["properties"], row["id"]: _field(row, units)}
    if row.get("required"):
        items["required"] = [*items.get("required", ()), row["id"]]
    schema["properties"][name] = {**table, "items": items}


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
    cites = f" [{row['cites']}]" if row.get("cites") else ""
    title = str(row.get("title") or "")
    return {
        **({"title": title} if title else {}),
        "description": f"{row.get('text', '')}{cites}".strip(),
        **form,
    }


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
