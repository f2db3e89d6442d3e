"""Every id that code or a test case names is a row of the ruleset: a check for terrain that isn't there passes all."""

import ast
import importlib
import json
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bob_editor.rules.game import game_of
from bob_editor.rulesets import all_rulesets, ruleset_folders

ROOT = Path(__file__).resolve().parents[2]
TABLES = ("terrains", "markers", "changes", "ends", "conditions")

ID_FIELDS = {"terrain", "marker", "change"}
"""Attributes, fields of rows and variables that hold an id."""
ID_SETS = {
    "terrain",
    "terrains",
    "terrain_ids",
    "there",
    "occupants",
    "listed_terrain",
    "side_terrain",
    "type_of",
}
"""Attributes, variables and functions that hold or give ids of what is in a place."""
ID_ARGUMENTS = {
    "has": 1, "has_path": 1, "hexes_with": 0, "path_visits": 1, "path_hexes": 0, "remove_terrain": 2, "marked": 0,
    "markers_in": 1, "changed": 0, "hexes_of": 0, "erase_paths_in": 2, "hexes_lying": 1, "is_beside": 2,
    "features_with": 1, "paint_terrain": 2,
}  # fmt: skip
"""Functions that take ids, and the place of the first among their arguments."""
WORDS_OF_DATA = {"named": 1, "named_in": 1}
"""Functions that take ids or tags, and the place of the first among their arguments."""
METHODS_OF_SETS = {"intersection", "isdisjoint", "issubset", "issuperset"}

NO_IDS = {
    "combat-commander-pacific": {"radio", "unit"},
    "last-hundred-yards": {"open", "grown"},
    "memoir-44": {"off_board"},
}
"""Words that stand beside ids in code, and mean what no row describes."""

HYPHENED = re.compile(r"[a-z]+(-[a-z0-9]+)+")
"""How checks are named."""
NO_CHECK = re.compile(r"x-|north-|south-|pointy-top|non-vehicular")
"""How other hyphened words of code begin: a card's own fields, ways to look, kinds of hexes and dummies."""

ABOUT_STRANGERS = {
    "unknown-terrain", "unknown-reference", "unknown-place", "board-of-another-game",
    "feature-not-in-edition", "datum-not-in-edition", "fortification-on-board",
    "marker-on-board", "hexside-terrain", "radio-misplaced", "night-data-invalid",
}  # fmt: skip
"""Checks that find what is no row, or not there; their cases name such."""


@cache
def _ids(ruleset_id: str) -> frozenset[str]:
    """Every id of the rows of a ruleset, and of those that one based on it leaves out."""
    game = all_rulesets()[ruleset_id]
    gone = game.data.get("leave_out") or {}
    named = {name for table in TABLES for name in (*game.rows(table), *gone.get(table, ()))}
    return frozenset(name for name in named if name)


@cache
def _tags(ruleset_id: str) -> frozenset[str]:
    data = all_rulesets()[ruleset_id].data
    return frozenset(
        tag for table in ("terrains", "units") for row in data.get(table, ()) for tag in row.get("tags", ())
    )


# -- code -----------------------------------------------------------------------------------------------------


def _modules() -> Iterator[tuple[str, Path]]:
    for ruleset_id, folder in ruleset_folders().items():
        yield from ((ruleset_id, path) for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_ids_in_code_are_rows(ruleset_id: str) -> None:
    """Where code asks for a terrain, marker or change by its id, or for a tag, the data have a row with it."""
    wrong = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for owner, path in _modules()
        if owner == ruleset_id
        for line, name in strangers(path.read_text("utf-8"), ruleset_id, _module_of(path))
    ]
    assert not wrong


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_checks_in_code_are_the_games(ruleset_id: str) -> None:
    """Where code names a check, as those that a fix mustn't set off, its game has it, or one based on that."""
    named = set().union(*(_literals(path) for owner, path in _modules() if owner == ruleset_id))
    games = [game for game in all_rulesets().values() if ruleset_id in (game.id, game.data.get("based_on"))]
    known = {check.name for game in games for check in game_of(game).checks}
    assert {name for name in named if HYPHENED.fullmatch(name) and not NO_CHECK.match(name)} <= known


