"""The maps that come with the program: which there are, and that they aren't the user's to write over."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from bob_editor.errors import BobEditorError
from bob_editor.storage.shipped import shipped


def samples() -> list[str]:
    """The scenarios that ship, then the boards; each game has its turn, so that the first few are of all games."""
    try:
        maps = shipped("maps")
    except BobEditorError:
        return []
    found: list[str] = []
    for kind in ("scenario", "board"):
        games = (sorted(game.rglob(f"*.{kind}.json")) for game in sorted(maps.iterdir()) if game.is_dir())
        found += [str(path) for turn in zip_longest(*games) for path in turn if path is not None]
    return found


def is_shipped(path: str) -> bool:
    """Whether a file came with the program, so that it isn't the user's to write over unasked."""
    try:
        folder = shipped("maps")
    except BobEditorError:
        return False
    return Path(path).resolve().is_relative_to(folder.resolve())
