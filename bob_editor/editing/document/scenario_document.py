"""The open scenario: the present value of its card, the boards that it stands on, and one notice of change."""

from pathlib import Path

from psygnal import Signal

from bob_editor.editing.document.edited import Edited
from bob_editor.model.board import Board
from bob_editor.model.change import difference
from bob_editor.model.fields.exact import alike
from bob_editor.model.joining import JoinedMap
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import BoardFile, card_of, joined_map, read_boards
from bob_editor.rules.cards.card import Card, MapAtHand
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


class ScenarioDocument(Edited[Scenario]):
    """A scenario that is being edited.

    ``changed`` tells the value before, once for every new one, be it from an edit, undo, redo or reloading;
    ``map_changed`` that the joined map is another (boards came, went, moved, or their files changed); it comes before
    ``changed``.
    """

    changed = Signal(Scenario)
    map_changed = Signal()

    def __init__(self, value: Scenario, ruleset: Ruleset, path: str | None = None) -> None:
        super().__init__(value, ruleset, path)
        self._boards = read_boards(value, self._file)
        self._map: JoinedMap | None = None
        self._at_hand: MapAtHand | None = None
        self._card: Card | None = None
        self._former: Card | None = None

    @property
    def _file(self) -> Path | None:
        return None if self._path is None else Path(self._path)

    @property
    def folder(self) -> Path:
        """From where the paths of its boards lead: its file's folder; for a new one, the present folder."""
        return Path.cwd() if self._path is None else Path(self._path).absolute().parent

    @property
    def boards(self) -> tuple[BoardFile, ...]:
        """The files of its boards, then of its overlays, as they were last read."""
        return self._boards

    @property
    def map(self) -> JoinedMap:
        """The joined map, made once for the boards as they lie."""
        if self._map is None:
            self._map = joined_map(self._boards, self._ruleset, self._value.rulings)
        return self._map

    @property
    def at_hand(self) -> MapAtHand:
        """The joined map as the rules read it, kept for all cards on it."""
        if self._at_hand is None or self._at_hand.map is not self.map:
            self._at_hand = MapAtHand(self.map, self._ruleset)
        return self._at_hand

    @property
    def card(self) -> Card:
        """The card as checks, forms and pictures read it, made once per value."""
        if self._card is None:
            self._card = card_of(self._value, self._ruleset, self._boards, at_hand=self.at_hand)
            if self._former is not None:
                self._card.take_over(self._former)
        return self._card

    def card_of(self, value: Scenario) -> Card:
        """The card that another value would be, on the boards as they lie now."""
        return card_of(value, self._ruleset, self._boards, at_hand=self.at_hand)

    def set_value(self, value: Scenario) -> bool:
        """Show another value; emits nothing where it is equal. Whether it was another is returned."""
        if value == self._value:
            return False
        before, self._value = self._value, value
        self._former, self._card = self._card or self._former, None
        if any(not alike(before.get(*part), value.get(*part)) for part in (("map",), ("rulings",))):
            self._read_boards()
        self.changed.emit(before)
        return True

    def follow_boards(self) -> bool:
        """Read those boards again whose files changed; whether any did, which ``map_changed`` then tells."""
        boards = read_boards(self._value, self._file, known=self._boards)
        if [_seen(one) for one in boards] == [_seen(one) for one in self._boards]:
            self._boards = boards
            return False
        self._put_boards(boards)
        return True

    def follow_rules(self, ruleset: Ruleset) -> None:
        """Read the card by its game's rules as they are now; the card itself stays as it is."""
        self._ruleset = ruleset
        self._at_hand = None
        self._read_boards()
        self.changed.emit(self._value)

    def _read_boards(self) -> None:
        self._put_boards(read_boards(self._value, self._file, known=self._boards))

    def _put_boards(self, boards: tuple[BoardFile, ...]) -> None:
        self._boards = boards
        self._map = self._card = self._former = None
        self.map_changed.emit()

    def moved_to(self, path: str, value: Scenario) -> None:
        """Note that a file holds ``value``, which names the same boards from there; it is the present one now."""
        before = self._value
        self._value = self._saved = value
        if path != self._path or value != before:
            self._path = path
            self._read_boards()
            self.changed.emit(before)
        self.renamed.emit()


def pictured(card: Card, ground: Ground, former: Ground | None = None) -> Ground:
    """A card's map as its changes make it look, for the picture and nothing else.

    ``ground`` is the map without them; it is made of a ``former`` one, as far as that holds.
    """
    board = game_of(card.ruleset).card_code().pictured(card.scene)
    if board is ground.board or board == ground.board:
        return ground
    known = ground if former is None else former
    return known.after(board, difference(known.board, board))


def _seen(file: BoardFile) -> tuple[Board | None, str]:
    """What the map shows of a board's file; a new error of the same words is the same."""
    return file.board, str(file.error or "")
