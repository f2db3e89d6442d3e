"""What tests of this folder begin with."""

from pathlib import Path

import pytest

from bob_editor.ui.frame.window import Window


@pytest.fixture
def saved(window: Window, tmp_path: Path) -> Path:
    """The small board has a file of its own."""
    path = tmp_path / "small.board.json"
    assert window.files._write(str(path))
    return path
