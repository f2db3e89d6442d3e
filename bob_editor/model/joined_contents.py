"""What lies on joined boards, section by section: hexes, hexsides, paths, artwork, labels and headings of the map."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.geometry.parts import Side, side_between
from bob_editor.model.board import Board, Feature, HexContent, Label
from bob_editor.model.joined_paths import joined_paths
from bob_editor.model.joined_pieces import Cutter, joined_pieces
from bob_editor.model.laid_boards import Laid
from bob_editor.model.lettering_along import moved_label
from bob_editor.records import Record

Json = Any


class Contents(Record, eq=False, dict=True):
    """The work of joining what lies on the boards, section by section."""

    grid: JoinedGrid
    laid: Sequence[Laid]
    parts: Mapping[int, Part]
    choose: Callable[[Sequence[HexContent]], int]
    half_turn: Callable[[Feature], Feature]

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
            paths=joined_paths(
                self.grid, [(board.paths, part, over) for board, part, over in boards], covered
            ),
            artwork=joined_pieces([(board.artwork, part, over) for board, part, over in boards], cutter),
            contours=joined_pieces([(board.contours, part, over) for board, part, over in boards], cutter),
            labels=tuple(self._lettering(boards, covered)),
            exits=self._rows([(board.exits, part, over) for board, part, over in boards], covered),
            objectives=self._rows([(board.objectives, part, over) for board, part, over in boards], covered),
            rulings={
                name: answer for board, _, _ in reversed(boards) for name, answer in board.rulings.items()
            },
            style=_shared({board.style for board, _, over in boards if not over}),
            extra=self._extra(boards),
        )

    def _hexes(self, terrain: str, level: int, covers: Sequence[Part]) -> dict[Hex, HexContent]:
        boards = {id(part): self.laid[number].board for number, part in self.parts.items()}

        def content(part: Part, own: Hex) -> HexContent:
            board = boards[id(part)]
            listed = board.content(own)
            if part.turned:
                listed = replace(listed, terrain=tuple(map(self.half_turn, listed.terrain)))
            if (board.base.terrain, board.base.level) == (terrain, level):
                return listed
            # Where the base is another than the map's, it must be said hex by hex.
            return replace(
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
                moved = tuple(replace(one, within=self._labels(one.within, part)) for one in features)
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

    def _lettering(
        self, boards: Iterable[tuple[Board, Part, bool]], covered: frozenset[Hex]
    ) -> Iterator[Label]:
        """What is written on the boards and seen on the map, where it is there."""
        for board, part, over in boards:
            for label in board.labels:
                moved = moved_label(label, part.point)
                seen = over or self.grid.frame.hex_at(moved.at) not in covered
                if seen and _inside(part.bounds, label.at):
                    yield moved

    def _rows(
        self, rows: Iterable[tuple[Iterable[Json], Part, bool]], covered: frozenset[Hex]
    ) -> tuple[Json, ...]:
        """The rows of boards whose places are seen on the map, with the map's labels."""
        return tuple(
            self._moved(seen, part)
            for own, part, over in rows
            for row in own
            if (seen := self._seen(row, part, frozenset() if over else covered)) is not None
        )

    def _moved(self, row: Json, part: Part) -> Json:
        """A row with the map's labels, and with the edge that it names where its board is turned."""
        flipped = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
        moved = self._relabelled(row, part)
        if part.turned and isinstance(moved, dict) and moved.get("edge") in flipped:
            moved["edge"] = flipped[moved["edge"]]
        return moved

    def _seen(self, row: Json, part: Part, covered: frozenset[Hex]) -> Json:
        """A row without those of its hexes that aren't used or lie under an overlay; None where it has no other."""
        at = row.get("at") if isinstance(row, dict) else None
        if isinstance(at, str):
            return row if self._shows(at, part, covered) else None
        if not isinstance(at, list | tuple) or not at:
            return row
        left = [one for one in at if not isinstance(one, str) or self._shows(one, part, covered)]
        return {**row, "at": left} if left else None

    def _shows(self, label: str, part: Part, covered: frozenset[Hex]) -> bool:
        """Whether a place of a board is seen on the map; what is no place of it is for the checks to tell."""
        own = part.grid.hex_anywhere(label.partition("/")[0])
        if own is None or own not in part.grid.index:
            return True
        return part.uses(own) and part.on_map(self.grid.frame, own) not in covered

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


def _shared(styles: set[str | None]) -> str | None:
    """The style that all boards of a map name; None where they differ."""
    return next(iter(styles)) if len(styles) == 1 else None
