"""Where documents hold names that rulesets give, and how a schema offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Record

Json = Any

PLACES = ("base", "hexes", "sides", "paths", "artwork")
"""Where on a board terrain may stand: fields of a board, and ``in`` of a terrain."""


class Offer(Record):
    """A name with what it is.

    ``places`` is where a terrain may stand, ``answers`` what may be said to a question, ``form`` what a schema says of
    a condition's values.
    """

    value: Json
    text: str
    places: frozenset[str] = frozenset()
    answers: tuple[Offer, ...] = ()
    form: Mapping[str, Json] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.value, self.text, self.places, self.answers))


class Names(Record):
    """What a ruleset names, by sort, and the kind of schema that its scenarios are held to.

    Sorts are ``terrain``, ``markers``, ``changes``, ``conditions``, ``ends``, ``units``, ``rulings`` and ``checks``.
    """

    title: str
    offers: Mapping[str, tuple[Offer, ...]] = field(default_factory=dict)
    card: str = "scenario"


def merged(names: Mapping[str, Names]) -> Names:
    """What all rulesets name together; a text says whose it is."""
    found: dict[str, dict[Json, list[tuple[str, Offer]]]] = {}
    for one in names.values():
        for sort, offers in one.offers.items():
            for offer in offers:
                found.setdefault(sort, {}).setdefault(offer.value, []).append((one.title, offer))
    return Names(
        "", {sort: tuple(_together(rows) for rows in by_value.values()) for sort, by_value in found.items()}
    )


def _together(rows: Iterable[tuple[str, Offer]]) -> Offer:
    rows = tuple(rows)
    texts: dict[str, list[str]] = {}
    for title, offer in rows:
        texts.setdefault(offer.text, []).append(title)
    told = " ".join(f"{', '.join(titles)}: {text}" for text, titles in texts.items())
    answers = {one.value: one for _, offer in rows for one in offer.answers}
    places = frozenset[str]().union(*(one.places for _, one in rows))
    form = rows[0][1].form if all(one.form == rows[0][1].form for _, one in rows) else {}
    return Offer(rows[0][1].value, told, places, tuple(answers.values()), form)


class Named(Record):
    """A place in the schemas that holds names of a sort, and how it offers them."""

    sort: str
    write: Callable[[dict[str, Json], tuple[Offer, ...]], dict[str, Json]]

    def offer(self, schema: dict[str, Json], names: Names, place: str) -> dict[str, Json]:
        """The schema with the names in it, of terrain only those that may stand in a place of the board."""
        offers = names.offers.get(self.sort, ())
        fit = tuple(one for one in offers if place in one.places) if place else offers
        return self.write(schema, fit) if fit else schema


def _const(offer: Offer) -> dict[str, Json]:
    return {"const": offer.value, "description": offer.text}


def _values(schema: dict[str, Json], offers: tuple[Offer, ...]) -> dict[str, Json]:
    """A field that is one of the names, or another: what a ruleset doesn't know is told by its checks."""
    told: dict[str, Json] = {key: schema[key] for key in ("title", "description") if key in schema}
    if "enum" in schema:
        texts = {one.value: one for one in offers}
        listed = [_const(texts[one]) if one in texts else {"const": one} for one in schema["enum"]]
        return {**told, "anyOf": listed}
    form = {key: one for key, one in schema.items() if key not in (*told, "examples")}
    other = form.pop("anyOf") if set(form) == {"anyOf"} else [form]
    return {**told, "anyOf": [*map(_const, offers), *other]}


def _fields(schema: dict[str, Json], offers: tuple[Offer, ...]) -> dict[str, Json]:
    """An object whose fields are the names."""
    inner = schema.get("additionalProperties")
    form = inner if isinstance(inner, dict) else {}
    known = schema.get("properties", {})
    added = {
        one.value: _field(one, known.get(one.value, one.form or form))
        for one in offers
        if one.value in known or form
    }
    return {**schema, "properties": {**known, **added}} if known or added else schema


def _field(offer: Offer, form: Json) -> Json:
    told = {**form, "description": offer.text}
    return _values(told, offer.answers) if offer.answers else told


_TERRAIN, _MARKER, _CHANGE = Named("terrain", _values), Named("markers", _values), Named("changes", _values)
_UNIT, _END = Named("units", _values), Named("ends", _values)
_CONDITION = Named("conditions", _values)

_PACIFIC = "scenario-combat-commander-pacific.schema.json#/properties"

NAMED: Mapping[str, Named] = {
    "board.schema.json#/$defs/terrain_id": _TERRAIN,
    "board.schema.json#/$defs/terrain_entry": _TERRAIN,
    "board.schema.json#/$defs/rulings": Named("rulings", _fields),
    "board.schema.json#/$defs/accepted/properties/code": Named("checks", _values),
    "scenario.schema.json#/$defs/marker/properties/marker": _MARKER,
    "scenario.schema.json#/$defs/change/properties/change": _CHANGE,
    "scenario.schema.json#/$defs/change/properties/terrain": _TERRAIN,
    "scenario.schema.json#/$defs/change/properties/as": _TERRAIN,
    "scenario.schema.json#/$defs/conditions": Named("conditions", _fields),
    "scenario.schema.json#/$defs/unit/properties/unit": _UNIT,
    "scenario.schema.json#/$defs/unit/properties/in": _END,
    "scenario.schema.json#/$defs/hex_set/properties/terrain": _TERRAIN,
    "scenario.schema.json#/$defs/rule/properties/change": _CHANGE,
    "scenario.schema.json#/$defs/rule/properties/condition": _CONDITION,
    "los-suite.schema.json#/properties/conditions": Named("conditions", _fields),
    "los-suite.schema.json#/$defs/end/properties/in": _END,
    "los-suite.schema.json#/$defs/end/properties/unit": _UNIT,
    f"{_PACIFIC}/markers/items/properties/marker": _MARKER,
    f"{_PACIFIC}/sides/items/properties/fortifications/items/properties/marker": _MARKER,
    f"{_PACIFIC}/changes/items/properties/change": _CHANGE,
    f"{_PACIFIC}/changes/items/properties/terrain": _TERRAIN,
    f"{_PACIFIC}/changes/items/properties/as": _TERRAIN,
    f"{_PACIFIC}/setup_areas/items/properties/terrain/items": _TERRAIN,
    f"{_PACIFIC}/conditions": Named("conditions", _fields),
    "scenario-last-hundred-yards.schema.json#/properties/conditions": Named("conditions", _fields),
    "scenario-last-hundred-yards.schema.json#/$defs/area/properties/terrain": _TERRAIN,
    "scenario-last-hundred-yards.schema.json#/$defs/special_rule/properties/change": _CHANGE,
    "scenario-last-hundred-yards.schema.json#/$defs/special_rule/properties/condition": _CONDITION,
    "scenario-memoir-44.schema.json#/$defs/unit_kind": _UNIT,
    "scenario-memoir-44.schema.json#/$defs/rule/properties/change": _CHANGE,
    "scenario-memoir-44.schema.json#/$defs/rule/properties/condition": _CONDITION,
}
"""The places that hold names, by the address of the schema."""


def place_named(address: str, key: str) -> str:
    """The place of a board that a field is, so that what stands in it may stand there; empty for any other."""
    return key if address == "board.schema.json#/$defs/content/properties" and key in PLACES else ""
