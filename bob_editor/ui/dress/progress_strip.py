"""A strip over the board's lower edge: what is being done beside the window, how far it is, and a way out."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.words import tr

SHOW_AFTER = 250
"""Milliseconds that work goes on before it is shown: what is done by then would only flicker."""


class ProgressStrip(QFrame):
    """Hidden while nothing is done that takes long."""

    def __init__(self, work: LongWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("messageBar")
        self.setAccessibleName(tr("Progress"))
        self.work = work
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(260)
        self.cancel_button = QPushButton(tr("Cancel"))
        self.cancel_button.setToolTip(tr("Leave this; all stays as it is"))
        self.cancel_button.clicked.connect(work.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(10)
        row.addWidget(self._text, 1)
        row.addWidget(self.bar)
        row.addWidget(self.cancel_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOW_AFTER)
        self._timer.timeout.connect(self._show)
        work.changed.connect(self._changed)
        work.progressed.connect(self._told)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while hidden."""
        return "" if self.isHidden() else self._text.text()

    def _changed(self) -> None:
        if not self.work.what:
            self._timer.stop()
            self.hide()
            return
        # How far it is isn't known before it is told.
        self.bar.setRange(0, 0)
        self._text.setText(f"{self.work.what} …")
        self._text.setAccessibleName(self._text.text())
        self._timer.start()

    def _told(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _show(self) -> None:
        if not self.work.nearly_done:
            self.show()
            self.raise_()
