"""A project at a glance: each of its documents, what it needs, what is wrong with it, and all its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

from attrs import field, frozen

from bob_editor.errors import BobEditorError
from bob_editor.opening.readiness import Readiness
from bob_editor.storage.kinds.reading_files import read_source
from bob_editor.storage.packs import ProjectFile

Json = Any

KINDS: tuple[Literal["scenario", "board", "los-suite", "stamp", "counters"], ...] = (
    "scenario",
    "board",
    "los-suite",
    "stamp",
    "counters",
)
"""In the order in which they are shown."""


@frozen
class Overview:
    """A document of a project. ``needs`` are the titles of the boards that it names, ``words`` all its texts."""

    file: ProjectFile
    kind: str
    title: str
    number: str
    needs: tuple[str, ...]
    errors: int
    warnings: int
    words: str = field(repr=False)

    def has(self, sought: str) -> bool:
        """Whether all words that are sought stand in it, in any order, capitals or not."""
        return all(word in self.words for word in sought.casefold().split())


def overview(ready: Readiness) -> tuple[Overview, ...]:
    """The documents of a project that was looked through: scenarios in their order, then boards, suites and stamps."""
    project = ready.project
    severities = Counter((one.file, one.severity) for one in ready.found)
    titles = {one.name: one.document.title for one in project.documents if one.document is not None}
    found: list[Overview] = []
    for file in project.documents:
        assert file.document is not None
        try:
            data = read_source(file.source).data
        except BobEditorError:
            data = {}  # told among the issues
        named = (
            project.targets.get((file.name, one.steps), "") for one in file.document.references if one.kinds
        )
        packed = {one.packed: one.name for one in project.files}
        needs = tuple(dict.fromkeys(titles.get(packed.get(path, ""), path) for path in named if path))
        number = data.get("number")
        found.append(
            Overview(
                file,
                file.document.kind,
                file.document.title or file.name,
                number if isinstance(number, str) else "",
                needs,
                severities[file.name, "error"],
                severities[file.name, "warning"],
                " ".join((file.name, *_texts(data))).casefold(),
            )
        )
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), project.plan.place(one.file.name))))


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)
