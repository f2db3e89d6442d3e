"""The trace tool: roads follow their colour, levels their tints."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.tools.trace_choices import terrains_of
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.whole.shaping import resized, turned
from bob_editor.editing.whole.traced import carried_picked
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from tests.editing.tools.tracing.at_hand import ROAD, WOODS, At, click, hexes


def test_a_road_follows_its_colour(
    tool: TraceScan, document: Document, at: At, steps: list[Edit[Board]]
) -> None:
    """Two clicks at its ends, seen before it is done; Enter makes the path through its hexes, Escape none."""
    assert tool.take_up("road")
    click(tool, at("A7"))
    tool.hover(at("F7"))
    assert tool.preview.board is not None
    assert tool.preview.hexes == hexes(document, ROAD)
    tool.cancel()
    assert not tool.busy
    assert not steps
    click(tool, at("A7"))
    click(tool, at("F7"))
    assert tool.finish()
    (path,) = document.value.paths
    assert [document.value.grid.label(one) for one in path.through] == list(ROAD)


def test_a_stream_is_followed_as_a_road_is(tool: TraceScan) -> None:
    """Hexes may list it by itself, too: traced as an area nothing was ever proposed for it."""
    assert "hexes" in tool.document.ruleset.terrain("stream").places
    assert tool.take_up("stream")
    assert (tool.what, tool.chosen) == ("road", "stream")
    assert tool.take_up("woods")
    assert tool.what == "areas"
    tool.set_option("terrain", "stream")
    assert tool.chosen == "woods"


@pytest.mark.parametrize(
    ("game", "ways", "areas"),
    [
        ("band-of-brothers-2.2", {"stream"}, {"woods", "bridge", "gully", "open_ground"}),
        ("combat-commander-pacific", set(), {"bridge", "stream"}),
        ("last-hundred-yards", {"river", "road", "path", "sunken_road"}, {"water", "bridge"}),
        ("memoir-44", {"river", "road", "railroad_track", "trench", "hill_road"}, {"lake", "bridge", "forest"}),
    ],
)  # fmt: skip
def test_what_is_led_through_hexes_is_no_area(game: str, ways: set[str], areas: set[str]) -> None:
    """It stood in both lists, and was followed from click to click wherever it was taken up."""
    rows = {
        what: {row.id for row in terrains_of(what, ruleset(game), "open_ground")}
        for what in ("areas", "road")
    }
    assert areas <= rows["areas"]
    assert ways <= rows["road"] - rows["areas"]


def test_woods_and_roads_are_traced_unless_another_terrain_is_chosen(tool: TraceScan) -> None:
    """Though the game's first area is a building, and its first way a stream; of hexsides it is the first."""
    assert tool.chosen == "woods"
    tool.set_option("what", "sides")
    assert tool.chosen == next(one.id for one in tool.document.ruleset.terrains_in("sides"))
    tool.set_option("what", "road")
    assert tool.chosen == "road"
    tool.set_option("terrain", "stream")
    assert tool.chosen == "stream"


def test_a_level_is_picked_by_several_strokes(tool: TraceScan, at: At) -> None:
    """A tint asks for the same level again; a click within a proposal picks, and takes nothing."""
    assert tool.take_up_level(1)
    click(tool, at("C3"))
    assert tool.level == 1, "more strokes in light and in shade are for the same"
    assert [one.level for one in tool.tracing.proposals] == [1]
    click(tool, at("D3"))
    assert len(tool.tracing.of(tool.subject).strokes) == 2
    tool.set_option("level", 0)
    click(tool, at("D3"))
    levels = [one.level for one in tool.tracing.of(tool.subject).strokes]
    assert levels == [1, 0], "a stroke of another level over one takes its place"


def test_another_board_forgets_it_all(tool: TraceScan, document: Document, at: At) -> None:
    """What was traced on one scan is of no use on another."""
    click(tool, at("C3"))
    document.open(Board(document.value.grid, document.value.ruleset), document.ruleset)
    assert not tool.tracing.proposals
    assert tool.tracing.sheet is None


def test_what_is_picked_while_the_scan_is_read_is_traced_then(
    tool: TraceScan, document: Document, at: At
) -> None:
    """A large scan takes seconds to read, and nobody waits for that; one that can't be read takes no strokes."""
    sheet, underlay = tool.tracing.sheet, document.value.underlay
    assert underlay is not None
    document.set_value(replace(document.value, underlay=replace(underlay, opacity=0.4)))
    click(tool, at("C3"))
    assert (tool.hint, tool.tracing.proposals) == ("The scan is being read", ())
    told: list[int] = []
    tool.tracing.changed.connect(lambda: told.append(len(tool.tracing.proposals)))
    tool.put_sheet(sheet)
    assert told[0] == 0, "what was picked has colours before it is traced"
    assert tool.tracing.proposals
    tool.put_sheet(None)
    click(tool, at("D3"))
    assert "can’t be read" in tool.hint
    assert len(tool.tracing.of(tool.subject).strokes) == 1


