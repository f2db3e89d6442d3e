"""The shipped JSON Schemas: what they say of themselves, what they accept and what they refuse."""

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from bob_editor.storage.form.answers import ANSWERS, answer_schema
from bob_editor.storage.form.schemas import CARDS, KINDS

ROOT = Path(__file__).resolve().parents[3]
NAMES = (*KINDS, *CARDS, "card")
SCHEMAS: dict[str, dict[str, Any]] = {
    name: json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")) for name in NAMES
}
REGISTRY: Registry[Any] = Registry().with_resources(
    [(f"{name}.schema.json", Resource.from_contents(schema)) for name, schema in SCHEMAS.items()],
)
SUITES = sorted((ROOT / "tests" / "rulesets").glob("*/*.los.json"))
BENCHMARKS = sorted((ROOT / "tests" / "benchmarks" / "boards").glob("*.board.json"))
RULESETS = sorted((ROOT / "bob_editor" / "rulesets").glob("*/ruleset.json"))
BAND_OF_BROTHERS = ROOT / "bob_editor" / "rulesets" / "band_of_brothers_2_2" / "ruleset.json"

ROW_LISTS = (
    "presets",
    "terrains",
    "markers",
    "units",
    "changes",
    "conditions",
    "rulings",
    "reasons",
    "modifiers",
)

BOARD: dict[str, Any] = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "mill-crossing",
    "title": "Mill crossing",
    "number": "3",
    "ruleset": "band-of-brothers-2.2",
    "grid": {
        "hexes": "flat-top",
        "columns": 19,
        "rows": [12, 13],
        "shifted": "even",
        "shift": "up",
        "first_row": [1, 0],
        "edges": {"top": "full", "bottom": "full", "left": "half", "right": "half"},
    },
    "base": {"terrain": "open_ground", "level": 0, "face": "country"},
    "hexes": {
        "E4": {"level": 1},
        "B0": {"terrain": [{"terrain": "river", "orientation": 2, "shape": "curve"}, "bridge"]},
        "BB12": {"terrain": ["building_stone"], "level": -1},
    },
    "sides": {
        "D2/E3": ["hedgerow", {"terrain": "small_terrain_feature", "in": ["D2"]}],
        "A1/nw": ["wall"],
    },
    "paths": [{"terrain": "road", "through": ["A3", "B3", "C4"]}],
    "artwork": [{"terrain": "woods", "ring": [[9, 6.5], [13, 6.2], [12.4, 9]], "holes": [], "level": 0}],
    "contours": [{"level": 0, "ring": [[4, 3], [20, 3.5], [18, 11]], "line": "thin"}],
    "labels": [{"text": "Mill", "at": [12, 9]}],
    "exits": [{"at": "C1/n", "value": 2}],
    "objectives": [{"number": 3, "at": "E5"}],
    "underlay": {"image": "scan.png", "points": [{"pixel": [120, 88], "hex": "A1"}], "opacity": 0.5},
    "rulings": {"contour_equal_blocks": False, "separate_pieces": "any_pieces", "overlord_border": 41},
    "accepted": [{"code": "schema/type", "at": "", "because": "kept as it came"}],
    "credits": {"author": "", "licence": ""},
    "extra": {"artillery_boxes": ["top_left", "bottom_right"]},
    "x-other-program": {"zoom": 3},
}

SUITE: dict[str, Any] = {
    "format": "bob-editor/los-suite",
    "version": 1,
    "title": "Hills, 47.2",
    "board": "mill-crossing.board.json",
    "conditions": {"visibility": 4, "rain": False, "haze": 3},
    "markers": [{"marker": "cave", "at": "2.F5", "facing": "ne", "side": "axis"}],
    "changes": [{"change": "hill_levels_set", "levels": {"1": 3}}, {"change": "upper_level", "at": ["1.F6"]}],
    "units": [{"unit": "infantry", "at": "G5", "side": "axis"}],
    "rulings": {},
    "checks": [
        {"from": "E4", "to": "E7", "expect": "blind", "cites": "47.2", "modifiers": ["target_higher"]},
        {
            "from": {"hex": "E4", "in": "cave"},
            "to": {"hex": "E6", "unit": "vehicle", "lit": True, "moved": False},
            "expect": "hindered:2",
        },
    ],
}

