"""The grid that a board gets when it is turned, mirrored, resized, cropped or numbered otherwise."""

from collections.abc import Iterable
from operator import eq
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.whole.carry import Carry
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import EDGES, Edge, Grid, Lengths
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Node

MOST = 256
"""Columns or rows that a map may have (docs/formats.md, section 7)."""

Anchor = Literal[0, 1, 2]
"""Which part of the board stays where it is as it grows: its left or top, its middle, its right or bottom."""


_BOUNDS: tuple[Edge, ...] = ("left", "top", "right", "bottom")
"""The edges in the order in which a grid's bounds tell them."""


def turned(grid: Grid, *, left_right: bool, top_bottom: bool) -> Carry:
    """The carry that mirrors a board, or turns it by 180 degrees where both are asked for.

    :raises BadCall: where the lines of hexes end so raggedly that no grid has them the other way round.
    """
    along, across = (top_bottom, left_right) if grid.pointy else (left_right, top_bottom)
    target, u, v = grid, 0, 0
    if along:
        # The last line is the first then, so the others are shifted where their number is even.
        u = 3 * (grid.lines - 1)
        target = target if grid.lines % 2 else _other_lines_shifted(target)
    if across:
        plain, shifted = _pair(grid.columns if grid.pointy else grid.rows)
        step = 1 if grid.shift in ("down", "right") else -1
        if grid.lines == 1:
            v = step + 2 * (shifted - 1) + step if grid.is_shifted(0) else 2 * (plain - 1)
        elif plain == shifted:
            v, target = 2 * (plain - 1), _shifted_the_other_way(target)
        elif plain - shifted == step:
            v = 2 * (plain - 1)
        else:
            raise BadCall(
                f"The {'rows' if grid.pointy else 'columns'} of this board end too raggedly to be turned about.",
                hint="Give every one as many hexes, or those that begin half a hex further out one more.",
            )
    carry = Carry(grid, target, left_right, top_bottom, _node(grid, u, v))
    edges = sorted(
        ((carry.edge(edge), kind) for edge, kind in grid.edges), key=lambda one: EDGES.index(one[0])
    )
    return replace(carry, target=replace(target, edges=tuple(edges)))


