"""``bob-editor test``: runs LOS suites."""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.choosing import without
from bob_editor.cli.console import console
from bob_editor.cli.files import documents
from bob_editor.cli.output import be_quiet, for_programs, is_quiet, one_line, print_json, progress, warn
from bob_editor.cli.scene_options import Scene, SceneOptions
from bob_editor.cli.settings import settings_for
from bob_editor.cli.work.each import in_each
from bob_editor.cli.work.suites import Outcome, outcomes_of
from bob_editor.errors import BadCall, BobEditorError

Format = Literal["text", "json", "junit", "github", "sarif"]


def run_suites(
    *paths: Annotated[Path, Parameter(name="PATH")],
    form: Annotated[Format, Parameter(name=("--format", "-f"))] = "text",
    exclude: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    jobs: Annotated[int, Parameter(name=("--jobs", "-j"))] = 1,
    quiet: Annotated[bool, Parameter(name=("--quiet", "-q"), negative="")] = False,
    laid: Scene = None,
) -> int:
    """Run LOS suites: look along each line and compare with what the suite expects.

    Without a path the current folder is looked through; - is a suite from standard input. What the call lays on the
    map is added to what a suite lays there. What a folder's bob-editor.toml excludes isn't run.

    Exits with 0 if all hold, with 1 if some don't, with 2 if no suite could be run or none expects a line.

    Try:

        bob-editor test maps
        bob-editor test maps --format junit > report.xml
        bob-editor test maps --ruleset band-of-brothers-2.1

    Parameters
    ----------
    paths
        Suites (*.los.json), packs, or folders to look through.
    form
        For people (text), or for programs: JSON, JUnit XML, GitHub's annotations, SARIF.
    exclude
        Leave out files and folders whose path or name this matches; may be given several times.
    jobs
        How many processes work at it.
    quiet
        Print what fails alone: no counts, no warnings, no progress.
    """
    if quiet:
        be_quiet()
    files = without(documents(paths or (Path(),), "los-suite", "pack"), exclude, settings_for(paths))
    outcomes: list[Outcome] = []
    unrun: list[BobEditorError] = []
    run = partial(outcomes_of, laid=laid or SceneOptions())
    with progress("Looking", len(files)) as advance:
        for document, came in in_each(run, files, jobs=jobs):
            if isinstance(came, BobEditorError):
                unrun.append(came)
                path = os.fspath(document.path)
                outcomes.append(Outcome(path, "", "", "", "", ok=False, message=_told(came)))
            else:
                outcomes += came
            advance(1)
    if len(unrun) == len(files):
        # What is wrong with the call is wrong with each suite, and said once.
        for told in dict.fromkeys(map(_told, unrun)):
            if told != _told(unrun[-1]):
                warn(told)
        raise unrun[-1]
    if not outcomes:
        raise BadCall(
            "No suite expects any line, so nothing was tested.", hint="Keep lines in one: see its checks."
        )
    _report(outcomes, form=form)
    for suite, told in dict.fromkeys((one.suite, one.edition) for one in outcomes if one.edition):
        warn(f"{suite}: {told}")
    return int(not all(outcome.ok for outcome in outcomes))


def _told(error: BobEditorError) -> str:
    return f"{error} {error.hint}".strip()


def _report(outcomes: Sequence[Outcome], *, form: Format) -> None:
    failed = [outcome for outcome in outcomes if not outcome.ok]
    if form == "json":
        rows = [outcome.to_json() for outcome in outcomes]
        print_json({"passed": len(outcomes) - len(failed), "failed": len(failed), "checks": rows})
        return
    if form == "github":
        from bob_editor.cli.formats.github import issues_for_github

        for_programs()
        print(issues_for_github(one.found for one in failed), end="")
        return
    if form == "sarif":
        from bob_editor.cli.formats.sarif import sarif

        print_json(sarif([one.found for one in failed], command="test"))
        return
    if form == "junit":
        from bob_editor.cli.formats.junit import Case, junit

        suites: dict[str, list[Case]] = {}
        for one in outcomes:
            case = Case(one.title, failure=None if one.ok else one.message, kind="los", note=one.note)
            suites.setdefault(one.suite, []).append(case)
        for_programs()
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
            line.append(
                one_line(f": {one.title}: {one.message}{f' ({one.note})' if one.note else ''}"), style="none"
            )
        )
    if is_quiet():
        return
    told = f"{len(outcomes) - len(failed)} passed, {len(failed)} failed."
    out.print(Text(told, style="bold red" if failed else "green"))
