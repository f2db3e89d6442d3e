"""The try-it board: the strip to paint with above the board, verdict and reasons below it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSplitter, QVBoxLayout, QWidget

from bob_editor.render.kit.style import Style
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.game.palette_strip import PaletteStrip
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class TryItBelow(QWidget):
    """What a line comes to, and what keeps it as an example."""

    keepAsked = Signal()
    clearAsked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.los = LosPanel(session)
        self.keep: QPushButton = push_button(
            tr("&Keep as an example"),
            "mdi6.bookmark-plus-outline",
            tr("Expect from now on what this line gives: a change of the rules that breaks it is told"),
            self.keepAsked.emit,
        )
        self.clear = push_button(
            tr("E&mpty"), "mdi6.broom", tr("Take all off the try-it board"), self.clearAsked.emit
        )
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 6)
        row.addWidget(self.keep)
        row.addWidget(self.clear)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.los, 1)
        column.addLayout(row)
        session.losChanged.connect(self._enable)
        self._enable()

    def _enable(self) -> None:
        self.keep.setEnabled(self.session.live_los.answer is not None)

    def end(self) -> None:
        """Stop what goes on beside the window."""
        self.los.end()


class TryIt(QSplitter):
    """Board and verdict, one above the other; the board's canvas is lent to it while a game is open."""

    def __init__(self, session: Session) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.setChildrenCollapsible(False)
        self.heading = QLabel(tr("Try it out"))
        self.heading.setProperty("heading", True)
        self.strip = PaletteStrip(session)
        self.below = TryItBelow(session)
        above = QWidget()
        column = QVBoxLayout(above)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        self._place = column
        self.addWidget(above)
        self.addWidget(self.below)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setSizes([330, 230])

    def take(self, canvas: QWidget) -> None:
        """Have the board."""
        self._place.addWidget(canvas, 1)
        canvas.show()

    def dress(self, style: Style) -> None:
        """Wear the game's colours."""
        self.strip.dress(style)
        self.below.los.dress(style)

    def end(self) -> None:
        """Stop what goes on beside the window."""
        self.below.end()
