"""A game's ``card.json``: what its scenario cards have, held to its schema."""

from pathlib import Path
from typing import Any

from bob_editor.storage.files.reading import shown
from bob_editor.storage.form.card_schemas import checked_layout
from bob_editor.storage.games.game_files import read_game_json

Json = Any

CARD = "card.json"


def own_layout(folder: Path) -> dict[str, Json] | None:
    """What a folder's ``card.json`` says, held to its schema; None where there is none.

    :raises BadFile: where it can't be read or breaks its form.
    """
    path = folder / CARD
    return checked_layout(read_game_json(path), shown(path)) if path.is_file() else None
