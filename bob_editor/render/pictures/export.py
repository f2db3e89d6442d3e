"""A board as a picture file: PNG, SVG or PDF, at true scale, whole or not at all."""

from collections.abc import Callable
from numbers import Real
from pathlib import Path

from PySide6.QtCore import QIODevice, QMarginsF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from bob_editor.errors import BadCall, TooLarge
from bob_editor.geometry.lattice import SQRT3
from bob_editor.model.board import Board
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.style import Theme
from bob_editor.render.kit.view import Pace, kept
from bob_editor.render.pictures.bleed import strips
from bob_editor.render.pictures.image_file import NO_MEMORY, in_memory, picture_file
from bob_editor.render.pictures.picture import Picture, picture_of
from bob_editor.render.pictures.timeless import settled_order, timeless
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

MOST_BLEED_MM = 50.0
"""More than any printer cuts off."""

_LONGEST_MM = 14_000.0
"""PDF readers refuse pages longer than 200 inches by 72 points; this stays below three times that, in user units."""

_OTHERWISE = "Take fewer dots per inch, or SVG or PDF."

_BAND = 2_000_000
"""Pixels that are painted at a time: Qt keeps Python to itself while it fills one outline of them."""

HEX_ACROSS = 2 * SQRT3
"""Units of true proportions across a hex from side to side."""
_SCREEN_DPI = 96

Progress = Callable[[int, int], object]
"""Told how many parts are done of how many; what it raises ends the work, and nothing is written."""


def untold(_done: int, _total: int) -> None:
    """The progress of work that nobody watches."""


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
    layers: frozenset[str] = USUAL_LAYERS,
) -> Path:
    """Write a board's picture, with a LOS field (and its legend below) and a thread if given.

    The suffix tells the kind. ``dpi`` counts for PNG; SVG and PDF are at true scale, ``hex_mm`` millimetres a hex.

    :raises BadCall: where the suffix is no kind of picture, or the size makes no sense.
    :raises TooLarge: where the picture has more pixels than can be painted; before any memory is spent.
    :raises BadFile: where the file can't be written.
    """
    picture = picture_of(board, ruleset, los=los, thread=thread, scene=scene, theme=theme, layers=layers)
    return export_picture(path, picture, dpi=dpi, hex_mm=hex_mm)


def export_picture(
    path: Path | str,
    picture: Picture,
    *,
    dpi: float = 150,
    hex_mm: float = HEX_MM,
    bleed_mm: float = 0.0,
    progress: Progress = untold,
) -> Path:
    """Write any picture in true proportions, ``bleed_mm`` millimetres of it running on over each edge.

    ``progress`` is told every moment, with a total of 0 where it isn't known how much is left. Errors as in ``export``.
    """
    path = Path(path)
    data = picture_bytes(
        path.suffix.lower(),
        picture,
        dpi=dpi,
        hex_mm=hex_mm,
        bleed_mm=bleed_mm,
        progress=progress,
        name=path.name,
    )
    write_bytes(path, data)
    return path


def picture_bytes(
    suffix: str,
    picture: Picture,
    *,
    dpi: float = 150,
    hex_mm: float = HEX_MM,
    bleed_mm: float = 0.0,
    progress: Progress = untold,
    name: str = "",
) -> bytes:
    """The bytes of a picture's file; ``suffix`` tells the kind, ``name`` is what a message calls it."""
    if suffix not in SUFFIXES:
        raise BadCall(
            f"“{name or suffix}” is no kind of picture that can be written.",
            hint="Name it .png, .svg or .pdf.",
        )
    if not all(isinstance(one, Real) for one in (dpi, hex_mm, bleed_mm)):
        raise BadCall("The measures of a picture are numbers.")
    if not (0 < dpi <= 4800 and 0 < hex_mm <= 1000):
        raise BadCall(f"A picture of {dpi:g} dpi with hexes of {hex_mm:g} mm can't be made.")
    if not 0 <= bleed_mm <= MOST_BLEED_MM:
        raise BadCall(f"A bleed of {bleed_mm:g} mm can't be made.", hint=f"Take 0 to {MOST_BLEED_MM:g} mm.")
    ensure_gui()
    per_unit = mm_per_unit(hex_mm)
    # No more than there is to mirror.
    bleed = min(bleed_mm / per_unit, picture.area.width(), picture.area.height())
    if suffix == ".png":
        data = _png_of(picture, per_unit, dpi, bleed, progress)
    elif suffix == ".svg":
        from bob_editor.render.pictures.svg import svg_of  # noqa: PLC0415 - the window starts sooner without

        data = svg_of(picture, per_unit, bleed, lambda: progress(0, 0))
    else:
        data = pdf_in_memory(lambda device: _write_pdf(device, picture, per_unit, bleed, progress))
    # Whoever stopped it at last finds the old file.
    progress(1, 1)
    return data


