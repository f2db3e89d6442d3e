"""The pages of the open card as pictures, made bit by bit in between the window's other work."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.setting import CardSetting
from bob_editor.render.card.template import Template
from bob_editor.render.card.typesetter import KeptLines
from bob_editor.render.card.writing import side_colours
from bob_editor.render.kit.style import Style
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.blocks import CardSheet
from bob_editor.sheet.card_sheet import card_sheet

SLICE = 0.014
"""Seconds of work between two looks at mouse and keys."""


class CardPages(QObject):
    """Follows a card, a template and a size; ``changed`` tells that ``images`` are others, ``sheet`` what they say.

    What is begun is dropped as soon as something newer is asked for; until that is done the old pages are shown.
    """

    changed = Signal()

    def __init__(self, template: Template, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.images: tuple[QImage, ...] = ()
        self.sheet: CardSheet | None = None
        self.template = template
        self.scale = 1.0
        self._card: Card | None = None
        self._map: MapImage | None = None
        self._style: Style | None = None
        self._kept = KeptLines()
        self._work: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether pages are still to come."""
        return self._work is not None

    def show(self, card: Card | None) -> None:
        """Show a card, or none."""
        self._card = card
        self._begin()

    def set_template(self, template: Template) -> None:
        """Show it by another template."""
        self.template = template
        self._kept = KeptLines()
        self._begin()

    def set_scale(self, scale: float) -> None:
        """Show it at so many dots to the point."""
        if abs(scale - self.scale) > 1e-6:
            self.scale = scale
            self._begin()

    def stop(self) -> None:
        """Give up what is begun; nobody looks."""
        self._work = None
        self._timer.stop()

    def _begin(self) -> None:
        if self._card is None:
            self.stop()
            self.images, self.sheet, self._map = (), None, None
            self.changed.emit()
            return
        self._work = self._make(self._card)
        self._timer.start()

    def _go_on(self) -> None:
        end = perf_counter() + SLICE
        work = self._work
        while work is not None and perf_counter() < end:
            if next(work, self) is self:
                work = None
                self.stop()

    def _make(self, card: Card) -> Iterator[None]:
        """Set and paint the card; where its ground isn't painted yet, once without it, and again with it."""
        sheet = card_sheet(card)
        yield
        if self._style is None or self._style.ruleset is not card.ruleset:
            self._style = Style(card.ruleset)
        colours = side_colours(sheet, self.template)
        image = MapImage(card, self._style, colours)
        if self._map is not None:
            image.take_over(self._map)
        self._map = image
        yield
        image.flatten()
        yield
        setting = CardSetting(sheet, self.template, image, colours, self._kept)
        yield from setting.steps()
        yield from self._paint(sheet, setting)
        dots = round(image.width * self.scale)
        if not image.painted(dots):
            yield from image.steps(dots)
            image.flatten()
            yield
            yield from self._paint(sheet, setting)

    def _paint(self, sheet: CardSheet, setting: CardSetting) -> Iterator[None]:
        """Paint the pages; each is shown as soon as it is there."""
        for number in range(len(setting.pages)):
            wide, high = setting.template.page
            image = QImage(
                max(1, round(wide * self.scale)),
                max(1, round(high * self.scale)),
                QImage.Format.Format_RGB32,
            )
            image.fill(setting.template.colour("paper"))
            painter = QPainter(image)
            painter.scale(self.scale, self.scale)
            try:
                yield from setting.paint_steps(painter, number)
            finally:
                painter.end()
            self.images = (*self.images[:number], image, *self.images[number + 1 : len(setting.pages)])
            self.sheet = sheet
            self.changed.emit()
