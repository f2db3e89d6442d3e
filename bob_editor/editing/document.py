"""The open document: the present value of a board, and one notice of change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from psygnal import Signal

from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.model.edit import Edit
from bob_editor.rules.ground import Ground
from bob_editor.rules.ruleset import Ruleset


class Document:
    """A board that is being edited; its value is replaced, never altered.

    ``changed`` tells a ``Change`` once for every new value, be it from an edit, undo, redo or reloading; ``renamed``
    tells that the path, or what counts as saved, is another. ``edit_hook`` is how an edit becomes a step of undo: the
    window installs one that pushes on its undo stack, and without one the edit is simply done.
    """

    changed = Signal(Change)
    renamed = Signal()

    def __init__(self, value: Board, ruleset: Ruleset, path: str | None = None) -> None:
        self._value = value
        self._ruleset = ruleset
        self._path = path
        self._saved: Board | None = value
        self._ground: Ground | None = None
        self.edit_hook: Callable[[Edit[Board]], object] | None = None

    @property
    def value(self) -> Board:
        """The board as it is now."""
        return self._value

    @property
    def ruleset(self) -> Ruleset:
        """The rules that the board is read by."""
        return self._ruleset

    @property
    def path(self) -> str | None:
        """The file it was read from or last saved to; None for a new one."""
        return self._path

    @property
    def title(self) -> str:
        """What to call it: the board's title, else the file's name."""
        return self._value.title or (PurePath(self._path).name if self._path else "Untitled")

    @property
    def ground(self) -> Ground:
        """The present board as its ruleset reads it, made once per value."""
        if self._ground is None:
            self._ground = Ground(self._value, self._ruleset)
        return self._ground

    @property
    def modified(self) -> bool:
        """Whether the board differs from what was last read or saved; undoing back to that makes it unmodified."""
        return self._saved is None or (self._value is not self._saved and self._value != self._saved)

    def is_modified(self) -> bool:
        """Whether the board differs from what was last read or saved."""
        return self.modified

    def set_value(self, board: Board) -> Change:
        """Show another value; emits ``changed`` once, and not at all where nothing differs. The change is returned."""
        change = difference(self._value, board)
        if not change:
            return change
        self._value = board
        if self._ground is not None:
            self._ground = self._ground.after(board, change)
        self.changed.emit(change)
        return change

    def perform(self, edit: Edit[Board]) -> None:
        """Do an edit, as one step of undo where the window keeps any."""
        if self.edit_hook is not None:
            self.edit_hook(edit)
        else:
            self.set_value(edit.apply(self._value))

    def saved_as(self, path: str | None = None) -> None:
        """Note that the present value is what the file holds; ``path`` where it is another file."""
        self._saved = self._value
        if path is not None:
            self._path = path
        self.renamed.emit()

    def never_saved(self) -> None:
        """Note that no file holds this value, as after recovery from a crash."""
        self._saved = None
        self.renamed.emit()

    def open(self, board: Board, ruleset: Ruleset, path: str | None = None) -> None:
        """Put another board in this one's place, unmodified; listeners are told that everything changed."""
        self._value, self._ruleset, self._path = board, ruleset, path
        self._saved = board
        self._ground = None
        self.changed.emit(Change(everything=True))
        self.renamed.emit()
