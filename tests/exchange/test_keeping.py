"""The report of an import as issues of what was brought in."""

from pathlib import Path

from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.carry import Carry
from bob_editor.exchange import in_form as forms
from bob_editor.exchange.door import bring
from bob_editor.exchange.format import Asked, Brought
from bob_editor.exchange.keeping import with_report
from bob_editor.exchange.report import Row
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Label
from bob_editor.model.scenario import Scenario
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.issues.imported import of_import_of_card
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json, board_to_json

RULES = "band-of-brothers-2.2"
TABLE = "hex,terrain,level\nA1,wods,\nB2,mud,1\nC3,mud,\nC3/N,mud,\nD4,forest,\nE5,,\n"


def _board(tmp_path: Path) -> Board:
    (tmp_path / "marsh.csv").write_text(TABLE)
    found = bring(tmp_path / "marsh.csv", Asked(ruleset(RULES)))
    return with_report(found.brought, "marsh.csv", found.format.name).boards[0]


def _issues(board: Board) -> dict[str, Issue]:
    found = issues_of_board(board, ruleset(RULES))
    listed = [one for one in found if one.code.startswith("import/") and one.places]
    return {one.message.partition(":")[0] + one.at: one for one in listed}


def _taken(board: Board, issue: Issue, label: str) -> Board:
    after: Board = next(fix for fix in issue.fixes if fix.label == label).apply(board)
    return after


def test_what_was_altered_is_an_issue_with_place_and_fixes(tmp_path):
    """Once for a word, with all its places; what it is nearly called comes first, and words that mean nothing count."""
    found = _issues(_board(tmp_path))
    assert set(found) == {"“wods”A1", "“mud”B2", "“mud”C2/C3", "“forest”D4"}
    mud = found["“mud”B2"]
    assert [place.label for place in mud.places] == ["B2", "C3"]
    assert (mud.code, mud.severity, mud.fixes[0].label) == (
        "import/dropped", "warning", "Leave every “mud” open",
    )  # fmt: skip
    assert found["“wods”A1"].fixes[0].label == "Treat every “wods” as Woods"
    assert (found["“forest”D4"].code, found["“forest”D4"].severity) == ("import/guessed", "hint")


def test_a_word_is_given_a_meaning_everywhere(tmp_path):
    """On the board at once, levels staying, and in the mapping; a guess is replaced, and its own meaning stands."""
    board = _board(tmp_path)
    at = board.grid.hex
    board = _taken(board, _issues(board)["“mud”B2"], "Treat every “mud” as Woods")
    assert board.content(at("B2")).terrain_ids == board.content(at("C3")).terrain_ids == ("woods",)
    assert board.content(at("B2")).level == 1
    # Woods are none of hexsides: what stood on one is still asked for.
    assert not board.sides
    assert set(_issues(board)) == {"“wods”A1", "“mud”C2/C3", "“forest”D4"}
    right = _taken(board, _issues(board)["“forest”D4"], "“forest” is Woods")
    assert right.hexes == board.hexes
    open_ = _taken(board, _issues(board)["“forest”D4"], "Leave every “forest” open")
    assert open_.content(at("D4")).terrain_ids == ()
    assert open_.imported["words"] == {"mud": "woods", "forest": None}


def test_what_is_dealt_with_is_off_the_list_and_the_rest_is_kept_in_the_file(tmp_path):
    """Over saving and reading, and over turning the board."""
    board = _board(tmp_path)
    board = _taken(board, _issues(board)["“wods”A1"], "It is right so: take it off the list")
    read, problems = board_from_json(board_to_json(board))
    assert (read, problems) == (board, ())
    assert set(_issues(read)) == {"“mud”B2", "“mud”C2/C3", "“forest”D4"}
    turned = carried(
        read, Carry(read.grid, read.grid, left_right=True, top_bottom=True, shift=_turn(read))
    ).board
    mud = next(one for one in _issues(turned).values() if len(one.places) == 2)
    assert {place.hex for place in mud.places} == {
        Carry(read.grid, read.grid, True, True, _turn(read)).hex(read.grid.hex(name)) for name in ("B2", "C3")
    }
    for issue in list(_issues(board).values()):
        board = _taken(board, issue, "It is right so: take it off the list")
    assert [row["original"] for row in board.imported["changes"]] == ["5 × 5"]


def _turn(board: Board) -> tuple[int, int]:
    """The shift that lays the turned middle hex on itself."""
    x, y = board.grid.frame.centre(board.grid.hex("C3"))
    return round(2 * x), round(2 * y)


def test_no_more_is_kept_than_a_document_may_have():
    """Of thousands of words that mean nothing the rest is counted."""
    rows = tuple(
        Row("dropped", "A1", f"w{number}", "It was left open.", f"w{number}") for number in range(5002)
    )
    (board,) = with_report(Brought((Board(Grid(1, 1), RULES),), report=rows), "a.csv", "table").boards
    kept = board.imported["changes"]
    assert (len(kept), kept[-1]["made"]) == (5000, "3 more things were altered that aren't listed.")


def test_what_a_board_has_no_room_for_is_told(monkeypatch):
    """A long title is cut and labels past the most are left out, so that what is saved can be opened without errors."""
    monkeypatch.setattr(forms, "MOST_LABELS", 2)
    board = Board(Grid(1, 1), RULES, id="a", title="t" * 201, labels=(Label("x", (0, 0)),) * 3)
    brought = forms.in_form(Brought((board,)))
    assert (len(brought.boards[0].title), len(brought.boards[0].labels)) == (200, 2)
    assert [row.original for row in brought.report] == ["1 label"]


def test_a_scenario_keeps_what_isnt_a_word_of_its_board():
    """Each document has its own rows; a file may hold anything there."""
    rows = (Row("dropped", "A1", "tents", "left out."), Row("dropped", "B2", "fog", "left open.", "fog"))
    board = Board(Grid(5, 5), "memoir-44")
    brought = with_report(Brought((board,), (Scenario({"id": "x"}),), report=rows), "x.m44", "m44")
    assert [row["original"] for row in brought.boards[0].imported["changes"]] == ["fog"]
    scenario = brought.scenarios[0]
    ((kind, finding),) = of_import_of_card(scenario, board.grid)
    assert (kind, finding.message, finding.at[0].label) == ("dropped", "“tents”: Left out.", "A1")
    assert finding.fixes[0].apply(scenario).data == {"id": "x"}
    for odd in (7, {"changes": 7}, {"changes": [7, {"kind": "x"}, {"kind": "dropped", "at": 3}]}):
        list(of_import_of_card(Scenario({"imported": odd}), board.grid))
