"""A real window on a small board, with settings and autosaves in a folder of the test's own."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.geometry.grid import EDGES, Edge, Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_board, write_scenario
from bob_editor.ui.app import make_window
from bob_editor.ui.dress import theme
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping import tidying
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.keeping.tidying import Tidying
from tests.ui.mouse import Mouse

RULESET = "band-of-brothers-2.2"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Qt's platform without a screen says at every window what of it it lacks; that is no fault of ours."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(scope="session", autouse=True)
def what_all_tests_hold() -> Iterator[None]:
    """No search for closed windows goes through it; how often is searched stands as it is."""
    gc.collect()
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tidying, "_SEARCHED", gc.get_threshold())
        yield


@pytest.fixture(autouse=True)
def searched_between_tests(what_all_tests_hold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window searches for what was closed a moment later, and holds up whatever test runs by then."""
    monkeypatch.setattr(tidying, "_settle", lambda: None)
    monkeypatch.setattr(Tidying, "take", lambda _self, _window: None)


@pytest.fixture(autouse=True)
def undressed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows have the colours of their theme, and its sheet only where a test is about how they look.

    Under a sheet, however little stands in it, Qt takes half as long again to make and to show them.
    """
    if request.node.get_closest_marker("dressed") is None:
        monkeypatch.setattr(theme, "style_sheet", lambda _shade: "")


@pytest.fixture
def board() -> Board:
    """Nine by seven hexes of open ground with a wood at D4 and a stone building at F4."""
    grid = Grid(9, 7)
    hexes = {
        grid.hex("D4"): HexContent((Feature("woods"),)),
        grid.hex("F4"): HexContent((Feature("building_stone"),)),
    }
    return Board(grid, RULESET, id="small", title="Small", hexes=hexes)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings that begin empty."""
    return Settings(tmp_path / "settings.ini")


def _forget_changes(window: Window) -> None:
    """What is closed with changes asks a question; nobody is there to answer."""
    window.files.may_leave = lambda: True  # type: ignore[method-assign]
    window.may_end = lambda: True  # type: ignore[method-assign]


@pytest.fixture
def made_window(qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path) -> Window:
    """The window with nothing open, not shown yet: what says so would be laid out and painted for nobody."""
    window = make_window(qapp, settings, recovery_folder=tmp_path / "recovery")
    qtbot.addWidget(window, before_close_func=_forget_changes)
    # On a slow machine even small boards' checks would go beside the window; here an answer is wanted at once.
    window.session.board_desk.live.beside = None
    window.session.live_los.beside.do = None
    window.files.is_large = lambda path: not path
    window.files.at_once = True
    window.resize(1200, 800)
    return window


def _show(window: Window, qtbot: QtBot) -> Window:
    """Show a window until all of it is painted."""
    window.show()
    qtbot.waitExposed(window)
    qtbot.waitUntil(lambda: window.session.empty or window.canvas.sharp)
    return window


@pytest.fixture
def empty_window(made_window: Window, qtbot: QtBot) -> Window:
    """The window with nothing open."""
    return _show(made_window, qtbot)


@pytest.fixture
def window(made_window: Window, board: Board, qtbot: QtBot) -> Window:
    """The window with the small board open."""
    made_window.session.open(board, None)
    made_window.session.document.saved_as()
    return _show(made_window, qtbot)


@pytest.fixture
def scenario_file(board: Board, tmp_path: Path) -> Path:
    """A scenario on two boards of half hexes side by side, each with a file beside it: left and right."""
    edges: tuple[tuple[Edge, Literal["half"]], ...] = tuple((edge, "half") for edge in EDGES)
    grid = Grid(9, (6, 7), shift="up", first_row=(1, 0), edges=edges)
    for name, wood in (("left", "D4"), ("right", "E4")):
        hexes = {grid.hex(wood): HexContent((Feature("woods"),))}
        one = Board(grid, RULESET, id=name, title=name.capitalize(), hexes=hexes)
        write_board(tmp_path / f"{name}.board.json", one)
    files = [
        (tmp_path / f"{name}.board.json", read_board(tmp_path / f"{name}.board.json").value)
        for name in ("left", "right")
    ]
    scenario = fresh_scenario(ruleset(RULESET), name="mill", title="The mill", boards=files, folder=tmp_path)
    path = tmp_path / "mill.scenario.json"
    write_scenario(path, scenario)
    return path


@pytest.fixture
def scenario_window(made_window: Window, scenario_file: Path, qtbot: QtBot) -> Window:
    """The window with the scenario of ``scenario_file`` open."""
    assert made_window.files.open_path(str(scenario_file))
    return _show(made_window, qtbot)


@pytest.fixture
def mouse(window: Window, qtbot: QtBot) -> Mouse:
    """A mouse over the window's canvas."""
    return Mouse(qtbot, window.canvas)