def test_a_check_for_terrain_that_is_not_there_is_found() -> None:
    """The id of water in Combat Commander: Pacific is ``water_barrier``; ``water`` is a tag."""
    code = "WET = ('water',)\ndef wet(board, at, there, marker):\n    return {}\n"
    for question in (
        "board.has(at, 'water')", "board.hexes_with(*WET)", "'water' in there", "there & {'water'}",
        "marker.marker == 'water'", "tagged(board, 'water_barrier')", "{'water'} <= there",
        "reading.named_in(at, 'woods')",
    ):  # fmt: skip
        module = ModuleType("asked")
        vars(module)["WET"] = ("water",)
        assert list(strangers(code.format(question), "combat-commander-pacific", module)), question
    right = code.format("board.has(at, 'water_barrier') or tagged(board, 'water')")
    assert not list(strangers(right, "combat-commander-pacific", None))


def _module_of(path: Path) -> ModuleType:
    return importlib.import_module(path.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."))


def strangers(source: str, ruleset_id: str, module: ModuleType | None) -> Iterator[tuple[int, str]]:
    """The ids and tags in a module's code that the ruleset doesn't have, each with its line."""
    values = vars(module) if module is not None else {}
    known = _ids(ruleset_id) | NO_IDS.get(ruleset_id, set())
    for node in ast.walk(ast.parse(source)):
        for asked in _asked_for(node):
            for name in sorted(set(_words(asked, values)) - known):
                yield asked.lineno, name
        for name in sorted(_odd_ones(node, values, known)):
            yield getattr(node, "lineno", 0), name
        if isinstance(node, ast.Call):
            name, tags = _name(node.func), _tags(ruleset_id)
            for asked in node.args[1:2] if name == "tagged" else ():
                yield from ((asked.lineno, word) for word in _words(asked, values) if word not in tags)
            for asked in node.args[WORDS_OF_DATA.get(name, len(node.args)) :]:
                yield from (
                    (asked.lineno, word) for word in _words(asked, values) if word not in tags | known
                )


def _odd_ones(node: ast.AST, values: Mapping[str, Any], known: Collection[str]) -> set[str]:
    """The words of a constant that are no ids, where nearly all of its words are."""
    named = node.targets[0] if isinstance(node, ast.Assign) else None
    if not isinstance(named, ast.Name) or not named.id.strip("_").isupper():
        return set()
    value = values.get(named.id)
    words = {one for one in value if isinstance(one, str)} if isinstance(value, dict) else {*_text(value)}
    odd = words.difference(known)
    return odd if len(words) > 3 * len(odd) else set()


def _asked_for(node: ast.AST) -> Iterator[ast.expr]:
    """The parts of an expression that name ids, since they meet what holds ids."""
    if isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
        for (left, right), how in zip(pairwise(parts), node.ops, strict=True):
            if isinstance(how, ast.Eq | ast.NotEq | ast.LtE | ast.GtE | ast.Lt | ast.Gt):
                yield from _met(left, right, ID_FIELDS | ID_SETS)
            elif _name(left) in ID_FIELDS:
                yield right
            elif _name(right) in ID_SETS:
                yield left
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.Sub):
        yield from _met(node.left, node.right, ID_SETS)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
        name = _name(node.func)
        if name in METHODS_OF_SETS and isinstance(node.func, ast.Attribute) and node.args:
            yield from _met(node.func.value, node.args[0], ID_SETS)
        yield from node.args[ID_ARGUMENTS.get(name, len(node.args)) :]


def _met(left: ast.expr, right: ast.expr, known: Collection[str]) -> Iterator[ast.expr]:
    if _name(left) in known:
        yield right
    if _name(right) in known:
        yield left


