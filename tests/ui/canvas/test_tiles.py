"""The cached tiles."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bob_editor.render.kit.view import Pace, Steps
from bob_editor.ui.canvas.over import MOST_PIXELS, Over
from bob_editor.ui.canvas.pieces import PATIENCE
from bob_editor.ui.canvas.tiles import NONE, SIDE, Tiles


class Board:
    """Paints one colour, and counts how often and where it was asked to."""

    def __init__(self) -> None:
        self.colour = QColor("red")
        self.asked: list[QRectF] = []

    def paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        """Fill the area."""
        self.asked.append(QRectF(area))
        painter.fillRect(area, self.colour)


def drawn(
    tiles: Tiles, shown: QRectF, scale: float, seconds: float = 10, over: Over | None = None
) -> tuple[QImage, bool]:
    """What the tiles draw, and whether all of it is sharp."""
    image = QImage(1024, 1024, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    origin = QPointF(-shown.left() * scale, -shown.top() * scale)
    with QPainter(image) as painter:
        sharp = tiles.draw(painter, shown, scale, origin, seconds, over)
    return image, sharp


def test_a_second_frame_paints_nothing(qapp: QApplication) -> None:
    """What was painted once is kept."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    _, sharp = drawn(tiles, shown, 20)
    assert sharp
    assert len(board.asked) == 4
    drawn(tiles, shown, 20)
    assert len(board.asked) == 4


def test_nothing_is_painted_beside_the_board(qapp: QApplication) -> None:
    """Of a small board few pieces of its tiles show anything; the others aren't asked for."""
    board, bounds = Board(), QRectF(1, 2, 40, 20)
    image, _ = drawn(Tiles(board.paint, within=lambda: bounds), QRectF(0, 0, 1024 / 3, 1024 / 3), 3)
    assert board.asked == [QRectF(2 / 3, 5 / 3, 122 / 3, 62 / 3)]
    assert image.pixelColor(4, 7) == image.pixelColor(122, 65) == QColor("red")
    assert image.pixelColor(130, 30) == image.pixelColor(700, 700) == QColor("black")


def test_mending_repaints_only_what_changed(qapp: QApplication) -> None:
    """A dirty rectangle shows the new picture, and nothing outside it was asked for."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    drawn(tiles, shown, 20)
    board.asked.clear()
    board.colour = QColor("blue")
    dirty = QRectF(2, 3, 4, 5)
    tiles.mend(dirty)
    image, _ = drawn(tiles, shown, 20)
    assert len(board.asked) == 1
    assert board.asked[0].adjusted(0.2, 0.2, -0.2, -0.2).isValid()
    assert dirty.adjusted(-0.2, -0.2, 0.2, 0.2).contains(board.asked[0])
    assert image.pixelColor(80, 100) == QColor("blue")
    assert image.pixelColor(300, 300) == QColor("red")


def test_late_tiles_follow(qapp: QApplication) -> None:
    """With no time to spend one tile is made a frame, and it says that more are to come until all are there."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    answers = [drawn(tiles, shown, 20, seconds=1e-9)[1] for _ in range(4)]
    assert answers == [False, False, False, True]


