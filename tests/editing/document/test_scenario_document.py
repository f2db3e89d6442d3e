"""The open scenario: edits, its boards' files, and where it is saved."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.card.scene_on_card import with_scene
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.editing.issues.live_checks import Found, Task
from bob_editor.editing.issues.scenario_issues import LiveScenarioIssues, issues_of
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import append, put
from bob_editor.opening.scenario_maps import rebased
from bob_editor.rules.issues.gathering import at_any_pace
from bob_editor.rules.los.scene import Marker
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board, read_scenario, write_board, write_scenario
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.kinds.scenarios import scenario_to_json

BOB = "band-of-brothers-2.2"


@pytest.fixture
def document(tmp_path: Path) -> ScenarioDocument:
    """A scenario in a file, on two boards with files of their own."""
    boards = []
    for name in ("left", "right"):
        path = tmp_path / "boards" / f"{name}.board.json"
        path.parent.mkdir(exist_ok=True)
        write_board(path, Board(Grid(5, 4), BOB, id=name, title=name.capitalize()))
        boards.append((path, read_board(path).value))
    scenario = fresh_scenario(ruleset(BOB), name="mill", title="Mill", boards=boards, folder=tmp_path)
    path = tmp_path / "mill.scenario.json"
    write_scenario(path, scenario)
    return ScenarioDocument(read_scenario(path).value, ruleset(BOB), str(path))


def plant(path: Path, label: str = "B2") -> None:
    """Have a wood grow on a board's file."""
    board = read_board(path).value
    hexes = {board.grid.hex(label): HexContent((Feature("woods"),))}
    write_board(path, replace(board, hexes=hexes))


def test_the_map_is_joined_from_the_files(document: ScenarioDocument) -> None:
    """Paths lead from the scenario's folder; hexes are named by board."""
    assert [row["board"] for _, row in document.value.rows("map", "boards")] == [
        "boards/left.board.json",
        "boards/right.board.json",
    ]
    assert document.card.hex("2.B2") is not None
    assert not document.card.missing


def test_an_edit_tells_once_and_is_unmodified_when_undone(document: ScenarioDocument) -> None:
    """The value before comes with the notice; what changes nothing tells nothing."""
    told: list[Scenario] = []
    document.changed.connect(told.append)
    first = document.value
    document.perform(Edit("Title", partial(put, path=("title",), value="Other")))
    document.perform(Edit("Title", partial(put, path=("title",), value="Other")))
    assert told == [first]
    assert document.modified
    document.set_value(first)
    assert not document.modified


def test_the_map_is_kept_until_it_is_another(document: ScenarioDocument) -> None:
    """A title changes no map; a board that moves does, and is told before the value."""
    told: list[str] = []
    document.changed.connect(lambda _before: told.append("value"))
    document.map_changed.connect(lambda: told.append("map"))
    joined, ground = document.map, document.card.ground
    document.set_value(put(document.value, ("title",), "Other"))
    assert document.map is joined
    assert document.card.ground is ground
    document.set_value(put(document.value, ("map", "boards", 1, "at"), [0, 20]))
    assert document.map is not joined
    assert document.card.ground is not ground
    assert told == ["value", "map", "value"]


def test_files_are_followed(document: ScenarioDocument, tmp_path: Path) -> None:
    """A board that is written anew shows; one that isn't tells nothing."""
    assert not document.follow_boards()
    plant(tmp_path / "boards" / "right.board.json")
    assert document.follow_boards()
    at = document.card.hex("2.B2")
    assert at is not None
    assert document.map.board.content(at).terrain_ids == ("woods",)


def test_a_board_that_goes_is_missing_and_comes_back(document: ScenarioDocument, tmp_path: Path) -> None:
    """The rest of the map stays; a garbled file is a missing board too."""
    path = tmp_path / "boards" / "left.board.json"
    text = path.read_text()
    path.unlink()
    assert document.follow_boards()
    (missing,) = document.card.missing
    assert missing.path == ("map", "boards", 0)
    assert document.map.grid.hexes
    assert any(issue.code == "schema/no-map" for issue in issues_of(document.card))
    path.write_text("{")
    document.follow_boards()
    assert len(document.card.missing) == 1
    path.write_text(text)
    assert document.follow_boards()
    assert not document.card.missing


def test_a_scenario_moves_with_its_boards_paths(document: ScenarioDocument, tmp_path: Path) -> None:
    """Saved elsewhere, it names the same files."""
    other = tmp_path / "deep" / "down"
    other.mkdir(parents=True)
    value = rebased(document.value, document.folder, other)
    assert value.get("map", "boards", 0, "board") == "../../boards/left.board.json"
    document.moved_to(str(other / "mill.scenario.json"), value)
    assert not document.modified
    assert not document.card.missing
    assert document.folder == other


