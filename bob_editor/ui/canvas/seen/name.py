"""What stands for a picture of a board: all that it is painted by."""

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import resources
from operator import itemgetter
from pathlib import Path

from msgspec.msgpack import encode
from PySide6.QtCore import QRect, qVersion

from bob_editor import __version__
from bob_editor.model.board import Board
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.looks import looks_of
from bob_editor.render.kit.style import Style

_PAINTS = ("geometry", "model", "render", "rules")
"""The packages that a board's picture is made by."""

FileMark = tuple[str, int, int]
"""What tells a file from what it was: its path, its bytes and when it was written."""


def painted_by(painter: BoardPainter, style: Style) -> bytes:
    """The same in every run for boards that are painted alike; nothing for one that nothing can stand for."""
    facts = (
        __version__, qVersion(), code(), _in_order(painter.ground.board), looks_of(painter.ground.ruleset),
        painter.laid, style.theme, style.sheet.data, pictures_beside(painter, style),
        sorted(painter.layers), sorted(painter.dimmed),
    )  # fmt: skip
    # A bad file may hold a number or a letter that no bytes stand for.
    with suppress(OverflowError, ValueError, TypeError, RecursionError):
        return sha256(encode(facts)).digest()
    return b""


def name_of(painted: bytes, scale: float, rect: QRect) -> str:
    """What a picture of a board that is ``painted_by`` something is called; "" where that is nothing.

    It is of the device pixels ``rect`` from the board's origin, so many a unit as ``scale`` says.
    """
    return sha256(painted + encode((scale, rect.getRect()))).hexdigest() if painted else ""


def pictures_beside(painter: BoardPainter, style: Style) -> list[FileMark]:
    """The files that are read for it: the scan that lies under the board, and the style's own pictures."""
    return [*_scan(painter), *_files_of(style.sheet.folder)]


def _in_order(board: Board) -> list[object]:
    """Its fields, hexes in the order of places: by edits it is another than in the file that is written of them."""
    fields = (getattr(board, name) for name in board.__struct_fields__)
    return [sorted(one.items(), key=itemgetter(0)) if isinstance(one, Mapping) else one for one in fields]


@cache
def code() -> str:
    """What stands for the program's own code, fonts and textures: in a checkout they change within a version."""
    marks: list[FileMark] = []
    with suppress(OSError):  # an application's modules lie in no folders, and are those of its version
        for name in _PAINTS:
            marks += _files_below(Path(str(resources.files("bob_editor") / name)))
    return sha256(repr(marks).encode()).hexdigest()


def _files_below(folder: Path) -> Iterator[FileMark]:
    with os.scandir(folder) as found:
        for one in sorted(found, key=lambda entry: entry.name):
            if one.is_file():
                told = one.stat()
                yield one.path, told.st_size, told.st_mtime_ns
            elif one.name != "__pycache__":
                yield from _files_below(Path(one.path))


def _scan(painter: BoardPainter) -> Iterator[FileMark]:
    underlay = painter.ground.board.underlay
    if underlay is not None and painter.folder is not None:
        yield _file(painter.folder / underlay.image)


def _files_of(folder: Path | None) -> Iterator[FileMark]:
    with suppress(OSError):
        for file in sorted(folder.iterdir()) if folder is not None else ():
            yield _file(file)


def _file(path: Path) -> FileMark:
    with suppress(OSError, ValueError):
        told = path.stat()
        return str(path), told.st_size, told.st_mtime_ns
    return str(path), 0, 0
