"""Asks what a stamp is to be called, and whether it is the user's own or goes with the board."""

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.storage.form.limits import MAX_TITLE
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.typing import at_most
from bob_editor.words import many, tr


class NameStamp(PlacedDialog):
    """The form; ``may_go_along`` says whether the board has a folder that it could go into."""

    def __init__(self, parent: QWidget | None, hexes: int, *, may_go_along: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make a stamp"))
        self.name = at_most(QLineEdit(), MAX_TITLE)
        self.name.setPlaceholderText(tr("Farm at the bend"))
        self.own = QRadioButton(tr("My &stamps: at hand on every board of this game"))
        self.here = QRadioButton(tr("&With the board: in the folder “stamps” beside it, and in its pack"))
        self.own.setChecked(True)
        self.here.setEnabled(may_go_along)
        if not may_go_along:
            self.here.setToolTip(tr("Save the board first: then it has a folder."))
        kinds = QButtonGroup(self)
        for button in (self.own, self.here):
            kinds.addButton(button)
        form = QFormLayout()
        form.addRow(tr("&Name"), self.name)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(
            QLabel(
                many(
                    "A stamp of {count} selected hex, with the hexsides round it.",
                    "A stamp of {count} selected hexes, with the hexsides round them.",
                    hexes,
                )
            )
        )
        column.addLayout(form)
        column.addWidget(self.own)
        column.addWidget(self.here)
        column.addWidget(self.buttons)
        self.name.textChanged.connect(lambda _text: self._show())
        self._show()

    def _show(self) -> None:
        named = bool(self.name.text().strip())
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(named)


def ask(parent: QWidget | None, hexes: int, *, may_go_along: bool) -> tuple[str, bool] | None:
    """The name, and whether it goes with the board; None where it was given up."""
    dialog = NameStamp(parent, hexes, may_go_along=may_go_along)
    return (dialog.name.text().strip(), dialog.here.isChecked()) if dialog.exec() else None
