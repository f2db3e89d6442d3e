"""A scenario for scripts: its card, its forces and areas, and the lines of sight on its joined map."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import field
from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile
from bob_editor.library.board import Board
from bob_editor.library.map import Map
from bob_editor.library.words import as_json, here, in_file, known_codes, must_be_text, path_of
from bob_editor.model import board as model_board
from bob_editor.model import scenario as model
from bob_editor.model import scenario_edits
from bob_editor.model.fields.paths import value_at
from bob_editor.opening.findings import Found as Issue
from bob_editor.opening.laying import Row, rows_of
from bob_editor.opening.scenario_maps import BoardFile, card_of, read_boards, rebased
from bob_editor.records import Compared, Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import CardSheet, Force
from bob_editor.storage.files.reading import real_path
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.naming import must_fit


class Area(Record):
    """Hexes that the card speaks of: ``kind`` is ``setup``, ``entry``, ``objective``, ``exit`` or ``note``."""

    kind: str
    title: str
    side: str
    hexes: tuple[str, ...]


class Piece(Record):
    """What the card puts on the map: ``kind`` is ``unit``, ``marker`` or ``objective``, ``symbol`` the ruleset's id."""

    kind: str
    title: str
    symbol: str
    side: str
    at: str


class Scenario(Map, Compared):
    """A scenario card on its boards. Nothing changes it: an edit returns another."""

    uncompared = frozenset({"path", "files", "problems", "_altered", "_made_in"})

    value: model.Scenario
    path: Path | None = None
    files: tuple[BoardFile, ...] = ()
    """Its boards as they were read."""
    problems: tuple[Problem, ...] = ()
    """What of its file couldn't be used."""
    _altered: bool = False
    _made_in: Path = field(default_factory=here)

    def __hash__(self) -> int:
        # As a board's: what is equal has these equal.
        return hash((self.value.id, self.value.title, self.value.ruleset))

    @property
    def title(self) -> str:
        """What it is called."""
        return self.value.title

    @cached_property
    def card(self) -> Card:
        """The card as the engine takes it, on the joined map."""
        return card_of(self.value, ruleset(self.value.ruleset), self.files)

    @property
    def scene(self) -> Scene:
        """The joined map with the card's markers, changes, conditions, units and rulings."""
        return self.card.scene

    @property
    def folder(self) -> Path | None:
        """Where its file is; None where it has none."""
        return None if self.path is None else self.path.parent

    @property
    def boards(self) -> tuple[Board, ...]:
        """The boards of its map that could be read, overlays last."""
        return tuple(Board(one.board, one.path, one.problems) for one in self.files if one.board is not None)

    # -- what the card says --------------------------------------------------------------------------------------

    @property
    def sides(self) -> Mapping[str, Mapping[str, Any]]:
        """The rows of its sides, by id."""
        return self.card.side_rows

    @property
    def areas(self) -> tuple[Area, ...]:
        """Where sides set up and come in, what is to be won, where to leave."""
        label, index = self.scene.board.grid.label, self.scene.board.grid.index
        return tuple(
            Area(one.kind, one.title, one.side, tuple(map(label, sorted(one.hexes, key=index.__getitem__))))
            for one in self.ruleset.card_code().areas(self.card)
        )

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Units, markers and objectives that it puts on the map."""
        label = self.scene.board.grid.label
        return tuple(
            Piece(one.kind, one.title, one.symbol, one.side, label(one.at))
            for one in self.ruleset.card_code().counters(self.card)
        )

    @property
    def forces(self) -> tuple[Force, ...]:
        """What each side brings, in words: each with ``title`` and ``groups`` of ``entries``."""
        from bob_editor.sheet.blocks import Forces

        blocks = (block for section in self.sheet().sections for block in section.blocks)
        return tuple(force for block in blocks if isinstance(block, Forces) for force in block.forces)

    def sheet(self, language: str | None = None) -> CardSheet:
        """The printed card in words: ``title``, ``sections`` of blocks, ``text``; in its own language if none is named.

        :raises UnknownId: where there are no labels in that language.
        """
        from bob_editor.sheet.card_sheet import card_sheet, in_language, labels_for

        if language is not None:
            must_be_text(language=language)
        labels = labels_for(self.card, language)
        return card_sheet(in_language(self.card, labels), language=labels)

    def text(self, language: str | None = None) -> str:
        """All words of the printed card, a line for each."""
        return self.sheet(language).text

    def markdown(self, language: str | None = None) -> str:
        """The card as Markdown."""
        from bob_editor.sheet.markup import markdown

        return markdown(self.sheet(language))

    def print(
        self,
        path: str | os.PathLike[str],
        *,
        template: str = "classic",
        language: str | None = None,
        dpi: float = 200,
    ) -> list[Path]:
        """Set the card on pages: a PDF, or a numbered PNG or SVG for each page. Loads Qt.

        :raises BadCall: where the ending is none of these, or the typesetter isn't installed.
        :raises UnknownId: where there is no such template, or there are no labels in that language.
        """
        from bob_editor.render.card.template import template_of
        from bob_editor.render.card.writing import export_card
        from bob_editor.render.kit.gui import PAINTING
        from bob_editor.render.styles.shelf import sheet_or_default
        from bob_editor.sheet.card_sheet import in_language, labels_for

        paper = template_of(template, self.folder or Path())
        look, _ = sheet_or_default(self.card.board.style, self.folder)
        card = in_language(self.card, labels_for(self.card, language))
        with PAINTING:
            return export_card(Path(path), card, self.sheet(language), paper, dpi=dpi, look=look)

    # -- checks --------------------------------------------------------------------------------------------------

    def check(self) -> tuple[Issue, ...]:
        """What is wrong, by its form and by the rules, the worst first; ``file`` is empty where it has none yet."""
        from bob_editor.opening.findings import found_in_scenario
        from bob_editor.storage.documents import scenario_from_json

        # What was altered is told as its file would be.
        problems = scenario_from_json(self.to_json())[1] if self._altered else self.problems
        found = found_in_scenario(self.path or Path(), self.value, self.files, problems)
        return in_file(self.path, found)

    def fix(self, *codes: str, suggestions: bool = False) -> Scenario:
        """The card with every fix applied that is safe without a look at it; as of a board."""
        from bob_editor.rules.issues.fixing import choosing, mended
        from bob_editor.rules.issues.gathering import issues_of_card

        choice = choosing(known_codes(codes), suggestions=suggestions)
        return self._with(mended(self.value, lambda one: issues_of_card(self._with(one).card), choice).value)

    # -- edits ---------------------------------------------------------------------------------------------------

    def get(self, *place: str | int) -> Any:
        """A part of the card: ``scenario.get("sides", 0, "name")``; None where there is none."""
        return self.value.get(*map(as_json, place))

    def put(self, *place: str | int, value: Any) -> Scenario:
        """The card with another value at a place: ``scenario.put("sides", 0, "name", value="Allies")``.

        :raises BadCall: where the card can have no such place.
        """
        place = _named(place)
        self._must_lead(place)
        return self._with(scenario_edits.put(self.value, place, as_json(value)))

    def without(self, *place: str | int) -> Scenario:
        """The card without what is at a place.

        :raises BadCall: where no place is named.
        """
        return self._with(scenario_edits.remove(self.value, _named(place)))

    def with_row(self, *place: str | int, row: Mapping[str, Any]) -> Scenario:
        """The card with one more row in a list: ``scenario.with_row("rules", row={"text": "The mill burns."})``.

        :raises BadCall: where the card can have no such list, or that is no row.
        """
        place = _named(place)
        self._must_lead((*place, 0))
        if not isinstance(row, Mapping):
            raise BadCall(f"{row!r} is no row.", hint="A row has fields with names.")
        return self._with(scenario_edits.append(self.value, place, as_json(row)))

    def with_marker(self, marker: str | Row) -> Scenario:
        """The card with one more marker, ``"smoke@F5"`` or a row."""
        return self._with_rows("markers", "marker", marker)

    def with_change(self, change: str | Row) -> Scenario:
        """The card with one more change of the map, ``"upper_level@F6"`` or a row with all that it needs."""
        return self._with_rows("changes", "change", change)

    def with_unit(self, unit: str | Row) -> Scenario:
        """The card with one more unit on the map, ``"infantry@G5"`` or a row."""
        return self._with_rows("units", "unit", unit)

    def with_condition(self, name: str, value: Any = True) -> Scenario:  # noqa: FBT002 - what a condition is, as files have it
        """The card under a condition: ``scenario.with_condition("visibility", 4)``.

        :raises UnknownId: where the ruleset knows no such condition.
        :raises BadCall: where it can't have that value.
        """
        from bob_editor.opening.known import must_fit as must_be
        from bob_editor.opening.known import must_know

        must_be_text(condition=name)
        value = as_json(value)
        must_know(self.scene.ruleset, "conditions", (name,), "The call")
        must_be({name: value}, self.scene.ruleset)
        return self.put("conditions", name, value=value)

    def with_ruling(self, name: str, answer: Any) -> Scenario:
        """The card with an answer to an open question of the rulebook.

        :raises UnknownId: where the ruleset doesn't ask it, or offers no such answer.
        """
        from bob_editor.opening.known import ruling_faults

        must_be_text(ruling=name)
        answer = as_json(answer)
        for _, fault in ruling_faults(self.ruleset, {name: answer}, "The call"):
            raise fault
        return self.put("rulings", name, value=answer)

    def with_boards(self, *boards: Board) -> Scenario:
        """The card on these boards, saved ones, instead of those that it has: side by side, from left to right.

        :raises BadFile: where one has no file.
        """
        from bob_editor.editing.boards.fresh_scenario import fresh_scenario

        fresh = fresh_scenario(
            self.ruleset, name=self.value.id, title=self.title, boards=files_of(boards), folder=self._base
        )
        return self.put("map", value=fresh.get("map")).reread()

    def reread(self) -> Scenario:
        """The same card on its boards as their files are now."""
        return replace(self, files=read_boards(self.value, self._base / "scenario.json"))

    def _with_rows(self, section: str, name: str, row: str | Row) -> Scenario:
        from bob_editor.opening.known import must_know

        (one,) = rows_of(name, [row], self.scene, alone=name == "change")
        if section != "units":  # the card may name its own
            must_know(self.scene.ruleset, section, (one[name],), "The call")
        return self.with_row(section, row=one)

    def _must_lead(self, place: Sequence[str | int]) -> None:
        """Refuse a place within a text or number, or in a list without its number: what is there would be lost.

        :raises BadCall: naming the place.
        """
        there: Any = self.value.data
        for number, step in enumerate(place, start=1):
            rows = () if there is None else there
            fits = isinstance(step, str) and (there is None or isinstance(there, Mapping))
            if isinstance(step, int) and isinstance(rows, list | tuple):
                fits = -len(rows) <= step <= len(rows)
            if not fits:
                raise BadCall(
                    f"The card has no place {'/'.join(map(str, place[:number]))}.",
                    hint="Fields are named, rows of a list counted from 0.",
                )
            there = value_at(there, (step,))

    def _with(self, value: model.Scenario) -> Scenario:
        same = value.get("map") == self.value.get("map")
        return replace(self, value=value, files=self.files if same else self._placed(value), _altered=True)

    def _placed(self, value: model.Scenario) -> tuple[BoardFile, ...]:
        """The boards as a card places them; those that came with a foreign file have none of their own to be read."""
        brought = self._brought()
        return tuple(
            replace(one, board=brought[one.place.board], error=None, path=None)
            if one.board is None and one.place.board in brought
            else one
            for one in read_boards(value, self._base / "scenario.json", known=self.files)
        )

    @property
    def _base(self) -> Path:
        return self.folder or self._made_in

    # -- out of it -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The card as its file has it."""
        from bob_editor.storage.kinds.scenarios import scenario_to_json

        return dict(scenario_to_json(self.value))

    def save(self, path: str | os.PathLike[str] | None = None) -> Scenario:
        """Write it, whole or not at all, and return it with its path; without one, over the file it came from.

        Paths of its boards lead from where it is written. Boards that came with a foreign file, and have none of their
        own yet, are written beside it.

        :raises BadFile: where it can't be written, or has no file, or where a file has the name of such a board.
        :raises BadCall: where its name is none of its kind.
        """
        from bob_editor.storage.documents import write_board, write_scenario

        named = self.path if path is None else path_of(path)
        if named is None:
            raise BadFile("The scenario has no file yet.", hint="Name one: save(“dawn.scenario.json”).")
        must_fit(named, "scenario")
        value = rebased(self.value, self._base, real_path(named).parent)
        brought = self._brought()
        for section in ("boards", "overlays") if brought else ():
            for place, row in self.value.rows("map", section):
                if str(row.get("board")) in brought:
                    value = scenario_edits.put(value, ("map", section, place, "board"), row["board"])
        for name in brought:
            if (named.parent / name).exists():
                raise BadFile(f"{named.parent / name} is there already.", hint="Save into another folder.")
        for name, one in brought.items():
            write_board(named.parent / name, one)
        write_scenario(named, value)
        saved = replace(self, value=value, path=named)
        return saved.reread() if brought else saved

    def _brought(self) -> Mapping[str, model_board.Board]:
        """The boards that came with a foreign file, by the names that the card has for them."""
        return {
            one.place.board: one.board for one in self.files if one.path is None and one.board is not None
        }


def _named(place: Sequence[str | int]) -> tuple[str | int, ...]:
    """A place of the card by fields' names and plain numbers.

    :raises BadCall: where it is none.
    """
    steps = tuple(map(as_json, place))
    if not steps or not all(isinstance(step, str | int) for step in steps):
        raise BadCall("No place of the card is named.", hint='Name one: scenario.get("sides", 0, "name").')
    return steps


def files_of(boards: Iterable[Board]) -> Sequence[tuple[Path, Any]]:
    """Boards with their files.

    :raises BadFile: where one has none.
    :raises BadCall: where one is no board.
    """
    found = []
    for board in boards:
        if not isinstance(board, Board):
            raise BadCall(f"{board!r} is no board.", hint="bob.open_board opens one.")
        if board.path is None:
            raise BadFile(f"The board {board.title} has no file yet.", hint="Save it first.")
        found.append((real_path(board.path), board.value))
    return found