def mm_per_unit(hex_mm: float) -> float:
    """Millimetres to the unit of true proportions where a hex is so wide from side to side."""
    return hex_mm / HEX_ACROSS


def hex_mm_of(picture: Picture, width_mm: float) -> float:
    """How wide a hex is, in millimetres, where the picture is to be so wide."""
    return width_mm * HEX_ACROSS / picture.area.width()


def pdf_in_memory(write: Callable[[QIODevice], object]) -> bytes:
    """A PDF that ``write`` puts into a device; the same picture gives the same bytes."""
    with settled_order():
        return timeless(in_memory(write))


def png_in_memory(picture: Picture, hex_px: float, *, progress: Progress = untold) -> bytes:
    """A picture as PNG, a hex so many pixels across from side to side.

    :raises TooLarge: where it has more pixels than can be painted.
    """
    ensure_gui()
    return _png_of(picture, hex_px / HEX_ACROSS * 25.4 / _SCREEN_DPI, _SCREEN_DPI, 0.0, progress)


def _check_pixels(wide: float, high: float) -> None:
    if wide * high > MOST_PIXELS or max(wide, high) > 32_767:
        raise TooLarge(
            f"The picture would be {wide:,.0f} by {high:,.0f} pixels, too large to paint.",
            hint=_OTHERWISE,
        )


def _to_units(painter: QPainter, picture: Picture, scale: float, bleed: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(bleed - picture.area.left(), bleed - picture.area.top())


def _paint(
    painter: QPainter, picture: Picture, region: QRectF, scale: float, bleed: float, pace: Pace
) -> None:
    """Paint a region of a picture and of the bleed around it; the painter is in units."""
    for layer in picture.layers:
        for strip in strips(picture.area, bleed) if layer.bleeds else ():
            part = strip.area.intersected(region)
            if part.isEmpty():
                continue
            with kept(painter):
                painter.setClipRect(strip.area, Qt.ClipOperation.IntersectClip)
                painter.setTransform(strip.mirror, combine=True)
                layer.paint(painter, strip.mirror.mapRect(part), scale, pace)
        layer.paint(painter, region.intersected(picture.area), scale, pace)


def _paint_lines(painter: QPainter, picture: Picture, scale: float, bleed: float, progress: Progress) -> None:
    whole = picture.area.adjusted(-bleed, -bleed, bleed, bleed)
    _to_units(painter, picture, scale, bleed)
    if picture.background is not None:
        painter.fillRect(whole, picture.background)
    _paint(painter, picture, whole, scale, bleed, lambda: progress(0, 0))


def _paint_dots(image: QImage, picture: Picture, scale: float, bleed: float, progress: Progress) -> None:
    """Paint it band by band: no outline is filled for long, and what is painted is known."""
    high = max(1, _BAND // image.width())
    tops = range(0, image.height(), high)
    # Making a file of the dots takes about as long as painting half of them.
    total = len(tops) * 3 // 2 + 1
    corner = picture.area.topLeft() - QPointF(bleed, bleed)
    for number, top in enumerate(tops):
        band = QRect(0, top, image.width(), min(high, image.height() - top))

        def pace(number: int = number) -> None:
            progress(number, total)

        # Ended also where painting fails: Qt would fall with a device that goes before its painter.
        with QPainter(image) as painter:
            painter.setClipRect(band)
            _to_units(painter, picture, scale, bleed)
            # One more dot on every side, so that rounding leaves nothing out.
            region = QRectF(band.adjusted(-1, -1, 1, 1))
            area = QRectF(region.topLeft() / scale, region.size() / scale).translated(corner)
            _paint(painter, picture, area, scale, bleed, pace)
    progress(len(tops), total)


def _png_of(picture: Picture, per_unit: float, dpi: float, bleed: float, progress: Progress) -> bytes:
    scale = per_unit * dpi / 25.4
    wide, high = picture.area.width() + 2 * bleed, picture.area.height() + 2 * bleed
    _check_pixels(wide * scale, high * scale)
    kinds = QImage.Format
    image = QImage(
        QSize(max(1, round(wide * scale)), max(1, round(high * scale))),
        kinds.Format_ARGB32_Premultiplied if picture.see_through else kinds.Format_RGB32,
    )
    if image.isNull():
        raise TooLarge(NO_MEMORY, hint=_OTHERWISE)
    image.fill(picture.background or QColor("#ffffff"))
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    image.setText("Title", picture.title)
    _paint_dots(image, picture, scale, bleed, progress)
    return picture_file(image, b"png", hint=_OTHERWISE)


def _write_pdf(
    device: QIODevice, picture: Picture, per_unit: float, bleed: float, progress: Progress
) -> None:
    wide, high = (picture.area.width() + 2 * bleed) * per_unit, (picture.area.height() + 2 * bleed) * per_unit
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
        _paint_lines(painter, picture, per_unit * 600 / 25.4, bleed, progress)
