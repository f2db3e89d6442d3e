"""Answers to the questions about sight as edits of the game: put, cited, left open as a ruling, taken back."""

from typing import Any

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import edit_of
from bob_editor.model.edit import Edit
from bob_editor.model.games.edits import add_row, put, remove_row, set_field
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.games.answers import answer_of, cited, place_of, ruling_of
from bob_editor.rules.games.questions import Question
from bob_editor.words import tr

Json = Any


def answer(question: Question, value: Json) -> Edit[GameDraft]:
    """The edit that answers a question; of one that is left open, what holds unless somebody chooses."""

    def change(game: OwnGame) -> OwnGame:
        name = ruling_of(game.data, question)
        if name:
            place = place_of(question, value)
            return (
                game
                if place is None
                else set_field(game, "rulings", name, "default", value=f"answer_{place}")
            )
        game = put(game, ("sight",), game.data.get("sight") or {})
        given = None if value == question.default and type(value) is type(question.default) else value
        changed = put(game, question.place_in(game.data), given)
        return changed if "sight" in changed.data else put_empty(changed)

    return edit_of(tr("Answer: {title}", title=tr(question.title)), change)


def cite(question: Question, number: str) -> Edit[GameDraft]:
    """The edit that gives an answer its rule's number."""
    path = ("sight", "cites", str(question.cites or question.path[0]))

    def change(game: OwnGame) -> OwnGame:
        changed = put(game, path, number.strip() or None)
        return changed if "sight" in changed.data else put_empty(changed)

    return edit_of(tr("Cite a rule: {title}", title=tr(question.title)), change)


def leave_open(question: Question) -> Edit[GameDraft]:
    """The edit that leaves a question to a ruling, with its present answer as what holds unless somebody chooses."""

    def change(game: OwnGame) -> OwnGame:
        place = place_of(question, answer_of(game.data, question))
        row = {
            "id": f"sight_{question.key}",
            "question": question.title,
            "choices": [
                {"value": f"answer_{number}", "text": one.words}
                for number, one in enumerate(question.choices)
            ],
            "default": f"answer_{place or 0}",
            "from": "sight",
            "about": ["los"],
            "cites": cited(game.data, question),
        }
        answers = {f"answer_{number}": one.value for number, one in enumerate(question.choices)}
        given = {"ruling": row["id"], "answers": answers}
        return put(add_row(game, "rulings", row), question.whole_path, given)

    return edit_of(tr("Leave open: {title}", title=tr(question.title)), change)


def close(question: Question) -> Edit[GameDraft]:
    """The edit that answers what was left open with what held unless somebody chose."""

    def change(game: OwnGame) -> OwnGame:
        name, value = ruling_of(game.data, question), answer_of(game.data, question)
        changed = put(remove_row(game, "rulings", name), question.whole_path, value)
        return changed if "sight" in changed.data else put_empty(changed)

    return edit_of(tr("Answer: {title}", title=tr(question.title)), change)


def put_empty(game: OwnGame) -> OwnGame:
    """The game whose sight is told by its data, all of it by the defaults."""
    return OwnGame({**game.data, "sight": {}})
