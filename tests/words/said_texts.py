"""What the rules' layers say, as templates: sentences and phrases of the code and of the games' data, by room.

The rules' layers speak English and know no language. What they say is put together of texts that stand in them, with
values; here are those texts, with the values by number, as the tables of ``editing/said`` translate them.
"""

import ast
import importlib
import json
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bob_editor.rules import checks as shared
from bob_editor.rules.check import checks_in
from bob_editor.rules.games.editions import CODE as EDITION
from bob_editor.rules.issues.failing import FAILED
from bob_editor.rules.wording import name_in_words, upper_first
from bob_editor.rulesets import all_rulesets
from bob_editor.sheet.languages import language_of
from bob_editor.ui.dress.descriptions import LOS_WORDS
from tests.words.texts import ROOT, texts

ROOMS = {
    "rules": ("rules", "rulesets/*.py", "model", "geometry"),
    "band_of_brothers": ("rulesets/band_of_brothers_2_1", "rulesets/band_of_brothers_2_2"),
    "combat_commander": ("rulesets/combat_commander_pacific",),
    "last_hundred_yards": ("rulesets/last_hundred_yards",),
    "memoir_44": ("rulesets/memoir_44",),
    "opened": ("opening", "editing"),
    "stored": ("storage", "extras.py"),
    "refused": ("exchange", "publishing", "processes", "render", "sheet"),
}
"""The tables, and where the texts of each stand; what ``tr`` is given there stands in those of ``words``."""

REFUSALS = "refused"
"""The table of what other rooms say only where they refuse or tell what was altered; else it is their documents'."""

REFUSING = {
    "BobEditorError", "UnknownPlace", "UnknownRuleset", "UnknownId", "BadFile", "TooLarge", "NoGrid", "UnfitPack",
    "BadCall", "NotInstalled", "Cancelled", "Problem", "LeftOut", "Row", "dropped", "guessed", "approximated",
}  # fmt: skip
"""Calls of which the texts are told to the user; any other that takes a ``hint`` is one of them, too."""

REASONS = {"lacks", "cut_told", "excess_told", "letters_lacking", "more_than_listed", "why_not_set"}
"""Functions there that say why something isn't made."""

OF_CARDS = {"facts.py", "words.py", "catalogue.py", "pieces.py", "counters.py"}
"""Modules whose texts cards print: the labels of ``sheet.languages`` say them in every language."""

OTHER_DATA = {"card.json", "rule_numbers.json", "mission_tables.json"}
"""Data of a game that is collected elsewhere, or of which messages say nothing."""

OF_OTHERS = {"rules/handbook.py"}
"""What no window shows."""

PLACE = re.compile(r"\{[^{}]*\}")
_PROSE = re.compile(
    r"[A-Za-z’']{2,}\W* \W*[A-Za-z]|[A-Za-z]\W* \W*[A-Za-z’']{2,}|[A-Za-z]{3,}\W*? |\s\W*[A-Za-z]{2,}"
)
SAYS = ("says", "tells", "missing", "make", "keep", "leave", "pieces")
"""Which fields of a row of checks are texts."""

_NO_TEXT = re.compile(
    r"(\{0\}, )?[\d., ]*(, 23\.0)? ?step \d*.*|[A-Z]+\d+, [A-Z].*|.*\[Any\].*|\w+ \| \w+|.*\\d\+.*| two |"
    r"title name|background historical .*|victory sieg .*|briefing einweisung|rules special .*|balance ausgleich .*|"
    r"location place .*|\{0\} level \{1\} \{2\}|\"\$defs\": .*|.* torn apart: \{0\}|a dot comes to lie .*|"
    r"Expecting .*|Illegal trailing comma .*|Extra data|Unterminated string .*|Invalid (control|.escape|.u).*|"
    r"Application Support",
    re.DOTALL,
)
"""Numbers of rules, types, patterns, keywords and others' messages, which look like prose."""

_UNSAID = {"exception", "warning", "info", "debug", "compile", "cast", "TypeVar", "NewType", "getLogger"}
"""Calls whose texts nobody is told."""


def numbered(text: str) -> str:
    """A text with its values by number: ``{hex} has {name}`` as ``{0} has {1}``."""
    numbers = iter(range(100))
    return PLACE.sub(lambda _: f"{{{next(numbers)}}}", text)


