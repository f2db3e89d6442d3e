"""Work that the user waits for, such as opening a large file: one at a time, shown with its progress, left at will."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from bob_editor.errors import BobEditorError
from bob_editor.ui.session.beside.work import Progress, Task, Worker


class LongWork(QObject):
    """Does one such work beside the window, which stays in use; a new one takes the place of the one before."""

    changed = Signal()
    """Work began or ended."""
    progressed = Signal(int, int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.what = ""
        """What is being done, as a sentence begins: “Opening mill.board.json”; empty while nothing is."""
        self._worker = Worker(self)
        self._worker.progressed.connect(self.progressed)
        self._worker.changed.connect(self._changed)

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._worker.busy

    @property
    def nearly_done(self) -> bool:
        """Whether all that is left is to hand on what came of it."""
        return self._worker.hands_on

    def do(
        self,
        what: str,
        task: Task,
        then: Callable[[Any], object],
        failed: Callable[[BobEditorError], object],
    ) -> None:
        """Do a task, then hand on its outcome, or why it can't be done; neither where it is left.

        Where ``then`` gives ``Turns``, in so many. What the task works on must be frozen, or its own.
        """

        def told(progress: Progress, stopped: Callable[[], bool]) -> object:
            try:
                return task(progress, stopped)
            except BobEditorError as error:
                if stopped():
                    raise
                return error

        def ended(outcome: object) -> object:
            return failed(outcome) if isinstance(outcome, BobEditorError) else then(outcome)

        # Leaving what went on before forgets what that was.
        self._worker.cancel()
        self.what = what
        self._worker.begin(told, ended)

    def cancel(self) -> None:
        """Leave what is being done; nothing comes of it."""
        self._worker.cancel()

    def end(self) -> None:
        """Stop for good. What can't be stopped midway ends by itself, and nobody hears of it."""
        self._worker.cancel()

    def _changed(self) -> None:
        if not self.busy:
            self.what = ""
        self.changed.emit()
