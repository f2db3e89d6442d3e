"""The templates of scenarios at hand: the project's, the user's own, and those that come with the program."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.errors import BadFile, BobEditorError, UnknownId
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.opening.scenario_maps import relative_path
from bob_editor.records import Record
from bob_editor.rules.game import game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.files.steps import FileChange, FolderStep
from bob_editor.storage.form.schemas import card_address
from bob_editor.storage.kinds.scenario_templates import (
    ScenarioTemplate,
    read_template,
    template_text,
)
from bob_editor.storage.naming import SCENARIO_TEMPLATE
from bob_editor.storage.own_folders import free_file, own_folder
from bob_editor.storage.shipped import shipped

Json = Any

FOLDER = "templates"

VARIABLE = "BOB_EDITOR_TEMPLATES"
"""The environment variable that names another folder for the user's own templates."""

MOST = 500
"""Templates that are listed of one folder."""

Source = Literal["project", "own", "shipped"]


class LibraryTemplate(Record, eq=False):
    """A template, its file, and whose it is: the ``project``'s, the user's ``own``, or ``shipped``."""

    template: ScenarioTemplate
    path: Path
    source: Source

    @property
    def name(self) -> str:
        """What it is asked for by: its file's name without the ending."""
        return self.path.name.removesuffix(SCENARIO_TEMPLATE)

    @property
    def title(self) -> str:
        """What it is called."""
        return self.template.title

    @property
    def has_boards(self) -> bool:
        """Whether it brings boards of its own."""
        return bool(Scenario(self.template.card).rows("map", "boards"))

    def begun(
        self,
        ruleset: Ruleset,
        *,
        name: str,
        title: str,
        boards: Sequence[tuple[Path, Board]] = (),
        folder: Path,
    ) -> Scenario:
        """A new scenario of it, as ``fresh_scenario`` makes one; without ``boards`` it has those of the template.

        :raises BadFile: where no relative path leads to a board.
        """
        # A game that wants a number begins with one.
        usual = game_of(ruleset).card_layout().get("new") or {}
        number = {"number": usual["number"]} if "number" in usual else {}
        card = {**number, **deepcopy(dict(self.template.card)), "ruleset": ruleset.id}
        scenario = fresh_scenario(ruleset, name=name, title=title, boards=boards, folder=folder, card=card)
        if boards:
            return scenario
        for section in ("boards", "overlays"):
            for place, row in scenario.rows("map", section):
                if isinstance(row.get("board"), str):
                    there = real_path(self.path.parent / row["board"])
                    scenario = put(scenario, ("map", section, place, "board"), relative_path(there, folder))
        return scenario


def templates_of(ruleset: Ruleset, project: Path | None = None) -> Iterator[LibraryTemplate]:
    """The templates for a game, the project's first; files that can't be used are passed over."""
    for source, folder in _folders(ruleset, project):
        for path in _files(folder):
            try:
                template = read_template(path).value
                fits = _fits(template, ruleset)
            except BobEditorError:
                continue
            if fits:
                yield LibraryTemplate(template, path, source)


def template_named(ruleset: Ruleset, named: str, project: Path | None = None) -> LibraryTemplate:
    """A template by its name or by the path of its file.

    :raises UnknownId: where there is none of that name for the game.
    :raises BadFile: where the file can't be read, or is another game's.
    """
    if named.endswith(".json"):
        template = read_template(named).value
        if not _fits(template, ruleset):
            raise BadFile(f"{named} is a template for {template.ruleset}, not for {ruleset.id}.")
        return LibraryTemplate(template, Path(named), "own")
    known = {one.name: one for one in reversed(list(templates_of(ruleset, project)))}
    if named not in known:
        raise UnknownId(
            f"{ruleset.title} has no template “{named}”.",
            hint=f"It has {', '.join(sorted(known)) or 'none'}.",
        )
    return known[named]


def keep(scenario: Scenario, path: Path | None, title: str, project: Path | None) -> FolderStep:
    """Keep a scenario of a file as a template, in a project's folder or in the user's own.

    The user's own go without boards, which are elsewhere for other projects.

    :raises BadFile: where no name is free, or no relative path leads to a board.
    """
    folder = own_templates() if project is None else project / FOLDER
    for section in ("boards", "overlays"):
        if project is None or path is None:
            scenario = put(scenario, ("map", section), [] if section == "boards" else None)
            continue
        for place, row in scenario.rows("map", section):
            if isinstance(row.get("board"), str):
                there = real_path(path.parent / row["board"])
                scenario = put(scenario, ("map", section, place, "board"), relative_path(there, folder))
    template = ScenarioTemplate.of(scenario, title)
    file = free_file(folder, title, SCENARIO_TEMPLATE)
    return FolderStep.of("Keep as a template", (FileChange.to(file, template_text(template)),))


def own_templates() -> Path:
    """Where the user's templates are kept, whether it is there yet or not."""
    return own_folder(FOLDER, VARIABLE)


def _folders(ruleset: Ruleset, project: Path | None) -> Iterator[tuple[Source, Path]]:
    if project is not None:
        yield "project", project / FOLDER
    yield "own", own_templates()
    try:
        for name in ruleset.lineage:
            yield "shipped", shipped("templates") / name
    except BobEditorError:
        return


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(SCENARIO_TEMPLATE))[:MOST]
    except OSError:
        return []


def _fits(template: ScenarioTemplate, ruleset: Ruleset) -> bool:
    """Whether a template's card is one of the game, or of one that the game is based on."""
    return template.ruleset == ruleset.id or (
        template.ruleset in ruleset.lineage and card_address(template.ruleset) == card_address(ruleset.id)
    )