SCENARIO: dict[str, Any] = {
    "format": "bob-editor/scenario",
    "version": 1,
    "id": "demo",
    "title": "The mill at dawn",
    "ruleset": "band-of-brothers-2.2",
    "theatre": "europe",
    "date": "1944-06",
    "turns": 6,
    "first_side": "us",
    "map": {"boards": [{"board": "20.board.json", "name": "20", "at": [0, 0], "turn": 180, "crop": None}]},
    "sides": [
        {
            "id": "us",
            "nationalities": ["american"],
            "operations_range": {"min": 2, "max": 4},
            "command_points": 2,
            "rout_edges": ["bottom", "20.A1"],
        },
        {
            "id": "ge",
            "nationalities": ["german"],
            "decoys": 2,
            "fortifications": {"foxhole": 4, "trench": [3]},
        },
    ],
    "setup_areas": [
        {
            "id": "us1",
            "side": "us",
            "area": {"rows": [8, 10]},
            "forces": [{"unit_type": "squad", "count": 4}],
        },
        {"id": "ge1", "side": "ge", "area": ["20.F5", "20.F6"], "forces": [], "concealed": "allowed"},
    ],
    "reinforcements": [
        {"side": "us", "turn": 3, "entry": {"edge": "bottom"}, "forces": [], "delayable": True}
    ],
    "changes": [{"change": "balka", "at": ["20.F5"], "steep": ["20.F5/20.F6"]}],
    "conditions": {"monsoon": {"storm_range": [1, 3]}},
    "markers": [{"marker": "trail", "at": "20.A4", "to": "20.E4"}],
    "unit_types": {"squad": {"kind": "squad", "fp_normal": 6, "casualty": [4, 7]}},
    "optional_rules": ["sustained_fire"],
    "victory": {
        "clauses": [{"kind": "control_hexes", "side": "us", "hexes": ["20.F5"], "count": 1, "at": "end"}]
    },
    "rules": [{"text": "No prisoners are taken.", "change": "balka"}],
    "cards": {"air_rules": True},
}

PACK: dict[str, Any] = {
    "format": "bob-editor/pack",
    "version": 1,
    "id": "mill-country",
    "title": "Mill country",
    "authors": ["A. Designer", "A board may name as many as fit into 1,000 letters. " * 19],
    "rulesets": ["band-of-brothers-2.2"],
    "contents": {"boards/mill crossing.board.json": "0" * 64},
}

PROJECT: dict[str, Any] = {
    "format": "bob-editor/project",
    "version": 1,
    "id": "mill-country",
    "title": "Mill country",
    "edition": "1.2",
    "authors": ["A. Designer"],
    "languages": ["en", "de-AT"],
    "logo": "assets/logo.png",
    "scenarios": ["scenarios/dawn.scenario.json"],
    "earlier": "../mill-country-1.1.bobpack",
    "publish": {"forms": ["cards"], "leave_out": ["drafts"], "settings": {"maps": {"dpi": 300, "x-why": {}}}},
}

STAMP: dict[str, Any] = {
    "format": "bob-editor/stamp",
    "version": 1,
    "title": "Walled farm",
    "keywords": ["yard"],
    "hexes": ["B2", "B3"],
    "board": {
        "ruleset": "band-of-brothers-2.2",
        "grid": {"hexes": "flat-top", "columns": 4, "rows": 4, "shifted": "even", "shift": "down"},
        "base": {"terrain": "open_ground"},
        "hexes": {"B2": {"terrain": ["building_stone"]}},
        "sides": {"B1/B2": ["wall"]},
    },
    "x-other-program": True,
}

