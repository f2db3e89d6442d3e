"""The user's own folders of things to draw on, such as stamps, his settings, and the names of files in them."""

import os
import sys
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.storage.plain_names import plain_name


def own_folder(name: str, variable: str, *, settings: bool = False) -> Path:
    """Where the user keeps things of a kind, whether it is there yet or not; ``variable`` of the environment wins.

    His ``settings`` lie where the system has those.
    """
    named = os.environ.get(variable)
    if named:
        return Path(named)
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / ("Preferences" if settings else "Application Support")
    else:
        kind, usual = ("XDG_CONFIG_HOME", ".config") if settings else ("XDG_DATA_HOME", ".local/share")
        said = os.environ.get(kind, "")
        # The standard asks to ignore a relative path.
        home = Path(said) if said.startswith("/") else Path.home() / usual
    return home / "bob-editor" / name


def free_file(folder: Path, title: str, ending: str) -> Path:
    """A file for something of that title that isn't there yet.

    :raises BadFile: where ten thousand are.
    """
    stem = plain_name(title)[:60].strip("-") or ending.strip(".").partition(".")[0]
    for number in range(1, 10_000):
        path = folder / f"{stem if number == 1 else f'{stem}-{number}'}{ending}"
        if not path.exists():
            return path
    raise BadFile(f"Too many in {folder} are called {title}.", hint="Choose another name.")
