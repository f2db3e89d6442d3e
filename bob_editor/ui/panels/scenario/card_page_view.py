"""Shows a card's pages one below the other."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from bob_editor.ui.panels.scenario.card_pages import CardPages
from bob_editor.words import tr

GAP = 14
"""Pixels between pages, and around them."""

SCREEN_DPI = 96.0
"""Pixels of the screen to the inch at which a page has its size on paper."""


class PageView(QWidget):
    """The pages one below the other, each with a shadow."""

    def __init__(self, pages: CardPages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = pages
        self.zoom = 1.0
        self.setAccessibleName(tr("Pages of the card"))
        pages.changed.connect(self.refresh)

    def set_zoom(self, zoom: float) -> None:
        """Show a page at its size on paper times ``zoom``."""
        self.zoom = zoom
        self.pages.set_scale(zoom * SCREEN_DPI / 72 * self.devicePixelRatioF())
        self.refresh()

    def page_size(self) -> QSize:
        """Width and height of a page in pixels."""
        wide, high = self.pages.template.page
        scale = self.zoom * SCREEN_DPI / 72
        return QSize(round(wide * scale), round(high * scale))

    def refresh(self) -> None:
        """Take over what is there."""
        size, count = self.page_size(), max(1, len(self.pages.images))
        self.setFixedHeight(GAP + count * (size.height() + GAP))
        self.setMinimumWidth(size.width() + 2 * GAP)
        self.setAccessibleDescription(self.pages.sheet.text if self.pages.sheet is not None else "")
        self.update()

    def rect_of(self, number: int) -> QRect:
        """Where a page is."""
        size = self.page_size()
        left = max(GAP, (self.width() - size.width()) // 2)
        return QRect(left, GAP + number * (size.height() + GAP), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pages that are seen; those of another size are shown scaled until they are ready."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Mid))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, image in enumerate(self.pages.images):
            rect = self.rect_of(number)
            if not rect.adjusted(-4, -4, 6, 6).intersects(event.rect()):
                continue
            painter.fillRect(rect.translated(3, 4), self.palette().color(QPalette.ColorRole.Shadow))
            painter.drawImage(QRectF(rect), image)
        painter.end()
