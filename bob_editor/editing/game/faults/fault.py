"""One thing that is wrong in a game, and the edits that mend such things."""

from collections.abc import Iterable
from typing import Any

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import edit_of
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath, put_at, removed_at, value_at
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.rules.check import Severity

Json = Any


class GameFault(Record):
    """One thing: ``code`` is a word for its kind, ``path`` leads to it in the game's data, ``fixes`` mend it."""

    code: str
    severity: Severity
    message: str
    path: FieldPath
    fixes: tuple[Edit[GameDraft], ...] = ()


def renamed(label: str, path: FieldPath, old: str, new: str) -> Edit[GameDraft]:
    """An edit that puts another name in the place of one: a value, one of several numbers, or the name of a field."""

    def change(game: OwnGame) -> OwnGame:
        value = value_at(game.data, path)
        if isinstance(value, str):
            told = ", ".join(new if one == old else one for one in value.split(", "))
            return OwnGame(put_at(dict(game.data), path, told))
        inner = value_at(game.data, path[:-1])
        renamed = {new if name == old else name: one for name, one in dict(inner or {}).items()}
        return OwnGame(put_at(dict(game.data), path[:-1], renamed))

    return edit_of(label, change)


def away(path: FieldPath, label: str = "Take it away") -> Edit[GameDraft]:
    """An edit that takes what a path leads to away."""
    return edit_of(label, lambda game: OwnGame(removed_at(dict(game.data), path)))


def place_words(path: Iterable[str | int]) -> str:
    """Where a path leads, as words of a sentence; rows are counted from 1."""
    steps = [str(one + 1) if isinstance(one, int) else one.replace("_", " ") for one in path]
    return " ".join(steps)
