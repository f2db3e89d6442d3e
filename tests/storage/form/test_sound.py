"""What says fast that JSON is as its schema says: jsonschema, which says what is wrong, is never of another mind."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bob_editor.storage.form import schemas
from bob_editor.storage.form.sound import Sound, Unread, sound_by
from bob_editor.storage.shipped import shipped
from tests.mutants.mutations import spot

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 1.0, 1.5, -1, 10**30, float("nan"), float("inf"), "", "a", "ab", "abc", "x-a", "🏴", [],
    [1],
    [1, 1.0], [1, True], ["a", "a"], [{}, {}], [[1], [2], [3]], {}, {"a": 1}, {"a": "a"}, {"x-a": 1}, {"b": [1]},
    {"a": 1, "b": 2, "x-c": None}, ("a",),
)  # fmt: skip

TEXT = {"type": "string"}

SCHEMAS: tuple[Any, ...] = (
    True, False, {}, {"title": "Anything"},
    *({"type": one} for one in ("null", "boolean", "integer", "number", "string", "array", "object")),
    {"type": ["string", "null"]}, {"const": 1}, {"const": "a"}, {"const": None}, {"const": True}, {"enum": ["a", "ab"]},
    {"enum": [1, "a"]}, {"enum": [False]}, {"minimum": 1}, {"maximum": 1}, {"minLength": 1}, {"maxLength": 1},
    {"minItems": 1}, {"maxItems": 1}, {"minProperties": 1}, {"maxProperties": 1}, {"pattern": "b|^a$"},
    {"required": ["a", "b"]}, {"propertyNames": {"pattern": "^.$"}}, {"propertyNames": False}, {"items": TEXT},
    {"items": False}, {"uniqueItems": True}, {"uniqueItems": False}, {"properties": {"a": TEXT}},
    {"additionalProperties": False}, {"properties": {"a": True}, "additionalProperties": False},
    {"properties": {"a": TEXT}, "patternProperties": {"^x-": True, "a": TEXT}, "additionalProperties": {"minItems": 1}},
    {"if": TEXT, "then": {"maxLength": 1}, "else": {"minimum": 1}}, {"if": TEXT, "then": False}, {"then": False},
    {"if": TEXT, "else": False}, {"not": TEXT}, {"allOf": [{"minimum": 1}, {"maximum": 1}]},
    {"anyOf": [TEXT, {"type": "null"}]}, {"$ref": "#/a"},
)  # fmt: skip


def _none(address: str) -> Sound:
    raise AssertionError(address)


def test_every_keyword_is_read_as_jsonschema_reads_it() -> None:
    """On values of every sort."""
    for schema in SCHEMAS:
        sound = sound_by(schema, lambda _: sound_by(TEXT, _none))
        judge = Draft202012Validator(TEXT if isinstance(schema, dict) and "$ref" in schema else schema)
        found = [(value, sound(value)) for value in VALUES]
        assert found == [(value, judge.is_valid(value)) for value in VALUES], schema


def test_a_keyword_that_is_not_known_is_not_passed_over() -> None:
    """Then jsonschema is asked."""
    known = {word for one in SCHEMAS if isinstance(one, dict) for word in one}
    for word in Draft202012Validator.VALIDATORS.keys() - known:
        with pytest.raises(Unread):
            sound_by({"items": {word: {}}}, _none)


@pytest.mark.parametrize("path", sorted(shipped("schemas").glob("*.schema.json")), ids=lambda path: path.name)
def test_every_schema_that_ships_is_read(path: Any) -> None:
    """With all that it refers to."""
    schema = json.loads(path.read_text("utf-8"))
    for one in (schema, *schema.get("$defs", {}).values()):
        sound_by(one, lambda _: bool)


def _documents() -> Iterator[tuple[str, Any]]:
    """Small documents that ship, and the address of the schema of each."""
    for kind, folder in (
        ("board", shipped("maps")),
        ("scenario", shipped("maps")),
        ("stamp", shipped("stamps")),
    ):
        for path in sorted(folder.rglob(f"*.{kind}.json"))[::4]:
            if path.stat().st_size < 30_000:
                data = json.loads(path.read_text("utf-8"))
                yield (
                    (schemas.card_address(data["ruleset"]) if kind == "scenario" else schemas._root(kind)),
                    data,
                )


def test_a_broken_document_is_never_sound() -> None:
    """Nor one that ships unsound, or that is another and no worse: after each accident one more happens to it."""
    rng, told = random.Random(5), set()
    for address, data in _documents():
        for _ in range(5):
            sound = schemas._sound(address)(data)
            assert sound == schemas._validator(address).is_valid(data)
            told.add((address.partition("-")[0].partition(".")[0], sound))
            held, key = spot(rng, data) or ({}, "")
            held[key] = rng.choice(VALUES)
    assert told == {(kind, sound) for kind in ("board", "scenario", "stamp") for sound in (True, False)}
