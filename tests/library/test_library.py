"""The library: its surface is what is listed, importing it is light, and the examples of its paper hold."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import bob_editor as bob

ROOT = Path(__file__).resolve().parents[2]


def test_the_examples_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each example of docs/library.md, run in a checkout."""
    monkeypatch.chdir(ROOT)
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(ROOT / "docs/library.md"), module_relative=False, optionflags=flags)
    assert tried > 8
    assert not failed


def test_the_surface_is_this() -> None:
    """Whoever takes a name away, or adds one, does so here, too."""
    assert sorted(bob.__all__) == [
        "Board", "BobEditorError", "Line", "Seen", "Shape", "__version__", "all_rulesets", "new_board", "open",
        "ruleset",
    ]  # fmt: skip
    assert all(getattr(bob, name) for name in bob.__all__)


def test_importing_is_light_and_looking_needs_no_qt() -> None:
    """The import brings neither numpy nor Qt, a line of sight no Qt."""
    code = (
        "import sys, bob_editor as bob; assert 'numpy' not in sys.modules;"
        "board = bob.new_board('memoir-44', columns=13, rows=9).with_terrain('D4', 'forest');"
        "assert board.los('A1', 'C1').verdict == 'clear';"
        "assert not any(name.startswith('PySide6') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_a_board_is_edited_mended_saved_and_read_back(tmp_path: Path) -> None:
    """All pairs agree with single lines, and what was saved is equal."""
    board = bob.new_board("band-of-brothers-2.2", columns=6, rows=5, title="Mill").with_terrain("C3", "woods")
    board = board.with_level(["A1", "A2"], 1).with_path("road", "E1", "E2", "E3")
    pairs = board.all_pairs()
    place = pairs.hexes.index
    line = board.los("C1", "C5")
    assert line.verdict == "blocked"
    assert pairs.codes[place("C1"), place("C5")] == 2
    assert line.path == ("C1", "C2", "C3", "C4", "C5")
    assert board.exposure()["C3"] > 0
    assert board.compare(board) == []
    assert board.compare(board.with_terrain("C3"))
    saved = board.fix().save(tmp_path / "mill.board.json")
    assert bob.open(saved.path).value == saved.value
    kinds = {one["properties"]["kind"] for one in board.__geo_interface__["features"]}
    assert {"grown", "grown_contour", "path"} <= kinds
    with pytest.raises(bob.BobEditorError) as told:
        board.los("Z9", "A1")
    assert told.value.hint
