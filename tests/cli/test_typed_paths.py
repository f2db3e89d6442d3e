"""Paths as they are typed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Call


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (("render", "BOARD"), "a.png"),
        (("exposure", "BOARD"), "a.csv"),
        (("rules", "memoir-44"), "a.html"),
        (("new", "board", "--ruleset", "memoir-44"), "a.board.json"),
        (("pack", "build", "FOLDER"), "a.bobpack"),
    ],
)
def test_a_file_is_written_by_no_folder_s_path(
    call: Call, write: Callable[..., Path], tmp_path: Path, command: tuple[str, ...], name: str
) -> None:
    """What ends in a slash is a folder's, also where the name before it ends as a file's does."""
    board = write("small.board.json")
    named = {"BOARD": str(board), "FOLDER": str(tmp_path)}
    outcome = call(*(named.get(word, word) for word in command), "-o", f"{tmp_path / name}/")
    assert outcome.code == 2
    assert f"{name}/ is a folder" in outcome.err.replace("\n", "")
    assert not (tmp_path / name).exists()
