"""Tables of lines of sight: lists and matrices in CSV, TSV and JSON become suites, and suites go out as lists."""

import json

import pytest

from bob_editor.cli.main import run
from bob_editor.errors import BadCall, BadFile
from bob_editor.exchange.door import outgoing_of, told_format, written
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.lines import FORMAT
from bob_editor.exchange.mapping import TerrainMap
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped


def brought(text, mapping=None):
    """What a table holds."""
    given = Given(text.encode(), "mill.csv")
    assert told_format(given) is FORMAT
    return FORMAT.read(given, Asked(name="mill", mapping=mapping or TerrainMap()))


def lines(found):
    """Pairs and what is expected."""
    return [(one.start.hex, one.goal.hex, one.expect) for one in found.suites[0].checks]


LIST = [("E4", "E7", "blocked"), ("D5", "H5", "hindered:2"), ("A1", "A2", "clear"), ("A1", "2.B3", "blind")]


@pytest.mark.parametrize(
    "text",
    [
        "from,to,los\nE4,E7,no\nd5,H5,2\nA1,A2,Yes\nA1,2.b3,blind\n",
        "Shooter\tTarget\tVerdict\tNote\nE4\tE7\tX\thill\nD5\tH5\t+2\t\nA1\tA2\tclear\t\nA1\t2.B3\tBlind\t\n",
        json.dumps([{"from": a, "to": b, "expect": c} for a, b, c in LIST]),
        json.dumps(
            {"E4": {"E7": False}, "D5": {"H5": "hindered 2"}, "A1": {"A1": "", "A2": True, "2.B3": "blind"}}
        ),
    ],
)
def test_lists_become_a_suite(text):
    """Whatever the columns and words are called."""
    found = brought(text)
    assert lines(found) == LIST
    assert found.suites[0].board_path == "mill.board.json"
    assert not found.report


def test_a_matrix_is_read_from_row_to_column():
    """Empty cells say nothing; a hex of itself doesn't count; unknown words are told by their place."""
    found = brought(",A1,B2,C3\nA1,-,1,0\nB2,,x,3\nC3,?,yes,\n")
    assert lines(found) == [
        ("A1", "B2", "clear"), ("A1", "C3", "blocked"), ("B2", "C3", "hindered:3"), ("C3", "B2", "clear")
    ]  # fmt: skip
    assert [(row.place, row.word) for row in found.report] == [("line 4, A1", "?")]


def test_a_table_of_hindrances_has_0_for_clear():
    """Where other numbers count and no word says yes, 1 is a hindrance; it is told."""
    found = brought(",A1,B2,C3\nA1,-,1,0\nB2,,x,3\nC3,,x,\n")
    assert lines(found) == [
        ("A1", "B2", "hindered:1"), ("A1", "C3", "clear"), ("B2", "C3", "hindered:3"), ("C3", "B2", "blocked")
    ]  # fmt: skip
    assert [row.kind for row in found.report] == ["guessed"]
    plain = brought(",A1,B2\nA1,,1\nB2,0,\n")
    assert [one[2] for one in lines(plain)] == ["clear", "blocked"]


def test_a_mapping_gives_words_their_meaning():
    """Its verdicts come before what words usually mean, its fields before usual heads."""
    mapping = TerrainMap(fields={"expect": "S"}, verdicts={"K": "blocked", "1": "hindered:1"})
    given = Given(b"from,to,S\nA1,B2,k\nA1,C3,1\n", "a.csv")
    found = FORMAT.read(given, Asked(name="a", mapping=mapping))
    assert lines(found) == [("A1", "B2", "blocked"), ("A1", "C3", "hindered:1")]


def test_nothing_to_read_is_said_so():
    """In a sentence with a way on."""
    with pytest.raises(BadFile, match="no line of sight"):
        FORMAT.read(Given(b"from,to,los\nA1,B2,maybe\n", "a.csv"), Asked())
    board = outgoing_of(next((shipped("maps") / "memoir-44").glob("*.board.json"))).board
    with pytest.raises(BadCall, match="LOS suite"):
        written(FORMAT, Outgoing(board, ruleset("memoir-44")), Asked(name="a.csv"))


def test_a_suite_goes_out_and_comes_back(tmp_path, capsys):
    """By the command line: the checks are the same, and what a table can't hold is told."""
    source = shipped("maps") / "memoir-44" / "aubrelle.los.json"
    assert run(["convert", str(source), str(tmp_path / "lines.los.csv")]) == 0
    assert run(["convert", str(tmp_path / "lines.los.csv"), str(tmp_path / "lines.los.json")]) == 0
    ours, theirs = (json.loads(path.read_text()) for path in (source, tmp_path / "lines.los.json"))

    def plain(suite):
        ends = [(one["from"], one["to"], one["expect"]) for one in suite["checks"]]
        return [tuple(end["hex"] if isinstance(end, dict) else end for end in row) for row in ends]

    assert plain(theirs) == plain(ours)
    assert "Wrote" in capsys.readouterr().out


def test_a_carriage_return_within_a_line_is_no_fault():
    """Which format a file has is told of any bytes."""
    assert not FORMAT.looks_like(Given(b"Gg, G\rg, Gg\nGg, Gg\n", "a.map"))
    assert FORMAT.looks_like(Given(b"from,to,los\rA1,B1,clear\r", "a.csv"))
