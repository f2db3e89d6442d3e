"""Undo: the board is edited by one command, a swap of the document's value; the suites beside it by another."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand, QUndoStack

from bob_editor.editing.document import Document
from bob_editor.editing.expectations import Expectations
from bob_editor.editing.suite_edits import Suites
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit


class Swap(QUndoCommand):
    """Sets the document's value to ``after``, and back to ``before``; everything that edits a document is one."""

    def __init__(self, document: Document, before: Board, after: Board, label: str) -> None:
        super().__init__(label)
        self.document = document
        self.before = before
        self.after = after

    def redo(self) -> None:
        """Show the value after the edit."""
        self.document.set_value(self.after)

    def undo(self) -> None:
        """Show the value before the edit."""
        self.document.set_value(self.before)


class SuiteSwap(QUndoCommand):
    """Puts other suites beside the board, and back; the board stays as it is."""

    def __init__(self, expectations: Expectations, after: Suites, label: str) -> None:
        super().__init__(label)
        self.expectations = expectations
        self.before = expectations.suites
        self.after = after

    def redo(self) -> None:
        """Show the suites after the edit."""
        self.expectations.set_suites(self.after)

    def undo(self) -> None:
        """Show the suites before the edit."""
        self.expectations.set_suites(self.before)


def push(stack: QUndoStack, document: Document, edit: Edit[Board]) -> bool:
    """Do an edit as one step of undo; False where it changes nothing, which leaves no step."""
    before = document.value
    after = edit.apply(before)
    if after == before:
        return False
    stack.push(Swap(document, before, after, edit.label))
    return True
