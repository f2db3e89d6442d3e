"""Which project.json is ours: many a program names a file so."""

from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.model.foreign import is_foreign
from bob_editor.storage.files.reading import is_there, read_json
from bob_editor.storage.naming import PROJECT

Json = Any

HEADING = ("id", "title", "edition", "description", "authors", "licence")
"""What it says of the same as pack.json does."""

_FIELDS = {
    "format", "version", *HEADING,
    "series", "languages", "logo", "style", "template", "scenarios", "earlier", "publish",
}  # fmt: skip

_NEARLY = 0.8
"""How like one of these a field is that is a slip for it."""


def heads(folder: Path) -> bool:
    """Whether a folder has a project.json that is ours, or can't be read."""
    path = folder / PROJECT
    if not is_there(path) or not path.is_file():
        return False
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
    if "format" in data:
        return str(data["format"]).startswith("bob-editor")
    said = [name for name in data if not is_foreign(name)]
    ours = [name for name in said if get_close_matches(name, _FIELDS, n=1, cutoff=_NEARLY)]
    return isinstance(data.get("version", 1), int) and 2 * len(ours) >= len(said)
