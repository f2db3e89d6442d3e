"""What is done to a project as a whole, each a step of files: scenarios are put in order, numbered, begun as copies."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path

from bob_editor.editing.boards.fresh_scenario import fresh_scenario, in_words_of
from bob_editor.editing.boards.scenario_templates import LibraryTemplate
from bob_editor.editing.document.copies import next_number
from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put, remove
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import read_scenario, scenario_text
from bob_editor.storage.files.reading import is_there, read_bytes, real_path, shown
from bob_editor.storage.files.steps import FileChange, FolderStep
from bob_editor.storage.naming import BOARD, SCENARIO
from bob_editor.storage.packing.paths import FOLDERS
from bob_editor.storage.packs import PROJECT, Project, plan_text, project_of, read_project
from bob_editor.storage.plain_names import plain_name


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
    """A scenario's copy beside it, with an id, a title and a name of its own; in the project's order it comes next.

    The number stays its original's: it has the next one, if they are whole numbers, else none yet.

    :raises BadFile: where it can't be read, or would lose something.
    """
    scenario = _whole(path)
    stem = path.name.removesuffix(SCENARIO).removesuffix(".json")
    copy, number = free_name(path.parent, stem)
    scenario = put(scenario, ("id",), f"{scenario.id or plain_name(stem) or 'untitled'}-{number}")
    scenario = put(scenario, ("title",), f"{scenario.title or stem} ({number})")
    after = next_number(scenario.get("number"), path.parent)
    scenario = remove(scenario, ("number",)) if after is None else put(scenario, ("number",), after)
    changes = [FileChange.to(copy, scenario_text(scenario))]
    folder = project_of(path)
    names, name = list(read_project(folder).plan.scenarios), _name_in(folder, path)
    if name in names:
        names.insert(names.index(name) + 1, _name_in(folder, copy))
        changes.append(FileChange.to(folder / PROJECT, plan_text(folder, {"scenarios": names})))
    return FolderStep.of("Duplicate the scenario", changes)


def _name_in(folder: Path, file: Path) -> str:
    """A file as a project names it: from the folder on."""
    return file.relative_to(folder).as_posix()


def begin(
    project: Path,
    ruleset: Ruleset,
    title: str,
    boards: Sequence[tuple[Path, Board]],
    template: LibraryTemplate | None = None,
    language: str = "en",
) -> FolderStep:
    """A new scenario in a project's folder, of a template where one is given; boards from elsewhere come along.

    Its texts are in the language, and further ones are to be.

    :raises BadFile: where a board can't be read, or no path leads to it.
    """
    coming: dict[str, FileChange] = {}
    laid: list[tuple[Path, Board]] = []
    for path, board in boards:
        if real_path(path).is_relative_to(real_path(project)):
            laid.append((path, board))
            continue
        stem, folder = path.name.removesuffix(BOARD), _room(project, "board")
        content = read_bytes(path)
        for number in count(1):
            copy = folder / f"{stem}{f'-{number}' if number > 1 else ''}{BOARD}"
            # Some systems take names for the same that differ in capitals.
            change = coming.get(copy.name.casefold()) or FileChange.to(copy, content)
            if change.after == content and change.before in (None, content):
                break
        coming[copy.name.casefold()] = change
        laid.append((change.path, board))
    folder = _room(project, "scenario")
    file, _ = free_name(folder, plain_name(title) or "untitled", first=1)
    make = fresh_scenario if template is None else template.begun
    name = file.name.removesuffix(SCENARIO)
    scenario = in_words_of(make(ruleset, name=name, title=title, boards=laid, folder=folder), language)
    card = FileChange.to(file, scenario_text(scenario))
    return FolderStep.of("Begin a scenario", (*coming.values(), card))


def _room(project: Path, kind: str) -> Path:
    """Where in a project documents of a kind go: in the folder that packs have for them, where there is one."""
    folder = project / FOLDERS[kind]
    return folder if folder.is_dir() else project


def neighbour(path: Path, by: int) -> Path | None:
    """The scenario so many places behind another in its project's order; None past its ends.

    From a board of the project it is the first one, or the last.

    :raises BadFile: where the project can't be read.
    """
    project = read_project(project_of(path))
    rows = [one for one in project.documents if one.document is not None and one.document.kind == "scenario"]
    files = [real_path(one.source) for one in sorted(rows, key=lambda one: project.plan.place(one.name))]
    here = real_path(path)
    at = files.index(here) + by if here in files else (0 if by > 0 else len(files) - 1)
    return files[at] if 0 <= at < len(files) else None


def free_name(folder: Path, stem: str, *, first: int = 2) -> tuple[Path, int]:
    """A file for a scenario that isn't there yet, and the number behind its name; 1 means none."""
    number = first
    while is_there(path := folder / f"{stem}{f'-{number}' if number > 1 else ''}{SCENARIO}"):
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
