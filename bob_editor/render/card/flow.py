"""Puts boxes on pages: in columns of equal length, side by side, or beside the map."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from bob_editor.render.card.boxes import Box

_SLACK = 0.01


@frozen(eq=False)
class Columns:
    """Boxes that flow from column to column; each column's distance from the left margin is in ``lefts``."""

    boxes: tuple[Box, ...]
    lefts: tuple[float, ...]


@frozen(eq=False)
class SideBySide:
    """Columns that each keep their own boxes, over as many pages as the longest takes.

    Where ``flows``, they are of one width, and what only one of them still has goes on in all columns of a new page.
    """

    columns: tuple[tuple[float, tuple[Box, ...]], ...]
    flows: bool = False


Band = Columns | SideBySide


@frozen(eq=False)
class Placed:
    """A box on a page, in points from the margins' left upper corner."""

    box: Box
    x: float
    y: float


Page = tuple[Placed, ...]


class Pages:
    """Fills pages of a height with bands, from top to bottom."""

    def __init__(self, height: float, *, gap: float) -> None:
        self._height = height
        self._gap = gap
        self._pages: list[list[Placed]] = [[]]
        self._y = 0.0

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages so far."""
        filled = [tuple(page) for page in self._pages]
        return tuple(filled[:-1] if len(filled) > 1 and not filled[-1] else filled)

    @property
    def y(self) -> float:
        """How far the present page is filled."""
        return self._y

    def add(self, band: Band) -> None:
        """Put a band below what is there."""
        if self._y > 0:
            self._y += self._gap
        if isinstance(band, Columns):
            self._add_columns(list(band.boxes), band.lefts)
        else:
            self._add_side_by_side(band)

    def _new_page(self) -> None:
        self._pages.append([])
        self._y = 0.0

    def _add_columns(self, boxes: list[Box], lefts: tuple[float, ...]) -> None:
        while boxes:
            room = self._height - self._y
            ends = _filled(boxes, len(lefts), room)
            if ends[-1] == len(boxes):
                ends = _balanced(boxes, len(lefts), room)
            elif self._y > 0 and (ends[0] == 0 or room < self._height * 0.06):
                self._new_page()
                continue
            elif ends[-1] == 0:
                # What no page can hold is put there all the same, rather than tried on page after page.
                ends = [_together(boxes)] * len(lefts)
            start = lowest = 0
            bottom = self._y
            for left, end in zip(lefts, ends, strict=True):
                bottom = max(bottom, self._put(boxes[start:end], left, self._y))
                start = end
            lowest = ends[-1]
            self._y = bottom
            boxes = boxes[lowest:]
            if boxes:
                self._new_page()

    def _add_side_by_side(self, band: SideBySide) -> None:
        left = [(x, list(boxes)) for x, boxes in band.columns]
        while any(boxes for _, boxes in left):
            room = self._height - self._y
            ends = [_end(boxes, 0, room) for _, boxes in left]
            begins = all(end > 0 for end, (_, boxes) in zip(ends, left, strict=True) if boxes)
            if self._y > 0 and not begins:
                self._new_page()
                continue
            bottom = self._y
            rest = []
            for (x, boxes), end in zip(left, ends, strict=True):
                # A box that no page can hold is put there all the same, rather than lost.
                count = max(end, 1) if boxes else 0
                bottom = max(bottom, self._put(boxes[:count], x, self._y))
                rest.append((x, boxes[count:]))
            left = rest
            self._y = bottom
            more = [boxes for _, boxes in left if boxes]
            if more:
                self._new_page()
            if band.flows and len(more) == 1:
                self._add_columns(more[0], tuple(x for x, _ in left))
                return

    def _put(self, boxes: Sequence[Box], x: float, y: float) -> float:
        for box in _trimmed(boxes):
            if box.paint is not None:
                self._pages[-1].append(Placed(box, x, y))
            y += box.height
        return y


def _trimmed(boxes: Sequence[Box]) -> Sequence[Box]:
    start, end = 0, len(boxes)
    while start < end and boxes[start].gap:
        start += 1
    while end > start and boxes[end - 1].gap:
        end -= 1
    return boxes[start:end]


def _end(boxes: Sequence[Box], start: int, room: float) -> int:
    """Where a column that begins at a box must end; at ``start`` where not even the first ones fit together."""
    y = 0.0
    good = start
    began = False
    for number in range(start, len(boxes)):
        box = boxes[number]
        if not box.gap or began:
            y += box.height
        began = began or not box.gap
        if y > room + _SLACK and not box.gap:
            return good
        if not box.keep:
            good = number + 1
    return len(boxes)


def _filled(boxes: Sequence[Box], count: int, room: float) -> list[int]:
    """Where each of some columns ends, each as full as can be."""
    ends: list[int] = []
    start = 0
    for _ in range(count):
        start = _end(boxes, start, room)
        ends.append(start)
    return ends


def _together(boxes: Sequence[Box]) -> int:
    """How many of the first boxes aren't to be parted: headings stay with what they are above."""
    return next((number for number, box in enumerate(boxes, 1) if not box.keep), len(boxes))


def _balanced(boxes: Sequence[Box], count: int, room: float) -> list[int]:
    """The columns as short as they can be with all boxes in them."""
    low, high = 0.0, room
    best = _filled(boxes, count, room)
    for _ in range(14):
        middle = (low + high) / 2
        ends = _filled(boxes, count, middle)
        if ends[-1] == len(boxes):
            best, high = ends, middle
        else:
            low = middle
    return best


def taken(boxes: Sequence[Box], height: float) -> int:
    """How many boxes a column of a height takes, without parting what stays together."""
    return _end(boxes, 0, height)
