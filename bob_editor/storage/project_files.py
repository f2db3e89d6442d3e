"""Which project.json is ours: many a program names a file so."""

import stat
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.model.foreign import is_foreign
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.naming import PROJECT

Json = Any

HEADING = ("id", "title", "edition", "description", "authors", "licence")
"""What it says of the same as pack.json does."""

_FIELDS = {
    "format", "version", *HEADING,
    "series", "languages", "logo", "style", "template", "scenarios", "earlier", "publish",
}  # fmt: skip

_OURS_ALONE = {"edition", "series", "scenarios", "earlier"}
"""Those that hardly another program has."""

_FORMAT = "bob-editor/project"

_NEARLY = 0.8
"""How like one of these a word is that is a slip for it."""


def heads(folder: Path) -> bool:
    """Whether a folder has a project.json that is ours, or can't be read."""
    path = folder / PROJECT
    try:
        now = path.stat()
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(now.st_mode) and _holds_ours(
        path.absolute(), (now.st_mtime_ns, now.st_size, now.st_mode)
    )


@lru_cache(maxsize=64)
def _holds_ours(path: Path, _as_it_is: tuple[int, ...]) -> bool:
    """It is asked for each document below, and what other programs keep in theirs may be large."""
    try:
        return is_ours(read_json(path))
    except BadFile:
        return True


def is_ours(data: object) -> bool:
    """Whether what stands in a project.json is meant for us.

    It is another program's where it says so, or says more that we don't know than what we do.
    """
    if not isinstance(data, Mapping):
        return True
    form, version = data.get("format"), data.get("version")
    if isinstance(form, str):
        return form.startswith("bob-editor") or _nearly(form.casefold(), (_FORMAT,))
    said = [name for name in data if not is_foreign(name)]
    if isinstance(version, str) and not version.isdecimal() and _OURS_ALONE.isdisjoint(said):
        return False  # the release of a program; ours has the number of its form
    return 2 * sum(_nearly(name, _FIELDS) for name in said) >= len(said)


def _nearly(word: str, words: Iterable[str]) -> bool:
    return bool(get_close_matches(word, words, n=1, cutoff=_NEARLY))
