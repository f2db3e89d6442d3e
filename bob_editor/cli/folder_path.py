"""The path of a folder that may not be there yet; apart from the files that a call means, which load boards."""

import os
import sys
from pathlib import Path, PosixPath, WindowsPath

from bob_editor.errors import BadCall

if sys.platform == "win32":
    _OwnPath = WindowsPath
else:
    _OwnPath = PosixPath


class FolderPath(_OwnPath):
    """A path that was typed with a slash at its end."""

    def __truediv__(self, key: str | os.PathLike[str]) -> Path:  # type: ignore[override]  # what is in it is a plain path
        return Path(self) / key


def must_be_of_a_file(out: Path | None) -> None:
    """Refuse a path that was typed as a folder's.

    :raises BadCall: where it was.
    """
    if isinstance(out, FolderPath):
        raise BadCall(f"{out}{os.sep} is a folder, and one file is written.", hint="Name a file in it.")
