"""A board as a picture file: PNG, SVG or PDF, at true scale, whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.geometry.lattice import SQRT3
from bob_editor.model.board import Board
from bob_editor.render.board import ALL_LAYERS, BoardPainter
from bob_editor.render.field import paint_field
from bob_editor.render.gui import ensure_gui
from bob_editor.render.legend import LEGEND, paint_legend
from bob_editor.render.style import Style, Theme
from bob_editor.render.thread import paint_thread
from bob_editor.rules.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.ruleset import Ruleset

SUFFIXES = (".png", ".svg", ".pdf")

HEX_MM = 19.05
"""Millimetres across a hex from side to side, three quarters of an inch as on printed boards."""

MOST_PIXELS = 400_000_000
"""Pixels of the largest PNG: 1.6 GB while it is painted."""

_LONGEST_MM = 14_000.0
"""PDF readers refuse pages longer than 200 inches by 72 points; this stays below three times that, in user units."""

_LEGEND_HIGH = 2.6
_UNITS_ACROSS = 2 * SQRT3

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints a rectangle in true proportions, at a number of pixels per unit."""


@frozen(eq=False)
class Picture:
    """What to write: a rectangle in true proportions and who paints it."""

    area: QRectF
    paint: Paint
    title: str = ""
    background: QColor | None = None


def export(
    path: Path | str,
    board: Board,
    ruleset: Ruleset,
    *,
    los: FieldOfView | None = None,
    thread: tuple[End, End, Answer] | None = None,
    scene: Scene | None = None,
    dpi: float = 150,
    hex_mm: float = HEX_MM,
    theme: Theme | str = Theme.LIGHT,
    layers: frozenset[str] = ALL_LAYERS,
) -> Path:
    """Write a board's picture, with a LOS field (and its legend below) and a thread if given.

    The suffix tells the kind. ``dpi`` counts for PNG; SVG and PDF are at true scale, ``hex_mm`` millimetres a hex.

    :raises BadCall: where the suffix is no kind of picture, or the size makes no sense.
    :raises TooLarge: where the picture has more pixels than can be painted; before any memory is spent.
    :raises BadFile: where the file can't be written.
    """
    picture = picture_of(board, ruleset, los=los, thread=thread, scene=scene, theme=theme, layers=layers)
    return export_picture(path, picture, dpi=dpi, hex_mm=hex_mm)


def picture_of(
    board: Board,
    ruleset: Ruleset,
    *,
    los: FieldOfView | None = None,
    thread: tuple[End, End, Answer] | None = None,
    scene: Scene | None = None,
    theme: Theme | str = Theme.LIGHT,
    layers: frozenset[str] = ALL_LAYERS,
    over: Callable[[QPainter, QRectF], None] | None = None,
) -> Picture:
    """A board's picture, with a LOS field (and its legend below) and a thread if given.

    ``over`` paints on the board, below these, what meets a region; the painter is in true proportions.
    """
    ensure_gui()
    style = Style(ruleset, theme)
    ground = Ground(board, ruleset)
    scene = scene or Scene(board, ruleset)
    painted = BoardPainter(ground, style, layers, markers=scene.markers)
    area = painted.bounds
    legend = QRectF(area.left(), area.bottom(), area.width(), _LEGEND_HIGH) if los is not None else QRectF()

    def paint(painter: QPainter, region: QRectF, scale: float) -> None:
        painted.paint(painter, region, scale=scale)
        if over is not None:
            over(painter, region)
        if los is not None:
            paint_field(painter, board, los, style)
            # What reaches over the board's edge is hidden below: SVG doesn't clip.
            painter.fillRect(legend, style.ink("halo"))
            paint_legend(painter, LEGEND, legend, style, title=f"LOS from {board.grid.label(los.origin.hex)}")
        if thread is not None:
            start, goal, answer = thread
            paint_thread(painter, scene, answer, start, goal, style, ground=ground)

    return Picture(area.united(legend), paint, board.title, style.ink("halo"))


