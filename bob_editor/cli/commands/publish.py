"""``bob-editor publish``: from a project folder to cards, maps, packs and all else that players use."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from bob_editor.cli.console import console
from bob_editor.cli.files import must_be_folder, must_exist
from bob_editor.cli.output import one_line, told_progress
from bob_editor.processes import must_be_jobs


def publish(
    folder: Annotated[Path, Parameter(name="DIR")],
    /,
    *,
    out: Annotated[Path, Parameter(name=("--out", "-o"))],
    form: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    with_errors: Annotated[bool, Parameter(negative="")] = False,
    jobs: Annotated[int | None, Parameter(name=("--jobs", "-j"))] = None,
    language: str = "",
) -> int:
    """Publish a project folder: cards, maps, a pack and whatever else players use, all in one new folder.

    Lists first what would stop a reader. The new folder appears when all is made, and the same project gives the same
    bytes; its publication.json lists every file, and what was left out and why. A folder that holds an earlier
    publication, and nothing else, gives way to the new one.

    Exits with 0 if it is made without an error, with 1 if there are errors, with 2 if a file can't be read or written.

    Try:

        bob-editor publish mill-country -o mill-country-1.2
        bob-editor publish mill-country -o cards --form cards --form maps
        bob-editor publish mill-country -o mill-country-de --form booklet --language de

    Parameters
    ----------
    folder
        The folder of the project. A project.json in it says title, edition, authors, the order of its scenarios and
        what is published; see schemas/project.schema.json.
    out
        The folder to make.
    form
        What to make; may be given several times. What project.json says, if left out, else all there is.
    with_errors
        Publish also where a game's rules are broken; never where a file is broken or missing.
    jobs
        How many processes share the work; one a core, if left out, where there is enough to do.
    language
        The language of labels and texts, such as de. Left out, the first that project.json names, else the one that
        all scenarios are written in.
    """
    from rich.text import Text

    from bob_editor.cli.commands.check import issue_line
    from bob_editor.publishing.publish import publish as make

    processes = None if jobs is None else must_be_jobs(jobs)
    with told_progress("Publishing") as tell:
        done = make(
            must_exist(folder),
            must_be_folder(out),
            forms=form,
            with_errors=with_errors,
            language=language,
            tell=tell,
            processes=processes,
        )
    lines = console()
    for one in done.found:
        lines.print(issue_line(replace(one, file=os.fspath(folder / one.file))))
    errors = sum(one.severity == "error" for one in done.found)
    told = f"{errors:,} error{'' if errors == 1 else 's'}"
    if not done.written:
        lines.print(Text(one_line(f"{out} is not written: {told}."), style="bold red"))
        return 1
    for name, left in done.left_out:
        lines.print(Text(one_line(f"{name}: {left.what} is left out. {left.why}"), style="yellow"))
    number = len(done.made)
    held = f"{out} is written: {number:,} file{'' if number == 1 else 's'}"
    lines.print(
        Text(one_line(f"{held}, with {told}."), style="bold yellow")
        if errors
        else Text(one_line(f"{held}."), style="green")
    )
    return 1 if errors else 0
