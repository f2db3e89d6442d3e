"""Turns and mirrors what is selected; many hexes beside the window, which would be held for a second."""

from collections.abc import Callable

from bob_editor.editing.drawing.clipboard import turn_edit
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.form.drawn_limits import DrawnLimits
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import tr

AT_ONCE = 500
"""Hexes that are turned before the window would seem to stand still."""


def turn(desk: Desk) -> None:
    """Turn what is selected by 60 degrees."""
    _carry(desk, desk.session.hand.select.turn, tr("Turning"), turns=1)


def mirror(desk: Desk) -> None:
    """Mirror what is selected left to right."""
    _carry(desk, desk.session.hand.select.mirror, tr("Mirroring"), mirror=True)


def _carry(
    desk: Desk, at_once: Callable[[], object], title: str, *, turns: int = 0, mirror: bool = False
) -> None:
    session, select = desk.session, desk.session.hand.select
    ruleset, limits = session.ruleset, DrawnLimits()
    board, hexes = session.board, frozenset(select.selection)
    # With its image a symmetric edit is worked out of the edit itself.
    if session.document.manner.symmetry or len(hexes) <= AT_ONCE:
        desk.canvas.try_to(at_once)
        return

    def task(_progress: Progress, _stopped: Callable[[], bool]) -> tuple[Edit[Board], frozenset[Hex]]:
        edit, there = turn_edit(board, hexes, turns=turns, mirror=mirror)
        carried = edit.apply(board)
        # What the window asks of each outline is kept: it finds that worked out.
        limits.check_edit(board, carried, title)
        read = Ground(carried, ruleset)
        _ = read.drawn, read.drawn_contours
        return Edit(edit.label, lambda _board: carried), there

    def then(found: tuple[Edit[Board], frozenset[Hex]]) -> None:
        if session.board is board:
            desk.canvas.try_to(lambda: select.take_turned(*found))
        else:
            session.noticed.emit(tr("The board is another by now; nothing was turned."))

    desk.files.work.do(title, task, then, session.failed.emit)
