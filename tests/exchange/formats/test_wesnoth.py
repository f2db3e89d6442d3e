"""Wesnoth maps: the border, codes by their beginnings, positions, old headers, and the way out and back."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.errors import BadFile, BobEditorError, TooLarge
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.formats.wesnoth import FORMAT
from bob_editor.model.board import Feature, HexContent
from bob_editor.rulesets import all_rulesets, ruleset

TEXT = """Gg, Gg, Gg, Gg
Gg, 1 Gs^Fds, Hh^Fp, Xu
Gg, Ww, Gg^Vh, 2 Gg
"""
TEXT += "Gg, Gg, Gg, Gg\n"


def brought(text, game="band-of-brothers-2.2"):
    """What a file holds."""
    return FORMAT.read(Given(text.encode(), "a.map"), Asked(ruleset(game), name="a"))


@pytest.mark.parametrize("head", ["", "border_size=1\nusage=map\n\n"])
def test_hexes_within_the_border_come_in(head):
    """The second column lies lower; an overlay stands on its ground; a start is a label."""
    assert FORMAT.looks_like(Given((head + TEXT).encode(), "a"))
    found = brought(head + TEXT)
    (board,) = found.boards
    at = board.grid.hex
    assert len(board.grid.hexes) == 4
    assert at("A1").direction_to(at("B1")) == 2
    assert board.content(at("A1")) == HexContent((Feature("woods"),))
    assert board.content(at("B1")) == HexContent((Feature("woods"),), 1)
    assert [label.text for label in board.labels] == ["1"]
    assert any(row.original == "2" for row in found.report)


def test_a_file_may_say_that_it_has_no_border():
    """Then all of it is the board, whose second column lies lower just so."""
    found = brought("border_size=0\nusage=map\n\nGg^Fp, Gg\nGg, 1 Gg\n")
    (board,) = found.boards
    assert [board.grid.label(at) for at in board.hexes] == ["A1"]
    assert board.labels[0].at == board.grid.centre(board.grid.hex("B2"))
    assert board.grid.hex("A1").direction_to(board.grid.hex("B1")) == 2
    assert not found.report


def test_a_code_without_a_meaning_is_told_by_place():
    """And may be given one by a mapping."""
    found = brought(TEXT.replace("Ww", "Xu^Zz"))
    assert {(row.place, row.word) for row in found.report if row.word} == {("A2", "Xu"), ("A2", "^Zz")}


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        (TEXT.replace("Ww, ", ""), BadFile, "line 3: the first row has 4 hexes, this one 3"),
        (TEXT.replace("Ww", "W!"), BadFile, "line 3, cell 2"),
        ("Gg, Gg\n", BadFile, "no hexes"),
        ("Gg," * 300 + "Gg\n" + "Gg\nGg\n", TooLarge, "256"),
    ],
)
def test_a_file_that_is_none_is_refused(text, error, words):
    """With line and cell."""
    with pytest.raises(error, match=words):
        brought(text)


@pytest.mark.parametrize("rules", all_rulesets().values(), ids=lambda rules: rules.id)
def test_out_and_back_in_every_game(rules):
    """Terrain of one ground and one overlay comes back, and so do positions."""
    (board,) = brought(TEXT.replace("Hh", "Gg"), rules.id).boards
    assert all(board.content(board.grid.hex(one)).terrain for one in ("A1", "A2", "B1", "B2"))
    out = FORMAT.write(Outgoing(board, rules), Asked())
    assert not out.report
    (back,) = brought(out.data.decode(), rules.id).boards
    assert (back.hexes, back.labels) == (board.hexes, board.labels)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, len(TEXT)), st.integers(0, 12), st.text("GgWw^,\n 12\x00é", max_size=8))
def test_a_damaged_file_is_read_or_refused(at, gone, put):
    """Never anything but a board or an error of ours."""
    with suppress(BobEditorError):
        assert len(brought(TEXT[:at] + put + TEXT[at + gone :]).boards) == 1
