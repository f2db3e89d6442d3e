"""An edition: what is published of a project folder, read and in order."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import field
from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.opening.games.own_names import own_names
from bob_editor.opening.scenario_maps import BoardFile, card_of, read_boards
from bob_editor.publishing.progress import Tell, untold
from bob_editor.records import Record, told_without
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rules.cards.translations import texts
from bob_editor.rules.game import Game
from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import CardSheet
from bob_editor.sheet.card_sheet import card_sheet, in_language
from bob_editor.sheet.languages import ENGLISH, Language, capital, language_of
from bob_editor.sheet.languages.in_window import of_texts
from bob_editor.sheet.schema_steps import in_words
from bob_editor.storage.documents import read_board, read_scenario
from bob_editor.storage.files.reading import is_folder
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.naming import ENDINGS, STYLES
from bob_editor.storage.packs import PackInfo, Plan, Project, ProjectFile
from bob_editor.storage.plain_names import plain_name

Json = Any


class PublishedScenario(Record, eq=False, dict=True):
    """A scenario that is published. ``name`` is its file's from the project's folder on.

    ``slug`` is a name for files made of it: letters, digits and hyphens, and no other scenario's. ``others`` are the
    titles of all scenarios of the edition by their ids, ``language`` is the one that it is published in.
    """

    path: Path
    name: str
    slug: str
    card: Card
    boards: tuple[BoardFile, ...] = ()
    others: Mapping[str, str] = field(default_factory=dict)
    language: Language = ENGLISH

    @property
    def id(self) -> str:
        """The id by which texts of other cards name it."""
        return self.card.scenario.id or self.slug

    @property
    def title(self) -> str:
        """Its title, or its file's name where it has none."""
        return self.printed.scenario.title or self.slug

    @property
    def game(self) -> Game:
        """The game that it belongs to."""
        return ruleset(self.card.ruleset.id)

    @property
    def hexes(self) -> int:
        """How many hexes its map has."""
        return len(self.card.grid.hexes)

    @property
    def has_map(self) -> bool:
        """Whether any board lies on its map."""
        return bool(self.card.map.laid)

    @cached_property
    def printed(self) -> Card:
        """Its card with the texts that it has in the language that it is published in."""
        return in_language(self.card, self.language)

    @cached_property
    def labels(self) -> Language:
        """The words of the language that it is published in, but for names that the game's writer chose."""
        return self.language.keeping(own_names(self.card.ruleset))

    @cached_property
    def _written(self) -> frozenset[str]:
        return frozenset(text for _, text in texts(self.printed.scenario))

    def called(self, title: str) -> str:
        """The title of a counter or side in that language; its designer's words stay as they are."""
        own = not self.labels.table or title in self._written
        return title if own else capital(self.labels.sentence(title))

    def titled(self, counter: Counter) -> Counter:
        """A counter with a title that is no id: a unit without a name is called by its id in words, as on the card."""
        return replace(counter, title=in_words(counter.id)) if counter.title == counter.id != "" else counter

    @cached_property
    def sheet(self) -> CardSheet:
        """Its card in words."""
        return card_sheet(self.card, others=self.others, language=self.language)


class PublishedBoard(Record, eq=False):
    """A board that is published; ``name`` and ``slug`` as of a scenario."""

    path: Path
    name: str
    slug: str
    board: Board
    game: Game

    @property
    def title(self) -> str:
        """Its title, or its file's name where it has none."""
        return self.board.title or self.slug

    @property
    def hexes(self) -> int:
        """How many hexes it has."""
        return len(self.board.grid.hexes)


class Edition(Record, eq=False):
    """What is published: its heading, its plan, the scenarios in their order and the boards by name.

    ``suites`` are the LOS suites' files, ``language`` is the one that it is published in.
    """

    project: Project
    scenarios: tuple[PublishedScenario, ...]
    boards: tuple[PublishedBoard, ...]
    suites: tuple[ProjectFile, ...] = ()
    language: Language = ENGLISH

    __repr__ = told_without("suites")

    @property
    def folder(self) -> Path:
        """The project's folder."""
        return self.project.folder

    @property
    def info(self) -> PackInfo:
        """Its title, edition, authors and licence."""
        return self.project.info

    def called(self, title: str) -> str:
        """The title of a counter in the edition's language; what a designer of its scenarios wrote stays as it is."""
        said = [one.called(title) for one in self.scenarios]
        return title if title in said else next(iter(said), title)

    @property
    def plan(self) -> Plan:
        """What its project.json says of publishing."""
        return self.project.plan

    def setting(self, form: str, name: str, default: Json, *, among: Iterable[Json] = ()) -> Json:
        """What the plan sets for a form, else the default; of the default's kind, and one of ``among`` where given.

        :raises BadFile: where it is of another kind, or none of these.
        """
        value = self.plan.settings.get(form, {}).get(name, default)
        allowed = tuple(among)
        number = isinstance(default, int | float) and not isinstance(default, bool)
        fits = (
            isinstance(value, int | float) and not isinstance(value, bool)
            if number
            else isinstance(value, type(default))
        )
        if not fits or (allowed and value not in allowed):
            hint = f"Take {', '.join(map(str, allowed))}." if allowed else f"It is written as {default!r} is."
            raise BadFile(
                f"project.json sets {name} of {form} to {shortened(repr(value))}, which it can't be.",
                hint=hint,
            )
        return value

    def number(self, form: str, name: str, default: float, low: float, high: float) -> float:
        """A number that the plan sets for a form, else the default.

        :raises BadFile: where it is none, or beyond its bounds.
        """
        value = self.setting(form, name, default)
        if not low <= value <= high:
            raise BadFile(
                f"project.json sets {name} of {form} to {shortened(str(value))}.",
                hint=f"Take {low:g} to {high:g}.",
            )
        return float(value)

    def style_folder(self, style: str | None, *folders: Path) -> Path | None:
        """The first of the project's folder and these that holds a style of that name; the first of these otherwise."""
        for folder in (self.folder, *folders):
            if style and is_folder(folder / STYLES / style):
                return folder
        return folders[0] if folders else None


