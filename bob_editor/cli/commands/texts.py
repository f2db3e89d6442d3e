"""``bob-editor texts``: texts from Markdown and Word files into the fields of a card."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bob_editor.cli.files import must_exist
from bob_editor.cli.output import one_line, warn, write_out
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.storage.naming import STANDARD_INPUT


def texts(
    file: Annotated[Path, Parameter(name="FILE")],
    scenario_file: Annotated[Path, Parameter(name="SCENARIO")],
    /,
    *,
    out: Annotated[Path | None, OF_A_FILE, Parameter(name=("--out", "-o"))] = None,
) -> int:
    """Bring texts from a Markdown or Word file into a scenario: background, victory, special rules, balance and others.

    Sections go by their headings (in English, German or French); the first heading is the title. Special rules are a
    paragraph or an item of a list each, behind those that are there.

    Exits with 0 if all sections have a place, with 1 if one was left out, with 2 if a file can't be read or written.

    Try:

        bob-editor texts dawn.docx dawn.scenario.json
        bob-editor texts dawn.md dawn.scenario.json -o new.scenario.json

    Parameters
    ----------
    file
        A *.md, *.txt or *.docx file.
    scenario_file
        The scenario.
    out
        The file to write, if not the scenario's own; - for standard output, as where the scenario is piped in.
    """
    from bob_editor.editing.card.text_files import placed, read_sections, with_texts
    from bob_editor.errors import BadFile
    from bob_editor.storage.documents import read_scenario, scenario_text, scenario_to_json, write_scenario
    from bob_editor.storage.form.schemas import validate
    from bob_editor.storage.naming import must_fit

    if out not in (None, STANDARD_INPUT):
        must_fit(out, "scenario")
    read = read_scenario(must_exist(scenario_file))
    if read.left_out:
        raise BadFile(
            f"{scenario_file} holds what can't be written again.", hint="Mend what `check` tells of it."
        )
    rows = placed(read_sections(must_exist(file)), read.value.ruleset)
    scenario = with_texts(read.value, rows)
    known = {one.message for one in read.problems}
    wrong = [one for one in validate("scenario", scenario_to_json(scenario)) if one.message not in known]
    if wrong:
        raise BadFile(
            f"{file} holds what the card can't: {wrong[0].message}", hint="Shorten or part it there."
        )
    target = out or scenario_file
    if target == STANDARD_INPUT:
        write_out(target, scenario_text(scenario).encode())
    else:
        write_scenario(target, scenario)
    told = sys.stderr if target == STANDARD_INPUT else sys.stdout
    lost = False
    for one in rows:
        heading = one.section.heading or "What stands first"
        if one.path:
            print(one_line(f"{heading}: {'/'.join(map(str, one.path))}"), file=told)
        else:
            warn(f"{heading} is left out: no field is named so.")
            lost = True
    return 1 if lost else 0
