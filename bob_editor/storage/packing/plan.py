"""What a folder's project.json says: the heading of what is published, and what is published of it, in which order."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any
from unicodedata import normalize

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import parse_json, read_bytes
from bob_editor.storage.files.writing import write
from bob_editor.storage.form import schemas
from bob_editor.storage.form.unread import headed
from bob_editor.storage.form.upgrades import PRESENT, upgraded
from bob_editor.storage.naming import PROJECT, SCENARIO
from bob_editor.storage.packing.faults import Fault
from bob_editor.storage.packing.info import PLANNED
from bob_editor.storage.packing.paths import HEAD
from bob_editor.storage.project_files import HEADING, heads, is_ours

Json = Any

PATHS = frozenset({("booklet", "cover")})
"""The settings of forms that are paths of files; others are words, also where a file is called so."""

MOST_ABOVE = 6
"""Folders above a document in which its project is looked for."""


class Plan(Record, dict=True):
    """What is published of a folder, and how; all of it may be left out.

    ``scenarios`` and ``leave_out`` are paths from the folder on; ``forms`` is None where all are to be made;
    ``settings`` has by form what it is told.
    """

    series: str = ""
    languages: tuple[str, ...] = ()
    logo: str = ""
    style: str | None = None
    template: str = ""
    scenarios: tuple[str, ...] = ()
    earlier: str = ""
    forms: tuple[str, ...] | None = None
    leave_out: tuple[str, ...] = ()
    settings: Mapping[str, Mapping[str, Json]] = field(default_factory=dict)

    def leaves_out(self, name: str) -> bool:
        """Whether a file, or the folder that it is in, is a draft."""
        return any(name == one or name.startswith(f"{one.rstrip('/')}/") for one in self.leave_out)

    def place(self, name: str) -> tuple[int, str, str]:
        """What a scenario's file is sorted by: those that are listed first, the others by name, a copy behind its own.

        By the whole name ``dusk-2`` would come before ``dusk``: what follows there is a dot.
        """
        return self._places.get(name, len(self.scenarios)), name.removesuffix(SCENARIO), name

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(self.scenarios)}


class PlanFile(Record):
    """A folder's project.json as it was read: its JSON, the plan in it, and what is wrong with its form.

    ``data`` is None where there is no such file, or none that could be read. ``twice`` says of fields that stand twice,
    of which only the last is in it. A ``foreign`` file is another program's, of which nothing is read.
    """

    data: Mapping[str, Json] | None = None
    plan: Plan = Plan()
    faults: tuple[Fault, ...] = ()
    twice: tuple[Fault, ...] = ()
    foreign: bool = False

    @property
    def heading(self) -> dict[str, Json]:
        """What it says of the same as pack.json does."""
        data = self.data or {}
        return {name: data[name] for name in HEADING if name in data}


def read_plan(folder: Path) -> PlanFile:
    """What a folder's project.json says; what isn't as the schema says is told, and left out.

    Like pack.json it needs no ``format`` and ``version`` in the folder. What it doesn't say of how the folder is
    published is as the pack has it that was taken apart there.
    """
    path = folder / PROJECT
    before = _planned(folder)
    if not path.exists():
        return PlanFile(plan=plan_from_json(before))
    try:
        parsed = parse_json(read_bytes(path), PROJECT)
        if not isinstance(parsed.data, dict):
            raise BadFile(f"{PROJECT} must hold an object.")
        if not is_ours(parsed.data):
            return PlanFile(plan=plan_from_json(before), foreign=True)
        data = upgraded("project", {**_head(), **parsed.data}, PROJECT)
    except BadFile as error:
        return PlanFile(faults=(Fault("schema/unreadable", f"{error} {error.hint}".strip(), PROJECT),))
    twice = tuple(Fault.of(problem, PROJECT) for problem in parsed.problems)
    faults = (Fault.of(problem, PROJECT) for problem in schemas.validate("project", data))
    return PlanFile(data, plan_from_json({**before, **data}), (*twice, *faults), twice)


def packed(folder: Path) -> tuple[dict[str, Json], list[Fault]]:
    """The JSON of the folder's pack.json, and what is wrong with it; nothing where there is none.

    Its list of files is that of the pack which was taken apart there, of whatever form.
    """
    path = folder / HEAD
    if not path.exists():
        return {}, []
    try:
        parsed = parse_json(read_bytes(path), HEAD)
        if not isinstance(parsed.data, dict):
            raise BadFile(f"{HEAD} must hold an object.")
        head = {"format": "bob-editor/pack", "version": 1, "id": "pack", "title": "Pack"}
        data = upgraded("pack", {**head, **parsed.data, "contents": {}}, HEAD)
    except BadFile as error:
        return {}, [Fault("schema/unreadable", f"{error} {error.hint}".strip(), HEAD)]
    problems = (*parsed.problems, *schemas.validate("pack", data))
    said = {**data, "contents": parsed.data.get("contents")}
    return {name: said[name] for name in said if name in parsed.data}, [
        Fault.of(problem, HEAD) for problem in problems
    ]


def _planned(folder: Path) -> dict[str, Json]:
    """What a folder's pack.json says of how it is published; nothing where it has faults, told with its heading."""
    said, faults = packed(folder)
    return {} if faults else {name: said[name] for name in PLANNED if name in said}


