"""Unpacks packs into new folders: all of a pack that was verified, or nothing."""

import os
import tempfile
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bob_editor.errors import BadFile, Cancelled
from bob_editor.storage.files.reading import shown
from bob_editor.storage.files.writing import WHOLE, cannot_write, unfinished
from bob_editor.storage.packing.archive import pieces
from bob_editor.storage.packing.faults import FaultFound, UnfitPack
from bob_editor.storage.packing.games import place_in_game
from bob_editor.storage.packing.paths import HEAD
from bob_editor.storage.packing.reader import Pack, Progress, listed_bytes, never, open_pack, silent, verified


def unpack(
    path: str | os.PathLike[str],
    folder: str | os.PathLike[str],
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
    games: Container[str] | None = None,
) -> Pack:
    """Verify a pack, then write what it holds into a folder that isn't there yet, or is empty.

    Of the games in it those whose ids are in ``games`` are written; all, where that is None.

    :raises UnfitPack: where anything is wrong with the pack; nothing is written then.
    :raises BadFile: where the pack can't be read, the folder is in use or can't be written; nothing is left behind.
    :raises Cancelled: where ``cancelled`` says so; likewise.
    """
    # The same text names the target even if the working folder changes.
    target = Path(os.path.abspath(folder))  # noqa: PTH100 - a link in the path stays one
    _must_be_free(target)
    with open_pack(path) as file:
        pack = verified(file, Path(path), progress=progress, cancelled=cancelled)
        if pack.faults:
            raise unfit(pack)
        try:
            _write(file, pack, target, cancelled, games)
        except FaultFound as error:
            raise BadFile(f"{shown(path)} changed while it was read.", hint="Try again.") from error
        except OSError as error:
            raise cannot_write(folder, error) from error
    return pack


def unfit(pack: Pack) -> UnfitPack:
    """The error for a pack with faults: the first of them, and how many more there are."""
    first, *others = pack.faults
    more = f" (and {len(others)} more)" if others else ""
    # Formats may be given fields within a version, and who writes them doesn't know who reads.
    is_newer = all(fault.code == "schema/additionalProperties" for fault in pack.faults)
    return UnfitPack(
        f"{shown(pack.path)} can't be opened: {first.message}{more}",
        pack.faults,
        hint="It may be of a newer bob-editor: install that." if is_newer else "Ask for a whole copy of it.",
    )


@contextmanager
def unpacked(path: str | os.PathLike[str]) -> Iterator[tuple[Pack, Path]]:
    """A pack, and a folder with what it holds that is there as long as it is needed; raises as ``unpack`` does."""
    with tempfile.TemporaryDirectory(prefix="bob-editor-") as folder:
        yield unpack(path, Path(folder) / "pack"), Path(folder) / "pack"


def _must_be_free(target: Path) -> None:
    name = shown(target)
    if "\0" in str(target):
        raise BadFile(f"{name} is no path of a folder.", hint="Take out the zero character.")
    try:
        if not os.path.lexists(target):
            if not target.parent.is_dir():
                raise BadFile(
                    f"{name} can't be written: there is no such folder.", hint="Make the folder first."
                )
        elif target.is_symlink() or not target.is_dir():
            raise BadFile(f"{name} is there already, and is no folder.", hint="Name a new folder.")
        elif any(target.iterdir()):
            raise BadFile(
                f"{name} is there already, with something in it.", hint="Name a new folder, or an empty one."
            )
    except OSError as error:
        raise cannot_write(target, error) from error


def _write(
    file: BinaryIO, pack: Pack, target: Path, cancelled: Callable[[], bool], games: Container[str] | None
) -> None:
    """Write all of it beside the target, then in one step give it the target's name."""
    assert pack.info is not None
    with unfinished(target) as holder:
        # Made inside, so that it has the mode that new folders have here.
        whole = holder / WHOLE
        whole.mkdir()
        (whole / HEAD).write_bytes(b"".join(pieces(file, pack.entries[HEAD])))
        for path, digest in pack.info.contents.items():
            if cancelled():
                raise Cancelled("The pack wasn't unpacked.")
            if (inside := place_in_game(path)) is not None and games is not None and inside[0] not in games:
                continue
            place = whole.joinpath(*path.split("/"))
            place.parent.mkdir(parents=True, exist_ok=True)
            with place.open("xb") as written:
                written.write(listed_bytes(file, pack.entries[path], digest))
        _take_name(whole, target)


def _take_name(whole: Path, target: Path) -> None:
    """Give the whole folder the target's name; an empty folder that has it gives way, and stays where that fails."""
    empty = target.is_dir()
    if empty:
        target.rmdir()
    try:
        whole.rename(target)
    except OSError:
        if empty:
            target.mkdir()
        raise
