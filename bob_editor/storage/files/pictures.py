"""Where the files lie that a document names: below or beside its own folder, never elsewhere on the machine or net."""

import filecmp
import shutil
import stat
from pathlib import Path, PurePosixPath, PureWindowsPath

from bob_editor.storage.files.writing import cannot_write, replacing

PIXELS = ("png", "jpg", "jpeg", "webp", "bmp")
"""What a picture of a designer's own may be, by its suffix: pixels, which name no further files."""

MOST_PIXELS = 120_000_000
"""Pixels of a picture that is read: an A3 sheet at 700 dots to the inch. Qt itself stops at half of that."""

_DEVICES = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10)))
)


def leads_astray(written: str) -> bool:
    """Whether a path in a document isn't relative to its folder on every system, or isn't written with slashes.

    ``..`` may stand in it: in a pack, boards name their pictures as ``../assets/scan.png``.
    """
    absolute = PurePosixPath(written).is_absolute() or PureWindowsPath(written).anchor != ""
    if absolute or "\\" in written or not written.isprintable() or written.startswith("~"):
        return True
    return any(name.partition(".")[0].rstrip().lower() in _DEVICES for name in written.split("/"))


def picture_beside(folder: Path, written: str) -> Path | None:
    """The picture that a document in ``folder`` names; None where it may not, or there is no such file.

    A pipe or a device is none: reading it might never end.
    """
    if not written or leads_astray(written):
        return None
    path = folder / written
    try:
        return path if stat.S_ISREG(path.stat().st_mode) else None
    except (OSError, ValueError):
        return None


def brought_along(written: str, former: Path, folder: Path) -> bool:
    """Copy a picture that a document names from its former folder to its new one, where nothing has that name.

    :returns: whether it is there now, or was in neither. It isn't where another picture has its name, or that leads out
        of the folder.
    :raises BadFile: where it can't be written or read.
    """
    picture, target = picture_beside(former, written), folder / written
    if picture is None:
        return True
    try:
        if not target.exists() and ".." not in Path(written).parts:
            target.parent.mkdir(parents=True, exist_ok=True)
            with replacing(target) as part:
                shutil.copyfile(picture, part)
        return target.exists() and filecmp.cmp(picture, target, shallow=False)
    except OSError as error:
        raise cannot_write(target, error) from error
