"""The menu of what a trace proposes: take it, as what it is or as something else, or discard it."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from bob_editor.editing.tools.trace_choices import levels_of
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.sheet.languages import in_window
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import unmarked
from bob_editor.words import tr

_PLACES = {"artwork": "artwork", "hexes": "hexes", "side": "sides"}
"""Where a terrain may stand that a kind of proposal is to be."""


class ProposalMenu(QMenu):
    """Opens where a proposal was clicked with the right button."""

    def __init__(self, desk: Desk, tool: TraceScan) -> None:
        super().__init__(desk.canvas)
        self.desk = desk
        self.tool = tool
        tool.asked_about.connect(self._ask)

    def _ask(self, one: Proposal) -> None:
        self.fill(one)
        self.popup(QCursor.pos())

    def fill(self, one: Proposal) -> None:
        """Make the menu that of a proposal."""
        self.clear()
        title = self.tool.title_of(one)
        self.addSection(title[:1].upper() + title[1:])
        self._add(self, tr("Accept"), "mdi6.check", partial(self.tool.accept, (one,)))
        others = self.addMenu(icons.icon("mdi6.swap-horizontal"), tr("Accept as"))
        for words, terrain, level in self._others(one):
            self._add(others, words, "", partial(self.tool.accept_as, one, terrain, level))
        self._add(self, tr("Discard"), "mdi6.close", partial(self.tool.tracing.discard, (one,)))

    def _others(self, one: Proposal) -> Iterator[tuple[str, str, int]]:
        """What else it could be: its words, terrain and level."""
        ruleset = self.desk.session.ruleset
        if one.kind == "contour":
            for level in levels_of(ruleset):
                if level != one.level:
                    yield tr("crest line {level}", level=level), "", level
            return
        for row in ruleset.terrains_in(_PLACES[one.kind]):
            if row.id not in (one.terrain, self.desk.session.board.base.terrain):
                yield in_window.label(row.title), row.id, 0

    def _add(self, menu: QMenu, words: str, icon: str, act: Callable[[], object]) -> None:
        action = menu.addAction(unmarked(words))
        if icon:
            action.setIcon(icons.icon(icon))
        action.triggered.connect(lambda _checked=False: self.desk.canvas.try_to(act))
