"""The maps that come with the program: which there are, and that they aren't the user's to write over."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from bob_editor.storage.shipped import map_folders


def samples() -> list[str]:
    """The scenarios that ship, then the boards; each game has its turn, so that the first few are of all games."""
    found: list[str] = []
    for kind in ("scenario", "board"):
        games = (sorted(folder.rglob(f"*.{kind}.json")) for folder in map_folders())
        found += [str(path) for turn in zip_longest(*games) for path in turn if path is not None]
    return found


def is_shipped(path: str) -> bool:
    """Whether a file came with the program, so that it isn't the user's to write over unasked."""
    here = Path(path).resolve()
    return any(here.is_relative_to(folder.resolve()) for folder in map_folders())
