"""Paths that are drawn as curves: which hexes they run through follows from the drawing.

Everything that leads a path elsewhere goes through here, so that its curve and the hexes it names never disagree. What
is said of hexes holds for paths from dot to dot too.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.parts import parted, stretches
from bob_editor.geometry.curves.walk import hexes_of_curve
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Path

NARROWEST, WIDEST = 0.25, 4.0
"""How much narrower or wider than its kind a path may be drawn."""


def hexes_entered(grid: Grid, curve: Sequence[Knot]) -> tuple[Hex, ...]:
    """The board's hexes that a curve enters, in order; what of it lies beyond the board's edge enters none."""
    return tuple(at for at in hexes_of_curve(grid.frame, curve, grid.bounds) if at in grid.index)


def redrawn(grid: Grid, path: Path, curve: Iterable[Knot], widths: Iterable[float] | None = None) -> Path:
    """The path along another curve; ``widths`` are those at its knots, None where they stay as they are."""
    knots = tuple(curve)
    kept = path.widths if widths is None else tuple(widths)
    if len(kept) != len(knots) or all(width == 1 for width in kept):
        kept = ()
    return replace(path, through=hexes_entered(grid, knots), curve=knots, widths=kept)


def reversed_path(path: Path) -> Path:
    """The same path drawn from its other end."""
    curve = tuple(knot.reversed() for knot in reversed(path.curve))
    return replace(path, through=path.through[::-1], curve=curve, widths=path.widths[::-1])


def dot_knots(grid: Grid, through: Iterable[Hex]) -> tuple[Knot, ...]:
    """Corner knots at the dots of hexes."""
    return tuple(Knot((float(x), float(y))) for x, y in map(grid.centre, through))


def moved_path(
    grid: Grid, path: Path, to_hex: Callable[[Hex], Hex], to_point: Callable[[Point], Point]
) -> Path:
    """The path on another grid, all of it moved in one way; a curve's hexes follow from where it comes to lie."""
    if not path.curve:
        return replace(path, through=tuple(map(to_hex, path.through)))

    def moved(point: Point | None) -> Point | None:
        if point is None:
            return None
        x, y = to_point(point)
        return round(x, 3) + 0.0, round(y, 3) + 0.0

    return redrawn(
        grid, path, (Knot(moved(one.at) or one.at, moved(one.before), moved(one.after)) for one in path.curve)
    )


def within(grid: Grid, path: Path, holds: Callable[[Hex], bool]) -> Iterator[Path]:
    """The parts of a path in some hexes: curves cut at the hexsides, dots only where two or more are left together.

    A path of one hex is left where it is held; one that is held as a whole is left as it is.
    """
    if all(map(holds, path.through)):
        yield path
    elif path.curve:
        for knots, places in stretches(grid.frame, path.curve, holds, grid.bounds):
            part = _kept_in(grid, redrawn(grid, path, knots, widths_at(path, places)), holds)
            if part.through:
                yield part
    else:
        yield from (replace(path, through=run) for run in runs(path.through, holds) if len(run) > 1)


_BACK = (0.01, 0.05, 0.2)
"""Shares of a segment by which a part is drawn back from the hexside where it is cut."""


def _kept_in(grid: Grid, part: Path, holds: Callable[[Hex], bool]) -> Path:
    """A part that rounding led over the hexside where it ends, drawn back a little; any other as it is."""
    for _ in range(2):
        for share in _BACK:
            if part.through and not holds(part.through[-1]):
                *rest, start, end = part.curve
                start, end, _ = parted(start, end, 1 - share)
                part = redrawn(grid, part, (*rest, start, end))
        part = reversed_path(part)
    return part


_TURNS = (0, 1, 5)
"""Straight on, else the least turn: a sixth to the right, a sixth to the left."""


def led_off(board: Board, path: Path, *, first: bool) -> Hex | None:
    """The hex beside the board towards which a path from dot to dot leaves it from its first or last hex, if it does.

    It ends at a dot that lies on the board's edge, and where another of its kind runs.
    """
    before, end = path.through[1::-1] if first else path.through[-2:]
    ahead = before.direction_to(end)
    if ahead is None or end not in board.grid.index or board.grid.cut_edges(end):
        return None
    out = [end.neighbour((ahead + turn) % 6) for turn in _TURNS]
    there = next((at for at in out if at not in board.grid.index), None)
    meets = any(
        other is not path and other.terrain == path.terrain and end in other.through for other in board.paths
    )
    return None if meets else there


def runs(through: Sequence[Hex], holds: Callable[[Hex], bool]) -> Iterator[tuple[Hex, ...]]:
    """The unbroken stretches of held hexes."""
    run: list[Hex] = []
    for at in through:
        if holds(at):
            run.append(at)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def widths_at(path: Path, places: Iterable[float]) -> tuple[float, ...]:
    """The path's own widths at places along its curve: a knot's number, and the share of the way to the next one."""
    if not path.widths:
        return ()
    last = len(path.widths) - 1
    found = []
    for place in places:
        number = min(int(place), max(0, last - 1))
        share = place - number
        one, other = path.widths[number], path.widths[min(number + 1, last)]
        found.append(round(one + (other - one) * share, 3))
    return tuple(found)


def rerouted(grid: Grid, path: Path, through: Sequence[Hex]) -> Path:
    """The path led through other hexes: its curve is cut or led on from dot to dot where that makes these very hexes.

    Where it can't, the path runs from dot to dot.
    """
    wanted = tuple(through)
    if path.curve:
        for turned in (path, reversed_path(path)):
            for way in _ways(grid, turned, wanted):
                if way.through == wanted:
                    return way
    return replace(path, through=wanted, curve=(), widths=())


def _ways(grid: Grid, path: Path, wanted: tuple[Hex, ...]) -> Iterator[Path]:
    old, more = path.through, len(wanted) - len(path.through)
    if more > 0 and wanted[: len(old)] == old:
        curve = (*path.curve, *dot_knots(grid, wanted[len(old) :]))
        yield redrawn(grid, path, curve, (*path.widths, *(path.widths[-1:] * more)))
    elif more > 0 and wanted[more:] == old:
        curve = (*dot_knots(grid, wanted[:more]), *path.curve)
        yield redrawn(grid, path, curve, (*(path.widths[:1] * more), *path.widths))
    elif more <= 0:
        yield from within(grid, path, frozenset(wanted).__contains__)


def linked(grid: Grid, first: Path, second: Path) -> Path:
    """Two drawn paths as one of the first's kind: on along the second, as wide as they are."""
    last, start = first.curve[-1], second.curve[0]
    knot = replace(last, after=start.moved_to(last.at).after)
    drawn = [path.width * width for path in (first, second) for width in _widths_of(path)]
    # What both can be on the whole without a knot past its limits; the first's own width where that will do.
    whole = round(max(max(drawn) / WIDEST, min(min(drawn) / NARROWEST, first.width)), 3)
    widths = (*_widths_of(first, whole), *_widths_of(second, whole)[1:])
    return redrawn(grid, replace(first, width=whole), (*first.curve[:-1], knot, *second.curve[1:]), widths)


def _widths_of(path: Path, whole: float | None = None) -> tuple[float, ...]:
    """A path's widths at its knots; were it part of one that is as wide as ``whole``, those that it had there."""
    own = path.widths or (1.0,) * len(path.curve)
    if whole is None or path.width == whole:
        return own
    return tuple(min(WIDEST, max(NARROWEST, round(width * path.width / whole, 3))) for width in own)
