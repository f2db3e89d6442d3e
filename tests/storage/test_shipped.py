"""Shipped files are found, in a wheel and in a checkout."""

import json
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage import shipped as module
from bob_editor.storage.shipped import sample_board, shipped

ROOT = Path(__file__).resolve().parents[2]


def test_checkout_has_them_at_the_top() -> None:
    """In a checkout, the folders are those that other programs see."""
    assert shipped("schemas") == ROOT / "schemas"
    assert shipped("maps") == ROOT / "maps"


def test_wheel_has_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package's own copies come before a folder of the same name that happens to lie beside it."""
    inside, beside = tmp_path / "bob_editor" / "maps", tmp_path / "maps"
    inside.mkdir(parents=True)
    beside.mkdir()
    monkeypatch.setattr(module, "_PACKAGE", tmp_path / "bob_editor")
    assert shipped("maps") == inside
    inside.rmdir()
    assert shipped("maps") == beside


def test_lost_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without them says which are missing, and what to do."""
    monkeypatch.setattr(module, "_PACKAGE", tmp_path / "bob_editor")
    with pytest.raises(BadFile, match="schemas are missing") as caught:
        shipped("schemas")
    assert "Install" in caught.value.hint


def test_sample_is_a_board() -> None:
    """What `make run` opens is a board of the game it promises."""
    board = json.loads(sample_board().read_text("utf-8"))
    assert board["ruleset"] == "band-of-brothers-2.2"
    assert board["hexes"]


def test_no_sample_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A maps folder without boards is told apart from no maps folder."""
    (tmp_path / "maps").mkdir()
    monkeypatch.setattr(module, "_PACKAGE", tmp_path / "bob_editor")
    with pytest.raises(BadFile, match="no board"):
        sample_board()
