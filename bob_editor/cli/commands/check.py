"""``bob-editor check``: what is wrong with boards, scenarios, suites and packs."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.text import Text

from bob_editor.cli.choosing import chosen, refuse_strange, tell_strange, without
from bob_editor.cli.completing import OF_CODES, OF_RULESETS
from bob_editor.cli.console import console
from bob_editor.cli.files import Document, documents, must_exist
from bob_editor.cli.output import be_quiet, for_programs, is_quiet, one_line, print_json, progress, warn
from bob_editor.cli.settings import settings_for
from bob_editor.cli.work.each import in_each
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.opening.codes import named_now
from bob_editor.opening.findings import Found, Level
from bob_editor.records import Record
from bob_editor.storage.naming import STANDARD_INPUT

Format = Literal["text", "json", "sarif", "junit", "github"]

_COLOURS = {"error": "bold red", "warning": "yellow", "hint": "cyan"}


def check(
    *paths: Annotated[Path, Parameter(name="PATH")],
    form: Annotated[Format, Parameter(name=("--format", "-f"))] = "text",
    accepted: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    select: Annotated[tuple[str, ...], Parameter(negative="", show_default=False), OF_CODES] = (),
    ignore: Annotated[tuple[str, ...], Parameter(negative="", show_default=False), OF_CODES] = (),
    severity: Annotated[Level | None, Parameter(show_default=False)] = None,
    exclude: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    jobs: Annotated[int, Parameter(name=("--jobs", "-j"))] = 1,
    watch: Annotated[bool, Parameter(negative="")] = False,
    quiet: Annotated[bool, Parameter(name=("--quiet", "-q"), negative="")] = False,
    ruleset: Annotated[str | None, OF_RULESETS] = None,
    mapping: Path | None = None,
) -> int:
    """List what is wrong with boards, scenarios, LOS suites and packs, by their schemas and by the rules.

    Of a file in a foreign format, what bringing it in would alter is listed, too. Without a path the current folder is
    looked through; - is a document from standard input. A folder's bob-editor.toml says in [check] what holds there:
    select and severity where the call has none, ignore and exclude besides what the call says.

    Exits with 0 if nothing worse than a hint is listed, with 1 if there is, with 2 if nothing could be read.

    Try:

        bob-editor check maps
        bob-editor check maps --severity error --ignore "schema/*" --exclude drafts
        bob-editor check board.board.json --format sarif > issues.sarif
        git show HEAD:mill.board.json | bob-editor check -

    Parameters
    ----------
    paths
        Files, or folders to look through.
    form
        For people, or for programs: JSON, SARIF 2.1.0, JUnit XML, GitHub's workflow commands.
    accepted
        List the issues too that their designer accepts; they never count.
    select
        Only issues of this code, with or without its game; * stands for anything. May be given several times.
    ignore
        No issues of this code; may be given several times.
    severity
        List nothing milder than this: error, warning, or hint, which is all.
    exclude
        Leave out files and folders whose path or name this matches; may be given several times.
    jobs
        How many processes work at it.
    watch
        Check again whenever a file changes, until Ctrl-C.
    quiet
        Print issues alone: no counts, no warnings, no progress.
    ruleset
        The game that files in foreign formats are for, where they don't say.
    mapping
        A *.mapping.json: what terrain their words mean.
    """
    if quiet:
        be_quiet()
    paths = paths or (Path(),)
    asked = _Asked(select, ignore, severity, exclude, ruleset, mapping, jobs)
    if not watch:
        return _check(paths, asked, form=form, accepted=accepted)
    if form != "text" or STANDARD_INPUT in paths:
        raise BadCall("--watch tells people, in text, of files that may change.")
    from bob_editor.cli.work.watching import led_to, watched

    return watched(
        [must_exist(path) for path in paths],
        lambda: _check(paths, asked, form=form, accepted=accepted),
        lambda: led_to(paths),
    )


class _Asked(Record):
    """Which issues of which files a call wants, and how foreign files are read."""

    select: tuple[str, ...]
    ignore: tuple[str, ...]
    severity: Level | None
    exclude: tuple[str, ...]
    ruleset: str | None
    mapping: Path | None
    jobs: int


def _check(paths: Sequence[Path], asked: _Asked, *, form: Format, accepted: bool) -> int:
    from bob_editor.cli.foreign import ForeignOptions, laid

    settings = settings_for(paths)
    options = ForeignOptions(asked.ruleset, asked.mapping).refused()
    brought = [laid(path, options) for path in paths]
    files = documents(
        (file for one in brought for file in one.files),
        "board",
        "scenario",
        "los-suite",
        "stamp",
        "counters",
        "pack",
        "project",
    )
    files = without(files, asked.exclude, settings, named=not any(path.is_dir() for path in paths))
    found = gather(files, jobs=asked.jobs)
    for one in brought:
        found = [*one.renamed(found), *one.issues]
    select = named_now(asked.select or settings.select)
    ignore, besides = named_now(settings.ignore), named_now(asked.ignore)
    refuse_strange(select, found, where="" if asked.select else settings.said("select"))
    tell_strange(ignore, found, where=settings.said("ignore"))
    tell_strange(besides, found)
    found = chosen(
        found, select=select, ignore=(*ignore, *besides), severity=asked.severity or settings.severity
    )
    report(files, found, form=form, accepted=accepted)
    return exit_code(found)


def exit_code(found: Sequence[Found]) -> int:
    """1 if any of the issues counts, else 0."""
    return int(any(one.counts for one in found))


def gather(files: Sequence[Document], *, jobs: int = 1) -> list[Found]:
    """Look through files; one that can't be read is an issue among the others.

    :raises BadFile: where none can be read.
    """
    from bob_editor.opening.findings import unreadable

    found: list[Found] = []
    failed: list[BobEditorError] = []
    with progress("Checking", len(files)) as advance:
        for document, came in in_each(_found_in, files, jobs=jobs):
            if isinstance(came, BobEditorError):
                failed.append(came)
                found.append(unreadable(document.path, came))
            else:
                found += came
            advance(1)
    if failed and len(failed) == len(files):
        for reason in failed[:-1]:
            warn(str(reason))
        raise failed[-1]
    return found


def _found_in(document: Document) -> tuple[Found, ...]:
    if document.kind == "pack":
        from bob_editor.opening.readiness import found_in_pack

        return found_in_pack(document.path)
    from bob_editor.opening.findings import found_in

    return found_in(document.path, document.kind)


def report(files: Sequence[Document], found: Sequence[Found], *, form: Format, accepted: bool) -> None:
    """Write the issues of these files to standard output."""
    shown = [one for one in found if accepted or one.accepted is None]
    if form == "json":
        print_json([one.to_json() for one in shown])
    elif form == "sarif":
        from bob_editor.cli.formats.sarif import sarif
        from bob_editor.cli.mending import changes_of

        print_json(sarif(found, changes_of(files)))
    elif form == "junit":
        from bob_editor.cli.formats.junit import issues_as_junit

        # What is in a pack is a suite of its own.
        names = dict.fromkeys(
            [*(os.fspath(document.path) for document in files), *(one.file for one in shown)]
        )
        for_programs()
        print(issues_as_junit(tuple(names), shown))
    elif form == "github":
        from bob_editor.cli.formats.github import issues_for_github

        for_programs()
        print(issues_for_github(shown), end="")
    else:
        _print_text(len(files), shown)


def _print_text(files: int, found: Sequence[Found]) -> None:
    """One issue a line, as compilers write them, and a last line that counts."""
    from rich.text import Text

    from bob_editor.opening.findings import LEVELS
    from bob_editor.rules.issues.flood import how_many

    out = console()
    for one in found:
        out.print(issue_line(one))
    counting = [one for one in found if one.accepted is None]
    counts = {level: how_many(one for one in counting if one.severity == level) for level in LEVELS}
    told = ", ".join(_count(counts[level], level) for level in LEVELS if counts[level]) or "no issues"
    if is_quiet():
        return
    out.print(Text(f"{_count(files, 'file')}: {told}.", style="bold" if counting else "green"))


def issue_line(one: Found) -> Text:
    """An issue as a line: file with line and column, place, how bad, what, and by which rule."""
    from rich.text import Text

    from bob_editor.cli.formats.regions import located

    line = Text(one_line(located(one)), style="bold")
    line.append(f": {one_line(one.at)}: " if one.at else ": ", style="none")
    line.append(one.severity, style=_COLOURS[one.severity])
    line.append(f": {one_line(one.message)} ", style="none")
    line.append(f"[{one.code}{', ' if one.rule else ''}{one.rule}]", style="dim")
    if one.accepted is not None:
        line.append(f" accepted: {one_line(one.accepted)}", style="dim")
    elif one.fixes:
        line.append(f" fix: {one_line(one.fixes[0])}", style="green")
    return line


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
