"""What is open read anew from its file: a step of undo, with all steps before it."""

import gc
import json
import shutil
import weakref
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model import scenario_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.games.edits import set_heading
from bob_editor.rules.los.scene import End
from bob_editor.storage.documents import read_board, write_board
from bob_editor.storage.packs import bring_in, read_project
from bob_editor.ui.dialogs.files import changed_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import KeptWork, Work
from bob_editor.ui.session.session import Session

GAME = Path(__file__).resolve().parents[3] / "games" / "three-downs"

THEIRS = "By another hand"


@pytest.fixture
def path(empty_window: Window, board: Board, tmp_path: Path) -> Path:
    """The file of the board that the window has open, with a suite."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    _lay_suite(path.with_name("one.z.los.json"), "Z")
    assert empty_window.files.open_path(str(path))
    return path


def _lay_suite(file: Path, title: str) -> None:
    check = {"from": "B2", "to": "C3", "expect": "clear"}
    suite = {"format": "bob-editor/los-suite", "version": 1, "title": title, "board": "one.board.json"}
    file.write_text(json.dumps({**suite, "checks": [check]}))


def _name(session: Session, title: str) -> None:
    session.steps.here(Edit("Name it", lambda value: replace(value, title=title)))


def _titles(session: Session) -> list[str]:
    return [kept.suite.title for kept in session.expectations.suites]


def _reload(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "reload")
    assert window.files.save()


def test_undo_brings_mine_back(
    empty_window: Window, board: Board, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the suites, threads and size that it had; and what was done before can be undone as well."""
    session = empty_window.session
    first = session.board
    _name(session, "Mine")
    thread = End(board.grid.hex("B2")), End(board.grid.hexes[-1])
    session.pinned.pin(*thread)
    write_board(path, Board(Grid(5, 5), board.ruleset, id=board.id, title=THEIRS))
    _lay_suite(path.with_name("one.a.los.json"), "A")
    _reload(empty_window, monkeypatch)

    def is_theirs() -> bool:
        named = session.board.title, len(session.board.grid.hexes), _titles(session)
        return named == (THEIRS, len(Grid(5, 5).hexes), ["A", "Z"]) and not session.pinned.threads

    assert is_theirs()
    assert not session.modified
    session.stack.undo()
    assert (session.board.title, _titles(session), session.pinned.threads) == ("Mine", ["Z"], (thread,))
    assert session.modified
    session.stack.undo()
    session.stack.undo()
    assert session.board == first
    for _ in range(3):
        session.stack.redo()
    assert is_theirs()
    assert not session.modified


