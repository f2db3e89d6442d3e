"""Many threads that pass through hexes: roughly, by what bands (``pieces.bands``) ask, and exactly, for those left."""

from __future__ import annotations

from collections.abc import Callable

from bob_editor.geometry.arrays import Ints, Shorts
from bob_editor.records import Record


class Passing(Record, eq=False):
    """Threads through hexes: the ``sector`` of each and its ``aside`` (``threads``); both decide most questions.

    ``exactly`` gives of some, by their places, the offset, ``du`` and ``dv`` (``hulls.straddles``).
    """

    sector: Ints
    aside: Shorts
    exactly: Callable[[Ints], tuple[Ints, Ints, Ints]]

    def take(self, some: Ints) -> Passing:
        """Some of them, by their places, any of them several times."""
        exactly = self.exactly
        return Passing(self.sector.take(some), self.aside.take(some), lambda left: exactly(some.take(left)))
