"""Project folders: what of a designer's folder goes into a pack, and under which path."""

import os
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any
from unicodedata import normalize

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.reading import is_folder, read_bytes, shown, telling_why
from bob_editor.storage.form.limits import MAX_BYTES, MAX_PACK_BYTES, MAX_PACK_FILES
from bob_editor.storage.form.problems import Steps, quoted, shortened
from bob_editor.storage.games.places import FOLDER
from bob_editor.storage.naming import (
    BOOKLET_STYLE,
    CARD_STYLE,
    CARD_TEMPLATE,
    ENDINGS,
    PROJECT,
    STYLES,
    kind_by_name,
)
from bob_editor.storage.packing.contents import Document, document_of, document_source, target_of
from bob_editor.storage.packing.faults import MOST_FAULTS, Fault, FaultFound
from bob_editor.storage.packing.heading import heading
from bob_editor.storage.packing.info import PackInfo
from bob_editor.storage.packing.line_ends import is_credits, is_licence, is_text
from bob_editor.storage.packing.paths import (
    FOLDERS,
    clashes,
    path_fault,
    path_key,
)
from bob_editor.storage.packing.plan import PATHS, Plan, PlanFile, read_plan
from bob_editor.storage.packing.project_games import GameSource, game_in, needed, taken_out
from bob_editor.storage.packing.project_sources import sources_in, walked
from bob_editor.storage.plain_names import plain_name

Json = Any

PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".svg", ".pdf")


class ProjectFile(Record):
    """A file of a project: where it is, its name from the project folder on, and its path in the pack."""

    source: Path
    name: str
    packed: str
    document: Document | None = None


class Project(Record):
    """What of a folder goes into a pack: ``files``, by their path in it, and ``faults`` that keep it from being made.

    ``targets`` has, by a document's name and a place in it, the path in the pack of the file that is meant there.
    ``lacks`` are the fields of the heading that nothing gives, ``left_out`` the files that are no part of a pack,
    ``drafts`` those of them that the plan leaves out, ``games`` those that go along since documents are for them.
    Where it is ``credited``, nobody is named as its author, and those of its documents are.
    """

    folder: Path
    info: PackInfo
    files: tuple[ProjectFile, ...]
    targets: Mapping[tuple[str, Steps], str]
    faults: tuple[Fault, ...]
    lacks: tuple[str, ...]
    left_out: tuple[str, ...]
    plan: Plan = Plan()
    drafts: tuple[str, ...] = ()
    games: Mapping[str, GameSource] = {}
    credited: bool = False

    @property
    def stem(self) -> str:
        """What files that are made of it are called: its id, but where nobody gave it a title its folder's name.

        The id would be that of one of its documents.
        """
        named = plain_name(self.folder.absolute().name) if "title" in self.lacks else ""
        return named or self.info.id

    @property
    def documents(self) -> tuple[ProjectFile, ...]:
        """The boards, scenarios and suites."""
        return tuple(file for file in self.files if file.document is not None)

    @property
    def written_in(self) -> str:
        """The language that all of its scenarios are written in; "" where they say none, or not the same."""
        cards = [one for file in self.files if (one := file.document) and one.kind == "scenario"]
        written = {one.language.partition("-")[0].lower() for one in cards}
        return written.pop() if len(written) == 1 else ""


