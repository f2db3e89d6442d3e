"""``bob-editor diff``: what changed between two scenarios, boards, packs or project folders, as players read it."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.console import console
from bob_editor.cli.files import must_exist
from bob_editor.cli.output import for_programs, one_line, print_json, told_progress


def diff(
    old: Annotated[Path, Parameter(name="OLD")],
    new: Annotated[Path, Parameter(name="NEW")],
    /,
    *,
    form: Annotated[Literal["text", "markdown", "json"], Parameter(name=("--format", "-f"))] = "text",
    sight: bool = True,
) -> int:
    """Tell what changed from OLD to NEW: forces, terms, map, texts, terrain, and how many lines of sight.

    Scenarios and boards of packs and folders are paired by their ids, else by the names of their files, else by title.

    Exits with 0 if nothing changed, with 1 if something did, with 2 if a file can't be read.

    Try:

        bob-editor diff dawn-1.scenario.json dawn-2.scenario.json
        bob-editor diff mill-1.1.bobpack mill-country --format markdown

    Parameters
    ----------
    old
        A scenario, board, pack or project folder.
    new
        Another, to compare with.
    form
        text, markdown (an errata sheet) or json.
    sight
        Whether lines of sight are compared, too.
    """
    from rich.text import Text

    from bob_editor.publishing.changes.editions import changes
    from bob_editor.publishing.changes.telling import changes_json, changes_markdown, changes_text, heading
    from bob_editor.publishing.opened import opened_edition

    with (
        opened_edition(must_exist(new)) as after,
        opened_edition(must_exist(old), after.language.code) as before,
        told_progress("Comparing") as tell,
    ):
        found = changes(before, after, with_sight=sight, tell=tell)
        title, language = heading("", after), after.language
    if form == "json":
        print_json(changes_json(found))
    elif form == "markdown":
        for_programs()
        print(changes_markdown(title, found, language), end="")
    else:
        colours = {"-": "red", "+": "green"}
        out = console()
        for line in changes_text(found, language):
            mark = line.strip()[:1] if line.startswith("    ") else ""
            indent = " " * (len(line) - len(line.lstrip()))
            out.print(Text(f"{indent}{one_line(line)}", style=colours.get(mark, "bold")))
        if not found:
            out.print(Text(language.say("Nothing changed.")))
    return 1 if found else 0
