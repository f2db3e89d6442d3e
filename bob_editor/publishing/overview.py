"""A project at a glance: each of its documents, what it needs, what is wrong with it, and all its words."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec import field

from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import Scenario
from bob_editor.opening.findings import Found
from bob_editor.opening.readiness import Readiness
from bob_editor.publishing.edition import edition_of
from bob_editor.publishing.progress import Tell, untold
from bob_editor.publishing.tables.win_rates import NOT_PLAYED, WinRates, win_rates
from bob_editor.records import Record, told_without
from bob_editor.rules.issues.flood import how_many
from bob_editor.sheet.blocks import CardSheet, Forces
from bob_editor.sheet.names import CardNames
from bob_editor.storage.kinds.playtests import playtests_beside, read_playtests
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


class OnCard(Record):
    """What a scenario's card says: how many counters stand on it, which boxes of its game it names, and its sides.

    ``played`` is what the playtests beside it say.
    """

    counters: int = 0
    boxes: tuple[str, ...] = ()
    sides: Mapping[str, str] = field(default_factory=dict)
    played: WinRates = NOT_PLAYED


class Overview(Record):
    """A document of a project: what it needs, what is wrong with it, and ``words``, all its texts.

    ``needs`` are the titles of the boards that it names, ``lines`` is how many lines of sight a suite expects.
    """

    file: ProjectFile
    kind: str
    title: str
    number: str
    needs: tuple[str, ...]
    found: tuple[Found, ...]
    words: str
    lines: int = 0
    card: OnCard = OnCard()

    __repr__ = told_without("words")

    def count(self, severity: str) -> int:
        """How many issues of a severity it has."""
        return how_many(one for one in self.found if one.severity == severity)

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
                len(lines) if isinstance(lines, list) else 0,
                on_card(file.source) if file.document.kind == "scenario" else OnCard(),
            )
        )
    return tuple(sorted(found, key=lambda one: (KINDS.index(one.kind), project.plan.place(one.file.name))))


def counters_of(sheet: CardSheet) -> int:
    """How many counters stand on a card, at the start and later."""
    blocks = (block for section in sheet.sections for block in section.blocks if isinstance(block, Forces))
    groups = (group for block in blocks for force in block.forces for group in force.groups)
    return sum(entry.count for group in groups for entry in group.entries)


def on_card(path: Path) -> OnCard:
    """What the card of a scenario's file says; nothing where it can't be read, which is told among the issues."""
    try:
        (one,) = edition_of(path, "scenario").scenarios
        playtests = read_playtests(playtests_beside(path)).value
    except BobEditorError:
        return OnCard()
    sides = CardNames(one.card).sides
    return OnCard(
        counters_of(one.sheet), tuple(_boxes(one.card.scenario)), sides, win_rates(playtests, sides)
    )


def _boxes(scenario: Scenario) -> Iterator[str]:
    """The boxes of its game that a scenario names: a module, or expansions."""
    module, expansions = scenario.get("module"), scenario.get("expansions")
    if isinstance(module, str) and module:
        yield module
    for value in expansions if isinstance(expansions, list | tuple) else ():
        if isinstance(value, str):
            yield value.replace("_", " ").capitalize()


def _texts(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)
