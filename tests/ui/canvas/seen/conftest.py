"""A folder of the test's own for pictures."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.ui.canvas.seen import kept


@pytest.fixture
def pictures(tmp_path: Path) -> Iterator[Path]:
    """Where pictures are kept; nothing is there yet, nor is the folder."""
    folder = tmp_path / "cache" / "seen"
    kept.keep_in(folder)
    yield folder
    kept.keep_in(None)
