"""The board as it was last seen, in front of its tiles until these are painted."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from bob_editor.model.board import Underlay
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.canvas.over import Over
from bob_editor.ui.canvas.seen import kept, last_seen
from bob_editor.ui.canvas.seen.last_seen import LastSeen
from bob_editor.ui.canvas.seen.name import painted_by
from bob_editor.ui.canvas.tiles import NONE, Tiles

MAPS = Path(__file__).parents[4] / "maps"

SAMPLES = [
    "band-of-brothers-2.2/sainte-barbe",
    "band-of-brothers-2.1/les-haies",
    "combat-commander-pacific/kiro-strip",
    "last-hundred-yards/vauquemont",
    "memoir-44/orvenne",
]

SCALE = 4.0


class Run:
    """One run of the program that shows a board, in so many device pixels a unit."""

    def __init__(self, name: str = SAMPLES[-1], ratio: float = 1.0) -> None:
        board = read_board(MAPS / f"{name}.board.json").value
        self.style = Style(ruleset(board.ruleset))
        self.painter = BoardPainter(Ground(board, ruleset(board.ruleset)), self.style)
        self.painted = 0
        self.tiles = Tiles(self._paint, within=lambda: self.painter.bounds)
        self.seen = LastSeen(self.tiles, lambda: (self.painter, self.style))
        self.scale = SCALE * ratio

    def _paint(self, painter: QPainter, area: QRectF, scale: float) -> None:
        self.painted += 1
        self.painter.paint(painter, area, scale=scale)

    def shows(self, seconds: float = 60, over: Over | None = None) -> tuple[QImage, bool]:
        """What a frame shows, and whether that is sharp."""
        bounds = self.painter.bounds
        origin = QPointF(10, 10)
        size = (bounds.size() * self.scale).toSize()
        image = QImage(size.width() + 20, size.height() + 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("red"))
        with QPainter(image) as painter:
            sharp = self.seen.draw(painter, bounds, self.scale, origin, seconds, over)
        return image, sharp


@pytest.mark.parametrize("ratio", [1.0, 1.5])
@pytest.mark.parametrize("name", SAMPLES)
def test_it_is_what_is_painted(qapp: QApplication, pictures: Path, name: str, ratio: float) -> None:
    """Pixel by pixel, whatever the game and the screen; nothing is painted before it is shown, and it goes then."""
    first = Run(name, ratio)
    painted, sharp = first.shows()
    assert sharp
    first.seen.keep()
    later = Run(name, ratio)
    assert later.shows(NONE) == (painted, True)
    assert later.seen.stands
    assert not later.painted
    while not later.seen.go_on():
        assert later.shows(NONE) == (painted, True)
    assert later.painted
    assert not later.seen.stands
    assert later.shows(NONE) == (painted, True)


def test_what_is_not_all_painted_is_not_kept(qapp: QApplication, pictures: Path) -> None:
    """Nor what still stands for it: that is kept already."""
    run = Run()
    run.shows(NONE)
    run.seen.keep()
    assert not pictures.exists()
    run.shows()
    run.tiles.mend(QRectF(0, 0, 80, 80))
    run.seen.keep()
    assert not pictures.exists()
    run.shows()
    run.seen.keep()
    assert len(list(pictures.iterdir())) == 1


def test_what_a_former_scan_was_painted_into_is_not_kept(
    qapp: QApplication, pictures: Path, tmp_path: Path
) -> None:
    """Under the name of the scan that lies there now it would be shown at the next start."""
    scan = tmp_path / "scan.png"
    scan.write_bytes(b"former")
    run = Run()
    ground = run.painter.ground
    board = replace(ground.board, underlay=Underlay("scan.png"))
    run.painter = BoardPainter(Ground(board, ground.ruleset), run.style, folder=tmp_path)
    run.shows()
    os.utime(scan, (1, 1))
    run.seen.keep()
    assert not pictures.exists()
    run.tiles.clear()
    run.seen.begin()
    run.shows()
    run.seen.keep()
    assert len(list(pictures.iterdir())) == 1


@pytest.fixture
def later(qapp: QApplication, pictures: Path) -> Run:
    """A run after one that kept what it showed."""
    first = Run()
    first.shows()
    first.seen.keep()
    return Run()


def test_it_stands_for_nothing_else(later: Run) -> None:
    """With another layer or another zoom it lies below what is painted then; back at what it shows it stands again."""
    before = later.shows(NONE)
    layers = later.painter.layers
    later.painter.layers = layers - {"grid"}
    assert later.shows(NONE) == (before[0], False)
    assert not later.seen.stands
    later.painter.layers = layers
    assert later.shows(NONE) == before
    later.scale *= 1.25
    stretched, sharp = later.shows(NONE)
    assert not sharp
    assert stretched.pixelColor(stretched.rect().center()) != QColor("red")
    assert later.shows()[1] is False
    plain, sharp = later.shows(NONE)
    assert sharp
    fresh = Run()
    fresh.scale = later.scale
    assert plain == fresh.shows()[0]


def test_a_zoom_looks_for_a_picture_without_reading_the_board_again(
    later: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands for a large board takes longer to find out than a frame has."""
    asked: list[BoardPainter] = []

    def watched(painter: BoardPainter, style: Style) -> bytes:
        asked.append(painter)
        return painted_by(painter, style)

    monkeypatch.setattr(last_seen, "painted_by", watched)
    later.shows(NONE)
    for step in range(1, 4):
        later.scale = SCALE + step
        later.shows(NONE)
    assert len(asked) == 1
    later.painter.layers -= {"grid"}
    later.shows(NONE)
    assert len(asked) == 2


def test_what_was_found_is_shown_until_all_is_painted(later: Run) -> None:
    """Another run may keep no more pictures by the time of a zoom; below the first tiles there was nothing then."""
    later.shows(NONE)
    kept.forget()
    later.scale = 2 * SCALE
    image, sharp = later.shows(NONE)
    assert not sharp
    assert image.pixelColor(image.rect().center()) != QColor("red")


def test_what_is_pending_is_painted_over_it(later: Run) -> None:
    """The frame isn't sharp then: tiles are painted at once."""
    over = Over(lambda painter, area, _: painter.fillRect(area, QColor("blue")))
    over.grow(QRectF(4, 4, 2, 2))
    image, _ = later.shows(0.001, over)
    assert not later.seen.stands
    assert later.painted
    at = QPointF(5, 5) * SCALE + QPointF(10, 10)
    assert image.pixelColor(at.toPoint()) == QColor("blue")


def test_another_document_begins_anew(later: Run) -> None:
    """What was found for the one before isn't shown for it."""
    assert later.shows(NONE)[1]
    later.seen.begin()
    later.painter = BoardPainter(
        Ground(later.painter.ground.board, later.painter.ground.ruleset), later.style, frozenset({"grid"})
    )
    image, sharp = later.shows(NONE)
    assert not sharp
    assert image.pixelColor(image.rect().center()) == QColor("red")
