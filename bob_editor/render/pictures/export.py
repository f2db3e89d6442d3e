"""A board as a picture file: PNG, SVG or PDF, at true scale, whole or not at all."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from bob_editor.errors import BadCall, TooLarge
from bob_editor.geometry.lattice import SQRT3
from bob_editor.model.board import Board
from bob_editor.render.board.painter import ALL_LAYERS, BoardPainter
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.overlays.field import paint_field
from bob_editor.render.overlays.legend import LEGEND, paint_legend
from bob_editor.render.overlays.thread import paint_thread
from bob_editor.render.pictures.timeless import settled_order, timeless
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.writing import write_bytes

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
    folder: Path | None = None,
    over: Callable[[QPainter, QRectF], None] | None = None,
) -> Picture:
    """A board's picture, with a LOS field (and its legend below) and a thread if given.

    ``folder`` is where the board's file is, for the scan under it. ``over`` paints on the board, below these, what
    meets a region; the painter is in true proportions.
    """
    ensure_gui()
    style = Style(ruleset, theme)
    ground = Ground(board, ruleset)
    scene = scene or Scene(board, ruleset)
    painted = BoardPainter(ground, style, layers, markers=scene.markers, folder=folder)
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
    written = pdf_in_memory if suffix == ".pdf" else in_memory
    write_bytes(path, written(lambda device: write(device, picture, per_unit, dpi)))
    return path


def in_memory(write: Callable[[QIODevice], object]) -> bytes:
    """What ``write`` puts into a device; Qt doesn't tell when a file's disk is full, so it gets none."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    return bytes(buffer.data().data())


def pdf_in_memory(write: Callable[[QIODevice], object]) -> bytes:
    """A PDF that ``write`` puts into a device; the same picture gives the same bytes."""
    with settled_order():
        return timeless(in_memory(write))


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


def _write_png(device: QIODevice, picture: Picture, per_unit: float, dpi: float) -> None:
    scale = per_unit * dpi / 25.4
    size = QSize(max(1, round(picture.area.width() * scale)), max(1, round(picture.area.height() * scale)))
    image = QImage(size, QImage.Format.Format_RGB32)
    too_large = TooLarge(
        "There isn't memory enough for this picture.", hint="Take fewer dots per inch, or SVG or PDF."
    )
    if image.isNull():
        raise too_large
    image.fill(picture.background or QColor("#ffffff"))
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    image.setText("Title", picture.title)
    # Ended also where painting fails: Qt would fall with a device that goes before its painter.
    with QPainter(image) as painter:
        _paint(painter, picture, scale)
    if not QImageWriter(device, b"png").write(image):
        raise too_large


def _write_svg(device: QIODevice, picture: Picture, per_unit: float, dpi: float) -> None:
    del dpi
    # Ninety user units to the inch is Qt's default; the size in millimetres makes it true at any.
    resolution = 90
    scale = per_unit * resolution / 25.4
    size = picture.area.size() * scale
    # Qt writes whole units for the size: a unit of the view box must be one of these, not squeezed into them.
    whole = QSize(math.ceil(size.width()), math.ceil(size.height()))
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setResolution(resolution)
    generator.setSize(whole)
    generator.setViewBox(QRectF(QPointF(), whole))
    generator.setTitle(in_print(picture.title))
    generator.setDescription("A board painted by bob_editor")
    with QPainter(generator) as painter:
        if picture.background is not None:
            painter.fillRect(QRectF(QPointF(), whole), picture.background)
        _paint(painter, picture, scale)


def _write_pdf(device: QIODevice, picture: Picture, per_unit: float, dpi: float) -> None:
    del dpi
    wide, high = picture.area.width() * per_unit, picture.area.height() * per_unit
    if max(wide, high) > _LONGEST_MM:
        raise TooLarge(
            f"The page would be {wide / 1000:.1f} by {high / 1000:.1f} metres, more than a PDF can be.",
            hint="Take smaller hexes, or SVG.",
        )
    writer = QPdfWriter(device)
    writer.setResolution(600)
    writer.setTitle(in_print(picture.title))
    writer.setCreator("bob_editor")
    writer.setPageSize(
        QPageSize(QSizeF(wide, high), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    )
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as painter:
        _paint(painter, picture, per_unit * 600 / 25.4)
