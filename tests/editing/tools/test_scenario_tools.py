"""Tools that edit a scenario, on a map of two boards whose half hexes are joined."""

from pathlib import Path
from typing import TypeVar

import pytest

from bob_editor.editing.boards import composing
from bob_editor.editing.document.document import Document
from bob_editor.editing.document.hex_pick import PickRequest
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.document.scenario_document import ScenarioDocument
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.scenario.arrange_boards import ArrangeBoards
from bob_editor.editing.tools.scenario.paint_area import PaintArea
from bob_editor.editing.tools.scenario.pick_places import PickPlaces
from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import write_board

Kind = TypeVar("Kind", bound=ScenarioTool)


@pytest.fixture
def scenario(tmp_path: Path, rules: Ruleset) -> OpenScenario:
    """A card of two boards, and one hub of a company on it."""
    rows = []
    for name, edge, x in (("1", "right", 0), ("2", "left", 12)):
        grid = Grid(5, 5, edges=((edge, "half"),))  # type: ignore[arg-type]  # an edge each
        board = Board(grid, rules.id, base=Base(rules.base_terrain), id=f"board-{name}", title=name)
        write_board(tmp_path / f"{name}.board.json", board)
        rows.append({"board": f"{name}.board.json", "name": name, "at": [x, 0]})
    hub = {"company": "A", "command_range": 4, "hex": "1.B2"}
    card = {
        "id": "s",
        "title": "S",
        "ruleset": rules.id,
        "map": {"boards": rows},
        "sides": [{"id": "us", "hubs": [hub]}],
    }
    found = OpenScenario()
    document = ScenarioDocument(Scenario(card), rules, str(tmp_path / "s.scenario.json"))
    document.changed.connect(lambda _before: found.changed.emit())
    found.put(document)
    return found


def _tool(kind: type[Kind], scenario: OpenScenario) -> Kind:
    assert scenario.document is not None
    map_ = Document(scenario.document.map.board, scenario.document.ruleset)
    return kind(map_, LiveLos(map_), scenario)


def _at(tool: ScenarioTool, place: str) -> Pointer:
    """Points at a hex, or just beside the middle of a hexside."""
    grid = tool.board.grid
    hexes = grid.side(place).hexes if "/" in place else (grid.hex(place),)
    xs, ys = zip(*map(grid.centre, hexes), strict=True)
    return pointer_at(grid, (sum(xs) / len(xs) + 0.01, sum(ys) / len(ys) + 0.01))


@pytest.mark.parametrize(("what", "label"), [("hexes", "2.A1"), ("sides", "1.B2/1.A2"), ("sides", "1.C2/se")])
def test_a_place_is_unpicked_by_whatever_name_it_was_picked(
    scenario: OpenScenario, what: str, label: str
) -> None:
    """A hex of two halves has two names, a hexside as many and more; none is picked twice."""
    picked: list[tuple[str, ...]] = []
    tool = _tool(PickPlaces, scenario)
    scenario.pick.begin(PickRequest(what, "Places", ("x",), picked.append, chosen=(label,)))  # type: ignore[arg-type]
    assert tool.picked == [label]
    for left in (0, 1):
        tool.press(_at(tool, label))
        tool.release(_at(tool, label))
        assert len(tool.picked) == left
        assert tool.preview.text
        assert tool.preview.here == tool._place(label)


def test_a_hub_is_dragged(scenario: OpenScenario) -> None:
    """Its row says with a field of its own where it stands."""
    tool = _tool(PlaceCounters, scenario)
    tool.press(_at(tool, "1.B2"))
    tool.release(_at(tool, "1.C3"))
    assert scenario.get("sides", 0, "hubs") == [{"company": "A", "command_range": 4, "hex": "1.C3"}]


def test_what_is_held_is_let_go_where_the_card_is_another(scenario: OpenScenario) -> None:
    """By undo while the button is down the board or counter may be gone, or its place be another's."""
    assert scenario.document is not None
    boards, counters = _tool(ArrangeBoards, scenario), _tool(PlaceCounters, scenario)
    boards.press(_at(boards, "2.C3"))
    counters.press(_at(counters, "1.B2"))
    assert (boards.busy, counters.busy) == (True, True)
    scenario.document.set_value(composing.take_board(scenario.value, 1))
    assert (boards.busy, counters.busy) == (False, False)
    boards.move(_at(boards, "2.D3"))
    boards.release(_at(boards, "2.D3"))
    assert len(scenario.value.boards) == 1


def test_an_area_begins_beside_one_without_a_proper_id(scenario: OpenScenario) -> None:
    """A card that breaks its form may have anything for one."""
    scenario.perform(Edit("Prepare", lambda card: put(card, ("setup_areas",), [{"id": []}])))
    tool = _tool(PaintArea, scenario)
    tool.press(_at(tool, "1.D3"))
    tool.release(_at(tool, "1.D3"))
    assert scenario.get("setup_areas", 1, "id") == "us1"
