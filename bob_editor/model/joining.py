"""Joins boards and overlays into one map: a board value on a joined grid (docs/formats.md, section 3, ``map``).

What lies on half hexes that meet lies on one hex. Artwork is moved by integers; only what a board's edge, a crop or an
overlay cuts is cut, and what meets along a seam becomes one piece again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from bob_editor.geometry.grid import Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.laid_boards import Laid, Misfit
from bob_editor.model.misfits import misfits_of
from bob_editor.records import Record

Json = Any


class JoinedMap(Record, eq=False, dict=True):
    """The joined board, the parts that it is made of in the order of boards and overlays, and what doesn't fit.

    ``part_of`` leads from the place in the list to the part; a board of other hexes than the first has none.
    """

    board: Board
    laid: tuple[Laid, ...]
    part_of: Mapping[int, Part]
    misfits: tuple[Misfit, ...] = ()

    @property
    def grid(self) -> JoinedGrid:
        """The joined grid."""
        grid = self.board.grid
        assert isinstance(grid, JoinedGrid)  # join makes it so
        return grid

    def seams(self) -> Iterable[tuple[Hex, tuple[tuple[int, Hex], ...]]]:
        """The hexes that several boards show, each with the boards' places in the list and their own hexes.

        Those of boards that overlap are none, and an overlay makes none of the hexes that it lies on.
        """
        over = {at for one in self.misfits if one.kind == "overlap" for at in one.hexes}
        boards = {id(part): number for number, part in self.part_of.items() if not self.laid[number].overlay}
        for at in self.grid.hexes:
            shown = tuple((boards[id(part)], own) for part, own in self.grid.owners[at] if id(part) in boards)
            if len(shown) > 1 and at not in over:
                yield at, shown

    def fitting_seams(self) -> Iterable[tuple[Hex, tuple[tuple[int, Hex], ...]]]:
        """Those of boards that lie together as they should: where they don't, nothing goes on from one to the other."""
        wrong = [{*one.parts} for one in self.misfits if one.kind in ("overlap", "edge", "off_lattice")]
        for at, shown in self.seams():
            if not any(parts <= {number for number, _ in shown} for parts in wrong):
                yield at, shown


def first_board(contents: Sequence[HexContent]) -> int:
    """Of what lies in a hex that several boards show, take the first board's."""
    del contents
    return 0


def as_it_is(feature: Feature) -> Feature:
    """Leave a tile on a turned board as its board lists it."""
    return feature


def join(
    laid: Sequence[Laid],
    ruleset: str,
    *,
    choose: Callable[[Sequence[HexContent]], int] = first_board,
    half_turn: Callable[[Feature], Feature] = as_it_is,
    named: bool | None = None,
) -> JoinedMap:
    """The map of some boards and overlays, the boards first.

    ``choose`` says whose content counts in a hex that several boards show and list differently (0: the first's), and
    ``half_turn`` what a tile is on a turned board. A map without boards has no hexes. ``named``: whether labels begin
    with the board's name; where left out, if there are several boards. Artwork of half hexes is that of both boards,
    whatever is chosen.
    """
    from bob_editor.model.joined_contents import Contents

    grid, parts, wrong = _lain(laid, named=len(laid) > 1 if named is None else named)
    board = Contents(grid, laid, parts, choose, half_turn).board(ruleset)
    return JoinedMap(board, tuple(laid), parts, wrong)


def misfits(laid: Sequence[Laid]) -> tuple[Misfit, ...]:
    """What doesn't fit where boards are joined, for who only asks that: what lies on them is most of the work."""
    return _lain(laid, named=False)[2]