COUNTERS: dict[str, Any] = {
    "format": "bob-editor/counters",
    "version": 1,
    "title": "Mill country",
    "ruleset": "band-of-brothers-2.2",
    "colours": {"german": "#7c8472"},
    "counters": [
        {
            "name": "Squad",
            "nation": "german",
            "box": 24,
            "values": {"FP": 5, "Morale": "10/6/1"},
            "back": {"says": "reduced", "art": "art/back.png"},
            "x-why": 1,
        }
    ],
}

MAPPING: dict[str, Any] = {
    "format": "bob-editor/mapping",
    "version": 1,
    "terrain": {"wood": "woods", "hill": {"terrain": ["woods"], "level": -99, "x-why": 1}, "fog": None},
    "fields": {"terrain": "ground"},
    "verdicts": {"grain": "hindered:1"},
    "rulesets": {"memoir-44": {"wood": "forest"}},
}

GOOD = {
    "counters": COUNTERS, "mapping": MAPPING,
    "board": BOARD, "los-suite": SUITE, "scenario": SCENARIO, "stamp": STAMP, "pack": PACK, "project": PROJECT,
}  # fmt: skip

REFUSED: dict[str, tuple[str, tuple[str | int, ...], Any]] = {
    "an unknown field of a board": ("board", ("colour",), "red"),
    "an unknown field of a hex": ("board", ("hexes", "E4", "height"), 1),
    "another format": ("board", ("format",), "bob-editor/scenario"),
    "another version": ("board", ("version",), 2),
    "a hex without a row": ("board", ("hexes", "E"), {}),
    "a row with a leading nought": ("board", ("hexes", "E04"), {}),
    "column letters that differ": ("board", ("hexes", "AB4"), {}),
    "a small column letter": ("board", ("hexes", "e4"), {}),
    "a side of one hex": ("board", ("sides", "D2"), ["wall"]),
    "a side with an unknown direction": ("board", ("sides", "A1/north"), ["wall"]),
    "a side's terrain not in a list": ("board", ("sides", "A1/nw"), "wall"),
    "a level that is no whole number": ("board", ("hexes", "E4", "level"), 0.5),
    "a level that is a word": ("board", ("hexes", "E4", "level"), "1"),
    "a level that is true": ("board", ("hexes", "E4", "level"), True),
    "a ring of two points": ("board", ("artwork", 0, "ring"), [[1, 2], [3, 4]]),
    "a point of three numbers": ("board", ("artwork", 0, "ring", 0), [1, 2, 3]),
    "a point off any map": ("board", ("artwork", 0, "ring", 0), [1e9, 2]),
    "a contour without a level": ("board", ("contours", 0), {"ring": [[1, 2], [3, 4], [5, 6]]}),
    "a path through nothing": ("board", ("paths", 0, "through"), []),
    "more columns than a map has": ("board", ("grid", "columns"), 257),
    "no columns": ("board", ("grid", "columns"), 0),
    "columns in a pair on flat top": ("board", ("grid", "columns"), [13, 12]),
    "a flat-top shift to the right": ("board", ("grid", "shift"), "right"),
    "three lengths of columns": ("board", ("grid", "rows"), [1, 2, 3]),
    "rows in a pair on pointy top": ("board", ("grid", "hexes"), "pointy-top"),
    "an edge neither full nor half": ("board", ("grid", "edges", "top"), "cut"),
    "an opacity above 1": ("board", ("underlay", "opacity"), 1.5),
    "an accepted issue without a ruleset": ("board", ("accepted", 0, "code"), "line-ends-nowhere"),
    "a ruling with a list": ("board", ("rulings", "separate_pieces"), []),
    "a verdict of nought hindrances": ("los-suite", ("checks", 0, "expect"), "hindered:0"),
    "an unknown verdict": ("los-suite", ("checks", 0, "expect"), "maybe"),
    "an end without a hex": ("los-suite", ("checks", 1, "from"), {"in": "cave"}),
    "an end that is no hex": ("los-suite", ("checks", 0, "from"), "4E"),
    "an unknown field of an end": ("los-suite", ("checks", 1, "from", "level"), 2),
    "a condition in a list": ("los-suite", ("conditions", "haze"), [3]),
    "an unknown facing": ("los-suite", ("markers", 0, "facing"), "up"),
    "a marker without a place": ("los-suite", ("markers", 0), {"marker": "smoke"}),
    "a written board without a ruleset": (
        "los-suite",
        ("board",),
        {"grid": BOARD["grid"], "base": BOARD["base"]},
    ),
    "a scenario outside the project": ("project", ("scenarios", 0), "../dawn.scenario.json"),
    "an earlier edition at an absolute path": ("project", ("earlier",), "//server/mill.bobpack"),
    "a template that is a path": ("project", ("template",), "../look.json"),
    "a setting that is an object": ("project", ("publish", "settings", "maps", "dpi"), {}),
    "an unknown field of publishing": ("project", ("publish", "form"), "cards"),
    "a stamp of no hex": ("stamp", ("hexes",), []),
    "a hex that no grid has": ("stamp", ("hexes", 0), "AB1"),
    "a stamp without a name": ("stamp", ("title",), ""),
    "an unknown field of a stamp": ("stamp", ("turn",), 60),
    "a stamp's board with an unknown field": ("stamp", ("board", "colour"), "red"),
    "a level that no board has": ("mapping", ("terrain", "hill", "level"), 100),
    "a word for nought hindrances": ("mapping", ("verdicts", "grain"), "hindered:0"),
    "a board turned by 90 degrees": ("scenario", ("map", "boards", 0, "turn"), 90),
    "a map without boards": ("scenario", ("map", "boards"), []),
    "a side without an id": ("scenario", ("sides", 0), {"name": "Germany"}),
    "a half turn": ("scenario", ("turns",), 6.5),
    "a date in words": ("scenario", ("date",), "June 1944"),
    "firepower off the counters": ("scenario", ("unit_types", "squad", "fp_normal"), 21),
    "a path that leaves the pack": ("pack", ("contents", "boards/../../etc/passwd"), "0" * 64),
    "a path outside the pack's folders": ("pack", ("contents", "bin/run"), "0" * 64),
    "a checksum cut short": ("pack", ("contents", "boards/mill crossing.board.json"), "abc"),
}


