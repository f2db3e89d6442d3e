"""The strip below a game's pages: what is wrong or odd in the game, where that stands, and what mends it."""

from functools import partial

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.cards import faults_of_cards
from bob_editor.editing.game.faults.fault import GameFault
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.editing.said import said
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Severity
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.buttons import wrapping
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

PAUSE_MS = 300
"""How long after the last edit the game is looked through."""

HIGH = 92
_FIXES = 3
_SIGNS = {"error": "mdi6.close-circle", "warning": "mdi6.alert", "hint": "mdi6.lightbulb-outline"}


class FaultsStrip(QWidget):
    """Hidden while nothing is wrong. A double click, or Return, leads to where a fault stands."""

    placeWanted = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.faults: tuple[GameFault, ...] = ()
        self.list = wrapping(QListWidget())
        self.list.setAccessibleName(tr("What is wrong in the game"))
        self.list.currentRowChanged.connect(lambda _row: self._offer())
        self.list.itemActivated.connect(lambda _item: self._lead())
        self.fixes = QHBoxLayout()
        self.fixes.setContentsMargins(8, 0, 8, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.list)
        column.addLayout(self.fixes)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.look)
        self.hide()

    def soon(self) -> None:
        """Look through the game once typing pauses."""
        self._timer.start()

    def look(self) -> None:
        """Look through the game as it is now."""
        self._timer.stop()
        game = self.session.game
        found: tuple[GameFault, ...] = ()
        if game is not None:
            own = game.value.game
            found = faults_of(own, None if game.trouble else game.game, all_rulesets().get(own.based_on))
            found = (*faults_of_cards(game.value), *found)
            if game.trouble and not any(one.severity is Severity.ERROR for one in found):
                found = (GameFault("no-game", Severity.ERROR, game.trouble, ()), *found)
        if [(one.code, one.message, one.path) for one in found] != [
            (one.code, one.message, one.path) for one in self.faults
        ]:
            row = max(self.list.currentRow(), 0)
            self.list.clear()
            for one in found:
                severity = str(one.severity)
                colour = theme.colour(severity, theme.shade_worn()).name()
                item = QListWidgetItem(icons.icon(_SIGNS[severity], colour), said(one.message))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{said(severity)}: {said(one.message)}")
                self.list.addItem(item)
            self.list.setFixedHeight(min(HIGH, len(found) * self.list.sizeHintForRow(0) + 6))
            self.faults = found
            # Marked as chosen it would look like an alarm, and there is nothing to press unless it can be mended.
            mended = any(one.fixes for one in found)
            flag = QItemSelectionModel.SelectionFlag
            self.list.setCurrentRow(
                min(row, len(found) - 1), flag.ClearAndSelect if mended else flag.NoUpdate
            )
        self.faults = found
        self.setVisible(bool(found))
        self._offer()

    @property
    def chosen(self) -> GameFault | None:
        """The fault that is chosen."""
        row = self.list.currentRow()
        return self.faults[row] if 0 <= row < len(self.faults) else None

    def _lead(self) -> None:
        if self.chosen is not None:
            self.placeWanted.emit(self.chosen.path)

    def _offer(self) -> None:
        """A button for each of the first edits that mend what is chosen."""
        while (item := self.fixes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        for edit in () if self.chosen is None else self.chosen.fixes[:_FIXES]:
            button = QPushButton(unmarked(said(edit.label)))
            button.clicked.connect(partial(self._mend, edit))
            self.fixes.addWidget(button)
        self.fixes.addStretch()

    def _mend(self, edit: Edit[GameDraft], _checked: bool = False) -> None:
        self.session.game_desk.push(edit)
        self.look()

    def end(self) -> None:
        """Look no more."""
        self._timer.stop()
