"""The manifest of a publication: what was made of what, every file with its hash, and what was left out and why."""

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bob_editor import __version__
from bob_editor.errors import BadFile
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import LeftOut
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import read_json, shown
from bob_editor.storage.files.writing import restore
from bob_editor.storage.packs import MADE

Json = Any

FORMAT = "bob-editor/publication"


def manifest_text(
    edition: Edition, folder: Path, made: Sequence[str], left_out: Iterable[tuple[str, LeftOut]]
) -> str:
    """The text of a publication's manifest."""
    info, plan = edition.info, edition.plan
    said: dict[str, Json] = {
        "title": info.title,
        "edition": info.edition,
        "series": plan.series,
        "authors": list(info.authors),
        "licence": info.licence,
        "languages": [edition.language.code],
        "rulesets": list(info.rulesets),
    }
    return dumps(
        {
            "format": FORMAT,
            "version": 1,
            "program": __version__,
            "id": info.id,
            **{name: value for name, value in said.items() if value},
            "scenarios": [
                {"file": one.name, "title": one.title, "name": one.slug} for one in edition.scenarios
            ],
            "boards": [{"file": one.name, "title": one.title, "name": one.slug} for one in edition.boards],
            "files": {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in made},
            "left_out": [{"form": form, "what": one.what, "why": one.why} for form, one in left_out],
        }
    )


def must_be_ours(target: Path) -> None:
    """Refuse a place for a publication where anything stands that publishing didn't make.

    :raises BadFile: naming it.
    """
    name = shown(target)
    if not os.path.lexists(target):
        if not target.parent.is_dir():
            raise BadFile(f"{name} can't be written: there is no such folder.", hint="Make the folder first.")
        return
    if target.is_symlink() or not target.is_dir():
        raise BadFile(f"{name} is there already, and is no folder.", hint="Name a new folder.")
    there = {one.relative_to(target).as_posix() for one in target.rglob("*") if not one.is_dir()}
    foreign = sorted(there - _listed(target))
    if foreign:
        raise BadFile(
            f"{name} is there already, with {shown(foreign[0])} in it, which no publishing made.",
            hint="Name a new folder, or move what is in it.",
        )


def bring_back(target: Path) -> None:
    """Give its name again to a publication that gave way to one that was broken off before it had the name."""
    restore(target, lambda folder: bool(_manifest(folder)))


def made_before(target: Path) -> tuple[frozenset[str], tuple[str, ...]]:
    """In which forms and languages a publication is there that would give way to another; none where none is there."""
    bring_back(target)
    data = _manifest(target)
    files, languages = data.get("files"), data.get("languages")
    forms = frozenset(str(one).partition("/")[0] for one in files) if isinstance(files, dict) else frozenset()
    return forms, tuple(map(str, languages)) if isinstance(languages, list) else ()


def _listed(target: Path) -> set[str]:
    """The files that a publication's manifest names, with itself; none where there is no manifest."""
    data = _manifest(target)
    files = data.get("files")
    return {MADE, *(files if isinstance(files, dict) else ())} if data else set()


def _manifest(target: Path) -> dict[str, Json]:
    """What a publication's manifest says; nothing where there is none."""
    try:
        data = read_json(target / MADE)
    except BadFile:
        return {}
    return data if isinstance(data, dict) and data.get("format") == FORMAT else {}
