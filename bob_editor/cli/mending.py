"""Boards and scenarios as files that fixes are applied to, and written back only where nothing is lost."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bob_editor.cli.files import Document
from bob_editor.cli.output import warn
from bob_editor.errors import BobEditorError
from bob_editor.opening.findings import Found
from bob_editor.records import Record
from bob_editor.rules.issues.fixing import safe_fix
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.kinds.reading_files import Read
from bob_editor.storage.naming import STANDARD_INPUT

MOST_CHANGES = 50
"""Fixes of one file that are worked out beside a list of its issues."""


class MendedFile(Record):
    """A file as it was read: its value, how its issues are found, its text as it would be written.

    ``gone`` names what couldn't be read and wouldn't be in the file any more.
    """

    path: Path
    value: Any
    issues: Callable[[Any], tuple[Issue, ...]]
    text: Callable[[Any], str]
    write: Callable[[Any], object]
    gone: Callable[[Any], tuple[str, ...]] = lambda _: ()


def file_to_mend(document: Document) -> MendedFile | None:
    """A board's or scenario's file; None where it must stay as it is, which is said.

    :raises BobEditorError: where it can't be read, or its ruleset isn't installed.
    """
    return (_read_board if document.kind == "board" else _read_scenario)(document.path)


def changes_of(documents: Sequence[Document]) -> Callable[[Found], tuple[str, str] | None]:
    """What gives an issue's safe fix: what it is called, and the whole text of its file after it."""
    known: dict[tuple[str, str, str], tuple[str, str]] = {}
    for document in documents:
        if document.kind not in ("board", "scenario") or document.path == STANDARD_INPUT:
            continue
        try:
            file = file_to_mend(document)
        except BobEditorError:
            continue
        if file is None:
            continue
        mended = [(one, fix) for one in file.issues(file.value) if (fix := safe_fix(one)) is not None]
        for one, fix in mended[:MOST_CHANGES]:
            after = fix.apply(file.value)
            if not file.gone(after):
                known[str(file.path), one.code, one.at] = (fix.label, file.text(after))
    return lambda one: known.get((one.file, one.code, one.at))


def _read_board(path: Path) -> MendedFile | None:
    from bob_editor.rules.issues.gathering import issues_of_board
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.documents import board_text, read_board, write_board
    from bob_editor.storage.kinds.board_writer import broken_gone

    read = read_board(path)
    rules = ruleset(read.value.ruleset)
    if _loses(path, read):
        return None
    issues = partial(issues_of_board, ruleset=rules)
    return MendedFile(path, read.value, issues, board_text, partial(write_board, path), broken_gone)


def _read_scenario(path: Path) -> MendedFile | None:
    from bob_editor.model.scenario import Scenario
    from bob_editor.opening.scenario_maps import card_of, read_boards
    from bob_editor.rules.issues.gathering import issues_of_card
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.documents import scenario_text, write_scenario
    from bob_editor.storage.kinds.reading_files import read_source
    from bob_editor.storage.kinds.scenarios import scenario_of

    read = scenario_of(read_source(path))
    rules = ruleset(read.value.ruleset)
    if _loses(path, read):
        return None
    boards = read_boards(read.value, path)
    if any(one.error is not None for one in boards):
        warn(f"{path} is left as it is: without all its boards, what is right there would look wrong.")
        return None

    def issues(scenario: Scenario) -> tuple[Issue, ...]:
        return issues_of_card(card_of(scenario, rules, read_boards(scenario, path, known=boards)))

    return MendedFile(path, read.value, issues, scenario_text, partial(write_scenario, path))


def _loses(path: Path, read: Read[Any]) -> bool:
    """Whether writing a file back would lose something; then that is said."""
    if read.left_out:
        warn(f"{path} is left as it is: its form is broken, so writing it back would lose something.")
    return bool(read.left_out)
