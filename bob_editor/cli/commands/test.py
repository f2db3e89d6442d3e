"""``bob-editor test``: runs LOS suites."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from attrs import evolve, frozen
from cyclopts import Parameter

from bob_editor.cli.files import Document, documents
from bob_editor.cli.output import console, one_line, print_json, progress, warn
from bob_editor.cli.scenes import open_map, sight_of
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.opening.ends import shown
from bob_editor.opening.suite_runs import LineRun
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import EndSpec

Format = Literal["text", "json", "junit"]


@frozen
class Outcome:
    """What came of one check of a suite; ``message`` says why it failed. A suite that can't be run is one, too."""

    suite: str
    start: str | Mapping[str, Any]
    goal: str | Mapping[str, Any]
    expect: str
    got: str
    ok: bool
    message: str = ""
    note: str = ""

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


def run_suites(
    *paths: Annotated[Path, Parameter(name="PATH")],
    form: Annotated[Format, Parameter(name=("--format", "-f"))] = "text",
) -> int:
    """Run LOS suites: look along each line and compare with what the suite expects.

    Exits with 0 if all hold, with 1 if some don't, with 2 if no suite could be run.

    Try:

        bob-editor test maps
        bob-editor test maps --format junit > report.xml

    Parameters
    ----------
    paths
        Suites (*.los.json), packs, or folders to look through.
    form
        For people, or for programs: JSON, JUnit XML.
    """
    files = documents(paths, "los-suite", "pack")
    outcomes: list[Outcome] = []
    unrun: list[BobEditorError] = []
    with progress("Looking", len(files)) as advance:
        for document in files:
            try:
                outcomes += _outcomes(document)
            except BobEditorError as error:
                unrun.append(error)
                outcomes.append(
                    Outcome(os.fspath(document.path), "", "", "", "", ok=False, message=_told(error))
                )
            advance(1)
    if len(unrun) == len(files):
        for unrun_one in unrun[:-1]:
            warn(_told(unrun_one))
        raise unrun[-1]
    _report(outcomes, form=form)
    return int(not all(outcome.ok for outcome in outcomes))


def _outcomes(document: Document) -> Iterator[Outcome]:
    """What came of a suite, or of every suite in a pack.

    :raises BobEditorError: where one can't be run.
    """
    if document.kind != "pack":
        yield from run_suite(document.path)
        return
    from bob_editor.storage.packs import unpacked

    with unpacked(document.path) as (_, folder):
        for suite in sorted(folder.rglob("*.los.json")):
            inside = f"{document.path}/{suite.relative_to(folder).as_posix()}"
            for outcome in run_suite(suite):
                yield evolve(outcome, suite=inside)


def run_suite(path: Path) -> Iterator[Outcome]:
    """Look along every line of a suite; a check that can't be carried out has failed.

    :raises BobEditorError: where the suite or its board can't be read.
    """
    from bob_editor.opening.suite_runs import run_lines

    loaded = open_map(path)
    if loaded.suite is None:
        raise BadFile(f"{path} is no LOS suite.", hint="Suites are named *.los.json.")
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
    for run in run_lines(loaded, sight):
        one = run.check
        start, goal = _written(one.start), _written(one.goal)
        got = "" if run.answer is None else run.answer.expectation
        fault = _with_reasons(run, loaded.scene.ruleset)
        yield Outcome(name, start, goal, one.expect, got, ok=not fault, message=fault, note=one.note)


def _written(end: EndSpec) -> str | dict[str, Any]:
    return {"hex": end.hex, **end.said} if end.said else end.hex


def _with_reasons(run: LineRun, ruleset: Ruleset) -> str:
    """Say in what an answer fails an expectation, and the reasons that it has; "" where it doesn't."""
    if not run.fault or run.answer is None:
        return run.fault
    told = "; ".join(
        f"{reason.text.rstrip('.')} [{ruleset.cited(reason.cites)}]" for reason in run.answer.reasons
    )
    return f"{run.fault}: {told}"


def _told(error: BobEditorError) -> str:
    return f"{error} {error.hint}".strip()


def _report(outcomes: Sequence[Outcome], *, form: Format) -> None:
    failed = [outcome for outcome in outcomes if not outcome.ok]
    if form == "json":
        rows = [outcome.to_json() for outcome in outcomes]
        print_json({"passed": len(outcomes) - len(failed), "failed": len(failed), "checks": rows})
        return
    if form == "junit":
        from bob_editor.cli.formats.junit import Case, junit

        suites: dict[str, list[Case]] = {}
        for one in outcomes:
            case = Case(one.title, failure=None if one.ok else one.message, kind="los", note=one.note)
            suites.setdefault(one.suite, []).append(case)
        print(junit(suites.items()))
        return
    from rich.text import Text

    out = console()
    for one in failed:
        line = (
            Text(one_line(one.suite), style="bold")
            .append(": ", style="none")
            .append("failed", style="bold red")
        )
        out.print(
            line.append(f": {one.title}: {one.message}{f' ({one.note})' if one.note else ''}", style="none")
        )
    told = f"{len(outcomes) - len(failed)} passed, {len(failed)} failed."
    out.print(Text(told, style="bold red" if failed else "green"))