def test_the_former_zoom_stands_in(qapp: QApplication) -> None:
    """While sharp tiles are missing, those of the zoom before are shown, stretched."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    drawn(tiles, shown, 20)
    board.colour = QColor("blue")
    image, sharp = drawn(tiles, QRectF(0, 0, 1024 / 25, 1024 / 25), 25, seconds=1e-9)
    assert not sharp
    colours = {image.pixelColor(x, y).name() for x in (100, 900) for y in (100, 900)}
    assert colours == {QColor("red").name(), QColor("blue").name()}


def test_a_tile_is_half_a_thousand_pixels() -> None:
    """The size that was found fast; memory is reckoned by it."""
    assert SIDE == 512


def test_in_a_hurry_nothing_is_made(qapp: QApplication) -> None:
    """In the midst of zooming the tiles of the scale before are all that is shown."""
    board = Board()
    tiles = Tiles(board.paint)
    drawn(tiles, QRectF(0, 0, 1024 / 20, 1024 / 20), 20)
    board.asked.clear()
    image, sharp = drawn(tiles, QRectF(0, 0, 1024 / 25, 1024 / 25), 25, seconds=0)
    assert not sharp
    assert board.asked == []
    assert image.pixelColor(500, 500) == QColor("red")


def test_a_pending_edit_stands_in_front(qapp: QApplication) -> None:
    """What is pending shows in its rectangle and leaves the tiles under it alone; done, it becomes the tiles."""
    board, pending = Board(), Board()
    pending.colour = QColor("blue")
    tiles, over = Tiles(board.paint), Over(pending.paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    drawn(tiles, shown, 20)
    dirty = QRectF(2, 3, 4, 5)
    over.grow(dirty)
    image, _ = drawn(tiles, shown, 20, over=over)
    assert image.pixelColor(80, 100) == QColor("blue")
    assert image.pixelColor(300, 300) == QColor("red")
    assert drawn(tiles, shown, 20)[0].pixelColor(80, 100) == QColor("red")
    board.asked.clear()
    tiles.adopt(over, dirty)
    over.clear()
    assert drawn(tiles, shown, 20, over=over)[0].pixelColor(80, 100) == QColor("blue")
    assert board.asked == []
    # What is half clear, as is the board's very edge, takes the place of what was there.
    pending.colour = QColor(0, 0, 255, 128)
    over.grow(dirty)
    drawn(tiles, shown, 20, over=over)
    tiles.adopt(over, dirty)
    over.clear()
    half = drawn(tiles, shown, 20, over=over)[0]
    assert abs(half.pixelColor(80, 100).blue() - 128) <= 1
    assert half.pixelColor(300, 300) == QColor("red")


def test_a_fault_in_painting_is_survived(qapp: QApplication) -> None:
    """The fault gets out, and with the fault gone the same tiles are painted."""
    board, faulty = Board(), [True]

    def paint(painter: QPainter, area: QRectF, scale: float) -> None:
        if faulty:
            raise ZeroDivisionError
        board.paint(painter, area, scale)

    tiles = Tiles(paint)
    shown = QRectF(0, 0, 1024 / 20, 1024 / 20)
    with pytest.raises(ZeroDivisionError):
        drawn(tiles, shown, 20)
    faulty.clear()
    image, sharp = drawn(tiles, shown, 20)
    assert sharp
    assert image.pixelColor(300, 300) == QColor("red")


def test_a_tile_of_much_is_painted_piece_by_piece(qapp: QApplication) -> None:
    """Without time one piece a frame, each shown at once; what changes meanwhile is mended, and all fits together."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 512 / 6, 512 / 6)
    image, sharp = drawn(tiles, shown, 6, seconds=0)
    assert (len(board.asked), sharp) == (1, False)
    assert image.pixelColor(10, 10) == QColor("red")
    assert image.pixelColor(500, 500) == QColor("black")
    board.colour = QColor("blue")
    tiles.mend(QRectF(0, 0, 3, 3))
    for _ in range(8):
        image, sharp = drawn(tiles, shown, 6, seconds=0)
    assert sharp
    assert {image.pixelColor(x, x).name() for x in (4, 300, 500)} == {"#0000ff"}
    assert image.pixelColor(100, 100) == QColor("red")


def test_much_that_is_another_is_painted_piece_by_piece(qapp: QApplication) -> None:
    """A change of the whole board, such as its undo, doesn't hold the window: what was there stands in meanwhile."""
    board = Board()
    tiles = Tiles(board.paint)
    shown = QRectF(0, 0, 1024 / 6, 1024 / 6)
    drawn(tiles, shown, 6)
    board.asked.clear()
    board.colour = QColor("blue")
    tiles.mend(shown)
    image, sharp = drawn(tiles, shown, 6, seconds=1e-9)
    assert (len(board.asked), sharp) == (1, False)
    assert image.pixelColor(1000, 1000) == QColor("red")
    # Another change meanwhile begins with that tile anew.
    tiles.mend(shown)
    image, sharp = drawn(tiles, shown, 6)
    assert sharp
    assert {image.pixelColor(x, y).name() for x in (5, 500, 1000) for y in (5, 500, 1000)} == {"#0000ff"}


def test_much_that_is_pending_is_painted_piece_by_piece(qapp: QApplication) -> None:
    """Likewise what a click would do to the whole board; done before all of it was, what was is taken over."""
    board, pending = Board(), Board()
    pending.colour = QColor("blue")
    tiles, over = Tiles(board.paint), Over(pending.paint)
    shown = QRectF(0, 0, 1024 / 6, 1024 / 6)
    drawn(tiles, shown, 6)
    over.grow(shown)
    image, sharp = drawn(tiles, shown, 6, seconds=1e-9, over=over)
    assert (len(pending.asked), sharp) == (1, False)
    assert image.pixelColor(1000, 1000) == QColor("red")
    board.colour = pending.colour
    board.asked.clear()
    tiles.adopt(over, shown)
    over.clear()
    image, sharp = drawn(tiles, shown, 6, seconds=1e-9)
    assert (len(board.asked), sharp) == (1, False)
    assert [image.pixelColor(x, x).name() for x in (5, 1000)] == ["#0000ff", "#ff0000"]
    image, sharp = drawn(tiles, shown, 6)
    assert sharp
    assert image.pixelColor(1000, 1000) == QColor("blue")


