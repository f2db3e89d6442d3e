"""What the user picked on a scan and what was proposed for it, until he takes or leaves it."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

import shapely
from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.trace import jobs
from bob_editor.editing.trace.concern import concerned
from bob_editor.editing.trace.known import left_alone, news
from bob_editor.editing.trace.picking import not_overruled, of_one_level
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Job, Picked, Subject, Taken, Trace
from bob_editor.editing.trace.unsure import of_several
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Board
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rules.land.ground import Ground

_COLOURED = ("areas", "levels")
"""What is told by colours that are its own, and nobody else's."""


class Tracing:
    """Every subject's trace. Taking a step back on the board brings back the proposals that it took.

    ``of`` is what it is made of, as ``come_to`` is told.
    """

    changed = Signal()

    def __init__(self, *of: object) -> None:
        self.sheet: Sheet | None = None
        self._traces: dict[Subject, Trace] = {}
        self._taken: list[Taken] = []
        self._others: tuple[Hex, ...] = ()
        self._settled: set[tuple[Subject | None, tuple[Hex, ...]]] = set()
        self._due: dict[Subject, None] = {}
        self._board: Board | None = None
        self._picks: list[tuple[Subject, Stroke, Board | None]] = []
        self._of = of

    def come_to(self, *of: object) -> None:
        """A document is open by its rules, on its grid; where one of these is another, nothing traced is of use."""
        if of != self._of:
            self.forget()
        self._of = of

    @property
    def picked(self) -> Picked:
        """All that was picked and proposed, as ``put`` takes it."""
        settled = frozenset(self._settled)
        return Picked(dict(self._traces), tuple(self._taken), self._others, settled, tuple(self._due))

    def put(self, picked: Picked) -> None:
        """Have this picked and proposed, in the place of what is."""
        self._traces, self._taken = dict(picked.traces), list(picked.taken)
        self._others, self._settled, self._due = picked.others, set(picked.settled), dict.fromkeys(picked.due)
        self.changed.emit()

    def forget(self) -> None:
        """Another board or scan: nothing of what was traced is of use."""
        self.sheet, self._taken = None, []
        self.clear()

    # -- what there is ------------------------------------------------------------------------------------------

    def of(self, subject: Subject) -> Trace:
        """A subject's trace; an empty one where it has none."""
        return self._traces.get(subject, Trace())

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """All that is proposed, in the order of its subjects."""
        return tuple(one for trace in self._traces.values() for one in trace.proposals)

    @property
    def unsure(self) -> tuple[tuple[Subject | None, Unsure], ...]:
        """Where the traces are unsure, the greatest doubts first; then all else that is to be looked at.

        Of a hex each subject tells its greatest doubt alone.
        """
        every = [(subject, one) for subject, trace in self._traces.items() for one in trace.unsure]
        found = sorted(of_several(every, self._held), key=lambda row: -row[1].doubt)
        greatest = {(subject, one.hexes): one for subject, one in reversed(found)}
        told = [(subject, one) for subject, one in found if greatest[subject, one.hexes] is one]
        named = {at for _, one in told for at in one.hexes}
        others = [(None, Unsure((at,), "not looked at", 0.0)) for at in self._others if at not in named]
        return tuple(row for row in (*told, *others) if (row[0], row[1].hexes) not in self._settled)

    @property
    def _held(self) -> dict[Subject, frozenset[Hex]]:
        """The dots that areas hold which are proposed, or were taken."""
        taken = {one for _, _, some in self._taken for ones in some.values() for one in ones}
        return {
            subject: frozenset(
                at for one in (*trace.proposals, *taken.intersection(trace.dealt)) for at in one.hexes
            )
            for subject, trace in self._traces.items()
            if subject.what == "areas"
        }

    def job(self, subject: Subject, settings: Settings, board: Board) -> Job | None:
        """What traces a subject anew; None where nothing is picked for it.

        What is drawn on the board, and proposed for it, covers the tints of levels.
        """
        strokes = self.of(subject).strokes
        if not any(not stroke.unlike for stroke in strokes):
            return None
        if is_ground(subject, board):
            strokes = (*strokes, *self.of(Subject("levels")).strokes)
            return jobs.of_bare(strokes)
        if subject.what not in ("areas", "levels", "sides"):
            return None
        if subject.what in _COLOURED:
            strokes = (*strokes, *self._of_others(subject, board))
        if subject.what == "levels":
            return self._levels(strokes, settings, board)
        if subject.what == "sides":
            return jobs.of_sides(strokes, subject, settings)
        return jobs.of_areas(strokes, subject, settings)

    def crests_anew(self, settings: Settings, ground: Ground) -> Job:
        """What traces the crest lines between dots of which each has the level that it has on the board."""
        levels = Subject("levels")
        strokes = (*self.of(levels).strokes, *self._of_others(levels, ground.board))
        return self._levels(strokes, settings, ground.board, jobs.told_levels(ground))

    def _levels(
        self,
        strokes: tuple[Stroke, ...],
        settings: Settings,
        board: Board,
        told: Mapping[Hex, int] = MappingProxyType({}),
    ) -> Job:
        bare = [
            stroke
            for other, trace in self._traces.items()
            if is_ground(other, board)
            for stroke in trace.strokes
            if not stroke.unlike
        ]
        return jobs.of_levels(strokes, settings, board, proposals=self.proposals, bare=bare, told=told)

    @property
    def due(self) -> tuple[Subject, ...]:
        """What is to be traced anew, in this order."""
        return tuple(self._due)

    def put_off(self, subject: Subject, strokes: Iterable[Stroke] | None = None) -> None:
        """After strokes for a subject that is due first, then what was already.

        So is what is proposed for other areas against which these strokes speak, or all of it where none are told; what
        was taken or discarded stays so.
        """
        others = {
            other: trace.proposals
            for other, trace in self._traces.items()
            if other != subject and other.what == "areas" and subject.what in _COLOURED and trace.proposals
        }
        if strokes is None or self.sheet is None:
            anew: Iterable[Subject] = others
        else:
            anew = concerned(self.sheet, strokes, others)
        # Bare ground has the tints of levels, too.
        bare = [
            other
            for other, trace in self._traces.items()
            if subject.what == "levels" and other.what == "areas" and trace.unsure and not trace.dealt
        ]
        self._due = dict.fromkeys((subject, *self._due, *anew, *bare))

    def _of_others(self, subject: Subject, board: Board) -> Iterable[Stroke]:
        """What was picked for other areas isn't meant: an orchard has the colours of woods, too.

        Nor are the tints of levels, for areas; but a stroke over what is on the board says what level is beneath.
        Bare ground is no area, but has any level.
        """
        for other, trace in self._traces.items():
            if other == subject or other.what not in _COLOURED:
                continue
            if subject.what == "levels" and is_ground(other, board):
                continue
            for stroke in trace.strokes:
                if not stroke.unlike and (other.what == "areas" or not _over_artwork(board, stroke)):
                    yield replace(stroke, unlike=True)

    # -- what is done -------------------------------------------------------------------------------------------

    def pick(self, subject: Subject, strokes: tuple[Stroke, ...]) -> None:
        """These are the subject's strokes now; without any, nothing is proposed for it."""
        before, dealt = self.of(subject), self.of(subject).dealt
        if len(strokes) > len(before.strokes):
            self._picks.append((subject, strokes[-1], self._board))
        if self.sheet is not None:
            come = strokes[len(before.strokes) :]
            dealt = left_alone(self.sheet.grid.frame, dealt, come)
            self._correct(subject, come)
            if subject.what == "levels":
                strokes = of_one_level(self.sheet.grid.frame, strokes, come)
        trace = replace(before, strokes=strokes, dealt=dealt)
        self._put(subject, trace if any(not one.unlike for one in strokes) else Trace(strokes))

    def is_newest(self, subject: Subject) -> bool:
        """Whether its last stroke came after the last step on the board."""
        newest = next((row for row in reversed(self._picks) if row[1] in self.of(row[0]).strokes), None)
        return newest is not None and newest[0] == subject and newest[2] is self._board

    def _correct(self, subject: Subject, more: Iterable[Stroke]) -> None:
        """Strokes over what was picked for another area say that it was a mistake: it counts no more."""
        if self.sheet is None or subject.what != "areas":
            return
        for other, trace in self._traces.items():
            if other != subject and other.what == "areas":
                kept = not_overruled(self.sheet.grid.frame, trace.strokes, more)
                if len(kept) < len(trace.strokes):
                    meant = any(not one.unlike for one in kept)
                    self._traces[other] = replace(
                        trace,
                        strokes=kept,
                        proposals=trace.proposals if meant else (),
                        unsure=trace.unsure if meant else (),
                    )

    def show(self, subject: Subject, traced: Traced) -> None:
        """This came of tracing the subject."""
        self._due.pop(subject, None)
        before, found = self.of(subject), traced.proposals
        if self.sheet is not None:
            found = news(self.sheet.grid.frame, found, before.dealt)
        self._put(subject, replace(before, proposals=found, unsure=traced.unsure))

    def discard(self, gone: Iterable[Proposal]) -> None:
        """Forget proposals, and the doubts about hexes that only they touch."""
        self._drop(frozenset(gone))
        self.changed.emit()

    def look_at(self, hexes: Iterable[Hex]) -> None:
        """List these hexes, too, though no trace doubts what they are."""
        self._others = tuple(hexes)
        self.changed.emit()

    def settle(self, hexes: tuple[Hex, ...]) -> None:
        """The user looked at a hex, or at a hexside's two, and says that the board is right there."""
        self._settled.update((subject, hexes) for subject, one in self.unsure if one.hexes == hexes)
        self.changed.emit()

    @property
    def begun(self) -> bool:
        """Whether ``clear`` has anything to forget."""
        return bool(self._others) or any(trace.strokes or trace.proposals for trace in self._traces.values())

    def clear(self) -> None:
        """Forget all strokes and proposals, and what was looked at; the sheet stays, and doubts of what was taken."""
        taken = {one for _, _, some in self._taken for ones in some.values() for one in ones}
        told, kept = self.unsure, dict[Subject, Trace]()
        for subject, trace in self._traces.items():
            dealt = tuple(one for one in trace.dealt if one in taken)
            near = _in_and_around(dealt)
            doubts = tuple(one for other, one in told if other == subject and near.issuperset(one.hexes))
            if dealt:
                kept[subject] = Trace(unsure=doubts, dealt=dealt)
        self._traces, self._others, self._settled, self._due, self._picks = kept, (), set(), {}, []
        self.changed.emit()

    def took(self, taken: Iterable[Proposal], before: Board, after: Board) -> None:
        """Proposals went onto the board; their doubts stay, to be looked at."""
        gone = frozenset(taken)
        of_subjects = {
            subject: tuple(one for one in trace.proposals if one in gone)
            for subject, trace in self._traces.items()
        }
        self._taken.append((before, after, of_subjects))
        self._leave_out(gone)
        levels = Subject("levels")
        if self.of(levels).strokes and any(one.kind in ("artwork", "hexes") for one in gone):
            # What lies on the ground hides its tints, and is known now.
            self._due[levels] = None
        self.changed.emit()

    def follow(self, board: Board) -> None:
        """The board is another: with one from before proposals were taken they are back, with the one after gone."""
        self._board = board
        for before, after, taken in self._taken:
            if board is not before and board is not after:
                continue
            self._leave_out(frozenset(one for some in taken.values() for one in some))
            for subject, some in taken.items() if board is before else ():
                trace = self.of(subject)
                dealt = tuple(one for one in trace.dealt if one not in some)
                self._traces[subject] = replace(trace, proposals=(*some, *trace.proposals), dealt=dealt)
            self.changed.emit()

    def _leave_out(self, gone: frozenset[Proposal]) -> None:
        for subject, trace in self._traces.items():
            self._traces[subject] = _without(trace, gone)

    def _drop(self, gone: frozenset[Proposal]) -> None:
        for subject, trace in self._traces.items():
            left = _without(trace, gone)
            if left.dealt == trace.dealt:
                continue
            if left.proposals:
                self._traces[subject] = left
                continue
            taken = {one for _, _, some in self._taken for ones in some.values() for one in ones}
            mistaken = subject.what == "areas" and taken.isdisjoint(left.dealt)
            # Where all was discarded, what was picked for it was a mistake, and says nothing of other areas.
            self._traces[subject] = replace(left, strokes=() if mistaken else left.strokes, unsure=())
            if mistaken:
                areas = [
                    other for other, one in self._traces.items() if other.what == "areas" and one.proposals
                ]
                self._due.update(dict.fromkeys(areas))

    def _put(self, subject: Subject, trace: Trace) -> None:
        self._traces[subject] = trace
        self.changed.emit()


def _in_and_around(some: Iterable[Proposal]) -> set[Hex]:
    """The hexes of proposals and those next to them; of hexsides the two that they part."""
    hexes: set[Hex] = set()
    for one in some:
        hexes.update(one.hexes if one.side is None else one.side.hexes)
        hexes.update(near for at in one.hexes for near in at.neighbours())
    return hexes


def _without(trace: Trace, gone: frozenset[Proposal]) -> Trace:
    """A trace with proposals dealt with."""
    left = tuple(one for one in trace.proposals if one not in gone)
    dealt = tuple(one for one in trace.proposals if one in gone)
    return replace(trace, proposals=left, dealt=(*trace.dealt, *dealt))


def is_ground(subject: Subject, board: Board) -> bool:
    """Whether a subject is what lies where nothing else does: strokes over it say what no area is."""
    return subject.what == "areas" and subject.terrain == board.base.terrain


def _over_artwork(board: Board, stroke: Stroke) -> bool:
    spots = shapely.multipoints(in_milli(board.grid.frame, stroke.points))
    return any(area_of(piece, board.grid.frame).intersects(spots) for piece in board.artwork)