def read_project(folder: str | os.PathLike[str], games: Mapping[str, Path] | None = None) -> Project:
    """What of a folder goes into a pack; the form of its documents is looked at only as far as that needs.

    ``games`` has by id the folders of games that may lie elsewhere: those that documents are for go along.

    Hidden files and packs never go along; pictures and texts do wherever they lie, others only where they lie in one
    of a pack's folders or a document names them.

    :raises BadFile: where it is no folder, or can't be read.
    :raises TooLarge: where far too much lies in it.
    """
    root = Path(folder)
    if not is_folder(root):
        raise BadFile(f"{shown(folder)} is no folder.", hint="Name the folder of the project.")
    faults: list[Fault] = []
    plan_file = read_plan(root)
    plan = plan_file.plan
    with telling_why(shown(folder)):
        sources = sources_in(root, faults)
    drafts = tuple(sorted(filter(plan.leaves_out, sources)))
    for name in drafts:
        del sources[name]
    inside = taken_out(sources)
    documents = _documents(sources, faults)
    carried = needed(
        sorted({one.ruleset for one in documents.values() if one.ruleset}),
        {name: one for name, (one, _) in inside.items()},
        {
            name: found
            for name, place in (games or {}).items()
            if (found := game_in(place, walked(place))) is not None
        },
    )
    meant = _meant(documents, sources, faults)
    taken = {name for name in sources if name in documents or _goes_along(name)} | set(meant.values())
    files = [
        *(
            ProjectFile(sources[name], name, packed_path(name, documents.get(name)), documents.get(name))
            for name in taken
        ),
        *(
            ProjectFile(source, f"{inside[game][1] if game in inside else f'{FOLDER}/{game}/'}{name}", packed)
            for game, one in carried.items()
            for name, packed, source in one.packed()
        ),
    ]
    files.sort(key=lambda file: (file.packed, file.name))
    paths = {file.name: file.packed for file in files}
    faults += _faults_of(files)
    faults += _misplanned(plan, sources, documents)
    texts = [file.packed for file in files if file.document is None]
    head = heading(
        root,
        [file.document for file in files if file.document is not None],
        plan=plan_file,
        licence=next(filter(is_licence, texts), ""),
        credits_file=next(filter(is_credits, texts), ""),
    )
    plan = _planned(plan_file, head.info, sources)
    return Project(
        folder=root,
        info=replace(
            head.info,
            style=plan.style or "",
            scenarios=_in_order(plan, files),
            planned=_for_the_next(plan, paths),
        ),
        files=tuple(files),
        targets={place: paths[name] for place, name in meant.items()},
        faults=tuple([*head.faults, *faults][:MOST_FAULTS]),
        lacks=head.lacks,
        credited=head.credited,
        left_out=tuple(sorted({*sources} - taken | set(_unpacked(inside, carried)))),
        plan=plan,
        drafts=drafts,
        games=carried,
    )


def _planned(file: PlanFile, info: PackInfo, sources: Container[str]) -> Plan:
    """The plan with what pack.json alone says of a pack that was taken apart; of its scenarios those still there."""
    plan, said = file.plan, file.data or {}
    order = tuple(name for name in info.scenarios if name in sources)
    return replace(
        plan,
        style=plan.style if "style" in said else info.style or None,
        scenarios=plan.scenarios if "scenarios" in said else order,
    )


def _for_the_next(plan: Plan, paths: Mapping[str, str]) -> dict[str, Json]:
    """What the pack says of how it is published, by the paths of files in it."""
    settings = {
        form: {
            name: paths.get(value, value) if (form, name) in PATHS and isinstance(value, str) else value
            for name, value in said.items()
        }
        for form, said in plan.settings.items()
    }
    publish = {**({} if plan.forms is None else {"forms": list(plan.forms)}), "settings": settings}
    said = {
        "series": plan.series,
        "languages": list(plan.languages),
        "logo": paths.get(plan.logo, plan.logo),
        "template": plan.template,
        "publish": {name: value for name, value in publish.items() if value or name == "forms"},
    }
    return {name: value for name, value in said.items() if value}


def _in_order(plan: Plan, files: Iterable[ProjectFile]) -> tuple[str, ...]:
    """Where the scenarios lie in the pack, in their order; nothing where the plan has none."""
    scenarios = [one for one in files if one.document is not None and one.document.kind == "scenario"]
    placed = sorted(scenarios, key=lambda one: plan.place(one.name))
    return tuple(one.packed for one in placed) if plan.scenarios else ()


def _unpacked(
    inside: Mapping[str, tuple[GameSource, str]], carried: Mapping[str, GameSource]
) -> Iterator[str]:
    """What of the folder's own games stays out: all of those that no document is for, of others what is no data."""
    for name, (one, folder) in inside.items():
        yield from (f"{folder}{file}" for file in (one.left_out if name in carried else sorted(one.files)))


def packed_path(name: str, document: Document | None) -> str:
    """Where a file of a project lies in its pack: as it is where that is right, else by its own name in its folder."""
    kind = document.kind if document is not None else ""
    path = PurePosixPath(name)
    first = path.parts[0] if len(path.parts) > 1 else ""
    if STYLES in path.parts[:-2]:
        # A board's own styles lie beside it, with their pictures.
        return "/".join((FOLDERS["board"], *path.parts[path.parts.index(STYLES) :]))
    right = first == FOLDERS[kind] or (not kind and first in FOLDERS.values())
    # What is laid out by a template of its own is laid out so after unpacking as well.
    beside = FOLDERS["scenario"] if name.endswith((CARD_TEMPLATE, CARD_STYLE)) else FOLDERS[kind]
    placed = name if right else f"{beside}/{path.name}"
    if kind and not placed.endswith(ENDINGS[kind]):
        placed = placed.removesuffix(".json") + ENDINGS[kind]
    return placed


