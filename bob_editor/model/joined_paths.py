"""Paths of several boards on one map: cut by edges, crops and overlays, drawn ones led on over the seams."""

import math
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.parts import stretches
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import linked, moved_path, reversed_path, widths_at

SEAM = 0.5
"""How near, in lattice units, the ends of two drawn paths lie at a seam that are one path on the map."""

_ON_EDGE = 0.002
"""A path that is cut at a board's edge ends there but for its rounding to the lattice."""

Ends = tuple[Part, Part]
"""The boards on which a path begins and ends."""

Laid = Sequence[tuple[tuple[Path, ...], Part, bool]]
"""Boards' paths, the board's part, and whether it is an overlay."""


def joined_paths(grid: JoinedGrid, boards: Laid, covered: frozenset[Hex]) -> tuple[Path, ...]:
    """The paths of all boards on the map, in order; ``covered`` are the map's hexes that overlays hide."""
    laid_over = {
        (path.terrain, at)
        for paths, part, overlay in boards
        if overlay
        for path in paths
        for own in path.through
        if (at := part.on_map(grid.frame, own)) is not None
    }
    found: list[tuple[Path, Ends]] = []
    for paths, part, overlay in boards:
        hidden = frozenset() if overlay else covered
        for path in paths:
            cut = _drawn if path.curve else _from_dot_to_dot
            for one in cut(grid, path, part, hidden, laid_over):
                _add(grid, found, one, (part, part), len(found))
    return tuple(path for path, _ in found)


def _from_dot_to_dot(
    grid: JoinedGrid,
    path: Path,
    part: Part,
    hidden: frozenset[Hex],
    laid_over: Collection[tuple[str, Hex]],
) -> Iterator[Path]:
    """The stretches of a path that are seen; a single hex is kept only where the path was no longer."""

    def is_kept(run: Sequence[Hex]) -> bool:
        return len(run) >= 2 or (len(run) == len(path.through) == 1 and run[0] not in hidden)

    run: list[Hex] = []
    for own in path.through:
        at = part.on_map(grid.frame, own) if part.uses(own) else None
        led_on = (path.terrain, at) in laid_over
        if at is not None and (at not in hidden or led_on):
            run.append(at)
        if at is None or at in hidden:
            if is_kept(run):
                yield replace(path, through=tuple(run))
            run = [at] if at is not None and led_on else []
    if is_kept(run):
        yield replace(path, through=tuple(run))


def _drawn(
    grid: JoinedGrid,
    path: Path,
    part: Part,
    hidden: frozenset[Hex],
    laid_over: Collection[tuple[str, Hex]],
) -> Iterator[Path]:
    """What a board shows of a drawn path: cut at its edge, its crop and the overlays that don't lead it on."""

    def is_shown(own: Hex) -> bool:
        at = part.on_map(grid.frame, own) if part.uses(own) else None
        return at is not None and (at not in hidden or (path.terrain, at) in laid_over)

    seen = (
        stretches(part.grid.frame, path.curve, is_shown, part.bounds)
        if hidden
        else _uncovered(path.curve, replace(part, name="", shift=(0, 0), turned=False, number=""))
    )
    for knots, places in seen:
        cut = replace(path, curve=knots, widths=widths_at(path, places))
        here = moved_path(grid, cut, lambda own: own, part.point)
        if here.through:
            yield here


@kept(lambda curve, _part: len(curve))
def _uncovered(curve: tuple[Knot, ...], part: Part) -> tuple[tuple[tuple[Knot, ...], tuple[float, ...]], ...]:
    """What a board shows of a curve under no overlay: the same wherever it is tried on the map."""
    return tuple(stretches(part.grid.frame, curve, part.uses, part.bounds))


def _add(grid: JoinedGrid, found: list[tuple[Path, Ends]], path: Path, ends: Ends, place: int) -> None:
    """Put a path at its place among the others, or, where it goes on what another board's leads to the seam, both.

    What is one then may go on at its other end.
    """
    for number, (other, others) in enumerate(found):
        if not _come_near(path, other) or _kind(path) != _kind(other):
            continue
        for first, (begin, last) in ((other, others), (reversed_path(other), others[::-1])):
            for second, (start, goal) in ((path, ends), (reversed_path(path), ends[::-1])):
                if last is not start and _meet((first.curve[-1].at, last), (second.curve[0].at, start)):
                    del found[number]
                    _add(grid, found, linked(grid, first, second), (begin, goal), number)
                    return
    found.insert(place, (path, ends))


def _come_near(*paths: Path) -> bool:
    """Whether one of two drawn paths ends near an end of the other: of hundreds few do."""
    first, second = ((path.curve[0].at, path.curve[-1].at) if path.curve else () for path in paths)
    return any(math.dist(one, other) <= SEAM for one in first for other in second)


def _meet(*ends: tuple[Point, Part]) -> bool:
    """Whether the ends of two boards' paths lie at a seam, and so near that it is one path."""
    near = math.dist(ends[0][0], ends[1][0]) <= SEAM
    return near and all(_is_on_edge(part, point) for point, part in ends)


def _kind(path: Path) -> Path:
    return replace(path, through=(), curve=(), widths=())


def _is_on_edge(part: Part, point: Point) -> bool:
    """Whether a point of the map lies on the edge of what a board shows."""
    x, y = part.own_point(point)
    left, top, right, bottom = part.bounds
    return min(abs(x - left), abs(x - right), abs(y - top), abs(y - bottom)) <= _ON_EDGE
