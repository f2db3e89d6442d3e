"""Verifies packs: that a file from a stranger is what its pack.json says, and nothing in it can do harm.

In three steps, each only where the one before found nothing: the zip and its names; what pack.json says; then every
file's bytes, and every document in them. Nothing is written, and no more is unpacked than the limits allow.
"""

import hashlib
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

from bob_editor.errors import BadFile, Cancelled
from bob_editor.records import Record
from bob_editor.storage.files.reading import open_bytes
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import MAX_PACK_BYTES
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.kinds.reading_files import source_of_bytes
from bob_editor.storage.packing.archive import Entry, entries, pieces
from bob_editor.storage.packing.contents import Document, document_of, document_source, form_faults, target_of
from bob_editor.storage.packing.faults import MOST_FAULTS, Fault, FaultFound
from bob_editor.storage.packing.games import (
    PackedGame,
    game_faults,
    game_path_faults,
    lend_cards,
    packed_games,
    place_in_game,
)
from bob_editor.storage.packing.info import PackInfo, info_from_json
from bob_editor.storage.packing.paths import HEAD, clashes, path_fault

Progress = Callable[[int, int], object]
"""Is told how much is done, and of how much."""

MAX_HEAD_BYTES = 8 * 2**20
"""Bytes of pack.json: more than a list of as many files as a pack may have takes."""

_MAX_ZIP_BYTES = MAX_PACK_BYTES + 64 * 2**20


class PackedFile(Record):
    """A file of a pack; ``kind`` and what follows where it is a document."""

    path: str
    size: int
    kind: str = ""
    title: str = ""
    id: str = ""
    ruleset: str = ""


class Pack(Record):
    """What a pack holds, and what is wrong with it; where something is, ``info`` and ``files`` may be lacking.

    ``games`` are those that it carries; who opens it is asked whether to take them.
    """

    path: Path
    info: PackInfo | None
    files: tuple[PackedFile, ...]
    faults: tuple[Fault, ...]
    entries: Mapping[str, Entry]
    games: tuple[PackedGame, ...] = ()


def silent(_done: int, _total: int) -> None:
    """Tells nobody how far the work is."""


def never() -> bool:
    """Never stops."""
    return False


def verify(
    path: str | os.PathLike[str], *, progress: Progress = silent, cancelled: Callable[[], bool] = never
) -> Pack:
    """What a pack holds, with every fault that was found.

    :raises BadFile: where there is no such file or it may not be read.
    :raises TooLarge: where the file is larger than any pack.
    :raises Cancelled: where ``cancelled`` says so.
    """
    with open_pack(path) as file:
        return verified(file, Path(path), progress=progress, cancelled=cancelled)


def open_pack(path: str | os.PathLike[str]) -> BinaryIO:
    """A pack's file, open for reading; raises as ``verify`` does."""
    return open_bytes(path, most_bytes=_MAX_ZIP_BYTES)