def templates() -> dict[str, dict[str, str]]:
    """By room the templates, each with where it stands; what two rooms say is the first one's."""
    found: dict[str, dict[str, str]] = {}
    looked_up = {one.source for one in texts()}
    known: set[str] = set()
    for room, places in ROOMS.items():
        said = found[room] = {}
        for path in _files(places):
            where = path.relative_to(ROOT / "bob_editor").as_posix()
            if (path.name in OF_CARDS and path.parent.name == "cards") or where in OF_OTHERS:
                continue
            tree = ast.parse(path.read_text("utf-8"))
            for text in _refused_in(tree) if room == REFUSALS else _said_in(tree):
                template = numbered(text)
                if text not in looked_up and template not in known and not _NO_TEXT.fullmatch(template):
                    known.add(template)
                    said[template] = where
        for path in (one for place in places for one in sorted((ROOT / "bob_editor" / place).glob("*.json"))):
            if path.name not in OTHER_DATA:
                told = set(_told_in_table(path)) - known
                known |= told
                said |= dict.fromkeys(told, f"{path.parent.name}/{path.name}")
    return found


def _told_in_table(path: Path) -> Iterator[str]:
    """The prose of a game's tables; of its ruleset what answers of LOS say, since the rest is collected elsewhere."""
    table = json.loads(path.read_text("utf-8"))
    if path.name != "ruleset.json":
        return _told_in(table)
    return (numbered(row["says"]) for row in table.get("reasons", ()) if "says" in row)


def _told_in(value: Any) -> Iterator[str]:
    """The prose of a game's tables, but for titles, which cards print, and words that are looked for."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from () if key in ("title", "told_by") else _told_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from _told_in(one)
    elif isinstance(value, str) and _PROSE.search(value):
        yield value


def data() -> dict[str, dict[str, str]]:
    """By room the texts of the games' data: rulings, rows of checks, modifiers."""
    found: dict[str, dict[str, str]] = {room: {} for room in ("rulings", "rows_of_checks", "modifiers")}
    for path in sorted((ROOT / "bob_editor/rulesets").glob("*/ruleset.json")):
        game, where = json.loads(path.read_text("utf-8")), path.parent.name
        amended = game.get("amended") or {}
        rows = [*game.get("rulings", ()), *amended.get("rulings", ())]
        for row in rows:
            texts = [row.get("question"), *(one.get("text") for one in row.get("choices", ()))]
            found["rulings"] |= {one: where for one in texts if one}
        assumed = game.get("x-assumed_data", {}).values()
        found["rulings"] |= {table["status"]: where for table in assumed if "status" in table}
        for row in (*game.get("modifiers", ()), *amended.get("modifiers", ())):
            found["modifiers"] |= {row[key]: where for key in ("title", "text") if row.get(key)}
        for row in (one for one in game.get("checks", ()) if isinstance(one, dict)):
            found["rows_of_checks"] |= dict.fromkeys(_of_row(row), where)
    for path in sorted((ROOT / "bob_editor/rulesets").glob("*/checks/**/*.json")):
        for row in json.loads(path.read_text("utf-8"))["checks"]:
            found["rows_of_checks"] |= dict.fromkeys(_of_row(row), path.name)
    return found


TABLES = (
    "levels",
    "terrains",
    "markers",
    "units",
    "changes",
    "conditions",
    "ends",
    "charts",
    "faces",
    "presets",
)
"""Tables of a game of which the window shows what a row is called and does."""


def of_rows() -> dict[str, str]:
    """What rows of the games' tables, rules to fill land by, shipped stamps and templates are called, and what they do.

    But for what cards print: ``sheet.languages`` says that.
    """
    labels = {one.casefold() for one in language_of("de").table}
    found: dict[str, str] = {}
    for path in sorted((ROOT / "bob_editor/rulesets").glob("*/ruleset.json")):
        game = json.loads(path.read_text("utf-8"))
        for table in TABLES:
            given = [game.get(table) or [], (game.get("amended") or {}).get(table) or []]
            rows = [row for one in given for row in ([one] if isinstance(one, dict) else one)]
            told = [text for row in rows if isinstance(row, dict) for text in _of_effects(row)]
            told += [_of_sight(row) for row in rows if table == "terrains"]
            found |= {text: path.parent.name for text in told if text and text.casefold() not in labels}
        rules = [
            row["title"]
            for named in ("fields", "shares")
            for row in (game.get("painting") or {}).get(named, ())
        ]
        found |= {title: path.parent.name for title in rules if title.casefold() not in labels}
    stamps = (
        json.loads(path.read_text("utf-8"))["title"]
        for path in sorted((ROOT / "stamps").rglob("*.stamp.json"))
    )
    begun = [json.loads(path.read_text("utf-8")) for path in sorted((ROOT / "templates").rglob("*.json"))]
    templates = (row[key] for row in begun for key in ("title", "description"))
    cards = sorted((ROOT / "bob_editor/render/card/templates").glob("*.json"))
    named = [(title, "stamps") for title in stamps] + [(text, "templates") for text in templates]
    named += [(json.loads(path.read_text("utf-8"))["title"], path.name) for path in cards]
    return found | {text: where for text, where in named if text.casefold() not in labels}


