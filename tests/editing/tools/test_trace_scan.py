"""The trace tool: strokes pick colours, clicks take what is proposed, a road follows its colour."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest
from attrs import evolve

from bob_editor.editing.document.document import Document
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.proposals import Proposal, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject, Wanted
from bob_editor.editing.whole.shaping import resized, turned
from bob_editor.editing.whole.traced import carried_picked
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.model.edit import Edit
from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.ground import Ground

At = Callable[..., Pointer]

WOODS = ("C3", "C4", "D3", "D4")
"""Four hexes that lie together are dark green on the sheet."""
ORCHARD = ("F3", "F4", "G3", "G4")
"""Four more, for what is nearly as green."""
ROAD = ("A7", "B7", "C7", "D7", "E7", "F7")


def _painted(board: Board) -> Sheet:
    """Light ground, green woods of whole hexes, a brown road from dot to dot."""
    scale, left, top = 8.0, -2.5, -2.5
    pixels = np.full((270, 270, 3), (200, 210, 160), dtype=np.uint8)
    sheet = _filled(Sheet(board.grid, pixels, left, top, scale), WOODS, (60, 100, 50))
    dots = [board.grid.frame.true(board.grid.centre(board.grid.hex(name))) for name in ROAD]
    for (ax, ay), (bx, by) in pairwise(dots):
        for step in np.linspace(0, 1, 60):
            column = round((ax + (bx - ax) * step - left) * scale)
            row = round((ay + (by - ay) * step - top) * scale)
            pixels[row - 2 : row + 3, column - 2 : column + 3] = (150, 110, 70)
    return sheet


def _filled(sheet: Sheet, names: tuple[str, ...], colour: tuple[int, int, int]) -> Sheet:
    """The sheet with whole hexes of a colour."""
    places = [sheet.grid.index[sheet.grid.hex(name)] for name in names]
    sheet.pixels[np.isin(sheet.hexes, places)] = colour
    return Sheet(sheet.grid, sheet.pixels, sheet.left, sheet.top, sheet.scale)


@pytest.fixture
def tool(tools: dict[str, Tool], document: Document) -> TraceScan:
    """The tool over a scan that is read; what it asks for is done at once."""
    tool = tools["trace_scan"]
    assert isinstance(tool, TraceScan)
    pins = (Pin((10, 10), "A1"), Pin((200, 10), "H1"))
    document.set_value(evolve(document.value, underlay=Underlay("scan.png", pins)))
    tool.put_sheet(_painted(document.value))

    def do(wanted: Wanted) -> None:
        sheet = tool.tracing.sheet
        assert sheet is not None
        tool.show(wanted.subject, wanted.job(sheet, lambda _done, _all: None))

    tool.asked.connect(do)
    tool.set_option("terrain", "woods")
    return tool


def click(tool: Tool, pointer: Pointer) -> None:
    """Press and release."""
    tool.press(pointer)
    tool.release(pointer)


def hexes(document: Document, names: tuple[str, ...]) -> set[Hex]:
    """Hexes by name."""
    return {document.value.grid.hex(name) for name in names}


def test_without_a_scan_it_says_so(tools: dict[str, Tool], at: At) -> None:
    """The hint tells where to choose one, and a click asks for it."""
    tool = tools["trace_scan"]
    assert isinstance(tool, TraceScan)
    lacking: list[bool] = []
    tool.lacking.connect(lambda: lacking.append(True))
    assert "No scan" in tool.hint
    click(tool, at("C3"))
    assert lacking
    assert not tool.take_up("woods")


def test_a_click_proposes_and_a_click_takes(
    tool: TraceScan, document: Document, at: At, steps: list[Edit[Board]]
) -> None:
    """All four hexes are one proposal; taken it is an outline of the board that holds their dots."""
    click(tool, at("C3"))
    (one,) = tool.tracing.proposals
    assert set(one.hexes) == hexes(document, WOODS)
    assert not document.value.artwork
    tool.hover(at("D4"))
    assert "take this Woods" in tool.hint
    click(tool, at("D4"))
    assert [edit.label for edit in steps] == ["Accept Woods"]
    assert set(document.ground.drawn[0].dots) == hexes(document, WOODS)
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    assert not tool.tracing.proposals, "what the board has already isn't proposed again"


def test_what_a_locked_layer_refuses_is_still_proposed(tool: TraceScan, document: Document, at: At) -> None:
    """It was neither on the board nor to be had again; the status bar says so before, of what is led by clicks, too."""
    click(tool, at("C3"))
    assert "locked" not in tool.told
    document.manner.locked = frozenset(("artwork",))
    assert "take this Woods" in tool.told
    assert "locked in the Layers panel" in tool.told
    tool.set_option("what", "outline")
    assert "locked in the Layers panel" in tool.told
    tool.set_option("what", "areas")
    tool.accept(tool.tracing.proposals)
    assert not document.value.artwork
    assert tool.tracing.proposals


def test_going_back_proposes_again(tool: TraceScan, document: Document, at: At) -> None:
    """Undo gives the board without the outline, and with it the proposal; redo takes both away.

    Only a stroke that came after the last step is undone before it.
    """
    click(tool, at("C3"))
    assert tool.is_ahead
    before = document.value
    tool.accept(tool.tracing.proposals)
    after = document.value
    assert not tool.is_ahead
    document.set_value(before)
    assert len(tool.tracing.proposals) == 1
    assert tool.is_ahead
    document.set_value(after)
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    assert tool.is_ahead
    assert tool.back()
    assert not tool.is_ahead


def test_a_stroke_that_went_with_its_proposals_is_not_undone(tool: TraceScan, at: At) -> None:
    """It would stand before the steps on the board for ever."""
    click(tool, at("C3"))
    tool.discard(tool.tracing.proposals)
    assert not tool.tracing.of(tool.subject).strokes
    assert not tool.is_ahead
    assert not tool.back()


def test_what_is_due_is_traced_once_the_scan_is_read_anew(tool: TraceScan, at: At) -> None:
    """As where the board was turned while a trace was at work."""
    click(tool, at("C3"))
    asked: list[Wanted] = []
    tool.asked.connect(asked.append)
    tool.tracing.put_off(tool.subject)
    tool.put_sheet(tool.tracing.sheet)
    assert [one.subject for one in asked] == [tool.subject]


def test_discarding_and_taking_back(tool: TraceScan, at: At, document: Document) -> None:
    """Delete forgets a proposal, Backspace the last stroke; a right click asks, and does nothing beside a proposal."""
    before = document.value
    click(tool, at("C3"))
    asked: list[Proposal] = []
    tool.asked_about.connect(asked.append)
    click(tool, at("A1", button="right"))
    assert not asked
    assert len(tool.tracing.of(tool.subject).strokes) == 1
    click(tool, at("D3", button="right"))
    assert asked == [*tool.tracing.proposals]
    tool.hover(at("D3"))
    assert tool.delete()
    assert not tool.tracing.proposals
    click(tool, at("C4"))
    for act, place in ((tool.press, "A1"), (tool.move, "E1"), (tool.release, "E1")):
        act(at(place))
    stroke = tool.tracing.of(tool.subject).strokes[-1].points
    steps = [true_distance(document.value.grid.frame, *pair) for pair in pairwise(stroke)]
    assert max(steps) < 0.25, "a quick hand leaves no gaps"
    while tool.back():
        pass
    assert not tool.tracing.proposals
    assert not tool.tracing.of(tool.subject).strokes
    assert document.value is before


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
    document.set_value(evolve(document.value, underlay=evolve(underlay, opacity=0.4)))
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
    document.set_value(evolve(document.value, base=evolve(document.value.base, terrain="field")))
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
        click(tool, evolve(at(name), point=spot))
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


def _proposed_with_what_is_alike(tool: TraceScan, document: Document, at: At) -> Subject:
    """Woods that are proposed, and with them four hexes that aren't woods."""
    tool.put_sheet(_filled(_painted(document.value), ORCHARD, (78, 120, 60)))
    click(tool, at("C3"))
    assert {at for one in tool.tracing.proposals for at in one.hexes} > hexes(document, WOODS)
    return tool.subject


