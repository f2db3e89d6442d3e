"""The LOS trial of a board: set, written beside it, read again, and taken away with the last of it."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.editing.sight.trial import Trial
from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, Marker
from bob_editor.rulesets import ruleset

GRID = Grid(5, 5)


@pytest.fixture
def los() -> LiveLos:
    """Of an open board."""
    found = ruleset("band-of-brothers-2.2")
    return LiveLos(Document(Board(GRID, found.id, id="b", title="B"), found))


def _trial(los: LiveLos) -> Trial:
    return Trial(los, PinnedThreads(los))


def _place(los: LiveLos) -> None:
    los.scene = replace(los.scene, markers=(Marker("smoke", GRID.hex("C3")),), conditions={"visibility": 3})


def test_it_is_written_beside_the_board_and_read_again(los: LiveLos, tmp_path: Path) -> None:
    """As a suite without checks; what is set counts as unsaved until then."""
    trial, board = _trial(los), str(tmp_path / "b.board.json")
    assert trial.is_empty
    assert not trial.modified
    _place(los)
    assert trial.modified
    trial.save(board)
    assert not trial.modified
    again = LiveLos(los.document)
    read = _trial(again)
    read.load(board)
    assert again.scene.markers == los.scene.markers
    assert again.scene.conditions == {"visibility": 3}
    assert not read.modified


def test_an_empty_one_has_no_file(los: LiveLos, tmp_path: Path) -> None:
    """Nor does one that was emptied; a file that was never read here stays."""
    trial, board = _trial(los), str(tmp_path / "b.board.json")
    trial.save(board)
    assert not list(tmp_path.iterdir())
    _place(los)
    trial.save(board)
    assert [file.name for file in tmp_path.iterdir()] == ["b.los-trial.json"]
    los.scene = replace(los.scene, markers=(), conditions={})
    trial.save(board)
    assert not list(tmp_path.iterdir())


def test_a_file_that_cannot_be_used_is_left(los: LiveLos, tmp_path: Path) -> None:
    """It is said, and nothing is written over it."""
    file = tmp_path / "b.los-trial.json"
    file.write_text("{")
    trial = _trial(los)
    trial.load(str(tmp_path / "b.board.json"))
    assert file.name in trial.trouble
    _place(los)
    with pytest.raises(BadFile, match="can’t be used"):
        trial.save(str(tmp_path / "b.board.json"))
    assert file.read_text() == "{"


def test_what_is_borrowed_is_not_the_trial(los: LiveLos) -> None:
    """An expected line's circumstances are shown, and given back."""
    trial = _trial(los)
    _place(los)
    trial.take_as_saved()
    own = los.scene
    los.borrow(replace(own, markers=()))
    assert los.borrowed
    assert not los.scene.markers
    assert not trial.modified
    los.give_back()
    assert los.scene == own
    assert not los.borrowed


def test_what_no_reader_understands_stays(los: LiveLos, tmp_path: Path) -> None:
    """Rows and fields of the file are written again, with what is set now; such a file isn't taken away."""
    file, board = tmp_path / "b.los-trial.json", str(tmp_path / "b.board.json")
    suite = {
        "format": "bob-editor/los-suite", "version": 1, "title": "Mine", "board": "b.board.json", "x-note": 5,
        "markers": [{"marker": "smoke", "at": "C3"}, {"markerr": "smoke"}], "checks": [],
    }  # fmt: skip
    file.write_text(json.dumps(suite))
    trial = _trial(los)
    trial.load(board)
    assert file.name in trial.unread
    assert not trial.modified
    los.scene = replace(los.scene, markers=())
    trial.save(board)
    kept = json.loads(file.read_text())
    assert (kept["title"], kept["x-note"], kept["markers"]) == ("Mine", 5, [{"markerr": "smoke"}])


def test_a_suite_under_its_name_is_left(los: LiveLos, tmp_path: Path) -> None:
    """Expected lines are nothing that a trial could keep."""
    file = tmp_path / "b.los-trial.json"
    check = {"from": "A1", "to": "B1", "expect": "clear"}
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": "b.board.json", "checks": [check]}
    file.write_text(json.dumps(suite))
    before = file.read_text()
    trial = _trial(los)
    trial.load(str(tmp_path / "b.board.json"))
    assert "expected lines" in trial.trouble
    trial.save(str(tmp_path / "b.board.json"))
    assert file.read_text() == before


def test_the_trial_of_a_board_written_over_goes(los: LiveLos, tmp_path: Path) -> None:
    """Else the markers of another board would stand on this one when it is opened again."""
    other, trial = _trial(los), _trial(los)
    _place(los)
    other.save(str(tmp_path / "b.board.json"))
    trial.clear()
    trial.save(str(tmp_path / "b.board.json"))
    assert not list(tmp_path.iterdir())


def test_pinned_threads_are_part_of_it(los: LiveLos, tmp_path: Path) -> None:
    """With all that their ends say; without any, and nothing set, there is no file."""
    pinned, board = PinnedThreads(los), str(tmp_path / "b.board.json")
    trial = Trial(los, pinned)
    thread = End(GRID.hex("A1"), unit="vehicle", moved=True), End(GRID.hex("C3"))
    pinned.pin(*thread)
    assert trial.modified
    assert not trial.is_empty
    assert trial.scene is None
    trial.save(board)
    assert not trial.modified
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["threads"] == [
        [{"hex": "A1", "unit": "vehicle", "moved": True}, "C3"]
    ]
    again = PinnedThreads(los)
    read = Trial(los, again)
    read.load(board)
    assert again.threads == (thread,)
    assert not read.modified
    read.clear()
    assert not again.threads
    pinned.clear()
    trial.save(board)
    assert not list(tmp_path.iterdir())


def test_threads_that_cannot_be_used_stay_in_the_file(los: LiveLos, tmp_path: Path) -> None:
    """Those off the board are told; with what another program says of a thread that is."""
    file, board = tmp_path / "b.los-trial.json", str(tmp_path / "b.board.json")
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": "b.board.json", "checks": []}
    own = [{"hex": "A1", "x-why": "here"}, "B2"]
    file.write_text(json.dumps(suite | {"threads": [["A1", "Z40"], own, ["C3"]]}))
    pinned = PinnedThreads(los)
    trial = Trial(los, pinned)
    trial.load(board)
    assert file.name in trial.unread
    assert [pinned.words(one) for one in pinned.threads] == ["A1 → B2"]
    assert not trial.modified
    pinned.pin(End(GRID.hex("C3")), End(GRID.hex("C5")))
    trial.save(board)
    assert json.loads(file.read_text())["threads"] == [own, ["C3", "C5"], ["C3"], ["A1", "Z40"]]
    file.write_text(json.dumps(suite | {"threads": [["A1", "Z40"]]}))
    trial.load(board)
    assert "lacks" in trial.unread
