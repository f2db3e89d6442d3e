"""Pictures kept from one run to the next, in raw pixels: to read them takes no longer than to copy them.

What can't be read or written is no picture; nobody is told.
"""

import os
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from PySide6.QtGui import QImage

from bob_editor.errors import BobEditorError
from bob_editor.storage.files.reading import read_bytes

MOST = 16
"""How many are kept, those that were seen last."""

MOST_BYTES = 96_000_000
"""Bytes of all of them."""

LARGEST = 40_000_000
"""Bytes of the largest: a screen of 4,000 by 2,500 pixels."""

ENDING = ".seen"

_FORMAT = QImage.Format.Format_ARGB32_Premultiplied

_HEAD = 64
"""Bytes of the longest line before the pixels, which tells their size and what stands for all of it."""

_kept_in: list[Path] = []
"""The folder, where there is one."""


def keep_in(folder: Path | None) -> None:
    """Keep pictures in this folder from now on, as far as it can be written to; with None none, as at first."""
    _kept_in[:] = [] if folder is None else [folder]


def is_kept() -> bool:
    """Whether any are."""
    return bool(_kept_in)


def has_any() -> bool:
    """Whether there is any to be recalled: where none is, nobody need know what one would be called."""
    return any(_files(folder) for folder in _kept_in)


def recall(name: str) -> QImage | None:
    """The picture of this name; None where there is none that is whole: such a file goes."""
    for folder in _kept_in:
        file = folder / f"{name}{ENDING}"
        with suppress(BobEditorError, OSError):
            data = read_bytes(file, most_bytes=_HEAD + LARGEST)
            end = data.find(b"\n") + 1
            pixels = memoryview(data)[end:]
            with suppress(ValueError):
                wide, high = map(int, data[:end].split()[1:3])
                if wide > 0 and len(pixels) == 4 * wide * high and data[:end] == _head(wide, high, pixels):
                    os.utime(file)
                    return QImage(pixels, wide, high, 4 * wide, _FORMAT).copy()
            file.unlink()
    return None


def keep(name: str, picture: QImage) -> None:
    """Keep a picture under this name; others that weren't seen for long give way to it."""
    image = picture.convertToFormat(_FORMAT)
    pixels = image.constBits()
    head = _head(image.width(), image.height(), pixels)
    for folder in _kept_in if 0 < len(pixels) <= LARGEST else ():
        file = folder / f"{name}{ENDING}"
        part = file.with_suffix(f".{os.getpid()}")
        if _is_there(file, head, len(pixels)):
            continue
        with suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            try:
                with part.open("wb") as out:
                    out.writelines((head, pixels))
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
        _make_room(folder)


def _is_there(file: Path, head: bytes, size: int) -> bool:
    with suppress(OSError):
        if file.stat().st_size == len(head) + size:
            with file.open("rb") as there:
                return there.read(len(head)) == head
    return False


def forget() -> None:
    """Keep none of those so far."""
    for folder in _kept_in:
        for _, _, file in _files(folder):
            with suppress(OSError):
                file.unlink()


def _head(wide: int, high: int, pixels: bytes | bytearray | memoryview) -> bytes:
    size = f"bob-editor/seen {wide} {high}".encode()
    return b"%s %08x\n" % (size, crc32(pixels, crc32(size)))


def _make_room(folder: Path) -> None:
    number = size = 0
    for _, large, file in sorted(_files(folder), reverse=True):
        number, size = number + 1, size + large
        if number > MOST or size > MOST_BYTES:
            with suppress(OSError):
                file.unlink()


def _files(folder: Path) -> list[tuple[int, int, Path]]:
    """All that lies there, with when it was seen and its bytes: also what a run that was ended was writing."""
    found: list[tuple[int, int, Path]] = []
    with suppress(OSError):
        for file in folder.iterdir():
            with suppress(OSError):
                told = file.stat()
                found.append((told.st_mtime_ns, told.st_size, file))
    return found
