"""Scans of our own boards: rendered, turned, sheared, blurred and saved as JPEG, and put under an empty board."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.fits.choosing import chosen
from bob_editor.geometry.fits.pins import pinned, widest_gap
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.render.board.straightened import straightened
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.view import unhurried
from bob_editor.render.pictures.picture import picture_of
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board

MAPS = Path(__file__).parent.parent / "maps"


def shipped(name: str) -> Board:
    """A board that comes with the program: ``memoir-44/aubrelle``."""
    return read_board(MAPS / f"{name}.board.json").value


def scanned(
    board: Board, folder: Path, per_hex: float = 60.0, *, look: str = "clean", bend: float = 0.0
) -> Board:
    """An empty board of the same grid, over a scan of the board that is neither straight nor sharp.

    ``bend`` is by how much of a hex paper that curls towards its fold is seen too low in the middle.
    """
    ensure_gui()
    picture = picture_of(board, ruleset(board.ruleset), look=look)

    def paint(painter: QPainter, scale: float) -> None:
        picture.paint(painter, picture.area, scale, unhurried)

    return scan_of(board, paint, picture.area, folder, per_hex, bend=bend)


def scan_of(
    board: Board,
    paint: Callable[[QPainter, float], None],
    area: QRectF,
    folder: Path,
    per_hex: float,
    *,
    bend: float = 0.0,
) -> Board:
    """An empty board of the same grid over a scan of what ``paint`` paints of it, in true proportions."""
    scale = per_hex / 3.4641
    turn = QTransform()
    turn.rotate(1.3)
    turn.shear(0.012, -0.007)
    turn.scale(scale, scale * 1.013)
    box = turn.mapRect(area).adjusted(-25, -25, 25, 25)
    image = QImage(QSize(round(box.width()), round(box.height())), QImage.Format.Format_RGB32)
    image.fill(QColor("#f4f0e6"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        painter.setTransform(turn, combine=True)
        painter.setClipRect(area)
        paint(painter, scale)
    lower = bend * per_hex * np.sin(np.linspace(0, np.pi, image.width()))
    softened(lowered(image, lower)).save(str(folder / "scan.jpg"), quality=82)
    hexes = [board.grid.label(at) for at in corners(board)]
    while bend and len(hexes) < 13:
        hexes.append(widest_gap(board.grid, hexes))
    pins = []
    for name in hexes:
        dot = Proportions(board.grid.frame).dot(board.grid.hex(name))
        at = turn.map(QPointF(*dot)) - box.topLeft()
        pins.append(Pin((round(at.x(), 1), round(at.y() + float(lower[round(at.x())]), 1)), name))
    fit = chosen(*pinned(board.grid, ((pin.pixel, pin.hex) for pin in pins)))
    underlay = Underlay("scan.jpg", tuple(pins), 0.5, fit)
    return replace(Board(board.grid, board.ruleset, base=board.base), underlay=underlay)


def lowered(image: QImage, lower: npt.NDArray[np.float64]) -> QImage:
    """The picture with each column lower by so many pixels."""
    held = QImage(image.size() + QSize(0, round(float(lower.max()))), QImage.Format.Format_RGB32)
    held.fill(QColor("#f4f0e6"))
    with QPainter(held) as painter:
        for column, down in enumerate(lower.tolist()):
            painter.drawImage(QPointF(column, round(down)), image, QRectF(column, 0, 1, image.height()))
    return held


def softened(image: QImage) -> QImage:
    """Blurred a little: made smaller, and as large as before."""
    smooth = Qt.TransformationMode.SmoothTransformation
    size = image.size()
    return image.scaled(size * 0.6, mode=smooth).scaled(size, mode=smooth)


def corners(board: Board) -> list[Hex]:
    """Five hexes of a board, far apart."""
    hexes = board.grid.hexes
    spots = {at: board.grid.frame.true(board.grid.centre(at)) for at in hexes}
    found = [
        min(hexes, key=lambda at: a * spots[at][0] + b * spots[at][1])
        for a, b in ((1, 1), (-1, 1), (-1, -1), (1, -1), (0, 1))
    ]
    return list(dict.fromkeys(found))


def sheet_of(board: Board, folder: Path) -> Sheet:
    """What a trace reads of the scan under a board."""
    assert board.underlay is not None
    found = straightened(board.underlay, board.grid, folder)
    assert found is not None
    return Sheet(board.grid, found.pixels, found.left, found.top, found.scale)


def over(
    board: Board, *labels: str, reach: float = 0.3, level: int = 0, wide: float = 0.7, unlike: bool = False
) -> list[Stroke]:
    """A stroke over each of these hexes, slanted across its dot, as a hand would draw it."""
    found = []
    for label in labels:
        x, y = board.grid.centre(board.grid.hex(label))
        points = tuple((x + wide * step / 5, y + 0.4 * wide * step / 5) for step in range(-5, 6))
        found.append(Stroke(points, reach, level, unlike))
    return found


def on_side(grid: Grid, label: str) -> Stroke:
    """A click on the middle of a hexside."""
    (ax, ay), (bx, by) = ends_of(grid.frame, grid.side(label))
    return Stroke((((ax + bx) / 2, (ay + by) / 2),), 0.22)
