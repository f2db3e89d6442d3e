"""Maps past their limits: the board that is too much is left out, whatever it asks for, and the others stay."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import TooLarge
from bob_editor.model.scenario import Scenario
from bob_editor.opening.findings import found_in
from bob_editor.opening.loaded_map import load_map
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules import tries
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import drop
from bob_editor.rules.cards.laying import FEW, laid_where_it_fits
from bob_editor.rules.cards.surplus import on_its_boards
from bob_editor.rulesets import ruleset

BOARD = {
    "format": "bob-editor/board",
    "version": 1,
    "id": "t",
    "title": "T",
    "ruleset": "band-of-brothers-2.2",
    "grid": {"hexes": "flat-top", "columns": 7, "rows": 6, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open_ground", "level": 0},
    "artwork": [{"terrain": "woods", "ring": [[-1, -1], [6, 0], [3, 9]]}],
}


def scenario(folder: Path, *boards: dict[str, Any]) -> Path:
    """A scenario of boards that differ in how they lie."""
    (folder / "t.board.json").write_text(json.dumps(BOARD))
    rows = [
        {"board": "t.board.json", "name": str(number), **one} for number, one in enumerate(boards, start=1)
    ]
    file = folder / "t.scenario.json"
    head = {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "t",
        "title": "T",
        "ruleset": BOARD["ruleset"],
    }
    file.write_text(json.dumps({**head, "map": {"boards": rows}}))
    return file


@pytest.mark.parametrize(
    ("at", "told"),
    [
        ([30_000, 0], "farther off than 10,000"),
        ([0, -(10**12)], "farther off than 10,000"),
        ([1e308, 1e308], "farther off than 10,000"),
        ([9000, 0], "reaches over more than 3,000"),
        ([0, -3000], "reaches over more than 3,000"),
    ],
)
def test_too_far(at: list[float], told: str, tmp_path: Path) -> None:
    """The check tells it and goes on, a line of sight isn't looked along on a map that lacks a board."""
    file = scenario(tmp_path, {"at": [0, 0]}, {"at": at})
    assert any(one.code == "schema/no-map" and told in one.message for one in found_in(file, "scenario"))
    with pytest.raises(TooLarge, match=told):
        load_map(file, ruleset)


def test_an_overlay_too_far_from_the_boards(tmp_path: Path) -> None:
    """It lies on the same map, whose extent counts, be it of boards or of what lies on them."""
    file = scenario(tmp_path, {"at": [0, 0]})
    data = json.loads(file.read_text("utf-8"))
    data["map"]["overlays"] = [{"board": "t.board.json", "name": "o", "at": [9000, 0]}]
    file.write_text(json.dumps(data), "utf-8")
    told = "reaches over more than 3,000"
    assert any(one.code == "schema/no-map" and told in one.message for one in found_in(file, "scenario"))


def test_near_enough(tmp_path: Path) -> None:
    """A board some way off is a matter of the rules alone, and lines go there."""
    file = scenario(tmp_path, {"at": [0, 0]}, {"at": [900, 0]})
    assert load_map(file, ruleset).scene.board.grid.hex("2.C3")


def test_a_stack_is_cut_off(tmp_path: Path) -> None:
    """Of 200 boards at one place 16 are joined; it isn't looked through how each lies on each."""
    file = scenario(tmp_path, *({"at": [0, 0]} for _ in range(200)))
    told = [one.message for one in found_in(file, "scenario") if "more than 16 boards" in one.message]
    assert len(told) == 200 - 16


@pytest.mark.parametrize(("boards", "looked"), [(FEW, True), (FEW + 1, False)])
def test_where_a_board_fits_is_looked_for_among_few(boards: int, looked: bool, tmp_path: Path) -> None:
    """Each place is a map to be joined: among many it would take minutes to check the card."""
    card = stacked(tmp_path, boards)
    assert any(laid_where_it_fits(card, 1)) == looked
    with tries.none_made():
        assert not any(laid_where_it_fits(card, 1))


def stacked(folder: Path, boards: int) -> Card:
    """A card of boards that all lie at one place."""
    file = scenario(folder, *({"at": [0, 0]} for _ in range(boards)))
    value = Scenario(json.loads(file.read_text()))
    return card_of(value, ruleset(value.ruleset), read_boards(value, file))


def test_a_map_that_is_joined_to_try_a_fix_counts_by_its_hexes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short card on large boards takes long to be tried; on its own map it is tried at no such cost."""
    card = stacked(tmp_path, 3)
    hexes = sum(len(one.board.grid.hexes) for one in card.map.laid)
    moved = drop("", ("map", "boards", 2)).apply(card.scenario)
    monkeypatch.setattr(tries, "MOST", tries.TO_JOIN * hexes * 2 / 3)
    with tries.bounded():
        on_its_boards(card, card.scenario)
        assert tries.is_left()
        on_its_boards(card, moved)
        assert not tries.is_left()


def test_many_boards(tmp_path: Path) -> None:
    """Beside each other at most 100."""
    file = scenario(tmp_path, *({"at": [24 * (k % 12), 16 * (k // 12)]} for k in range(101)))
    boards = read_boards(Scenario({"map": json.loads(file.read_text())["map"]}), file)
    assert [one.place.name for one in boards if one.error is not None] == ["101"]


def test_crop_of_a_wrong_type(tmp_path: Path) -> None:
    """It is told by the schema, and the board is taken whole."""
    file = scenario(tmp_path, {"at": [0, 0], "crop": 5})
    assert "schema/type" in {one.code for one in found_in(file, "scenario")}
    assert load_map(file, ruleset).scene.board.grid.hex("G6")
