"""What stands for a picture of a board: all that it is painted by."""

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

from msgspec.msgpack import encode
from PySide6.QtCore import QRect, qVersion

from bob_editor import __version__
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.looks import looks_of
from bob_editor.render.kit.style import Style

_PAINTS = ("geometry", "model", "render", "rules")
"""The packages that a board's picture is made by."""


def name_of(painter: BoardPainter, style: Style, scale: float, rect: QRect) -> str:
    """The same in every run for pictures that are painted alike; "" for one that nothing can stand for.

    The picture is of the device pixels ``rect`` from the board's origin, so many a unit as ``scale`` says.
    """
    board = painter.ground.board
    facts = (
        __version__, qVersion(), code(), board, looks_of(painter.ground.ruleset), painter.laid,
        style.theme, style.sheet.data, [*_files_of(style.sheet.folder)], _scan(painter),
        sorted(painter.layers), sorted(painter.dimmed), scale, rect.getRect(),
    )  # fmt: skip
    # A bad file may hold a number or a letter that no bytes stand for.
    with suppress(OverflowError, ValueError, TypeError, RecursionError):
        return sha256(encode(facts, enc_hook=repr)).hexdigest()
    return ""


@cache
def code() -> str:
    """What stands for the program's own code: in a checkout it changes within a version."""
    marks: list[tuple[str, int, int]] = []
    with suppress(OSError):  # an application's modules lie in no folders, and are those of its version
        for name in _PAINTS:
            marks += _modules(Path(str(resources.files("bob_editor") / name)))
    return sha256(repr(marks).encode()).hexdigest()


def _modules(folder: Path) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as found:
        for one in sorted(found, key=lambda entry: entry.name):
            if one.name.endswith(".py"):
                told = one.stat()
                yield one.path, told.st_size, told.st_mtime_ns
            elif one.is_dir() and one.name != "__pycache__":
                yield from _modules(Path(one.path))


def _scan(painter: BoardPainter) -> tuple[str, int, int] | None:
    """The picture that lies under the board, by what its folder says of it."""
    underlay = painter.ground.board.underlay
    return None if underlay is None or painter.folder is None else _file(painter.folder / underlay.image)


def _files_of(folder: Path | None) -> Iterator[tuple[str, int, int]]:
    """A style's own pictures, likewise."""
    with suppress(OSError):
        for file in sorted(folder.iterdir()) if folder is not None else ():
            yield _file(file)


def _file(path: Path) -> tuple[str, int, int]:
    with suppress(OSError, ValueError):
        told = path.stat()
        return str(path), told.st_size, told.st_mtime_ns
    return str(path), 0, 0
