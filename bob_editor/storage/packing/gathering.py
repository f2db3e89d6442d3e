"""Brings into a project folder the files that its documents name outside it, so that they can go into a pack."""

import os
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_folder, is_there, read_bytes, real_path, shown, whole_json
from bob_editor.storage.files.writing import write, write_bytes
from bob_editor.storage.form.problems import Steps
from bob_editor.storage.kinds.reading_files import beside
from bob_editor.storage.packing.project import Project
from bob_editor.storage.packing.references import redirected


def outside(project: Project) -> tuple[Path, ...]:
    """The files that the project's documents name and that lie outside its folder, each once."""
    found: dict[Path, None] = {}
    for file in project.documents:
        assert file.document is not None
        for reference in file.document.references:
            target = _target(project, file.source, reference.written)
            if target is not None:
                found[target] = None
    return tuple(found)


def bring_in(project: Project) -> tuple[str, ...]:
    """Copy those files into the folder and have the documents name the copies; the names of the copies are returned.

    What is named outside is left as it is. A copy of a document may name further files outside: read the project
    again, and ask again.

    :raises BadFile: where something can't be read or written, or a field of a document stands twice, of which one would
        be lost; what was copied by then stays.
    """
    copies: dict[Path, Path] = {}
    for file in project.documents:
        assert file.document is not None
        targets = {one.steps: _target(project, file.source, one.written) for one in file.document.references}
        there = {steps: target for steps, target in targets.items() if target is not None}
        if not there:
            continue
        data = whole_json(file.source)
        written: dict[Steps, str] = {}
        for steps, target in there.items():
            if target not in copies:
                copies[target] = _copied(target, project.folder)
            relative = os.path.relpath(copies[target], real_path(file.source.parent))
            written[steps] = Path(relative).as_posix()
        write(file.source, dumps(redirected(data, written)))
    return tuple(sorted(copy.name for copy in copies.values()))


def _target(project: Project, document: Path, written: str) -> Path | None:
    """The file that a document names, where it is there and lies outside the folder."""
    try:
        target = real_path(beside(document, written))
    except BadFile:
        return None
    if target.is_relative_to(real_path(project.folder)) or is_folder(target) or not is_there(target):
        return None
    return target


def _copied(file: Path, folder: Path) -> Path:
    """A copy of a file in a folder; one of the same name with the same bytes serves, another is stepped aside for."""
    data = read_bytes(file)
    stem, dot, ending = file.name.partition(".")
    for number in range(1, 1000):
        name = file.name if number == 1 else f"{stem}-{number}{dot}{ending}"
        copy = real_path(folder) / name
        if not copy.exists():
            write_bytes(copy, data)
            return copy
        if copy.is_file() and read_bytes(copy) == data:
            return copy
    raise BadFile(f"{shown(file)} can't be copied: its name is taken a thousand times.", hint="Rename it.")