def _goes_along(name: str) -> bool:
    path = PurePosixPath(name)
    in_place = len(path.parts) > 1 and path.parts[0] in FOLDERS.values()
    if name.endswith((CARD_TEMPLATE, CARD_STYLE, BOOKLET_STYLE)) or STYLES in path.parts[:-2]:
        return True
    return in_place or path.suffix.lower() in PICTURES or (is_text(name) and path.suffix != ".json")


def _documents(sources: Mapping[str, Path], faults: list[Fault]) -> dict[str, Document]:
    found = {}
    for name, source in sources.items():
        if not name.endswith(".json"):
            continue
        try:
            read = document_source(read_bytes(source), name)
        except FaultFound as error:
            faults.append(error.fault)
        except BadFile as error:
            if kind_by_name(name):
                faults.append(Fault("schema/unreadable", f"{error} {error.hint}".strip(), name))
        else:
            if read is not None:
                found[name] = document_of(read)
    if not found and not faults:
        faults.append(Fault("schema/empty", "There is no board, scenario or LOS suite in the folder."))
    return found


def _meant(
    documents: Mapping[str, Document], sources: Iterable[str], faults: list[Fault]
) -> dict[tuple[str, Steps], str]:
    """By a document's name and a place in it, the file of the folder that is meant there."""
    kinds = {name: documents[name].kind if name in documents else "" for name in sources}
    found = {}
    for name, document in documents.items():
        for reference in document.references:
            try:
                composed = replace(reference, written=normalize("NFC", reference.written))
                found[name, reference.steps] = target_of(name, composed, kinds)
            except FaultFound as error:
                faults.append(error.fault)
    return found


def _misplanned(
    plan: Plan, sources: Mapping[str, Path], documents: Mapping[str, Document]
) -> Iterator[Fault]:
    """Files that project.json names and that aren't there, or aren't what it takes them for."""
    for number, name in enumerate(plan.scenarios):
        if name not in sources and not plan.leaves_out(name):
            told = f"It lists the scenario {quoted(name)}, which isn't there."
            yield Fault("schema/missing-file", told, PROJECT, f"/scenarios/{number}")
        elif name in sources and (name not in documents or documents[name].kind != "scenario"):
            told = f"It lists {quoted(name)} among the scenarios, which is none."
            yield Fault("schema/kind", told, PROJECT, f"/scenarios/{number}")
    if plan.logo and plan.logo not in sources:
        yield Fault(
            "schema/missing-file",
            f"It names the logo {quoted(plan.logo)}, which isn't there.",
            PROJECT,
            "/logo",
        )


def _faults_of(files: list[ProjectFile]) -> Iterator[Fault]:
    """Paths and sizes that a pack can't have."""
    if len(files) >= MAX_PACK_FILES:
        yield Fault(
            "schema/too-large",
            f"{len(files):,} files would go into the pack; it may have {MAX_PACK_FILES:,}.",
        )
    by_key: dict[str, list[ProjectFile]] = defaultdict(list)
    total = 0
    for file in files:
        by_key[path_key(file.packed)].append(file)
        with telling_why(file.name):
            size = file.source.stat().st_size
        total += size
        if why := path_fault(file.packed):
            yield Fault(
                "schema/path", f"{shortened(file.packed)}, as it would be in the pack, {why}.", file.name
            )
        if size > MAX_BYTES:
            yield Fault("schema/too-large", f"It is larger than {MAX_BYTES // 2**20} MiB.", file.name)
    if total > MAX_PACK_BYTES:
        yield Fault(
            "schema/too-large", f"The pack would have more than {MAX_PACK_BYTES // 2**20} MiB unpacked."
        )
    for first, *others in by_key.values():
        for other in others:
            told = f"In the pack it would be one file with {quoted(first.name)}: {shortened(first.packed)}."
            yield Fault("schema/duplicate", told, other.name)
    if all(len(one) == 1 for one in by_key.values()):
        yield from clashes(file.packed for file in files)
