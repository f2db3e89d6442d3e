"""Files that were kept with what was entered in a dialog, such as a pasted scan, and that nobody comes back for."""

from contextlib import suppress
from pathlib import Path

from bob_editor.storage.files import recovery
from bob_editor.ui.keeping.locks import is_free, sweep_locks


def sweep_beside(folder: Path) -> None:
    """Take away files beside entries that are gone: the program died before it could, or before these were kept."""
    keys = {one.key for one in recovery.found(folder=folder)}
    sweep_locks(folder, ".lock")
    with suppress(OSError):
        for file in folder.iterdir():
            key, dash, _ = file.name.partition("-")
            if dash and key not in keys and is_free(folder / f"{key}.lock"):
                file.unlink()
