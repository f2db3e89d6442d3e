"""The counters of several scenarios as one list: how many of each every scenario uses, and how many there are."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import field

from bob_editor.records import Record, told_without
from bob_editor.rules.cards.pieces import Piece


class Look(Record):
    """A designer's own pictures of one side of a counter: ``art`` is all of it, ``figure`` stands for its sign."""

    art: str = ""
    figure: str = ""


class Lot(Record):
    """All alike of a project's counters.

    ``game`` is its ruleset's id. ``used`` is how many each scenario uses, in their order. ``box`` is how many the box
    holds, None where nobody says so. ``front`` and ``back`` are its own pictures, beside the counter list ``file``, and
    ``place`` is its row there, -1 for none; ``lent`` by how many it lacks fewer, since lots of the same row are for
    other scenarios.
    """

    game: str
    piece: Piece
    used: tuple[int, ...]
    box: int | None = None
    front: Look = Look()
    back: Look = Look()
    file: Path | None = None
    place: int = -1
    lent: int = 0

    @property
    def needed(self) -> int:
        """The most that any one scenario uses: players play one at a time."""
        return max(self.used, default=0)

    @property
    def lacking(self) -> int:
        """How many the box holds too few."""
        return 0 if self.box is None else max(0, self.needed - self.box - self.lent)


class CounterMix(Record):
    """The counters of a project by game, kind, nation and name; ``scenarios`` are what those are called that use them.

    ``colours`` are those that counter lists give nations; ``places`` has by a game and a counter as its scenarios have
    it, without its number, where it stands among the lots. ``sides`` are the nations of its scenarios' sides, and sides
    without one, as their cards have them one after the other.
    """

    scenarios: tuple[str, ...]
    lots: tuple[Lot, ...]
    colours: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[tuple[str, Piece], int] = field(default_factory=dict)
    sides: tuple[str, ...] = ()

    __repr__ = told_without("places")

    def __hash__(self) -> int:
        return hash((self.scenarios, self.lots, self.sides))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that it has counters of, in their order."""
        return tuple(dict.fromkeys(lot.game for lot in self.lots))

    @property
    def nations(self) -> tuple[str, ...]:
        """The nations, and sides without one: those of the cards' sides first, by which sides have their colours."""
        others = (lot.piece.nation for lot in self.lots if lot.piece.nation)
        return tuple(dict.fromkeys((*self.sides, *others)))
