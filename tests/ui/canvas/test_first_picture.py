"""The first picture of a board, for which nobody's hand waits."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from bob_editor.ui.canvas.tiles import Tiles
from tests.ui.canvas.test_tiles import Board, drawn


def test_the_first_picture_is_painted_in_fewer_pieces(qapp: QApplication) -> None:
    """Each costs something besides what it shows; once all was there, pieces are those that a pan has time for."""
    board, bounds = Board(), QRectF(1, 2, 40, 20)
    tiles, shown = Tiles(board.paint, within=lambda: bounds), QRectF(0, 0, 100, 100)
    counts = []
    for scale in (3, 4, 5):
        board.asked.clear()
        drawn(tiles, shown, scale)
        counts.append(len(board.asked))
        if scale == 4:
            tiles.clear()
    assert counts == [1, 2, 1]
