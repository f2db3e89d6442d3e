"""What differs between two boards: what a view must repaint and a listener must reconsider."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import compress, islice, pairwise
from operator import is_, is_not
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.walk import hexes_of_curve
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.fields.exact import alike
from bob_editor.records import Record

_HEADINGS = (
    "id", "title", "number", "labels", "exits", "objectives", "underlay", "style", "edition", "rulings", "accepted",
    "credits", "imported", "extra", "foreign", "unplaced", "unread",
)  # fmt: skip


class PathPart(NamedTuple):
    """A segment or an end of a drawn path, with all that says how it is drawn: its terrain, its widths, its knots."""

    terrain: str
    width: float
    widths: tuple[float, ...]
    curve: tuple[Knot, ...]


class Change(Record):
    """The difference of two boards.

    ``hexes`` list other terrain or another level now, ``sides`` other features; ``path_hexes`` are those of paths
    that came or went: of one whose drawn curve was altered in part, those about the segments that differ, which are
    ``path_parts``; ``pieces`` the rings of artwork and contours that came or went; ``headings`` the names of fields.
    ``everything`` is true where grid, base or ruleset differ: nothing derived from the board stays good.
    """

    hexes: frozenset[Hex] = frozenset()
    sides: frozenset[Side] = frozenset()
    path_hexes: frozenset[Hex] = frozenset()
    path_parts: tuple[PathPart, ...] = ()
    pieces: tuple[Artwork | Contour, ...] = ()
    headings: frozenset[str] = frozenset()
    everything: bool = False

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(
            self.hexes or self.sides or self.path_hexes or self.pieces or self.headings or self.everything
        )

    @property
    def bounds(self) -> tuple[float, float, float, float] | None:
        """Left, top, right, bottom on the lattice of the rings that came or went; None where none did."""
        points: list[Point] = [point for piece in self.pieces for point in piece.ring]
        if not points:
            return None
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def redrawn(self) -> tuple[float, float, float, float] | None:
        """The box of ``bounds``, but only around the edges that came or went: where one ring was cut or led on.

        Outside it every point lies in drawn pieces of the same kinds as before. What hangs together with what may
        differ anywhere within ``bounds``.
        """
        edges: set[tuple[int, frozenset[Point]]] = set()
        kinds: dict[Artwork | Contour, int] = {}
        for piece in self.pieces:
            # By number: of a large ring the kind would be hashed again with every edge.
            kind = kinds.setdefault(replace(piece, ring=(), holes=(), curves=()), len(kinds))
            for line in (piece.ring, *piece.holes):
                ends = zip(line, (*line[1:], *line[:1]), strict=True)
                # An edge that one ring lost and another one got is where it was.
                edges ^= {(kind, frozenset(pair)) for pair in ends}
        points = [point for _, pair in edges for point in pair]
        if not points:
            return self.bounds
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def difference(before: Board, after: Board) -> Change:
    """What differs from ``before`` to ``after``; symmetric, and cheap where they share their parts."""
    if before is after:
        return Change()
    path_hexes, path_parts = _paths(before, after)
    return Change(
        hexes=_keys_that_differ(before.hexes, after.hexes),
        sides=_keys_that_differ(before.sides, after.sides),
        path_hexes=path_hexes,
        path_parts=path_parts,
        pieces=_that_differ(before.artwork, after.artwork) + _that_differ(before.contours, after.contours),
        headings=frozenset(
            name for name in _HEADINGS if not alike(getattr(before, name), getattr(after, name))
        ),
        everything=before.grid != after.grid or before.base != after.base or before.ruleset != after.ruleset,
    )


def _paths(before: Board, after: Board) -> tuple[frozenset[Hex], tuple[PathPart, ...]]:
    """The hexes of paths that came or went, and about a curve's parts those that its band may reach into; those parts.

    Where paths change partners at a knot, every part is where it was: then all of these paths counts.
    """
    differ = _that_differ(before.paths, after.paths)
    if not differ:
        return frozenset(), ()
    found: set[Hex] = set()
    counted: Counter[PathPart] = Counter()
    there, frame = set(before.paths), before.grid.frame
    for path in differ:
        if not path.curve:
            found.update(path.through)
            continue
        # A segment that one curve lost and another one got is where it was.
        for part in _parts(path):
            counted[part] += 1 if path in there else -1
    parts = [part for part, count in counted.items() if count]
    for part in parts:
        for at in hexes_of_curve(frame, part.curve) or (frame.hex_at(part.curve[0].at),):
            found.update((at, *at.neighbours()))
    if not found:
        return frozenset(at for path in differ for at in path.through), tuple(counted)
    return frozenset(found), tuple(parts)


def _parts(path: Path) -> Iterator[PathPart]:
    widths = path.widths or (1.0,) * len(path.curve)
    for wide, knots in zip(pairwise(widths), pairwise(path.curve), strict=True):
        yield PathPart(path.terrain, path.width, wide, knots)
    for place in (0, -1):
        yield PathPart(path.terrain, path.width, (widths[place],), (path.curve[place],))


def _keys_that_differ(before: Mapping, after: Mapping) -> frozenset:  # type: ignore[type-arg]
    if before is after:
        return frozenset()
    # An edit gives keys new values and adds some at the end, so the two mostly run side by side.
    if all(map(is_, before, after)):
        shorter, longer = sorted((before, after), key=len)
        others = compress(before, map(is_not, before.values(), after.values()))
        return frozenset(
            [*(key for key in others if before[key] != after[key]), *islice(longer, len(shorter), None)]
        )
    kept = compress(after, map(is_not, map(before.get, after), after.values()))
    return frozenset(key for key in kept if before.get(key) != after[key]) | (before.keys() - after.keys())


def _that_differ(before: tuple, after: tuple) -> tuple:  # type: ignore[type-arg]
    if before is after or before == after:
        return ()
    # An edit leaves most of them the very same: those before the first other one and behind the last are passed over.
    shorter = min(len(before), len(after))
    first = next((place for place in range(shorter) if before[place] is not after[place]), shorter)
    last = next((n for n in range(shorter - first) if before[-1 - n] is not after[-1 - n]), shorter - first)
    before, after = before[first : len(before) - last], after[first : len(after) - last]
    # Where all that differs is their order, or how often one is listed, any of them may lie on top of another now.
    return tuple(set(before).symmetric_difference(after)) or tuple(set(before)) or tuple(set(after))