def validator(name: str) -> Draft202012Validator:
    """A validator of one of the shipped schemas."""
    return Draft202012Validator(SCHEMAS[name], registry=REGISTRY)


def complaints(name: str, value: Any) -> list[str]:
    """What a schema says against a value: path and message of each error."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(value)]


def read(path: Path) -> Any:
    """The JSON value of a file."""
    return json.loads(path.read_text(encoding="utf-8"))


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


def cited_rows(value: Any, where: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a ruleset's data that says something of the game: effects, questions and entries of its lists."""
    for key in (*ROW_LISTS, "ends", "faces"):
        for number, row in enumerate(value.get(key, ())):
            yield f"{where}/{key}/{row.get('id', number)}", row
            for place, effect in enumerate(row.get("effects", ())):
                yield f"{where}/{key}/{row.get('id', number)}/effects/{place}", effect
    yield f"{where}/levels", value["levels"]
    for place, effect in enumerate(value["levels"].get("effects", ())):
        yield f"{where}/levels/effects/{place}", effect


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


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_a_ruleset_holds_to_its_schema(path: Path) -> None:
    """Every ruleset's data is accepted."""
    assert complaints("ruleset", read(path)) == []


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_ids_of_a_ruleset_are_unique(path: Path) -> None:
    """No two rows of a list have one id."""
    data = read(path)
    for key in ROW_LISTS:
        ids = [row["id"] for row in data.get(key, ())]
        assert len(ids) == len(set(ids)), key
    positions = [row["in"] for row in data.get("ends", ())]
    assert len(positions) == len(set(positions))


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_every_row_of_a_ruleset_is_cited(path: Path) -> None:
    """Every row and every effect names the number of a rule; Memoir '44's own test says which have no card."""
    for where, row in cited_rows(read(path), path.parent.name):
        assert re.search(r"\d", row["cites"]) or path.parent.name == "memoir_44", where


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_a_ruling_has_its_default_first(path: Path) -> None:
    """The default is the first of a ruling's choices, no choice stands twice, and the game's paper has the question."""
    for row in read(path)["rulings"]:
        assert row["from"], row["id"]
        values = [choice["value"] for choice in row["choices"]]
        assert row["default"] == values[0], row["id"]
        assert len(values) == len(set(values)), row["id"]


