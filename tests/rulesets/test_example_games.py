"""The example games that ship: told by data alone, clean, offered, and seen on their maps as their suites say."""

import json
from pathlib import Path

import pytest

import bob_editor as bob
from bob_editor.rules.handbook import rules_markdown
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.told.faults import faults
from bob_editor.storage.form.schemas import validate
from tests.rules.los.told.plain.reading import PlainReading

pytestmark = pytest.mark.usefixtures("examples")

GAMES = Path(__file__).resolve().parents[2] / "games"
IDS = ("ridge-and-road", "spears-and-standards", "three-downs")


def test_there_are_these() -> None:
    """Each folder is a game, found beside those that ship; none has code."""
    assert tuple(sorted(one.name for one in GAMES.iterdir())) == IDS
    assert set(IDS) <= set(bob.all_rulesets())
    assert not [*GAMES.rglob("*.py")]


@pytest.mark.parametrize("game", IDS)
def test_its_data_is_right(game: str) -> None:
    """It keeps the schema, names nothing that isn't there, and cites only rules that it has."""
    data = json.loads((GAMES / game / "ruleset.json").read_text("utf-8"))
    assert validate("ruleset", data) == []
    assert [*faults(data)] == []
    rules = bob.ruleset(game)
    cited = {one.cites for one in rules.terrains.values()} | set(data["sight"]["cites"].values())
    assert cited <= set(data["rule_numbers"])


@pytest.mark.parametrize("game", IDS)
def test_its_card_has_fields_of_its_own(game: str) -> None:
    """Its ``card.json`` keeps its schema, and its scenario says how long it lasts and who wins."""
    layout = json.loads((GAMES / game / "card.json").read_text("utf-8"))
    assert validate("card", layout) == []
    (path,) = (GAMES / game / "maps").glob("*.scenario.json")
    card = json.loads(path.read_text("utf-8"))
    assert {one["id"] for one in layout["fields"] if one.get("of", "card") == "card"} <= card.keys()


@pytest.mark.parametrize("game", IDS)
def test_its_page_is_fresh(game: str) -> None:
    """Its README.md is what `make fresh` writes: all its rules, by its data."""
    assert (GAMES / game / "README.md").read_text("utf-8") == rules_markdown(bob.ruleset(game))


@pytest.mark.parametrize("game", IDS)
def test_its_maps_have_no_issues(game: str) -> None:
    """A board and a scenario each."""
    found = {path.name.split(".")[1] for path in (GAMES / game / "maps").glob("*.json")}
    assert found == {"board", "scenario", "los"}
    for path in sorted((GAMES / game / "maps").glob("*.*.json")):
        if not path.name.endswith(".los.json"):
            opened = bob.open(path)
            assert opened.check() == ()


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/maps/*.los.json")), ids=lambda path: path.name)
def test_its_lines_are_seen_as_checked_by_hand(path: Path) -> None:
    """Every line of its suites."""
    suite = bob.open_suite(path)
    checked = suite.run()
    assert [one for one in checked if not one.ok] == []
    assert len(checked) >= 6


@pytest.mark.parametrize("game", ["spears-and-standards", "three-downs"])
def test_a_plain_reading_sees_the_same(game: str) -> None:
    """Some of what a few hexes of its scenario's map see."""
    (path,) = (GAMES / game / "maps").glob("*.scenario.json")
    scene = bob.open_scenario(path).scene
    plain, sight = PlainReading(scene), bob.ruleset(game).sight(scene)
    for start in map(End, scene.board.grid.hexes[40::60]):
        field = sight.field(start)
        for place, at in [*enumerate(field.hexes)][::11]:
            assert field.verdict(place) == tuple(plain.judged(start, End(at))), (start, at)


def test_a_new_board_is_of_its_hexes() -> None:
    """Its presets are offered, the first first."""
    assert len(bob.new_board("three-downs").hexes) == 187
    assert len(bob.new_board("ridge-and-road", preset="large").hexes) == 300
