"""Roads, paths and streams that end in the open.

Which paths lead on, and what is a building, a bridge or water, say the tags ``leads_on``, ``building``, ``bridge`` and
``water`` of the ruleset's terrain. A game may have rows of its own instead: ``of`` which lines each is, and ``with``
what they may end at.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Path
from bob_editor.model.places import at_path
from bob_editor.records import Record
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, shared_check
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import named, rule_of, tagged, title_of
from bob_editor.rules.wording import upper_first


@shared_check(Severity.WARNING, subject="board", besides=("of",))
def line_ends_nowhere(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A road, path or stream leads somewhere: off the board, to another of its like, to a building or a bridge.

    A stream may also end in other water.
    """
    ends = _Ends.of(ground, terms)
    grid = ground.board.grid
    for index, path in enumerate(ground.board.paths):
        # A bridge's own tips lie on open ground; what leads on from them is a road's matter.
        if path.terrain not in ends.lines or path.terrain in ends.bridges:
            continue
        for end in dict.fromkeys((path.through[0], path.through[-1])):
            if end not in grid or ends.may_end(path.terrain, end) or _leaves(grid, path, end):
                continue
            if path.terrain in terms.listed("but") and ends.breaks_off(path, end):
                continue
            name = title_of(ground.ruleset, path.terrain)
            extended = partial(_extended, old=path, end=end, terms=terms, ruleset=ground.ruleset)
            lead_on = Edit(f"Lead the {name} on to where it may end", extended)
            # What ends in a river without a bridge would lead through it.
            lead = (lead_on,) if len(path.through) > 1 and not ends.is_deep(end) else ()
            left = _kept(ends, path, end)
            cut_back = mend("Delete the stub", board_edits.reroute_path, old=path, through=left)
            # A bridge that loses its road would be one over nothing.
            gone = {*path.through} - {*left}
            bridged = any(
                ground.board.has(at, one) for at in gone for one in tagged(ground.ruleset, "bridge")
            )
            yield Finding(
                terms.says(
                    "{Terrain} ends in {hex}.",
                    terrain=name,
                    Terrain=upper_first(name),
                    hex=ground.label(end),
                    place=ground.label(end),
                ),
                at=ground.at_hex(end),
                highlight=at_path(grid, index, path.through),
                # A path of one hex led on would still end where it begins.
                fixes=lead if lead and bridged else (*lead, cut_back),
                cites=rule_of(ground.ruleset, path.terrain)
                if not terms.listed("of")
                else terms.text("cites"),
            )


def _leaves(grid: Grid, path: Path, end: Hex) -> bool:
    """Whether a drawn path leads off the board from its last hex at an end."""
    knots = [path.curve[-1 if end == path.through[-1] else 0]] if path.curve else []
    left, top, right, bottom = grid.bounds
    return any(
        grid.frame.hex_at(knot.at) not in grid
        or not (left < knot.at[0] < right and top < knot.at[1] < bottom)
        for knot in knots
    )