def _name(node: ast.expr) -> str:
    """What a variable, attribute, call or looked-up field is called; "" for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return node.attr
    if isinstance(node, ast.Subscript):
        return str(node.slice.value) if isinstance(node.slice, ast.Constant) else ""
    if isinstance(node, ast.Call):
        if _name(node.func) == "get" and node.args and isinstance(node.args[0], ast.Constant):
            return str(node.args[0].value)
        return _name(node.func)
    return ""


def _words(node: ast.expr, values: Mapping[str, Any]) -> Iterator[str]:
    """The words that an expression names: literals, and constants of the module."""
    if isinstance(node, ast.Constant):
        yield from _text(node.value)
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for one in node.elts:
            yield from _words(one, values)
    elif isinstance(node, ast.Starred):
        yield from _words(node.value, values)
    elif isinstance(node, ast.Name) and node.id.strip("_").isupper():
        yield from _text(values.get(node.id))


def _text(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, tuple | frozenset | set | list):
        return [one for one in value if isinstance(one, str) and one]
    return []


# -- data -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_ids_in_the_data_are_rows(ruleset_id: str) -> None:
    """Rows name one another by ids and tags that are there; what no unit may enter says whom it keeps out."""
    game = all_rulesets()[ruleset_id]
    base = game.data.get("based_on") or ruleset_id
    known = _ids(ruleset_id) | _ids(base) | _tags(ruleset_id) | _tags(base) | {"all"}
    rows = [row for table in ("terrains", "markers", "changes") for row in game.data.get(table, ())]
    for row in rows:
        for field in ("opens", "excludes", "shuns", "not_on", "unless_on", "only_on"):
            assert {*row.get(field, ())} <= known
        for effect in row.get("effects", ()):
            assert {*effect.get("with", ())} <= known
            shut = effect["value"] == "no entry" or effect["what"] == "impassable"
            assert not shut or "bars" in effect or "hexes" not in row.get("in", ())
    for check in game.data.get("checks", ()):
        if isinstance(check, dict):
            pairs = [one for pair in check.get("pairs", ()) for one in (*pair["first"], *pair["second"])]
            assert {*pairs, *check.get("one_of", ())} <= known


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_words_of_los_are_no_slips(ruleset_id: str) -> None:
    """What a terrain's ``los`` says is asked for by code, or several rows say it, as a slip would not be."""
    data = all_rulesets()[ruleset_id].data
    owners = {ruleset_id, data.get("based_on")}
    code = [path for owner, path in _modules() if owner in owners]
    code += (ROOT / "bob_editor" / "rules").rglob("*.py")
    said = Counter(row["los"] for row in data["terrains"] if "los" in row)
    assert {word for word, times in said.items() if times == 1} <= set().union(*map(_literals, code))


@cache
def _literals(path: Path) -> frozenset[str]:
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return frozenset(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


# -- cases ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset_id", list(ruleset_folders()))
def test_ids_in_cases_are_rows(ruleset_id: str) -> None:
    """A case names terrains, markers, changes and conditions that are there, unless its check finds others."""
    tables = {table: set(all_rulesets()[ruleset_id].rows(table)) for table in TABLES}
    folder = ROOT / "tests" / "rulesets" / ruleset_folders()[ruleset_id].name / "cases"
    for path in sorted(folder.glob("*.json")):
        if path.stem in ABOUT_STRANGERS:
            continue
        for case in json.loads(path.read_text("utf-8"))["cases"]:
            for table, name in _named_by(case):
                assert name in tables[table], f"{path.stem}: {case['title']}: {name}"


def _named_by(case: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for board in (case.get("board"), *(case.get("boards") or {}).values()):
        if isinstance(board, dict):
            yield from (("terrains", name) for name in _terrains(board))
    for said in (case, case.get("scenario") or {}):
        for table, field in (("markers", "marker"), ("changes", "change")):
            rows = said.get(table)
            names = (
                (row.get(field) for row in rows if isinstance(row, dict)) if isinstance(rows, list) else ()
            )
            yield from ((table, name) for name in names if isinstance(name, str))
        yield from (("conditions", name) for name in said.get("conditions") or {})


def _terrains(board: Mapping[str, Any]) -> Iterator[str]:
    listed = [
        content.get("terrain") for content in (board.get("hexes") or {}).values() if isinstance(content, dict)
    ]
    listed += [
        *(board.get("sides") or {}).values(),
        board.get("paths"),
        board.get("artwork"),
        board.get("base"),
    ]
    for some in listed:
        for one in some if isinstance(some, list) else [some]:
            name = one.get("terrain") if isinstance(one, dict) else one
            if isinstance(name, str):
                yield name
