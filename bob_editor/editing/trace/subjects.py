"""What is traced on a scan, and what was picked and proposed for it."""

from collections.abc import Callable, Mapping
from typing import Literal

from bob_editor.editing.trace.proposals import Pace, Proposal, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.records import Record

What = Literal["areas", "levels", "sides", "road", "outline", "crest"]


class Subject(Record):
    """What is traced: areas, hexsides or a road of a terrain, or the levels. ``outlined``: a terrain that is drawn."""

    what: What
    terrain: str = ""
    outlined: bool = True


Job = Callable[[Sheet, Pace], Traced]
"""What works beside the window: it is given the sheet, and what to tell its progress to."""


class Wanted(Record, eq=False):
    """What is to be traced beside the window, and what it is for; ``anew``: nobody waits for proposals of it.

    What comes of it is proposed, or given to ``then``.
    """

    subject: Subject
    words: str
    job: Job
    anew: bool = False
    then: Callable[[Traced], object] | None = None


class Trace(Record, eq=False):
    """One subject's strokes and what came of them; ``dealt`` is what was taken or discarded, and no news any more."""

    strokes: tuple[Stroke, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    unsure: tuple[Unsure, ...] = ()
    dealt: tuple[Proposal, ...] = ()


Taken = tuple[Board, Board, Mapping[Subject, tuple[Proposal, ...]]]
"""The board before proposals were taken and after it, and which ones."""


class Picked(Record, eq=False):
    """All that is picked and proposed for a board: its traces, what was ``taken`` of them, the ``others`` to look at.

    ``settled`` are the doubts that the user did away with, ``due`` what is to be traced anew.
    """

    traces: Mapping[Subject, Trace]
    taken: tuple[Taken, ...] = ()
    others: tuple[Hex, ...] = ()
    settled: frozenset[tuple[Subject | None, tuple[Hex, ...]]] = frozenset()
    due: tuple[Subject, ...] = ()
