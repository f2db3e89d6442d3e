"""The page of what a change of the rules comes to: which settings differ, and which lines on one's boards do."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
)

from bob_editor.editing.game.own_boards import boards_of
from bob_editor.editing.said import said, said_of
from bob_editor.editing.sight.difference_words import difference_words
from bob_editor.errors import BobEditorError
from bob_editor.opening.games.effects import MOST_KEPT, BoardEffect, effects_of_change
from bob_editor.opening.games.lookers import Looker
from bob_editor.render.kit.style import Style
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rulesets import game_of_own
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dress.buttons import push_button, show_progress, wrapping
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.game.changed_line import ChangedLine
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import many, mark, tr

_DATA = Qt.ItemDataRole.UserRole


class ChangesPage(Page):
    """Looks along all lines of all boards beside the window, told how far it is and left at will."""

    title = mark("What changes")
    icon = "mdi6.compare"
    place = "own-game-changes"
    about = mark(
        "What you changed since the game was last saved, and what comes of it: on every board that you name, the lines "
        "that open, close, or are hindered otherwise, and those that do so only from or to a kind of unit or a "
        "position, for a side, or while a condition holds."
    )

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        # A question with both its answers is longer than the page is wide.
        self.settings = wrapping(QListWidget())
        self.settings.setAccessibleName(tr("What was changed"))
        self.settings.setMaximumHeight(160)
        self.settings.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.folder = QLineEdit()
        self.folder.setAccessibleName(tr("Folder of boards"))
        self.folder.setPlaceholderText(tr("The boards that were opened lately; or a folder"))
        self.folder.returnPressed.connect(self.look)
        self.browse = push_button(
            tr("&Folder…"),
            "mdi6.folder-open-outline",
            tr("Choose a folder of boards and scenarios"),
            self._browse,
        )
        self.start = push_button(
            tr("&Look at my boards"),
            "mdi6.magnify",
            tr("Look along every line of them, before and after"),
            self.look,
        )
        self.stop = push_button(tr("&Cancel"), "mdi6.close", tr("Stop looking"), self._cancel)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress"))
        self.told = plain_label()
        self.told.setWordWrap(True)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Boards and their lines"))
        self.tree.setMinimumHeight(150)
        self.tree.currentItemChanged.connect(lambda item, _old: self._choose(item))
        self.line = ChangedLine()
        self._style: Style | None = None
        self._worker = Worker(self)
        self._worker.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self._worker.changed.connect(self._show_state)
        self.session.nameChanged.connect(self._saved)
        self.session.opened.connect(self._opened)
        self._lay_out()
        self._show_state()

    def _lay_out(self) -> None:
        where = QHBoxLayout()
        where.addWidget(self.folder, 1)
        where.addWidget(self.browse)
        go = QHBoxLayout()
        go.addWidget(self.start)
        go.addWidget(self.progress, 1)
        go.addWidget(self.stop)
        go.addStretch()
        for words, parts in ((tr("In the rules"), (self.settings,)), (tr("On my boards"), ())):
            heading = QLabel(words)
            heading.setProperty("heading", True)
            self.column.addWidget(heading)
            for part in parts:
                self.column.addWidget(part)
        self.column.addLayout(where)
        self.column.addLayout(go)
        self.column.addWidget(self.told)
        self.column.addWidget(self.tree, 1)
        self.column.addWidget(self.line)
        self.column.addStretch()

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what differs from what is saved."""
        game, saved = self.session.game, self.session.game_desk.saved
        if game is None:
            return
        self.settings.clear()
        if saved is None:
            self.settings.addItem(tr("This game was never saved: there is nothing to compare it with."))
        else:
            now = game.value
            lines = [
                *told_changes(saved.game.to_json(), now.game.to_json(), tr),
                *told_changes(saved.card or {}, now.card or {}, tr),
            ]
            self.settings.addItems(lines or [tr("Nothing differs from what is saved.")])
        self._show_state()

    def _opened(self) -> None:
        """What was found on boards was found of another game."""
        self._worker.cancel()
        self.tree.clear()
        self.told.clear()
        self.line.clear()
        self._show_state()

    def _saved(self) -> None:
        """What differed from the game's file no longer does once it is written."""
        if self.isVisible():
            self.refresh()

    def dress(self, style: Style) -> None:
        """Paint lines as this game's boards look."""
        self._style = style

    def _show_state(self) -> None:
        busy = self._worker.busy
        self.progress.setVisible(busy)
        self.stop.setVisible(busy)
        self.start.setVisible(not busy)
        self.tree.setVisible(self.tree.topLevelItemCount() > 0)
        self.start.setEnabled(
            self.session.game_desk.document is not None and self.session.game_desk.saved is not None
        )
        if busy:
            self.told.setText(tr("Looking along every line, before and after …"))

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        data = None if item is None else item.data(0, _DATA)
        if data is None or self._style is None:
            self.line.clear()
        else:
            path, games, one, looker = data
            self.line.show_line(path, games, one, looker, self._style)

    # -- looking --------------------------------------------------------------------------------------------------

    def _browse(self) -> None:
        chosen = which_folder.ask(self, tr("A folder of boards and scenarios"), self.folder.text())
        if chosen:
            self.folder.setText(chosen)
            self.look()

    def look(self) -> None:
        """Look at all boards of the game that are in the folder, or that were opened lately."""
        game, saved = self.session.game, self.session.game_desk.saved
        self.tree.clear()
        if game is None or saved is None:
            return
        try:
            before = game_of_own(saved.game, self.session.game_desk.folder, card=saved.card)
        except BobEditorError as error:
            # As it is saved it is no game yet.
            self.told.setText(said_of(error))
            return
        games = before, game.game
        folder, lately = self.folder.text().strip(), tuple(map(Path, self.form.opened_lately()))

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            try:
                files = boards_of(Path(folder)) if folder else boards_of(*lately)
                return list(effects_of_change(*games, files, progress=progress, cancelled=cancelled))
            except BobEditorError as error:
                if cancelled():
                    raise
                return error

        def done(outcome: object) -> None:
            if isinstance(outcome, BobEditorError):
                self.told.setText(said_of(outcome))
            else:
                self._show(cast("list[BoardEffect]", outcome), games)

        self._worker.begin(task, done)

    def _cancel(self) -> None:
        self._worker.cancel()
        self.told.setText(tr("Stopped."))

    def _show(self, effects: list[BoardEffect], games: object) -> None:
        looked = {one.path for one in effects if not one.error}
        changed = {one.path for one in effects if one.changed}
        self.told.setText(
            tr("No board of this game was found there.")
            if not looked
            else many("Lines change on one board.", "Lines change on {count} boards.", len(changed))
            if changed
            else many(
                "Nothing changes on the one board.", "Nothing changes on any of {count} boards.", len(looked)
            )
        )
        for one in sorted(effects, key=lambda effect: -effect.changed):
            whose = ", ".join(filter(None, (one.title, _looker_words(one.looker))))
            top = QTreeWidgetItem([f"{whose}: {_effect_words(one)}"])
            top.setToolTip(0, plain_tip(str(one.path)))
            for line in one.lines:
                row = QTreeWidgetItem([difference_words(line)])
                row.setData(0, _DATA, (one.path, games, line, one.looker))
                top.addChild(row)
            if one.changed > len(one.lines):
                top.addChild(QTreeWidgetItem([tr("The first {count} are listed.", count=MOST_KEPT)]))
            self.tree.addTopLevelItem(top)
        if changed:
            self.tree.expandToDepth(0)
        self._show_state()

    def end(self) -> None:
        """Stop looking."""
        self._worker.end()


def _looker_words(looker: Looker) -> str:
    """Whose lines they are, in the window's language; "" where they are anyone's."""
    return tr("{kind} as the target", kind=looker.title) if looker.seen else tr(looker.title)


def _effect_words(one: BoardEffect) -> str:
    """What changes on a board, in the window's language."""
    if one.error:
        return said(one.error)
    if not one.changed:
        return tr("none of {count:,} lines changes", count=one.pairs)
    told = [
        many("one line opens", "{count:,} lines open", one.opened) if one.opened else "",
        many("one line closes", "{count:,} lines close", one.closed) if one.closed else "",
        many("one line is hindered otherwise", "{count:,} lines are hindered otherwise", one.hindered)
        if one.hindered
        else "",
    ]
    return tr("{changes}, of {count:,}", changes=", ".join(filter(None, told)), count=one.pairs)
