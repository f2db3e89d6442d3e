"""What is saved can be read back, or isn't saved over what can."""

import json
import random
from contextlib import nullcontext
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.errors import TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board
from bob_editor.model.scenario import Scenario
from bob_editor.storage import documents
from bob_editor.storage.documents import (
    read_board,
    read_suite,
    scenario_from_json,
    write_board,
    write_scenario,
    write_suite,
)
from bob_editor.storage.form.limits import MAX_CARD, MAX_ENTRIES
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite

BOARD = Board(Grid(3, 4), "memoir-44", title="Mühle")


def test_a_saved_board_is_read_back(tmp_path: Path) -> None:
    """Equal, and without a problem."""
    write_board(tmp_path / "a.board.json", BOARD)
    read = read_board(tmp_path / "a.board.json")
    assert read.value == BOARD
    assert read.problems == ()


def test_a_saved_suite_is_read_back(tmp_path: Path) -> None:
    """The window adds expectations and saves."""
    suite = Suite(board=BOARD, checks=(Expectation(EndSpec("A1"), EndSpec("C4", position="cave"), "blind"),))
    write_suite(tmp_path / "a.los.json", suite)
    read = read_suite(tmp_path / "a.los.json")
    assert read.value == suite
    assert read.problems == ()


def test_outlines_past_the_limits_are_not_written(tmp_path: Path) -> None:
    """A board that couldn't be opened again is no file."""
    chance = random.Random(1)
    wild = tuple((chance.randint(0, 6_000) / 1000, chance.randint(0, 6_000) / 1000) for _ in range(140))
    with pytest.raises(TooLarge, match="crosses itself"):
        write_board(tmp_path / "a.board.json", replace(BOARD, artwork=(Artwork("forest", wild),)))
    assert not (tmp_path / "a.board.json").exists()


@pytest.mark.parametrize("entries", MAX_ENTRIES)
def test_what_meets_all_others_of_its_kind_is_listed_only_so_often(entries: str) -> None:
    """Sides, boards and overlays of a card; what a schema doesn't let pass can be opened up to this, and mended."""
    most = MAX_ENTRIES[entries]
    for many in (most, most + 1):
        rows = [{"board": "a.board.json"}] * many
        card = {"sides": rows} if entries == "sides" else {"map": {entries: rows}}
        with (
            pytest.raises(TooLarge, match=f"lists more than {most} {entries}")
            if many > most
            else nullcontext()
        ):
            scenario_from_json(card, validate=False)


def test_what_could_not_be_read_back_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Past a limit of the format the old file stays."""
    path = tmp_path / "a.board.json"
    write_board(path, BOARD)
    before = path.read_bytes()
    with pytest.raises(TooLarge, match="256 columns"):
        write_board(path, Board(Grid(257, 4), "memoir-44"))
    ring = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0)) * 70_000
    with pytest.raises(TooLarge, match="artwork points"):
        write_board(path, Board(Grid(3, 4), "memoir-44", artwork=(Artwork("woods", ring),)))
    card = {"format": "bob-editor/scenario", "version": 1, "units": [{"at": "A1"}] * MAX_CARD}
    for too_large in (lambda: write_scenario(path, Scenario(card)), lambda: scenario_from_json(card)):
        with pytest.raises(TooLarge, match="8,000 values"):
            too_large()
    tried = ({"marker": "wire", "at": "A1"},) * MAX_CARD
    with pytest.raises(TooLarge, match="tries more than 8,000 values"):
        write_suite(path, Suite(board_path="a.board.json", markers=tried))
    suite = {
        "format": "bob-editor/los-suite",
        "version": 1,
        "board": "a.board.json",
        "checks": [],
        "markers": tried,
    }
    (tmp_path / "a.los.json").write_text(json.dumps(suite), "utf-8")
    with pytest.raises(TooLarge, match="tries more than 8,000 values"):
        read_suite(tmp_path / "a.los.json")
    many = {"units": [{"at": ["A1"] * 2 * MAX_CARD}], "accepted": card["units"], "x-notes": card["units"]}
    assert scenario_from_json({**card, **many}, validate=False)
    monkeypatch.setattr(documents, "MAX_BYTES", 100)
    with pytest.raises(TooLarge, match="would be larger"):
        write_board(path, BOARD)
    assert path.read_bytes() == before
