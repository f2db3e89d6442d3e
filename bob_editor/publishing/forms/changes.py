"""The errata sheet: what changed since the edition before, for players who have that."""

from pathlib import Path

from bob_editor.publishing.changes.editions import changes
from bob_editor.publishing.changes.telling import changes_json, changes_markdown, heading
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, Part
from bob_editor.publishing.opened import opened_edition
from bob_editor.publishing.progress import Tell
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import write


def parts(edition: Edition) -> list[Part]:
    """``changes.md`` and ``changes.json``."""
    return [Part(_changes, 2 * sum(one.hexes for one in edition.scenarios))]


def _changes(edition: Edition, folder: Path, tell: Tell) -> None:
    with opened_edition(_earlier(edition), edition.language.code) as before:
        found = changes(before, edition, tell=tell)
        title = heading(before.info.edition, edition)
    write(folder / "changes.md", changes_markdown(title, found, edition.language))
    write(folder / "changes.json", dumps(changes_json(found)))


def lacks(edition: Edition) -> str:
    """Why there is nothing to compare with."""
    if not edition.plan.earlier:
        return "project.json names no earlier edition."
    if not is_there(_earlier(edition)):
        return f"The earlier edition that project.json names, {edition.plan.earlier}, isn't there."
    return ""


def _earlier(edition: Edition) -> Path:
    return edition.folder / edition.plan.earlier


FORM = Form("changes", "Changes since the edition before", parts, lacks)
