"""Brings an unpacked pack up to a new edition, and keeps what was changed in the folder since it was unpacked.

Of every file there are three: as it was unpacked, as it is now, and as the new pack has it. Where only one side
changed it, that counts; where both did, a document's fields are put together, and where both changed the same field the
folder's file stays as it is, with the pack's beside it.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from bob_editor.errors import BadFile, Cancelled
from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_folder, is_there, parse_json, read_bytes, read_json, shown
from bob_editor.storage.files.steps import FileChange, FolderStep
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.games.places import FOLDER
from bob_editor.storage.packing.archive import pieces
from bob_editor.storage.packing.games import place_in_game
from bob_editor.storage.packing.info import PackInfo, info_from_json
from bob_editor.storage.packing.line_ends import is_text, normal_text
from bob_editor.storage.packing.paths import BESIDE, HEAD, YOURS, path_fault
from bob_editor.storage.packing.reader import Pack, Progress, never, open_pack, silent, verified
from bob_editor.storage.packing.unpacker import unfit

Json = Any
State = Literal["new", "updated", "gone", "merged", "yours", "conflict"]

TOLD: Mapping[State, str] = {
    "new": "is new",
    "updated": "is brought up",
    "gone": "is no longer part of the pack",
    "merged": "has your changes and the pack's",
    "yours": "stays as you have it",
    "conflict": "was changed by you and in the pack",
}
"""What became of a file, as the end of a sentence that begins with it."""

_MISSING, _CONFLICT = object(), object()


class FileUpdate(Record):
    """What becomes of a file of the folder; ``why`` says more of a conflict."""

    path: str
    state: State
    why: str = ""


class PackUpdate(Record):
    """What an update would do; ``step`` does it."""

    pack: PackInfo
    files: tuple[FileUpdate, ...]
    step: FolderStep

    @property
    def conflicts(self) -> tuple[FileUpdate, ...]:
        """What its designer must look at."""
        return tuple(one for one in self.files if one.state == "conflict")


class _Base(Record):
    """What was unpacked: the hash of each file, and its bytes where the pack is there still."""

    hashes: Mapping[str, str]
    content: Mapping[str, bytes]


def update(
    pack: str | os.PathLike[str],
    folder: str | os.PathLike[str],
    *,
    old: str | os.PathLike[str] | None = None,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> PackUpdate:
    """What bringing a folder up to a pack would do; ``old`` is the pack that it was unpacked from, where that is known.

    A game is brought up where it is in the folder; none comes that isn't.

    Without ``old`` it is known what was changed, by the hashes in the folder's pack.json, but not how: fields aren't
    put together then.

    :raises UnfitPack: where a pack is unsound.
    :raises BadFile: where the folder is none that was unpacked, or is of another pack.
    """
    root = Path(folder)
    new, theirs = _read(pack, progress, cancelled)
    # A game that isn't in the folder was left out when it was unpacked, or is new: nobody was asked to take it.
    theirs = {name: raw for name, raw in theirs.items() if _is_known(root, name)}
    base = _base(root, new, old, cancelled)
    files: list[FileUpdate] = []
    changes: list[FileChange] = []
    for path in sorted(name for name in {*base.hashes, *theirs} if _is_known(root, name)):
        place = root.joinpath(*path.split("/"))
        one, made = _of_file(path, place, base, theirs.get(path))
        files += [one] if one is not None else []
        changes += made
    changes += _of_head(root, new, theirs)
    return PackUpdate(new, tuple(files), FolderStep.of(f"Update to {new.title}", changes))


def _is_known(root: Path, path: str) -> bool:
    inside = place_in_game(path)
    return inside is None or (root / FOLDER / inside[0]).is_dir()


def _read(
    path: str | os.PathLike[str], progress: Progress, cancelled: Callable[[], bool]
) -> tuple[PackInfo, dict[str, bytes]]:
    """A pack's heading, and the bytes of all its files, that heading among them."""
    with open_pack(path) as file:
        pack: Pack = verified(file, Path(path), progress=progress, cancelled=cancelled)
        if pack.faults or pack.info is None:
            raise unfit(pack)
        return pack.info, {name: b"".join(pieces(file, one)) for name, one in pack.entries.items()}


def _base(
    root: Path, new: PackInfo, old: str | os.PathLike[str] | None, cancelled: Callable[[], bool]
) -> _Base:
    if cancelled():
        raise Cancelled("The folder wasn't brought up.")
    if not is_folder(root):
        raise BadFile(
            f"{shown(root)} is no folder.", hint="Name the folder into which the pack was unpacked."
        )
    known = unpacked_as(root)
    if old is not None:
        info, content = _read(old, silent, cancelled)
        _must_be_of(info.id, new, shown(old))
        if known.contents and known.contents != info.contents:
            raise BadFile(
                f"{shown(root)} wasn't unpacked from {shown(old)}.",
                hint="Name the pack that it was unpacked from.",
            )
        return _Base({name: _digest(name, one) for name, one in content.items() if name != HEAD}, content)
    if not known.contents:
        raise BadFile(
            f"{shown(root)} doesn't say as what it was unpacked, so it can't be told what was changed in it.",
            hint="Name the pack that it was unpacked from, too.",
        )
    _must_be_of(known.id, new, shown(root))
    astray = next((path for path in known.contents if path_fault(path)), None)
    if astray is not None:
        raise BadFile(
            f"{shown(root / HEAD)} lists {quoted(astray)}, which {path_fault(astray)}.",
            hint="Name the pack that the folder was unpacked from, too.",
        )
    return _Base(known.contents, {})


