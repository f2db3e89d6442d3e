"""Where the user looks: the hex that is pointed at, the hexes that are marked, and what is to be shown."""

from PySide6.QtCore import QObject, Signal

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath


class Attention(QObject):
    """What map, lists and form point out to one another."""

    pointed = Signal(object)
    """The pointer stands elsewhere; carries a ``Pointer``, or None off the board."""
    jumped = Signal(object)
    """Hexes are to be shown; carries them."""
    stepped = Signal(object)
    """The keyboard's hex cursor is to stand in a hex; carries it."""
    fieldWanted = Signal(object)
    """A field of the card is to be shown; carries its path."""
    marked = Signal()
    """Other hexes are marked where they are."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pointer: Pointer | None = None
        self.highlight: tuple[Hex, ...] = ()
        self.whole = False
        """Whether what was shown last is the map as a whole, in which no hex is marked."""

    def forget(self) -> None:
        """Another map is there, whose hexes nobody has pointed at yet."""
        self.pointer, self.highlight, self.whole = None, (), False

    def point(self, pointer: Pointer | None) -> None:
        """Note where the pointer stands."""
        self.pointer = pointer
        self.pointed.emit(pointer)

    def show_places(self, hexes: tuple[Hex, ...]) -> None:
        """Bring hexes into view and mark them."""
        self.highlight, self.whole = hexes, not hexes
        self.jumped.emit(hexes)

    def show_field(self, path: FieldPath) -> None:
        """Bring a field of the card into view."""
        self.fieldWanted.emit(path)

    def mark(self, hexes: tuple[Hex, ...]) -> None:
        """Mark hexes where they are; none takes the mark away."""
        self.whole = False
        if hexes != self.highlight:
            self.highlight = hexes
            self.marked.emit()
