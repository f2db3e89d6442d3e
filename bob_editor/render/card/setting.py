"""A card set on pages by a template: as large as it fits, shrunk down to what is readable, then on more pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from bob_editor.render.card.block_boxes import heading_boxes, pair_boxes, table_boxes, text_boxes
from bob_editor.render.card.boxes import Box, space
from bob_editor.render.card.flow import Columns, Page, Pages, SideBySide, taken
from bob_editor.render.card.force_boxes import force_boxes
from bob_editor.render.card.head_boxes import head_boxes
from bob_editor.render.card.map_boxes import map_boxes
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import MM, Template
from bob_editor.render.card.track_boxes import track_boxes
from bob_editor.render.card.typesetter import KeptLines, Typesetter
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.sheet.blocks import Block, CardSheet, Forces, MapPicture, Pairs, Section, Table, Text, Track

_FOOT = 11.0
"""Room for the foot of a page, in points."""

_STEPS = (1.0, 0.94, 0.88, 0.83, 0.78, 0.74)
"""How text shrinks; none of them below what the template calls readable."""

_DOUBT = 0.08
"""What a guess of the pages that a size fills may be wrong by."""

_ONE_PAGE = 0.82
"""Text shrinks that far so that a card becomes one page; farther only to become as many as the template says."""

_PAST_MAP = 1.3
"""So much of the map's height may be filled with text beside it, if that is the end of the text."""

_FLAT_MAP = 0.2
"""Of the page's height: a map that would be no higher beside text is set over the whole width."""

_HIGHEST_MAP = 0.46
"""Of the page's height."""