def unpacked_as(folder: Path) -> PackInfo:
    """The heading of the pack that was unpacked into a folder; one without contents where the folder doesn't say.

    :raises BadFile: where its pack.json can't be read.
    """
    data = read_json(folder / HEAD) if is_there(folder / HEAD) else None
    return info_from_json(data if isinstance(data, dict) else {})


def _must_be_of(name: str, new: PackInfo, where: str) -> None:
    if name != new.id:
        raise BadFile(
            f"{where} is of the pack {name or 'without id'}, not of {new.id}.",
            hint="Take an edition of the same pack.",
        )


def _of_file(
    path: str, place: Path, base: _Base, theirs: bytes | None
) -> tuple[FileUpdate | None, list[FileChange]]:
    """What becomes of a file; nothing is told of one that stays as it is in all three."""
    if path == HEAD:
        return None, []
    mine = read_bytes(place) if is_there(place) else None
    was, is_now, comes = base.hashes.get(path, ""), _digest(path, mine), _digest(path, theirs)
    if is_now == comes:
        return None, []
    if is_now == was:
        state: State = "gone" if theirs is None else "updated" if was else "new"
        return FileUpdate(path, state), [FileChange(place, mine, theirs)]
    if comes == was:
        return FileUpdate(path, "yours"), []
    if mine is None:
        return FileUpdate(path, "conflict", "You took it away, and the pack has a new one."), _beside(
            place, theirs
        )
    if theirs is None:
        return FileUpdate(path, "conflict", "You changed it, and the pack no longer has it; yours stays."), []
    merged = _merged_text(path, base.content.get(path), mine, theirs)
    if merged is not None:
        return FileUpdate(path, "merged"), [FileChange(place, mine, merged)]
    why = f"Yours stays; the pack's is beside it as {place.name}{BESIDE}."
    return FileUpdate(path, "conflict", why), _beside(place, theirs)


def _beside(place: Path, theirs: bytes | None) -> list[FileChange]:
    return [FileChange.to(place.with_name(place.name + BESIDE), theirs)]


def _of_head(root: Path, new: PackInfo, theirs: Mapping[str, bytes]) -> Iterator[FileChange]:
    """The new pack.json, by which the next update goes; one in which more was said than its list stays beside it."""
    place = root / HEAD
    mine = read_bytes(place) if is_there(place) else None
    if mine is not None:
        data = parse_json(mine, HEAD).data
        now = info_from_json(data if isinstance(data, dict) else {})
        if any(
            getattr(now, name) != getattr(new, name)
            for name in ("title", "description", "authors", "licence")
        ):
            yield FileChange.to(place.with_name(f"{HEAD}{YOURS}"), mine)
    yield FileChange(place, mine, theirs[HEAD])


def _merged_text(path: str, base: bytes | None, mine: bytes, theirs: bytes) -> bytes | None:
    """A document with the changes of both; None where they disagree, or it is none."""
    if base is None or not path.endswith(".json"):
        return None
    try:
        three = [parse_json(one, path) for one in (base, mine, theirs)]
    except BadFile:
        return None
    if any(one.problems for one in three):
        return None  # what stands twice would be lost
    merged = merge(*(one.data for one in three))
    return None if merged is _CONFLICT else dumps(merged).encode()


def merge(base: Json, mine: Json, theirs: Json) -> Json:
    """A value with the changes of both sides, objects field by field; ``_CONFLICT`` where both changed one thing."""
    if _same(theirs, mine) or _same(theirs, base):
        return mine
    if _same(mine, base):
        return theirs
    if not (isinstance(base, dict) and isinstance(mine, dict) and isinstance(theirs, dict)):
        return _CONFLICT
    found: dict[str, Json] = {}
    for name in dict.fromkeys((*mine, *theirs)):
        value = merge(*(one.get(name, _MISSING) for one in (base, mine, theirs)))
        if value is _CONFLICT:
            return _CONFLICT
        if value is not _MISSING:
            found[name] = value
    return found


def _same(one: Json, other: Json) -> bool:
    """Whether two values are written alike: for Python 1 is true, for a file it isn't."""
    return one is other or (one == other and repr(one) == repr(other))


def _digest(path: str, content: bytes | None) -> str:
    """What stands for a file's contents, however its lines end; "" for none."""
    if content is None:
        return ""
    return hashlib.sha256(normal_text(content) if is_text(path) else content).hexdigest()
