"""A folder as it was seen last."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from bob_editor.ui.dialogs.packs import folder_seen
from bob_editor.ui.dialogs.packs.folder_seen import FolderSeen


def test_a_folder_of_many_documents_is_listed_once(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window waits for that."""
    listed: Counter[Path] = Counter()
    look = folder_seen._as_it_is
    monkeypatch.setattr(folder_seen, "_as_it_is", lambda path: (listed.update([path]), look(path))[1])
    files = [tmp_path / f"{name}.scenario.json" for name in "abc"]
    beside = QObject(qapp)
    FolderSeen(beside).take(files)
    assert listed == Counter([*files, tmp_path])
    beside.deleteLater()
