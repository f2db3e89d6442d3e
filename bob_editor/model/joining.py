"""Joins boards and overlays into one map: a board value on a joined grid (formats, section 3, ``map``).

What lies on half hexes that meet lies on one hex. Artwork is moved by integers; only what a board's edge, a crop or an
overlay cuts is cut, and what meets along a seam becomes one piece again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from attrs import evolve, frozen

from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.parts import side_between
from bob_editor.model.board import Board, Feature, HexContent, Label, Path
from bob_editor.model.joined_pieces import Cutter, joined_pieces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from bob_editor.geometry.grid import Edge
    from bob_editor.geometry.hexes import Hex
    from bob_editor.geometry.lattice import Frame
    from bob_editor.geometry.parts import Side
    from bob_editor.model.scenario import PlacedBoard

Json = Any

MisfitKind = Literal["turn", "orientation", "off_lattice", "overlap", "edge", "apart", "crop"]


@frozen
class Laid:
    """A board on the table: where it lies and what it is; ``number`` is its place among the card's boards and overlays.

    The two differ from the place in a list of these where the card names boards that can't be read.
    """

    place: PlacedBoard
    board: Board
    overlay: bool = False
    number: int = -1


@frozen
class Misfit:
    """A way in which boards don't go together.

    ``turn``: not by 0 or 180 degrees; ``orientation``: other hexes than the first board's; ``off_lattice``: its dots
    are no dots of the map (it is shown at the nearest place where they are); ``overlap``: two boards show the same
    part of a hex; ``edge``: where two boards meet, a hex stays half; ``apart``: it touches no other board; ``crop``:
    it names hexes that the board lacks. ``parts`` are places in the list of boards and overlays, ``hexes`` on the map.
    """

    kind: MisfitKind
    parts: tuple[int, ...]
    hexes: tuple[Hex, ...] = ()


@frozen(eq=False, slots=False)
class JoinedMap:
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
        """The hexes that several boards show, each with the boards' places in the list and their own hexes."""
        numbers = {id(part): number for number, part in self.part_of.items()}
        for at in self.grid.hexes:
            owners = self.grid.owners[at]
            if len(owners) > 1:
                yield at, tuple((numbers[id(part)], own) for part, own in owners)


def first_board(contents: Sequence[HexContent]) -> int:
    """Of what lies in a hex that several boards show, take the first board's."""
    del contents
    return 0


