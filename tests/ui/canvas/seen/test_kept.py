"""Where pictures are kept: whole or not at all, and within bounds."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest
from PySide6.QtGui import QColor, QImage

from bob_editor.ui.canvas.seen import kept

_HALF_CLEAR = QColor(200, 100, 50, 128)


def picture(wide: int = 7, high: int = 5) -> QImage:
    """A small one of which every pixel is another."""
    made = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(_HALF_CLEAR)
    for y in range(high):
        for x in range(wide):
            made.setPixelColor(x, y, QColor(x % 256, y % 256, 9))
    made.setPixelColor(0, 0, _HALF_CLEAR)
    return made


def test_what_was_kept_comes_back(pictures: Path) -> None:
    """Pixel by pixel, and under its name alone."""
    kept.keep("mill", picture())
    assert kept.recall("mill") == picture()
    assert kept.recall("inn") is None
    assert [one.name for one in pictures.iterdir()] == ["mill.seen"]


def test_whether_there_is_any(pictures: Path) -> None:
    """At the first start of all there is none, nor even the folder."""
    assert not kept.has_any()
    kept.keep("mill", picture())
    assert kept.has_any()
    kept.keep_in(pictures / "elsewhere")
    assert not kept.has_any()


def test_what_is_kept_already_is_not_written_again(pictures: Path) -> None:
    """A tab that comes and goes writes megabytes else; what looks otherwise under the same name is."""
    file = pictures / "mill.seen"
    kept.keep("mill", picture())
    before = file.stat().st_ino, file.read_bytes()
    kept.keep("mill", picture())
    assert (file.stat().st_ino, file.read_bytes()) == before
    kept.keep("mill", picture(3, 3))
    assert kept.recall("mill") == picture(3, 3)


def test_nothing_is_kept_where_no_folder_is_named(tmp_path: Path) -> None:
    """As in tests, and for whoever uses a part of the window alone."""
    kept.keep("mill", picture())
    assert not kept.is_kept()
    assert kept.recall("mill") is None


def test_forgotten_pictures_are_gone(pictures: Path) -> None:
    """All that lies there, also what a run that was ended had begun to write."""
    kept.keep("mill", picture())
    (pictures / "inn.4711").write_bytes(b"half")
    kept.forget()
    assert not list(pictures.iterdir())


_DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut": lambda whole: whole[:-1],
    "longer": lambda whole: whole + b"\0",
    "a pixel is another": lambda whole: whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:],
    "its size is another": lambda whole: whole.replace(b" 7 5 ", b" 5 7 "),
    "another format": lambda whole: whole.replace(b"seen ", b"sean ", 1),
    "no numbers": lambda whole: whole.replace(b" 7 5 ", b" x y "),
    "a text": lambda _: b"This is no picture, though it is as long as the head of one would be, and more.",
    "only its head": lambda whole: whole.partition(b"\n")[0],
}


@pytest.mark.parametrize("damage", _DAMAGES.values(), ids=_DAMAGES)
def test_a_damaged_picture_is_none(pictures: Path, damage: Callable[[bytes], bytes]) -> None:
    """It is passed over, and the next one takes its place."""
    kept.keep("mill", picture())
    file = pictures / "mill.seen"
    file.write_bytes(damage(file.read_bytes()))
    assert kept.recall("mill") is None
    kept.keep("mill", picture())
    assert kept.recall("mill") == picture()


def test_whatever_else_lies_there_is_passed_over(pictures: Path) -> None:
    """A folder or a pipe under the name of a picture; neither is waited for."""
    (pictures / "mill.seen").mkdir(parents=True)
    kept.keep("mill", picture())
    assert kept.recall("mill") is None
    if hasattr(os, "mkfifo"):
        os.mkfifo(pictures / "inn.seen")
        assert kept.recall("inn") is None


def test_where_nothing_can_be_written_nothing_is_kept(
    pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, or a folder that can't be made; what was kept before stays."""
    kept.keep("mill", picture())
    with monkeypatch.context() as full:
        full.setattr(Path, "open", _full)
        kept.keep("mill", picture(3, 3))
        kept.keep("inn", picture(3, 3))
    assert kept.recall("mill") == picture()
    assert [one.name for one in pictures.iterdir()] == ["mill.seen"]
    (pictures.parent / "file").write_bytes(b"")
    kept.keep_in(pictures.parent / "file" / "seen")
    kept.keep("mill", picture())
    kept.forget()
    assert kept.recall("mill") is None


_open = Path.open


def _full(_file: Path, mode: str) -> IO[bytes]:
    if mode == "wb":
        raise OSError(28, "No space left on device")
    return _open(_file, mode)


def test_those_not_seen_for_longest_give_way(pictures: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bounded by their number; to be seen again counts as much as to be kept."""
    monkeypatch.setattr(kept, "MOST", 3)
    for age, name in enumerate(("a", "b", "c")):
        kept.keep(name, picture())
        os.utime(pictures / f"{name}.seen", (age, age))
    assert kept.recall("a") is not None
    kept.keep("d", picture())
    assert sorted(one.stem for one in pictures.iterdir()) == ["a", "c", "d"]


def test_their_bytes_are_bounded(pictures: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them together, and each alone."""
    kept.keep("a", picture())
    one = (pictures / "a.seen").stat().st_size
    monkeypatch.setattr(kept, "MOST_BYTES", 2 * one)
    for name in ("b", "c"):
        kept.keep(name, picture())
    assert sum(file.stat().st_size for file in pictures.iterdir()) == 2 * one
    monkeypatch.setattr(kept, "LARGEST", 4 * 7 * 5 - 1)
    kept.keep("d", picture())
    assert not (pictures / "d.seen").exists()
