"""Fixes of issues that were found on an earlier document."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.issues.anew import fix_anew, same_issue
from bob_editor.editing.issues.board_issues import LiveIssues
from bob_editor.errors import BadCall
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place, at_piece
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.issues.issue import Issue


def _issue(place: Place, *labels: str, message: str = "It is crooked.") -> Issue:
    fixes: tuple[Edit[str], ...] = tuple(
        Edit(label, lambda value, label=label: f"{value} {label} {place.label}") for label in labels
    )
    return Issue("any/crooked", Severity.HINT, message, (place,), (place,), "", "", fixes)


OLD = at_piece("contour", 3, (Hex(1, 1),))
MOVED = at_piece("contour", 2, (Hex(1, 1),))
OTHER = at_piece("contour", 3, (Hex(5, 5),))


def test_a_ring_is_found_under_its_new_number() -> None:
    """Another ring that bears the old number by now is left alone."""
    issue = _issue(OLD, "Straighten")
    fix = fix_anew(issue, issue.fixes[0], [_issue(OTHER, "Straighten"), _issue(MOVED, "Straighten")])
    assert fix.apply("done:") == "done: Straighten contours/2"


def test_what_is_gone_is_declined() -> None:
    """Its place, its words or its fix are others: nothing is done, and a sentence says so."""
    issue = _issue(OLD, "Straighten")
    for found in ([], [_issue(OTHER, "Straighten")], [_issue(OLD, "Straighten", message="It is bent.")]):
        with pytest.raises(BadCall, match="gone"):
            fix_anew(issue, issue.fixes[0], found)
    with pytest.raises(BadCall, match="no fix of this issue"):
        fix_anew(issue, issue.fixes[0], [_issue(OLD)])


def test_two_that_can_not_be_told_apart_are_none() -> None:
    """Of two rings around the same hexes none is taken on trust."""
    again = at_piece("contour", 1, (Hex(1, 1),))
    assert same_issue(_issue(OLD), [_issue(MOVED), _issue(again)]) is None


def test_a_fix_follows_the_board(document: Document) -> None:
    """The issue of an earlier board is mended on the present one by its own check alone."""
    grid = document.value.grid
    hexes = {grid.hex(one): HexContent((Feature("bridge"),)) for one in ("B2", "D2")}
    document.set_value(replace(document.value, hexes=hexes))
    live = LiveIssues(document)
    live.refresh()
    issue = next(one for one in live.issues if one.at == "B2")
    document.set_value(replace(document.value, hexes={grid.hex("B2"): HexContent((Feature("bridge"),))}))
    found = live.now(issue)
    assert {one.code for one in found} == {issue.code}
    mended: Board = fix_anew(issue, issue.fixes[0], found).apply(document.value)
    assert not [one for one in issues_of_board(mended, document.ruleset) if one.code == issue.code]
    document.set_value(replace(document.value, hexes={}))
    with pytest.raises(BadCall):
        fix_anew(issue, issue.fixes[0], live.now(issue))
