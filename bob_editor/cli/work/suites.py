"""What comes of the lines of LOS suites, one by one, as ``test`` reports it."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.cli.files import Document
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import open_map, sight_of
from bob_editor.opening.ends import shown
from bob_editor.opening.findings import Found
from bob_editor.opening.suite_runs import LineRun
from bob_editor.records import Record
from bob_editor.rules.game import game_of
from bob_editor.rules.games.editions import told_of_suite
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import EndSpec
from bob_editor.storage.form.problems import Steps
from bob_editor.storage.kinds.reading_files import read_source, refusal
from bob_editor.storage.naming import SUITE


class Outcome(Record):
    """What came of one check of a suite; ``message`` says why it failed. A suite that can't be run is one, too."""

    suite: str
    start: str | Mapping[str, Any]
    goal: str | Mapping[str, Any]
    expect: str
    got: str
    ok: bool
    message: str = ""
    note: str = ""
    cites: str = ""
    steps: Steps = ()
    """What leads to the line in the suite's JSON; nothing where it is about the whole of it."""
    edition: str = ""
    """That the suite was made with another edition of its game than what it was looked at by; "" where it wasn't."""

    def to_json(self) -> dict[str, Any]:
        """The outcome as ``test --format json`` prints it."""
        row: dict[str, Any] = {
            "suite": self.suite,
            "from": self.start,
            "to": self.goal,
            "expect": self.expect,
            "got": self.got,
            "ok": self.ok,
        }
        if self.message:
            row["message"] = self.message
        return row

    @property
    def title(self) -> str:
        """The line and what is expected of it."""
        return f"{shown(self.start)} to {shown(self.goal)}: {self.expect}" if self.start else "the suite"

    @property
    def found(self) -> Found:
        """What failed as an issue, for programs that list these."""
        note = f" ({self.note})" if self.note else ""
        message = f"{self.title}: {self.message}{note}"
        return Found(
            "los/failed", "error", message, self.suite, cites=self.cites, rule=self.cites, steps=self.steps
        )


def outcomes_of(document: Document, laid: SceneOptions) -> tuple[Outcome, ...]:
    """What came of a suite, or of every suite in a pack, with what the call lays on its map.

    :raises BobEditorError: where one can't be run.
    """
    if document.kind != "pack":
        return tuple(run_suite(document.path, laid))
    from bob_editor.storage.packs import unpacked

    with unpacked(document.path) as (_, folder):
        return tuple(
            replace(outcome, suite=f"{document.path}/{suite.relative_to(folder).as_posix()}")
            for suite in sorted(folder.rglob(f"*{SUITE}"))
            for outcome in run_suite(suite, laid)
        )


def run_suite(path: Path, laid: SceneOptions) -> Iterator[Outcome]:
    """Look along every line of a suite; a check that can't be carried out has failed.

    :raises BobEditorError: where the suite or its board can't be read.
    """
    from bob_editor.opening.suite_runs import run_lines

    loaded = laid.laid(open_map(path))
    if loaded.suite is None:
        raise refusal(read_source(path), "los-suite")
    sight = sight_of(loaded.scene)
    name = os.fspath(path)
    for problem in loaded.problems[loaded.path]:
        yield Outcome(
            name, "", "", "", "", ok=False, message=f"{problem.at or problem.pointer}: {problem.message}"
        )
    strange = (
        () if loaded.suite.allow_unknown_terrain else warnings_of(loaded.scene.board, loaded.scene.ruleset)
    )
    for told in strange:
        allow = "Say “allow_unknown_terrain” in the suite if that is meant."
        yield Outcome(name, "", "", "", "", ok=False, message=f"{told} {allow}")
    whole = not loaded.problems[
        loaded.path
    ]  # else lines may have been left out, and places can't be told by number
    rules = loaded.scene.ruleset
    edition = told_of_suite(loaded.suite.edition, rules, game_of(rules).earlier)
    laid.looker(loaded)
    for number, run in enumerate(run_lines(loaded, sight, position=laid.position, unit=laid.unit)):
        one = run.check
        start, goal = _written(one.start), _written(one.goal)
        got = "" if run.answer is None else run.answer.expectation
        fault = _with_reasons(run, rules)
        steps = ("checks", number) if whole else ()
        yield Outcome(
            name, start, goal, one.expect, got,
            ok=not fault, message=fault, note=one.note, cites=one.cites, steps=steps,
            edition=edition,
        )  # fmt: skip


def _written(end: EndSpec) -> str | dict[str, Any]:
    return {"hex": end.hex, **end.said} if end.said else end.hex


def _with_reasons(run: LineRun, ruleset: Ruleset) -> str:
    """Say in what an answer fails an expectation, and the reasons that it has; "" where it doesn't."""
    if not run.fault or run.answer is None:
        return run.fault
    told = "; ".join(
        f"{reason.text.rstrip('.')}{ruleset.bracketed(reason.cites)}" for reason in run.answer.reasons
    )
    return f"{run.fault}: {told}"
