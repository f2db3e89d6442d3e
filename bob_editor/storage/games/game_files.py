"""A game's files: its ``ruleset.json`` as a value to edit, read within limits and written whole or not at all."""

import os
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile, TooLarge
from bob_editor.model.games.own_game import OwnGame
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import load_json, read_json, shown
from bob_editor.storage.files.writing import write
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.form.unread import headed
from bob_editor.storage.games.editions import keep_edition
from bob_editor.storage.games.places import FILE, MAX_GAME_BYTES

Json = Any


def read_game_json(path: str | os.PathLike[str]) -> Json:
    """What one of a game's files holds.

    :raises BadFile: where it can't be read or is no JSON.
    :raises TooLarge: where it is past the limits.
    """
    return read_json(path, most_bytes=MAX_GAME_BYTES)


def read_game(folder: str | os.PathLike[str]) -> tuple[OwnGame, tuple[Problem, ...]]:
    """The game of a folder or of its ``ruleset.json`` as a value to edit, what stands twice and what breaks the schema.

    What has the wrong form is kept as it stands, so that a window can show it and an edit can mend it; of what stands
    twice the last.

    :raises BadFile: where it can't be read, or is no ruleset at all.
    """
    path = Path(folder)
    path = path / FILE if path.is_dir() else path
    parsed = load_json(path, most_bytes=MAX_GAME_BYTES)
    data = parsed.data
    if not isinstance(data, dict) or data.get("format", "bob-editor/ruleset") != "bob-editor/ruleset":
        raise BadFile(f"{shown(path)} is no ruleset.", hint="Open the ruleset.json in a game's folder.")
    return OwnGame(data), (*parsed.problems, *problems_of_game(OwnGame(data)))


def problems_of_game(game: OwnGame) -> tuple[Problem, ...]:
    """What breaks the schema in a game; one that is based on another may leave to it what is required."""
    found = validate("ruleset", dict(game.data))
    return tuple(one for one in found if not game.based_on or one.code != "schema/required")


def game_text(game: OwnGame) -> str:
    """The text of a game's ``ruleset.json``; the same game always has the same."""
    return dumps(headed(game.to_json()))


def write_game(folder: str | os.PathLike[str], game: OwnGame) -> None:
    """Save a game in its folder, which is made where it is missing.

    :raises BadFile: where it can't be written; an old file is as it was.
    :raises TooLarge: where it is so large that it couldn't be read back.
    """
    path, text = Path(folder), game_text(game)
    if len(text.encode("utf-8", "backslashreplace")) > MAX_GAME_BYTES:
        raise TooLarge(
            f"The game {game.title} would be larger than {MAX_GAME_BYTES // 2**20} MiB.",
            hint="Take rows out of it.",
        )
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"There can be no folder {shown(path)}.", hint=str(error.strerror or error)) from error
    keep_edition(path, game.edition)
    write(path / FILE, text)
