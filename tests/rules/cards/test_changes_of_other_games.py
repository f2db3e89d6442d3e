"""Changes of a game that is based on another and leaves out the terrain that they are made on."""

from bob_editor.opening.scenario_maps import BoardFile
from bob_editor.rules.game import game_from_data
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.scenarios import scenario_from_json
from tests.rulesets.read_once import board_of, card_on

BOARD = {
    "ruleset": "memoir-44", "base": {"terrain": "countryside", "level": 0},
    "grid": {"hexes": "pointy-top", "columns": 7, "rows": 7, "shifted": "even", "shift": "right"},
}  # fmt: skip


def test_of_terrain_that_the_game_hasnt_nothing_is_told() -> None:
    """Nobody could name what is missing, and the check goes on to the rest."""
    base = ruleset("memoir-44")
    rows = [row for row in base.data["terrains"] if "bridge" not in row.get("tags", ())]
    told = []
    for game in (base, game_from_data({**base.data, "terrains": rows}, **base.code)):
        changes = [{"change": "bridge_section", "at": ["C3"]}, {"change": ["bridge_section"]}]
        card = {
            "id": "a",
            "title": "A",
            "ruleset": game.id,
            "map": {"boards": [{"board": "b"}]},
            "changes": changes,
        }
        scenario, _ = scenario_from_json(card, validate=False)
        files = [BoardFile(scenario.boards[0], overlay=False, path=None, board=board_of(BOARD))]
        codes = [issue.code.partition("/")[2] for issue in issues_of_card(card_on(scenario, game, files))]
        told.append([code for code in codes if code in ("change-without-feature", "check-failed")])
    assert told == [["change-without-feature"], []]
