"""The look over the hexsides that all lines cross, run along or meet at an end."""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.threads.contact_tables import CROSSED
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.walk import STRETCHES, Walk
from bob_editor.rules.los.told.around.looking import Looking
from bob_editor.rules.los.told.around.met_sides import MetSides
from bob_editor.rules.los.told.around.reach import PARTS, RARE, SHADOW
from bob_editor.rules.los.told.around.side_reach import ALONG, INNER, OF_BOTH, OF_GOAL, OF_START
from bob_editor.rules.los.told.around.sides import SideTables
from bob_editor.rules.los.told.around.tables import Stack

Ints = npt.NDArray[np.signedinteger[Any]]

MANY = 4_000
"""So many hexsides are met at once, as hexes are."""

WAYS = (INNER, OF_START, OF_GOAL, OF_BOTH, ALONG)


class OverSides:
    """What the hexsides on the lines of a look do."""

    def __init__(self, looking: Looking, sides: SideTables) -> None:
        self.looking, self.sides = looking, sides
        self.known = looking.tables.known
        self.walk = Walk(looking.cells, looking.start.hex)
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
                self._inner(left)
                looking.close()
                walk.open = looking.open & plain
                left, waiting = [], 0
        if waiting:
            self._inner(left)
            looking.close()
        if looking.reading.things.own_sides_count:
            self._last((looking.open & plain & (walk.length > 0)).nonzero()[0])
        self._special((looking.open & walk.special).nonzero()[0])
        self._count_seconds()
        looking.close()

    # -- lines through the insides of hexsides ------------------------------------------------------------------

    def _hit(self, goal: Ints, entry: Ints) -> tuple[Ints, ...]:
        """Of entries of lines those that lead through a hexside with anything on it."""
        six = self.walk.threads.side_step.take(entry) + 6 * self.walk.origin
        kind = self.sides.by_six.take(six)
        hit = kind.nonzero()[0]
        return goal[hit], entry[hit], six[hit], kind[hit]

    def _inner(self, left: list[tuple[Ints, ...]]) -> None:
        """The hexsides by which lines enter the hexes that they cross."""
        walk, table = self.walk, self.walk.table
        goal, entry, six, kind = (np.concatenate(column) for column in zip(*left, strict=True))
        first = entry == walk.first.take(goal)
        near = table.from_start.take(entry)
        far = np.where(first, walk.length.take(goal), table.to_goal.take(entry - 1))
        near = np.where(first, near, np.maximum(near, table.from_start.take(entry - 1)))
        far = np.maximum(far, table.to_goal.take(entry))
        self._meet(goal, kind, np.where(first, OF_START, INNER), near, far, six)

    def _last(self, goal: Ints) -> None:
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
        if not len(hit):
            return
        goal, entry, bare, six, kind = goal[hit], entry[hit], bare[hit], six[hit], kind[hit]
        entry = np.where(bare, 0, entry)
        near = walk.length.take(goal)
        far = np.where(bare, near, table.to_goal.take(entry))
        near = np.maximum(near, np.where(bare, 0, table.from_start.take(entry)))
        self._meet(goal, kind, np.where(bare, OF_BOTH, OF_GOAL), near, far, six)

    # -- lines along hexsides and through corners ----------------------------------------------------------------

    def _special(self, goal: Ints) -> None:
        walk, settings = self.walk, self.looking.settings
        if not len(goal):
            return
        met = self.known.met_by(walk.threads)
        sides, kind = met.of(walk.row.take(goal), self.sides.by_code, 3 * walk.origin)
        if settings.side_vertex == "nothing":
            across = (sides.hand == CROSSED).nonzero()[0]
            sides, kind = MetSides(*(column.take(across) for column in sides)), kind.take(across)
        elif settings.side_vertex == "counts":
            sides = sides._replace(hand=np.zeros_like(sides.hand))
        self._meet(
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

    @cached_property
    def _tables(self) -> tuple[Stack, ...]:
        """The columns of the tables for the goals of each level, met in each way."""
        return self.known.stacks_of_sides(self.looking.outlook.terms, WAYS)

    def _meet(
        self,
        goal: Ints,
        kind: Ints,
        way: Ints,
        from_start: Ints,
        to_goal: Ints,
        place: Ints,
        hand: Ints | None = None,
        pair: Ints | None = None,
    ) -> None:
        looking, known = self.looking, self.known
        hand = np.zeros(len(goal), dtype=np.int64) if hand is None else hand
        pair = np.zeros(len(goal), dtype=np.int64) if pair is None else pair
        near, far = looking.from_low(goal, from_start, to_goal)
        terms = looking.tables.level_of.take(goal) * len(WAYS) + way
        codes, outright, at_all, _, _ = self._tables
        row = terms * len(known.sides.rows) + kind
        code = codes.take(row)
        looking.rare[goal[code & RARE > 0]] = True
        by_kind = (code & ~np.uint8(PARTS | RARE | SHADOW) > 0).nonzero()[0]
        if len(by_kind):
            at = row[by_kind] * known.span + far[by_kind]
            met = (near[by_kind] <= at_all.take(at)).nonzero()[0]
            some = by_kind[met]
            if len(some):
                looking.block(goal[some], hand[some], near[some] <= outright.take(at[met]), pair[some])
        parts = (code & PARTS > 0).nonzero()[0]
        if len(parts):
            self._parts(goal, hand, kind, terms, near, far, place, pair, parts)

    def _parts(
        self,
        goal: Ints,
        hand: Ints,
        kind: Ints,
        terms: Ints,
        near: Ints,
        far: Ints,
        place: Ints,
        pair: Ints,
        some: Ints,
    ) -> None:
        """Meet what hinders, and what counts with another of its kind only."""
        looking, known = self.looking, self.known
        start, count, thing, _, blocks, by_levels = known.sides.arrays
        owner, part = expanded(start.take(kind[some]), count.take(kind[some]))
        owner = some[owner]
        at = (terms.take(owner) * len(known.sides.parts) + part) * known.span + far.take(owner)
        met = (near.take(owner) <= self._tables[4].take(at)).nonzero()[0]
        owner, part, at = owner[met], part[met], at[met]
        alone = ~by_levels.take(part) | (near.take(owner) <= self._tables[3].take(at))
        veils = ~blocks.take(part)
        hindering = (veils & alone).nonzero()[0]
        if len(hindering):
            here = owner[hindering]
            # places of hexsides lie beyond the numbers of hexes
            beyond = looking.cells.size + place[here]
            looking.hinder(goal[here], hand[here], beyond, thing.take(part[hindering]), pair[here])
        here = owner[~veils & alone]
        if len(here):
            looking.block(goal[here], hand[here], np.ones(len(here), dtype=bool), pair[here])
        if alone.all():
            return
        looking.rare[goal[owner[veils & ~alone]]] = True
        paired = (~veils & ~alone).nonzero()[0]
        if len(paired):
            self._seconds.append((goal[owner[paired]], hand[owner[paired]], thing.take(part[paired])))

    def _count_seconds(self) -> None:
        """Block where a hexside that needs a second one finds it; beside a line only the explained one can tell."""
        if not self._seconds:
            return
        looking = self.looking
        goal, hand, thing = (np.concatenate(column) for column in zip(*self._seconds, strict=True))
        looking.rare[goal[hand != CROSSED]] = True
        goal, thing = goal[hand == CROSSED], thing[hand == CROSSED]
        width = len(looking.reading.things.every) + 1
        each, count = np.unique(goal * width + thing, return_counts=True)
        across = each[count > 1] // width
        looking.at_all[CROSSED, across] = True
        looking.outright[CROSSED, across] = True