def test_another_terrain_traces_again_what_is_proposed(tool: TraceScan, document: Document, at: At) -> None:
    """Woods that are proposed give up what is picked as orchard; what was taken of them stays."""
    woods = _proposed_with_what_is_alike(tool, document, at)
    tool.set_option("terrain", "orchard")
    click(tool, at("F3"))
    assert {at for one in tool.tracing.of(woods).proposals for at in one.hexes} == hexes(document, WOODS)
    assert {at for one in tool.tracing.of(tool.subject).proposals for at in one.hexes} == hexes(
        document, ORCHARD
    )
    tool.accept(tool.tracing.of(woods).proposals)
    click(tool, at("G4"))
    assert not tool.tracing.of(woods).proposals


def test_what_was_discarded_stays_so(tool: TraceScan, document: Document, at: At) -> None:
    """Traced again, be it with another tolerance, it is no news, until a stroke picks it once more."""
    click(tool, at("C3"))
    tool.tracing.discard(tool.tracing.proposals)
    tool.set_option("tolerance", 2)
    assert not tool.tracing.proposals
    click(tool, at("D4"))
    assert {at for one in tool.tracing.proposals for at in one.hexes} == hexes(document, WOODS)


def test_a_stroke_for_the_wrong_terrain_is_corrected(tool: TraceScan, document: Document, at: At) -> None:
    """By a stroke for the right one over it, or by discarding all that came of it: it says nothing any more."""
    for discards in (False, True):
        tool.set_option("terrain", "orchard")
        click(tool, at("C3"))
        wrong = tool.subject
        if discards:
            tool.discard(tool.tracing.proposals)
        tool.set_option("terrain", "woods")
        click(tool, at("D4" if discards else "C3"))
        assert not tool.tracing.of(wrong).strokes
        assert [(one.terrain, set(one.hexes)) for one in tool.tracing.proposals] == [
            ("woods", hexes(document, WOODS))
        ]
        tool.tracing.clear()


