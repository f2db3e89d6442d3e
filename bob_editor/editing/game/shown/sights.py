"""What several games say of the lines on small boards."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bob_editor.editing.game.shown.candidates import about
from bob_editor.editing.game.shown.variants import Shown, in_season
from bob_editor.editing.game.trying import try_it_board
from bob_editor.errors import BobEditorError
from bob_editor.geometry.hexes import Hex
from bob_editor.model.change import Change, difference
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight

Look = tuple[str | None, ...]
"""What is said of a line, and without numbers of other hexes."""


class Sights:
    """Games that are compared, each on an empty board that is read once: of others only what differs from it is.

    ``said`` keeps what the first of them says of boards, by their own numbers (``id``), for who compares it with others
    on the same boards and has these at hand all the while.
    """

    def __init__(self, games: list[Game], said: dict[int, str | None] | None = None) -> None:
        self._said = said
        self._empty = try_it_board(games[0]) if games else None
        self._sights = [
            sight_of(Scene(self._empty, game, conditions=in_season(game)))
            for game in games
            if self._empty is not None
        ]

    @property
    def count(self) -> int:
        """How many games."""
        return len(self._sights)

    def sayings(self, shown: Shown) -> set[str | None]:
        """What the games say of the line on a board: where they agree, that one."""
        if self._empty is None:
            return set()
        change = difference(self._empty, shown.board)
        first, *others = self._sights
        known = {} if self._said is None else self._said
        if id(shown) not in known:
            known[id(shown)] = _expectation(_on(first, shown, change), shown.start, shown.goal)
        return {
            known[id(shown)],
            *(_expectation(_on(one, shown, change), shown.start, shown.goal) for one in others),
        }

    def looks(self, shown: Shown, *, differing: bool = False) -> list[Look]:
        """How a line looks in each game; with ``around`` also what is said of the hexes about it.

        Where only a line that not all say the same of is asked for (``differing``), there are none of another.
        """
        if self._empty is None:
            return []
        change = difference(self._empty, shown.board)
        sights = [_on(one, shown, change) for one in self._sights]
        lines = [_expectation(one, shown.start, shown.goal) for one in sights]
        if differing and len(set(lines)) < 2:
            return []
        hexes = about(shown) if shown.around else []
        return [(line, *_kinds(one, shown.start, hexes)) for line, one in zip(lines, sights, strict=True)]


def _kinds(sight: Sight, start: End, hexes: Iterable[Hex]) -> Iterator[str | None]:
    for at in hexes:
        said = _expectation(sight, start, End(at))
        yield None if said is None else said.partition(":")[0]


def _on(empty: Sight, shown: Shown, change: Change) -> Sight:
    sight = empty.after(shown.board, change)
    return sight.under(replace(sight.scene, units=shown.units)) if shown.units else sight


def _expectation(sight: Sight, start: End, goal: End) -> str | None:
    try:
        return sight.trace(start, goal).expectation
    except BobEditorError:
        return None
