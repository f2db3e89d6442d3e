"""Runs a LOS suite that was opened: every line that it expects, with what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from bob_editor.editing.scenes import LoadedMap
from bob_editor.editing.suite_edits import why_not
from bob_editor.errors import BobEditorError
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.sight import Sight
from bob_editor.storage.suites import Expectation


@frozen
class LineRun:
    """A line of a suite: its answer, None where it can't be looked along, and in what it fails ("" where it holds)."""

    check: Expectation
    answer: Answer | None
    fault: str


def run_lines(loaded: LoadedMap, sight: Sight) -> Iterator[LineRun]:
    """Look along every line of the map's suite; a map without one has none."""
    for check in loaded.suite.checks if loaded.suite is not None else ():
        try:
            answer = sight.trace(loaded.end(check.start), loaded.end(check.goal))
        except BobEditorError as error:
            yield LineRun(check, None, f"{error} {error.hint}".strip())
        else:
            yield LineRun(check, answer, why_not(check, answer))
