"""The open document: the present value of a board, and one notice of change."""

from psygnal import Signal

from bob_editor.editing.document.edited import Edited
from bob_editor.editing.document.manner import Manner
from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


class Document(Edited[Board]):
    """A board that is being edited.

    ``changed`` tells a ``Change`` once for every new value, be it from an edit, undo, redo or reloading. ``manner`` is
    how tools draw on it, ``sitting`` an object of each board that is opened here: what ends later is told by it whether
    that is still the one for which it was begun.
    """

    changed = Signal(Change)

    def __init__(self, value: Board, ruleset: Ruleset, path: str | None = None) -> None:
        super().__init__(value, ruleset, path)
        self._ground: Ground | None = None
        self.manner = Manner()
        self.sitting = object()

    @property
    def ground(self) -> Ground:
        """The present board as its ruleset reads it, made once per value."""
        if self._ground is None:
            self._ground = Ground(self._value, self._ruleset)
        return self._ground

    def set_value(self, value: Board) -> Change:
        """Show another value; emits ``changed`` once, and not at all where nothing differs. The change is returned."""
        change = difference(self._value, value)
        if not change:
            return change
        self._value = value
        if self._ground is not None:
            self._ground = self._ground.after(value, change)
        self.changed.emit(change)
        return change

    def follow_rules(self, ruleset: Ruleset) -> None:
        """Read the present board by its game's rules as they are now; listeners are told that everything changed."""
        self._ruleset = ruleset
        self._ground = None
        self.changed.emit(Change(everything=True))

    def saved_as(self, path: str | None = None) -> None:
        """Note that the present value is what the file holds; ``path`` where it is another file."""
        self._saved = self._value
        if path is not None:
            self._path = path
        self.renamed.emit()

    def open(
        self, board: Board, ruleset: Ruleset, path: str | None = None, *, ground: Ground | None = None
    ) -> None:
        """Put another board in this one's place, unmodified; listeners are told that everything changed.

        ``ground`` is that board as the ruleset reads it, where it was read already.
        """
        self._value, self._ruleset, self._path = board, ruleset, path
        self._saved = board
        self.sitting = object()
        self._ground = ground
        self.changed.emit(Change(everything=True))
        self.renamed.emit()
