"""The terrain chart: what each terrain of a game does, a column for each thing that most of them say, with its rule."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.effects import modified
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets
from bob_editor.sheet.blocks import Line, Words
from bob_editor.sheet.languages import ENGLISH, Language
from bob_editor.sheet.names import signed

Json = Any

_MOST_COLUMNS = 5
_LEAST = 0.28
"""Of all terrains, so many have something to say in a column of its own."""

_LONGEST = 34
"""Letters of what stands in a narrow column; more is a note."""

NOTES = "Notes"

_NOTHING: Mapping[str, str] = {}


class TerrainRow(Record):
    """A terrain: its id and title, a cell for each column, and the rule that it rests on."""

    id: str
    title: str
    cells: tuple[Line, ...]
    cites: str


def terrains_on(board: Board) -> frozenset[str]:
    """The terrains that a board has, wherever on it."""
    found = {
        board.base.terrain,
        *(one.terrain for one in board.paths),
        *(one.terrain for one in board.artwork),
    }
    found.update(name for content in board.hexes.values() for name in content.terrain_ids)
    found.update(one.terrain for features in board.sides.values() for one in features)
    return frozenset(found)


def terrain_chart(
    rules: Ruleset,
    used: Collection[str],
    language: Language = ENGLISH,
    told: Mapping[str, str] = _NOTHING,
) -> tuple[tuple[str, ...], tuple[TerrainRow, ...]]:
    """The heads and rows of the chart of the terrains that are used, in the ruleset's order.

    ``told`` is what notes begin with, by terrain. Sentences that a language has no words for are left out: the number
    of the rule stands there.
    """
    rows = rules.rows("terrains")
    shown = [rows[name] for name in rules.terrains if name in used and name in rows]
    counted = Counter(what for row in shown for what in dict.fromkeys(map(_what, row.get("effects") or ())))
    most = [what for what, number in counted.most_common(_MOST_COLUMNS) if number >= _LEAST * len(shown)]
    heads = sorted(most, key=[_what(one) for row in shown for one in row.get("effects") or ()].index)
    added, found = _added(rules), []
    for row in shown:
        effects = row.get("effects") or ()
        cells = [
            _cell([one for one in effects if _what(one) == head and not _is_note(one)], language, added)
            for head in heads
        ]
        notes = [one for one in effects if _what(one) not in heads or _is_note(one)]
        cites = rules.cited(str(row.get("cites") or ""))
        title = language.title(str(row["title"]))
        first = told.get(str(row["id"]), "")
        noted = _notes(notes, language, added)
        line = (*((Words(f"{first} " if noted else first),) if first else ()), *noted)
        found.append(TerrainRow(str(row["id"]), title, (*cells, line), cites))
    return (*(language.title(one) for one in heads), language.title(NOTES)), tuple(found)


def _added(rules: Ruleset) -> frozenset[str]:
    """What numbers are added to, here or in what it is based on: an edition may leave out what takes away."""
    base = all_rulesets().get(str(rules.data.get("based_on") or ""))
    return modified(rules.data) | (frozenset() if base is None else _added(base))


def _what(effect: Mapping[str, Json]) -> str:
    return str(effect.get("what", ""))


def _is_note(effect: Mapping[str, Json]) -> bool:
    """Whether nothing short says it."""
    return effect.get("value") is None and len(str(effect.get("text") or "")) > _LONGEST


def _value(effect: Mapping[str, Json], language: Language, added: Collection[str]) -> str:
    """Its value in words, "" for none, and for one that the language has no words for.

    What is ``added`` to a roll or a sum has its sign before it.
    """
    value = effect.get("value")
    if value is None:
        return ""
    if not isinstance(value, int | float):
        return language.known(str(value))
    return signed(value, language, added=_what(effect) in added)


def _cell(effects: list[Mapping[str, Json]], language: Language, added: Collection[str]) -> Line:
    line: list[Words] = []
    for effect in effects:
        value, text = _value(effect, language, added), language.known(str(effect.get("text") or ""))
        told = f" ({text})" if value and text and len(text) <= _LONGEST else "" if value else text
        if value or told:
            line += (Words("; "),) if line else ()
            line += (Words(value, bold=isinstance(effect.get("value"), int | float)), Words(told))
    return tuple(line) or (Words("–"),)


def _notes(effects: list[Mapping[str, Json]], language: Language, added: Collection[str]) -> Line:
    line: list[Words] = []
    for effect in effects:
        what, value, text = (
            _what(effect),
            _value(effect, language, added),
            language.known(str(effect.get("text") or "")),
        )
        told = " – ".join(filter(None, (value, text)))
        if told:
            line += (Words("; "),) if line else ()
            line += (Words(f"{language.say(what)} ", italic=True),) if what != "note" else ()
            line.append(Words(told))
    return tuple(line)
