"""Tables that a rulebook leaves to a printed aid: what may be entered, and what it changes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.opening.scenario_maps import card_of
from bob_editor.rules.charts import charts_of
from bob_editor.rules.game import game_of, sight_of
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rules.los.scene import End, MapChange, Scene
from bob_editor.rulesets import all_rulesets, forget_rulesets, ruleset
from bob_editor.storage.documents import board_from_json
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.games.entered_charts import charts_text, entered_charts
from bob_editor.storage.kinds.scenarios import scenario_from_json

LHY, BOB, CCP = "last-hundred-yards", "band-of-brothers-2.2", "combat-commander-pacific"


@pytest.fixture
def charts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of the user's charts, empty at first; what is read of it is forgotten in the end."""
    path = tmp_path / "charts.json"
    monkeypatch.setenv("BOB_EDITOR_CHARTS", str(path))
    forget_rulesets()
    yield path
    monkeypatch.undo()
    forget_rulesets()


def enter(path: Path, entered: dict[str, object]) -> None:
    """Write charts as the window does."""
    path.write_text(charts_text(entered, {}), "utf-8")  # type: ignore[arg-type]
    forget_rulesets()


def test_every_chart_has_rows_and_columns() -> None:
    """What a ruleset asks for is there, and what it has itself is within the bounds that it sets."""
    asked = {game.id: charts_of(game.data) for game in all_rulesets().values() if game.data.get("charts")}
    assert {LHY, BOB, "band-of-brothers-2.1", "memoir-44", CCP} <= set(asked)
    for found in asked.values():
        for chart in found:
            assert chart.rows
            assert chart.columns
            assert not chart.problem(chart.usual)


def test_a_value_that_is_none_is_refused() -> None:
    """A cell that the table hasn't, a word, and a number out of bounds."""
    chart = charts_of(ruleset(LHY).data)[0]
    assert chart.problem({"1": {"99": 1}})
    assert chart.problem({"1": {"1": "two"}})
    assert chart.problem({"1": {"1": -1}})
    assert not chart.problem({"1": {"1": 3}})


def test_what_is_entered_decides_and_says_so(charts: Path) -> None:
    """An answer by the user's table says that it is his; one by the derived value that it is derived."""
    grid = {"hexes": "flat-top", "columns": 7, "rows": 9, "shifted": "even", "shift": "down"}
    hexes = {"C2": {"level": 2}, "C4": {"terrain": ["woods"]}}
    board, _ = board_from_json(
        {"ruleset": LHY, "grid": grid, "base": {"terrain": "rural", "level": 0}, "hexes": hexes}, inline=True
    )

    def reason(goal: str) -> tuple[str, str]:
        at = board.grid.hex
        answer = sight_of(Scene(board, ruleset(LHY))).trace(End(at("C2")), End(at(goal)))
        return answer.expectation, answer.reasons[0].text

    verdict, text = reason("C5")
    assert verdict == "blind"
    assert "derived" in text
    assert reason("C7")[0] == "clear"
    enter(charts, {LHY: {"blind_hexes": {"1": {"2": 4}}}})
    verdict, text = reason("C7")
    assert verdict == "blind"
    assert "your own" in text


def test_cover_by_the_users_chart(charts: Path) -> None:
    """A modifier by the user's chart has his value, and is marked; another edition keeps its own."""
    enter(charts, {BOB: {"terrain": {"woods": {"direct fire": -7}}}})
    grid = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}
    for edition, value in ((BOB, -7), ("band-of-brothers-2.1", -1)):
        content = {"ruleset": edition, "grid": grid, "base": {"terrain": "open_ground", "level": 0}}
        board, _ = board_from_json({**content, "hexes": {"C4": {"terrain": ["woods"]}}}, inline=True)
        at = board.grid.hex
        answer = sight_of(Scene(board, ruleset(edition))).trace(End(at("C2")), End(at("C4")))
        [woods] = [one for one in answer.modifiers if one.id == "woods"]
        assert (woods.value, woods.own) == (value, edition == BOB)
        assert ("by your chart" in woods.name) == (edition == BOB)


