"""What is done to a project as a whole: its scenarios put in order, numbered anew, and one begun as another's copy."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.storage.documents import read_scenario, write_scenario
from bob_editor.storage.files.reading import is_there, shown
from bob_editor.storage.packing.paths import ENDINGS
from bob_editor.storage.packs import Project, write_plan


def put_in_order(folder: Path, names: Iterable[str]) -> None:
    """Keep the order of a folder's scenarios in its project.json; ``names`` are their files' from the folder on.

    :raises BadFile: where it can't be written.
    """
    write_plan(folder, {"scenarios": list(names)})


def renumber(project: Project) -> tuple[str, ...]:
    """Number the scenarios 1, 2, 3 … in their order; the names of those whose files were written are given.

    :raises BadFile: where one can't be read or written, or would lose something; what was written by then stays.
    """
    names = [one for one in project.documents if one.document is not None and one.document.kind == "scenario"]
    written: list[str] = []
    for number, file in enumerate(sorted(names, key=lambda one: project.plan.place(one.name)), start=1):
        scenario = _whole(file.source)
        if scenario.get("number") != str(number):
            write_scenario(file.source, put(scenario, ("number",), str(number)))
            written.append(file.name)
    return tuple(written)


def duplicate(path: Path) -> Path:
    """Write a scenario's copy beside it, with an id, a title and a name of its own; its path is given.

    :raises BadFile: where it can't be read or written, or would lose something.
    """
    scenario = _whole(path)
    ending = ENDINGS["scenario"]
    stem = path.name.removesuffix(ending).removesuffix(".json")
    number = 2
    while is_there(path.with_name(f"{stem}-{number}{ending}")):
        number += 1
    copy = path.with_name(f"{stem}-{number}{ending}")
    scenario = put(scenario, ("id",), f"{scenario.id or stem}-{number}")
    write_scenario(copy, put(scenario, ("title",), f"{scenario.title or stem} ({number})"))
    return copy


def _whole(path: Path) -> Scenario:
    """The scenario of a file, of which nothing is lost by writing it again."""
    read = read_scenario(path)
    if read.left_out:
        raise BadFile(
            f"{shown(path)} holds what can't be written again: {read.left_out[0].message}",
            hint="Open it and mend that first.",
        )
    return read.value
