"""Earlier editions of games: what one was before it was saved as another, or before another took its place."""

from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.storage.files.reading import read_bytes, read_json
from bob_editor.storage.files.writing import make_folder, write_bytes
from bob_editor.storage.games.places import FILE, MAX_GAME_BYTES, MOST_GAMES, own_games
from bob_editor.storage.plain_names import plain_name

Json = Any

EARLIER = ".earlier"
"""The folder in the user's own place that holds them; no game is looked for there."""


def keep_edition(folder: Path, edition: str) -> None:
    """Keep what a game's folder holds where that is of another edition; nothing is kept twice.

    :raises BadFile: where it can't be written.
    """
    try:
        data = read_json(folder / FILE, most_bytes=MAX_GAME_BYTES)
    except BadFile:
        return
    before = _text(data, "edition")
    if not before or before == edition or earlier_edition(_text(data, "id"), before) is not None:
        return
    place = free_place(own_games() / EARLIER, plain_name(f"{_text(data, 'id')}-{before}")[:100])
    make_folder(place)
    write_bytes(place / FILE, read_bytes(folder / FILE))


def earlier_edition(game_id: str, edition: str) -> Mapping[str, Json] | None:
    """What a game's data was in an edition, where that was kept."""
    place = own_games() / EARLIER
    folders = sorted(islice(place.iterdir(), MOST_GAMES)) if place.is_dir() else ()
    for folder in folders:
        try:
            data = read_json(folder / FILE, most_bytes=MAX_GAME_BYTES)
        except BadFile:
            continue
        if _text(data, "id") == game_id and _text(data, "edition") == edition:
            return dict(data)
    return None


def free_place(folder: Path, name: str) -> Path:
    """A folder of a name in another, or of one like it, that isn't there yet."""
    number = 1
    while (found := folder / (name if number == 1 else f"{name}-{number}")).exists():
        number += 1
    return found


def _text(data: Json, name: str) -> str:
    value = data.get(name) if isinstance(data, Mapping) else None
    return value if isinstance(value, str) else ""
