"""The pages of a game: a list of them, the one that is seen, and why the game can't be played as it stands."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.game.cases import failing
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.examples import outcomes
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.said import said
from bob_editor.model.scenario import FieldPath
from bob_editor.opening.games.cases import CaseRun
from bob_editor.render.kit.style import Style
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.turning import turn_to
from bob_editor.ui.dress.typing import Typing
from bob_editor.ui.game.card_page import CardPage
from bob_editor.ui.game.changes_page import ChangesPage
from bob_editor.ui.game.chart_page import ChartPage
from bob_editor.ui.game.checks_page import ChecksPage
from bob_editor.ui.game.examples_page import ExamplesPage
from bob_editor.ui.game.faults_strip import FaultsStrip
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.name_page import NamePage
from bob_editor.ui.game.numbers_page import NumbersPage
from bob_editor.ui.game.page import Page
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.game.things.terrain_page import TerrainPage
from bob_editor.ui.game.things.units_page import UnitsPage
from bob_editor.ui.game.try_it import TryIt
from bob_editor.words import many, tr

PAGES: tuple[type[Page], ...] = (
    NamePage, TerrainPage, SightPage, UnitsPage, ChartPage, NumbersPage, ChecksPage, CardPage, ExamplesPage,
    ChangesPage,
)  # fmt: skip
"""The pages in their order; a new one is a row here."""

WIDE = 164
"""Pixels of the list of pages."""


class GamePages(QWidget):
    """A page is made when it is first shown, and follows the game while it is seen."""

    def __init__(self, desk: Desk, try_it: TryIt) -> None:
        super().__init__()
        self.desk = desk
        self.session = desk.session
        self.try_it = try_it
        self.form = GameForm(self.session, self)
        self.form.opened_lately = lambda: desk.files.settings.recent
        self.setAccessibleName(tr("The game"))
        self._style: Style | None = None
        self._made: dict[int, Page] = {}
        self._broken: set[str | tuple[str, str]] = set()
        """Examples by name, and boards beside checks, that don't hold: it was told when they no longer did."""
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Pages of the game"))
        self.list.setFixedWidth(WIDE)
        self.list.setIconSize(QSize(18, 18))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for kind in PAGES:
            item = QListWidgetItem(icons.icon(kind.icon), tr(kind.title))
            item.setToolTip(tr(kind.about))
            self.list.addItem(item)
        self.stack = QStackedWidget()
        # What is wrong stands in the list below it.
        self.trouble = QLabel(tr("The board shows the game without what is wrong in it now:"))
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self.trouble.setProperty("issue", "error")
        self.trouble.setContentsMargins(12, 6, 12, 6)
        self.trouble.hide()
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.stack, 1)
        right.addWidget(self.trouble)
        self.faults = FaultsStrip(self.session)
        self.faults.placeWanted.connect(self.show_place)
        right.addWidget(self.faults)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addLayout(right, 1)
        self.setMinimumWidth(460)
        self.setFocusProxy(self.list)
        Typing(self)
        self.list.currentRowChanged.connect(self._show)
        self.session.gameChanged.connect(self._changed)
        self.session.opened.connect(self._opened)
        self.session.retracing.inGame.connect(self.show_place)
        try_it.below.keepAsked.connect(desk.actions["los_keep"].trigger)
        try_it.below.clearAsked.connect(lambda: self.session.steps.attempt(self.session.game_desk.clear))
        self.list.setCurrentRow(0)
        self._note_broken()

    @property
    def page(self) -> Page:
        """The page that is seen."""
        return self._made[self.list.currentRow()]

    def show_page(self, kind: type[Page]) -> Page:
        """Bring a page forward."""
        self.list.setCurrentRow(PAGES.index(kind))
        return self.page

    def show_place(self, path: FieldPath) -> None:
        """Bring the page forward on which a path of the game's data stands, and go to its field there."""
        kind = next((kind for kind in PAGES if path[:1] and path[0] in kind.holds), NamePage)
        self.show_page(kind).show_place(path)

    def _show(self, row: int) -> None:
        if row not in self._made:
            self._made[row] = PAGES[row](self.form)
            self.stack.addWidget(self._made[row])
            if self._style is not None:
                self._made[row].dress(self._style)
        turn_to(self.stack, self._made[row])
        self.refresh()

    def _opened(self) -> None:
        self._note_broken()
        self.refresh()

    def _note_broken(self) -> None:
        """What doesn't hold as a game is opened is no edit's doing."""
        self._broken.clear()
        if self.session.game is not None:
            self._newly_broken(self.session.game)

    def _changed(self, before: GameDraft) -> None:
        game = self.session.game
        if game is not None:
            fresh = self._newly_broken(game)
            if game.value.game != before.game:
                self._tell(*fresh)
        self.refresh()

    def _newly_broken(self, game: GameDocument) -> tuple[list[str], list[CaseRun]]:
        """The examples, and the boards beside checks, that held before and no longer do."""
        broken = [one.example.name for one in outcomes(game.value.examples, game.game) if one.fault]
        wrong = failing(game.game)
        before = self._broken
        self._broken = {*broken, *((one.check, one.which) for one in wrong)}
        return (
            [one for one in broken if one not in before],
            [one for one in wrong if (one.check, one.which) not in before],
        )

    def _tell(self, examples: list[str], cases: list[CaseRun]) -> None:
        if examples:
            self.desk.messages.notice(
                many(
                    "One example isn’t as expected any more: {names}. Undo takes the change back.",
                    "{count} examples aren’t as expected any more: {names}. Undo takes the change back.",
                    len(examples),
                    names=", ".join(examples[:3]),
                )
            )
        elif cases and not isinstance(self.page, ChecksPage):
            name, why = cases[0].check, said(cases[0].why)
            self.desk.messages.notice(
                tr("The check {name} says something else of its board: {why}", name=name, why=why)
            )

    def refresh(self) -> None:
        """Show the game as it is, on the page that is seen."""
        if self.session.game is None:
            return
        self.page.refresh()
        self.faults.soon()
        self.trouble.setVisible(bool(self.session.game.trouble))

    def dress(self, style: Style) -> None:
        """Wear the game's colours."""
        self._style = style
        for page in self._made.values():
            page.dress(style)

    def end(self) -> None:
        """Stop what goes on beside the window."""
        self.faults.end()
        for page in self._made.values():
            page.end()
