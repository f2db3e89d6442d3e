"""Breaches of a file's form as issues, so that they stand in the same list."""

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place, at_heading, at_hex, at_side
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.form.problems import Problem
from bob_editor.words import mark, tr

WHY = mark("The file doesn’t keep to its format here. The rest of it was read; saving leaves this part out.")


def _place(label: str, grid: Grid) -> Place:
    try:
        return at_side(grid, grid.side(label)) if "/" in label else at_hex(grid, grid.hex(label))
    except UnknownPlace:
        return at_heading(label)


def issue_of(problem: Problem, grid: Grid) -> Issue:
    """The issue that a breach of the format is."""
    places = (_place(problem.at, grid),) if problem.at else ()
    return Issue(problem.code, Severity.ERROR, problem.message, places, places, "", tr(WHY), ())
