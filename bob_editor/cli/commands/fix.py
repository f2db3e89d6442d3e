"""``bob-editor fix``: applies quick fixes to the files of boards and scenarios."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

from attrs import frozen
from cyclopts import Parameter

from bob_editor.cli.commands.check import exit_code, gather, report
from bob_editor.cli.files import Document, documents
from bob_editor.cli.output import console, progress, warn
from bob_editor.errors import BobEditorError, UnknownRuleset
from bob_editor.model.board import Board
from bob_editor.rules.issues import Issue
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.form.problems import Problem

Value = TypeVar("Value")

MOST_ROUNDS = 200
"""Fixes that keep making work for each other are stopped after so many rounds."""

_KEPT = {"schema/propertyNames"}
"""Breaches of the form that reading and writing carry along."""


@frozen
class Fixed:
    """An issue that was mended, and the label of the fix that did it."""

    issue: Issue
    label: str


def fix(
    *paths: Annotated[Path, Parameter(name="PATH")],
    code: Annotated[tuple[str, ...], Parameter(name=("--code", "-c"), negative="", show_default=False)] = (),
) -> int:
    """Apply the first quick fix of every issue that has one, and write the boards and scenarios back.

    Issues that their designer accepts stay. Then lists what is left and exits as check does: with 0 if there is
    nothing worse than a hint, with 1 if there is, with 2 if nothing could be read or written.

    Try:

        bob-editor fix mill.board.json dawn.scenario.json
        bob-editor fix maps --code bridge-over-nothing

    Parameters
    ----------
    paths
        Boards and scenarios, or folders to look through.
    code
        Mend only issues of this code, with or without its ruleset; may be given several times.
    """
    files = documents(paths, "board", "scenario")
    with progress("Fixing", len(files)) as advance:
        # Boards first: what is mended there may be what is wrong on a scenario's map.
        for document in sorted(files, key=lambda one: one.kind):
            _fix_file(document, code)
            advance(1)
    found = gather(files)
    report(files, found, form="text", accepted=False)
    return exit_code(found)


def _fix_file(document: Document, codes: tuple[str, ...]) -> None:
    mend = _mend_board if document.kind == "board" else _mend_scenario
    try:
        done = mend(document.path, codes)
    except UnknownRuleset:
        return  # the list of what is left will say so
    except BobEditorError as error:
        warn(str(error))
        return
    if done:
        _tell(document.path, done)


def _mend_board(path: Path, codes: tuple[str, ...]) -> tuple[Fixed, ...]:
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.documents import read_board, write_board

    read = read_board(path)
    rules = ruleset(read.value.ruleset)
    if _broken(path, read.problems):
        return ()
    board, done = mended(read.value, rules, codes)
    if board != read.value:
        write_board(path, board)
    return done


def _mend_scenario(path: Path, codes: tuple[str, ...]) -> tuple[Fixed, ...]:
    from bob_editor.model.scenario import Scenario
    from bob_editor.opening.scenario_maps import card_of, read_boards
    from bob_editor.rules.issues import issues_of_card
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.documents import write_scenario
    from bob_editor.storage.kinds.reading_files import read_source
    from bob_editor.storage.kinds.scenarios import scenario_of

    read = scenario_of(read_source(path))
    rules = ruleset(read.value.ruleset)
    if _broken(path, read.problems):
        return ()
    boards = read_boards(read.value, path)
    if any(one.error is not None for one in boards):
        warn(f"{path} is left as it is: without all its boards, what is right there would look wrong.")
        return ()

    def issues(scenario: Scenario) -> tuple[Issue, ...]:
        return issues_of_card(card_of(scenario, rules, read_boards(scenario, path, known=boards)))

    scenario, done = mended_value(read.value, issues, codes)
    if scenario != read.value:
        write_scenario(path, scenario)
    return done


def _broken(path: Path, problems: Iterable[Problem]) -> bool:
    """Whether writing a file back might lose something; then that is said."""
    broken = any(problem.code not in _KEPT for problem in problems)
    if broken:
        warn(f"{path} is left as it is: its form is broken, so writing it back might lose something.")
    return broken


def _tell(path: Path, done: Iterable[Fixed]) -> None:
    from rich.text import Text

    out = console()
    for one in done:
        line = (
            Text(os.fspath(path), style="bold").append(": ", style="none").append("fixed", style="bold green")
        )
        out.print(line.append(f": {one.label} ({one.issue.message} [{one.issue.code}])", style="none"))


def mended(board: Board, rules: Ruleset, codes: tuple[str, ...] = ()) -> tuple[Board, tuple[Fixed, ...]]:
    """A board with its first fixes applied, as ``mended_value`` does."""
    from bob_editor.rules.issues import issues_of_board

    return mended_value(board, lambda now: issues_of_board(now, rules), codes)


def mended_value(
    value: Value, issues: Callable[[Value], tuple[Issue, ...]], codes: tuple[str, ...] = ()
) -> tuple[Value, tuple[Fixed, ...]]:
    """Apply first fixes, round by round, until none is left or none helps; ``codes`` limits them (all, if empty).

    In a round, no two fixes touch the same place: the second was made for a document that is no more. Places in lists
    move when one before them goes, so of a card's fields one is mended at a time.
    """
    done: list[Fixed] = []
    tried: set[tuple[str, str]] = set()
    for _round in range(MOST_ROUNDS):
        before = value
        touched: set[object] = set()
        for issue in _fixable(issues(value), codes):
            places = {place.label for place in issue.places} | {
                near for place in issue.places for near in place.near
            }
            key = (issue.code, issue.message)
            if key in tried or touched & places or (touched and issue.subject == "scenario"):
                continue
            tried.add(key)
            after = issue.fixes[0].apply(value)
            if after != value:
                value = after
                touched |= places or {issue.code}
                done.append(Fixed(issue, issue.fixes[0].label))
        if value == before:
            break
    return value, tuple(done)


def _fixable(issues: tuple[Issue, ...], codes: tuple[str, ...]) -> Iterator[Issue]:
    for issue in issues:
        wanted = not codes or issue.code in codes or issue.code.rpartition("/")[2] in codes
        if issue.fixes and issue.accepted is None and wanted:
            yield issue
