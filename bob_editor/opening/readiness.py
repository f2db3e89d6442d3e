"""Whether a project folder is ready for readers: all that would stop one, before it becomes a pack."""

from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from msgspec.structs import replace

from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.opening.counter_findings import counter_findings
from bob_editor.opening.findings import LEVELS, Found, found_in, unreadable
from bob_editor.opening.games.in_packs import left_at_home
from bob_editor.opening.loaded_map import load_map
from bob_editor.opening.suite_runs import run_lines
from bob_editor.records import Record
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.flood import told
from bob_editor.rules.wording import listed
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.games.places import FILE, FOLDER
from bob_editor.storage.packing.paths import HEAD
from bob_editor.storage.packs import (
    PROJECT,
    Fault,
    Pack,
    Progress,
    Project,
    ProjectFile,
    UnfitPack,
    never,
    silent,
    unpacked,
)

MOST_LINES = 20
"""Lines of one suite that are told of where they fail."""

MOST_LEFT_OUT = 20

_BY_WHAT_IS_LOST = ("schema/no-map", "schema/no-picture")

_AT_HOME = "The game {title} has code ({code}), so it isn't part of the pack: who opens it must have it."

_LACKS = {
    "title": ("no-title", "The folder gives no title; it is called “{title}”, after a document in it."),
    "authors": ("no-author", "Nobody is named as the author, for the project or in a document's credits."),
    "licence": ("no-licence", "No licence says what readers may do with the pack."),
}


class Readiness(Record):
    """What stands between a project folder and its readers.

    ``found`` has the worst first, among errors those that must be mended before a pack can be made. Its ``file`` is the
    name in the folder, "" where it is the pack as a whole.
    """

    project: Project
    found: tuple[Found, ...]

    @property
    def can_be_made(self) -> bool:
        """Whether a pack can be made at all: every document keeps to its form, and every file it names is there."""
        return not any(map(_must_be_mended, self.found))

    @property
    def fit(self) -> bool:
        """Whether there is no error, so that the pack can be read and its games can be played."""
        return not any(one.severity == "error" for one in self.found)

    def once_given(self, fields: Container[str]) -> "Readiness":
        """What is left of it where the heading has those of its fields by now that it lacked."""
        given = {f"schema/{code}" for name, (code, _) in _LACKS.items() if name in fields}
        return replace(self, found=tuple(one for one in self.found if one.file or one.code not in given))


def readiness(
    project: Project, *, progress: Progress = silent, cancelled: Callable[[], bool] = never
) -> Readiness:
    """Look through a project: its layout, its heading, every document by form and rules, every suite line by line.

    What a designer accepts doesn't count. ``progress`` is told of documents.

    :raises Cancelled: where ``cancelled`` says so.
    """
    found = [*told(map(fault_as_found, project.faults))]
    lost = {fault.file for fault in project.faults}
    found += _lacking(project)
    documents = project.documents
    for done, file in enumerate(documents):
        progress(done, len(documents))
        for one in _in_document(file, cancelled):
            # That a map can't be put together, or has no picture, is told already, by the file that isn't there.
            if one.accepted is None and not (one.code in _BY_WHAT_IS_LOST and file.name in lost):
                found.append(replace(one, file=file.name))
    progress(len(documents), len(documents))
    alike = _alike(
        (file.name, what.kind, what.id, what.title) for file in documents if (what := file.document)
    )
    counters = counter_findings(project, partial(_go_on, cancelled))
    for told_of in (counters, alike, _going_along(project), _left_out(project), _missed(project)):
        found += told(told_of)
    found += (
        Found("schema/game-with-code", "warning", _AT_HOME.format(title=title, code=code), "")
        for title, code in left_at_home(project)
    )
    return Readiness(
        project,
        tuple(sorted(found, key=lambda one: (LEVELS.index(one.severity), not _must_be_mended(one)))),
    )


def found_in_pack(path: Path) -> tuple[Found, ...]:
    """Everything wrong with a pack: where it was verified, with all that it holds.

    An issue's ``file`` is the pack's path, with the path in the pack behind it where it is in a document.

    :raises BadFile: where the pack can't be read at all.
    """
    found: list[Found] = []
    try:
        with unpacked(path) as (pack, folder):
            for file in pack.files:
                if file.kind not in ("", "game"):
                    inside = found_in(folder / file.path, file.kind)
                    found += (replace(one, file=f"{path}/{file.path}") for one in inside)
            alike = _alike((one.path, one.kind, one.id, one.title) for one in pack.files)
            found += (replace(one, file=f"{path}/{one.file}") for one in alike)
            found += _for_other_games(pack)
    except UnfitPack as error:
        return tuple(fault_as_found(fault, path) for fault in error.faults)
    return tuple(found)


def _for_other_games(pack: Pack) -> Iterator[Found]:
    """Who looks for what he can play goes by the games that a pack says it is for."""
    said = () if pack.info is None else pack.info.rulesets
    used = sorted({one.ruleset for one in pack.files if one.ruleset})
    if said and {*said} != {*used}:
        told = f"It says that it is for {listed(said)}, and what it holds is for {listed(used)}."
        at = "/rulesets"
        yield Found("schema/for-other-games", "warning", told, f"{pack.path}/{HEAD}", at, (at,))