def test_a_line_that_is_not_saved_stays_where_nobody_altered_its_suite(
    empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the board was written by another; a suite that was is theirs until it is undone."""
    session = empty_window.session
    (kept,) = session.expectations.suites
    session.steps.keep_suites((replace(kept, suite=replace(kept.suite, title="Z, mine")),), "Name it")
    write_board(path, replace(session.board, title=THEIRS))
    _reload(empty_window, monkeypatch)
    assert (session.board.title, _titles(session), session.modified) == (THEIRS, ["Z, mine"], True)
    _lay_suite(path.with_name("one.z.los.json"), "Z, theirs")
    _reload(empty_window, monkeypatch)
    assert (_titles(session), session.modified) == (["Z, theirs"], False)
    session.stack.undo()
    assert _titles(session) == ["Z, mine"]


def test_that_it_is_undone_is_told(empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only a title or a suite differs, which nobody would see."""
    session, told = empty_window.session, list[str]()
    session.retracing.told.connect(told.append)
    write_board(path, replace(session.board, title=THEIRS))
    _reload(empty_window, monkeypatch)
    _lay_suite(path.with_name("one.a.los.json"), "A")
    _reload(empty_window, monkeypatch)
    assert told == []
    session.stack.undo()
    session.stack.redo()
    assert told == ["Undone: Read one.board.json anew", "Done again: Read one.board.json anew"]


def test_mine_can_be_saved_again(empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the file held when it was read is known, so nobody is asked once more."""
    session = empty_window.session
    _name(session, "Mine")
    write_board(path, replace(session.board, title=THEIRS))
    _reload(empty_window, monkeypatch)
    session.stack.undo()
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: pytest.fail("It hasn't changed since."))
    assert empty_window.files.save()
    assert read_board(path).value.title == "Mine"


def test_what_is_written_again_and_again_is_one_step(empty_window: Window, path: Path, qtbot: QtBot) -> None:
    """Nobody undoes a hundred of them; after an edit here it is another one."""
    session = empty_window.session
    first, read = session.board, list[weakref.ref[Board]]()
    for title in ("One", "Two", "Three", "Four", "Three"):
        write_board(path, replace(first, title=title))
        qtbot.waitUntil(lambda title=title: session.board.title == title)
        qtbot.waitUntil(lambda: not empty_window.files.following.own.state)
        read.append(weakref.ref(session.board))
    assert session.stack.count() == 1
    gc.collect()
    # What is drawn, and looked along, may be of the one before.
    assert not any(one() for one in read[:2])
    assert not session.modified
    _name(session, "Mine")
    assert empty_window.files.save()
    write_board(path, replace(first, title="Four"))
    qtbot.waitUntil(lambda: session.board.title == "Four")
    assert session.stack.count() == 3
    for title in ("Mine", "Three", first.title):
        session.stack.undo()
        assert session.board.title == title


def test_a_scenario_is_undone_likewise(
    scenario_window: Window, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card is the same document, so its earlier steps hold."""
    session = scenario_window.session
    first = session.desk.title
    session.steps.on_card(Edit("Type", lambda value: scenario_edits.put(value, ("title",), "Mine")))
    said = json.loads(scenario_file.read_text())
    scenario_file.write_text(json.dumps({**said, "title": THEIRS}))
    _reload(scenario_window, monkeypatch)
    assert (session.desk.title, session.modified) == (THEIRS, False)
    session.stack.undo()
    assert (session.desk.title, session.modified) == ("Mine", True)
    session.stack.undo()
    assert session.desk.title == first
    session.stack.redo()
    session.stack.redo()
    assert (session.desk.title, session.modified) == (THEIRS, False)


def test_saved_elsewhere_its_boards_are_found_from_there(
    scenario_window: Window, scenario_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by what was read, and by what stood there before."""
    session, maps = scenario_window.session, len(scenario_window.session.board.grid.hexes)
    first = session.desk.title
    session.steps.on_card(Edit("Type", lambda value: scenario_edits.put(value, ("title",), "Mine")))
    said = json.loads(scenario_file.read_text())
    scenario_file.write_text(json.dumps({**said, "title": THEIRS}))
    _reload(scenario_window, monkeypatch)
    (tmp_path / "elsewhere").mkdir()
    session.desk.save(str(tmp_path / "elsewhere" / scenario_file.name), session.expectations)
    session.stack.undo()
    assert (session.desk.title, len(session.board.grid.hexes)) == ("Mine", maps)
    session.stack.undo()
    assert (session.desk.title, len(session.board.grid.hexes)) == (first, maps)
    session.stack.redo()
    session.stack.redo()
    assert (session.desk.title, len(session.board.grid.hexes), session.modified) == (THEIRS, maps, False)


def test_what_bring_in_wrote_can_be_undone(
    empty_window: Window, scenario_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """The card names the copy of its board then; what was edited and saved before can still be undone."""
    project, session = tmp_path / "project", empty_window.session
    project.mkdir()
    (project / "project.json").write_text("{}")
    said = json.loads(scenario_file.read_text())
    for row in said["map"]["boards"]:
        row["board"] = f"../{row['board']}"
    outside = said["map"]["boards"][0]["board"]
    (project / scenario_file.name).write_text(json.dumps(said))
    assert empty_window.files.open_path(str(project / scenario_file.name))
    first = session.desk.title
    session.steps.on_card(Edit("Type", lambda value: scenario_edits.put(value, ("title",), "Mine")))
    assert empty_window.files.save()
    assert bring_in(read_project(project))

    def named() -> str:
        assert session.scenario is not None
        return str(session.scenario.value.get("map", "boards", 0, "board"))

    qtbot.waitUntil(lambda: named() != outside)
    session.stack.undo()
    assert (named(), session.desk.title) == (outside, "Mine")
    session.stack.undo()
    assert session.desk.title == first


def test_so_is_a_game(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the board that it is tried on."""
    shutil.copytree(GAME, tmp_path / GAME.name)
    session, file = empty_window.session, tmp_path / GAME.name / "ruleset.json"
    assert empty_window.files.open_path(str(file))
    first = session.desk.title
    session.desk.push(
        Edit("Call it", lambda value: replace(value, game=set_heading(value.game, title="Mine")))
    )
    file.write_text(json.dumps({**json.loads(file.read_text()), "title": THEIRS}))
    _reload(empty_window, monkeypatch)
    assert (session.desk.title, session.modified) == (THEIRS, False)
    session.stack.undo()
    assert (session.desk.title, session.modified) == ("Mine", True)
    session.stack.undo()
    assert session.desk.title == first
    (tmp_path / "ford").mkdir()
    session.desk.save(str(tmp_path / "ford" / "ruleset.json"), session.expectations)
    for title in ("Mine", THEIRS):
        session.stack.redo()
        assert (session.desk.title, session.game.value.game.id, session.board.ruleset) == (
            title,
            "ford",
            "ford",
        )


def test_of_another_game_it_is_opened(empty_window: Window, board: Board, path: Path, qtbot: QtBot) -> None:
    """Its steps would draw what the other rules don't know."""
    session = empty_window.session
    _name(session, "Mine")
    assert empty_window.files.save()
    write_board(path, Board(Grid(5, 5), "memoir-44", id=board.id, title=THEIRS))
    qtbot.waitUntil(lambda: session.board.title == THEIRS)
    assert session.ruleset.id == "memoir-44"
    assert session.stack.count() == 0


def test_what_a_crash_left_of_suites_goes_by_their_files(
    empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that came since, and stands before them in the folder, keeps its own lines."""
    session = empty_window.session
    (kept,) = session.expectations.suites
    session.steps.keep_suites((replace(kept, suite=replace(kept.suite, title="Z, mine")),), "Name it")
    work = Work.of(session)
    assert work is not None
    _lay_suite(path.with_name("one.a.los.json"), "A")
    KeptWork.of_text(work.text()).restore(session, str(path))
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "keep")
    assert empty_window.files.save()
    assert json.loads(path.with_name("one.z.los.json").read_text())["title"] == "Z, mine"
    assert len(json.loads(path.with_name("one.a.los.json").read_text())["checks"]) == 1


def test_a_suite_taken_back_before_a_crash_stays_without_lines(empty_window: Window, path: Path) -> None:
    """Its file has them until it is saved; what was recovered has not."""
    session = empty_window.session
    session.steps.keep_suites((), "Take it back")
    work = Work.of(session)
    assert work is not None
    KeptWork.of_text(work.text()).restore(session, str(path))
    assert [kept.suite.checks for kept in session.expectations.suites] == [()]
    assert session.expectations.modified