def test_what_a_new_stroke_stops_is_still_traced(tool: TraceScan, at: At) -> None:
    """Who strokes the next terrain before the first is traced gets both."""
    wanted: list[Wanted] = []
    tool.asked.disconnect()
    tool.asked.connect(wanted.append)
    click(tool, at("C3"))
    woods = tool.subject
    tool.set_option("terrain", "orchard")
    click(tool, at("F3"))
    assert [one.subject for one in wanted] == [woods, tool.subject]
    tool.show(tool.subject, Traced())
    assert [one.subject for one in wanted] == [woods, tool.subject, woods]
    assert wanted[-1].anew
    tool.show(woods, Traced())
    assert len(wanted) == 3
    tool.back()
    tool.show(tool.subject, Traced((Proposal("hexes", "orchard", hexes=(tool.board.grid.hex("F3"),)),)))
    assert not tool.tracing.proposals, "what was picked for it was taken back meanwhile"


def test_a_stroke_has_only_what_it_speaks_against_traced_anew(
    tool: TraceScan, document: Document, at: At
) -> None:
    """Woods stay as they are when another colour is picked, elsewhere; with what looks alike they are due."""
    woods = _proposed_with_what_is_alike(tool, document, at)
    wanted: list[Wanted] = []
    tool.asked.connect(wanted.append)
    tool.set_option("terrain", "orchard")
    click(tool, at("C7"))
    assert [one.subject for one in wanted] == [tool.subject]
    click(tool, at("F3"))
    assert woods in [one.subject for one in wanted]
    del wanted[:]
    assert tool.back()
    assert woods in [one.subject for one in wanted], "what a stroke took is to come back without it"


def test_a_click_with_control_says_what_is_not_meant(tool: TraceScan, document: Document, at: At) -> None:
    """The hint says so before, nothing goes onto the board, and Backspace takes it back."""
    _proposed_with_what_is_alike(tool, document, at)
    before = document.value
    tool.hover(at("F3"))
    assert "Ctrl+click" in tool.hint
    tool.hover(at("F3", control=True))
    assert "isn’t Woods" in tool.hint
    click(tool, at("F3", control=True))
    assert document.value is before
    assert _held(tool, "artwork") == hexes(document, WOODS)
    assert tool.back()
    assert _held(tool, "artwork") > hexes(document, WOODS)


def test_strokes_over_bare_ground_say_what_is_no_area(tool: TraceScan, document: Document, at: At) -> None:
    """Ground nearly as green as the woods is proposed with them, until a stroke says what it is."""
    woods = _proposed_with_what_is_alike(tool, document, at)
    ground = document.value.base.terrain
    assert tool.take_up(ground)
    assert tool.chosen == ground
    assert "bare" in tool.hint
    click(tool, at("F3"))
    assert {at for one in tool.tracing.of(woods).proposals for at in one.hexes} == hexes(document, WOODS)
    assert not tool.tracing.of(tool.subject).proposals