class CardSetting:
    """A card's pages. Go through ``steps()`` first, all of them; they take a few milliseconds each.

    ``kept`` are lines set before by the same template.
    """

    def __init__(
        self,
        sheet: CardSheet,
        template: Template,
        image: MapImage,
        colours: SideColours,
        kept: KeptLines | None = None,
    ) -> None:
        self.sheet = sheet
        self.template = template
        self.pages: tuple[Page, ...] = ()
        self.scale = 1.0
        self._kept = kept or KeptLines()
        self._image = image
        self._colours = colours
        wide, high = template.page
        top, right, bottom, left = (margin * MM for margin in template.margins)
        self._room = QRectF(left, top, wide - left - right, high - top - bottom - _FOOT)
        self._gutter = template.gutter * MM

    def steps(self) -> Iterator[None]:
        """Set the card as large as it fits on one page if that takes little shrinking, else on the pages allowed."""
        self._kept.turn_over()
        body = self.template.sizes["body"]
        scales = [step for step in _STEPS if step * body >= self.template.smallest] or [1.0]
        yield from self._set(scales[0])
        first, filled = self.pages, self._filled()
        for wanted, least in ((1, _ONE_PAGE), (self.template.pages, 0.0)):
            # What text fills grows with the square of its size, so that most sizes needn't be tried.
            may = [one for one in scales if one >= least and filled * one * one <= wanted + _DOUBT]
            for scale in may:
                if scale == scales[0]:
                    self.scale, self.pages = scale, first
                else:
                    yield from self._set(scale)
                if len(self.pages) <= wanted:
                    return
        if self.scale != scales[-1]:
            yield from self._set(scales[-1])

    def _filled(self) -> float:
        """How many pages are filled, the last of them in part."""
        last = max((one.y + one.box.height for one in self.pages[-1]), default=0)
        return len(self.pages) - 1 + last / self._room.height()

    def _set(self, scale: float) -> Iterator[None]:
        self.scale = scale
        setter = Typesetter(self.template, self._colours, scale, self._kept)
        pages = Pages(self._room.height(), gap=setter.size("body") * 0.9)
        pages.add(Columns(tuple(head_boxes(self.sheet, self._room.width(), setter)), (0.0,)))
        yield
        waiting: list[Box] = []
        sections = self._ordered()
        picture = self._map()
        if picture is not None:
            waiting, sections = self._beside_map(pages, picture, sections, setter)
            yield
        for section in sections:
            forces = next((one for one in section.blocks if isinstance(one, Forces)), None)
            if forces is None:
                waiting += self._section_boxes(section, self._column(self.template.columns), setter)
                yield
                continue
            self._flow(pages, waiting)
            waiting = []
            self._add_forces(pages, section, forces, setter)
            yield
        self._flow(pages, waiting)
        self.pages = pages.pages

    def _ordered(self) -> list[Section]:
        """The sections in the template's order, without those it leaves out."""
        kept = [one for one in self.sheet.sections if one.id not in self.template.leave_out]
        order = self.template.order
        rest = [one.id for one in kept if one.id not in order]
        names = [name for place in order for name in (rest if place == "*" else [place])]
        if "*" not in order:
            names += rest
        found = [one for name in names for one in kept if one.id == name]
        return [one for one in found if any(not isinstance(block, MapPicture) for block in one.blocks)]

    def _map(self) -> MapPicture | None:
        section = self.sheet.section("map")
        if section is None or "map" in self.template.leave_out:
            return None
        return next((one for one in section.blocks if isinstance(one, MapPicture)), None)

    # -- bands ------------------------------------------------------------------------------------------------

    def _column(self, count: int) -> float:
        return (self._room.width() - self._gutter * (count - 1)) / count

    def _flow(self, pages: Pages, boxes: list[Box]) -> None:
        if boxes:
            count = self.template.columns
            lefts = tuple(number * (self._column(count) + self._gutter) for number in range(count))
            pages.add(Columns(tuple(boxes), lefts))

    def _beside_map(
        self, pages: Pages, picture: MapPicture, sections: list[Section], setter: Typesetter
    ) -> tuple[list[Box], list[Section]]:
        """Put the map, with the sections that begin beside it as far as it reaches, and others that fit there whole.

        What of the first ones didn't fit is returned, and the sections that nothing was put of.
        """
        first = [one for one in sections if one.id in self.template.beside_map]
        others = [one for one in sections if one not in first]
        whole, width = self._room.width(), self._column(self.template.columns)
        most = self._room.height() * _HIGHEST_MAP
        wide = (whole - self._gutter) * self.template.map_width
        flat = not self._image.empty and self._image.height_for(wide) < self._room.height() * _FLAT_MAP
        if self.template.map_width >= 1 or flat or not first:
            pages.add(Columns(tuple(map_boxes(picture, self._image, whole, most, setter)), (0.0,)))
            return [box for one in first for box in self._section_boxes(one, width, setter)], others
        shown = map_boxes(picture, self._image, wide, most, setter)
        narrow, high = whole - self._gutter - wide, _height(shown)
        beside: list[Box] = []
        rest: list[Box] = []
        for section in first:
            boxes = self._section_boxes(section, narrow, setter)
            # What is nearly done runs on a little past the map, rather than break off there.
            ends = section is first[-1] and _height(beside) + _height(boxes) <= high * _PAST_MAP
            count = len(boxes) if ends else taken(boxes, high - _height(beside))
            if rest or count == 0 or (count < len(boxes) and narrow > width):
                rest += self._section_boxes(section, width, setter)
                continue
            beside += boxes[:count]
            rest += boxes[count:]
        for section in list(others):
            boxes = self._section_boxes(section, narrow, setter)
            forces = any(isinstance(block, Forces) for block in section.blocks)
            if not rest and not forces and _height(beside) + _height(boxes) <= high:
                beside += boxes
                others.remove(section)
        pages.add(SideBySide(((0.0, tuple(beside)), (narrow + self._gutter, tuple(shown)))))
        return rest, others

    def _add_forces(self, pages: Pages, section: Section, forces: Forces, setter: Typesetter) -> None:
        heads = forces.forces
        count = min(2, len(heads)) if heads else 1
        width = self._column(count)
        columns: list[list[Box]] = [[] for _ in range(count)]
        for force in heads:
            shortest = min(columns, key=lambda boxes: sum(box.height for box in boxes))
            if shortest:
                shortest.append(space(setter.size("body")))
            shortest += force_boxes(force, width, setter)
        lefts = [number * (width + self._gutter) for number in range(count)]
        shown = tuple((left, tuple(boxes)) for left, boxes in zip(lefts, columns, strict=True))
        pages.add(SideBySide(shown, flows=True))
        others = Section(section.id, "", tuple(one for one in section.blocks if one is not forces))
        if others.blocks:
            self._flow(pages, self._section_boxes(others, self._column(self.template.columns), setter))

    def _section_boxes(self, section: Section, width: float, setter: Typesetter) -> list[Box]:
        boxes = heading_boxes(section.title, width, setter) if section.title else []
        for block in section.blocks:
            boxes += _block_boxes(block, width, setter)
        return [*boxes, space(setter.size("body") * 0.8)]

    # -- painting ---------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page; the painter's unit is the point, its origin the paper's left upper corner."""
        for _ in self.paint_steps(painter, number):
            pass

    def paint_steps(self, painter: QPainter, number: int) -> Iterator[None]:
        """Paint a page piece by piece; the painter is as it was once this is done, or given up."""
        painter.save()
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            wide, high = self.template.page
            painter.fillRect(QRectF(0, 0, wide, high), self.template.colour("paper"))
            for placed in self.pages[number]:
                if placed.box.paint is not None:
                    placed.box.paint(painter, self._room.left() + placed.x, self._room.top() + placed.y)
                    yield
            self._paint_foot(painter, number)
        finally:
            painter.restore()

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        setter = Typesetter(self.template, self._colours, kept=self._kept)
        soft = self.template.colour("soft")
        at = QPointF(self._room.left(), self._room.bottom() + _FOOT - setter.leading("kicker"))
        painter.setPen(QPen(self.template.colour("rule"), 0.4))
        painter.drawLine(at, QPointF(self._room.right(), at.y()))
        page = f"{number + 1} / {len(self.pages)}" if len(self.pages) > 1 else ""
        left = " · ".join((self.sheet.title, *self.sheet.kicker[:1]))
        for text, align in ((left, "left"), (page, "right")):
            for line in setter.lines(text, self._room.width(), "small", colour=soft, align=align)[:1]:  # type: ignore[arg-type]  # one of its words
                if line.paint is not None:
                    line.paint(painter, at.x(), at.y() + 1.5)


def _height(boxes: Sequence[Box]) -> float:
    return sum(box.height for box in boxes)


def _block_boxes(block: Block, width: float, setter: Typesetter) -> list[Box]:
    match block:
        case Text():
            return text_boxes(block, width, setter)
        case Pairs():
            return pair_boxes(block, width, setter)
        case Table():
            return table_boxes(block, width, setter)
        case Track():
            return track_boxes(block, width, setter)
        case Forces(forces):
            return [box for force in forces for box in force_boxes(force, width, setter)]
        case MapPicture():
            return []
