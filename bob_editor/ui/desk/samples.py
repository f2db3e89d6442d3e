"""The maps that come with the program: which there are, and that they aren't the user's to write over."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path
from typing import Literal, TypeGuard

from bob_editor.errors import BobEditorError
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.shipped import shipped

PLACES: tuple[Literal["maps", "games"], ...] = ("maps", "games")


def samples() -> list[str]:
    """The scenarios that ship, then the boards; each game has its turn, so that the first few are of all games."""
    games = [game for place in _places() for game in sorted(place.iterdir()) if game.is_dir()]
    found: list[str] = []
    for kind in ("scenario", "board"):
        files = (sorted(game.rglob(f"*.{kind}.json")) for game in games)
        found += [str(path) for turn in zip_longest(*files) for path in turn if path is not None]
    return found


def _places() -> Iterator[Path]:
    """The maps of games, and the games that are examples, each with its maps."""
    for name in PLACES:
        with suppress(BobEditorError):
            yield shipped(name)


def is_own(path: str | None) -> TypeGuard[str]:
    """Whether there is a file that is the user's to write: what came with the program isn't written over unasked."""
    return path is not None and not any(
        real_path(path).is_relative_to(real_path(folder)) for folder in _places()
    )
