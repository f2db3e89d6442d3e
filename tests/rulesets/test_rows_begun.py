"""A row that has just been added to a table of the card: what is said of it has no holes where its words will be."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.issues.scenario_issues import issues_of
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board, write_board

HOLES = ("None", "“”", "  ", " .", " ,", "of  ")


def _tables(path: FieldPath, field: CardField) -> Iterator[tuple[FieldPath, CardField]]:
    """A table and those within it, or those of a group, with their places; in lists the first."""
    if field.kind == "table":
        yield path, field
    if field.kind in ("table", "group"):
        within = (*path, 0) if field.kind == "table" else path
        for one in field.fields:
            yield from _tables((*within, one.name), one)


@pytest.mark.parametrize("game", sorted(all_rulesets()))
def test_what_is_said_of_a_new_row_has_no_holes(game: str, tmp_path: Path) -> None:
    """Neither with the fields that a new row has from the start nor with none."""
    rules = ruleset(game)
    file = tmp_path / "one.board.json"
    grid = Grid(13, 9, "pointy-top" if rules.pointy else "flat-top")
    write_board(file, Board(grid, rules.id, id="one", base=Base(rules.base_terrain)))
    boards = [(file, read_board(file).value)]
    fresh = fresh_scenario(rules, name="x", title="X", boards=boards, folder=tmp_path)
    read = read_boards(fresh, tmp_path / "x.scenario.json")

    def said(scenario: Scenario) -> set[str]:
        return {one.message for one in issues_of(card_of(scenario, rules, read))}

    before, seen = said(fresh), 0
    for page in card_form(rules).pages:
        for path, form in page.fields:
            for where, field in _tables(path, form):
                there = fresh.get(*where) or []
                if not isinstance(there, list):
                    continue
                for row in ({}, dict(field.row or {})):
                    new = said(put(fresh, where, [*there, row])) - before
                    assert not [one for one in new if any(hole in one for hole in HOLES)], where
                    seen += 1
    assert seen > 20
