"""Asks how outlines are to be drawn naturally: in which hand, with which seed; shows what comes of it."""

from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.drawing.natural_outlines import HANDS, draw_naturally
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.render.board.painter import STEPS, USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.placed_dialog import FRAME, PlacedDialog
from bob_editor.words import many, tr

MOST_SHOWN = 50
"""How many hexes the preview draws at most, so that it follows each choice at once."""

LARGEST_SEED = 9999

_SIZE = QSize(560, 380)
_BESIDE = 180
"""Pixels that all but the picture takes from top to bottom; on a small screen the picture has the rest."""


class Wish(Record):
    """How to draw: the hand, and the seed."""

    hand: str
    seed: int


class DrawNaturally(PlacedDialog):
    """The form; ``wish`` is what it describes."""

    def __init__(
        self,
        parent: QWidget | None,
        board: Board,
        ruleset: Ruleset,
        style: Style,
        hexes: Collection[Hex] | None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Draw naturally"))
        self._board, self._ruleset, self._style = board, ruleset, style
        self._hexes = hexes
        self._shown: frozenset[Hex] | None = None
        self.hand = QComboBox()
        for name, hand in HANDS.items():
            self.hand.addItem(tr(hand.title), name)
            self.hand.setItemData(self.hand.count() - 1, tr(hand.does), Qt.ItemDataRole.ToolTipRole)
        self.seed = QSpinBox()
        self.seed.setRange(0, LARGEST_SEED)
        self.seed.setToolTip(tr("The same number draws the same outlines again"))
        another = QPushButton(tr("&Another"))
        another.setToolTip(tr("Draw it otherwise"))
        another.clicked.connect(lambda: self.seed.setValue((self.seed.value() + 1) % (LARGEST_SEED + 1)))
        self.picture = QLabel()
        self.picture.setAccessibleName(tr("Preview"))
        self._size = QSize(_SIZE.width(), min(_SIZE.height(), self._room.height() - FRAME.height() - _BESIDE))
        self.picture.setMinimumSize(self._size)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.does = QLabel()
        self.does.setWordWrap(True)
        whole = (
            tr("the whole board")
            if hexes is None
            else many("the selected hex", "the {count} selected hexes", len(hexes))
        )
        row = QHBoxLayout()
        row.addWidget(self.seed, 1)
        row.addWidget(another)
        form = QFormLayout()
        form.addRow(tr("&Hand"), self.hand)
        seed = QLabel(tr("&Seed"))
        seed.setBuddy(self.seed)
        form.addRow(seed, row)
        form.addRow("", self.does)
        form.addRow(tr("For"), QLabel(tr("{whole}; what is drawn already stays as it is", whole=whole)))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Draw"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.picture, 1)
        column.addWidget(buttons)
        self._steps: Iterator[None] = iter(())
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._go_on)
        self.hand.currentIndexChanged.connect(lambda _index: self._show_soon())
        self.seed.valueChanged.connect(lambda _value: self._show_soon())
        self._show_soon()

    @property
    def wish(self) -> Wish:
        """What the form asks for."""
        return Wish(str(self.hand.currentData()), self.seed.value())

    def _show_soon(self) -> None:
        self._steps = self._show()
        self._soon.start(60)

    def _go_on(self) -> None:
        self._soon.setInterval(0)
        if next(self._steps, self) is self:
            self._soon.stop()

    def _show(self) -> Iterator[None]:
        """Show what comes of it, step by step: on a large board all of it would hold the dialog up."""
        wish = self.wish
        self.does.setText(tr(HANDS[wish.hand].does))
        if self._shown is None:
            self._shown = _some_of(self._board, self._ruleset, self._hexes)
            yield
        if not self._shown:
            self.picture.setText(tr("Nothing here has grown outlines: all is drawn already, or open ground."))
            return
        after = draw_naturally(self._board, self._ruleset, seed=wish.seed, hand=wish.hand, hexes=self._shown)
        yield
        image = QImage(self._size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        for _ in self._painted(after, self._shown, image):
            yield
        self.picture.setPixmap(QPixmap.fromImage(image))

    def _painted(self, board: Board, shown: Collection[Hex], image: QImage) -> Iterator[None]:
        painted = BoardPainter(
            Ground(board, self._ruleset), self._style, USUAL_LAYERS - {"markers", "underlay"}
        )
        area = Proportions(board.grid.frame).rect(shown, 1.0).intersected(painted.bounds)
        wide, high = self._size.toTuple()
        scale = min(wide / area.width(), high / area.height())
        for step in STEPS:
            with QPainter(image) as painter:
                painter.translate((wide - area.width() * scale) / 2, (high - area.height() * scale) / 2)
                painter.scale(scale, scale)
                painter.translate(-area.topLeft())
                painter.setClipRect(area)
                painted.paint(painter, area, scale=scale, step=step)
            yield


def _some_of(board: Board, ruleset: Ruleset, hexes: Collection[Hex] | None) -> frozenset[Hex]:
    """Hexes to show: those near each other of which something is to be drawn."""
    ground = Ground(board, ruleset)
    chosen: Iterable[Hex] = board.grid.hexes if hexes is None else sorted(hexes)
    grown = [at for at in chosen if any(ground.grows(at, one) for one in ground.grown_terrains)]
    if not grown:
        return frozenset()
    middle = grown[len(grown) // 2]
    return frozenset(sorted(grown, key=middle.distance)[:MOST_SHOWN])


def ask(
    parent: QWidget | None, board: Board, ruleset: Ruleset, style: Style, hexes: Collection[Hex] | None
) -> Wish | None:
    """How to draw, or None."""
    dialog = DrawNaturally(parent, board, ruleset, style, hexes)
    return dialog.wish if dialog.exec() else None
