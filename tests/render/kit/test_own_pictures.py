"""Pictures that files bring: pixels are read whatever a file is called, and nothing else is."""

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from bob_editor.render.kit.own_pictures import (
    LARGEST,
    PictureTexture,
    is_too_large,
    pixels_in,
    read_picture,
    read_pixels,
)
from bob_editor.render.kit.view import View, view_of
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.svg import DPI, svg_of

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
    assert QImageWriter(str(tmp_path / name), QByteArray(kind.encode())).write(image)
    assert read_pixels(tmp_path / name).size().toTuple() == (3, 2)


def test_a_file_that_is_not_there_is_none(tmp_path: Path) -> None:
    assert read_pixels(tmp_path / "a.png").isNull()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def test_a_picture_of_too_many_pixels_is_told_apart(tmp_path: Path) -> None:
    """By what its head declares; a scan of a large sheet is none of them."""
    for wide, large in ((9_900, False), (20_000, True)):
        head = struct.pack(">IIBBBBB", wide, 11_000, 8, 2, 0, 0, 0)
        path = tmp_path / f"{wide}.png"
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(b"\0")))
        assert is_too_large(path) == large
    assert QImageReader.allocationLimit() * 2**20 >= 9_900 * 11_000 * 4
    (tmp_path / "none.png").write_text("none")
    assert not is_too_large(tmp_path / "none.png")


def test_a_narrow_picture_covers_within_bounds() -> None:
    """As wide as the style says, yet no higher in pixels than any picture is kept."""
    brush = PictureTexture(QImage(1, 64, QImage.Format.Format_RGB32), 14.0)._brush(View(QRectF(), 50.0))
    image = brush.textureImage()
    assert image.height() <= LARGEST
    assert image.width() * brush.transform().m11() == pytest.approx(14.0)


def test_a_picture_covers_as_widely_in_an_svg(qapp: object) -> None:
    """In its own width and not in pixels' units; the file is the same however much was painted before."""
    image = QImage(2, 1, QImage.Format.Format_RGB32)
    image.setPixelColor(0, 0, QColor("red"))
    image.setPixelColor(1, 0, QColor("blue"))
    area, path = QRectF(0, 0, 8, 2), QPainterPath()
    path.addRect(area)

    def drawing() -> bytes:
        def paint(painter: QPainter, region: QRectF, scale: float, _pace: object) -> None:
            PictureTexture(image, 4.0).fill(painter, path, view_of(painter, region, scale))

        return svg_of(Picture.of(area, paint), 10 * 25.4 / DPI)

    written = drawing()
    assert drawing() == written
    shown = QImage(80, 20, QImage.Format.Format_RGB32)
    with QPainter(shown) as painter:
        QSvgRenderer(QByteArray(written)).render(painter)
    colours = [shown.pixelColor(x, 10) for x in (5, 35, 45, 75)]
    assert [one.red() > one.blue() for one in colours] == [True, False, True, False]