def test_cover_of_the_terrain_chart(charts: Path) -> None:
    """The user's cover of a terrain counts, and says so; a scenario that gives it a value goes before both."""
    grid = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}
    content = {"ruleset": CCP, "grid": grid, "base": {"terrain": "open_ground", "level": 0}}
    board, _ = board_from_json({**content, "hexes": {"C3": {"terrain": ["hut"]}}}, inline=True)
    at = board.grid.hex

    def cover(*changes: MapChange) -> tuple[float | None, bool]:
        answer = sight_of(Scene(board, ruleset(CCP), changes=changes)).trace(End(at("C2")), End(at("C3")))
        [found] = [one for one in answer.modifiers if one.id == "hut"]
        return found.value, found.own

    assert cover() == (2, False)
    enter(charts, {CCP: {"terrain_chart": {"hut": {"cover": 4}}}})
    assert cover() == (4, True)
    assert cover(MapChange("terrain_values", None, {"terrain": "hut", "cover": 5})) == (5, False)


def test_objective_chits_of_the_users_table(charts: Path) -> None:
    """A chit that the rulebook doesn't name is no issue once entered, and counts among the card's facts."""
    scenario, _ = scenario_from_json(
        {
            "id": "a",
            "title": "A",
            "ruleset": CCP,
            "map": {"boards": []},
            "victory": {"open": ["A", "B", "C"], "vp_start": 0},
        }
    )

    def told() -> tuple[list[str], dict[str, str]]:
        card = card_of(scenario, ruleset(CCP), ())
        issues = [one.message for one in issues_of_card(card) if one.code.endswith("/unknown-chit")]
        facts = game_of(card.ruleset).card_code().facts(card)
        return issues, {one.title: one.text for one in facts if one.title.startswith("Objective")}

    issues, facts = told()
    assert len(issues) == 2
    assert list(facts) == ["Objective 3"]
    enter(
        charts,
        {CCP: {"objective_chits": {"A": {"objective": 2, "points": 5}, "B": {"objective": 0, "points": 1}}}},
    )
    issues, facts = told()
    assert issues == []
    assert facts["Objective 2"].startswith("6 VP, by your own table")
    assert facts["Objective 3"].startswith("2 VP, by your own table")
    assert len(facts) == 5
    enter(charts, {CCP: {"objective_chits": {"A": {"objective": 2}}}})
    assert len(told()[0]) == 2


@pytest.mark.parametrize(
    "text", ["nonsense", "{}", json.dumps({"format": "bob-editor/charts", "charts": []})]
)
def test_a_broken_file_changes_nothing(charts: Path, text: str, caplog: pytest.LogCaptureFixture) -> None:
    """Rulesets are as they ship, and the log says why."""
    charts.write_text(text, "utf-8")
    forget_rulesets()
    with pytest.raises(BadFile):
        entered_charts()
    assert ruleset(LHY).title == "The Last Hundred Yards"
    assert str(charts) in caplog.text


def test_a_matrix_is_held_to_a_form() -> None:
    """It is read before any line is looked along, in rulesets that are based on another, too."""
    wrong: tuple[object, ...] = ("", [], {}, {"status": "derived", "columns_distance": [1], "rows": [None]})
    for matrix in wrong:
        told = validate("ruleset", {"x-assumed_data": {"blind_hex_table": matrix}})
        assert any(one.pointer.startswith("/x-assumed_data/blind_hex_table") for one in told)


@pytest.mark.parametrize("row", [[], {"id": "A"}, {"id": "A", "title": "A", "effects": [[]]}])
def test_an_undescribed_chit_is_held_to_a_form(row: object) -> None:
    """Its effects are read wherever a card has such chits."""
    told = validate("ruleset", {"x-chits": [row]})
    assert any(one.pointer.startswith("/x-chits/0") for one in told)


def test_a_chart_says_where_its_values_are() -> None:
    """In a matrix, or in columns of a table."""
    row = {"id": "losses", "title": "Losses", "from": 0, "to": 9}
    told = validate("ruleset", {"charts": [row]})
    assert any(one.pointer == "/charts/0" for one in told)