def _lain(laid: Sequence[Laid], *, named: bool) -> tuple[JoinedGrid, Mapping[int, Part], tuple[Misfit, ...]]:
    """The grid of some boards, their parts by their places in the list, and what doesn't fit."""
    frame_grid = laid[0].board.grid if laid else None
    found: list[Misfit] = []
    frame = _frame(laid[0]) if laid else None
    parts: dict[int, Part] = {}
    for number, one in enumerate(laid):
        part = None if frame is None else _part(number, one, frame, found)
        if part is not None:
            parts[number] = part
    pointy = frame_grid is not None and frame_grid.pointy
    grid = JoinedGrid(
        columns=0,
        rows=0,
        orientation="pointy-top" if pointy else "flat-top",
        shifted="odd" if frame is not None and frame.parity else "even",
        shift="right" if pointy else "down",
        parts=tuple(parts.values()),
        named=named,
    )
    grid = replace(grid, edges=_half_edges(grid))
    strays = {number for one in found if one.kind == "off_lattice" for number in one.parts}
    # A board off the lattice isn't shown where it lies, so how it meets others there is no fault besides.
    found += [
        one for one in misfits_of(grid, laid, parts) if one.kind == "overlap" or strays.isdisjoint(one.parts)
    ]
    return grid, parts, tuple(found)


def _half_edges(grid: JoinedGrid) -> tuple[tuple[Edge, Literal["half"]], ...]:
    """The edges of the whole map that run through dots: there its picture is cut straight."""
    left, top, right, bottom = grid.bounds
    dots = [grid.frame.centre(at) for at in grid.hexes]
    cut: Mapping[Edge, bool] = {
        "top": any(y == top for _, y in dots),
        "bottom": any(y == bottom for _, y in dots),
        "left": any(x == left for x, _ in dots),
        "right": any(x == right for x, _ in dots),
    }
    return tuple((edge, "half") for edge, half in cut.items() if half)


def _frame(first: Laid) -> Frame:
    """The frame on which the first board lies as it is; off the lattice, its own."""
    frame = first.board.grid.frame
    part = Part(first.place.name, first.board.grid, _whole(first.place.at), first.place.turn % 360 == 180)
    if first.board.grid.hexes:
        x, y = part.point(frame.centre(first.board.grid.hexes[0]))
        u, v = frame.swap((round(x), round(y)))
        if u % 3 == 0:
            return replace(frame, parity=int(v - u // 3) % 2)
    return frame


def _whole(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def _part(number: int, one: Laid, frame: Frame, misfits: list[Misfit]) -> Part | None:
    grid, place = one.board.grid, one.place
    if grid.pointy != frame.pointy:
        misfits.append(Misfit("orientation", (number,)))
        return None
    if place.turn % 180:
        misfits.append(Misfit("turn", (number,)))
    kept, bounds = _cropped(number, one, misfits)
    turned = place.turn % 360 == 180
    part = Part(place.name, grid, _whole(place.at), turned, kept, bounds, one.board.number or "")
    if not grid.hexes:
        return part
    first = grid.hexes[0]
    if part.on_map(frame, first) is None or tuple(place.at) != part.shift:
        misfits.append(Misfit("off_lattice", (number,)))
        x, y = part.point(grid.frame.centre(first))
        near = frame.centre(frame.hex_at((x, y)))
        part = replace(part, shift=(round(part.shift[0] + near[0] - x), round(part.shift[1] + near[1] - y)))
    return part


def _cropped(
    number: int, one: Laid, misfits: list[Misfit]
) -> tuple[frozenset[Hex] | None, tuple[float, float, float, float]]:
    """The hexes and the rectangle of a board that are used."""
    grid, crop = one.board.grid, one.place.crop
    left, top, right, bottom = grid.bounds
    if crop is None or not grid.hexes:
        return None, grid.bounds
    if isinstance(crop, str):
        # A sector folds across its longer side (columns for pointy-top hexes): a is the upper half, b the lower one.
        middle = (top + bottom) / 2
        if crop not in ("a", "b"):
            misfits.append(Misfit("crop", (number,)))
            return None, grid.bounds
        top, bottom = (top, middle) if crop == "a" else (middle, bottom)
        kept = frozenset(at for at in grid.hexes if top <= grid.frame.centre(at)[1] <= bottom)
        return kept, (left, top, right, bottom)
    found = [grid.hex_anywhere(label.rpartition(".")[2]) for label in crop]
    kept = frozenset(at for at in found if at is not None and at in grid.index)
    if len(kept) < len(crop):
        misfits.append(Misfit("crop", (number,)))
    if not kept:
        return None, grid.bounds
    corners = [corner for at in kept for corner in grid.frame.corners(at)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return kept, (max(left, min(xs)), max(top, min(ys)), min(right, max(xs)), min(bottom, max(ys)))
