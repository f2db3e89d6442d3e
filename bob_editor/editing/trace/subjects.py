"""What is traced on a scan, and what was picked and proposed for it."""

from collections.abc import Callable, Mapping
from typing import Literal

from attrs import frozen

from bob_editor.editing.trace.proposals import Pace, Proposal, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board

What = Literal["areas", "levels", "sides", "road", "outline", "crest"]


@frozen
class Subject:
    """What is traced: areas, hexsides or a road of a terrain, or the levels. ``outlined``: a terrain that is drawn."""

    what: What
    terrain: str = ""
    outlined: bool = True


Job = Callable[[Sheet, Pace], Traced]
"""What works beside the window: it is given the sheet, and what to tell its progress to."""


@frozen(eq=False)
class Wanted:
    """What is to be traced beside the window, and what it is for; ``anew``: nobody waits for proposals of it.

    What comes of it is proposed, or given to ``then``.
    """

    subject: Subject
    words: str
    job: Job
    anew: bool = False
    then: Callable[[Traced], object] | None = None


@frozen(eq=False)
class Trace:
    """One subject's strokes and what came of them; ``dealt`` is what was taken or discarded, and no news any more."""

    strokes: tuple[Stroke, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    unsure: tuple[Unsure, ...] = ()
    dealt: tuple[Proposal, ...] = ()


Taken = tuple[Board, Board, Mapping[Subject, tuple[Proposal, ...]]]
"""The board before proposals were taken and after it, and which ones."""


@frozen(eq=False)
class Picked:
    """All that is picked and proposed for a board: its traces, what was ``taken`` of them, the ``others`` to look at.

    ``settled`` are the doubts that the user did away with, ``due`` what is to be traced anew.
    """

    traces: Mapping[Subject, Trace]
    taken: tuple[Taken, ...] = ()
    others: tuple[Hex, ...] = ()
    settled: frozenset[tuple[Subject | None, tuple[Hex, ...]]] = frozenset()
    due: tuple[Subject, ...] = ()
