"""Accepting issues as they are, and letting accepted ones count again, as edits of a board or scenario."""

from collections.abc import Sequence

from bob_editor.editing.document.step_names import step_of
from bob_editor.model import board_edits, scenario_edits
from bob_editor.model.board import Accepted, Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.issues.issue import Issue
from bob_editor.words import mark, tr


def accept_on_board(issues: Sequence[Issue], because: str) -> Edit[Board]:
    """The edit of the board that accepts issues of one code, with the reason why they are right as they are."""
    rows = [Accepted.of(issue.code, issue.at, issue.message, because) for issue in issues]
    return Edit(_labelled(mark("Accept"), issues), lambda board: board_edits.accept(board, *rows))


def accept_in_scenario(issues: Sequence[Issue], because: str) -> Edit[Scenario]:
    """The edit of the scenario that accepts issues of one code, with the reason why they are right as they are."""
    rows = [Accepted.of(issue.code, issue.at, issue.message, because) for issue in issues]
    return Edit(_labelled(mark("Accept"), issues), lambda scenario: scenario_edits.accept(scenario, *rows))


def withdraw_on_board(issues: Sequence[Issue]) -> Edit[Board]:
    """The edit of the board that lets accepted issues of one code count again."""
    rows = [issue.accepted for issue in issues if issue.accepted is not None]
    return Edit(
        _labelled(mark("Withdraw"), issues), lambda board: board_edits.withdraw_acceptance(board, *rows)
    )


def withdraw_in_scenario(issues: Sequence[Issue]) -> Edit[Scenario]:
    """The edit of the scenario that lets accepted issues of one code count again."""
    rows = [issue.accepted for issue in issues if issue.accepted is not None]
    return Edit(
        _labelled(mark("Withdraw"), issues),
        lambda scenario: scenario_edits.withdraw_acceptance(scenario, *rows),
    )


def _labelled(verb: str, issues: Sequence[Issue]) -> str:
    """What the step of undo is called; the check goes by the name that it has in files."""
    name = issues[0].code.rpartition("/")[2]
    if len(issues) > 1:
        return step_of(verb, f"{len(issues)} × {name}")
    place = issues[0].at
    return step_of(verb, tr("{name} at {place}", name=name, place=place) if place else issues[0].code)
