"""``bob-editor fix``: applies quick fixes to the files of boards and scenarios."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from difflib import unified_diff
from io import StringIO
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bob_editor.cli.choosing import chosen, refuse_strange, without
from bob_editor.cli.commands.check import exit_code, gather, report
from bob_editor.cli.completing import OF_CODES
from bob_editor.cli.console import console
from bob_editor.cli.files import Document, documents
from bob_editor.cli.mending import MendedFile, file_to_mend
from bob_editor.cli.output import harmless, one_line, progress, warn, write_out
from bob_editor.cli.settings import settings_for
from bob_editor.errors import BadCall, BobEditorError
from bob_editor.model.edit import Edit
from bob_editor.opening.codes import named_now
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.fixing import Mended, choosing, mended
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.files.reading import is_folder, read_bytes
from bob_editor.storage.games.nearby import look_beside
from bob_editor.storage.naming import STANDARD_INPUT


def fix(
    *paths: Annotated[Path, Parameter(name="PATH")],
    code: Annotated[
        tuple[str, ...], Parameter(name=("--code", "-c"), negative="", show_default=False), OF_CODES
    ] = (),
    suggestions: Annotated[bool, Parameter(negative="")] = False,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
    diff: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Apply the safe quick fixes, and write the boards and scenarios back.

    A fix is safe where it mends form or where there is only one thing that can be meant; the others are suggestions,
    which the designer chooses. Each is worked out on the document as the one before left it, and none is kept that
    brings an issue as bad as the one it mends. Issues that their designer accepts stay. Then lists what is left and
    exits as check does: with 0 if there is nothing worse than a hint, with 1 if there is, with 2 if nothing could be
    read or written. With --dry-run or --diff nothing is written, and 1 says that something would be. What is piped in
    (-) comes out on standard output, mended or as it was, and what was done stands on standard error. What a folder's
    bob-editor.toml excludes or ignores is left alone; a code that --code names is mended all the same.

    Try:

        bob-editor fix mill.board.json dawn.scenario.json
        bob-editor fix maps --suggestions --diff
        bob-editor fix maps --code bridge-over-nothing --suggestions
        bob-editor fix - < mill.board.json > mended.board.json

    Parameters
    ----------
    paths
        Boards and scenarios, or folders to look through; or - for standard input.
    code
        Mend only issues of this code, with or without its ruleset; * stands for anything. May be given several times.
    suggestions
        Apply suggestions, too: the first that an issue has; those of hints only where --code names them.
    dry_run
        Say what would be done, and write nothing.
    diff
        Show how the files would change, and write nothing.
    """
    paths = paths or (Path(),)
    settings = settings_for(paths)
    named = not any(is_folder(path) for path in paths)
    files = without(documents(paths, "board", "scenario"), (), settings, named=named)
    for document in files:  # whose game's checks are meant, too
        look_beside(document.path)
    choice = choosing(
        named_now(code), suggestions=suggestions, ignore=() if code else named_now(settings.ignore)
    )
    refuse_strange(code)
    writes = not (dry_run or diff)
    if writes and STANDARD_INPUT in paths:
        return _fix_piped(files, choice)
    found: list[bool | None] = []
    with progress("Fixing", len(files)) as advance:
        # Boards first: what is mended there may be what is wrong on a scenario's map.
        for document in sorted(files, key=lambda one: one.kind):
            found.append(_fix_file(document, choice, writes=writes, shows_diff=diff))
            advance(1)
    if not writes:
        return 2 if found and all(one is None for one in found) else int(any(found))
    left = chosen(
        gather(files),
        select=named_now(settings.select),
        ignore=named_now(settings.ignore),
        severity=settings.severity,
    )
    report(files, left, form="text", accepted=False)
    return exit_code(left)


def _fix_piped(files: Sequence[Document], choice: Callable[[Issue], Edit[Any] | None]) -> int:
    """Mend what is piped in, and write it to standard output; the exit code is that of what is left."""
    if len(files) != 1:
        raise BadCall("What is piped in is mended alone.", hint="Leave out the other paths.")
    read = file_to_mend(files[0])
    raw = read_bytes(STANDARD_INPUT)
    if read is None:  # which was said
        write_out(STANDARD_INPUT, raw)
        return 1
    done = mended(read.value, read.issues, choice)
    gone = read.gone(done.value)
    if gone:
        _warn_of_loss(read.path, gone)
    else:
        with redirect_stdout(sys.stderr):
            _tell(read, done, would=False)
    value = read.value if gone else done.value
    write_out(STANDARD_INPUT, raw if value == read.value else read.text(value).encode())
    of_form = sum(one.counts and one.code.startswith("schema/") for one in gather(files))
    of_rules = [
        one for one in read.issues(value) if one.accepted is None and one.severity is not Severity.HINT
    ]
    if left := of_form + len(of_rules):
        warn(f"{left} issue{'' if left == 1 else 's'} left; check lists them.")
    return int(bool(left))


def _warn_of_loss(path: Path, gone: Sequence[str]) -> None:
    warn(f"{path} is left as it is: parts of {gone[0]} can't be read and would be lost with a fix.")


def _fix_file(
    document: Document, choice: Callable[[Issue], Edit[Any] | None], *, writes: bool, shows_diff: bool
) -> bool | None:
    """Mend one file, or show what would be done; whether there was anything to do, None where it can't be read."""
    try:
        read = file_to_mend(document)
    except BobEditorError as error:
        if not writes:  # else the list of what is left says so
            warn(str(error))
        return None
    if read is None:
        return False
    try:
        done = mended(read.value, read.issues, choice)
        if gone := read.gone(done.value):
            _warn_of_loss(document.path, gone)
            return False
        if writes and done.value != read.value:
            read.write(done.value)
    except BobEditorError as error:
        warn(str(error))
        return None
    _tell(read, done, would=not writes)
    if shows_diff and done.done:
        _show_diff(read, done)
    return bool(done.done)


def _tell(read: MendedFile, done: Mended[Any], *, would: bool) -> None:
    from rich.text import Text

    out, path = console(), one_line(os.fspath(read.path))
    for one in done.done:
        word = "would be fixed" if would else "fixed"
        line = Text(path, style="bold").append(": ", style="none").append(word, style="bold green")
        told = f": {one.label} ({one.issue.message} [{one.issue.code}])"
        out.print(line.append(one_line(told), style="none"))
    for issue in done.harmful:
        line = Text(path, style="bold").append(": ", style="none").append("not fixed", style="bold yellow")
        told = f": the fix would bring issues as bad ({issue.message} [{issue.code}])"
        out.print(line.append(one_line(told), style="none"))


def _show_diff(read: MendedFile, done: Mended[Any]) -> None:
    before, after = (list(StringIO(read.text(value))) for value in (read.value, done.value))
    name = os.fspath(read.path)
    out = console()
    for line in unified_diff(before, after, name, name):
        out.print(harmless(line.rstrip("\n")), markup=False, highlight=False, soft_wrap=True)
