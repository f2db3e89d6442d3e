"""The ruleset's rows, rulings and checks to look things up in."""

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.descriptions import handbook_html
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


class Handbook(PlacedDialog):
    """A page of text with a field that finds words in it."""

    def __init__(self, parent: QWidget | None, ruleset: Ruleset) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rule handbook: {title}", title=ruleset.title))
        self.resize(680, 720)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a word or rule number, Enter for the next"))
        self.search.setAccessibleName(tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Rules"))
        self.text.setHtml(handbook_html(ruleset))
        self.none = QLabel(tr("Nothing found"))
        self.none.setProperty("faint", True)
        self.none.hide()
        self.search.textChanged.connect(self._from_start)
        self.search.returnPressed.connect(self.find_next)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.search, self.none, self.text, buttons):
            column.addWidget(widget)

    def _from_start(self) -> None:
        cursor = self.text.textCursor()
        cursor.setPosition(0)
        self.text.setTextCursor(cursor)
        self.find_next()

    def find_next(self) -> bool:
        """Go to the next place that holds the words; round again after the last."""
        wanted = self.search.text()
        self.none.hide()
        if not wanted or self.text.find(wanted):
            return bool(wanted)
        cursor = self.text.textCursor()
        cursor.setPosition(0)
        self.text.setTextCursor(cursor)
        found = self.text.find(wanted, QTextDocument.FindFlag(0))
        self.none.setVisible(not found)
        return found


def ask(parent: QWidget | None, ruleset: Ruleset, words: str = "") -> None:
    """Show it until it is closed, at first where some words stand."""
    dialog = Handbook(parent, ruleset)
    dialog.search.setText(words)
    dialog.exec()
