"""One step of undo for a whole board: with it go its suites, LOS trial, threads, and what is proposed for it."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from bob_editor.editing.document.document import Document
from bob_editor.editing.said import said
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads, Thread
from bob_editor.editing.sight.suite_edits import Suites
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.editing.whole.beside import carried_end
from bob_editor.editing.whole.traced import carried_picked
from bob_editor.editing.whole.whole import Whole
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, Scene

_State = tuple[Board, Suites, Scene, tuple[End | None, End | None], tuple[Thread, ...]]


class WholeStep(QUndoCommand):
    """Puts a board that was carried over in the place of the open one, and back.

    ``settle`` is called each time, before others hear of it: what was pointed at and selected is no longer there.
    """

    def __init__(
        self,
        document: Document,
        los: LiveLos,
        expectations: Expectations,
        pinned: PinnedThreads,
        tracing: Tracing,
        whole: Whole,
        settle: Callable[[], object],
        label: str,
    ) -> None:
        super().__init__(said(label))
        self.document = document
        self.los = los
        self.expectations = expectations
        self.pinned = pinned
        self.tracing = tracing
        self.settle = settle
        ends = los.origin, los.target
        self.before: _State = document.value, expectations.suites, los.own, ends, pinned.threads
        self.after: _State = (
            whole.board,
            whole.suites,
            whole.scene,
            (carried_end(ends[0], whole.carry), carried_end(ends[1], whole.carry)),
            whole.threads,
        )
        self.picked = carried_picked(tracing.picked, whole.carry)
        """What is proposed on the other board."""

    def redo(self) -> None:
        """Show the board after the edit."""
        self._show(self.after)

    def undo(self) -> None:
        """Show the board before the edit."""
        self._show(self.before)

    def _show(self, state: _State) -> None:
        board, suites, scene, ends, threads = state
        picked, self.picked = self.picked, self.tracing.picked
        self.settle()
        # The former circumstances and ends name hexes that the other board may lack.
        self.los.look(None, None)
        self.pinned.put(())
        self.los.scene = Scene(self.document.value, self.document.ruleset)
        self.document.set_value(board)
        self.los.scene = scene
        self.expectations.set_suites(suites)
        self.los.look(*ends)
        self.pinned.put(threads)
        self.tracing.put(picked)
