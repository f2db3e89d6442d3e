"""Pictures that files bring: pixels are read whatever a file is called, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from bob_editor.render.kit.own_pictures import pixels_in, read_picture, read_pixels

_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'


@pytest.mark.parametrize("name", ["a.svg", "a.png", "a.jpg", "a"])
def test_a_drawing_is_no_picture_of_pixels(tmp_path: Path, name: str) -> None:
    """Its parts may name each other again and again, and further files: it isn't begun, whatever it is called."""
    path = tmp_path / name
    path.write_text(_DRAWING)
    assert pixels_in(path) is None
    assert read_pixels(path).isNull()
    assert read_picture(tmp_path, name) is None


@pytest.mark.parametrize(("name", "kind"), [("a.png", "png"), ("a.jpg", "png"), ("a.dat", "bmp")])
def test_pixels_are_read_under_any_name(tmp_path: Path, name: str, kind: str) -> None:
    """Scans are often saved as one kind and called another."""
    image = QImage(3, 2, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(tmp_path / name), kind.encode())
    assert read_pixels(tmp_path / name).size().toTuple() == (3, 2)


def test_a_file_that_is_not_there_is_none(tmp_path: Path) -> None:
    assert read_pixels(tmp_path / "a.png").isNull()