def test_what_is_proposed_goes_over_with_the_board(tool: TraceScan, document: Document, at: At) -> None:
    """Strokes, proposals and doubts lie where the scan does then; what falls off goes. Other ground keeps them all."""
    click(tool, at("C3"))
    tool.tracing.look_at([document.value.grid.hex("A1"), document.value.grid.hex("C4")])
    document.set_value(replace(document.value, base=replace(document.value.base, terrain="field")))
    (one,) = tool.tracing.proposals
    picked, source = tool.tracing.picked, document.value.grid
    for carry in (turned(source, left_right=True, top_bottom=True), resized(source, 5, 8)):
        there = carried_picked(picked, carry)
        (trace,) = there.traces.values()
        (moved,) = trace.proposals
        assert set(moved.hexes) == {carry.hex(dot) for dot in one.hexes}
        assert moved.ring == tuple(map(carry.point, one.ring))
        assert trace.strokes[0].points == (carry.point(source.centre(source.hex("C3"))),)
        assert carry.hex(source.hex("C4")) in there.others
    gone = carried_picked(picked, resized(source, 5, 1))
    assert not [one for trace in gone.traces.values() for one in (*trace.proposals, *trace.strokes)]
    assert gone.others == (source.hex("A1"),)


def test_what_was_picked_for_one_area_is_not_meant_for_another(
    tool: TraceScan, at: At, document: Document
) -> None:
    """A stroke that runs over woods, too, proposes them only as long as they aren't known for woods."""

    def orchards() -> set[Hex]:
        tool.set_option("terrain", "orchard")
        tool.press(at("C4"))
        tool.move(at("C3"))
        tool.release(at("C3"))
        return {hex_ for one in tool.tracing.proposals if one.terrain == "orchard" for hex_ in one.hexes}

    assert orchards() == hexes(document, WOODS)
    tool.tracing.clear()
    tool.set_option("terrain", "woods")
    click(tool, at("D3"))
    assert not orchards()


def test_each_level_of_the_game_can_be_asked_for(tool: TraceScan) -> None:
    lowest, highest = tool.document.ruleset.levels
    assert tool.take_up_level(lowest)
    option = next(one for one in tool.options if one.name == "level")
    assert {level for level, _ in option.choices} == set(range(lowest, highest + 1))
    assert tool.level == lowest < 0
    assert not tool.take_up_level(lowest - 1)


def test_an_outline_follows_a_printed_edge(
    tool: TraceScan, document: Document, steps: list[Edit[Board]], at: At
) -> None:
    """Clicks around the woods, on their edge, and Enter: it holds their dots, and is one step of undo."""
    tool.set_option("what", "outline")
    tool.set_option("terrain", "woods")
    grid = document.value.grid
    for name in ("C2", "D2", "E3", "E4", "D5", "C5", "B4", "B3"):
        beside = grid.centre(grid.hex(name))
        inside = min(
            (grid.centre(grid.hex(one)) for one in WOODS),
            key=lambda one, there=beside: abs(one[0] - there[0]) + abs(one[1] - there[1]),
        )
        spot = (beside[0] + inside[0]) / 2, (beside[1] + inside[1]) / 2
        click(tool, replace(at(name), point=spot))
    assert tool.busy
    assert tool.finish()
    (piece,) = document.value.artwork
    assert piece.terrain == "woods"
    rules = document.ruleset
    held = {one for one in grid.hexes if "woods" in Ground(document.value, rules).terrain(one)}
    assert held == hexes(document, WOODS)
    assert not tool.busy
    assert len(steps) == 1


def test_a_crest_line_is_clicked(tool: TraceScan, document: Document, at: At) -> None:
    """It follows what is printed, for the level that is chosen; Backspace takes a click back, Escape all of them."""
    tool.set_option("what", "crest")
    tool.set_option("level", 2)
    assert next(row for row, _ in tool.options[1].choices) == 1
    for name in ("C2", "F4", "D6"):
        click(tool, at(name))
    assert tool.back()
    tool.cancel()
    assert not tool.busy
    for name in ("C2", "F4", "D6", "B5"):
        click(tool, at(name))
    assert tool.finish()
    (crest,) = document.value.contours
    assert crest.level == 2
    assert len(crest.ring) > 3
    tool.set_option("what", "levels")
    tool.set_option("level", 0)
    tool.set_option("what", "crest")
    assert tool.level == 1, "the ground around has no crest line"
