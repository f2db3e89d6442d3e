"""What the tests of dialogs share."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from bob_editor.ui.dialogs.kept_entries import KeptEntries


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where what is entered is kept aside; it is wanted back."""
    folder = tmp_path / "dialogs"
    monkeypatch.setattr(KeptEntries, "folder", folder)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    return folder
