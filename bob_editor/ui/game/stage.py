"""What stands in the middle of the window: the board alone, or a game's pages beside the board it is tried on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedLayout, QVBoxLayout, QWidget

from bob_editor.render.kit.looks import looks_of
from bob_editor.render.kit.style import Style
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.keyboard import go_on
from bob_editor.ui.game import try_it as trying
from bob_editor.ui.session.session import Session

PAGES, TRY_IT = 640, 520
"""Pixels of both sides at first."""


class Pages(Protocol):
    """The pages of a game."""

    def dress(self, style: Style) -> None:
        """Wear the game's colours."""

    def end(self) -> None:
        """Stop what goes on beside the window."""


class Stage(QWidget):
    """The canvas is one and the same for boards and games; what only games need is made once one is open.

    ``make_pages`` makes the pages, given the try-it side.
    """

    def __init__(self, session: Session, canvas: QWidget) -> None:
        super().__init__()
        self._session = session
        self._canvas = canvas
        self.make_pages: Callable[[trying.TryIt], QWidget] = lambda _try_it: QWidget()
        self.split: QSplitter | None = None
        self.try_it: trying.TryIt | None = None
        self.pages: QWidget | None = None
        self._worn: Style | None = None
        self._stack = QStackedLayout(self)
        self._alone = QWidget()
        self._place = QVBoxLayout(self._alone)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._place.addWidget(canvas)
        self._stack.addWidget(self._alone)
        self._beside = QWidget()
        self._told = QVBoxLayout(self._beside)
        self._told.setContentsMargins(0, 0, 0, 0)
        self._told.setSpacing(0)

    def show_board(self) -> None:
        """Give the board all of the room."""
        if self._stack.currentWidget() is not self._alone:
            self._place.addWidget(self._canvas)
            self._canvas.show()
            self._stack.setCurrentWidget(self._alone)

    def make_try_it(self) -> trying.TryIt:
        """The try-it side, made now where no game was shown yet."""
        if self.try_it is None:
            self.try_it = trying.TryIt(self._session)
        return self.try_it

    def show_game(self, messages: QWidget) -> None:
        """Show a game's pages, messages below them, and the board beside, which these leave where it is."""
        if self._shows_game:
            return
        self.make_try_it().take(self._canvas)
        if self.split is None:
            self.pages = self.make_pages(self.make_try_it())
            self.split = QSplitter(Qt.Orientation.Horizontal)
            self.split.setChildrenCollapsible(False)
            self._told.addWidget(self.pages, 1)
            self.split.addWidget(self._beside)
            self.split.addWidget(self.make_try_it())
            self.split.setStretchFactor(0, 1)
            self.split.setSizes([PAGES, TRY_IT])
            self._stack.addWidget(self.split)
        # The pages have their headings above, and what mends the game below: a message has a row of its own.
        self._told.addWidget(messages)
        self._stack.setCurrentWidget(self.split)

    def looks_like(self, ruleset: Ruleset) -> bool:
        """Whether what is shown of a game looks as another edition of it does."""
        return (
            self._shows_game and self._worn is not None and looks_of(self._worn.ruleset) == looks_of(ruleset)
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Through a game in the order in which it is seen."""
        if self._shows_game and self.pages is not None and self.try_it is not None:
            return go_on((self.pages, self.try_it), forward=forward)
        return super().focusNextPrevChild(forward)

    @property
    def begun_at(self) -> QWidget:
        """Where keys begin once something is open: on the board, of a game on the list of its pages."""
        return self.pages if self._shows_game and self.pages is not None else self._canvas

    @property
    def _shows_game(self) -> bool:
        return self.split is not None and self._stack.currentWidget() is self.split

    def dress(self, style: Style) -> None:
        """Wear a style, where a game is shown."""
        if self.try_it is not None and self._shows_game:
            self._worn = style
            self.try_it.dress(style)
            if isinstance(self.pages, QWidget) and hasattr(self.pages, "dress"):
                self.pages.dress(style)

    def end(self) -> None:
        """Stop what goes on beside the window."""
        if self.try_it is not None:
            self.try_it.end()
        if self.pages is not None and hasattr(self.pages, "end"):
            self.pages.end()
