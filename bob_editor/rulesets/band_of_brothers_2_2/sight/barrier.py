"""One hex's barrier: what ``barriers`` finds in it and a reading keeps of it."""

from typing import NamedTuple

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.obstacles import Mark


class Barrier(NamedTuple):
    """What may hide in a hex between ends on certain levels; it is taken apart for every hex along a thread.

    ``core`` and ``shell`` (``hulls``, ``touching``) are those of ``mark``, all that reaches the height which blocks.
    ``sure`` is the core from which on the usual reason is the one, 0 where none is; ``reasons`` has that by distance
    from the start, as far as it was given. ``edges`` are hexsides with a hedgerow that may hide, as the bits of a
    course (``stepped``); ``varies`` says that the hex's shape is another beside an end, or that something in it may
    cast a shadow.
    """

    core: int
    shell: int
    sure: int
    edges: int
    varies: bool
    mark: Mark | None
    reasons: dict[int, Reason]