def project_of(path: Path) -> Path:
    """The folder of the project that a file belongs to: the nearest with a project.json or pack.json, else its own."""
    above = list(path.parents)[:MOST_ABOVE]
    return next((one for one in above if (one / HEAD).is_file() or heads(one)), path.parent)


def write_plan(folder: Path, fields: Mapping[str, Json]) -> None:
    """Write a folder's project.json, as ``plan_text`` says it; its pack.json no longer says what is taken away.

    :raises BadFile: where it can't be written, or what stands there can't be read and would be lost.
    """
    write(folder / PROJECT, plan_text(folder, fields))
    said, faults = packed(folder)
    left = {name: value for name, value in said.items() if fields.get(name, value) is not None}
    if len(left) < len(said) and not faults:
        write(folder / HEAD, dumps(headed(left)))


def plan_text(folder: Path, fields: Mapping[str, Json]) -> str:
    """A folder's project.json with other ``fields`` in place of those that stand there; None takes one away.

    Whatever else stands there stays, also what the format doesn't know.

    :raises BadFile: where what stands there can't be read and would be lost.
    """
    read = read_plan(folder)
    if read.foreign:
        raise BadFile(
            f"The {PROJECT} here is another program's.", hint="Keep what is published in a folder of its own."
        )
    lost = read.faults if read.data is None else read.twice
    if lost:
        raise _lost(lost[0])
    said = {**_head(), **(read.data or {}), **fields}
    return dumps(headed({name: value for name, value in said.items() if value is not None}))


def write_settings(
    folder: Path, form: str, values: Mapping[str, Json], fields: Mapping[str, Json] = MappingProxyType({})
) -> None:
    """Write how a form of publication is made: ``values`` in place of those that stand there, None takes one away.

    ``fields`` are others of the file, as ``write_plan`` takes them.

    :raises BadFile: where it can't be written, or what stands there can't be read and would be lost.
    """
    read = read_plan(folder)
    publish = {**_planned(folder), **(read.data or {})}.get("publish", {})
    settings = publish.get("settings", {}) if isinstance(publish, dict) else {}
    own = settings.get(form, {}) if isinstance(settings, dict) else {}
    if not all(isinstance(one, dict) for one in (publish, settings, own)):
        raise _lost(read.faults[0])
    own = {name: value for name, value in {**own, **values}.items() if value is not None}
    others = {name: value for name, value in settings.items() if name != form}
    kept = {**others, **({form: own} if own else {})}
    rest = {name: value for name, value in publish.items() if name != "settings"}
    whole = {**rest, **({"settings": kept} if kept else {})}
    write_plan(folder, {**fields, "publish": whole or None})


def plan_from_json(data: Mapping[str, Json]) -> Plan:
    """The plan that JSON holds; what isn't as the schema says is left out."""
    publish = data.get("publish")
    publish = publish if isinstance(publish, dict) else {}
    settings = publish.get("settings")
    return Plan(
        series=_text(data, "series"),
        languages=_texts(data, "languages"),
        logo=_text(data, "logo"),
        style=_text(data, "style") or None,
        template=_text(data, "template"),
        scenarios=_texts(data, "scenarios"),
        earlier=_text(data, "earlier"),
        forms=_texts(publish, "forms") if isinstance(publish.get("forms"), list) else None,
        leave_out=_texts(publish, "leave_out"),
        settings={
            name: value
            for name, value in (settings.items() if isinstance(settings, dict) else ())
            if isinstance(value, dict)
        },
    )


def _lost(fault: Fault) -> BadFile:
    return BadFile(f"{PROJECT} isn't written anew: {fault.message}", hint="Mend it, or take it away.")


def _head() -> dict[str, Json]:
    return {"format": "bob-editor/project", "version": PRESENT["project"]}


def _text(data: Mapping[str, Json], name: str) -> str:
    found = data.get(name)
    return found.strip() if isinstance(found, str) else ""


def _texts(data: Mapping[str, Json], name: str) -> tuple[str, ...]:
    found = data.get(name)
    # Files are known by composed letters, and some systems write theirs apart.
    texts = (one for one in found if isinstance(one, str) and one) if isinstance(found, list) else ()
    return tuple(dict.fromkeys(normalize("NFC", one) for one in texts))
