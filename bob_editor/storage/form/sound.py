"""Whether JSON is as a schema says, by functions that are made of the schema once.

Nearly all that is opened is sound, and jsonschema takes ten times as long to say so. It is asked what is wrong.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from jsonschema import Draft202012Validator

Json = Any

Sound = Callable[[Json], bool]

Follow = Callable[[str], Sound]
"""What judges by the schema at an address, as a ``$ref`` gives it."""


class Unread(Exception):
    """A schema asks for what isn't read here: jsonschema is to be asked."""


def sound_by(schema: Json, follow: Follow) -> Sound:
    """What says whether a value breaks nothing of a schema; ``follow`` is asked once for each ``$ref`` in it.

    :raises Unread: where the schema has a keyword that isn't known here.
    """
    if isinstance(schema, bool):
        return lambda _: schema
    none: Sound = _any
    return reduce(_both, (_MADE[word](schema, follow) for word in _asked_for(schema)), none)


def _any(_: Json) -> bool:
    return True


def _both(one: Sound, other: Sound) -> Sound:
    return other if one is _any else lambda value: one(value) and other(value)


def _asked_for(schema: Mapping[str, Json]) -> list[str]:
    """The keywords by which a schema asks for something, those first that take the least time."""
    asked = [word for word in schema if word in Draft202012Validator.VALIDATORS and word not in _WITH]
    if "properties" not in asked and any(word in schema for word in _OF_FIELDS):
        asked.append("properties")
    if not _MADE.keys() >= set(asked):
        raise Unread
    return sorted(asked, key=list(_MADE).index)


_TYPES: Mapping[str, Sound] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "integer": lambda value: (
        (isinstance(value, int) and not isinstance(value, bool))
        or (isinstance(value, float) and value.is_integer())
    ),
}


def _type(schema: Mapping[str, Json], _: Follow) -> Sound:
    named = schema["type"]
    kinds = [_TYPES[one] for one in ([named] if isinstance(named, str) else named)]
    return kinds[0] if len(kinds) == 1 else lambda value: any(kind(value) for kind in kinds)


def _slow(word: str) -> Callable[[Mapping[str, Json], Follow], Sound]:
    """A keyword whose reading is subtle and seldom asked for, as jsonschema reads it."""

    def made(schema: Mapping[str, Json], _: Follow) -> Sound:
        judge = Draft202012Validator({word: schema[word]})
        return lambda value: bool(judge.is_valid(value))

    return made


def _enum(schema: Mapping[str, Json], follow: Follow) -> Sound:
    if not all(isinstance(one, str) for one in schema["enum"]):
        return _slow("enum")(schema, follow)
    words = frozenset(schema["enum"])
    return lambda value: isinstance(value, str) and value in words


def _const(schema: Mapping[str, Json], follow: Follow) -> Sound:
    wanted = schema["const"]
    if not isinstance(wanted, str):
        return _slow("const")(schema, follow)
    return lambda value: isinstance(value, str) and value == wanted


def _bound(kind: Sound, broken: Callable[[Json, Json], bool], word: str) -> Callable[..., Sound]:
    def made(schema: Mapping[str, Json], _: Follow) -> Sound:
        limit = schema[word]
        return lambda value: not (kind(value) and broken(value, limit))

    return made


def _pattern(schema: Mapping[str, Json], _: Follow) -> Sound:
    found = re.compile(schema["pattern"]).search
    return lambda value: not isinstance(value, str) or found(value) is not None


def _required(schema: Mapping[str, Json], _: Follow) -> Sound:
    names = tuple(schema["required"])
    return lambda value: not isinstance(value, dict) or all(name in value for name in names)


def _items(schema: Mapping[str, Json], follow: Follow) -> Sound:
    each = sound_by(schema["items"], follow)

    def sound(value: Json) -> bool:
        return not isinstance(value, list) or all(map(each, value))

    return sound


def _names(schema: Mapping[str, Json], follow: Follow) -> Sound:
    each = sound_by(schema["propertyNames"], follow)
    return lambda value: not isinstance(value, dict) or all(map(each, value))


def _fields(schema: Mapping[str, Json], follow: Follow) -> Sound:
    """Fields that are named, those whose names are alike, and all others."""
    named = {name: sound_by(one, follow) for name, one in schema.get("properties", {}).items()}
    alike = [
        (re.compile(one).search, sound_by(inner, follow))
        for one, inner in schema.get("patternProperties", {}).items()
    ]
    other = sound_by(schema.get("additionalProperties", True), follow)

    def sound(value: Json) -> bool:
        if not isinstance(value, dict):
            return True
        for name, held in value.items():
            own = named.get(name)
            if own is not None and not own(held):
                return False
            matched = own is not None
            for search, judge in alike:
                if search(name):
                    matched = True
                    if not judge(held):
                        return False
            if not matched and not other(held):
                return False
        return True

    return sound


def _each(schemas: Iterable[Json], follow: Follow) -> list[Sound]:
    return [sound_by(one, follow) for one in schemas]


def _any_of(schema: Mapping[str, Json], follow: Follow) -> Sound:
    branches = _each(schema["anyOf"], follow)
    return lambda value: any(branch(value) for branch in branches)


def _all_of(schema: Mapping[str, Json], follow: Follow) -> Sound:
    branches = _each(schema["allOf"], follow)
    return lambda value: all(branch(value) for branch in branches)


def _not(schema: Mapping[str, Json], follow: Follow) -> Sound:
    inner = sound_by(schema["not"], follow)
    return lambda value: not inner(value)


def _if(schema: Mapping[str, Json], follow: Follow) -> Sound:
    asked, then, otherwise = _each((schema["if"], schema.get("then", True), schema.get("else", True)), follow)
    return lambda value: then(value) if asked(value) else otherwise(value)


_OF_FIELDS = ("properties", "patternProperties", "additionalProperties")

_WITH = frozenset({"patternProperties", "additionalProperties", "then", "else"})
"""Keywords that are read with another."""

_MADE: Mapping[str, Callable[[Mapping[str, Json], Follow], Sound]] = {
    "type": _type,
    "const": _const,
    "enum": _enum,
    "minimum": _bound(_TYPES["number"], lambda value, limit: value < limit, "minimum"),
    "maximum": _bound(_TYPES["number"], lambda value, limit: value > limit, "maximum"),
    "minLength": _bound(_TYPES["string"], lambda value, limit: len(value) < limit, "minLength"),
    "maxLength": _bound(_TYPES["string"], lambda value, limit: len(value) > limit, "maxLength"),
    "minItems": _bound(_TYPES["array"], lambda value, limit: len(value) < limit, "minItems"),
    "maxItems": _bound(_TYPES["array"], lambda value, limit: len(value) > limit, "maxItems"),
    "minProperties": _bound(_TYPES["object"], lambda value, limit: len(value) < limit, "minProperties"),
    "maxProperties": _bound(_TYPES["object"], lambda value, limit: len(value) > limit, "maxProperties"),
    "pattern": _pattern,
    "required": _required,
    "propertyNames": _names,
    "properties": _fields,
    "items": _items,
    "uniqueItems": _slow("uniqueItems"),
    "$ref": lambda schema, follow: follow(schema["$ref"]),
    "if": _if,
    "not": _not,
    "allOf": _all_of,
    "anyOf": _any_of,
}