class _Ends(Record):
    """Where lines may end on a board."""

    ground: Ground
    lines: frozenset[str]
    water: frozenset[str]
    buildings: frozenset[str]
    bridges: frozenset[str]
    passages: Mapping[tuple[bool, Hex], int]

    @staticmethod
    def of(ground: Ground, terms: Terms) -> _Ends:
        rules = ground.ruleset
        lines = named(rules, terms.of("leads_on"))
        water = frozenset[str]() if terms.listed("of") else tagged(rules, "water")
        passages = Counter(
            (path.terrain in water, at)
            for path in ground.board.paths
            if path.terrain in lines
            for at in path.through
        )
        bridges = frozenset[str]() if terms.listed("of") else tagged(rules, "bridge")
        buildings = named(rules, terms.row.get("with", ("building",)))
        return _Ends(ground, lines, water, buildings, bridges, passages)

    def may_end(self, terrain: str, at: Hex, *, counting: int = 1) -> bool:
        """Whether a line may end in a hex; ``counting`` is how often its own passage there is among those counted."""
        if any(other not in self.ground.board.grid for other in at.neighbours()):
            return True
        wet = terrain in self.water
        if self.passages[wet, at] > counting:
            return True
        there = {*self.ground.terrain(at), *(piece.terrain for piece in self.ground.drawn_at(at))}
        return bool(there & self.buildings) or bool(there & (self.water if wet else self.bridges))

    def is_deep(self, at: Hex) -> bool:
        """Whether a hex is of water that is crossed on a bridge alone, and has none."""
        there = {*self.ground.terrain(at)}
        return bool(there & tagged(self.ground.ruleset, "deep")) and not there & self.bridges

    def breaks_off(self, path: Path, end: Hex) -> bool:
        """Whether a line of its kind breaks off beside one: a gap, of which a game may have a check of its own."""
        others = (one for one in self.ground.board.paths if one.terrain == path.terrain)
        beside = (
            one.through[at]
            for one in others
            for at in (0, -1)
            # A line of two hexes has its own ends beside each other.
            if end.distance(one.through[at]) == 1 and (one is not path or len(path.through) > 2)
        )
        return any(self.passages[path.terrain in self.water, at] == 1 for at in beside)


def led_through(board: Board, terrain: str, through: tuple[Hex, ...], *, ruleset: Ruleset) -> Board:
    """The board with a path through some hexes, each end of it led on to where it may end."""
    terms = Terms(ruleset.said_of("line-ends-nowhere"))
    board = board_edits.add_path(board, terrain, through)
    for end in (through[0], through[-1]):
        here = (path for path in board.paths if path.terrain == terrain)
        path = next((one for one in here if end in (one.through[0], one.through[-1])), None)
        if path is not None and not _Ends.of(Ground(board, ruleset), terms).may_end(terrain, end):
            board = _extended(board, path, end, ruleset, terms)
    return board


def _from_end(path: Path, end: Hex) -> list[Hex]:
    """The path's hexes, so turned that the end comes last."""
    return list(path.through if path.through[-1] == end else path.through[::-1])


def _extended(board: Board, old: Path, end: Hex, ruleset: Ruleset, terms: Terms) -> Board:
    """The path led on, straight where that is no longer, to the nearest hex where it may end; dry if it can be."""
    ends = _Ends.of(Ground(board, ruleset), terms)
    dry = not terms.listed("of") and old.terrain not in ends.water
    for shunned in (tagged(ruleset, "water") if dry else frozenset[str](), frozenset[str]()):
        added = _way_on(ends, old, end, shunned)
        if added:
            return board_edits.reroute_path(board, old, [*_from_end(old, end), *added])
    return board


def _way_on(ends: _Ends, old: Path, end: Hex, shunned: frozenset[str]) -> list[Hex]:
    """The hexes by which a path goes on, through some terrains only over a bridge; none where there is no way."""
    ground, through = ends.ground, _from_end(old, end)
    ahead = through[-2].direction_to(end) if len(through) > 1 else None
    turns = sorted(
        range(6), key=lambda turn: 0 if ahead is None else min((turn - ahead) % 6, (ahead - turn) % 6)
    )
    came_from: dict[Hex, Hex] = {}
    open_ends = deque([end])
    seen = set(old.through)
    while open_ends:
        at = open_ends.popleft()
        if at != end and ends.may_end(old.terrain, at, counting=0):
            break
        for turn in turns:
            further = at.neighbour(turn)
            there = frozenset(ground.terrain(further)) if further in ground.board.grid else shunned
            barred = bool(there & shunned) and not there & ends.bridges
            if further in ground.board.grid and further not in seen and not barred:
                seen.add(further)
                came_from[further] = at
                open_ends.append(further)
    else:
        return []
    added = [at]
    while came_from[added[-1]] != end:
        added.append(came_from[added[-1]])
    return added[::-1]


def _kept(ends: _Ends, path: Path, end: Hex) -> list[Hex]:
    """The path's hexes without those from an end to where it may end; one where there are none such."""
    through = _from_end(path, end)
    while len(through) > 1 and not ends.may_end(path.terrain, through[-1]):
        through.pop()
    return through
