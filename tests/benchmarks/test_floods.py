"""How what people wait for grows with what a document holds: ten times as much may take some ten times as long.

Run with ``python -m pytest tests/benchmarks/test_floods.py``; all is held to ratios within one run, none to the clock.
"""

import json
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QPointF

from bob_editor.editing.issues.issue_filter import IssueFilter
from bob_editor.editing.issues.issue_rows import groups_of, rows_of
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.places import at_hex
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.documents import board_from_json
from bob_editor.ui.app import application, make_window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.issues import IssuesPanel
from tests.benchmarks.timing import seconds, settle
from tests.ui.card.forms import change, form_of_game

FEW, MANY = 10_000, 100_000
LINEAR = 20
"""Ten times as much takes ten times as long; what is over leaves room for a machine with other work to do."""
GRID = Grid(60, 40)
PLACES = [at_hex(GRID, at) for at in GRID.hexes]
LARGEST = Path(__file__).parent / "boards" / "band-of-brothers-2.2-7200.board.json"


def flood(number):
    """So many issues of eight kinds, all over a map."""
    return tuple(
        Issue(f"toy/kind-{n % 8}", Severity.WARNING, f"Odd number {n}.", places, places, "", "", ())
        for n, places in ((n, (PLACES[n % len(PLACES)],)) for n in range(number))
    )


def fastest(work, rounds=3):
    """The seconds that something takes where nothing is in its way."""
    settle()
    return min(seconds(work) for _ in range(rounds))


@pytest.fixture
def window(tmp_path):
    """A window with an empty board of 2,400 hexes."""
    found = make_window(application(), Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "kept")
    found.resize(1600, 1000)
    found.show()
    found.session.open(Board(GRID, found.session.ruleset.id), None)
    found.session.document.saved_as()
    yield found
    found.close()


def test_sorting_out_issues():
    """Filter and groups of a flood, and the rows that are listed of it."""

    def work(issues):
        chosen = IssueFilter(severities=frozenset((Severity.WARNING,))).chosen(issues, GRID)
        return lambda: list(rows_of(groups_of(chosen)))

    few, many = (fastest(work(flood(number))) for number in (FEW, MANY))
    assert many < LINEAR * few


def test_listing_issues(window):
    """The panel lists a page of them."""
    panel = window.docks.panel(IssuesPanel)

    def shown(number):
        panel.session.board_desk.live.issues = flood(number)

        def work():
            panel.refresh()
            panel.list.grab()

        return fastest(work)

    few, many = shown(FEW), shown(MANY)
    assert many < LINEAR * few


def test_badges_of_issues(window):
    """Far out one badge stands for a neighbourhood, so a flood is no more to paint than a few."""
    canvas = window.canvas
    canvas.zoom_by(2.3 / canvas.view.scale)
    middle = canvas.view.to_widget(QPointF(*GRID.frame.true(GRID.centre(GRID.hex("AA20")))))
    assert canvas.rect().contains(middle.toPoint())

    def shown(number):
        window.session.board_desk.live.issues = flood(number)
        return fastest(canvas.grab)

    few, many = shown(FEW), shown(MANY)
    assert many < LINEAR * few


def test_a_key_in_the_form(qtbot):
    """With the form's longest page open, a key takes no longer than the card is: a hundred units against ten."""

    def typed(number):
        form = form_of_game(qtbot, "band-of-brothers-2.2")
        change(form, "sides", value=[{"id": "us", "name": "Americans"}])
        change(form, "units", value=[{"kind": "squad", "side": "us", "at": "B3"} for _ in range(number)])
        form.show_field(("units",)).choose(number // 2)
        settle()
        keys = range(3, 13)
        return median(
            seconds(lambda row=row: form.state.put(("units", number // 2, "at"), f"B{row}", "Hex"))
            for row in keys
        )

    few, many = typed(10), typed(100)
    assert many < LINEAR * few


def test_reading_a_large_board():
    """7,200 hexes: values are some thirty times the work of the JSON alone, the schema's judgement seven times that."""
    text = LARGEST.read_text("utf-8")
    data = json.loads(text)
    parsed = fastest(lambda: json.loads(text))
    read = fastest(lambda: board_from_json(data, validate=False))
    judged = fastest(lambda: board_from_json(data))
    print(f"\n  values {read / parsed:.1f}, judged as well {judged / parsed:.1f} times the JSON alone")
    assert read < 90 * parsed
    assert judged < 25 * read