def export_picture(path: Path | str, picture: Picture, *, dpi: float = 150, hex_mm: float = HEX_MM) -> Path:
    """Write any picture in true proportions; errors as in ``export``."""
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadCall(
            f"“{path.name}” is no kind of picture that can be written.", hint="Name it .png, .svg or .pdf."
        )
    if not (0 < dpi <= 4800 and 0 < hex_mm <= 1000):
        raise BadCall(f"A picture of {dpi:g} dpi with hexes of {hex_mm:g} mm can't be made.")
    ensure_gui()
    per_unit = hex_mm / _UNITS_ACROSS
    write = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}[suffix]
    if suffix == ".png":
        _check_pixels(picture, per_unit * dpi / 25.4)
    with_temporary(path, lambda part: write(part, picture, per_unit, dpi))
    return path


def with_temporary(path: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` fill a file beside ``path``, then put it in its place; on failure nothing is left or lost.

    :raises BadFile: where it can't be written.
    """
    part: Path | None = None
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.stem[:40]}-", suffix=path.suffix, dir=path.parent)
        os.close(handle)
        part = Path(name)
        write(part)
        if part.stat().st_size == 0:
            raise BadFile(f"{path} can't be written: nothing arrived.", hint="Is the disk full?")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        umask = os.umask(0)
        os.umask(umask)
        part.chmod(path.stat().st_mode if path.exists() else 0o666 & ~umask)
        part.replace(path)
    except OSError as error:
        raise BadFile(f"{path} can't be written: {error.strerror or error}.", hint=_hint(path)) from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def _hint(path: Path) -> str:
    if not path.parent.exists():
        return f"There is no folder {path.parent}."
    return "Choose another folder, or make room."


def _check_pixels(picture: Picture, scale: float) -> None:
    wide, high = picture.area.width() * scale, picture.area.height() * scale
    if wide * high > MOST_PIXELS or max(wide, high) > 32_767:
        raise TooLarge(
            f"The picture would be {wide:,.0f} by {high:,.0f} pixels, too large to paint.",
            hint="Take fewer dots per inch, or SVG or PDF.",
        )


def _paint(painter: QPainter, picture: Picture, scale: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-picture.area.topLeft())
    if picture.background is not None:
        painter.fillRect(picture.area, picture.background)
    picture.paint(painter, picture.area, scale)


def _begin(painter: QPainter, device: QImage | QSvgGenerator | QPdfWriter) -> None:
    if not painter.begin(device):
        raise BadFile("The picture can't be written: the file doesn't open.")


def _write_png(path: Path, picture: Picture, per_unit: float, dpi: float) -> None:
    scale = per_unit * dpi / 25.4
    size = QSize(max(1, round(picture.area.width() * scale)), max(1, round(picture.area.height() * scale)))
    image = QImage(size, QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLarge(
            "There isn't memory enough for this picture.", hint="Take fewer dots per inch, or SVG or PDF."
        )
    image.fill(picture.background or QColor("#ffffff"))
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    image.setText("Title", picture.title)
    painter = QPainter()
    _begin(painter, image)
    _paint(painter, picture, scale)
    painter.end()
    writer = QImageWriter(str(path), b"png")
    if not writer.write(image):
        raise BadFile(f"The picture can't be written: {writer.errorString()}.", hint="Is the disk full?")


def _write_svg(path: Path, picture: Picture, per_unit: float, dpi: float) -> None:
    del dpi
    # Ninety user units to the inch is Qt's default; the size in millimetres makes it true at any.
    resolution = 90
    scale = per_unit * resolution / 25.4
    size = picture.area.size() * scale
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setResolution(resolution)
    generator.setSize(QSize(round(size.width()), round(size.height())))
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(picture.title)
    generator.setDescription("A board painted by bob_editor")
    painter = QPainter()
    _begin(painter, generator)
    _paint(painter, picture, scale)
    painter.end()


def _write_pdf(path: Path, picture: Picture, per_unit: float, dpi: float) -> None:
    del dpi
    wide, high = picture.area.width() * per_unit, picture.area.height() * per_unit
    if max(wide, high) > _LONGEST_MM:
        raise TooLarge(
            f"The page would be {wide / 1000:.1f} by {high / 1000:.1f} metres, more than a PDF can be.",
            hint="Take smaller hexes, or SVG.",
        )
    writer = QPdfWriter(str(path))
    writer.setResolution(600)
    writer.setTitle(picture.title)
    writer.setCreator("bob_editor")
    writer.setPageSize(
        QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter()
    _begin(painter, writer)
    _paint(painter, picture, per_unit * 600 / 25.4)
    painter.end()
