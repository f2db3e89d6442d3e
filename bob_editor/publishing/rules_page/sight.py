"""How sight works in a game that tells it as data: each answer in words, and a line on which it matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from bob_editor.editing.game.answers import answer_of, cited, ruling_of
from bob_editor.editing.game.boards_shown import Sights, boards
from bob_editor.editing.game.questions import BETWEEN, Question, asked_of
from bob_editor.editing.game.variants import answer_on, varied
from bob_editor.publishing.rules_page.content import Entry, Figure, Part
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.line_sample import line_sample
from bob_editor.rules.game import Game

Json = Any

_LOOKED_AT = 200
"""Boards that are looked at for one question; those after them are no longer plain enough to teach."""


def sight_part(game: Game, style: Style) -> Part:
    """Every question that can matter to the game, with its answer."""
    entries = tuple(_entry(game, one, style) for one in asked_of(game))
    return Part("How sight works", entries, large=True)


def _entry(game: Game, question: Question, style: Style) -> Entry:
    value = answer_of(game.data, question)
    lines = [answer_words(game, question, value)]
    if ruling_of(game.data, question):
        lines.append("This is left open: players may choose otherwise.")
    cites = game.cited(cited(game.data, question))
    return Entry(question.title, tuple(lines), cites, tuple(_figures(game, question, value, style)))


def answer_words(game: Game, question: Question, value: Json) -> str:
    """An answer as a sentence."""
    for one in question.choices:
        if one.value == value and type(one.value) is type(value):
            return f"{one.words}."
    if question.kind == "number" and isinstance(value, dict):
        return f"{_by_condition(game, question, value)}."
    if question.kind == "number":
        return f"{question.none}." if value is None else f"{value} {question.unit}.".replace(" .", ".")
    return f"{_between_words(value)}."


def _by_condition(game: Game, question: Question, value: Mapping[str, Json]) -> str:
    """How far one sees, and how far while a condition holds."""
    always = value.get("hexes")
    said = [question.none if always is None else f"{always} {question.unit}"]
    rows = game.rows("conditions")
    for name, hexes in value.get("conditions", {}).items():
        title = str(rows.get(name, {}).get("title", name))
        said.append(f"{title}: {f'{hexes} {question.unit}' if hexes != 'value' else 'as far as it says'}")
    return "; ".join(said)


def _between_words(value: Json) -> str:
    """What something hides from above, where none of the usual answers says it."""
    match value:
        case {"hexes": int(count)}:
            return f"{count} hexes behind it"
        case {"formula": dict(terms)}:
            given = {"base": 0, "rise": 0, "drop": 0, "per": 0, "least": 0, **terms}
            parts = [str(given["base"])]
            parts += [f"+ {given['rise']} × its rise over the lower end"] if given["rise"] else []
            parts += [f"− {given['drop']} × the drop from the higher end to it"] if given["drop"] else []
            parts += [f"+ 1 for each {given['per']} hexes from the higher end"] if given["per"] else []
            return f"So many hexes behind it: {' '.join(parts)}; {given['least']} at least"
        case {"table": _}:
            return "As many hexes behind it as its table says"
    return next((one.words for one in BETWEEN if one.value == value), str(value).replace("_", " "))


def _figures(game: Game, question: Question, value: Json, style: Style) -> Iterator[Figure]:
    """A line on the first board on which another answer would give another verdict, where there is one."""
    others = [one.value for one in question.choices if one.value != value]
    path = question.whole_path
    if ruling_of(game.data, question):
        game = varied(game, path, value)
    for other in others:
        games = [game, varied(game, path, other)]
        sights, plainest = Sights(games), islice(boards(game), _LOOKED_AT)
        shown = next((one for one in plainest if sights.differ(one)), None)
        found = None if shown is None else answer_on(game, shown)
        if shown is None or found is None:
            continue
        scene, answer = found
        verdict = f"hindered by {answer.hindrance}" if answer.verdict == "hindered" else str(answer.verdict)
        told = answer.reasons[0].text if answer.reasons else ""
        picture = line_sample(scene, (shown.start, shown.goal), answer, style)
        yield Figure(picture, told, verdict)
        return
