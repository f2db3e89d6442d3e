"""The stamps at hand: the user's own, those of the board's folder or pack, and those that come with the program."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.said import said
from bob_editor.editing.stamps.making import fits
from bob_editor.errors import BadCall, BadFile, BobEditorError
from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import Stamp, dumps, read_stamp, write, write_stamp
from bob_editor.storage.files.kept_while_same import kept_while_same
from bob_editor.storage.files.reading import telling_why, whole_json
from bob_editor.storage.files.writing import make_folder
from bob_editor.storage.naming import STAMP
from bob_editor.storage.own_folders import free_file
from bob_editor.storage.own_folders import own_folder as user_folder
from bob_editor.storage.shipped import shipped

FOLDER = "stamps"

VARIABLE = "BOB_EDITOR_STAMPS"
"""The environment variable that names another folder for the user's own stamps."""

MOST = 500
"""Stamps that are listed of one folder."""

Source = Literal["own", "here", "shipped"]


class LibraryStamp(Record, eq=False):
    """A stamp, its file, and whose it is: the user's ``own``, of the board's folder (``here``), or ``shipped``."""

    stamp: Stamp
    path: Path
    source: Source

    @property
    def title(self) -> str:
        """What it is called."""
        return self.stamp.title

    def matches(self, words: str) -> bool:
        """Whether title, keywords or file name hold every word of a search."""
        text = " ".join((self.title, said(self.title), *self.stamp.keywords, self.path.name)).lower()
        return all(word in text for word in words.lower().split())


def own_folder() -> Path:
    """Where the user's stamps are kept, whether it is there yet or not."""
    return user_folder(FOLDER, VARIABLE)


def folder_beside(board: Path) -> Path:
    """The folder of the stamps that go with a board: beside it, or as a pack has them beside its ``boards``."""
    return board.parent.parent / FOLDER if board.parent.name == "boards" else board.parent / FOLDER


def stamps_in_turn(ruleset: Ruleset, board: Path | None = None) -> Iterator[LibraryStamp | str | None]:
    """File by file, the user's own first: a stamp, None for one that doesn't fit, or why a file can't be read."""
    for source, folder in _folders(ruleset, board):
        for path in _files(folder):
            try:
                stamp = _read(path)
            except BobEditorError as error:
                yield str(error)
                continue
            yield LibraryStamp(stamp, path, source) if fits(stamp, ruleset) else None


def _read(path: Path) -> Stamp:
    """The stamp of a file, read anew where the file is another."""
    with telling_why(str(path)):
        return _read_once(path)


@kept_while_same(MOST)
def _read_once(path: Path) -> Stamp:
    return read_stamp(path).value


def _folders(ruleset: Ruleset, board: Path | None) -> Iterator[tuple[Source, Path]]:
    yield "own", own_folder()
    if board is not None:
        yield "here", folder_beside(board)
    try:
        for name in ruleset.lineage:
            yield "shipped", shipped("stamps") / name
    except BobEditorError:
        return


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(STAMP))[:MOST]
    except OSError:
        return []


# -- keeping ----------------------------------------------------------------------------------------------------


def keep(stamp: Stamp, folder: Path) -> Path:
    """Write a stamp into a folder, which is made, under a name that is free there.

    :raises BadFile: where it can't be written.
    """
    make_folder(folder)
    path = free_file(folder, stamp.title, STAMP)
    write_stamp(path, stamp)
    return path


def rename(one: LibraryStamp, title: str) -> LibraryStamp:
    """Give a stamp another name; its file stays where it is, with all that no reader understands of it.

    :raises BadCall: where the name is empty, or the stamp is one of the program's.
    :raises BadFile: where it can't be written, or something in it would be lost.
    """
    _must_be_ones_own(one)
    if not title.strip():
        raise BadCall("A stamp needs a name.")
    stamp = replace(one.stamp, title=title.strip())
    write(one.path, dumps({**whole_json(one.path), "title": stamp.title}))
    return replace(one, stamp=stamp)


def delete(one: LibraryStamp) -> None:
    """Delete a stamp's file.

    :raises BadCall: where the stamp is one of the program's.
    :raises BadFile: where it can't be deleted.
    """
    _must_be_ones_own(one)
    try:
        one.path.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"{one.path} can't be deleted: {(error.strerror or str(error)).lower()}.") from error


def _must_be_ones_own(one: LibraryStamp) -> None:
    if one.source == "shipped":
        raise BadCall(
            f"{one.title} comes with the program and stays as it is.",
            hint="Set it, select it, and make a stamp of your own of it.",
        )