def read_edition(project: Project, tell: Tell = untold, *, language: str = "") -> Edition:
    """Read what is published of a project, of which ``readiness`` should have been asked before.

    It is published in a language; where none is named, in the plan's first, else in that of all its scenarios.

    :raises BobEditorError: where a document can't be read, or its ruleset or the language's labels aren't installed.
    """
    named = language or next(iter(project.plan.languages), "")
    labels = language_of(named) if named else of_texts(project.written_in)
    files = project.documents
    kinds = {kind: [one for one in files if _kind(one) == kind] for kind in ENDINGS}
    placed = sorted(kinds["scenario"], key=lambda one: project.plan.place(one.name))
    total = len(placed) + len(kinds["board"])
    scenarios: list[PublishedScenario] = []
    boards: list[PublishedBoard] = []
    known: tuple[BoardFile, ...] = ()
    slugs = slugs_of([one.name for one in placed])
    for file in placed:
        tell(len(scenarios), total)
        scenario = read_scenario(file.source).value
        laid = read_boards(scenario, file.source, known=known)
        known = tuple({one.path: one for one in (*known, *laid)}.values())
        card = card_of(scenario, ruleset(scenario.ruleset), laid)
        scenarios.append(
            PublishedScenario(file.source, file.name, slugs[file.name], card, laid, language=labels)
        )
    others = {one.id: one.title for one in scenarios}
    slugs = slugs_of([one.name for one in kinds["board"]])
    for file in sorted(kinds["board"], key=lambda one: one.name):
        tell(len(scenarios) + len(boards), total)
        board = read_board(file.source).value
        boards.append(PublishedBoard(file.source, file.name, slugs[file.name], board, ruleset(board.ruleset)))
    suites = tuple(sorted(kinds["los-suite"], key=lambda one: one.name))
    games = (*(one.card.ruleset for one in scenarios), *(one.game for one in boards))
    return Edition(
        project,
        tuple(replace(one, others=others) for one in scenarios),
        tuple(boards),
        suites,
        labels.keeping(frozenset().union(*map(own_names, games))),
    )


def edition_of(path: Path, kind: str, language: str = "") -> Edition:
    """The edition that one scenario or board is by itself, whatever lies beside it; raises as ``read_edition`` does.

    It is in a ``language``, else in English.
    """
    labels = language_of(language or "en")
    slug = slugs_of([path.name])[path.name]
    if kind == "scenario":
        scenario = read_scenario(path).value
        laid = read_boards(scenario, path)
        card = card_of(scenario, ruleset(scenario.ruleset), laid)
        one = PublishedScenario(path, path.name, slug, card, laid, language=labels)
        return Edition(_alone(path, scenario.title), (one,), (), language=labels)
    board = read_board(path).value
    alone = PublishedBoard(path, path.name, slug, board, ruleset(board.ruleset))
    return Edition(_alone(path, board.title), (), (alone,), language=labels)


def _alone(path: Path, title: str) -> Project:
    return Project(path.parent, PackInfo(id="", title=title), (), {}, (), (), ())


def slugs_of(names: Iterable[str]) -> Mapping[str, str]:
    """Names for files by the names of documents, no two of them alike on any system."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in sorted(names):
        stem = name.rpartition("/")[2].removesuffix(".json").rpartition(".")[0] or name
        slug = plain_name(stem)[:80].strip("-") or "untitled"
        number, first = 1, slug
        while slug in taken:
            number += 1
            slug = f"{first}-{number}"
        found[name] = slug
        taken.add(slug)
    return found


def _kind(file: ProjectFile) -> str:
    return "" if file.document is None else file.document.kind
