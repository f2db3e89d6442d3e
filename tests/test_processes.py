"""Processes that share work."""

import tempfile
from pathlib import Path

import pytest

from bob_editor.processes import pool_of


def test_what_they_make_for_a_while_goes_with_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which a card is set, say: a process of a pool ends without what a program does at its end."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("TMP", str(tmp_path))
    with pool_of(1) as pool:
        made = Path(pool.submit(tempfile.mkdtemp).result())
        assert made.is_dir()
        assert tmp_path in made.parents
    assert not list(tmp_path.iterdir())