def test_what_is_pending_on_a_large_board_is_kept_within_bounds(qapp: QApplication) -> None:
    """Whoever pans over all of it while a form previews it sees it everywhere."""
    pending = Board()
    over = Over(pending.paint)
    over.grow(QRectF(0, 0, 400, 400))
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    for corner in (0, 100, 396, 0):
        with QPainter(image) as painter:
            shown = QRectF(corner, corner, 4, 4)
            assert over.draw(painter, shown, 100, QPoint(-100 * corner, -100 * corner), 1)
        assert image.pixelColor(200, 200) == QColor("red")
        assert over._rect.width() * over._rect.height() <= MOST_PIXELS


def test_what_takes_long_is_gone_on_with(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a piece makes and keeps is made over several frames; it is shown once it is whole."""
    now = [0.0]
    monkeypatch.setattr("bob_editor.ui.canvas.pieces.thread_time", lambda: now[0])
    board, made = Board(), set[int]()

    def resting(painter: QPainter, area: QRectF, scale: float, rest: Pace, _steps: Steps) -> None:
        for one in range(5):
            if one not in made:
                made.add(one)
                now[0] += 2 * PATIENCE
            rest()
        board.paint(painter, area, scale)

    tiles, shown = Tiles(board.paint, resting), QRectF(0, 0, 512 / 20, 512 / 20)
    frames = 0
    while not drawn(tiles, shown, 20, seconds=0)[1]:
        image = drawn(tiles, shown, 20, seconds=0)[0]
        frames += 1
        assert frames < 20
    assert frames >= 1
    image, sharp = drawn(tiles, shown, 20, seconds=0)
    assert sharp
    assert {image.pixelColor(x, x).name() for x in (4, 300, 500)} == {"#ff0000"}


def test_what_takes_long_each_time_comes_to_its_end(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time that it is left it gets twice as long."""
    now = [0.0]
    monkeypatch.setattr("bob_editor.ui.canvas.pieces.thread_time", lambda: now[0])
    board, tries = Board(), []

    def resting(painter: QPainter, area: QRectF, scale: float, rest: Pace, _steps: Steps) -> None:
        tries.append(area)
        now[0] += 20 * PATIENCE
        rest()
        board.paint(painter, area, scale)

    tiles, shown = Tiles(board.paint, resting), QRectF(0, 0, 512 / 20, 512 / 20)
    while not drawn(tiles, shown, 20, seconds=0)[1]:
        assert len(tries) < 20
    assert len(board.asked) == 1


def test_a_pending_edit_that_takes_long_is_gone_on_with(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A piece is left for the next frame here, too; a hex or two that is done meanwhile is shown once it is whole."""
    now = [0.0]
    monkeypatch.setattr("bob_editor.ui.canvas.pieces.thread_time", lambda: now[0])
    board, pending, tries = Board(), Board(), []
    pending.colour = QColor("blue")

    def resting(painter: QPainter, area: QRectF, scale: float, rest: Pace, _steps: Steps) -> None:
        tries.append(area)
        now[0] += 3 * PATIENCE
        rest()
        pending.paint(painter, area, scale)

    tiles, over, shown = Tiles(board.paint), Over(pending.paint, resting), QRectF(0, 0, 512 / 6, 512 / 6)
    drawn(tiles, shown, 6)
    over.grow(QRectF(0, 0, 12, 3))
    image, sharp = drawn(tiles, shown, 6, seconds=0, over=over)
    while not over._ready:
        assert not sharp
        image, sharp = drawn(tiles, shown, 6, seconds=0, over=over)
    assert {image.pixelColor(x, 4).name() for x in (4, 60)} == {"#ff0000"}
    assert len(over.left) > 1
    while not sharp:
        image, sharp = drawn(tiles, shown, 6, seconds=0, over=over)
    assert not over.left
    assert {image.pixelColor(x, 4).name() for x in (4, 60)} == {"#0000ff"}
    over.grow(shown)
    tries.clear()
    image, sharp = drawn(tiles, shown, 6, seconds=0, over=over)
    assert (len(tries), sharp) == (1, False)
    assert image.pixelColor(100, 100) == QColor("red")
    while not sharp:
        image, sharp = drawn(tiles, shown, 6, seconds=0, over=over)
    assert {image.pixelColor(x, x).name() for x in (4, 300, 500)} == {"#0000ff"}


def test_what_was_drawn_and_not_all_painted_holds_no_frame_up(qapp: QApplication) -> None:
    """Done before it was painted, or where its picture turns out larger, the rest follows piece by piece."""
    board, pending = Board(), Board()
    board.colour = pending.colour = QColor("blue")
    tiles, over, shown = Tiles(board.paint), Over(pending.paint), QRectF(0, 0, 512 / 20, 512 / 20)
    drawn(tiles, shown, 20)
    board.asked.clear()
    over.grow(QRectF(0, 0, 22, 3))
    assert not drawn(tiles, shown, 20, seconds=0, over=over)[1]
    tiles.adopt(over, QRectF(0, 0, 22, 5))
    over.clear()
    assert tiles.left
    assert not drawn(tiles, shown, 20, seconds=1e-9)[1]
    assert len(board.asked) == 1
    while not drawn(tiles, shown, 20, seconds=1e-9)[1]:
        pass
    assert not tiles.left


def test_strokes_that_follow_each_other_stay_as_they_are_painted(qapp: QApplication) -> None:
    """What a stroke lacked when it was done takes nothing back of the next one that is painted in the same tile."""
    board, pending = Board(), Board()
    pending.colour = QColor("blue")
    tiles, over, shown = Tiles(board.paint), Over(pending.paint), QRectF(0, 0, 512 / 20, 512 / 20)
    drawn(tiles, shown, 20)
    tiles.mend(QRectF(0, 0, 5, 5), at_once=False)
    over.grow(QRectF(15, 15, 5, 5))
    assert not drawn(tiles, shown, 20, seconds=NONE, over=over)[1]
    image = QImage(512, 512, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        while not over.draw(painter, shown, 20, QPoint(), 0):
            pass
    tiles.adopt(over, over.area)
    over.clear()
    assert drawn(tiles, shown, 20, seconds=NONE)[0].pixelColor(350, 350) == QColor("blue")
    assert tiles.left == [QRectF(0, 0, 5, 5)]


def test_a_frame_with_other_work_paints_nothing_of_what_is_pending(qapp: QApplication) -> None:
    """It shows what is painted of it already; the next frame goes on."""
    board, pending = Board(), Board()
    pending.colour = QColor("blue")
    tiles, over, shown = Tiles(board.paint), Over(pending.paint), QRectF(0, 0, 512 / 20, 512 / 20)
    drawn(tiles, shown, 20)
    over.grow(QRectF(0, 0, 5, 5))
    assert not drawn(tiles, shown, 20, seconds=NONE, over=over)[1]
    assert not pending.asked
    image, sharp = drawn(tiles, shown, 20, seconds=0, over=over)
    assert (image.pixelColor(50, 50), sharp) == (QColor("blue"), True)


def test_what_was_scrolled_away_is_painted_when_it_comes_back(qapp: QApplication) -> None:
    """Nothing else shows it meanwhile: no frame shows what was there before."""
    board, side = Board(), 512 / 20
    tiles, shown = Tiles(board.paint), QRectF(0, 0, side, side)
    drawn(tiles, shown, 20)
    board.colour = QColor("blue")
    tiles.mend(QRectF(2, 2, 15, 15), at_once=False)
    image, sharp = drawn(tiles, shown, 20, seconds=1e-9)
    assert (image.pixelColor(100, 100).name(), sharp) == ("#ff0000", False)
    drawn(tiles, shown.translated(side, 0), 20)
    image, sharp = drawn(tiles, shown, 20, seconds=NONE)
    assert {image.pixelColor(at, at).name() for at in (100, 300)} == {"#0000ff"}
    assert sharp


def test_no_frame_waits_for_many_things_that_were_moved_at_once(qapp: QApplication) -> None:
    """Thirty outlines, say: more than an edit of a hex, but a sketch of them stands in as well."""
    board = Board()
    tiles, shown = Tiles(board.paint), QRectF(0, 0, 1024 / 16, 1024 / 16)
    drawn(tiles, shown, 16)
    board.asked.clear()
    tiles.mend(QRectF(1, 1, 60, 60), at_once=False)
    assert not drawn(tiles, shown, 16, seconds=1e-9)[1]
    (part,) = board.asked
    assert max(part.width(), part.height()) < 11
