"""The dialog that asks what of a picture is written."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.files.export_picture import ExportPicture


def test_every_label_leads_to_its_field(qtbot: QtBot) -> None:
    """A label without a field would show its underlined letter as “&”."""
    dialog = ExportPicture(None, "out/board", has_los=False)
    qtbot.addWidget(dialog)
    labels = [one for one in dialog.findChildren(QLabel) if "&" in one.text()]
    assert len(labels) == 4
    assert all(one.buddy() is not None for one in labels)
