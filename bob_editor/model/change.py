"""What differs between two boards: what a view must repaint and a listener must reconsider."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress, islice
from operator import is_, is_not

from attrs import evolve, frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour

_HEADINGS = (
    "id", "title", "number", "labels", "exits", "objectives", "underlay", "rulings", "accepted", "credits", "extra",
    "foreign", "unplaced",
)  # fmt: skip


@frozen
class Change:
    """The difference of two boards.

    ``hexes`` list other terrain or another level now, ``sides`` other features; ``path_hexes`` are those of paths
    that came or went; ``pieces`` the rings of artwork and contours that came or went; ``headings`` the names of
    fields. ``everything`` is true where grid, base or ruleset differ: nothing derived from the board stays good.
    """

    hexes: frozenset[Hex] = frozenset()
    sides: frozenset[Side] = frozenset()
    path_hexes: frozenset[Hex] = frozenset()
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
        edges: set[tuple[object, frozenset[Point]]] = set()
        for piece in self.pieces:
            kind = evolve(piece, ring=(), holes=())
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
    return Change(
        hexes=_keys_that_differ(before.hexes, after.hexes),
        sides=_keys_that_differ(before.sides, after.sides),
        path_hexes=frozenset(at for path in _that_differ(before.paths, after.paths) for at in path.through),
        pieces=_that_differ(before.artwork, after.artwork) + _that_differ(before.contours, after.contours),
        headings=frozenset(name for name in _HEADINGS if getattr(before, name) != getattr(after, name)),
        everything=before.grid != after.grid or before.base != after.base or before.ruleset != after.ruleset,
    )


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
    # Where all that differs is their order, or how often one is listed, any of them may lie on top of another now.
    return tuple(set(before).symmetric_difference(after)) or tuple(set(before))