def fault_as_found(fault: Fault, pack: Path | None = None) -> Found:
    """A fault of a project or a pack among other issues; with ``pack``, its file's path goes before."""
    file = fault.file if pack is None else f"{pack}/{fault.file}" if fault.file else str(pack)
    return Found(fault.code, "error", fault.message, file, fault.at, (fault.at,) if fault.at else ())


def _must_be_mended(one: Found) -> bool:
    """Whether no pack can be made as long as this is so; a game's rule may be broken in one."""
    return one.severity == "error" and one.code.startswith("schema/")


def _lacking(project: Project) -> Iterator[Found]:
    for name in project.lacks:
        code, message = _LACKS[name]
        yield Found(f"schema/{code}", "warning", message.format(title=project.info.title), "")


def _in_document(file: ProjectFile, cancelled: Callable[[], bool]) -> Iterator[Found]:
    assert file.document is not None
    if cancelled():
        raise _cancelled()
    try:
        yield from found_in(file.source, file.document.kind)
        if file.document.kind == "los-suite":
            yield from _failing(file.source, cancelled)
    except Cancelled:
        raise
    except BobEditorError as error:
        yield unreadable(file.source, error)


def _failing(path: Path, cancelled: Callable[[], bool]) -> Iterator[Found]:
    """The lines of a suite that aren't as it expects."""
    try:
        loaded = load_map(path, ruleset)
    except BobEditorError:
        return  # told already: there is no map
    look = game_of(loaded.scene.ruleset).sight
    if look is None:
        return

    def failing() -> Iterator[Found]:
        for run in run_lines(loaded, look(loaded.scene)):
            if cancelled():
                raise _cancelled()
            # A line that can't be looked along at all is told already, by the end that isn't there.
            if run.fault and run.answer is not None:
                line = f"{run.check.start.hex} to {run.check.goal.hex}"
                message = f"The line from {line} isn't as expected: {run.fault}."
                yield Found(
                    f"{loaded.scene.ruleset.id}/line-not-as-expected", "error", message, str(path), line
                )

    yield from islice(failing(), MOST_LINES)


def _go_on(cancelled: Callable[[], bool]) -> None:
    if cancelled():
        raise _cancelled()


def _cancelled() -> Cancelled:
    return Cancelled("The project wasn't looked through to its end.")


def _alike(documents: Iterable[tuple[str, str, str, str]]) -> Iterator[Found]:
    """Scenarios, and boards, that readers can't tell apart, since they have one id or one title."""
    seen: dict[tuple[str, str, str], str] = {}
    for file, kind, id_, title in documents:
        for field, value in (("id", id_), ("title", title)) if kind in ("board", "scenario") else ():
            first = seen.setdefault((kind, field, value.casefold()), file) if value else file
            if first != file:
                message = f"Its {field} “{value}” is that of {first}, too."
                yield Found(f"schema/{field}-used-twice", "warning", message, file, field, (field,))
                break


def _going_along(project: Project) -> Iterator[Found]:
    """Scans under boards, and counters' pictures, are often somebody else's; they go into the pack only knowingly."""
    for file in project.documents:
        assert file.document is not None
        what = "picture" if file.document.kind == "counters" else "underlay"
        for written in dict.fromkeys(
            one.written
            for one in file.document.references
            if not one.kinds and (file.name, one.steps) in project.targets
        ):
            message = f"Its {what} {written} goes into the pack; may others have it?"
            yield Found("schema/picture-goes-along", "hint", message, file.name)


def _missed(project: Project) -> Iterator[Found]:
    """Drafts that project.json names and that aren't there: under another name they would be published."""
    for number, name in enumerate(project.plan.leave_out):
        meant = any(one == name or one.startswith(f"{name.rstrip('/')}/") for one in project.drafts)
        if not meant and not is_there(project.folder / name):
            at = f"/publish/leave_out/{number}"
            told = f"It leaves out {quoted(name)}, which isn't there."
            yield Found("schema/leaves-out-nothing", "warning", told, PROJECT, at, (at,))


def _left_out(project: Project) -> Iterator[Found]:
    for name in project.left_out[:MOST_LEFT_OUT]:
        message = "It stays out of the pack: no document names it, and a pack has no folder for it."
        if name.split("/")[-3::2] == [FOLDER, FILE]:
            message = "It stays out of the pack: no document in it is for this game."
        elif name.rpartition("/")[2] == FILE:
            message = "It stays out of the pack: a game goes along from a folder of its id, games/my-game/ruleset.json."
        yield Found("schema/left-out", "hint", message, name)
    if (more := len(project.left_out) - MOST_LEFT_OUT) > 0:
        told = (
            f"{more} more files stay out of the pack." if more > 1 else "One more file stays out of the pack."
        )
        yield Found("schema/left-out", "hint", told, "")