def join(
    laid: Sequence[Laid],
    ruleset: str,
    *,
    choose: Callable[[Sequence[HexContent]], int] = first_board,
    named: bool | None = None,
) -> JoinedMap:
    """The map of some boards and overlays, the boards first.

    ``choose`` says whose content counts in a hex that several boards show and list differently (0: the first's). A
    map without boards has no hexes. ``named``: whether labels begin with the board's name; where left out, if there are
    several boards. Artwork of half hexes is that of both boards, whatever is chosen.
    """
    frame_grid = laid[0].board.grid if laid else None
    misfits: list[Misfit] = []
    frame = _frame(laid[0]) if laid else None
    parts: dict[int, Part] = {}
    for number, one in enumerate(laid):
        part = None if frame is None else _part(number, one, frame, misfits)
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
        named=len(laid) > 1 if named is None else named,
    )
    grid = evolve(grid, edges=_half_edges(grid))
    misfits += _misfits_of(grid, laid, parts)
    board = _Joining(grid, laid, parts, choose).board(ruleset)
    return JoinedMap(board, tuple(laid), parts, tuple(misfits))


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
            return evolve(frame, parity=int(v - u // 3) % 2)
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
    part = Part(place.name, grid, _whole(place.at), place.turn % 360 == 180, kept, bounds)
    if not grid.hexes:
        return part
    first = grid.hexes[0]
    if part.on_map(frame, first) is None or tuple(place.at) != part.shift:
        misfits.append(Misfit("off_lattice", (number,)))
        x, y = part.point(grid.frame.centre(first))
        near = frame.centre(frame.hex_at((x, y)))
        part = evolve(part, shift=(round(part.shift[0] + near[0] - x), round(part.shift[1] + near[1] - y)))
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
    found = [grid.hex_anywhere(label.rpartition(".")[2]) for label in crop if isinstance(label, str)]
    kept = frozenset(at for at in found if at is not None and at in grid.index)
    if len(kept) < len(crop):
        misfits.append(Misfit("crop", (number,)))
    if not kept:
        return None, grid.bounds
    corners = [corner for at in kept for corner in grid.frame.corners(at)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return kept, (max(left, min(xs)), max(top, min(ys)), min(right, max(xs)), min(bottom, max(ys)))


def _misfits_of(grid: JoinedGrid, laid: Sequence[Laid], parts: Mapping[int, Part]) -> Iterable[Misfit]:
    """Boards that overlap, that meet at an edge without becoming whole there, or that touch no other."""
    numbers = {id(part): number for number, part in parts.items()}
    over: dict[tuple[int, int], list[Hex]] = {}
    touching: set[frozenset[int]] = set()
    half: dict[tuple[int, int], list[Hex]] = {}
    for at, owners in grid.owners.items():
        boards = [
            (numbers[id(part)], part.cut_edges(own))
            for part, own in owners
            if not laid[numbers[id(part)]].overlay
        ]
        for place, (first, cut) in enumerate(boards):
            for second, other in boards[place + 1 :]:
                touching.add(frozenset((first, second)))
                if not _halves(cut, other):
                    over.setdefault((first, second), []).append(at)
        if len(boards) == 1 and boards[0][1]:
            # Beyond the edge that cuts it lies another board, which doesn't make it whole.
            for beside in at.neighbours():
                if not _beyond(grid.frame.centre(at), grid.frame.centre(beside), boards[0][1]):
                    continue
                for part, _ in grid.owners.get(beside, ()):
                    other_number = numbers[id(part)]
                    if other_number != boards[0][0] and not laid[other_number].overlay:
                        half.setdefault((boards[0][0], other_number), []).append(at)
        for beside in at.neighbours():
            others = {numbers[id(part)] for part, _ in grid.owners.get(beside, ())}
            touching |= {frozenset((number, other)) for number, _ in boards for other in others}
    yield from (Misfit("overlap", pair, tuple(hexes)) for pair, hexes in sorted(over.items()))
    yield from (
        Misfit("edge", pair, tuple(dict.fromkeys(hexes)))
        for pair, hexes in sorted(half.items())
        # One hex alone is the corner at which boards meet that lie across from each other.
        if len(set(hexes)) > 1 and not any(set(pair) == set(other) for other in over)
    )
    yield from (
        Misfit("apart", (number,))
        for number in _apart([number for number in parts if not laid[number].overlay], touching)
    )


def _apart(boards: Sequence[int], touching: Iterable[frozenset[int]]) -> list[int]:
    """The boards that hang together with the first one neither directly nor by others."""
    reached = set(boards[:1])
    pairs = set(touching)
    while True:
        wider = reached.union(*(pair for pair in pairs if pair & reached))
        if wider == reached:
            return [number for number in boards if number not in reached]
        reached = wider


def _beyond(here: tuple[int, int], there: tuple[int, int], cut: tuple[str, ...]) -> bool:
    """Whether a neighbour's dot lies beyond one of the edges that cut a hex."""
    (x, y), (other_x, other_y) = here, there
    beyond = {"left": other_x < x, "right": other_x > x, "top": other_y < y, "bottom": other_y > y}
    return any(beyond[edge] for edge in cut)


def _halves(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Whether two boards' cuts leave different parts of a hex, so that they don't overlap."""
    opposite = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}
    return any(opposite[edge] in second for edge in first)


@frozen(eq=False, slots=False)
class _Joining:
    """The work of joining what lies on the boards, section by section."""

    grid: JoinedGrid
    laid: Sequence[Laid]
    parts: Mapping[int, Part]
    choose: Callable[[Sequence[HexContent]], int]

    def board(self, ruleset: str) -> Board:
        """The joined board."""
        used = [(self.laid[number], part) for number, part in self.parts.items()]
        base = used[0][0].board.base if used else Board(self.grid, ruleset).base
        covers = [part for one, part in used if one.overlay]
        covered = frozenset(
            at
            for at, owners in self.grid.owners.items()
            if any(part is cover for part, _ in owners for cover in covers)
        )
        cutter = Cutter(self.grid.frame, covers)
        boards = [(one.board, part, one.overlay) for one, part in used]
        alone = boards[0][0] if len(boards) == 1 else None
        return Board(
            grid=self.grid,
            ruleset=ruleset,
            id="map" if alone is None else alone.id,
            title="" if alone is None else alone.title,
            number=None if alone is None else alone.number,
            base=base,
            hexes=self._hexes(base.terrain, base.level, covers),
            sides=self._sides(covered),
            paths=tuple(self._paths(covered)),
            artwork=joined_pieces([(board.artwork, part, over) for board, part, over in boards], cutter),
            contours=joined_pieces([(board.contours, part, over) for board, part, over in boards], cutter),
            labels=tuple(
                Label(label.text, part.point(label.at), label.foreign)
                for board, part, _ in boards
                for label in board.labels
                if _inside(part.bounds, label.at)
            ),
            exits=tuple(row for board, part, _ in boards for row in self._rows(board.exits, part)),
            objectives=tuple(row for board, part, _ in boards for row in self._rows(board.objectives, part)),
            rulings={
                name: answer for board, _, _ in reversed(boards) for name, answer in board.rulings.items()
            },
            extra=self._extra(boards),
        )

    def _hexes(self, terrain: str, level: int, covers: Sequence[Part]) -> dict[Hex, HexContent]:
        boards = {id(part): self.laid[number].board for number, part in self.parts.items()}

        def content(part: Part, own: Hex) -> HexContent:
            board = boards[id(part)]
            listed = board.content(own)
            if (board.base.terrain, board.base.level) == (terrain, level):
                return listed
            # Where the base is another than the map's, it must be said hex by hex.
            return evolve(
                listed,
                terrain=listed.terrain or (Feature(board.base.terrain),),
                level=board.base.level if listed.level is None else listed.level,
            )

        found: dict[Hex, HexContent] = {}
        for at in self.grid.hexes:
            owners = self.grid.owners[at]
            on_top = [one for one in owners if any(one[0] is cover for cover in covers)]
            contents = [content(part, own) for part, own in (on_top[-1:] or owners)]
            one = contents[0]
            if any(other != one for other in contents[1:]):
                one = contents[self.choose(contents)]
            if one:
                found[at] = one
        return found

    def _sides(self, covered: frozenset[Hex]) -> dict[Side, tuple[Feature, ...]]:
        found: dict[Side, tuple[Feature, ...]] = {}
        for number, part in self.parts.items():
            overlay = self.laid[number].overlay
            for own, features in self.laid[number].board.sides.items():
                if not any(part.uses(at) for at in own.hexes):
                    continue
                ends = [part.on_map(self.grid.frame, at) for at in own.hexes]
                if ends[0] is None or ends[1] is None:
                    continue
                if not overlay and all(at in covered for at in ends):
                    continue
                side = side_between(ends[0], ends[1])
                if side is None:
                    continue
                moved = tuple(evolve(one, within=self._labels(one.within, part)) for one in features)
                known = found.get(side, ())
                found[side] = known + tuple(
                    one for one in moved if one.terrain not in {there.terrain for there in known}
                )
        return found

    def _labels(self, labels: Iterable[str], part: Part) -> tuple[str, ...]:
        return tuple(self._label(label, part) for label in labels)

    def _label(self, label: str, part: Part) -> str:
        """A label on a board as the map calls the place; what is no label of the board stays as it is."""
        first, slash, _ = label.partition("/")
        own = part.grid.hex_anywhere(first)
        at = None if own is None else part.on_map(self.grid.frame, own)
        if own is None or at is None or own not in part.grid.index:
            return label
        if not slash:
            return self.grid.label(at)
        side = part.grid.side_anywhere(label)
        ends = [] if side is None else [part.on_map(self.grid.frame, end) for end in side.hexes]
        if len(ends) != 2 or ends[0] is None or ends[1] is None:
            return label
        between = side_between(ends[0], ends[1])
        return label if between is None else self.grid.side_label(between)

    def _paths(self, covered: frozenset[Hex]) -> Iterable[Path]:
        laid_over = {
            (path.terrain, at)
            for number, part in self.parts.items()
            if self.laid[number].overlay
            for path in self.laid[number].board.paths
            for own in path.through
            if (at := part.on_map(self.grid.frame, own)) is not None
        }
        for number, part in self.parts.items():
            overlay = self.laid[number].overlay
            for path in self.laid[number].board.paths:
                run: list[Hex] = []
                for own in path.through:
                    at = part.on_map(self.grid.frame, own) if part.uses(own) else None
                    hidden = at is not None and not overlay and at in covered
                    if at is not None and (not hidden or (path.terrain, at) in laid_over):
                        run.append(at)
                    if at is None or hidden:
                        yield from self._run(path, run, covered, overlay=overlay)
                        run = [at] if hidden and at is not None and (path.terrain, at) in laid_over else []
                yield from self._run(path, run, covered, overlay=overlay)

    def _run(self, path: Path, run: list[Hex], covered: frozenset[Hex], *, overlay: bool) -> Iterable[Path]:
        """One stretch of a cut path; a single hex is kept only where the path was no longer."""
        if len(run) >= 2 or (run and len(path.through) == 1 and (overlay or run[0] not in covered)):
            yield evolve(path, through=tuple(run))

    def _rows(self, rows: Iterable[Json], part: Part) -> Iterable[Json]:
        flipped = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
        for row in rows:
            moved = self._relabelled(row, part)
            if part.turned and isinstance(moved, dict) and moved.get("edge") in flipped:
                moved["edge"] = flipped[moved["edge"]]
            yield moved

    def _relabelled(self, value: Json, part: Part) -> Json:
        if isinstance(value, str):
            return self._label(value, part)
        if isinstance(value, list | tuple):
            return [self._relabelled(entry, part) for entry in value]
        if isinstance(value, dict):
            return {self._label(key, part): self._relabelled(entry, part) for key, entry in value.items()}
        return value

    def _extra(self, boards: Sequence[tuple[Board, Part, bool]]) -> dict[str, Json]:
        """The boards' own fields: of lists all, of other values the first board's."""
        found: dict[str, Json] = {}
        for board, part, _ in boards:
            for name, value in board.extra.items():
                moved = self._relabelled(value, part)
                if isinstance(moved, list) and isinstance(found.get(name), list):
                    found[name] = [*found[name], *moved]
                else:
                    found.setdefault(name, moved)
        return found


def _inside(bounds: tuple[float, float, float, float], at: tuple[float, float]) -> bool:
    left, top, right, bottom = bounds
    return left <= at[0] <= right and top <= at[1] <= bottom
