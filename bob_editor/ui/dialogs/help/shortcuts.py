"""The sheet of keyboard shortcuts, made from the window's own commands."""

from collections.abc import Sequence

from PySide6.QtWidgets import QDialogButtonBox, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from bob_editor.records import Record
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


class Key(Record):
    """One row: its group, the keys, and what they do."""

    group: str
    keys: str
    does: str


def canvas_keys() -> Sequence[Key]:
    """What keys and the wheel do on the board."""
    rows = (
        (tr("Wheel"), tr("Zoom to the pointer; with Shift or Alt, pan")),
        (tr("Middle button, or Space and drag"), tr("Pan")),
        (tr("Arrow keys"), tr("Move the hex cursor")),
        (tr("Shift and arrow keys"), tr("Move the hex cursor with the tool pressed, as a drag")),
        (tr("Alt and arrow keys"), tr("Pan")),
        (tr("[ and ]"), tr("Turn the cursor's hexside")),
        (tr("Enter or Space"), tr("Use the tool at the hex cursor; with Ctrl or Shift as with the mouse")),
        (tr("Esc"), tr("Give up what the tool has begun")),
    )
    return [Key(tr("On the board"), *row) for row in rows]


def page(keys: Sequence[Key], wanted: str = "") -> str:
    """The sheet as HTML; ``wanted`` keeps the rows that hold all its words."""
    words = wanted.lower().split()
    kept = [
        key for key in keys if all(word in f"{key.group} {key.keys} {key.does}".lower() for word in words)
    ]
    if not kept:
        return f"<p>{tr('No shortcut of that name.')}</p>"
    rows = []
    group = ""
    for key in kept:
        if key.group != group:
            group = key.group
            rows.append(f"<tr><td colspan=2><h3>{group}</h3></td></tr>")
        rows.append(f"<tr><td><b>{key.keys}</b>&nbsp;&nbsp;&nbsp;</td><td>{key.does}</td></tr>")
    return f"<table cellpadding=3>{''.join(rows)}</table>"


class Shortcuts(PlacedDialog):
    """The sheet with a field to search it."""

    def __init__(self, parent: QWidget | None, keys: Sequence[Key]) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.resize(620, 640)
        self._keys = keys
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search keys and commands"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.sheet = QTextBrowser()
        self.sheet.setAccessibleName(tr("Shortcuts"))
        self.search.textChanged.connect(lambda text: self.sheet.setHtml(page(self._keys, text)))
        self.sheet.setHtml(page(keys))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Enter in the search closes nothing.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.search, self.sheet, buttons):
            column.addWidget(widget)


def ask(parent: QWidget | None, keys: Sequence[Key]) -> None:
    """Show the sheet until it is closed."""
    Shortcuts(parent, keys).exec()
