"""The tools, one a file, each with small states between press and release; they know no window.

A new tool is a file here, a subclass of ``Tool``, and a place in ``TOOLS``; one that edits scenarios is a subclass of
``ScenarioTool``, and has its place in ``SCENARIO_TOOLS``.
"""

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.open_scenario import OpenScenario
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.counters.place_marker import PlaceMarker
from bob_editor.editing.tools.counters.place_unit import PlaceUnit
from bob_editor.editing.tools.draw_artwork import DrawArtwork
from bob_editor.editing.tools.draw_path import DrawPath
from bob_editor.editing.tools.draw_side import DrawSide
from bob_editor.editing.tools.erase import Erase
from bob_editor.editing.tools.look import Look
from bob_editor.editing.tools.paint_level import PaintLevel
from bob_editor.editing.tools.paint_terrain import PaintTerrain
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.editing.tools.scenario.arrange_boards import ArrangeBoards
from bob_editor.editing.tools.scenario.paint_area import PaintArea
from bob_editor.editing.tools.scenario.pick_places import PickPlaces
from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.editing.tools.scenario.scenario_tool import ScenarioTool
from bob_editor.editing.tools.sculpt import Sculpt
from bob_editor.editing.tools.select import Select
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.tools.write_label import WriteLabel
from bob_editor.rules.ruleset import Ruleset

__all__ = [
    "COUNTER_TOOLS",
    "SCENARIO_TOOLS",
    "TOOLS",
    "Option",
    "ScenarioTool",
    "Tool",
    "area_tools",
    "make_tools",
    "tool_for_terrain",
]

TOOLS: tuple[type[Tool], ...] = (
    Select,
    PaintTerrain,
    PaintLevel,
    DrawSide,
    DrawPath,
    DrawArtwork,
    TraceScan,
    Sculpt,
    WriteLabel,
    PlaceStamp,
    PlaceMarker,
    PlaceUnit,
    Erase,
    Look,
)
"""Every tool for boards, or for any map, in the order of the toolbar."""

SCENARIO_TOOLS: tuple[type[ScenarioTool], ...] = (ArrangeBoards, PlaceCounters, PaintArea, PickPlaces)
"""Every tool that edits scenarios, in the order of the toolbar, after the others."""


COUNTER_TOOLS = {"marker": PlaceMarker.id, "unit": PlaceUnit.id}
"""The tools that lay counters on a board, by what they lay; that is an option of each."""


def make_tools(document: Document, los: LiveLos, scenario: OpenScenario | None = None) -> dict[str, Tool]:
    """One of each tool for a document, by its id, in the order of the toolbar; with a scenario, its tools too."""
    found: dict[str, Tool] = {tool.id: tool(document, los) for tool in TOOLS}
    select, sides = found[Select.id], found[DrawSide.id]
    if isinstance(select, Select) and isinstance(sides, DrawSide):
        sides.selected = lambda: select.selection
    if scenario is not None:
        found |= {tool.id: tool(document, los, scenario) for tool in SCENARIO_TOOLS}
    return found


def tool_for_terrain(ruleset: Ruleset, terrain: str) -> str:
    """The id of the tool that draws a terrain of the palette."""
    places = ruleset.terrain(terrain).places
    for place, tool in (
        ("base", PaintTerrain),
        ("sides", DrawSide),
        ("paths", DrawPath),
        ("hexes", PaintTerrain),
    ):
        if place in places:
            return tool.id
    return DrawArtwork.id


def area_tools(ruleset: Ruleset, terrain: str) -> tuple[str, ...]:
    """The ids of the tools that lay a terrain of the palette as an area, hex by hex or drawn."""
    lays = ((PaintTerrain, {"base", "hexes"}), (DrawArtwork, {"artwork"}))
    return tuple(tool.id for tool, places in lays if places & ruleset.terrain(terrain).places)
