"""Board and scenario at their desks: one interface, and what differs."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.rules.game import Game
from bob_editor.rulesets import all_rulesets, game_of_own
from bob_editor.storage.documents import read_board, read_scenario
from bob_editor.storage.form import drawn_limits
from bob_editor.ui.session import what_is_open
from bob_editor.ui.session.session import Session

RULESET = "band-of-brothers-2.2"


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    """A session with nothing open, without a window."""
    del qtbot
    return Session(RULESET)


@pytest.mark.usefixtures("qapp")
def test_it_begins_with_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that are installed are read only where that one isn't there, whose place the first of them takes."""
    games, asked = all_rulesets(), list[str]()

    def found() -> Mapping[str, Game]:
        asked.append("all")
        return games

    monkeypatch.setattr(what_is_open, "all_rulesets", found)
    assert Session("memoir-44").ruleset is games["memoir-44"]
    assert not asked
    assert Session("no-such-game").ruleset is next(iter(games.values()))
    assert asked == ["all"]


def test_a_board_is_drawn_on(session: Session, board: Board, tmp_path: Path) -> None:
    """An edit of what is open is one of the board, and saving writes the board."""
    session.open(board, None)
    desk = session.desk
    assert (desk.kind, desk.is_drawn_on, desk.form, desk.folder) == ("board", True, None, None)
    session.steps.here(Edit("Call it", lambda value: replace(value, title="Called")))
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


def test_what_issues_alter_of_a_game_is_its_board(session: Session, board: Board) -> None:
    """An issue that is accepted or mended is one of the try-it board; the game itself stays as it is."""
    document = GameDocument(GameDraft(started(STARTS[0], "Mill Days")), game_of_own)
    session.open_game(document, board)
    before = document.value
    session.steps.here(Edit("Call it", lambda value: replace(value, title="Called")))
    assert session.board.title == "Called"
    assert document.value is before


def test_what_is_closed_is_no_scenario(session: Session, scenario_file: Path) -> None:
    """With nothing open, it is the desk for boards that answers."""
    session.open_scenario(read_scenario(scenario_file).value, str(scenario_file))
    session.close()
    assert session.desk is session.board_desk
    assert session.issues == ()
    session.scenario_desk.end()


def test_another_board_begins_with_a_tool_that_edits_nothing(
    session: Session, board: Board, tmp_path: Path
) -> None:
    """Its first click would draw what was last drawn elsewhere; the same file read anew leaves the tool in hand."""
    first, other = str(tmp_path / "a.board.json"), str(tmp_path / "b.board.json")
    session.open(board, first)
    for path, kept in ((first, True), (other, False), (None, False)):
        session.hand.choose("place_marker")
        session.open(board, path)
        assert (session.hand.tool.id == "place_marker") == kept
    session.hand.choose("look")
    session.open(board, first)
    assert session.hand.tool.id == "look"
    session.hand.choose("place_marker")
    session.close()
    assert session.hand.tool.id == "select"


def test_a_fix_of_an_earlier_board_is_worked_out_anew(session: Session, board: Board) -> None:
    """Where the issue is gone meanwhile that is told, and nothing is changed."""
    grid = board.grid
    hexes = {grid.hex(label): HexContent((Feature("bridge"),)) for label in ("B2", "D2")}
    session.open(replace(board, hexes=hexes), None)
    first, second = (one for one in session.issues if one.code.endswith("/bridge-over-nothing"))
    session.steps.fix(first, first.fixes[0])
    session.steps.fix(second, second.fixes[0])
    assert session.stack.count() == 2
    told: list[object] = []
    session.failed.connect(told.append)
    session.steps.fix(first, first.fixes[0])
    assert [type(one) for one in told] == [BadCall]
    assert session.stack.count() == 2


def test_a_fix_of_a_ring_that_is_no_more_is_declined(session: Session, board: Board) -> None:
    """Crest lines are known by their number; a number that is gone is no fault."""
    ring = tuple(board.grid.frame.centre(board.grid.hex(label)) for label in ("C3", "C5", "F5", "F3"))
    hill = replace(board, contours=(Contour(1, ring),))
    session.open(hill, None)
    drawn = next(one for one in session.issues if one.code.endswith("/dot-on-artwork-edge"))
    session.document.set_value(board)
    told: list[object] = []
    session.failed.connect(told.append)
    for fix in drawn.fixes:
        session.steps.fix(drawn, fix)
    assert {type(one) for one in told} == {BadCall}
    assert session.board == board


def test_an_edit_past_the_limits_is_declined(session: Session, board: Board) -> None:
    """It could be saved and never be opened again; what there is stays, and may still be made less."""
    session.open(board, None)
    chance = random.Random(1)
    wild = tuple((chance.randint(0, 20_000) / 1000, chance.randint(0, 12_000) / 1000) for _ in range(140))
    sound = Artwork("woods", ((1, 1), (3, 1), (3, 3)))
    session.steps.draw(Edit("Draw", lambda now: replace(now, artwork=(*now.artwork, sound))))
    told: list[BobEditorError] = []
    session.failed.connect(told.append)
    session.steps.draw(Edit("Draw", lambda now: replace(now, artwork=(*now.artwork, Artwork("woods", wild)))))
    assert [str(one) for one in told] == [
        "artwork 2 of Small crosses itself or its holes more than 500 times."
    ]
    assert session.board.artwork == (sound,)
    session.steps.draw(Edit("Clear", lambda now: replace(now, artwork=())))
    assert not session.board.artwork


def test_what_is_drawn_is_measured_before_the_first_edit(
    session: Session, board: Board, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bit by bit, once a board is open; an edit that comes before leaves what isn't measured to itself."""
    field = tuple(Artwork("wheat", ((0, 0), (n, 0), (n, 6))) for n in range(2, 12))
    new, measured, plain = ((1, 1), (4, 1), (4, 5)), list[Artwork | Contour](), drawn_limits._tangles
    drawn = replace(board, artwork=field)

    def tangles(piece: Artwork | Contour, named: Callable[[], str]) -> drawn_limits._Tangles:
        measured.append(piece)
        return plain(piece, named)

    monkeypatch.setattr(drawn_limits, "_tangles", tangles)
    session.open(drawn, None)
    qtbot.waitUntil(lambda: len(measured) == len(field))
    session.steps.draw(Edit("Draw", lambda value: replace(value, artwork=(*field, Artwork("wheat", new)))))
    assert [one.ring for one in measured[len(field) :]] == [new]
    session.open(replace(drawn, title="Again"), None)
    session.steps.draw(Edit("Draw", lambda value: replace(value, artwork=field[:3])))
    qtbot.wait(30)
    assert len(measured) == len(field) + 1