def _of_sight(row: dict[str, Any]) -> str:
    """What a terrain does to lines of sight, where that isn't what any game has."""
    los = row.get("los")
    return los.replace("_", " ") if isinstance(los, str) and los not in LOS_WORDS else ""


def _of_effects(row: dict[str, Any]) -> Iterator[str]:
    """What a row is called, what it does, and on what that bears."""
    columns = row.get("columns")
    yield from (row.get("title", ""), row.get("text", ""), *(columns if isinstance(columns, list) else ()))
    value = row.get("value")
    if isinstance(value, dict) and value.get("type") == "integer":
        yield value.get("text", "")
    for effect in row.get("effects", ()):
        yield from ((effect.get("what") or "").replace("_", " "), effect.get("text", ""))
        if isinstance(effect.get("value"), str):
            yield effect["value"]


def of_checks() -> dict[str, dict[str, str]]:
    """What every check of every game is called, and why it is made; also those that a game of one's own may name.

    That a document is of another edition is told without a check.
    """
    checks = [(FAILED, "all")]
    for module in pkgutil.walk_packages(shared.__path__, f"{shared.__name__}."):
        checks += [(check, module.name) for check in checks_in(importlib.import_module(module.name))]
    checks += [(check, game.id) for game in all_rulesets().values() for check in game.checks]
    names = [(check.name, game) for check, game in checks] + [(EDITION.rpartition("/")[2], "edition")]
    return {
        "kinds": {upper_first(name_in_words(name)): game for name, game in names},
        "whys": {check.why: game for check, game in checks if check.why},
    }


def all_said() -> dict[str, dict[str, str]]:
    """By table every text that is said, with where it stands."""
    rooms = {**templates(), **data(), **of_checks(), "rows": of_rows()}
    known: set[str] = set()
    for room, said in rooms.items():
        rooms[room] = {text: where for text, where in said.items() if text not in known}
        known |= said.keys()
    return rooms


def _of_row(row: dict[str, Any]) -> Iterator[str]:
    """What a row of checks says: messages, and what its fixes are called."""
    for key in SAYS:
        told = row.get(key)
        for text in told.values() if isinstance(told, dict) else [told]:
            if isinstance(text, str) and _PROSE.search(PLACE.sub("", text)):
                yield numbered(text)


def _files(places: tuple[str, ...]) -> Iterator[Path]:
    for place in places:
        path = ROOT / "bob_editor" / place
        yield from sorted(path.rglob("*.py") if path.is_dir() else (ROOT / "bob_editor").glob(place))


def _refused_in(tree: ast.Module) -> Iterator[str]:
    """The prose of what a module refuses with, said there or by the name that the module gives it."""
    nodes = [*ast.walk(tree)]
    named = {
        one.id: node.value
        for node in nodes
        if isinstance(node, ast.Assign)
        for one in node.targets
        if isinstance(one, ast.Name)
    }
    for node in nodes:
        if isinstance(node, ast.arguments):
            given = zip(node.kwonlyargs, node.kw_defaults, strict=True)
            named |= {one.arg: value for one, value in given if value is not None}
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and node.name in REASONS:
            yield from _said_in(ast.Module(node.body, []))
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in REFUSING or any(one.arg == "hint" for one in node.keywords):
                said = (*node.args, *(one.value for one in node.keywords))
                texts = [named.get(one.id, one) if isinstance(one, ast.Name) else one for one in said]
                yield from _said_in(ast.Module([ast.Expr(ast.Tuple(texts, ast.Load()))], []))


def _said_in(tree: ast.Module) -> Iterator[str]:
    """The prose of a module, but for its docstrings, annotations, what is only logged and what Python shows."""
    nodes = [*ast.walk(tree)]
    unsaid = {id(one) for node in nodes for one in _unsaid(node)}
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and any(map(_is_overlay, node.decorator_list)):
            yield ast.get_docstring(node) or ""
        if id(node) in unsaid:
            continue
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if _PROSE.search(PLACE.sub("", text)):
            yield text


def _is_overlay(node: ast.AST) -> bool:
    """Whether a function is made an overlay, of which its docstring tells the user."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "overlay"


def _unsaid(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        yield from ast.walk(node)  # which is for who writes programs
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        for one in node.values:
            if isinstance(one, ast.Constant):
                yield one
            elif isinstance(one, ast.FormattedValue) and one.format_spec is not None:
                yield from ast.walk(one.format_spec)
    elif isinstance(node, ast.AnnAssign | ast.arg | ast.FunctionDef):
        told = node.returns if isinstance(node, ast.FunctionDef) else node.annotation
        yield from () if told is None else ast.walk(told)
    elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in _UNSAID:
        yield from ast.walk(node)
