"""Both sides of every counter of a mix, as drawings for print and as pictures for other programs."""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.render.counters.face import HALF, Face, paint_face
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.nation_colours import NationColours
from bob_editor.render.kit.own_pictures import read_picture
from bob_editor.render.pictures.export import HEX_ACROSS, png_in_memory
from bob_editor.render.pictures.image_file import picture_file
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.svg import DPI, svg_of
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rules.cards.unit_faces import LARGE

Side = Literal["front", "back"]

_SVG_SIDE = 256

_MOST_PX = 1024
"""Pixels of a designer's own picture that are kept: 430 dots per inch of the largest counter."""


class CounterFaces:
    """Paints the counters of a mix, in their nations' colours."""

    def __init__(self, mix: CounterMix) -> None:
        ensure_gui()
        self._colours = NationColours(mix.nations, mix.colours)
        self._art: dict[tuple[Path, str], QImage | None] = {}

    @property
    def unread(self) -> tuple[str, ...]:
        """The pictures of counters painted so far that can't be read; those are drawn from their data."""
        return tuple(sorted(name for (_, name), image in self._art.items() if image is None))

    def svg(self, lot: Lot, side: Side, bleed: float) -> bytes:
        """A side as a square drawing; its bleed is a part of the counter's own side."""
        picture = self._picture(lot, side, bleed * 2 * HALF)
        # A whole number of the drawing's own units, so that what it is set to is true to the last digit.
        return svg_of(picture, _SVG_SIDE / picture.area.width() * 25.4 / DPI)

    def png(self, lot: Lot, side: Side, pixels: int) -> bytes:
        """A side as a picture of so many pixels, without bleed."""
        return png_in_memory(self._picture(lot, side, 0.0), pixels * HEX_ACROSS / (2 * HALF))

    def jpeg(self, lot: Lot, side: Side, pixels: int) -> bytes:
        """A side as a small file for pages, so many pixels wide, without bleed."""
        return picture_file(QImage.fromData(self.png(lot, side, pixels)), b"jpeg")

    def face(self, lot: Lot, side: Side) -> Face:
        """What stands on a side."""
        piece = lot.piece
        flips = bool(piece.flips) and side == "back"
        said = lot.back if flips else lot.front
        # What doesn't flip is the same on both sides: it doesn't matter how it lies.
        values = piece.back if flips else piece.values
        # What stands below the sign on one side does on the other.
        large = {name for name, _ in (piece.values or piece.back)[:LARGE]}
        return Face(
            QColor(piece.colour or self._colours.of(piece.nation)),
            piece.sign or ("" if piece.kind == "marker" else piece.symbol),
            piece.name,
            piece.mark,
            tuple(value for name, value in values if name in large),
            tuple(value for name, value in values if name not in large),
            says=piece.flips if flips else "",
            flipped=flips,
            marker=piece.kind == "marker",
            text=piece.letters,
            art=self._image(lot, said.art),
            figure=self._image(lot, said.figure or lot.front.figure),
        )

    def _picture(self, lot: Lot, side: Side, bleed: float) -> Picture:
        face = self.face(lot, side)
        half = HALF + bleed

        def paint(painter: QPainter, *_: object) -> None:
            paint_face(painter, face, bleed)

        return Picture.of(QRectF(-half, -half, 2 * half, 2 * half), paint, lot.piece.name, face.colour)

    def _image(self, lot: Lot, name: str) -> QImage | None:
        if not name or lot.file is None:
            return None
        key = (lot.file.parent, name)
        if key not in self._art:
            image = read_picture(*key)
            if image is not None and max(image.width(), image.height()) > _MOST_PX:
                smooth = Qt.TransformationMode.SmoothTransformation
                image = image.scaled(_MOST_PX, _MOST_PX, Qt.AspectRatioMode.KeepAspectRatio, smooth)
            self._art[key] = image
        return self._art[key]
