"""Board and scenario at their desks: one interface, and what differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadCall
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_board, read_scenario
from bob_editor.ui.session.session import Session

RULESET = "band-of-brothers-2.2"


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    """A session with nothing open, without a window."""
    del qtbot
    return Session(RULESET)


def test_a_board_is_drawn_on(session: Session, board: Board, tmp_path: Path) -> None:
    """An edit of what is open is one of the board, and saving writes the board."""
    session.open(board, None)
    desk = session.desk
    assert (desk.kind, desk.is_drawn_on, desk.form, desk.folder) == ("board", True, None, None)
    session.steps.here(Edit("Call it", lambda value: evolve(value, title="Called")))
    desk.save(str(tmp_path / "b.board.json"), session.expectations)
    assert read_board(tmp_path / "b.board.json").value.title == desk.title == "Called"


def test_a_scenario_is_not(session: Session, scenario_file: Path) -> None:
    """Its boards are edited in their own files; that is told, not raised, where a panel asks for it."""
    session.open_scenario(read_scenario(scenario_file).value, str(scenario_file))
    desk = session.desk
    told: list[object] = []
    session.failed.connect(told.append)
    assert (desk.kind, desk.is_drawn_on, desk.folder) == ("scenario", False, scenario_file.parent)
    assert desk.form is not None
    assert desk.form is desk.form
    session.steps.draw(Edit("Nothing", lambda value: value))
    assert [type(one) for one in told] == [BadCall]
    session.scenario_desk.end()


def test_what_is_closed_is_no_scenario(session: Session, scenario_file: Path) -> None:
    """With nothing open, it is the desk for boards that answers."""
    session.open_scenario(read_scenario(scenario_file).value, str(scenario_file))
    session.close()
    assert session.desk is session.board_desk
    assert session.issues == ()
    session.scenario_desk.end()
