"""What is done to a project as a whole, each a step of files: scenarios are put in order, numbered, begun as copies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.storage.documents import read_scenario, scenario_text
from bob_editor.storage.files.reading import is_there, shown
from bob_editor.storage.files.steps import FileChange, FolderStep
from bob_editor.storage.packing.paths import ENDINGS
from bob_editor.storage.packs import PROJECT, Project, plan_text


def put_in_order(folder: Path, names: Iterable[str]) -> FolderStep:
    """Keep the order of a folder's scenarios in its project.json; ``names`` are their files' from the folder on.

    :raises BadFile: where what stands there can't be read.
    """
    change = FileChange.to(folder / PROJECT, plan_text(folder, {"scenarios": list(names)}))
    return FolderStep.of("Put the scenarios in order", (change,))


def renumber(project: Project) -> FolderStep:
    """Number the scenarios 1, 2, 3 … in their order.

    :raises BadFile: where one can't be read, or would lose something.
    """
    return FolderStep.of("Number the scenarios", _renumbered(project))


def _renumbered(project: Project) -> Iterator[FileChange]:
    names = [one for one in project.documents if one.document is not None and one.document.kind == "scenario"]
    for number, file in enumerate(sorted(names, key=lambda one: project.plan.place(one.name)), start=1):
        scenario = _whole(file.source)
        if scenario.get("number") != str(number):
            yield FileChange.to(file.source, scenario_text(put(scenario, ("number",), str(number))))


def duplicate(path: Path) -> FolderStep:
    """A scenario's copy beside it, with an id, a title and a name of its own.

    :raises BadFile: where it can't be read, or would lose something.
    """
    scenario = _whole(path)
    stem = path.name.removesuffix(ENDINGS["scenario"]).removesuffix(".json")
    copy, number = free_name(path.parent, stem)
    scenario = put(scenario, ("id",), f"{scenario.id or stem}-{number}")
    scenario = put(scenario, ("title",), f"{scenario.title or stem} ({number})")
    return FolderStep.of("Duplicate the scenario", (FileChange.to(copy, scenario_text(scenario)),))


def free_name(folder: Path, stem: str, *, first: int = 2) -> tuple[Path, int]:
    """A file for a scenario that isn't there yet, and the number behind its name; 1 means none."""
    number = first
    while is_there(path := folder / f"{stem}{f'-{number}' if number > 1 else ''}{ENDINGS['scenario']}"):
        number += 1
    return path, number


def _whole(path: Path) -> Scenario:
    """The scenario of a file, of which nothing is lost by writing it again."""
    read = read_scenario(path)
    if read.left_out:
        raise BadFile(
            f"{shown(path)} holds what can't be written again: {read.left_out[0].message}",
            hint="Open it and mend that first.",
        )
    return read.value
