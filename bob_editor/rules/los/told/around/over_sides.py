"""The look over the hexsides that all lines cross, run along or meet at an end."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.threads.contact_tables import CROSSED
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.walk import STRETCHES, Walk
from bob_editor.rules.los.told.around.looking import Looking
from bob_editor.rules.los.told.around.met_sides import MetSides
from bob_editor.rules.los.told.around.reach import CERTAIN, HINDERS, MAYBE, PARTS, RARE
from bob_editor.rules.los.told.around.side_reach import INNER, OF_BOTH, OF_GOAL, OF_START, WAYS
from bob_editor.rules.los.told.around.sides import SideTables

Ints = npt.NDArray[np.signedinteger[Any]]

MANY = 4_000
"""So many hexsides are met at once, as hexes are."""


class Sides(NamedTuple):
    """Hexsides met: the goal of each one's line, its kind, how it is met (``side_reach``), where and on which hand.

    ``near`` and ``far`` are the distances of the farther of its hexes from the start and the goal; ``place`` is told
    from that of any other hexside on the line, ``pair`` tells which corner of the line it is met in.
    """

    goal: Ints
    kind: Ints
    way: Ints
    near: Ints
    far: Ints
    place: Ints
    hand: Ints
    pair: Ints

    @staticmethod
    def crossed(goal: Ints, kind: Ints, way: Ints, near: Ints, far: Ints, place: Ints) -> Sides:
        """Those through whose insides the lines lead."""
        none = np.zeros(len(goal), dtype=np.int64)
        return Sides(goal, kind, way, near, far, place, none + CROSSED, none)


class OverSides:
    """What the hexsides on the lines of a look do."""

    def __init__(self, looking: Looking, sides: SideTables) -> None:
        self.looking, self.sides = looking, sides
        self.known = looking.tables.known
        self.walk = Walk(looking.cells, looking.start.hex, left=looking.open)
        self._seconds: list[tuple[Ints, Ints, Ints]] = []

    def look(self) -> None:
        """Look along every line that is still open."""
        looking, walk = self.looking, self.walk
        plain = ~walk.special
        walk.open = looking.open & plain
        left: list[tuple[Ints, ...]] = []
        waiting = 0
        for goal, entry, _ in walk.stretches(looking.stretches(STRETCHES)):
            hit = self._hit(goal, entry)
            left.append(hit)
            waiting += len(hit[0])
            if waiting > MANY:
                self._meet(self._inner(left))
                walk.open = looking.open & plain
                left, waiting = [], 0
        met = [self._inner(left)] if waiting else []
        if looking.reading.things.own_sides_count:
            met.append(self._last((looking.open & plain & (walk.length > 0)).nonzero()[0]))
        special = (looking.open & walk.special).nonzero()[0]
        if len(special):
            met.append(self._special(special))
        if met:
            self._meet(met[0] if len(met) == 1 else Sides(*map(np.concatenate, zip(*met, strict=True))))
        if self._seconds:
            self._count_seconds()
            looking.close()

    # -- lines through the insides of hexsides ------------------------------------------------------------------

    def _hit(self, goal: Ints, entry: Ints) -> tuple[Ints, ...]:
        """Of entries of lines those that lead through a hexside with anything on it."""
        six = self.walk.threads.side_step.take(entry) + 6 * self.walk.origin
        kind = self.sides.by_six.take(six)
        hit = (kind > 0).nonzero()[0]
        return goal.take(hit), entry.take(hit), six.take(hit), kind.take(hit)

    def _inner(self, left: list[tuple[Ints, ...]]) -> Sides:
        """The hexsides by which lines enter the hexes that they cross."""
        threads = self.walk.threads
        columns = left[0] if len(left) == 1 else map(np.concatenate, zip(*left, strict=True))
        goal, entry, six, kind = columns
        way = np.where(threads.by_side.take(entry), INNER, OF_START)
        return Sides.crossed(
            goal, kind, way, threads.side_near.take(entry), threads.side_far.take(entry), six
        )

    def _last(self, goal: Ints) -> Sides:
        """The hexsides by which lines enter their goals."""
        walk, table, steps = self.walk, self.walk.table, self.looking.reading.neighbour_steps
        row = walk.row.take(goal)
        count = table.count.take(row)
        entry = table.start.take(row) + count - 1
        bare = count == 0
        before = np.where(bare, walk.origin, walk.threads.step.take(np.where(bare, 0, entry)) + walk.origin)
        number = walk.goals.take(goal)
        direction = ((before - number)[:, None] == np.array(steps)).argmax(axis=1)
        six = 6 * number + direction
        kind = self.sides.by_six.take(six)
        hit = kind.nonzero()[0]
        goal, entry, bare, six, kind = goal[hit], entry[hit], bare[hit], six[hit], kind[hit]
        entry = np.where(bare, 0, entry)
        near = walk.length.take(goal)
        far = np.where(bare, near, table.to_goal.take(entry))
        near = np.maximum(near, np.where(bare, 0, table.from_start.take(entry)))
        return Sides.crossed(goal, kind, np.where(bare, OF_BOTH, OF_GOAL), near, far, six)

    # -- lines along hexsides and through corners ----------------------------------------------------------------

    def _special(self, goal: Ints) -> Sides:
        walk, settings = self.walk, self.looking.settings
        met = self.known.met_by(walk.threads)
        sides, kind = met.of(walk.row.take(goal), self.sides.by_code, 3 * walk.origin)
        if settings.side_vertex == "nothing":
            across = (sides.hand == CROSSED).nonzero()[0]
            sides, kind = MetSides(*(column.take(across) for column in sides)), kind.take(across)
        elif settings.side_vertex == "counts":
            sides = sides._replace(hand=np.zeros_like(sides.hand))
        return Sides(
            goal.take(sides.owner),
            kind,
            sides.way,
            sides.near,
            sides.far,
            2 * len(self.sides.by_six) + sides.code + 3 * walk.origin,
            sides.hand,
            -2 - sides.corner,
        )

    # -- what they do ---------------------------------------------------------------------------------------------

    def _meet(self, met: Sides) -> None:
        looking, known, reach = self.looking, self.known, self.looking.outlook.of_sides
        near, far = looking.from_low(met.goal, met.near, met.far)
        terms = looking.tables.level_of.take(met.goal) * len(WAYS) + met.way
        row = terms * reach.kinds + met.kind
        code = reach.code.take(row)
        looking.rare[met.goal[code & RARE > 0]] = True
        by_kind = (code & (CERTAIN | MAYBE) > 0).nonzero()[0]
        if len(by_kind):
            at = row.take(by_kind) * known.span + far.take(by_kind)
            hit = (near.take(by_kind) <= reach.at_all.take(at)).nonzero()[0]
            some = by_kind.take(hit)
            if len(some):
                outright = near.take(some) <= reach.outright.take(at.take(hit))
                looking.block(met.goal.take(some), met.hand.take(some), outright, met.pair.take(some))
        parts = (code & (PARTS | HINDERS) > 0).nonzero()[0]
        if len(parts):
            self._parts(met, near, far, terms, parts)
        looking.close()

    def _parts(self, met: Sides, near: Ints, far: Ints, terms: Ints, some: Ints) -> None:
        """Meet what hinders, and what counts with another of its kind only."""
        looking, known, reach = self.looking, self.known, self.looking.outlook.of_sides
        parts = known.sides.arrays
        owner, part = expanded(parts.start.take(met.kind[some]), parts.total.take(met.kind[some]))
        owner = some.take(owner)
        at = (terms.take(owner) * reach.parts + part) * known.span + far.take(owner)
        hit = (near.take(owner) <= reach.part_at_all.take(at)).nonzero()[0]
        owner, part, at = owner.take(hit), part.take(hit), at.take(hit)
        alone = ~parts.by_levels.take(part) | (near.take(owner) <= reach.part_outright.take(at))
        hinders = ~parts.blocks.take(part)
        hindering = (hinders & alone).nonzero()[0]
        if len(hindering):
            here = owner.take(hindering)
            # places of hexsides lie beyond the numbers of hexes
            beyond = looking.cells.size + met.place.take(here)
            thing = parts.thing.take(part.take(hindering))
            looking.hinder(met.goal.take(here), met.hand.take(here), beyond, thing, met.pair.take(here))
        here = owner[~hinders & alone]
        if len(here):
            looking.block(met.goal[here], met.hand[here], np.ones(len(here), dtype=bool), met.pair[here])
        if alone.all():
            return
        looking.rare[met.goal[owner[hinders & ~alone]]] = True
        paired = (~hinders & ~alone).nonzero()[0]
        if len(paired):
            here = owner[paired]
            self._seconds.append((met.goal[here], met.hand[here], parts.thing.take(part[paired])))

    def _count_seconds(self) -> None:
        """Block where a hexside that needs a second one finds it; beside a line only the explained one can tell."""
        looking = self.looking
        goal, hand, thing = (np.concatenate(column) for column in zip(*self._seconds, strict=True))
        looking.rare[goal[hand != CROSSED]] = True
        goal, thing = goal[hand == CROSSED], thing[hand == CROSSED]
        width = len(looking.reading.things.every) + 1
        each, count = np.unique(goal * width + thing, return_counts=True)
        across = each[count > 1] // width
        looking.at_all[CROSSED, across] = True
        looking.outright[CROSSED, across] = True
