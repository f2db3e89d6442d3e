"""The first look on a large map is worked out beside the window: what is edited meanwhile is made up for."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.sight_beside import LEFT, WORKING
from bob_editor.editing.sight.suite_edits import KeptSuite
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End, Marker
from bob_editor.rules.los.sight import Sight
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite

RULESET = "band-of-brothers-2.2"


class Later:
    """Does what it is asked for when told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Sight], Callable[[Sight], None]]] = []

    def __call__(self, work: Callable[[], Sight], then: Callable[[Sight], None]) -> None:
        """Asked by the map."""
        self.waiting.append((work, then))

    def go_on(self) -> None:
        """Do what was asked for first."""
        work, then = self.waiting.pop(0)
        then(work())


@pytest.fixture
def later() -> Later:
    """What stands for the window."""
    return Later()


@pytest.fixture
def los(later: Later) -> LiveLos:
    """LOS on 15 by 12 open hexes."""
    los = LiveLos(Document(Board(Grid(15, 12), RULESET), ruleset(RULESET)))
    los.beside.do = later
    return los


def plain(los: LiveLos) -> LiveLos:
    """The same question, asked with nobody to work beside."""
    alone = LiveLos(Document(los.document.value, los.document.ruleset))
    alone.look(los.origin, los.target)
    return alone


def look(los: LiveLos) -> None:
    """Along the board."""
    grid = los.document.value.grid
    los.look(End(grid.hex("B5")), End(grid.hex("M5")))


def wood(los: LiveLos) -> None:
    """Put a wood in the way."""
    hexes = (los.document.value.grid.hex("G5"), los.document.value.grid.hex("G6"))
    paint = partial(board_edits.paint_terrain, hexes=hexes, terrain=("woods",))
    los.document.perform(Edit("Woods", paint))


def test_it_is_said_and_then_answered(los: LiveLos, later: Later) -> None:
    """Until it is there, there is no field; nothing is asked for twice."""
    told: list[bool] = []
    look(los)
    assert (los.field, los.answer, los.trouble) == (None, None, WORKING)
    los.look(los.origin, None)
    look(los)
    assert los.sight is None
    assert len(later.waiting) == 1
    los.changed.connect(lambda: told.append(los.field is not None))
    later.go_on()
    assert told == [True]
    assert not los.trouble
    assert los.answer == plain(los).answer


def test_what_was_worked_out_is_what_is_asked(los: LiveLos, later: Later) -> None:
    """Where nothing is another by then, nothing is read again in the window."""
    found: list[Sight] = []
    look(los)
    assert los.field is None
    work, then = later.waiting.pop()
    found.append(work())
    then(found[0])
    assert los.sight is found[0]


def test_an_edit_meanwhile_is_made_up_for(los: LiveLos, later: Later) -> None:
    """It isn't begun anew for every stroke."""
    look(los)
    assert los.field is None
    wood(los)
    assert los.field is None
    assert len(later.waiting) == 1
    later.go_on()
    assert los.answer is not None
    assert los.answer == plain(los).answer
    field, other = los.field, plain(los).field
    assert field is not None
    assert other is not None
    assert (field.codes == other.codes).all()


def test_an_edit_of_much_of_the_board_is_looked_into_anew(los: LiveLos, later: Later) -> None:
    """To bring the lines of all hexes up to it takes as long as the first look; a little is brought up at once."""
    look(los)
    assert los.field is None
    later.go_on()
    wood(los)
    assert los.trouble == ""
    assert not later.waiting
    every = partial(board_edits.paint_terrain, hexes=los.document.value.grid.hexes, terrain=("woods",))
    los.document.perform(Edit("Woods everywhere", every))
    assert (los.field, los.trouble) == (None, WORKING)
    later.go_on()
    assert los.answer is not None
    assert los.answer == plain(los).answer


def hill(los: LiveLos, far: float) -> None:
    """Put a hill in the way, so far around the middle."""
    x, y = los.document.value.grid.centre(los.document.value.grid.hex("G6"))
    ring = ((x - far, y - far), (x + far, y - far), (x + far, y + far), (x - far, y + far))
    los.document.perform(Edit("Hill", partial(board_edits.add_contour, contour=Contour(1, ring))))


def test_a_large_outline_is_made_up_for_beside_the_window(los: LiveLos, later: Later) -> None:
    """Hex by hex its shapes are made anew; what comes meanwhile in its turn, and nothing is shown as seen."""
    look(los)
    assert los.field is None
    later.go_on()
    first = los.field
    hill(los, 2)
    assert los.field is not None
    assert not later.waiting
    hill(los, 6)
    assert (los.field, los.answer, los.trouble) == (None, None, WORKING)
    hill(los, 7)
    assert los.field is None
    assert len(later.waiting) == 1
    later.go_on()
    assert (los.field, los.trouble) == (None, WORKING)
    wood(los)
    later.go_on()
    assert not later.waiting
    there, other = los.field, plain(los).field
    assert there is not None
    assert other is not None
    assert first is not None
    assert (there.codes == other.codes).all()
    assert (there.codes != first.codes).any()


def test_markers_meanwhile_count_too(los: LiveLos, later: Later) -> None:
    """The sight that is being brought up to the board is asked about nothing else until it is there."""
    look(los)
    assert los.field is None
    later.go_on()
    hill(los, 6)
    assert los.field is None
    los.scene = replace(los.scene, markers=(Marker("smoke", los.document.value.grid.hex("H6")),))
    while later.waiting:
        later.go_on()
    assert los.answer is not None
    alone = plain(los)
    alone.scene = los.scene
    assert los.answer == alone.answer


def test_other_rulings_meanwhile_are_asked_for_anew(los: LiveLos, later: Later) -> None:
    """What was worked out stands for the former ones."""
    look(los)
    assert los.field is None
    los.scene = replace(los.scene, rulings={next(iter(ruleset(RULESET).rulings)): "other"})
    later.go_on()
    assert los.trouble == WORKING
    assert len(later.waiting) == 1


def test_what_is_left_is_said_and_asked_for_at_the_next_look(los: LiveLos, later: Later) -> None:
    """Its outcome, should it come, is of no use any more."""
    look(los)
    assert los.field is None
    los.leave()
    assert los.trouble == LEFT
    later.go_on()
    assert los.field is None
    los.look(los.target, los.origin)
    assert los.trouble == WORKING
    later.go_on()
    assert los.answer == plain(los).answer


def test_a_small_map_is_answered_at_once(later: Later) -> None:
    """Nothing need be told."""
    los = LiveLos(Document(Board(Grid(9, 7), RULESET), ruleset(RULESET)))
    los.beside.do = later
    los.look(End(los.document.value.grid.hex("B5")), None)
    assert los.field is not None
    assert not later.waiting


def test_expected_lines_wait_for_it(los: LiveLos, later: Later) -> None:
    """They are looked along with what was worked out for the user, once it is there."""
    expectations = Expectations(los.document)
    expectations.los = los
    lines = tuple(Expectation(EndSpec("B5"), EndSpec("M5"), word) for word in ("clear", "blocked"))
    expectations.set_suites((KeptSuite(Suite("Lines", checks=lines), 0),))
    assert expectations.stale
    assert len(later.waiting) == 1
    later.go_on()
    expectations.refresh()
    assert not expectations.stale
    assert [one.holds for one in expectations.outcomes] == [True, False]
