"""A board carried over to another grid together with all beside it that names its hexes; one step of undo."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.editing.sight.pinned import Thread
from bob_editor.editing.sight.suite_edits import Suites, retitled
from bob_editor.editing.whole.beside import carried_scene, carried_suites, carried_threads
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.editing.whole.prints import as_printed
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.faces import has_bands
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.wording import counted, listed

Fallen = tuple[tuple[int, str, str], ...]
"""How much fell off, with its word for one and for several."""


class Whole(Record):
    """Board, suites and LOS trial after an edit of the whole board, how much fell off, and how many rings reach out.

    ``threads`` are the pinned ones.
    """

    carry: Carry
    board: Board
    suites: Suites
    scene: Scene
    threads: tuple[Thread, ...] = ()
    fallen: Fallen = ()
    reaching: int = 0

    @property
    def lost(self) -> int:
        """How many things fell off."""
        return sum(count for count, _, _ in self.fallen)

    def sentences(self, *, clip: bool = False) -> str:
        """What falls off and what reaches over the edge, for the user to judge, where that is to be cut or kept."""
        return " ".join(self._sentences(clip=clip))

    def _sentences(self, *, clip: bool) -> Iterator[str]:
        if self.fallen:
            things = listed(counted(*row) for row in self.fallen)
            yield f"{things} falls off the board." if self.lost == 1 else f"{things} fall off the board."
        else:
            yield "Nothing falls off the board."
        if self.reaching == 1:
            yield (
                "A drawn outline reaches over its edge and is cut there."
                if clip
                else "A drawn outline reaches over its edge and is kept as it is."
            )
        elif self.reaching:
            yield (
                f"{self.reaching} drawn outlines reach over its edge and are cut there."
                if clip
                else f"{self.reaching} drawn outlines reach over its edge and are kept as they are."
            )


def whole(
    board: Board,
    suites: Suites,
    scene: Scene,
    carry: Carry,
    *,
    threads: tuple[Thread, ...] = (),
    clip: bool = False,
) -> Whole:
    """The board and what is beside it, carried over; ``clip`` cuts drawn rings at the new edge.

    :raises BadFile: where the LOS trial named a place off the board already.
    """
    on_board = carried(board, carry, clip=clip)
    if not carry.top_bottom:
        there = as_printed(board, on_board.board, carry, board.grid.hexes, scene.ruleset)
        on_board = replace(on_board, board=there)
    after, lines, rows, pairs = carried_suites(suites, carry)
    after = tuple(
        replace(now, suite=retitled(kept.suite, now.suite, board, on_board.board, scene.ruleset))
        for kept, now in zip(suites, after, strict=True)
    )
    pinned = carried_threads(threads, carry)
    trial, trial_rows = carried_scene(scene, carry, on_board.board)
    beside = (
        (lines, "expected line", "expected lines"),
        (rows + trial_rows, "marker or unit beside the board", "markers and units beside the board"),
        (pairs + len(threads) - len(pinned), "pinned thread", "pinned threads"),
    )
    fallen = (*on_board.fallen, *(row for row in beside if row[0]))
    return Whole(carry, on_board.board, after, trial, pinned, fallen, on_board.reaching)


def stays_printed(scene: Scene, carry: Carry) -> bool:
    """Whether the board's face prints bands of terrain along its bottom edge, which stay where all else is turned."""
    return carry.top_bottom and has_bands(scene.board.base, scene.ruleset)
