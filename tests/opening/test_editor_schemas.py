"""The schemas for editors of JSON: fresh, whole in themselves, strict, and offering what each game names."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bob_editor.opening.editor_schemas import FILES, editor_schemas, settings, written
from bob_editor.opening.ruleset_names import names_of
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.form.bundles import bundled
from bob_editor.storage.form.schema_names import NAMED
from bob_editor.storage.form.schemas import KINDS, look_up

ROOT = Path(__file__).resolve().parents[2]
BUNDLED = ROOT / "schemas" / "bundled"
NODE = ROOT / ".venv" / "node"
SHIPPED = {
    ending: sorted((ROOT / "maps").rglob(f"*.{ending}.json")) for ending in ("board", "scenario", "los")
}
KIND_OF = {"board": "board", "scenario": "scenario", "los": "los-suite"}

ALL = "ALL_SCHEMAS" in os.environ
"""Whether editors are asked of every schema and game, as `make schemas` does, or of some."""

KEYWORDS = {
    "$schema", "$ref", "$defs", "title", "description", "examples", "type", "const", "enum", "properties", "required",
    "additionalProperties", "patternProperties", "propertyNames", "maxProperties", "minProperties", "items", "minItems",
    "maxItems", "uniqueItems", "contains", "pattern", "minLength", "maxLength", "minimum", "maximum",
    "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "anyOf", "allOf", "oneOf", "not", "if", "then", "else",
    "dependentRequired", "prefixItems", "default",
}  # fmt: skip
"""What a strict validator of draft 2020-12 knows, of what is used here."""


@pytest.fixture(scope="module")
def schemas() -> dict[str, dict[str, Any]]:
    """Every bundled schema, made anew."""
    return dict(editor_schemas(all_rulesets().values()))


def inside(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and every one in it."""
    if not isinstance(schema, dict):
        return
    yield schema
    for key in ("properties", "patternProperties", "$defs"):
        for one in schema.get(key, {}).values():
            yield from inside(one)
    for key in ("items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "contains"):
        yield from inside(schema.get(key))
    for key in ("anyOf", "allOf", "oneOf", "prefixItems"):
        for one in schema.get(key, ()):
            yield from inside(one)


def test_they_are_fresh(schemas: dict[str, dict[str, Any]]) -> None:
    """What lies in schemas/bundled is what `make fresh` writes."""
    found = {path.name: path.read_text("utf-8") for path in BUNDLED.glob("*.schema.json")}
    assert found.keys() == schemas.keys()
    assert [name for name, one in schemas.items() if written(one) != found[name]] == []


def test_the_entries_for_a_public_catalogue_name_our_files() -> None:
    """Each as the settings have it; kinds whose files are named as others' are, too, stay out."""
    rows = json.loads((BUNDLED / "catalog.json").read_text("utf-8"))["schemas"]
    kinds = [row["name"].removeprefix("bob_editor ") for row in rows]
    assert [tuple(row["fileMatch"]) for row in rows] == [FILES[kind] for kind in kinds]
    assert not {"project", "pack", "style", "ruleset"} & set(kinds)


def test_each_is_whole_in_itself_and_strict(schemas: dict[str, dict[str, Any]]) -> None:
    """Every reference leads to a place in it; it has no id, no unknown keyword, no types in a list, no loose field."""
    for name, whole in schemas.items():
        for one in inside(whole):
            assert set(one) <= KEYWORDS, (name, set(one) - KEYWORDS)
            assert not isinstance(one.get("type"), list), name
            assert set(one.get("required", ())) <= set(one.get("properties", ())), (name, one["required"])
            if "$ref" in one:
                assert one["$ref"].startswith("#/$defs/"), name
                assert one["$ref"].removeprefix("#/$defs/") in whole["$defs"], (name, one["$ref"])


def test_sources_refer_to_their_neighbours() -> None:
    """Without an id a reference holds where the file lies: for every program, with no table of addresses."""
    for path in (ROOT / "schemas").glob("*.json"):
        text = path.read_text("utf-8")
        assert '"urn:' not in text
        for one in inside(json.loads(text)):
            file = one.get("$ref", "#").partition("#")[0]
            assert not file or (path.parent / file).is_file(), (path.name, file)


def test_every_named_place_is_in_the_schemas() -> None:
    """A place that a schema no longer has would offer nothing, unseen."""
    assert [address for address in NAMED if not look_up(address)] == []


@pytest.mark.parametrize("ending", KIND_OF)
def test_shipped_documents_are_right_by_them(ending: str, schemas: dict[str, dict[str, Any]]) -> None:
    """By the schema of their kind and by that of their game."""
    general = Draft202012Validator(schemas[f"{KIND_OF[ending]}.schema.json"])
    for path in SHIPPED[ending]:
        data = json.loads(path.read_text("utf-8"))
        own = Draft202012Validator(schemas[f"{KIND_OF[ending]}.{path.parent.name}.schema.json"])
        assert not list(own.iter_errors(data)), path
        if path == SHIPPED[ending][0]:
            assert not list(general.iter_errors(data)), path
            assert list(general.iter_errors({**data, "colour": 1}))
            assert list(own.iter_errors({**data, "colour": 1}))


def test_names_are_offered_and_others_taken() -> None:
    """What a ruleset doesn't know is for its checks to tell; of terrain, a hexside offers what lies on hexsides."""
    whole = bundled("board", names_of([ruleset("band-of-brothers-2.2")]), ruleset="band-of-brothers-2.2")
    sides = whole["$defs"]["board.terrain_entry.band-of-brothers-2.2.sides"]["anyOf"]
    offered = {one["const"]: one["description"] for one in sides if "const" in one}
    assert "hedgerow" in offered
    assert "woods" not in offered
    assert offered["wall"].startswith("Wall")
    assert offered["wall"].endswith("[46.1]")
    assert not list(Draft202012Validator(whole).iter_errors(BOARD | {"sides": {"A1/A2": ["haha"]}}))


def test_settings_name_every_kind_that_people_write() -> None:
    """Relative to the workspace, or as an address where the folder is named from the root."""
    rows = settings(Path("schemas"))["json.schemas"]
    assert {row["url"] for row in rows} == {f"./schemas/{kind}.schema.json" for kind in FILES}
    assert set(KINDS) - set(FILES) == {"publication", "pack-index"}
    assert settings(ROOT)["json.schemas"][0]["url"].startswith("file:///")


BOARD: dict[str, Any] = {
    "$schema": "board.schema.json", "format": "bob-editor/board", "version": 1, "id": "mill", "title": "Mill",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground"}, "hexes": {"A1": {"terrain": ["woods"]}}, "sides": {"A1/A2": ["wall"]},
    "rulings": {"separate_pieces": "one_piece"},
    "accepted": [{"code": "band-of-brothers-2.2/lone-artwork", "at": "", "because": "It is meant."}],
}  # fmt: skip


class TestEditors:
    """Visual Studio Code's own engine and ajv: `make schemas` sees to them, else these are passed by."""

    pytestmark = pytest.mark.skipif(
        shutil.which("node") is None or not (NODE / "node_modules" / "ajv").is_dir(),
        reason="No node, or not its modules: make schemas has them.",
    )

    @staticmethod
    def ask(*requests: dict[str, Any]) -> list[Any]:
        """The answers of the editor."""
        script = Path(__file__).with_name("json_editor.mjs")
        told = json.dumps(requests)
        done = subprocess.run(
            ["node", str(script), str(NODE)],
            input=told,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
        found: list[Any] = json.loads(done.stdout)
        return found

    def test_names_are_offered_with_what_they_are(self) -> None:
        """Hover and completion of what the board's ruleset names; the schema is found by the board's ``$schema``."""
        text = json.dumps(BOARD, indent=1)
        marks = ("woods", "wall", "separate_pieces", "one_piece", "band-of-brothers-2.2/lone")
        at = [text.index(f'"{mark}') + 1 for mark in marks]
        (answer,) = self.ask({"text": text, "at": at, "uri": (BUNDLED / "mill.json").as_uri()})
        assert answer["problems"] == []
        assert [" ".join(one)[:5] for one in answer["hovers"]][:2] == ["Woods", "Wall:"]
        terrain, sides, rulings, answers, codes = map(set, answer["offered"])
        assert {'"woods"', '"swamp"'} <= terrain
        assert '"wall"' not in terrain
        assert {'"wall"', '"hedgerow"'} <= sides
        assert '"woods"' not in sides
        assert "wall_in_front" in rulings
        assert {'"one_piece"', '"any_pieces"'} <= answers
        assert '"band-of-brothers-2.2/bridge-over-nothing"' in codes
        assert not any("memoir" in one for one in codes)

    def test_shipped_documents_have_no_problem_and_broken_ones_have(self) -> None:
        """By the bundled schemas and by the sources, which refer to each other."""
        requests = []
        for ending, kind in KIND_OF.items():
            for path in {one.parent: one for one in SHIPPED[ending]}.values() if ALL else SHIPPED[ending][:1]:
                text = path.read_text("utf-8")
                for folder in ("bundled/", ""):
                    schema = (ROOT / f"schemas/{folder}{kind}.schema.json").as_uri()
                    requests += [
                        {"schema": schema, "text": one}
                        for one in (text, text.replace('"title"', '"tite"', 1))
                    ]
        answers = self.ask(*requests)
        assert [one["problems"] for one in answers[::2]] == [[]] * (len(answers) // 2)
        assert all(one["problems"] for one in answers[1::2])

    def test_ajv_takes_them_in_strict_mode(self) -> None:
        """Every schema compiles, and says of shipped documents what the program says."""
        requests = []
        for path in sorted(BUNDLED.glob("*.schema.json" if ALL else "scenario.schema.json")):
            kind, _, game = path.name.removesuffix(".schema.json").partition(".")
            (ending,) = [one for one, of in KIND_OF.items() if of == kind] or [""]
            texts = [
                one.read_text("utf-8") for one in SHIPPED.get(ending, []) if game in ("", one.parent.name)
            ]
            texts = texts if ALL else texts[:2]
            requests.append({"compile": path.as_uri(), "documents": [*texts, "{}"]})
        for request, answer in zip(requests, self.ask(*requests), strict=True):
            assert answer == [True] * (len(answer) - 1) + [False], request["compile"]