def test_bare_ground_has_any_level(tool: TraceScan, document: Document, at: At) -> None:
    """A stroke over it isn't held against the tint of a level, as one over an orchard is."""
    apart = ("F6", "G6", "F7")
    tool.put_sheet(_filled(_hill(document.value), apart, (196, 165, 104)))
    for terrain, least in ((document.value.base.terrain, 1), ("orchard", 0)):
        tool.tracing.clear()
        assert tool.take_up(terrain)
        click(tool, at("F6"))
        assert tool.take_up_level(1)
        click(tool, at("C3"))
        held = {at for one in tool.tracing.proposals for at in one.hexes if one.kind == "contour"}
        assert (hexes(document, apart) <= held) == bool(least)


def _hill(board: Board) -> Sheet:
    """The woods' place as a hill, of two tints that are alike."""
    return _filled(_filled(_painted(board), WOODS, (200, 170, 110)), ("D3",), (196, 165, 104))


def _held(tool: TraceScan, kind: str) -> set[Hex]:
    return {at for one in tool.tracing.proposals if one.kind == kind for at in one.hexes}


def test_tints_may_be_picked_before_what_hides_them(
    tool: TraceScan, document: Document, at: At, steps: list[Edit[Board]]
) -> None:
    """An orchard of a hill's tint counts as one until it is on the board; crest lines wait for it."""
    tool.put_sheet(_filled(_hill(document.value), ORCHARD, (205, 165, 115)))
    assert tool.take_up_level(1)
    click(tool, at("C3"))
    assert _held(tool, "contour") == hexes(document, (*WOODS, *ORCHARD))
    assert tool.take_up("orchard")
    click(tool, at("F3"))
    assert _held(tool, "hexes") == hexes(document, ORCHARD)
    tool.accept_all()
    assert set(document.value.hexes) == hexes(document, ORCHARD)
    assert not document.value.contours
    assert _held(tool, "contour") == hexes(document, WOODS)
    tool.accept_all()
    assert len(document.value.contours) == 1
    assert len(steps) == 2


def test_a_proposal_is_accepted_as_something_else(tool: TraceScan, document: Document, at: At) -> None:
    """It goes onto the board as that, and comes back as what it was traced for."""
    click(tool, at("C3"))
    (one,) = tool.tracing.proposals
    before = document.value
    other = next(row.id for row in document.ruleset.terrains_in("artwork") if row.id != one.terrain)
    tool.accept_as(one, other)
    assert [piece.terrain for piece in document.value.artwork] == [other]
    assert not tool.tracing.proposals
    document.set_value(before)
    assert tool.tracing.proposals == (one,)


def test_a_press_on_what_is_proposed_for_another_terrain_picks(tool: TraceScan, at: At) -> None:
    """Only the right button asks about it; as a stroke it says what isn't meant."""
    click(tool, at("C3"))
    woods = tool.tracing.proposals
    asked: list[Proposal] = []
    tool.asked_about.connect(asked.append)
    assert tool.take_up("orchard")
    click(tool, at("D4", button="right"))
    assert asked == [*woods]
    tool.press(at("A1", button="right"))
    tool.move(at("A2", button="right"))
    tool.release(at("A2", button="right"))
    click(tool, at("D4"))
    assert [one.unlike for one in tool.tracing.of(tool.subject).strokes] == [True, False]
    assert asked == [*woods]


def test_what_is_unlike_bare_ground_is_listed(tool: TraceScan, document: Document, at: At) -> None:
    """Until it is known for something: the tint of a level is ground, too."""
    assert tool.take_up(document.value.base.terrain)
    click(tool, at("A2"))
    listed = {one.hexes[0] for _, one in tool.tracing.unsure if one.why == "unlike bare ground"}
    assert listed == hexes(document, WOODS)
    assert not tool.tracing.proposals
    assert tool.take_up_level(1)
    click(tool, at("C3"))
    assert not any(one.why == "unlike bare ground" for _, one in tool.tracing.unsure)


def test_another_game_is_traced_for_what_it_has(document: Document, tools: dict[str, Tool]) -> None:
    """No crest lines where a game has none."""
    tool = tools["trace_scan"]
    tool.set_option("what", "levels")
    flat = game_from_data(started(next(one for one in STARTS if one.id == "artwork")).data)
    document.open(Board(document.value.grid, flat.id), flat)
    assert vars(tool)["what"] == "areas"
