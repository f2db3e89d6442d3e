"""Shows what differs between a document's file and what is open, line by line as files have it."""

from difflib import unified_diff
from pathlib import Path

from PySide6.QtGui import QColor, QFontDatabase, QSyntaxHighlighter, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from bob_editor.ui.dress import theme
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import many, tr

MOST_LINES = 20_000
"""Lines that are shown; more than that is nothing one would read."""


def text_on_disk(path: str) -> str:
    """What a file holds, as far as it can be read."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def differing(theirs: str, mine: str) -> list[str]:
    """The lines that differ, with a line around each: − what only the file has, + what only the window has."""
    lines = unified_diff(theirs.splitlines(), mine.splitlines(), n=1, lineterm="")
    # The first two name the sides, which the heading does in words.
    return [_signed(line) for line in list(lines)[2:]]


def _signed(line: str) -> str:
    if line.startswith("@@"):
        return "⋯"
    return f"−{line[1:]}" if line.startswith("-") else line


class _Signs(QSyntaxHighlighter):
    """Colours the lines by their signs, which stay: colour alone says nothing to some."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        shade = theme.shade_worn()
        self._colours = {"−": theme.colour("error", shade), "+": theme.colour("accent", shade)}

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        colour: QColor | None = self._colours.get(text[:1])
        if colour is not None:
            look = QTextCharFormat()
            look.setForeground(colour)
            self.setFormat(0, len(text), look)


class CompareTexts(PlacedDialog):
    """The differing lines, to read."""

    def __init__(self, parent: QWidget | None, name: str, theirs: str, mine: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What differs: {name}", name=name))
        self.resize(820, 560)
        found = differing(theirs, mine)
        ours, others = (sum(line.startswith(sign) for line in found) for sign in ("+", "−"))
        if found:
            heading = many(
                "− {count} line that only the file has now, + {ours} that only the window has.",
                "− {count} lines that only the file has now, + {ours} that only the window has.",
                others,
                ours=ours,
            )
        else:
            heading = tr("Nothing differs.")
        self.heading = QLabel(heading)
        self.text = QPlainTextEdit("\n".join(found[:MOST_LINES]))
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(tr("Differing lines"))
        self._signs = _Signs(self.text.document())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.heading)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)


def ask(parent: QWidget | None, name: str, theirs: str, mine: str) -> None:
    """Show them until the window is closed."""
    CompareTexts(parent, name, theirs, mine).exec()
