"""Answers to the questions about sight as edits of the game: put, cited, left open as a ruling, taken back."""

from collections.abc import Mapping
from typing import Any

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import edit_of
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath, value_at
from bob_editor.model.games.edits import add_row, put, remove_row
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.games.answers import (
    answer_key,
    answer_of,
    cited,
    is_same,
    place_of,
    ruling_of,
    values_left_open,
)
from bob_editor.rules.games.questions import Question
from bob_editor.words import mark, tr

Json = Any

OTHER, _OTHER_WORDS = "answer_other", mark("by a rule of its own")
"""The answer to a question that is left open which isn't among those that it offers, as a formula."""


def answer(question: Question, value: Json, holds: Mapping[str, Json] | None = None) -> Edit[GameDraft]:
    """The edit that answers a question; of one that is left open, what holds unless somebody chooses.

    ``holds`` is what the game says together with that which it is based on; itself alone, if left out.
    """

    def change(game: OwnGame) -> OwnGame:
        data = game.data if holds is None else holds
        if ruling_of(data, question):
            return _with_default(game, data, question, value)
        return _said(game, question, question.place_in(data), value)

    return edit_of(tr("Answer: {title}", title=tr(question.title)), change)


def _with_default(game: OwnGame, data: Mapping[str, Json], question: Question, value: Json) -> OwnGame:
    """The game in which a question that is left open has another answer unless somebody chooses.

    An answer that players couldn't choose yet is one more; a number takes the place of the one that holds.
    """
    name, given = ruling_of(data, question), value_at(data, question.whole_path)
    row = _row(data, name)
    choices = [one for one in row.get("choices") or () if isinstance(one, Mapping)]
    said = values_left_open(given)
    for one in choices:
        found = one.get("value") if said is None else said.get(answer_key(one.get("value")))
        if is_same(question, found, value):
            return _decided(game, name, default=one.get("value"))
    if said is None:
        return game
    place = place_of(question, value)
    key, text = (OTHER, _OTHER_WORDS) if place is None else (f"answer_{place}", question.choices[place].words)
    if question.kind == "number":
        key = answer_key(row.get("default"))
    elif all(one.get("value") != key for one in choices):
        game = _decided(game, name, choices=[*choices, {"value": key, "text": text}], default=key)
    else:
        game = _decided(game, name, default=key)
    return put(game, question.whole_path, {**given, "answers": {**said, key: value}})


def _row(data: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    rows = data.get("rulings") or ()
    return next((one for one in rows if isinstance(one, Mapping) and one.get("id") == name), {})


def _decided(game: OwnGame, name: str, **said: Json) -> OwnGame:
    """The game with fields of a ruling put; of one of its base it says those alone."""
    row = game.row("rulings", name)
    if row is None and not game.based_on:
        return game
    return add_row(game, "rulings", {**(row or {"id": name}), **said})


def _said(game: OwnGame, question: Question, path: FieldPath, value: Json) -> OwnGame:
    """The game with a value of sight: what is usual is left unsaid, but beside a base, which may say something else."""
    if game.based_on:
        around = value_at(game.data, path[:-1])
        return put(game, path[:-1], {**(around if isinstance(around, Mapping) else {}), path[-1]: value})
    game = put(game, ("sight",), game.data.get("sight") or {})
    given = None if value == question.default and type(value) is type(question.default) else value
    changed = put(game, path, given)
    return changed if "sight" in changed.data else put_empty(changed)


def cite(question: Question, number: str) -> Edit[GameDraft]:
    """The edit that gives an answer its rule's number."""
    path = ("sight", "cites", str(question.cites or question.path[0]))

    def change(game: OwnGame) -> OwnGame:
        if game.based_on:
            return put(game, path, number.strip())
        changed = put(game, path, number.strip() or None)
        return changed if "sight" in changed.data else put_empty(changed)

    return edit_of(tr("Cite a rule: {title}", title=tr(question.title)), change)


def leave_open(question: Question, holds: Mapping[str, Json] | None = None) -> Edit[GameDraft]:
    """The edit that leaves a question to a ruling, with its present answer as what holds unless somebody chooses.

    An answer that isn't among those that the question offers, such as a formula, is one more to choose. ``holds`` is as
    for ``answer``.
    """

    def change(game: OwnGame) -> OwnGame:
        data = game.data if holds is None else holds
        value = answer_of(data, question)
        place = place_of(question, value)
        offered = {f"answer_{number}": (one.words, one.value) for number, one in enumerate(question.choices)}
        if place is None:
            offered[OTHER] = (_OTHER_WORDS, value)
        row = {
            "id": f"sight_{question.key}",
            "question": question.title,
            "choices": [{"value": name, "text": words} for name, (words, _) in offered.items()],
            "default": OTHER if place is None else f"answer_{place}",
            "from": "sight",
            "about": ["los"],
            "cites": cited(data, question),
        }
        given = {"ruling": row["id"], "answers": {name: one for name, (_, one) in offered.items()}}
        return put(add_row(game, "rulings", row), question.whole_path, given)

    return edit_of(tr("Leave open: {title}", title=tr(question.title)), change)


def close(question: Question, holds: Mapping[str, Json] | None = None) -> Edit[GameDraft]:
    """The edit that answers what was left open with what held unless somebody chose; ``holds`` is as for ``answer``."""

    def change(game: OwnGame) -> OwnGame:
        data = game.data if holds is None else holds
        name, value = ruling_of(data, question), answer_of(data, question)
        changed = remove_row(game, "rulings", name)
        return _said(put(changed, question.whole_path, None), question, question.whole_path, value)

    return edit_of(tr("Answer: {title}", title=tr(question.title)), change)


def put_empty(game: OwnGame) -> OwnGame:
    """The game whose sight is told by its data, all of it by the defaults."""
    return OwnGame({**game.data, "sight": {}})
