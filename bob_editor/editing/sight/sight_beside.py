"""Works out beside the window what lines of sight of a large map are answered from: at first that takes seconds."""

from collections.abc import Callable

from bob_editor.model.board import Board
from bob_editor.model.change import Change, difference
from bob_editor.rules.game import game_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight

AT_ONCE = 120
"""Hexes of a map whose lines are worked out while the window waits: each takes about a millisecond, once."""

QUICKLY = 60
"""Hexes near what an edit draws otherwise, to which a sight is brought up while the window waits: each takes a third
of a millisecond."""

WORKING = "The lines of sight of this map are being worked out."
LEFT = "The lines of sight of this map weren’t worked out; look again to have it done."

MOST_TRIED = 1_000
"""Hexes of a map on which counters in hand are followed: some games read it anew for each place, in 80 ms at most."""

Beside = Callable[[Callable[[], Sight], Callable[[Sight], None]], None]
"""Does some work beside the window, then hands its outcome on, on the window's thread."""


class SightBeside:
    """One sight at a time that is being worked out; ``do`` is None where all is done at once."""

    def __init__(self) -> None:
        self.do: Beside | None = None
        self._asked: Scene | None = None

    @property
    def busy(self) -> bool:
        """Whether one is being worked out."""
        return self._asked is not None

    def takes(self, scene: Scene, former: Sight | None) -> bool:
        """Whether the sight of a scene is for this to work out: it is large, and no former one makes it quick."""
        return self.is_for(scene.board) and (former is None or not alike(former.scene, scene))

    def is_for(self, board: Board) -> bool:
        """Whether the sights of a board are worked out beside."""
        return self.do is not None and len(board.grid.hexes) > AT_ONCE

    def follows(self, board: Board, change: Change) -> bool:
        """Whether a sight is brought up to an edited board at once: not of a large one on which much is another."""
        return not change.everything and not (self.is_for(board) and size_of(change) > AT_ONCE)

    def brings_up(self, board: Board, change: Change) -> bool:
        """Whether a sight is brought up to an edited board beside the window: that takes a while, less than anew."""
        if change.everything or not self.is_for(board):
            return False
        return QUICKLY < _near(change) < len(board.grid.hexes) // 2

    def ask(self, scene: Scene, then: Callable[[Sight], None], former: Sight | None = None) -> None:
        """Begin, unless one of this map is under way: what is edited meanwhile is made up for at its end.

        A ``former`` sight, of the scene on another board, is brought up to it.
        """
        look, asked = game_of(scene.ruleset).sight, self._asked
        if self.do is None or look is None:
            return
        if asked is not None and asked.ruleset is scene.ruleset and asked.board.grid == scene.board.grid:
            return
        self._asked = scene

        def ended(sight: Sight) -> None:
            if self._asked is scene:
                self._asked = None
                then(sight)

        def work() -> Sight:
            if former is not None:
                return former.after(scene.board, difference(former.scene.board, scene.board))
            sight = look(scene)
            # The tables are made at the first look around.
            sight.field(End(scene.board.grid.hexes[0]))
            return sight

        self.do(work, ended)

    def forget(self) -> None:
        """Nobody waits for it any more."""
        self._asked = None


def size_of(change: Change) -> int:
    """About how many hexes' lines are others after a change."""
    return len(change.hexes) + len(change.sides) + len(change.path_hexes) + 8 * len(change.pieces)


def _near(change: Change) -> float:
    """About how many hexes may look otherwise after a change: what is drawn reaches into those around, too."""
    box = change.redrawn
    around = 0.0 if box is None else (box[2] - box[0] + 10) * (box[3] - box[1] + 6) / 6
    return len(change.hexes) + len(change.sides) + len(change.path_hexes) + around


def alike(one: Scene, other: Scene) -> bool:
    """Whether the sight of one scene holds most of what that of the other takes."""
    return (
        one.board is other.board
        and one.ruleset is other.ruleset
        and one.changes == other.changes
        and one.rulings == other.rulings
    )


def asks_alike(one: Scene, other: Scene) -> bool:
    """Whether two scenes differ in nothing that lines of sight ask about, but for the board."""
    return (
        one.ruleset is other.ruleset
        and one.markers == other.markers
        and one.changes == other.changes
        and one.conditions == other.conditions
        and one.rulings == other.rulings
        and one.cards == other.cards
        and (one.units == other.units or not other.ruleset.units_block_los)
    )


def brought_up(sight: Sight, scene: Scene, beside: SightBeside) -> Sight | None:
    """A sight of the board as it was, for the scene as it is now; None where too much is another to be done at once."""
    if sight.scene.ruleset is not scene.ruleset:
        return None
    change = difference(sight.scene.board, scene.board)
    if not beside.follows(scene.board, change) or beside.brings_up(scene.board, change):
        return None
    now = sight.after(scene.board, change) if change else sight
    if now.scene == scene:
        return now  # a game that keeps nothing under other circumstances would read all of the map again
    return now.under(scene) if alike(now.scene, scene) else None