def resized(
    grid: Grid, columns: int, rows: int, *, anchor: tuple[Anchor, Anchor] = (0, 0), by: Node = (0, 0)
) -> Carry:
    """The carry to as many columns and rows, of the unshifted kind where they differ.

    ``anchor`` says across and down what stays in its place, ``by`` how many columns and rows all is moved beside.

    :raises BadCall: where there would be none, or more than a map may have, or half edges cut all of them away.
    """
    more = columns - _pair(grid.columns)[0], rows - _pair(grid.rows)[0]
    wide, high = _longer(grid.columns, more[0]), _longer(grid.rows, more[1])
    if not all(1 <= size <= MOST for size in (*_pair(wide), *_pair(high))):
        raise BadCall(f"A board has 1 to {MOST} columns and rows.")
    across, down = (more[one] * anchor[one] // 2 + by[one] for one in (0, 1))
    carry = _moved(grid, wide, high, across, down)
    if carry.target.without_room:
        raise BadCall("Nothing is left of a single line of hexes that is cut on both sides.")
    return carry


def cropped(grid: Grid, hexes: Iterable[Hex]) -> Carry:
    """The carry to the smallest board that shows all these hexes.

    Half hexes stay halves at those of the board's edges that stay; whole ones, as of a single column, stay whole.

    :raises BadCall: where there are none.
    """
    places = [grid.position(at) for at in hexes if at in grid]
    if not places:
        raise BadCall("No hex is selected.", hint="Select hexes first.")
    left, top = (min(place[one] for place in places) for one in (0, 1))
    right, bottom = (max(place[one] for place in places) for one in (0, 1))
    carry = _moved(grid, _part(grid.columns, left, right), _part(grid.rows, top, bottom), -left, -top)
    were = (*carry.point(grid.bounds[:2]), *carry.point(grid.bounds[2:]))
    kept = dict(zip(_BOUNDS, map(eq, were, carry.target.bounds), strict=True))
    edges = tuple((edge, kind) for edge, kind in grid.edges if kept[edge])
    return replace(carry, target=replace(carry.target, edges=edges))


def grown(grid: Grid, over: Grid) -> Carry:
    """The carry to the smallest board that shows all hexes of another grid on this one's lattice, all of its own too.

    It is cut where the other is. Names stay where no row comes before the first.

    :raises BadCall: where it would have more columns or rows than a map may have.
    """
    # Where each line of hexes begins and ends, counted along it; unshifted ones do so at even numbers.
    ends: dict[int, tuple[int, int]] = {}
    for at in over.hexes:
        _, v = over.frame.canonical_centre(at)
        low, high = ends.get(at.q, (v, v))
        ends[at.q] = min(low, v), max(high, v)
    step = 1 if grid.shift in ("down", "right") else -1
    plain, shifted = ([one for one in ends.values() if one[0] % 2 == odd] for odd in (0, 1))
    plain = plain or [(low - step, high - step) for low, high in shifted]
    shifted = shifted or [(low + step, high + step) for low, high in plain]
    first, other = (min(low for low, _ in lines) for lines in (plain, shifted))
    first, other = min(first, other + 1), min(other, first + 1)
    long, other_long = (
        (max(high for _, high in lines) - low) // 2 + 1 for lines, low in ((plain, first), (shifted, other))
    )
    begin, count = min(ends), max(ends) - min(ends) + 1
    if max(long, other_long, count) > MOST:
        raise BadCall(f"A board has 1 to {MOST} columns and rows.")
    alike = long == other_long and isinstance(grid.columns if grid.pointy else grid.rows, int)
    size: Lengths = long if alike else (long, other_long)
    if grid.pointy:
        target = replace(grid, columns=size, rows=count)
    else:
        rows = _renumbered(grid, -first // 2, (step - other) // 2)
        target = replace(grid, columns=count, rows=size, first_row=rows)
    target = _other_lines_shifted(target) if begin % 2 else target
    target = target if other - first == step else _shifted_the_other_way(target)
    return Carry(grid, replace(target, edges=over.edges), shift=_node(grid, -3 * begin, -first))


def _renumbered(grid: Grid, more: int, more_shifted: int) -> Lengths:
    """What a grid's rows begin with where so many come before the first of each kind: names stay if they can."""
    least = min(more, more_shifted)
    plain, shifted = _pair(grid.first_row)
    plain, shifted = plain - (more - least), shifted - (more_shifted - least)
    low = min(0, plain, shifted)
    plain, shifted = plain - low, shifted - low
    return plain if plain == shifted and isinstance(grid.first_row, int) else (plain, shifted)


def numbered(grid: Grid, first_row: Lengths) -> Carry:
    """The carry to the same board with rows counted from another number; columns always begin with A."""
    return Carry(grid, replace(grid, first_row=first_row))


def _moved(grid: Grid, columns: Lengths, rows: Lengths, across: int, down: int) -> Carry:
    """The carry to another size, all moved so many columns to the right and rows down."""
    lines, places = (down, across) if grid.pointy else (across, down)
    target = replace(grid, columns=columns, rows=rows)
    # What is shifted stays so, whatever line it is in then.
    target = _other_lines_shifted(target) if lines % 2 else target
    return Carry(grid, target, shift=_node(grid, 3 * lines, 2 * places))


def _other_lines_shifted(grid: Grid) -> Grid:
    return replace(grid, shifted="odd" if grid.shifted == "even" else "even")


def _shifted_the_other_way(grid: Grid) -> Grid:
    other: dict[str, Literal["down", "up", "right", "left"]] = {
        "down": "up", "up": "down", "right": "left", "left": "right",
    }  # fmt: skip
    return replace(grid, shift=other[grid.shift])


def _longer(lengths: Lengths, by: int) -> Lengths:
    return lengths + by if isinstance(lengths, int) else (lengths[0] + by, lengths[1] + by)


def _part(lengths: Lengths, first: int, last: int) -> Lengths:
    if isinstance(lengths, int):
        return min(lengths, last + 1) - first
    plain, shifted = (max(1, min(length, last + 1) - first) for length in lengths)
    return plain, shifted


def _pair(lengths: Lengths) -> tuple[int, int]:
    return (lengths, lengths) if isinstance(lengths, int) else lengths


def _node(grid: Grid, u: int, v: int) -> Node:
    return (v, u) if grid.pointy else (u, v)
