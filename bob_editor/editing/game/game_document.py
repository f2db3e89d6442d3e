"""The open game: the present value of its rules, the game that they make, and one notice of change."""

from psygnal import Signal

from bob_editor.editing.document.edited import Edited
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.stand_in import Make, stand_in
from bob_editor.errors import BobEditorError
from bob_editor.model.fields.exact import alike
from bob_editor.rules.game import Game


class GameDocument(Edited[GameDraft]):
    """A game that is being written.

    ``changed`` tells the value before, once for every new one. ``ruleset`` is the game that the value makes; where it
    makes none, as while a setting is at odds with another, it is the last that could be made, at first one as near to
    it as can be, and ``trouble`` says why.
    """

    changed = Signal(GameDraft)

    def __init__(self, value: GameDraft, make: Make, path: str | None = None) -> None:
        """Begin with a value."""
        self._make = make
        self.trouble = ""
        try:
            made = make(value.game, card=value.card)
        except BobEditorError as error:
            made = stand_in(value.game, make)
            self.trouble = _told(error)
        super().__init__(value, made, path)

    @property
    def game(self) -> Game:
        """The game as it is played now."""
        assert isinstance(self._ruleset, Game)  # it was made so
        return self._ruleset

    def set_value(self, value: GameDraft) -> bool:
        """Show another value; emits nothing where it is equal. Whether it was another is returned."""
        if value == self._value:
            return False
        before, self._value = self._value, value
        if value.game != before.game or not alike(value.card, before.card):
            self._make_game()
        self.changed.emit(before)
        return True

    def make_again(self) -> None:
        """Make its game of the same value, as after that which it is based on was changed."""
        self._make_game()
        self.changed.emit(self._value)

    def _make_game(self) -> None:
        try:
            self._ruleset = self._make(self._value.game, card=self._value.card)
            self.trouble = ""
        except BobEditorError as error:
            self.trouble = _told(error)

    def saved_as(self, path: str, value: GameDraft | None = None) -> None:
        """Note that a file holds the present value, or ``value``, which is the present one now."""
        before = self._value
        self._path = path
        if value is not None and value != before:
            self.set_value(value)
        self._saved = self._value
        self.renamed.emit()


def _told(error: BobEditorError) -> str:
    return f"{error} {error.hint or ''}".strip()
