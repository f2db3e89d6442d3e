"""The page of the rulebook's numbers, typed once: fields complete them, and one that is unknown is told."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QPlainTextEdit

from bob_editor.editing.game.edits import edit_of
from bob_editor.editing.game.numbers import numbers_of, numbers_text, uncited, unlisted
from bob_editor.model.games.edits import set_headings
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.words import mark, tr

MOST_TOLD = 12


class NumbersPage(Page):
    """A line a number, with its title behind it; a table of contents can be pasted."""

    title = mark("Rule numbers")
    icon = "mdi6.format-list-numbered"
    place = "own-game-rules"
    holds = ("rule_numbers",)
    about = mark(
        "The numbers of your rulebook, each with its title: a line each. Fields for a rule offer them, and reasons "
        "cite them. Paste your table of contents."
    )

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self.box = QPlainTextEdit()
        self.box.setAccessibleName(tr("Numbers and titles"))
        self.box.setTabChangesFocus(True)
        self.box.setPlaceholderText(tr("8.0 Terrain\n8.1 Woods\n8.2 Hills\n9.0 Lines of sight"))
        self.box.setMinimumHeight(260)
        self.unlisted = plain_label()
        self.unlisted.setWordWrap(True)
        self.uncited = plain_label()
        self.uncited.setWordWrap(True)
        self.uncited.setProperty("faint", True)
        heading = QLabel(tr("How they are used"))
        heading.setProperty("heading", True)
        self.column.addWidget(self.box, 1)
        self.column.addWidget(heading)
        self.column.addWidget(self.unlisted)
        self.column.addWidget(self.uncited)
        self.box.textChanged.connect(self.take)

    def take(self) -> None:
        """Make what is typed a step of the game; one key after the other is one step."""
        game, typed = self.session.game, numbers_of(self.box.toPlainText())
        if game is not None and typed != dict(game.value.game.headings):
            self.session.game_desk.push(
                edit_of(tr("Write the rule numbers"), lambda game: set_headings(game, typed)), "rule_numbers"
            )

    def refresh(self) -> None:
        """Show the numbers, and which are cited."""
        game = self.session.game
        if game is None:
            return
        own = game.value.game
        if numbers_of(self.box.toPlainText()) != dict(own.headings):
            self.box.blockSignals(True)
            self.box.setPlainText(numbers_text(own.headings))
            self.box.blockSignals(False)
        cited, idle = unlisted(own), uncited(own)
        named = [f"{one.number} ({one.title})" if one.title else one.number for one in cited]
        self.unlisted.setText(
            tr("Cited, and not in the list: {numbers}", numbers=_listed(named))
            if cited
            else tr("Every number that the game cites is in the list.")
            if own.headings
            else tr("Nothing is listed yet, so no number is looked up.")
        )
        self.unlisted.setProperty("issue", "warning" if cited else None)
        self.unlisted.style().polish(self.unlisted)
        self.uncited.setText(
            tr("In the list, and cited nowhere yet: {numbers}", numbers=_listed(idle)) if idle else ""
        )


def _listed(words: Sequence[str]) -> str:
    """The first few, with a sign that there are more."""
    return ", ".join(words[:MOST_TOLD]) + (" …" if len(words) > MOST_TOLD else "")
