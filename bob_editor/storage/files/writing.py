"""Writes files whole or not at all: the old file stays as it was until the new one is safe on the disk."""

import contextlib
import errno
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time

from bob_editor.errors import BadFile
from bob_editor.storage.files.reading import shown

PART = ".tmp"
"""How the names of unfinished files end."""

LEFT_AFTER = 600
"""Seconds after which an unfinished file was left by a program that is gone."""

LONG_AFTER = 86_400
"""Likewise of an unfinished folder in which nothing was written since: a part of it may take its time."""

WHOLE, BEFORE = "whole", "before"
"""What is in such a folder: what is being made, and what gives way to it."""


def write(path: str | os.PathLike[str], text: str) -> None:
    """Write a text as UTF-8, as ``write_bytes`` does.

    :raises BadFile: where it can't be written; an old file is as it was.
    """
    write_bytes(path, text.encode("utf-8", "backslashreplace"))


def write_bytes(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file, as ``replacing`` does.

    :raises BadFile: where it can't be written; an old file is as it was, and nothing is left behind.
    """
    with replacing(path) as part:
        handle = os.open(part, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        try:
            _write_all(handle, content)
        finally:
            os.close(handle)


@contextmanager
def replacing(path: str | os.PathLike[str]) -> Iterator[Path]:
    """Yield an empty file beside the old one, to be filled; then it comes in the old one's place, in one step.

    A link is followed and stays a link; the file keeps its mode. A pipe or device is yielded itself.

    :raises BadFile: where it can't be written; an old file is as it was, and nothing is left behind.
    """
    try:
        # The same text names the target even if the working folder changes, and a link stays a link.
        target = Path(os.path.realpath(path))
        mode = _mode_of(target, path)
    except OSError as error:
        raise cannot_write(path, error) from error
    except ValueError:
        raise BadFile(f"{shown(path)} is no path of a file.", hint="Take out the zero character.") from None
    try:
        if mode is not None and not stat.S_ISREG(mode):
            yield target
        else:
            with _beside(target, mode) as part:
                yield part
    except OSError as error:
        raise cannot_write(path, error) from error


def _mode_of(target: Path, path: str | os.PathLike[str]) -> int | None:
    """The mode of the file that is there, or None.

    :raises BadFile: where what is there must not be written over.
    """
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise BadFile(f"{shown(path)} is a folder, not a file.", hint="Name a file in it.")
    if stat.S_ISREG(mode) and (not mode & 0o222 or not os.access(target, os.W_OK)):
        raise BadFile(
            f"{shown(path)} is write-protected.", hint="Save under another name, or allow writing to it."
        )
    return mode


@contextmanager
def _beside(target: Path, mode: int | None) -> Iterator[Path]:
    """A new file that takes the target's place once it is filled; ``mode`` is that of the old one."""
    handle, temporary = tempfile.mkstemp(prefix=_prefix(target.name), suffix=PART, dir=target.parent)
    try:
        try:
            yield Path(temporary)
            if hasattr(os, "fchmod"):
                os.fchmod(handle, stat.S_IMODE(mode) if mode is not None else _mode_of_new_files())
            os.fsync(handle)
        finally:
            os.close(handle)
        Path(temporary).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise
    _sync_folder(target.parent)
    sweep(target.parent, target.name)


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """A folder beside a target for making that in it, as ``WHOLE``; it is taken away again, with what it still holds.

    So is what was left there when making the same target was broken off before. Where this one is broken off, what
    gave way to it and has its place no more stays there, as ``BEFORE``. What goes wrong with a file in it is told by
    the path that this was to have.

    :raises OSError: where it can't be made.
    """
    holder = Path(tempfile.mkdtemp(prefix=_prefix(target.name), suffix=PART, dir=target.parent))
    try:
        yield holder
    except BaseException as error:
        if isinstance(error, BadFile):
            error.args = (str(error).replace(shown(holder / WHOLE), shown(target)),)
        stays = (holder / BEFORE).exists()
        shutil.rmtree(holder / WHOLE if stays else holder, ignore_errors=True)
        raise
    shutil.rmtree(holder, ignore_errors=True)
    # Not where this one wasn't made, either: what gave way to the one that was broken off is there alone.
    sweep(target.parent, target.name)


def restore(target: Path, is_ours: Callable[[Path], bool]) -> None:
    """Give its name again to what gave way to another by that name that was broken off before it had it.

    ``is_ours`` tells it from what somebody else keeps in a hidden folder of such a name.
    """
    # Of a name that is cut short nobody knows whose it is.
    if os.path.lexists(target) or _prefix(target.name) != f".{target.name}.":
        return
    # A path with a zero character is that of nothing.
    with contextlib.suppress(OSError, ValueError):
        for holder in filter(lambda one: _left_by(target.name).fullmatch(one.name), target.parent.iterdir()):
            before = holder / BEFORE
            if before.is_dir() and is_ours(before):
                before.rename(target)
                return


def _prefix(name: str) -> str:
    """How the names of what is unfinished begin; file systems count bytes, and a name may be as long as they allow."""
    return f".{os.fsencode(name)[:100].decode(errors='ignore')}."


def _left_by(name: str) -> re.Pattern[str]:
    """What is unfinished and was to have this name: what becomes ``v1.2`` is nothing of ``v1``."""
    return re.compile(rf"{re.escape(_prefix(name))}[^.]+{re.escape(PART)}", re.DOTALL)


def sweep(folder: Path, name: str | None = None) -> None:
    """Take away what interrupted writing left in a folder, unless it is so new that somebody may be writing it.

    Where a name is told, only what was to have that.
    """
    left = re.compile(rf"\..+{re.escape(PART)}", re.DOTALL) if name is None else _left_by(name)
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if left.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    if entry.is_dir(follow_symlinks=False):
                        _sweep_folder(entry.path)
                    elif _is_old(entry.stat(follow_symlinks=False).st_mtime, LEFT_AFTER):
                        Path(entry.path).unlink()


def _sweep_folder(path: str) -> None:
    """Take away a folder that ``unfinished`` made and nobody works in any more; no other, whatever it is called."""
    names = {one.name for one in Path(path).iterdir()}
    if names and names.isdisjoint((WHOLE, BEFORE)):
        return
    written = (os.lstat(inside).st_mtime for inside, _folders, _files in os.walk(path))
    last = max(written, default=None)
    # None of them where another has taken the folder away meanwhile.
    if last is not None and _is_old(last, LONG_AFTER):
        shutil.rmtree(path, ignore_errors=True)


def _is_old(written: float, after: float) -> bool:
    """Whether that was so many seconds ago; or is as far ahead, as a clock said that has been set back since."""
    return abs(time() - written) > after


def _write_all(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _mode_of_new_files() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Let the new name reach the disk too, where the system can; the file itself is safe already."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, where they are missing.

    :raises BadFile: where it can't be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from error
    except ValueError:
        raise BadFile(
            f"{shown(folder)} is no path of a folder.", hint="Take out the zero character."
        ) from None


def cannot_write(path: str | os.PathLike[str], error: OSError) -> BadFile:
    """Why a file or folder can't be written, in a sentence."""
    name = shown(path)
    match error:
        case FileNotFoundError():
            return BadFile(
                f"{name} can't be written: there is no such folder.", hint="Make the folder first."
            )
        case PermissionError():
            return BadFile(f"{name} may not be written.", hint="Save to a folder that you may write to.")
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return BadFile(
                f"{name} can't be written: the disk is full.", hint="Make room, or save to another place."
            )
        case OSError(errno=errno.EROFS):
            return BadFile(
                f"{name} can't be written: the disk is write-protected.", hint="Save to another place."
            )
        case _:
            why = (error.strerror or str(error)).lower()
            return BadFile(f"{name} can't be written: {why}.", hint="Save to another place.")
