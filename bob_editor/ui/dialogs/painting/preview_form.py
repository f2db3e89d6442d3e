"""A form beside the map, which stays in use and shows what would come of it until it is taken or left."""

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QProgressBar, QWidget

from bob_editor.editing.gestures.preview import Preview
from bob_editor.errors import Cancelled
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.records import Record
from bob_editor.ui.dress.keyboard import OwnLetters
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.typing import Typing
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.ui.session.session import Session

AFTER = 60
"""Milliseconds after the last change of the form before it is worked out."""


class Outcome(Record, eq=False):
    """What would come of a form: what is shown of it on the map, with the board as it would be, and words about it."""

    preview: Preview
    told: str


class PreviewForm(PlacedDialog):
    """Works out beside the window what the form says; ``changed`` is to be called whenever that is another."""

    def __init__(self, session: Session, title: str, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        Typing(self)
        self.session = session
        self.selection = session.hand.selection
        self._outcome: Outcome | None = None
        self._of: Board | None = None
        self._letters: OwnLetters | None = None
        self._worker = Worker(self)
        self._worker.changed.connect(self._show_work)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self._work_out)
        self.told = QLabel()
        self.told.setProperty("faint", True)
        self.told.setWordWrap(True)
        self.told.setMinimumWidth(340)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().lineSpacing())
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(6)
        self.bar.setRange(0, 0)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        session.boardChanged.connect(self._board_changed)
        session.opened.connect(self.reject)
        session.hand.updated.connect(self._hand_updated)
        session.hand.changed.connect(self._tool_taken)
        self._show_work()

    def showEvent(self, event: QShowEvent) -> None:
        """Its fields are there by now, each with a letter; it is shown again each time that its tab comes forward."""
        super().showEvent(event)
        if self._letters is None:
            self._letters = OwnLetters(self)

    def event(self, event: QEvent) -> bool:
        """Escape and Delete are its own: a window beside another has that one's shortcuts."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        ):
            event.accept()
            return True
        return super().event(event)

    # -- what a form says -----------------------------------------------------------------------------------------

    @abstractmethod
    def task(self) -> Callable[[Callable[[], object]], Outcome]:
        """What works out what would come of it, beside the window, of values of its own.

        It is given what to call between two steps, which may raise ``Cancelled``.
        """

    @property
    @abstractmethod
    def label(self) -> str:
        """What the step of undo is called."""

    # -- the preview ----------------------------------------------------------------------------------------------

    def changed(self, *_: object) -> None:
        """The form says something else: work it out soon."""
        self._outcome = None
        self._worker.cancel()
        self._soon.start()
        self._show_work()

    def _board_changed(self, _change: object) -> None:
        self.changed()

    def _hand_updated(self) -> None:
        if self.session.hand.selection != self.selection:
            self.selection = self.session.hand.selection
            self.changed()

    def _tool_taken(self) -> None:
        """Whoever draws on is done here, and is to see what the tool would do; with *Select* one says where."""
        if self.session.hand.tool is not self.session.hand.select:
            self.reject()

    def _work_out(self) -> None:
        work = self.task()

        def task(_progress: Progress, stopped: Callable[[], bool]) -> object:
            def pace() -> None:
                if stopped():
                    raise Cancelled("Nobody waits for this any more.")

            return work(pace)

        self._of = self.session.board
        self._worker.begin(task, self._worked_out)

    def _worked_out(self, outcome: object) -> None:
        if not isinstance(outcome, Outcome) or self.session.board is not self._of:
            return
        self.told.setText(outcome.told)
        self._outcome = outcome
        self.session.hand.propose(outcome.preview)

    def _show_work(self) -> None:
        self.bar.setVisible(self._worker.busy)
        after = None if self._outcome is None else self._outcome.preview.board
        self.ok.setEnabled(after is not None and not self._worker.busy)

    # -- the end --------------------------------------------------------------------------------------------------

    def accept(self) -> None:
        """Take what is shown, as one step."""
        outcome, of, label = self._outcome, self._of, self.label
        self._end()
        super().accept()
        after = None if outcome is None else outcome.preview.board
        if after is not None and self.session.board is of:
            self.session.steps.draw(Edit(label, lambda _board: after))

    def reject(self) -> None:
        """Leave the board as it is."""
        self._end()
        super().reject()

    def _end(self) -> None:
        self._soon.stop()
        self._worker.end()
        self.session.boardChanged.disconnect(self._board_changed)
        self.session.opened.disconnect(self.reject)
        self.session.hand.updated.disconnect(self._hand_updated)
        self.session.hand.changed.disconnect(self._tool_taken)
        self.session.hand.propose(None)
