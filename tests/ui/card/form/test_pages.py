"""The form of every game's card: its pages and tables can be shown."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.groups import Section
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dress import theme
from bob_editor.ui.session.session import Session
from tests.ui.card.forms import form_of_game
from tests.ui.shown import Shown


@pytest.fixture(params=sorted(all_rulesets()))
def any_game(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> CardPanel:
    """The form of a fresh scenario of each game."""
    rules = ruleset(request.param)
    path = tmp_path / "one.board.json"
    write_board(path, Board(Grid(5, 4, "pointy-top" if rules.pointy else "flat-top"), rules.id, id="one"))
    boards = [(path, read_board(path).value)]
    session = Session(rules.id)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    session.open_scenario(
        fresh_scenario(rules, name="x", title="X", boards=boards, folder=tmp_path),
        str(tmp_path / "x.scenario.json"),
    )
    return panel


def test_every_page_of_every_game_can_be_shown(any_game: CardPanel, qapp: QApplication) -> None:
    """With all that folds unfolded; showing it edits nothing, and no part of it flashes beside the window."""
    shown = Shown()
    qapp.installEventFilter(shown)
    for row, page in enumerate(any_game.state.form.pages):
        any_game.pages.setCurrentRow(row)
        for path, field in page.fields:
            found = any_game.show_field(path)
            assert found is not None, field.where
            assert found.path == path
    assert any_game.session.stack.count() == 0
    assert shown.windows == []


def test_rows_of_every_table_can_be_added(any_game: CardPanel) -> None:
    """Each table of a page takes a row, whose fields then show; undo takes all away again."""
    session = any_game.session
    before = session.scenario_desk.open.value
    for page in any_game.state.form.pages:
        for path, field in page.fields:
            if field.kind != "table":
                continue
            found = any_game.show_field(path)
            assert isinstance(found, TableEditor)
            rows = found.model.rowCount()
            found.add()
            assert found.model.rowCount() == rows + 1
            QApplication.processEvents()
    while session.stack.canUndo():
        session.stack.undo()
    assert session.scenario_desk.open.value == before


@pytest.mark.parametrize("width", [440, 520, 700])
def test_fields_of_an_entry_end_below_one_another(qtbot: QtBot, qapp: QApplication, width: int) -> None:
    """With their “?”, whole: lists were wider than their rows, and the sign beside them was cut off."""
    theme.wear(qapp, "light")
    piece = {"side": "allied", "space": 3, "pieces": [{}]}
    form = form_of_game(qtbot, "combat-commander-pacific", reinforcements=[piece])
    form.resize(width, 700)
    entry = form.show_field(("reinforcements", 0, "pieces", 0))
    assert entry is not None
    rows = [row for row in entry.findChildren(FieldRow) if row.help.isVisible()]
    qtbot.waitUntil(lambda: not any(row._is_narrow != row._stacked for row in rows))
    assert len(rows) > 10
    assert all(row.help.width() >= row.help.minimumSizeHint().width() for row in rows)
    assert len({row.help.mapTo(entry, QPoint(row.help.width(), 0)).x() for row in rows}) == 1
    assert len({row.help.width() for row in rows}) == 1


def test_what_a_folded_group_is_about_is_told_again_once_it_is_folded(form: CardPanel) -> None:
    """As of those that were never unfolded."""
    form.show_field(("rules",))
    section = next(one for one in form.findChildren(Section) if one.about.text() and one.isVisible())
    if section.content is None or section.content.isHidden():
        section.toggle()
    assert section.about.isHidden()
    section.toggle()
    assert not section.about.isHidden()
