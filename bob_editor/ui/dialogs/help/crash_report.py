"""Shows a bug's report, to read and to copy."""

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


class CrashReport(PlacedDialog):
    """What happened, where the work was saved, and the report."""

    def __init__(self, parent: QWidget | None, saved: str, report: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong in bob_editor"))
        self.resize(720, 460)
        heading = QLabel(tr("<b>This is a fault of the program, not of your board.</b>"))
        told = QLabel(tr("{saved} You can go on working; nothing of this is sent anywhere.", saved=saved))
        told.setWordWrap(True)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setAccessibleName(tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = QPushButton(tr("&Copy report"))
        self.copy_button.clicked.connect(self._copy)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(heading)
        column.addWidget(told)
        column.addWidget(self.report, 1)
        column.addWidget(buttons)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy_button.setText(tr("Copied"))


def ask(parent: QWidget | None, saved: str, report: str) -> None:
    """Show the report until it is closed."""
    CrashReport(parent, saved, report).exec()
