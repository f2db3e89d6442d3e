"""Makes packs of project folders: the same contents give the same bytes, on every machine.

Files are stored as they are, not deflated: zlib's output differs between its versions and the faster libraries that
take its place, while stored bytes are the same everywhere. Packs are small, and what sends them compresses them.
Everything else of the zip is fixed: order, times, modes, and the system that it says it was made on.
"""

import hashlib
import io
import os
import stat
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from posixpath import dirname, relpath

from msgspec.structs import replace

from bob_editor.errors import Cancelled
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import read_bytes, shown
from bob_editor.storage.files.writing import write_bytes
from bob_editor.storage.kinds.reading_files import source_of_bytes
from bob_editor.storage.packing.faults import UnfitPack
from bob_editor.storage.packing.info import info_to_json
from bob_editor.storage.packing.line_ends import is_text, normal_text
from bob_editor.storage.packing.paths import HEAD, resolved
from bob_editor.storage.packing.project import Project, ProjectFile
from bob_editor.storage.packing.reader import Pack, Progress, never, silent, verified
from bob_editor.storage.packing.references import redirected

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The first time that a zip can say."""

_UNIX = 3
_MODE = stat.S_IFREG | 0o644


def build(
    project: Project,
    out: str | os.PathLike[str],
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> Pack:
    """Write a project's pack, which was verified before it takes its name.

    :raises UnfitPack: where the project has faults, or the form of a document in it is broken; nothing is written.
    :raises BadFile: where a file can't be read or the pack can't be written.
    :raises Cancelled: where ``cancelled`` says so; nothing is written then.
    """
    content = pack_bytes(project, cancelled=cancelled)
    pack = verified(io.BytesIO(content), Path(out), progress=progress, cancelled=cancelled)
    if pack.faults:
        names = {file.packed: file.name for file in project.files}
        faults = [replace(fault, file=names.get(fault.file, fault.file)) for fault in pack.faults]
        raise UnfitPack(_told(project, len(faults)), faults, hint="See what bob-editor check says of it.")
    write_bytes(out, content)
    return pack


def pack_bytes(project: Project, *, cancelled: Callable[[], bool] = never) -> bytes:
    """The bytes of a project's pack; raises as ``build`` does."""
    if project.faults:
        raise UnfitPack(_told(project, len(project.faults)), project.faults)
    holder = io.BytesIO()
    contents: dict[str, str] = {}
    for file in project.files:
        if cancelled():
            raise Cancelled("The pack wasn't made.")
        contents[file.packed] = hashlib.sha256(_content(file, project)).hexdigest()
    info = replace(project.info, contents=contents)
    with zipfile.ZipFile(holder, "w", zipfile.ZIP_STORED) as pack:
        _add(pack, HEAD, dumps(info_to_json(info)).encode())
        for file in project.files:
            if cancelled():
                raise Cancelled("The pack wasn't made.")
            _add(pack, file.packed, _content(file, project))
    return holder.getvalue()


def zip_of(files: Mapping[str, bytes]) -> bytes:
    """A zip of files by their paths, the same on every machine."""
    holder = io.BytesIO()
    with zipfile.ZipFile(holder, "w", zipfile.ZIP_STORED) as made:
        for path, content in files.items():
            _add(made, path, content)
    return holder.getvalue()


def _told(project: Project, number: int) -> str:
    faults = "a fault" if number == 1 else f"{number} faults"
    return f"{shown(project.folder)} can't become a pack: it has {faults}."


def _add(pack: zipfile.ZipFile, path: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(path, _LONG_AGO)
    entry.create_system = _UNIX
    entry.external_attr = _MODE << 16
    pack.writestr(entry, content)


def _content(file: ProjectFile, project: Project) -> bytes:
    """A file's bytes as the pack has them: texts in one form, paths to other files leading to where those lie."""
    raw = read_bytes(file.source)
    if not is_text(file.name):
        return raw
    raw = normal_text(raw)
    moved = _moved(file, project.targets)
    if not moved:
        return raw
    return dumps(redirected(source_of_bytes(raw, file.name).data, moved)).encode()


def _moved(
    file: ProjectFile, targets: Mapping[tuple[str, tuple[str | int, ...]], str]
) -> dict[tuple[str | int, ...], str]:
    """The paths in a document that no longer lead where they did, with those that do."""
    if file.document is None:
        return {}
    return {
        reference.steps: relpath(target, dirname(file.packed))
        for reference in file.document.references
        if (target := targets[file.name, reference.steps]) != resolved(file.packed, reference.written)
    }
