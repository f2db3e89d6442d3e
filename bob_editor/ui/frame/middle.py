"""The middle of the window: the board or the pages of a game, the welcome where nothing is open, messages over both."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QStackedWidget, QVBoxLayout, QWidget

from bob_editor.ui.dress.message_bar import MessageBar
from bob_editor.ui.dress.progress_strip import ProgressStrip
from bob_editor.ui.frame.welcome import Welcome
from bob_editor.ui.game.stage import Stage
from bob_editor.ui.session.beside.long_work import LongWork


class Middle(QWidget):
    """Lays them out; ``tab_room`` is kept free above for the tabs, and ``works`` show below how far they are."""

    def __init__(
        self, stage: Stage, welcome: Welcome, messages: MessageBar, works: Iterable[LongWork]
    ) -> None:
        super().__init__()
        self._stage, self._welcome, self._messages = stage, welcome, messages
        self.centre = QStackedWidget()
        self.centre.addWidget(stage)
        self.centre.addWidget(welcome)
        # One cell for both: a message lies over an edge of the board, and the board stays where it is.
        self._cell = cell = QGridLayout(self)
        cell.setContentsMargins(0, 0, 0, 0)
        cell.setSpacing(0)
        self.tab_room = QWidget()
        self.tab_room.setFixedHeight(0)
        cell.addWidget(self.tab_room, 0, 0)
        cell.addWidget(self.centre, 1, 0)
        cell.addWidget(messages, 1, 0, Qt.AlignmentFlag.AlignTop)
        strips = QWidget()
        column = QVBoxLayout(strips)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for work in works:
            column.addWidget(ProgressStrip(work))
        cell.addWidget(strips, 1, 0, Qt.AlignmentFlag.AlignBottom)

    @property
    def begun_at(self) -> QWidget:
        """Where keys begin: on what is open, or on the welcome; by Qt's order it was the first choice of a tool."""
        return self._welcome if self.centre.currentWidget() is self._welcome else self._stage.begun_at

    def show_open(self, *, empty: bool, game: bool) -> None:
        """Show the welcome where nothing is open, else the pages of a game or the board."""
        self.centre.setCurrentWidget(self._welcome if empty else self._stage)
        if game:
            self._stage.show_game(self._messages)
        else:
            self._stage.show_board()
            self._cell.addWidget(self._messages, 1, 0, Qt.AlignmentFlag.AlignTop)
