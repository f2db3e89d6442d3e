"""The shipped JSON Schemas: what they say of themselves, what they accept and what they refuse."""

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bob_editor.storage.form.answers import ANSWERS, answer_schema
from bob_editor.storage.form.schemas import CARDS
from tests.storage.form.documents_at_hand import BOARD, GOOD, REFUSED, SUITE
from tests.storage.form.schemas_at_hand import NAMES, REGISTRY, ROOT, SCHEMAS, SUITES, complaints, read

BENCHMARKS = sorted((ROOT / "tests" / "benchmarks" / "boards").glob("*.board.json"))


def subschemas(schema: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema inside a schema, itself first, but for conditions, which describe no field of their own."""
    if not isinstance(schema, dict):
        return
    yield where, schema
    for keyword in ("properties", "patternProperties", "$defs"):
        for key, inner in schema.get(keyword, {}).items():
            yield from subschemas(inner, f"{where}/{keyword}/{key}")
    for keyword in ("items", "additionalProperties"):
        yield from subschemas(schema.get(keyword), f"{where}/{keyword}")


def fields(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every field that a schema describes."""
    for where, schema in subschemas(SCHEMAS[name], name):
        for key, field in schema.get("properties", {}).items():
            yield f"{where}/{key}", field


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_schema_of_2020_12(name: str) -> None:
    """Each file is a valid schema of draft 2020-12 with a title. Its name is its id: references hold where it lies."""
    schema = SCHEMAS[name]
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert "$id" not in schema
    assert schema["title"]
    assert schema["description"]


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_description_and_examples_that_hold(name: str) -> None:
    """A field says in a sentence what it is, and each of its examples is accepted."""
    found = list(fields(name))
    assert found
    for where, field in found:
        assert field["description"].endswith("."), where
        assert field["examples"], where
        frame = {"$id": f"{name}.schema.json", "$defs": SCHEMAS[name].get("$defs", {})}
        inside = Draft202012Validator({**field, **frame}, registry=REGISTRY)
        for example in field["examples"]:
            assert not list(inside.iter_errors(example)), (where, example)


def described(schema: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Every field anywhere in a schema, in branches of choices, too, but for what only asks for a condition."""
    if isinstance(schema, list):
        for place, inner in enumerate(schema):
            yield from described(inner, f"{where}/{place}")
    elif isinstance(schema, dict):
        for keyword, inner in schema.items():
            if keyword in ("properties", "patternProperties", "$defs"):
                yield from (
                    (f"{where}/{key}", one)
                    for key, one in inner.items()
                    if keyword != "$defs" and one is not True
                )
                for key, one in inner.items():
                    yield from described(one, f"{where}/{key}")
            elif keyword not in ("if", "not", "examples", "enum", "const", "default"):
                yield from described(inner, f"{where}/{keyword}")


@pytest.mark.parametrize("name", [*NAMES, *ANSWERS])
def test_every_field_of_every_branch_has_a_description(name: str) -> None:
    """Of the files, and of what commands print."""
    schema = answer_schema(name) if name in ANSWERS else SCHEMAS[name]
    found = list(described(schema, name))
    assert found
    assert [where for where, one in found if not one.get("description", "").endswith(".")] == []


@pytest.mark.parametrize("name", NAMES)
def test_unknown_fields_are_refused_everywhere(name: str) -> None:
    """Every object with named fields refuses others, but for those that start with x-."""
    for where, schema in subschemas(SCHEMAS[name], name):
        if schema is SCHEMAS["scenario"]:
            # A scenario leads to the card of its game, and that is closed.
            continue
        if "properties" in schema:
            assert schema["additionalProperties"] is False, where
            # A document as a whole may also name its schema.
            whole = where in (name, "board/$defs/content", "scenario/$defs/card")
            assert schema["patternProperties"] == {r"^(?:x-|\$schema$)" if whole else "^x-": True}, where


def objects(schema: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of objects whose names are given by no list of fields, in branches of choices, too."""
    if isinstance(schema, list):
        for place, inner in enumerate(schema):
            yield from objects(inner, f"{where}/{place}")
    elif isinstance(schema, dict):
        if isinstance(schema.get("additionalProperties"), dict) or "propertyNames" in schema:
            yield where, schema
        for keyword, inner in schema.items():
            if keyword not in ("examples", "enum", "const", "default"):
                yield from objects(inner, f"{where}/{keyword}")


@pytest.mark.parametrize("name", NAMES)
def test_names_of_other_programs_are_free_in_every_map(name: str) -> None:
    """But for what stands there by a card's text, or by a word of a foreign file: those may begin so themselves."""
    theirs = (
        "translations/additionalProperties",
        "mapping/properties/terrain",
        "verdicts",
        "rulesets/additionalProperties",
    )
    for where, schema in objects(SCHEMAS[name], name):
        if "x-assumed_data" not in where and not where.endswith(theirs):
            bare = {key: one for key, one in schema.items() if key not in ("$ref", "if", "then", "else")}
            inside = Draft202012Validator(
                {**bare, "$id": f"{name}.schema.json", "$defs": SCHEMAS[name].get("$defs", {})},
                registry=REGISTRY,
            )
            assert inside.is_valid({"x-über a/b": [1, None]}), where


@pytest.mark.parametrize("name", NAMES)
def test_every_reference_leads_somewhere(name: str) -> None:
    """No reference within or between the schemas dangles."""
    resolver = REGISTRY.resolver(f"{name}.schema.json")
    references = re.findall(r'"\$ref": "([^"]+)"', json.dumps(SCHEMAS[name]))
    for reference in references:
        assert resolver.lookup(reference).contents


@pytest.mark.parametrize("name", GOOD)
def test_a_full_document_is_accepted(name: str) -> None:
    """What docs/formats.md describes is accepted."""
    assert complaints(name, GOOD[name]) == []


@pytest.mark.parametrize("case", REFUSED)
def test_a_broken_document_is_refused(case: str) -> None:
    """One thing wrong in a document that is otherwise accepted is refused."""
    name, path, wrong = REFUSED[case]
    document = copy.deepcopy(GOOD[name])
    *way, last = path
    place = document
    for step in way:
        place = place[step]  # type: ignore[index]
    place[last] = wrong  # type: ignore[index]
    assert complaints(name, document)


@pytest.mark.parametrize("missing", ["format", "version", "id", "title", "ruleset", "grid", "base"])
def test_a_board_needs_its_head(missing: str) -> None:
    """A board's file without one of its required fields is refused."""
    assert complaints("board", {key: value for key, value in BOARD.items() if key != missing})


def test_a_board_in_a_suite_may_leave_out_its_head() -> None:
    """Written inside a suite a board needs only ruleset, grid and base, and is otherwise held to the board's schema."""
    inside = {key: BOARD[key] for key in ("ruleset", "grid", "base", "hexes")}
    assert complaints("los-suite", {**SUITE, "board": inside}) == []
    assert complaints("los-suite", {**SUITE, "board": {**inside, "hexes": {"E4": {"colour": 1}}}})


def test_a_pointy_top_board_has_pairs_of_columns() -> None:
    """On pointy top the pair is columns, and rows shift sideways."""
    grid = {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"}
    assert complaints("board", {**BOARD, "grid": grid}) == []
    assert complaints("board", {**BOARD, "grid": {**grid, "shift": "down"}})


def test_fields_of_other_programs_are_free() -> None:
    """A field that starts with x- is accepted at every depth."""
    document = copy.deepcopy(BOARD)
    for place in (
        document,
        document["grid"],
        document["hexes"],
        document["hexes"]["E4"],
        document["artwork"][0],
    ):
        place["x-mine"] = {"any": ["thing"]}
    assert complaints("board", document) == []


@pytest.mark.parametrize("name", CARDS)
def test_every_card_keeps_what_an_import_altered(name: str) -> None:
    """``convert --issues`` puts it into the card of whatever game."""
    assert SCHEMAS[name]["properties"]["imported"]["$ref"] == "board.schema.json#/$defs/imported"


def test_there_are_suites_of_all_five_games() -> None:
    """The copies of the suites are there to be validated."""
    assert {path.parent.name for path in SUITES} == {
        "band_of_brothers_2_1",
        "band_of_brothers_2_2",
        "combat_commander_pacific",
        "last_hundred_yards",
        "memoir_44",
    }
    assert BENCHMARKS


@pytest.mark.parametrize("path", SUITES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_suite_holds_to_its_schema(path: Path) -> None:
    """Every suite of every game is accepted."""
    assert complaints("los-suite", read(path)) == []


@pytest.mark.parametrize("path", BENCHMARKS, ids=lambda path: path.name)
def test_a_benchmark_board_holds_to_its_schema(path: Path) -> None:
    """Every board of the benchmarks is accepted."""
    assert complaints("board", read(path)) == []