@pytest.mark.parametrize("name", sorted(all_rulesets()))
def test_a_fresh_card_is_valid(name: str, tmp_path: Path) -> None:
    """What a ruleset puts on a new card keeps to its schema, on a board of its own."""
    rules = ruleset(name)
    path = tmp_path / "one.board.json"
    write_board(path, Board(Grid(5, 4, "pointy-top" if rules.pointy else "flat-top"), name, id="one"))
    scenario = fresh_scenario(
        rules, name="new", title="New", boards=[(path, read_board(path).value)], folder=tmp_path
    )
    assert validate("scenario", scenario_to_json(scenario)) == []
    assert list(scenario.data)[:4] == ["id", "title", "ruleset", "map"]


@pytest.mark.parametrize(
    ("numbers", "names"),
    [
        (["21", "7"], ["21", "7"]),
        ([None, "1", None], ["2", "1", "3"]),
        (["7", "7"], ["7", "1"]),
        (["2.1", ""], ["1", "2"]),
    ],
)
def test_boards_are_called_by_their_numbers(
    numbers: list[str | None], names: list[str], tmp_path: Path
) -> None:
    """So that hexes are named as printed; a board without a number, or with another's, gets the first free one."""
    boards = [
        (tmp_path / f"{at}.board.json", Board(Grid(5, 4), BOB, number=one)) for at, one in enumerate(numbers)
    ]
    scenario = fresh_scenario(ruleset(BOB), name="new", title="New", boards=boards, folder=tmp_path)
    assert [one.name for one in scenario.boards] == names


def test_fresh_cards_share_nothing() -> None:
    """An edit of one new card doesn't show on the next."""
    name = next(name for name, one in all_rulesets().items() if one.card_layout().get("new"))
    first, second = (fresh_scenario(ruleset(name), name="a", title="A", folder=Path.cwd()) for _ in range(2))
    assert first == second
    assert all(
        one is not other or not isinstance(one, dict | list)
        for one, other in zip(first.data.values(), second.data.values(), strict=True)
    )


# -- what is open ------------------------------------------------------------------------------------------------


def test_the_chosen_part_goes_with_it(document: ScenarioDocument) -> None:
    """A row that is no more isn't chosen."""
    scenario = OpenScenario()
    scenario.put(document)
    told: list[bool] = []
    scenario.chosen_changed.connect(lambda: told.append(True))
    document.set_value(append(document.value, ("units",), {"kind": "squad"}))
    scenario.choose(("units", 0))
    scenario.choose(("units", 0))
    assert scenario.chosen == ("units", 0)
    assert told == [True]
    document.set_value(put(document.value, ("units",), None))
    assert scenario.chosen is None


def test_nothing_open_takes_no_edit() -> None:
    """It says what to do."""
    with pytest.raises(BadCall, match="No scenario"):
        OpenScenario().perform(Edit("Nothing", lambda scenario: scenario))


# -- issues ------------------------------------------------------------------------------------------------------


def test_issues_beside_the_window_drop_what_is_stale(
    document: ScenarioDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One task at a time; its answer about a card that is no more is dropped; the present one is asked."""
    monkeypatch.setattr("bob_editor.editing.issues.live_checks.LONG", -1)
    live = LiveScenarioIssues(lambda: document.card)
    asked: list[tuple[Task, Callable[[Found | None], None]]] = []
    live.beside = lambda task, then: asked.append((task, then))

    def answer() -> None:
        task, then = asked[-1]
        then(task(at_any_pace))

    live.refresh()
    document.set_value(put(document.value, ("turns",), "soon"))
    live.refresh()
    assert len(asked) == 1
    answer()
    assert live.stale
    assert live.issues == ()
    assert len(asked) == 2
    answer()
    assert not live.stale
    assert any(place.path == ("turns",) for issue in live.issues for place in issue.places)


def test_a_breach_of_form_stands_at_its_field(document: ScenarioDocument) -> None:
    """Its place leads to the field of the card."""
    document.set_value(put(document.value, ("sides",), [{"id": "us", "command_points": "many"}]))
    found = [issue for issue in issues_of(document.card) if issue.code == "schema/type"]
    assert [issue.places[0].path for issue in found] == [("sides", 0, "command_points")]
    assert found[0].subject == "scenario"


# -- a scene on the card -----------------------------------------------------------------------------------------


def test_a_scene_is_written_into_the_card(document: ScenarioDocument) -> None:
    """Conditions, markers and rulings come and go; rows that can't be read stay."""
    rows = [
        {"marker": "foxhole", "at": "1.B2"},
        {"marker": 5},
        {"marker": "foxhole", "at": "2.C3", "side": "x"},
    ]
    document.set_value(put(document.value, ("markers",), rows))
    before = document.card.scene
    gone, kept = before.markers
    came = Marker("wire", gone.at)
    after = replace(before, markers=(kept, came), conditions={"rain": True})
    scenario = with_scene(document.value, before, after)
    assert scenario.get("markers") == [rows[1], rows[2], {"marker": "wire", "at": "1.B2"}]
    assert scenario.get("conditions") == {"rain": True}
    document.set_value(scenario)
    assert with_scene(document.value, document.card.scene, before).get("conditions") is None
