"""Autosave slots: what was being edited, kept in the user's folder until it is saved or given up."""

import errno
import hashlib
import json
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.reading import read_json, shown
from bob_editor.storage.files.writing import sweep, write
from bob_editor.storage.form.limits import MAX_BYTES

_FORMAT = "bob-editor/recovery"
_MOST_BYTES = 3 * MAX_BYTES
"""A slot holds a document as a JSON text, which escapes some of its letters."""


class Recovered(Record):
    """A kept document: the key of its slot, its text, the file it belongs to (None: never saved) and when (UTC).

    ``base`` stands for the contents of that file on which the work began; it is empty where that isn't known.
    """

    key: str
    text: str
    path: str | None
    time: datetime
    base: str = ""


def default_folder() -> Path:
    """Where this system keeps what programs remember: below ``XDG_STATE_HOME``, or as the platform has it."""
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "bob-editor" / "recovery"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bob-editor" / "recovery"
    state = os.environ.get("XDG_STATE_HOME", "")
    # The standard asks to ignore a relative path.
    home = Path(state) if state.startswith("/") else Path.home() / ".local" / "state"
    return home / "bob-editor" / "recovery"


def keep(
    key: str,
    text: str,
    *,
    path: str | os.PathLike[str] | None = None,
    base: str = "",
    folder: Path | None = None,
) -> None:
    """Keep a document's text in the slot of ``key``, instead of what was in it.

    :raises BadFile: where the folder can't be made or written to.
    """
    slot = _slot(key, folder)
    try:
        slot.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(
            f"The folder {shown(slot.parent)} for autosaves can't be made: {(error.strerror or str(error)).lower()}.",
            hint="Set XDG_STATE_HOME to a folder that you may write to.",
        ) from error
    kept = {
        "format": _FORMAT,
        "version": 1,
        "key": key,
        "path": None if path is None else os.fspath(path),
        "base": base,
        "time": datetime.now(UTC).isoformat(),
        "text": text,
    }
    write(slot, json.dumps(kept) + "\n")


def found(*, folder: Path | None = None) -> list[Recovered]:
    """Every document that was kept and not forgotten, the latest first.

    Slots that can't be read are passed over, and so is a copy beside the slot that it was made of: whoever had that
    back would give up the slot, which may hold later work. The latest copy of a slot that is gone takes its place:
    given up under another name it would come again for ever.
    """
    place = default_folder() if folder is None else folder
    sweep(place)
    try:
        slots = sorted(place.glob("*.autosave.json"))
    except OSError:
        return []
    read = [(slot, one) for slot in slots if (one := _read(slot)) is not None]
    kept = {one.key: one for slot, one in read if slot == _slot(one.key, place)}
    for slot, one in sorted(read, key=lambda both: both[1].time, reverse=True):
        if one.key not in kept:
            kept[one.key] = one
            with suppress(OSError):
                slot.replace(_slot(one.key, place))
    return sorted(kept.values(), key=lambda recovered: recovered.time, reverse=True)


def forget(key: str, *, folder: Path | None = None) -> None:
    """Empty the slot of a key, if there is anything in it."""
    try:
        _slot(key, folder).unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"An autosave can't be removed: {(error.strerror or str(error)).lower()}.") from error


def _slot(key: str, folder: Path | None) -> Path:
    place = default_folder() if folder is None else folder
    return place / f"{hashlib.sha256(key.encode('utf-8', 'surrogatepass')).hexdigest()[:24]}.autosave.json"


def _read(slot: Path) -> Recovered | None:
    try:
        data: dict[str, Any] = read_json(slot, most_bytes=_MOST_BYTES)
        if data["format"] != _FORMAT:
            return None
        key, text, path = data["key"], data["text"], data["path"]
        if not (isinstance(key, str) and isinstance(text, str) and isinstance(path, str | None)):
            return None
        base = data.get("base")
        time = datetime.fromisoformat(data["time"])
        time = time if time.tzinfo else time.replace(tzinfo=UTC)
        # One that no clock shows can't be told to the user.
        datetime.fromtimestamp(time.timestamp()).astimezone()
        return Recovered(key, text, _path_of(path), time, base if isinstance(base, str) else "")
    except (BadFile, KeyError, TypeError, ValueError, OverflowError, OSError, RecursionError):
        return None


def _path_of(said: str | None) -> str | None:
    """The file that it belongs to; none where no system has such a path, or it names no file."""
    try:
        if not said or not Path(said).name:
            return None
        Path(said).lstat()
    except ValueError:
        return None
    except OSError as error:
        return None if error.errno == errno.ENAMETOOLONG else said
    return said
