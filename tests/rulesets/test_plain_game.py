"""A game that is a folder with a ruleset.json and nothing else can be drawn, checked, put on a card and packed."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from bob_editor.cli.main import run
from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import make_tools
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rulesets import VARIABLE, ruleset
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import read_board, read_scenario

FOLDER = Path(__file__).parent / "tin_soldiers"


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new board of the game, made as a designer would."""
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    path = tmp_path / "yard.board.json"
    assert run(["new", "board", "--ruleset", "tin-soldiers", "--title", "Yard", "-o", str(path)]) == 0
    return path


def test_it_is_forty_lines_without_code() -> None:
    """The folder holds one file, short enough for an evening."""
    (data,) = FOLDER.iterdir()
    assert len(data.read_text("utf-8").splitlines()) <= 40


def test_it_is_drawn(yard: Path) -> None:
    """Its terrain is painted with the tool, and what it doesn't know is told unasked."""
    board, game = read_board(yard).value, ruleset("tin-soldiers")
    document = Document(board, game)
    assert issues_of_board(board, game) == ()
    paint = make_tools(document, LiveLos(document))["paint_terrain"]
    paint.set_option("terrain", "hedge")
    there = pointer_at(board.grid, board.grid.frame.centre(board.grid.hex("D4")))
    for step in (paint.hover, paint.press, paint.release):
        step(there)
    assert board.grid.hex("D4") in document.value.hexes


def test_it_is_checked(yard: Path) -> None:
    """Form is held to the data: unknown terrain, terrain out of place and levels that there are not."""
    data = json.loads(yard.read_text("utf-8"))
    data["hexes"] = {"B2": {"terrain": ["shrubbery"]}, "C3": {"terrain": ["fence"]}, "D4": {"level": 5}}
    yard.write_text(json.dumps(data), "utf-8")
    codes = {
        issue.code.partition("/")[2]
        for issue in issues_of_board(read_board(yard).value, ruleset("tin-soldiers"))
    }
    assert codes == {"unknown-terrain", "terrain-out-of-place", "level-out-of-range"}


def test_it_is_put_on_a_card_and_packed(yard: Path) -> None:
    """A common card has its sides, units and markers on the map, in print, and in a pack that is whole."""
    card_file = yard.with_name("raid.scenario.json")
    assert (
        run(["new", "scenario", "--ruleset", "tin-soldiers", "--board", str(yard), "-o", str(card_file)]) == 0
    )
    data = json.loads(card_file.read_text("utf-8"))
    data["sides"] = [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}]
    data["units"] = [{"unit": "grenadier", "at": "1.C3", "side": "red"}]
    data["markers"] = [{"marker": "camp", "at": "1.D4"}]
    card_file.write_text(json.dumps(data), "utf-8")
    scenario = read_scenario(card_file).value
    card = card_of(scenario, ruleset("tin-soldiers"), read_boards(scenario, card_file))
    assert issues_of_card(card) == ()
    code = game_of(card.ruleset).card_code()
    assert [(one.title, card.grid.label(one.at)) for one in code.counters(card)] == [
        ("Camp", "D4"),
        ("Grenadier", "C3"),
    ]
    assert [group.title for group in code.catalogue(card)] == ["Units", "Markers"]
    assert card_sheet(card).section("map") is not None
    printed = yard.with_name("raid.pdf")
    assert run(["render", str(card_file), "-o", str(printed), "--card"]) == 0
    assert "Grenadier" in "".join(page.extract_text() for page in PdfReader(printed).pages)
    pack = yard.parent.parent / "raid.bobpack"
    assert run(["pack", "build", str(yard.parent), "-o", str(pack)]) == 0
    assert run(["pack", "verify", str(pack)]) == 0


def test_its_card_is_checked(yard: Path) -> None:
    """Pieces outside their area, enemies in one hex and names of nothing are told unasked, with what mends them."""
    card_file = yard.with_name("raid.scenario.json")
    run(["new", "scenario", "--ruleset", "tin-soldiers", "--board", str(yard), "-o", str(card_file)])
    data = json.loads(card_file.read_text("utf-8"))
    data["sides"] = [{"id": "red", "name": "Red"}, {"id": "blue", "name": "Blue"}]
    data["setup_areas"] = [{"side": "red", "area": ["C3", "C4"]}]
    data["units"] = [
        {"unit": "grenadier", "at": "D5", "side": "red"},
        {"unit": "drummer", "at": "C3", "side": "red"},
        {"unit": "drummer", "at": "C3", "side": "blue"},
        {"unit": "drummer", "at": "Z99", "side": "green"},
    ]
    data["markers"] = [{"marker": "camps", "at": "D4"}]
    card_file.write_text(json.dumps(data), "utf-8")
    scenario = read_scenario(card_file).value
    found = issues_of_card(card_of(scenario, ruleset("tin-soldiers"), read_boards(scenario, card_file)))
    assert {(issue.message, tuple(fix.label for fix in issue.fixes)) for issue in found} == {
        ("Grenadier in D5 is outside its set-up area.", ("Move it to C4", "Take it off the map")),
        (
            "Units of both sides stand in C3.",
            ("Move Blue to B2", "Move Red to C4", "Take the other side's off the map"),
        ),
        ("There is no hex Z99.", ("Remove it from the card",)),
        ("There is no side “green”.", ("Make it red", "Make it blue")),
        ("There is no marker “camps”.", ("Make it camp", "Remove it, with its row")),
    }
