"""Which files a call means: those it names, and the boards, scenarios, suites and packs below its folders."""

import difflib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

from bob_editor.cli.folder_path import FolderPath
from bob_editor.errors import BadCall, BadFile
from bob_editor.records import Record
from bob_editor.storage import naming
from bob_editor.storage.files.reading import real_path

Kind = Literal["board", "scenario", "los-suite", "stamp", "counters", "pack", "project"]

ENDINGS: dict[Kind, str] = {
    "board": naming.BOARD,
    "scenario": naming.SCENARIO,
    "los-suite": naming.SUITE,
    "stamp": naming.STAMP,
    "counters": naming.COUNTERS,
    "pack": naming.PACK,
}
"""How the files end that calls name and folders are looked through for, by kind; a project's has a name of its own."""


def is_folder_path(out: Path) -> bool:
    """Whether it can be no file's: a folder is there, or it was typed as one."""
    return isinstance(out, FolderPath) or out.is_dir()


def is_for_folder(out: Path) -> bool:
    """Whether a folder is meant: by its path, or by a name without an ending."""
    return is_folder_path(out) or not out.suffix


class Document(Record):
    """A file, and what it is."""

    path: Path
    kind: Kind


def kind_of(path: Path) -> Kind:
    """Tell what a file is: by its ending, else by what is in it.

    :raises BadFile: where it can't be read or is nothing of ours.
    """
    from bob_editor.storage.files.reading import shown
    from bob_editor.storage.kinds.reading_files import NAMES, read_source
    from bob_editor.storage.project_files import heads

    if path.name == naming.PROJECT:
        if not heads(path.parent):
            raise BadFile(f"{shown(path)} is another program's.")
        return "project"
    for kind, ending in ENDINGS.items():
        if path.name.endswith(ending):
            return kind
    source = read_source(path)
    name, found = source.name, source.kind
    if found == "pack":
        raise BadFile(f"{name} is the list of a pack's contents.", hint="Name the pack itself, *.bobpack.")
    if found == "project":
        raise BadFile(f"{name} is the heading of a project.", hint=f"Name it {naming.PROJECT}.")
    if found not in ENDINGS:
        raise BadFile(
            f"{name} is {NAMES[found]}.",
            hint="Name a board, scenario, LOS suite, stamp, counter list or pack.",
        )
    return found


def must_exist(path: Path) -> Path:
    """Return the path.

    :raises BadFile: where there is no such file or folder; the hint names one with nearly that name.
    """
    if path == naming.STANDARD_INPUT:
        return path
    try:
        named = "\0" not in str(path)
        if named and path.exists():
            return path
        if named and path.is_symlink():
            raise BadFile(f"{path} is a link to a file that isn't there.")
        beside = [other.name for other in path.parent.iterdir()] if named and path.parent.is_dir() else []
    except OSError as error:
        raise BadFile(f"{path} can't be read: {(error.strerror or str(error)).lower()}.") from error
    near = difflib.get_close_matches(path.name, beside, n=1, cutoff=0.8)
    raise BadFile(f"There is no file {path}.", hint=f"Did you mean {path.parent / near[0]}?" if near else "")


def must_be_folder(out: Path) -> Path:
    """Return the path of what is to be a folder.

    :raises BadCall: where it is standard output.
    """
    if out == naming.STANDARD_INPUT:
        raise BadCall("A folder can't go to standard output.", hint="Name one.")
    return out


def documents(paths: Iterable[Path], *kinds: Kind) -> tuple[Document, ...]:
    """Return the files of these kinds that the paths name or hold, each once, folders in alphabetical order.

    A file that is named is taken whatever its ending, but must be of one of the kinds.

    :raises BadCall: where no path is given.
    :raises BadFile: where one isn't there, or none of it all is of these kinds.
    """
    found: dict[Path, Document] = {}
    asked = tuple(paths)
    if not asked:
        raise BadCall("No file or folder is named.")
    for path in map(must_exist, asked):
        for document in _below(path, kinds) if path.is_dir() else (Document(path, kind_of(path)),):
            if document.kind not in kinds:
                raise _of_another_kind(document, kinds)
            found.setdefault(real_path(document.path), document)
    if not found:
        endings = ", ".join(f"*{ending}" for kind, ending in ENDINGS.items() if kind in kinds)
        where = ", ".join("this folder" if path == Path() else str(path) for path in asked)
        raise BadFile(f"Nothing to look at in {where}.", hint=f"No file is named {endings}.")
    return tuple(found.values())


def _of_another_kind(document: Document, kinds: tuple[Kind, ...]) -> BadFile:
    """What a file is that isn't of the kinds asked for, and how those are named; its name may say what it isn't."""
    from bob_editor.storage.files.reading import shown
    from bob_editor.storage.kinds.reading_files import NAMES, read_source

    name = shown(document.path)
    words = {**NAMES, "pack": "a pack"}
    found = "pack" if document.kind == "pack" else read_source(document.path).kind
    if found in kinds:
        return BadFile(
            f"{name} is {NAMES[found]}, and isn't named as one.", hint=naming.better_name(name, found)
        )
    wanted = " or ".join(words[kind] for kind in kinds)
    endings = " or ".join(f"*{ENDINGS[kind]}" for kind in kinds)
    return BadFile(f"{name} is {words[found]}, not {wanted}.", hint=f"Take a file named {endings}.")


def _below(folder: Path, kinds: tuple[Kind, ...]) -> Iterator[Document]:
    """The files of these kinds in a folder and below; a project.json beside or above none is another program's."""
    from bob_editor.storage.project_files import heads

    paths = sorted(path for ending in ("*.json", f"*{naming.PACK}") for path in folder.rglob(ending))
    named = {path: kind for path in paths for kind, ending in ENDINGS.items() if path.name.endswith(ending)}
    homes = {above for path in named for above in path.parents}
    heading = (path for path in paths if path.name == naming.PROJECT and path.parent in homes)
    named |= {path: "project" for path in heading if heads(path.parent)}
    for path in paths:
        if path in named and named[path] in kinds and path.is_file():
            yield Document(path, named[path])
