"""What a project folder says of the pack that it becomes: its project.json or pack.json, else its documents."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write
from bob_editor.storage.form import schemas
from bob_editor.storage.form.unread import headed
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.naming import PROJECT
from bob_editor.storage.packing.contents import Document
from bob_editor.storage.packing.faults import Fault
from bob_editor.storage.packing.info import PackInfo, info_from_json, info_to_json
from bob_editor.storage.packing.paths import FOLDERS, HEAD
from bob_editor.storage.packing.plan import PlanFile, packed, write_plan
from bob_editor.storage.plain_names import plain_name
from bob_editor.storage.project_files import heads

Json = Any


class Heading(Record):
    """A pack's heading but for its contents, and the names of the fields that nothing in the folder gives."""

    info: PackInfo
    lacks: tuple[str, ...]
    faults: tuple[Fault, ...] = ()
    credited: bool = False
    """Whether its authors are those of its documents, for it names none itself."""


def heading(
    folder: Path,
    documents: Sequence[Document],
    *,
    plan: PlanFile,
    licence: str = "",
    credits_file: str = "",
) -> Heading:
    """The heading of a project folder's pack; its ``title`` is among what is lacking where only a document gives one.

    What project.json says counts before what pack.json does, and in the folder that needs no ``format``, ``version``
    and ``contents``. The folder's own name is no part of it, so that a copy gives the same pack. ``licence`` and
    ``credits_file`` are the texts that say so, by their paths in the pack.
    """
    data, faults = packed(folder)
    faults += plan.faults
    given = info_from_json({**data, **plan.heading})
    title = given.title or next((one.title for one in _by_weight(documents) if one.title), "Untitled")
    authors = given.authors or tuple(dict.fromkeys(name for one in documents for name in one.authors))
    licences = {one.licence for one in documents}
    said = given.licence or (f"See {licence}" if licence else "")
    info = replace(
        given,
        id=given.id or _id_of(title),
        title=title,
        authors=authors,
        licence=said or (licences.pop() if len(licences) == 1 else ""),
        rulesets=tuple(sorted({one.ruleset for one in documents if one.ruleset})),
        contents={},
    )
    gaps = {"title": given.title, "authors": authors or credits_file, "licence": info.licence}
    lacks = tuple(name for name, value in gaps.items() if not value)
    if not faults:
        faults = [Fault.of(problem, HEAD) for problem in schemas.validate("pack", info_to_json(info))]
    return Heading(info, lacks, tuple(faults), credited=not given.authors)


def write_heading(folder: Path, fields: Mapping[str, Json]) -> None:
    """Write what a folder says of the pack; ``fields`` replace those that stand there, None takes one away.

    They are written to its project.json, so that they count; where it has but a pack.json, or another program's
    project.json, to its pack.json.

    :raises BadFile: where it can't be written, or what stands there can't be read and would be lost.
    """
    if heads(folder) or not any((folder / name).exists() for name in (HEAD, PROJECT)):
        write_plan(folder, fields)
        return
    data, faults = packed(folder)
    if faults:
        raise BadFile(f"{HEAD} isn't written anew: {faults[0].message}", hint="Mend it, or take it away.")
    head = {"format": "bob-editor/pack", "version": PRESENT["pack"], **data, **fields}
    # The list of a pack that was taken apart there stays: by it an update knows what was changed since.
    write(folder / HEAD, dumps(headed({name: value for name, value in head.items() if value is not None})))


def _by_weight(documents: Sequence[Document]) -> list[Document]:
    """Scenarios first, then boards, then suites."""
    weight = {"scenario": 0, "board": 1}
    return sorted(documents, key=lambda one: weight.get(one.kind, len(FOLDERS)))


def _id_of(title: str) -> str:
    return plain_name(title)[:100].strip("-") or "pack"
