"""Publishes a project folder: all that is asked for, in a folder that appears whole or not at all."""

import os
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from bob_editor.opening.games.in_packs import read_project
from bob_editor.opening.readiness import readiness
from bob_editor.publishing.edition import Edition, read_edition
from bob_editor.publishing.form import Form, LeftOut
from bob_editor.publishing.forms import all_forms, forms_of
from bob_editor.publishing.manifest import bring_back, manifest_text, must_be_ours
from bob_editor.publishing.progress import Tell, at_the_end, part_of, untold
from bob_editor.publishing.published import Published
from bob_editor.publishing.untranslated import untranslated
from bob_editor.publishing.work.process import Job
from bob_editor.publishing.work.sharing import done
from bob_editor.sheet.languages import language_of
from bob_editor.storage.files.trading import traded
from bob_editor.storage.files.writing import BEFORE, WHOLE, cannot_write, unfinished, write
from bob_editor.storage.packs import MADE, Project

_CHECKING, _READING, _MAKING = (0, 5, 100), (5, 1, 100), (6, 94, 100)
"""Of a hundred parts of the work, how many are done before each of its steps, and how many it takes."""


def publish(
    folder: str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    forms: Iterable[str] = (),
    with_errors: bool = False,
    language: str = "",
    tell: Tell = untold,
    processes: int | None = None,
) -> Published:
    """Check a project folder, then make it in these forms, else in those of its plan, else in all.

    So many processes share the work, else one a core where there is enough to do.

    Everything is made beside ``out`` and takes its name at the end. ``out`` isn't there yet, is empty, or holds a
    publication and nothing else, which gives way. Errors of form keep it from being made, and those of the game's
    rules unless ``with_errors``; nothing is written then. It is published in one language: the one named, else the
    plan's first, else that of all its scenarios, else English. Texts that aren't translated are told as left out.

    :raises UnknownId: where there is no such form.
    :raises BadFile: where something can't be read or written, or ``out`` holds other files.
    :raises BobEditorError: where a form can't be made.
    """
    # The same text names the target even if the working folder changes.
    target = Path(os.path.abspath(out))  # noqa: PTH100 - a link in the path stays one
    asked = tuple(forms)
    if language:
        language_of(language)
    forms_of(asked)
    bring_back(target)
    must_be_ours(target)
    project = read_project(folder)
    wanted = forms_of(asked) if asked else _planned(project)
    ready = readiness(project, progress=part_of(tell, *_CHECKING))
    if not (ready.fit or (with_errors and ready.can_be_made)):
        return Published(project, ready.found)
    edition = read_edition(project, part_of(tell, *_READING), language=language)
    try:
        with unfinished(target) as holder:
            # Made inside, so that it has the mode that new folders have here.
            whole = holder / WHOLE
            whole.mkdir()
            left_out = [("language", one) for one in untranslated(edition)]
            for notes in dict.fromkeys(form.notes for form in wanted if form.notes is not None):
                left_out += [("maps", one) for one in notes(edition)]
            left_out += _made(wanted, edition, whole, part_of(tell, *_MAKING), processes)
            made = tuple(
                sorted(one.relative_to(whole).as_posix() for one in whole.rglob("*") if one.is_file())
            )
            write(whole / MADE, manifest_text(edition, whole, made, left_out))
            # Whoever stopped it at last finds the old one.
            part_of(tell, *_MAKING)(1, 1)
            _take_name(whole, target, holder)
    except OSError as error:
        raise cannot_write(out, error) from error
    return Published(project, ready.found, written=True, made=made, left_out=tuple(left_out))


def _planned(project: Project) -> tuple[Form, ...]:
    """The forms that the plan names; all, where it names none."""
    return all_forms() if project.plan.forms is None else forms_of(project.plan.forms)


def _made(
    forms: Iterable[Form], edition: Edition, whole: Path, tell: Tell, processes: int | None
) -> list[tuple[str, LeftOut]]:
    """Make these forms in folders of theirs, and give what is left out."""
    left_out: list[tuple[str, LeftOut]] = []
    making: list[tuple[Form, list[Job]]] = []
    for form in forms:
        why = form.lacks(edition)
        if why:
            left_out.append((form.name, LeftOut(form.title, why)))
            continue
        folder = whole / form.name
        folder.mkdir()
        making.append((form, [Job(part, folder) for part in form.parts(edition)]))
    jobs = [one for _, some in making for one in some]
    outcomes = iter(done(edition, jobs, whole.parent, tell, processes=processes))
    for form, some in making:
        folder, own = whole / form.name, list(islice(outcomes, len(some)))
        left_out += [(form.name, one) for one in form.finish(edition, folder, own, at_the_end(tell))]
        if not any(folder.iterdir()):
            folder.rmdir()
    return left_out


def _take_name(whole: Path, target: Path, holder: Path) -> None:
    """Give the whole folder the target's name; what was there stays where that fails."""
    must_be_ours(target)
    before = holder / BEFORE
    if target.exists():
        if traded(whole, target):
            return
        target.rename(before)
    try:
        whole.rename(target)
    except BaseException:
        if before.exists():
            before.rename(target)
        raise
