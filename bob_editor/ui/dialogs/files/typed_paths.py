"""Paths as people type them: a folder, nothing at all, a name without its suffix."""

from collections.abc import Collection
from pathlib import Path

from bob_editor.storage.files.reading import is_folder


def typed_file(
    text: str, usual: str, suffix: str, among: Collection[str] = (), folder: Path = Path()
) -> Path:
    """The file that a typed path means: in a folder the usual name, and with the suffix if it has none of these.

    ``among`` are the suffixes that it may have; the one that it gets otherwise is always among them. A mere name lies
    in the ``folder``, as what was proposed, and not wherever the program was started.
    """
    path = folder / (text.strip().replace("\0", "") or usual)
    if not path.name or path.name == ".." or is_folder(path):
        path = path / usual
    if path.suffix.lower() in {suffix, *among}:
        return path
    return path.with_name(f"{path.name}{suffix}")
