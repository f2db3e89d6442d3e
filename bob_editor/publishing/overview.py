"""A project at a glance: each of its documents, what it needs, what is wrong with it, and all its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from attrs import field, frozen

from bob_editor.errors import BobEditorError
from bob_editor.opening.findings import Found
from bob_editor.opening.readiness import Readiness
from bob_editor.publishing.edition import edition_of
from bob_editor.publishing.progress import Tell, untold
from bob_editor.sheet.blocks import CardSheet, Forces
from bob_editor.storage.kinds.reading_files import read_source
from bob_editor.storage.packs import ProjectFile

Json = Any

KINDS: tuple[Literal["scenario", "board", "los-suite", "stamp"], ...] = (
    "scenario",
    "board",
    "los-suite",
    "stamp",
)
"""In the order in which they are shown."""


@frozen
class Overview:
    """A document of a project: what it needs, what is wrong with it, and ``words``, all its texts.

    ``needs`` are the titles of the boards that it names, ``boxes`` what else of its game it is played with,
    ``counters`` how many stand on a scenario's card, ``lines`` how many lines of sight a suite expects.
    """

    file: ProjectFile
    kind: str
    title: str
    number: str
    needs: tuple[str, ...]
    found: tuple[Found, ...]
    words: str = field(repr=False)
    boxes: tuple[str, ...] = ()
    counters: int = 0
    lines: int = 0

    def count(self, severity: str) -> int:
        """How many issues of a severity it has."""
        return sum(one.severity == severity for one in self.found)

    def has(self, sought: str) -> bool:
        """Whether all words that are sought stand in it, in any order, capitals or not."""
        return all(word in self.words for word in sought.casefold().split())


def overview(ready: Readiness, tell: Tell = untold) -> tuple[Overview, ...]:
    """The documents of a project that was looked through: scenarios in their order, then boards, suites and stamps."""
    project = ready.project
    titles = {one.name: one.document.title for one in project.documents if one.document is not None}
    packed = {one.packed: one.name for one in project.files}
    found: list[Overview] = []
    for file in project.documents:
        assert file.document is not None
        tell(len(found), len(project.documents))
        try:
            data = read_source(file.source).data
        except BobEditorError:
            data = {}  # told among the issues
        named = (
            project.targets.get((file.name, one.steps), "") for one in file.document.references if one.kinds
        )
        number, lines = data.get("number"), data.get("checks")
        found.append(
            Overview(
                file,
                file.document.kind,
                file.document.title or file.name,
                number if isinstance(number, str) else "",
                tuple(dict.fromkeys(titles.get(packed.get(path, ""), path) for path in named if path)),
                tuple(one for one in ready.found if one.file == file.name),
                " ".join((file.name, *_texts(data))).casefold(),
                tuple(_boxes(data)) if file.document.kind == "scenario" else (),
                _counters(file.source) if file.document.kind == "scenario" else 0,
                len(lines) if isinstance(lines, list) else 0,
            )
        )
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), project.plan.place(one.file.name))))


def counters_of(sheet: CardSheet) -> int:
    """How many counters stand on a card, at the start and later."""
    blocks = (block for section in sheet.sections for block in section.blocks if isinstance(block, Forces))
    groups = (group for block in blocks for force in block.forces for group in force.groups)
    return sum(entry.count for group in groups for entry in group.entries)


def _counters(path: Path) -> int:
    try:
        (one,) = edition_of(path, "scenario").scenarios
    except BobEditorError:
        return 0  # told among the issues
    return counters_of(one.sheet)


def _boxes(data: Mapping[str, Json]) -> Iterator[str]:
    """The boxes of its game that a scenario names: a module, or expansions."""
    for value in (data.get("module"), *(_listed(data.get("expansions")))):
        if isinstance(value, str) and value:
            yield value.replace("_", " ").capitalize() if value.islower() else value


def _listed(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)
