"""Parts land into fields: each of so many hexes, a hedge or wall round it, a gate in that, a crop in it."""

from collections.abc import Callable, Iterable, Sequence
from random import Random

from bob_editor.editing.drawing.terrain_edits import lay_terrain, put_feature
from bob_editor.editing.filling.clumps import clump, hang_together, pieces_of
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import Board
from bob_editor.rules.painting import FieldsRule
from bob_editor.rules.ruleset import Ruleset

Field = frozenset[Hex]


def parted(
    hexes: Iterable[Hex], least: int, most: int, seed: int, pace: Callable[[], object] = lambda: None
) -> tuple[Field, ...]:
    """Fields of ``least`` to ``most`` hexes that cover all of these, each one piece; the same for the same seed.

    A field is smaller only where land ends, such as between two roads, and larger never. ``pace`` is called before
    each; what it raises ends the work.
    """
    draw = Random(f"fields/{seed}")
    found: list[set[Hex]] = []
    for land in pieces_of(hexes):
        left, rim = set(land), set[Hex]()
        rank = {at: draw.random() for at in sorted(land)}
        mine: list[set[Hex]] = []
        while left:
            pace()
            # At the rim of what is parted already, so that no scraps are left between fields.
            start = min(
                rim or {min(left)}, key=lambda at: (sum(one in left for one in at.neighbours()), rank[at])
            )
            field = clump(start, draw.randint(least, most), left, draw)
            left -= field
            rim -= field
            rim.update(near for at in field for near in at.neighbours() if near in left)
            mine.append(field)
        found += _mended(mine, least, most, draw)
    return tuple(frozenset(field) for field in found)


def _mended(fields: list[set[Hex]], least: int, most: int, draw: Random) -> list[set[Hex]]:
    """The fields with those that came out too small joined to a neighbour, or helped by one."""
    of = {at: field for field in fields for at in field}
    for small in sorted((one for one in fields if len(one) < least), key=len):
        if not small or len(small) >= least:
            continue
        near = {
            min(of[at]): of[at] for one in small for at in one.neighbours() if at in of and at not in small
        }
        for other in sorted(near.values(), key=lambda field: (len(field), min(field))):
            both = small | other
            if len(both) <= most:
                parts: list[set[Hex]] = [both]
            else:
                parts = _halves(both, least, most, draw)
            if not parts:
                continue
            small.clear()
            other.clear()
            other.update(parts[0])
            small.update(*parts[1:])
            of.update(dict.fromkeys(other, other))
            of.update(dict.fromkeys(small, small))
            break
    return [field for field in fields if field]


def _halves(land: set[Hex], least: int, most: int, draw: Random) -> list[set[Hex]]:
    """Two fields of the right size that make up the land; none where no way was found."""
    size = len(land)
    for half in sorted(
        range(max(least, size - most), min(most, size - least) + 1), key=lambda one: abs(2 * one - size)
    ):
        for start in sorted(land):
            part = clump(start, half, land, draw)
            rest = land - part
            if len(part) == half and hang_together(rest):
                return [part, rest]
    return []


def borders(fields: Sequence[Field], board: Board, *, gates: bool, seed: int) -> tuple[Side, ...]:
    """The hexsides round fields, in board order, but for a gate in each; the board's edge has none.

    A gate leads to another field, or out of them, and serves both.
    """
    draw = Random(f"gates/{seed}")
    of = {at: number for number, field in enumerate(fields) for at in field}
    walls: dict[Side, tuple[int, int]] = {}
    for at, number in of.items():
        for direction, other in enumerate(at.neighbours()):
            if other in board.grid and of.get(other, -1) != number:
                walls[side_of(at, direction)] = (number, of.get(other, -1))
    found = dict(sorted(walls.items()))
    if gates:
        round_: list[list[Side]] = [[] for _ in fields]
        for side, both in found.items():
            for number in both:
                if number >= 0:
                    round_[number].append(side)
        open_ = set[int]()
        for number, ways in enumerate(round_):
            if number not in open_ and len(ways) > 1:
                open_.update(found.pop(draw.choice(ways)))
    return tuple(found)


def fields_filled(
    board: Board,
    ruleset: Ruleset,
    hexes: Iterable[Hex],
    rule: FieldsRule,
    *,
    gates: bool = True,
    seed: int = 0,
    pace: Callable[[], object] = lambda: None,
) -> Board:
    """The board with these hexes parted into fields by a rule."""
    fields = parted(hexes, rule.least, rule.most, seed, pace)
    draw = Random(f"crops/{seed}")
    crops = [draw.choice(rule.inside or ("",)) for _ in fields]
    for terrain in dict.fromkeys(one for one in crops if one):
        pace()
        bearing = [
            at for field, crop in zip(fields, crops, strict=True) if crop == terrain for at in sorted(field)
        ]
        board = lay_terrain(board, ruleset, bearing, terrain)
    if rule.border:
        board = put_feature(board, ruleset, borders(fields, board, gates=gates, seed=seed), rule.border)
    return board