def test_rows_name_only_terrains_that_exist() -> None:
    """Terrains named inside rows of Band of Brothers 2.2 are rows themselves; exclusions go both ways."""
    data = read(BAND_OF_BROTHERS)
    terrains = {row["id"]: row for row in data["terrains"]}
    assert data["base_terrain"] in terrains
    for row in terrains.values():
        for other in row.get("hindrance", {}).get("with", ()):
            assert row["id"] in terrains[other]["hindrance"]["with"]
        for other in row.get("excludes", ()):
            assert row["id"] in terrains[other]["excludes"]
        for effect in row["effects"]:
            assert set(effect.get("with", ())) <= set(terrains)
    for unit in data["units"]:
        assert set(unit.get("unhindered_target_of", ())) <= set(terrains)


def test_every_level_has_a_shade() -> None:
    """From the lowest level to the highest each has one style."""
    data = read(BAND_OF_BROTHERS)
    levels = [row["level"] for row in data["hex_level_styles"]]
    assert levels == list(range(data["levels"]["min"], data["levels"]["max"] + 1))


def test_band_of_brothers_suites_name_only_ids_of_the_data() -> None:
    """Terrains, markers, changes, conditions, rulings, positions and units that the suites use are rows."""
    data = read(BAND_OF_BROTHERS)
    known = {key: {row["id"] for row in data[key]} for key in (*ROW_LISTS,)}
    positions = {row["in"] for row in data["ends"]}
    placed = {row["id"]: set(row["in"]) for row in data["terrains"]}
    for path in SUITES:
        if path.parent.name != "band_of_brothers_2_2":
            continue
        suite = read(path)
        board = suite["board"]
        for content in board.get("hexes", {}).values():
            assert all("hexes" in placed[terrain] for terrain in content.get("terrain", ())), path.name
        for terrains in board.get("sides", {}).values():
            ids = (one["terrain"] if isinstance(one, dict) else one for one in terrains)
            assert all("sides" in placed[terrain] for terrain in ids), path.name
        assert all("paths" in placed[row["terrain"]] for row in board.get("paths", ())), path.name
        assert all("artwork" in placed[row["terrain"]] for row in board.get("artwork", ())), path.name
        assert {row["marker"] for row in suite.get("markers", ())} <= known["markers"]
        assert {row["change"] for row in suite.get("changes", ())} <= known["changes"]
        assert set(suite.get("conditions", ())) <= known["conditions"]
        assert set(suite.get("rulings", ())) <= known["rulings"]
        cites = {row["cites"] for row in data["reasons"]}
        for check in suite["checks"]:
            assert check.get("cites", "14.0") in cites
            for end in (check["from"], check["to"]):
                if isinstance(end, dict):
                    assert end.get("in") in positions
                    assert end.get("unit", "infantry") in known["units"]


def test_values_of_charts_are_left_out() -> None:
    """No value is told for what only the game's charts say: airbursts in woods, or what a hedgerow costs to cross."""
    terrains = {row["id"]: row for row in read(BAND_OF_BROTHERS)["terrains"]}
    airburst = [row for row in terrains["woods"]["effects"] if row["what"] in {"mortar", "artillery"}]
    crossing = [row for row in terrains["hedgerow"]["effects"] if row["what"] == "movement"]
    assert airburst
    assert crossing
    assert all(row["value"] is None for row in airburst + crossing)
