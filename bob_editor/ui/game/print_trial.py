"""A card of the game as it will be printed, below the form that it is tried in."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bob_editor.editing.said import said
from bob_editor.render.card.template import template_of
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.languages.in_window import of_window
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.panels.scenario.card_page_view import GAP, SCREEN_DPI, PageView
from bob_editor.ui.panels.scenario.card_pages import CardPages
from bob_editor.words import tr

NARROWEST = 240
WIDEST = 1.0
"""A page is shown no larger than it is on paper."""


class PrintTrial(QWidget):
    """The pages, as wide as there is room; ``wanted`` asks for the card once they are seen."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = CardPages(template_of("classic"), self)
        self.pages.set_language(of_window())
        self.view = PageView(self.pages)
        self.view.setAccessibleName(tr("The card as it is printed"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.told.hide()
        # The pages fit the page of the form, which doesn't grow with them.
        self.setMinimumWidth(NARROWEST)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.told)
        column.addWidget(self.view)
        self.pages.changed.connect(self.told.hide)
        self.pages.failed.connect(self._tell)

    def show_card(self, card: Card | None) -> None:
        """Show a card, as soon as it is set."""
        if self.isVisible():
            self._fit()
            self.pages.show(card)

    def end(self) -> None:
        """Set no pages any more."""
        self.pages.end()

    def _tell(self, error: object) -> None:
        self.told.setText(said(str(error)))
        self.told.show()

    def _fit(self) -> None:
        wide = self.pages.template.page[0] * SCREEN_DPI / 72
        self.view.set_zoom(max(0.3, min(WIDEST, (self.width() - 2 * GAP) / wide)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep to the width."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks."""
        super().showEvent(event)
        self.wanted.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody does."""
        super().hideEvent(event)
        self.pages.stop()
