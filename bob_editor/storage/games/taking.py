"""Takes a game into the user's own place; one of its id that is there is put aside whole, never written over."""

from collections.abc import Mapping
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.storage.files.reading import shown
from bob_editor.storage.files.trading import traded
from bob_editor.storage.files.writing import WHOLE, cannot_write, unfinished
from bob_editor.storage.games.editions import EARLIER, free_place
from bob_editor.storage.games.places import FILE, ID, own_games


def take_game(game_id: str, files: Mapping[str, bytes], there: Path | None = None) -> Path:
    """Write a game among the user's own: all of it, or nothing; its folder is returned.

    ``there`` is the folder of the one whose place it takes: that is kept in ``EARLIER``, where no game is looked for.

    :raises BadFile: where it can't be written; what was there is as it was.
    """
    if not ID.fullmatch(game_id) or FILE not in files:
        raise BadFile(f"{shown(game_id)} is no game.", hint=f"A game has an id and a {FILE}.")
    place = own_games()
    target = there or place / game_id
    if there is None and target.exists():
        raise BadFile(f"There is a game in {shown(target)} already.", hint="Replace it, or keep it.")
    try:
        place.mkdir(parents=True, exist_ok=True)
        with unfinished(place / game_id) as holder:
            whole = holder / WHOLE
            for name, content in files.items():
                file = whole.joinpath(*name.split("/"))
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            _swap(whole, target, place / EARLIER)
    except OSError as error:
        raise cannot_write(target, error) from error
    return target


def _swap(whole: Path, target: Path, earlier: Path) -> None:
    if not target.exists():
        whole.rename(target)
        return
    earlier.mkdir(exist_ok=True)
    aside = free_place(earlier, target.name)
    # From there, so that whoever stops it at any moment finds the former one here or there, and never none here.
    whole.rename(aside)
    if traded(aside, target):
        return
    aside.rename(whole)
    target.rename(aside)
    try:
        whole.rename(target)
    except OSError:
        aside.rename(target)
        raise
