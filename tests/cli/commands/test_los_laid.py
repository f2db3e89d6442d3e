"""``los`` with what is laid on the map for the call, and for many lines at once."""

import io
import json
import sys

import pytest

BOARD = {"hexes": {"C3": {"terrain": ["orchard"]}}}


@pytest.fixture
def board(write):
    """A board with an orchard on it."""
    return write("a.board.json", **BOARD)


def verdict(done):
    """What the one line says."""
    return json.loads(done.out)["verdict"]


def test_markers_conditions_and_changes_hold_for_the_call(call, board):
    """As a suite's rows would: smoke costs fire, visibility ends sight; without them the line is clear."""
    look = ("los", board, "A1", "A4", "--format", "json")
    assert verdict(call(*look)) == "clear"
    assert "Smoke" not in call(*look).out
    assert "Smoke" in call(*look, "--marker", "smoke@A2").out
    assert "Smoke" in call(*look, "--marker", '{"marker": "smoke", "at": "A2"}').out
    assert verdict(call(*look, "--condition", "visibility=2")) == "blocked"


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (("--marker", "smoke"), "where"),
        (("--marker", "smoke@ZZ9"), "ZZ9"),
        (("--marker", "{]"), "no marker"),
        (("--marker", "custard@A2"), "custard"),
        (("--condition", "fogg=1"), "fogg"),
        (("--ruling", "separate_pieces"), "NAME=VALUE"),
        (("--ruling", "custard=1"), "custard"),
        (("--change", "custard"), "custard"),
        (("--unit", "custard"), "custard"),
        (("--unit", "VEHICLE"), "Did you mean vehicle?"),
        (("--position", "CAVE"), "Did you mean cave?"),
        (("--marker", '{"marker": 5, "at": "A2"}'), "a text under “marker”"),
        (("--marker", " smoke @ zz9"), "the marker “smoke” at “ZZ9”"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(call, board, option, words):
    """On standard error, with exit code 2."""
    done = call("los", board, "A1", "A4", *option)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_a_dash_alone_for_the_hex_is_a_pipe_of_lines(call, board, monkeypatch):
    """As after ``--pairs``; with another hex beside it, it is no hex."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("A1 A4\nA1 B2\n"))
    assert call("los", board, "-").out.count("\n") == 2
    assert "no hex - on" in call("los", board, "-", "A4").err


def test_many_lines_are_answered_each_in_a_line(call, write, board, tmp_path):
    """From a file of pairs in any form; a line that is none is named by its number."""
    pairs = tmp_path / "pairs.txt"
    pairs.write_text('A1 A4\n\n# a comment\na1,b2\n{"from": "A1", "to": {"hex": "C1"}}\n')
    done = call("los", board, "--pairs", pairs, "--format", "json", "--condition", "visibility=2")
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert [(row["from"], row["to"], row["verdict"]) for row in rows] == [
        ("A1", "A4", "blocked"), ("A1", "B2", "clear"), ("A1", "C1", "clear")
    ]  # fmt: skip
    assert call("los", board, "--pairs", pairs).out.startswith("A1 to A4: ")
    pairs.write_text("A1 A4\nA1 Q99\n")
    assert "Line 2" in call("los", board, "--pairs", pairs).err
    for odd in ("A1\n", '[{"from": "A1", "to": "A4"}]\n'):
        pairs.write_text(odd)
        assert "Line 1" in call("los", board, "--pairs", pairs).err
    pairs.write_text("From,To\nA1,A4\n")
    assert call("los", board, "--pairs", pairs).out.startswith("A1 to A4: ")
    pairs.write_text("A1 A4\nfrom to\n")
    assert "Line 2" in call("los", board, "--pairs", pairs).err
    assert "no ends" in call("los", board, "A1", "A2", "--pairs", pairs).err
    pairs.write_text("A1 A4\n")
    assert call("los", board, "--unit", "infantry", "--pairs", pairs).out.startswith("A1 (infantry) to A4")
    assert call("los", board, "--unit", "infantry", "--all").code == 0


def test_every_pair_has_what_is_laid_too(call, board):
    """Under no visibility to speak of nobody sees farther than a hex."""
    rows = [
        json.loads(line)
        for line in call("los", board, "--all", "--condition", "visibility=1").out.splitlines()
    ]
    seen = {(row["from"], row["to"]) for row in rows if row["verdict"] != "blocked"}
    assert ("A1", "A2") in seen
    assert ("A1", "A4") not in seen
