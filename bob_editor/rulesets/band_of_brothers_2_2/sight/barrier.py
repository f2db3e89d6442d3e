"""One hex's barrier: what ``barriers`` finds in it and a reading keeps of it."""

from msgspec.structs import replace

from bob_editor.geometry.threads import SECTORS
from bob_editor.records import Record
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.bands import Band
from bob_editor.rules.los.pieces.obstacles import Mark
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS

Stop = tuple[int, Reason]
"""What hides the lower end of a thread: its effect (``heights``), and the reason."""


class Bands(Band, eq=False):
    """In which bands (``bands``) a thread in a sector may have a mark on both sides, and surely has.

    From ``usual`` and less than ``usual_end`` it surely has what the reason names first, too.
    """

    usual: int
    usual_end: int


NO_BANDS = Bands(0, 0, 0, 0, 0, 0)


class Tried(Record, eq=False):
    """A mark that a thread is tried against in a hex that it crosses, and what it does (``heights``).

    ``first`` is what the reason names if the thread meets it too (``obstacles.decisive``), None where that hangs on the
    thread; ``alone`` says that it is all of the mark. ``bands`` are known by sector, as far as they were asked for;
    ``stops`` has what it does and is said of ``first``, by distances.
    """

    mark: Mark
    effect: int
    first: Mark | None
    alone: bool
    bands: list[Bands | None]
    stops: dict[int, Stop]

    def bands_in(self, sector: int, *, any_pieces: bool) -> Bands:
        """The bands in a sector of directions, from now on kept; with ``any_pieces`` all pieces are as one."""
        whole = self.mark.band(sector, any_pieces=any_pieces)
        first = self.first and self.first.band(sector, any_pieces=any_pieces)
        usual = (max(whole.sure, first.sure), min(whole.sure_end, first.sure_end)) if first else (0, 0)
        found = self.bands[sector] = Bands(whole.start, whole.end, whole.sure, whole.sure_end, *usual)
        return found


def tried(mark: Mark, effect: int, high: int) -> Tried:
    """A mark as threads are tried against it whose upper end is on level ``high``."""
    first: Mark | None = mark.ground or (mark.higher[0] if mark.higher else mark)
    if effect != BLOCKS and any(one.height >= high for one in mark.higher):
        first = None
    return Tried(mark, effect, first, first is not None and first.hulls == mark.hulls, [None] * SECTORS, {})


class Barrier(Record, eq=False):
    """What may hide in a hex between ends on certain levels.

    ``bands`` and ``stops`` are those of what is ``tried``: all that reaches the height which blocks. ``edges`` are
    hexsides with a hedgerow that may hide, as the bits of a course (``stepped``).

    Where something in the hex may cast a shadow, or its shape is another beside an end, ``around`` has all of that, and
    the bands are those of it; what isn't surely stopped by what is ``tried`` has one of the ``ways`` to be stopped, by
    whether an end counts as near, and from which height there is shadow.
    """

    bands: list[Bands | None]
    edges: int
    stops: dict[int, Stop]
    tried: Tried | None = None
    around: tuple[Mark, ...] = ()
    ways: dict[tuple[bool, int | None], tuple[Tried, ...]] | None = None

    def bands_in(self, sector: int, *, any_pieces: bool) -> Bands:
        """The bands in a sector of directions, from now on kept; with ``any_pieces`` all pieces are as one."""
        found = NO_BANDS if self.tried is None else self.tried.bands_in(sector, any_pieces=any_pieces)
        if self.around:
            bands = [mark.band(sector, any_pieces=any_pieces) for mark in self.around]
            # one more to either side: where outlines cross a part may be rounded beyond the whole
            start, end = min(one.start for one in bands) - 1, max(one.end for one in bands) + 1
            found = self.bands[sector] = replace(found, start=start, end=end)
        return found
