"""Looking under other rulings from what is read already gives what a fresh reading gives."""

import random

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.opening.loaded_map import load_scene
from bob_editor.rules.game import game_from_data, game_of, sight_of
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.open_rulings import hangs_on
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rulesets import ruleset
from bob_editor.storage.shipped import shipped
from tests.rules.los.boards import WITH_LOS, dense_scene


@pytest.mark.parametrize(
    "name",
    [
        "band-of-brothers-2.2/vieux-pont",
        "combat-commander-pacific/kiro-strip",
        "combat-commander-pacific/tavo-lagoon",
        "last-hundred-yards/vauquemont",
    ],
)
def test_another_answer_to_each_question_is_read_as_if_anew(name: str) -> None:
    scene = load_scene(shipped("maps") / f"{name}.board.json", ruleset)
    look = game_of(scene.ruleset).sight
    assert look is not None
    sight, dice = look(scene), random.Random(name)
    hexes = scene.board.grid.hexes
    pairs = [(End(dice.choice(hexes)), End(dice.choice(hexes))) for _ in range(40)]
    for row in scene.ruleset.data["rulings"]:
        for choice in row["choices"]:
            if "los" not in row["about"] or choice["value"] == scene.ruling(row["id"]):
                continue
            other = replace(scene, rulings={**scene.rulings, row["id"]: choice["value"]})
            kept, fresh = sight.under(other), look(other)
            back = kept.under(scene)
            for start, goal in pairs:
                assert kept.trace(start, goal) == fresh.trace(start, goal)
                assert back.trace(start, goal) == sight.trace(start, goal)


@pytest.mark.parametrize("seed", [3, 7, 10])
@pytest.mark.parametrize("name", WITH_LOS)
def test_a_reason_names_no_ruling_whose_other_answers_say_the_same(name: str, seed: int) -> None:
    scene, dice = dense_scene(name, seed), random.Random(seed)
    sight, hexes, rows = sight_of(scene), scene.board.grid.hexes, scene.ruleset.rulings
    others = {
        one: [
            sight.under(replace(scene, rulings={**scene.rulings, one: choice}))
            for choice in row.choices
            if choice != scene.ruling(one)
        ]
        for one, row in rows.items()
    }
    for _ in range(60):
        ends = End(dice.choice(hexes)), End(dice.choice(hexes))
        for ruling in {reason.ruling for reason in sight.trace(*ends).reasons if reason.ruling}:
            assert any(_said(other, *ends) != _said(sight, *ends) for other in others[ruling])


def _said(sight: Sight, start: End, goal: End) -> list[Reason]:
    return [reason._replace(ruling=None) for reason in sight.trace(start, goal).reasons]


@pytest.mark.parametrize("stated", [False, True])
def test_a_game_may_leave_out_rulings_and_what_they_bear_on(*, stated: bool) -> None:
    """Without any, a line hangs on none; one that doesn't say what it bears on, nor a rule, is tried and told."""
    data = {
        "id": "garden", "title": "Garden", "hexes": "flat-top", "base_terrain": "lawn", "sight": {},
        "terrains": [
            {"id": "lawn", "title": "Lawn", "in": ["base"]},
            {"id": "hedge", "title": "Hedge", "in": ["hexes"], "los": "blocks", "height": 1},
        ],
    }  # fmt: skip
    if stated:
        choices = [{"value": "blocks", "text": "yes"}, {"value": "clear", "text": "no"}]
        data["rulings"] = [{"id": "as_high", "question": "As high?", "choices": choices, "default": "blocks"}]
        data["sight"] = {"ties": {"higher": {"ruling": "as_high"}}}
    game = game_from_data(data)
    grid = Grid(1, 3)
    first, between, last = map(grid.hex, ("A1", "A2", "A3"))
    hexes = {first: HexContent(level=1), between: HexContent((Feature("hedge"),))}
    sight = game.sight(Scene(Board(grid, "garden", base=Base("lawn"), hexes=hexes), game))
    found = hangs_on(sight, End(first), End(last), sight.trace(End(first), End(last)))
    assert [(one.id, one.cites) for one in found] == ([("as_high", "")] if stated else [])
