"""A board in its image, made within a frame: what was carried over once is known from then on, both ways."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent, Path
from bob_editor.model.board_edits import with_hexes, with_sides
from bob_editor.model.change import difference

Row = TypeVar("Row", Path, Artwork, Contour)

MOST = 60_000
"""Rows that are remembered; then all are forgotten."""


class Image:
    """Carries boards of one grid onto themselves; the carry undoes itself."""

    def __init__(self, carry: Carry, ruleset: str) -> None:
        grid = carry.source
        self._carry = carry
        self._empty = Board(grid, ruleset)
        self._hexes: dict[Hex, Hex] = {at: carry.hex(at) for at in grid.hexes}
        self._sides: dict[Side, Side] = {}
        # By the number of an object, which is kept beside, so that no other can have its number.
        self._known: dict[int, tuple[object, object]] = {}

    def over(self, board: Board) -> Board:
        """The board as its image shows it, without labels and headings that an edit doesn't draw."""
        if len(self._known) > MOST:
            self._known.clear()
        return replace(
            self._empty,
            base=board.base,
            hexes=self._contents(board.hexes),
            sides=self._features(board.sides),
            paths=self._rows(self._moved_paths, board.paths),
            artwork=self._rows(self._moved_artwork, board.artwork),
            contours=self._rows(self._moved_contours, board.contours),
        )

    def back(self, board: Board, there: Board, edited: Board) -> Board:
        """The board with what an edit changed of its image ``there``."""
        change = difference(there, edited)
        hexes = {at: edited.content(at) for at in change.hexes}
        contents = self._contents(hexes)
        sides = self._features({side: edited.sides.get(side, ()) for side in change.sides})
        return replace(
            with_sides(with_hexes(board, contents), sides),
            paths=self._rows(self._moved_paths, edited.paths),
            artwork=self._rows(self._moved_artwork, edited.artwork),
            contours=self._rows(self._moved_contours, edited.contours),
        )

    def _hex(self, at: Hex) -> Hex:
        if at not in self._hexes:
            self._hexes[at] = self._carry.hex(at)
        return self._hexes[at]

    def _side(self, side: Side) -> Side:
        if side not in self._sides:
            self._sides[side] = self._carry.side(side)
        return self._sides[side]

    def _contents(self, hexes: Mapping[Hex, HexContent]) -> dict[Hex, HexContent]:
        turned = {at: content for at, content in hexes.items() if any(map(_has_sides, content.terrain))}
        found = {self._hex(at): content for at, content in hexes.items()}
        if turned:
            found |= self._carried(replace(self._empty, hexes=turned)).hexes
        return found

    def _features(self, sides: Mapping[Side, tuple[Feature, ...]]) -> dict[Side, tuple[Feature, ...]]:
        turned = {side: features for side, features in sides.items() if any(map(_has_sides, features))}
        found = {self._side(side): features for side, features in sides.items()}
        if turned:
            found |= self._carried(replace(self._empty, sides=turned)).sides
        return found

    def _carried(self, board: Board) -> Board:
        return carried(board, self._carry).board

    def _moved_paths(self, rows: tuple[Path, ...]) -> tuple[Path, ...]:
        return self._carried(replace(self._empty, paths=rows)).paths

    def _moved_artwork(self, rows: tuple[Artwork, ...]) -> tuple[Artwork, ...]:
        return self._carried(replace(self._empty, artwork=rows)).artwork

    def _moved_contours(self, rows: tuple[Contour, ...]) -> tuple[Contour, ...]:
        return self._carried(replace(self._empty, contours=rows)).contours

    def _rows(
        self, move: Callable[[tuple[Row, ...]], tuple[Row, ...]], rows: Sequence[Row]
    ) -> tuple[Row, ...]:
        new = tuple(row for row in rows if id(row) not in self._known)
        if new:
            for row, image in zip(new, move(new), strict=True):
                self._known[id(row)] = row, image
                self._known[id(image)] = image, row
        return tuple(self._known[id(row)][1] for row in rows)  # type: ignore[misc]  # a row's image is of its kind


def _has_sides(feature: Feature) -> bool:
    """Whether a feature looks otherwise, or names other places, in its image."""
    return bool(feature.within) or feature.orientation is not None or feature.shape is not None
