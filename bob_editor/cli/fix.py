"""``bob-editor fix``: applies quick fixes to board files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from attrs import frozen
from cyclopts import Parameter

from bob_editor.cli.check import exit_code, gather, report
from bob_editor.cli.files import documents
from bob_editor.cli.output import console, progress, warn
from bob_editor.errors import BobEditorError, UnknownRuleset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.board import Board
    from bob_editor.rules.issues import Issue
    from bob_editor.rules.ruleset import Ruleset

MOST_ROUNDS = 50
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
    """Apply the first quick fix of every issue that has one, and write the boards back.

    Issues that their designer accepts stay. Then lists what is left and exits as check does: with 0 if there is
    nothing worse than a hint, with 1 if there is, with 2 if nothing could be read or written.

    Try:

        bob-editor fix board.board.json
        bob-editor fix maps --code bridge-over-nothing

    Parameters
    ----------
    paths
        Boards, or folders to look through.
    code
        Mend only issues of this code, with or without its ruleset; may be given several times.
    """
    files = documents(paths, "board")
    with progress("Fixing", len(files)) as advance:
        for document in files:
            _fix_file(document.path, code)
            advance(1)
    found = gather(files)
    report(files, found, form="text", accepted=False)
    return exit_code(found)


def _fix_file(path: Path, codes: tuple[str, ...]) -> None:
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.documents import read_board, write_board

    try:
        read = read_board(path)
        rules = ruleset(read.value.ruleset)
    except UnknownRuleset:
        return  # the list of what is left will say so
    except BobEditorError as error:
        warn(str(error))
        return
    if any(problem.code not in _KEPT for problem in read.problems):
        warn(f"{path} is left as it is: its form is broken, so writing it back might lose something.")
        return
    board, done = mended(read.value, rules, codes)
    if board == read.value:
        return
    write_board(path, board)
    from rich.text import Text

    out = console()
    for one in done:
        line = (
            Text(os.fspath(path), style="bold").append(": ", style="none").append("fixed", style="bold green")
        )
        out.print(line.append(f": {one.label} ({one.issue.message} [{one.issue.code}])", style="none"))


def mended(board: Board, rules: Ruleset, codes: tuple[str, ...] = ()) -> tuple[Board, tuple[Fixed, ...]]:
    """Apply first fixes, round by round, until none is left or none helps; ``codes`` limits them (all, if empty).

    In a round, no two fixes touch the same place: the second was made for a board that is no more.
    """
    from bob_editor.rules.issues import issues_of_board

    done: list[Fixed] = []
    tried: set[tuple[str, str]] = set()
    for _round in range(MOST_ROUNDS):
        before = board
        touched: set[object] = set()
        for issue in _fixable(issues_of_board(board, rules), codes):
            places = {place.label for place in issue.places} | {
                near for place in issue.places for near in place.near
            }
            key = (issue.code, issue.message)
            if key in tried or touched & places:
                continue
            tried.add(key)
            after = issue.fixes[0].apply(board)
            if after != board:
                board = after
                touched |= places
                done.append(Fixed(issue, issue.fixes[0].label))
        if board == before:
            break
    return board, tuple(done)


def _fixable(issues: tuple[Issue, ...], codes: tuple[str, ...]) -> Iterator[Issue]:
    for issue in issues:
        wanted = not codes or issue.code in codes or issue.code.rpartition("/")[2] in codes
        if issue.fixes and issue.accepted is None and wanted:
            yield issue