def verified(
    file: BinaryIO,
    path: Path,
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> Pack:
    """What an open pack holds, as ``verify`` finds it; ``path`` is only its name."""
    try:
        found = entries(file)
        faults = tuple(_name_faults(found))
        inside = {entry.path: entry for entry in found if not entry.is_folder}
        info = None
        if not faults:
            info, faults = _heading(file, inside)
    except FaultFound as error:
        return Pack(path, None, (), (error.fault,), {})
    if faults or info is None:
        return Pack(path, info, (), faults[:MOST_FAULTS], inside)
    files, games, faults = _files(file, info, inside, progress, cancelled)
    return Pack(path, info, files, faults[:MOST_FAULTS], inside, games)


def _name_faults(found: tuple[Entry, ...]) -> Iterator[Fault]:
    for entry in found:
        # A folder's own entry is judged by a file that would lie in it.
        if why := path_fault(f"{entry.path}a" if entry.is_folder else entry.path):
            yield Fault("schema/path", f"{shortened(entry.path)} {why}.", entry.path)
    paths = tuple(entry.path for entry in found if not entry.is_folder)
    yield from clashes(paths)
    yield from game_path_faults(paths)


def _heading(file: BinaryIO, inside: Mapping[str, Entry]) -> tuple[PackInfo | None, tuple[Fault, ...]]:
    """What pack.json says, and its faults: of its form, and of what it lists."""
    if HEAD not in inside:
        raise FaultFound("missing-file", "It has no pack.json.")
    if inside[HEAD].size > MAX_HEAD_BYTES:
        raise FaultFound("too-large", f"Its pack.json is larger than {MAX_HEAD_BYTES // 2**20} MiB.", HEAD)
    try:
        source = source_of_bytes(b"".join(pieces(file, inside[HEAD])), HEAD)
    except BadFile as error:
        raise FaultFound("unreadable", f"{error} {error.hint}".strip(), HEAD) from None
    if source.kind != "pack":
        raise FaultFound("kind", "Its pack.json doesn't have the format of one.", HEAD)
    problems = (*source.problems, *schemas.validate("pack", source.data))
    if problems:
        return None, tuple(Fault.of(problem, HEAD) for problem in problems)
    info = info_from_json(source.data)
    listed, there = set(info.contents), set(inside) - {HEAD}
    missing = [
        Fault("schema/missing-file", f"pack.json lists {shortened(name)}, which isn't there.", name)
        for name in sorted(listed - there)
    ]
    more = [
        Fault("schema/unlisted", f"{shortened(name)} isn't listed in pack.json.", name)
        for name in sorted(there - listed)
    ]
    return info, tuple(missing + more)


def _files(
    file: BinaryIO,
    info: PackInfo,
    inside: Mapping[str, Entry],
    progress: Progress,
    cancelled: Callable[[], bool],
) -> tuple[tuple[PackedFile, ...], tuple[PackedGame, ...], tuple[Fault, ...]]:
    """The files that pack.json lists and the games among them, with the faults of their bytes and of documents."""
    documents: dict[str, Document] = {}
    faults: list[Fault] = []
    in_games = [path for path in info.contents if place_in_game(path)]

    def read(paths: list[str], before: int) -> Iterator[tuple[str, bytes]]:
        for done, path in enumerate(paths, before):
            if cancelled():
                raise Cancelled("The pack wasn't looked through to its end.")
            progress(done, len(info.contents))
            try:
                yield path, listed_bytes(file, inside[path], info.contents[path])
            except FaultFound as error:
                faults.append(error.fault)

    of_games = dict(read(in_games, 0))
    for folder in dict.fromkeys(path.split("/")[1] for path in of_games):
        start = f"games/{folder}/"
        files_of = {path.removeprefix(start): raw for path, raw in of_games.items() if path.startswith(start)}
        faults += game_faults(folder, files_of)
    games = () if faults else packed_games(of_games)
    with ExitStack() as lent:
        # Scenarios are held to what their games in the pack say of cards, whatever game of theirs is here.
        faults += lend_cards(games, lent)
        for path, raw in read([path for path in info.contents if not place_in_game(path)], len(in_games)):
            try:
                source = document_source(raw, path)
            except FaultFound as error:
                faults.append(error.fault)
                continue
            if source is not None:
                documents[path] = document_of(source)
                faults += form_faults(source, path)
    progress(len(info.contents), len(info.contents))
    games = () if faults else games
    if not faults:
        faults += _lost_references(info, documents)
    known: dict[str, tuple[str, ...]] = {
        path: (one.kind, one.title, one.id, one.ruleset) for path, one in documents.items()
    }
    known |= {f"games/{one.id}/ruleset.json": ("game", one.called) for one in games}
    files = tuple(PackedFile(path, inside[path].size, *known.get(path, ())) for path in sorted(info.contents))
    return files, games, tuple(faults)


def listed_bytes(file: BinaryIO, entry: Entry, digest: str) -> bytes:
    """The bytes of a file, which must be those that pack.json lists.

    :raises FaultFound: where they aren't.
    """
    raw = b"".join(pieces(file, entry))
    if hashlib.sha256(raw).hexdigest() != digest:
        raise FaultFound(
            "hash", f"{shortened(entry.path)} isn't what pack.json says: its SHA-256 differs.", entry.path
        )
    return raw


def _lost_references(info: PackInfo, documents: Mapping[str, Document]) -> Iterator[Fault]:
    kinds = {path: documents[path].kind if path in documents else "" for path in info.contents}
    for path, document in documents.items():
        for reference in document.references:
            try:
                target_of(path, reference, kinds)
            except FaultFound as error:
                yield error.fault
