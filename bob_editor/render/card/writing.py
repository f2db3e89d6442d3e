"""A card as files: PDF with all pages, PNG and SVG one a page."""

from __future__ import annotations

from functools import partial
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from bob_editor.errors import BadCall, TooLarge
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.setting import CardSetting
from bob_editor.render.card.template import PAPERS, Template
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.render.pictures.export import SUFFIXES, Progress, in_memory, pdf_in_memory, untold
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.blocks import CardSheet
from bob_editor.storage.files.writing import write_bytes

MAP_DPI = 300
"""Dots per inch of the map's ground in PDF and SVG."""

_PDF_DPI = 1200
_MOST_SIDE = 20_000


def set_card(
    card: Card,
    sheet: CardSheet,
    template: Template,
    *,
    dpi: float = MAP_DPI,
    pace: Pace = unhurried,
) -> CardSetting:
    """The card's pages, ready to be painted; the map's ground at so many dots per inch."""
    ensure_gui()
    colours = side_colours(sheet, template)
    image = MapImage(card, Style(card.ruleset), colours)
    setting = CardSetting(sheet, template, image, colours)
    for _ in chain(setting.steps(), image.steps(round(image.width * dpi / 72))):
        pace()
    return setting


def side_colours(sheet: CardSheet, template: Template) -> SideColours:
    """The colours of the sides: the usual ones, but for those that the template gives."""
    return SideColours(sheet.sides, own=template.side_colours)


def export_card(
    path: Path | str,
    card: Card,
    sheet: CardSheet,
    template: Template,
    *,
    dpi: float = 200,
    progress: Progress = untold,
) -> list[Path]:
    """Write the card; the suffix tells the kind. PNG and SVG of several pages become ``name-1``, ``name-2``, ….

    The same card gives the same bytes. ``dpi`` counts for PNG. The files that were written are returned.
    ``progress`` is told again and again how many pages are painted, with a total of 0 before that is known.

    :raises BadCall: where the suffix is no kind of picture.
    :raises TooLarge: where a page would have too many dots.
    :raises BadFile: where a file can't be written.
    """
    path = Path(path)
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        raise BadCall(f"“{path.name}” is no kind of file for a card.", hint="Name it .pdf, .png or .svg.")
    wide, high = template.page
    if suffix == ".png" and max(wide, high) * dpi / 72 > _MOST_SIDE:
        raise TooLarge(f"Pages of {dpi:g} dpi have too many dots.", hint="Take fewer dots per inch, or PDF.")
    setting = set_card(
        card, sheet, template, dpi=dpi if suffix == ".png" else MAP_DPI, pace=partial(progress, 0, 0)
    )
    pages = range(len(setting.pages))
    total = len(pages)
    if suffix == ".pdf":
        content = pdf_in_memory(lambda device: _write_pdf(device, setting, progress))
        progress(total, total)
        write_bytes(path, content)
        return [path]
    write = _write_png if suffix == ".png" else _write_svg
    # All of them are painted before the first is written.
    painted: list[bytes] = []
    for page in pages:
        progress(page, total)
        painted.append(in_memory(partial(write, setting=setting, number=page, dpi=dpi)))
    progress(total, total)
    files = [path]
    if len(painted) > 1:
        files = [path.with_name(f"{path.stem}-{page + 1}{path.suffix}") for page in pages]
    for file, content in zip(files, painted, strict=True):
        write_bytes(file, content)
    return files


def page_image(setting: CardSetting, number: int, scale: float) -> QImage:
    """A page as dots, so many to the point."""
    wide, high = setting.template.page
    image = QImage(max(1, round(wide * scale)), max(1, round(high * scale)), QImage.Format.Format_RGB32)
    if image.isNull():
        raise TooLarge("There isn't memory enough for this page.", hint="Take fewer dots per inch, or PDF.")
    image.fill(setting.template.colour("paper"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        setting.paint(painter, number)
    return image


def _write_png(device: QIODevice, setting: CardSetting, number: int, dpi: float) -> None:
    image = page_image(setting, number, dpi / 72)
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    image.setText("Title", setting.sheet.title)
    if not QImageWriter(device, b"png").write(image):
        raise TooLarge("There isn't memory enough for this page.", hint="Take fewer dots per inch, or PDF.")


def _write_svg(device: QIODevice, setting: CardSetting, number: int, dpi: float) -> None:
    del dpi
    wide, high = setting.template.page
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setResolution(72)
    generator.setSize(QSize(round(wide), round(high)))
    generator.setViewBox(QRectF(0, 0, wide, high))
    generator.setTitle(in_print(setting.sheet.title))
    generator.setDescription("A scenario card set by bob_editor")
    with QPainter(generator) as painter:
        setting.paint(painter, number)


def _write_pdf(device: QIODevice, setting: CardSetting, progress: Progress) -> None:
    writer = QPdfWriter(device)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(in_print(setting.sheet.title))
    writer.setCreator("bob_editor")
    size = QSizeF(*PAPERS[setting.template.paper])
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    with QPainter(writer) as painter:
        painter.scale(_PDF_DPI / 72, _PDF_DPI / 72)
        for number in range(len(setting.pages)):
            progress(number, len(setting.pages))
            if number:
                writer.newPage()
            setting.paint(painter, number)
