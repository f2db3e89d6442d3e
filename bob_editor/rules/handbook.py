"""Writes a ruleset's handbook: its terrain, markers, changes, conditions, rulings and checks, with rule numbers."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bob_editor.rules.game import Game
from bob_editor.rules.issues.acceptances import acceptance_check
from bob_editor.rules.issues.issue import code_of
from bob_editor.rules.ruleset import Terrain

_PLACES = ("base", "hexes", "artwork", "sides", "paths")


def rules_markdown(ruleset: Game) -> str:
    """The handbook as Markdown: the same for the same ruleset, and what stands as ``README.md`` in its folder."""
    low, high = ruleset.levels
    lines = [
        f"# {ruleset.title}",
        "",
        f"Written by `bob-editor rules {ruleset.id} --format markdown`, from `ruleset.json` and the checks beside it.",
        "Numbers in brackets are those of the rulebook.",
        "",
        f"Boards are of {'pointy' if ruleset.pointy else 'flat'}-top hexes, on levels {low} to {high}. "
        f"{_sight(ruleset)} "
        f"{_based_on(ruleset)}".rstrip(),
    ]
    for title, heads, rows in _tables(ruleset):
        lines += _section(title, heads, ([*row[:-1], ruleset.cited(row[-1])] for row in rows))
    return "\n".join(lines) + "\n"


_TERRAIN = ("Id", "Name", "Where", "LOS", "Height", "Inset", "Rule")
_DOES = ("Id", "Name", "Fields", "What it does", "Rule")
_IS = ("Id", "Name", "What it is", "Rule")


def _tables(ruleset: Game) -> Iterator[tuple[str, Sequence[str], Iterable[Sequence[str]]]]:
    """Title, heads and rows of every table, in the handbook's order."""
    sides = [row for row in ruleset.terrains.values() if "sides" in row.places]
    others = [row for row in ruleset.terrains.values() if row not in sides]
    yield "Terrain and paths", _TERRAIN, map(_terrain, others)
    yield "Hexsides", _TERRAIN, map(_terrain, sides)
    yield "Markers", ("Id", "Name", "Fields", "LOS", "Rule"), _markers(ruleset)
    yield "Changes of the map", _DOES, _changes(ruleset)
    yield "Conditions", ("Id", "Name", "Value", "What it does", "Rule"), _conditions(ruleset)
    yield "Positions at the ends of a line of sight", _IS, _ends(ruleset)
    yield "Units at the ends of a line of sight", _IS, _units(ruleset)
    yield "Modifiers", ("Id", "Name", "Of", "Value", "Rule"), _modifiers(ruleset)
    yield "Rulings", ("Id", "Question", "Answers, the one taken first", "Rule"), _rulings(ruleset)
    yield "Checks", ("Code", "Severity", "Why", "Rule"), _checks(ruleset)


def _sight(ruleset: Game) -> str:
    if ruleset.sight is None:
        return "It has no LOS rule."
    if ruleset.data.get("sight") is not None:
        return "Its lines of sight are told by `sight` in `ruleset.json`."
    return "Its LOS rule is in `los.py`."


def _based_on(ruleset: Game) -> str:
    base = ruleset.data.get("based_on")
    return f"It is based on `{base}` and says only what differs." if base else ""


def _section(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A heading and a table, whose last column is the rule; nothing where there are no rows."""
    body = [_row([*cells[:-1], f"[{cells[-1]}]" if cells[-1] else ""]) for cells in rows]
    return ["", f"## {title}", "", _row(heads), _row(["---"] * len(heads)), *body] if body else []


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(' '.join(cell.split()).replace('|', chr(92) + '|') for cell in cells)} |"


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _terrain(row: Terrain) -> list[str]:
    where = ", ".join(place for place in _PLACES if place in row.places)
    inset = row.row.get("inset")
    shape = "whole hex" if row.whole_hex else _number(inset)
    height = row.row.get("height")
    return [f"`{row.id}`", row.title, where, _words(row.los), _number(height), shape, row.cites]


def _words(name: str) -> str:
    return "" if name == "none" else name.replace("_", " ")


def _fields(row: Any) -> str:
    names = [field["name"] for field in row.get("fields", ())] + (["facing"] if row.get("facing") else [])
    return ", ".join(f"`{name}`" for name in dict.fromkeys(names))


def _cites(row: Any) -> str:
    return str(row.get("cites", ""))


def _markers(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("markers").items():
        yield [f"`{name}`", row.get("title", ""), _fields(row), _words(row.get("los", "none")), _cites(row)]


def _changes(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("changes").items():
        yield [f"`{name}`", row.get("title", ""), _fields(row), row.get("text", ""), _cites(row)]


def _conditions(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("conditions").items():
        value = (row.get("value") or {}).get("type", "")
        yield [f"`{name}`", row.get("title", ""), value, row.get("text", ""), _cites(row)]


def _ends(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("ends").items():
        yield [f"`{name}`" if name else "(none)", row.get("title", ""), row.get("text", ""), _cites(row)]


def _units(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("units").items():
        yield [f"`{name}`", row.get("title", ""), row.get("text", ""), _cites(row)]


def _modifiers(ruleset: Game) -> Iterator[list[str]]:
    for name, row in ruleset.rows("modifiers").items():
        value = row.get("value")
        number = isinstance(value, int | float) and not isinstance(value, bool)
        told = f"{value:+g}" if number else "" if value is None else str(value)
        told = ": ".join(part for part in (told, row.get("text", "")) if part)
        yield [f"`{name}`", row.get("title", ""), row.get("what", ""), told, _cites(row)]


def _rulings(ruleset: Game) -> Iterator[list[str]]:
    texts = {
        row["id"]: {
            _written(one["value"]): one.get("text", "") for one in row["choices"] if isinstance(one, dict)
        }
        for row in ruleset.data.get("rulings", ())
    }
    for ruling in ruleset.rulings.values():
        answers = sorted(ruling.choices, key=lambda answer: answer != ruling.default)
        told = []
        for answer in map(_written, answers):
            text = texts[ruling.id].get(answer, "")
            told.append(f"`{answer}`: {text}" if text else f"`{answer}`")
        yield [f"`{ruling.id}`", ruling.question, "; ".join(told), ruling.cites]


def _written(answer: Any) -> str:
    return answer if isinstance(answer, str) else json.dumps(answer)


def _checks(ruleset: Game) -> Iterator[list[str]]:
    named = [check for check in ruleset.checks if check.subject != "acceptances"]
    rows = (
        (f"`{code_of(ruleset, check)}`", str(check.severity), check.why, check.cites)
        for check in (*named, acceptance_check(ruleset))
    )
    # One that looks at a board and at what lies on it says the same of both.
    yield from map(list, dict.fromkeys(rows))
