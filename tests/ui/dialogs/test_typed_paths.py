"""Whatever is typed as a path names a file, and crashes no dialog."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.ui.dialogs.files.typed_paths import typed_file


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("", "map.pdf"), ("/", "/map.pdf"), (".", "map.pdf"), ("..", "../map.pdf"), ("  ", "map.pdf"),
        ("hill", "hill.pdf"), ("hill.v2", "hill.v2.pdf"), ("hill.PDF", "hill.PDF"), ("a/b.pdf", "a/b.pdf"),
    ],
)  # fmt: skip
def test_what_is_meant(text: str, meant: str, tmp_path: Path) -> None:
    """Nothing and folders take the usual name; a name keeps what it has and gets its suffix."""
    assert typed_file(text, "map.pdf", ".pdf") == Path(meant)
    assert typed_file(text, "map.pdf", ".pdf", folder=tmp_path) == tmp_path / meant


@given(st.text(max_size=30))
def test_any_text_is_a_file(text: str) -> None:
    """It has a name, and a suffix that may be written."""
    path = typed_file(text, "board", ".png", (".png", ".svg"))
    assert path.name
    # However long: no system has such a folder.
    assert typed_file(text + "x" * 300, "board", ".png").suffix == ".png"
    assert path.suffix.lower() in (".png", ".svg")
