"""The trace tool: what was meant otherwise is corrected."""

from bob_editor.editing.document.document import Document
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.proposals import Proposal, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject, Wanted
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.game import game_from_data
from tests.editing.tools.tracing.at_hand import WOODS, At, _filled, _painted, click, hexes

ORCHARD = ("F3", "F4", "G3", "G4")
"""Four more, for what is nearly as green."""


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
