"""The window's second view: a small window that is made when it is asked for, and gone when it is closed."""

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from bob_editor.ui.canvas import second_view
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr

SIZE = QSize(560, 460)
"""Width and height at first."""


class Viewing(QObject):
    """Joins *Second view* to a window of its own, which goes with the tab and leaves the panels where they are."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """``window`` is the one over which it stands."""
        super().__init__(window)
        self.desk = desk
        self.window = window
        self.view: second_view.SecondView | None = None
        self._outer: QDialog | None = None
        self._action = desk.actions["second_view"]
        self._action.toggled.connect(self._turn)
        desk.session.opened.connect(self._named)
        desk.session.nameChanged.connect(self._named)

    def _turn(self, wanted: bool) -> None:
        if wanted and self._outer is None:
            self._make()
        elif not wanted and self._outer is not None:
            outer, self._outer, self.view = self._outer, None, None
            outer.close()
            outer.deleteLater()

    def _make(self) -> None:
        # It stays above its window, whose keys go on while it is in front, and leaves the keyboard where it is.
        buttons = Qt.WindowType.WindowCloseButtonHint | Qt.WindowType.WindowMaximizeButtonHint
        self._outer = outer = PlacedDialog(self.window, Qt.WindowType.Tool | buttons)
        outer.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.view = second_view.SecondView(self.desk.canvas)
        told = QLabel(tr(second_view.TOLD))
        told.setWordWrap(True)
        told.setProperty("faint", True)
        told.setContentsMargins(8, 4, 8, 4)
        column = QVBoxLayout(outer)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(told)
        outer.finished.connect(lambda _result: self._action.setChecked(False))
        outer.resize(SIZE)
        canvas = self.desk.canvas
        outer.move(canvas.mapToGlobal(QPoint(max(0, canvas.width() - SIZE.width() // 2), 60)))
        self._named()
        outer.show()

    def _named(self) -> None:
        session = self.desk.session
        if self._outer is not None and session.empty:
            self._action.setChecked(False)
        elif self._outer is not None:
            self._outer.setWindowTitle(tr("{file_name} – second view", file_name=session.file_name))
