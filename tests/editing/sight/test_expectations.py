"""Expected lines kept beside a board: made, tested after edits, saved and read again."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.sight.circumstances import circumstances, scene_words, suite_of_scene, unusual
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.suite_edits import KeptSuite, Line, with_line, with_result, without_lines
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene, UnitOnMap
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_suite, write_board, write_suite
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite
from bob_editor.words import speak


@pytest.fixture
def kept(rules: Ruleset, tmp_path: Path) -> Document:
    """An open board with a file."""
    board = Board(Grid(10, 8), rules.id, id="mill", title="Mill")
    path = tmp_path / "mill.board.json"
    write_board(path, board)
    return Document(board, rules, str(path))


@pytest.fixture
def expectations(kept: Document) -> Expectations:
    """What is expected of it: nothing yet."""
    found = Expectations(kept)
    found.load()
    return found


def keep(
    expectations: Expectations, document: Document, first: str, last: str, scene: Scene | None = None
) -> None:
    """Expect a line to stay as it is."""
    scene = scene or Scene(document.value, document.ruleset)
    grid = document.value.grid
    ends = End(grid.hex(first)), End(grid.hex(last))
    answer = sight_of(scene).trace(*ends)
    expectations.set_suites(with_line(expectations.suites, scene, *ends, answer))


def paint(document: Document, label: str, terrain: str) -> None:
    """Paint one hex."""
    at = document.value.grid.hex(label)
    document.set_value(paint_terrain(document.value, (at,), (terrain,)))


def test_an_edit_turns_a_line_red_and_back(
    kept: Document, expectations: Expectations, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Woods in the way fail a clear line, with what was expected and what came; without them it holds again."""
    # On a busy machine the first look may take longer than a frame, and edits are then followed in pauses only.
    monkeypatch.setattr("bob_editor.editing.sight.expectations.FRAME", float("inf"))
    keep(expectations, kept, "B3", "B7")
    assert [one.holds for one in expectations.outcomes] == [True]
    before = kept.value
    kept.changed.connect(lambda _change: expectations.refresh_changed())
    paint(kept, "B5", "woods")
    (one,) = expectations.failing
    assert one.fault == "expected clear, got blocked"
    assert one.answer is not None
    assert one.answer.reasons[0].at == "B5"
    kept.set_value(before)
    assert not expectations.failing


def test_lines_that_take_longer_than_a_frame_wait_for_a_pause(
    kept: Document, expectations: Expectations, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An edit leaves such outcomes as they were, and the refresh of the next pause brings them up to date."""
    monkeypatch.setattr("bob_editor.editing.sight.expectations.FRAME", -1.0)
    keep(expectations, kept, "B3", "B7")
    kept.changed.connect(lambda _change: expectations.refresh_changed())
    paint(kept, "B5", "woods")
    assert not expectations.failing
    assert expectations.stale
    expectations.refresh()
    assert len(expectations.failing) == 1


def test_kept_lines_are_saved_beside_the_board_and_read_again(
    kept: Document, expectations: Expectations
) -> None:
    """The file is NAME.los.json, names the board, and gives the same expectations when the board is opened."""
    keep(expectations, kept, "B3", "B7")
    assert expectations.modified
    assert kept.path is not None
    expectations.save(kept.path)
    assert not expectations.modified
    file = Path(kept.path).parent / "mill.los.json"
    read = read_suite(file)
    assert not read.problems
    assert read.value.board_path == "mill.board.json"
    again = Expectations(kept)
    again.load()
    again.refresh()
    assert [one.expected.expect for one in again.outcomes] == ["clear"]
    assert again.outcomes[0].holds
    assert not again.modified


def test_other_circumstances_make_another_suite(kept: Document, expectations: Expectations) -> None:
    """A line by night goes to a suite of its own, whose circumstances come back."""
    keep(expectations, kept, "B3", "B7")
    night = replace(Scene(kept.value, kept.ruleset), conditions={"visibility": 2})
    keep(expectations, kept, "B3", "B7", night)
    keep(expectations, kept, "C3", "C7", night)
    assert [len(one.suite.checks) for one in expectations.suites] == [1, 2]
    assert [one.expected.expect for one in expectations.outcomes] == ["clear", "blocked", "blocked"]
    assert kept.path is not None
    expectations.save(kept.path)
    assert sorted(path.name for path in Path(kept.path).parent.glob("*.los.json")) == [
        "mill-2.los.json",
        "mill.los.json",
    ]
    scene = expectations.scene_of(Line(1, 0))
    assert scene is not None
    assert scene.conditions == {"visibility": 2}


def test_keeping_the_same_line_again_replaces_it(kept: Document, expectations: Expectations) -> None:
    """There is one check a line, with what is answered last."""
    keep(expectations, kept, "B3", "B7")
    paint(kept, "B5", "woods")
    keep(expectations, kept, "B3", "B7")
    assert [one.expected.expect for one in expectations.outcomes] == ["blocked"]


def test_twice_as_much_smoke_makes_another_suite(rules: Ruleset) -> None:
    """Beyond the smoke of a scenario's card it has the second one alone."""
    board = Board(Grid(2, 4), rules.id)
    ends = End(board.grid.hex("A1")), End(board.grid.hex("A3"))
    one, two = (Scene(board, rules, (Marker("smoke", board.grid.hex("A2")),) * times) for times in (1, 2))
    suites: tuple[KeptSuite, ...] = ()
    for scene in (one, two):
        suites = with_line(suites, scene, *ends, sight_of(scene).trace(*ends), base=one)
    assert [kept.suite.markers for kept in suites] == [(), ({"marker": "smoke", "at": "A2"},)]


def test_a_line_that_is_kept_again_expects_no_modifiers_that_are_gone(rules: Ruleset) -> None:
    """Nothing that the answer doesn't hold."""
    scene = Scene(Board(Grid(2, 4), rules.id), rules)
    check = Expectation(EndSpec("A1"), EndSpec("A3"), "blocked", modifiers=("wall",), note="by hand")
    start, goal = (End(scene.board.grid.hex(one)) for one in ("A1", "A3"))
    answer = sight_of(scene).trace(start, goal)
    ((kept,),) = (
        one.suite.checks
        for one in with_line((KeptSuite(Suite(checks=(check,)), 0),), scene, start, goal, answer)
    )
    assert (kept.expect, kept.modifiers, kept.note) == ("clear", (), "by hand")


def test_a_new_result_is_accepted_and_a_line_deleted(kept: Document, expectations: Expectations) -> None:
    """Both are values: the suites before are as they were."""
    keep(expectations, kept, "B3", "B7")
    keep(expectations, kept, "C3", "C7")
    before = expectations.suites
    paint(kept, "B5", "woods")
    expectations.refresh()
    (one,) = expectations.failing
    assert one.answer is not None
    expectations.set_suites(with_result(expectations.suites, one.line, one.answer))
    assert not expectations.failing
    expectations.set_suites(without_lines(expectations.suites, frozenset({one.line})))
    assert [one.expected.start.hex for one in expectations.outcomes] == ["C3"]
    expectations.set_suites(before)
    assert len(expectations.outcomes) == 2


def test_undoing_after_saving_leaves_no_check_behind(kept: Document, expectations: Expectations) -> None:
    """A suite that was saved and then undone stands empty in its file, and redoing fills the same file."""
    keep(expectations, kept, "B3", "B7")
    with_it = expectations.suites
    assert kept.path is not None
    expectations.save(kept.path)
    expectations.set_suites(())
    assert expectations.modified
    expectations.save(kept.path)
    file = Path(kept.path).parent / "mill.los.json"
    assert read_suite(file).value.checks == ()
    expectations.set_suites(with_it)
    expectations.save(kept.path)
    assert len(read_suite(file).value.checks) == 1
    assert [path.name for path in Path(kept.path).parent.glob("*.los.json")] == ["mill.los.json"]


def test_saving_elsewhere_takes_the_suites_along(
    kept: Document, expectations: Expectations, tmp_path: Path
) -> None:
    """They are named after the new file and name the new board; a stranger's file is not written over."""
    keep(expectations, kept, "B3", "B7")
    assert kept.path is not None
    expectations.save(kept.path)
    other = tmp_path / "copies"
    other.mkdir()
    (other / "copy.los.json").write_text("a stranger's")
    expectations.save(str(other / "copy.board.json"))
    assert (other / "copy.los.json").read_text() == "a stranger's"
    assert read_suite(other / "copy-2.los.json").value.board_path == "copy.board.json"


def test_suites_of_other_boards_are_left_alone(
    kept: Document, expectations: Expectations, tmp_path: Path
) -> None:
    """A file whose name begins alike but that is about another board isn't read; one that can't be read is told."""
    write_suite(tmp_path / "mill-stream.los.json", Suite(board_path="mill-stream.board.json"))
    (tmp_path / "mill-torn.los.json").write_text("{")
    expectations.load()
    assert expectations.suites == ()
    assert len(expectations.troubles) == 1
    assert "mill-torn.los.json" in expectations.troubles[0]


def test_a_line_whose_hex_or_unit_is_gone_fails_and_says_so(
    kept: Document, expectations: Expectations, tmp_path: Path
) -> None:
    """It can't be looked along, so it doesn't hold."""
    off = Expectation(EndSpec("A1"), EndSpec("Z99"), "clear")
    nobody = Expectation(EndSpec("A1", unit="nobody"), EndSpec("A2"), "clear")
    write_suite(tmp_path / "mill.los.json", Suite(board_path="mill.board.json", checks=(off, nobody)))
    expectations.load()
    expectations.refresh()
    for one, named in zip(expectations.failing, ("Z99", "“nobody”"), strict=True):
        assert named in one.fault
        assert one.answer is None


def test_a_line_fails_by_rules_that_were_edited(
    kept: Document, expectations: Expectations, rules: Game
) -> None:
    """A game saved in another window holds here at once; its lines were told to hold as they did by the old rules."""
    paint(kept, "B5", "wheat")
    keep(expectations, kept, "B3", "B7")
    assert not expectations.failing
    wheat = rules.terrain("wheat")
    kept.follow_rules(
        replace(rules, terrains={**rules.terrains, "wheat": replace(wheat, los="blocks", height=1)})
    )
    expectations.refresh()
    assert expectations.failing
    kept.follow_rules(rules)
    expectations.refresh()
    assert not expectations.failing


def test_slow_suites_wait_for_a_pause(kept: Document, expectations: Expectations) -> None:
    """Where the lines don't fit into a frame, an edit leaves them for ``refresh``."""
    keep(expectations, kept, "B3", "B7")
    kept.changed.connect(lambda _change: expectations.refresh_changed())
    expectations._took = 1.0
    paint(kept, "B5", "woods")
    assert expectations.stale
    assert not expectations.failing
    expectations.refresh()
    assert expectations.failing


def test_a_scene_goes_into_a_suite_and_comes_back(rules: Ruleset) -> None:
    """Markers with facing, changes, units, conditions and rulings are the same after a file."""
    board = Board(Grid(10, 8), rules.id)
    at = board.grid.hex
    scene = Scene(
        board,
        rules,
        markers=(Marker("smoke", at("C3")), Marker("cave", at("D4"), "ne")),
        changes=(MapChange("upper_level", (at("E4"),)),),
        conditions={"visibility": 4},
        units=(UnitOnMap("infantry", at("F4"), "axis"),),
        rulings={"hedgerow_vertex": rules.rulings["hedgerow_vertex"].choices[-1]},
    )
    suite = suite_of_scene(scene, title="All", board_path="x.board.json")
    back = suite_map(suite, board, rules, "x.los.json").scene
    assert circumstances(back) == circumstances(scene)
    assert circumstances(back) != circumstances(Scene(board, rules))
    assert circumstances(replace(scene, markers=(*scene.markers, scene.markers[0]))) != circumstances(scene)
    assert scene_words(scene) == "night 4, 2 markers, 1 change, 1 unit, 1 ruling"


@pytest.mark.parametrize(
    ("light", "said", "in_german"),
    [
        ("twilight", "light twilight", "Licht Dämmerung"),
        (
            [{"from_min": 0, "to_min": 10, "light": "twilight"}, {"from_min": 10, "light": "day"}],
            "light twilight, day",
            "Licht Dämmerung, Tag",
        ),
        ({"storm_range": [2, 4]}, "light", "Licht"),
    ],
)
def test_a_condition_is_told_in_words(light: object, said: str, in_german: str) -> None:
    """Whatever its value is: names of the game in the language of the window, never as the file writes it."""
    game = ruleset("last-hundred-yards")
    scene = Scene(Board(Grid(10, 8), game.id), game, conditions={"light": light})
    assert scene_words(scene) == said
    speak("de")
    try:
        assert scene_words(scene) == in_german
    finally:
        speak("en")


def test_plain_daylight_is_nothing_to_tell() -> None:
    """A card may say so all the same, and that there is no rain; a suite that lifts a card's night says it."""
    for game, conditions, told in (
        ("last-hundred-yards", {"light": "day"}, "light day"),
        ("band-of-brothers-2.2", {"rain": False}, ""),
    ):
        rules = ruleset(game)
        scene = Scene(Board(Grid(10, 8), rules.id), rules, conditions=conditions)
        assert scene_words(unusual(scene)) == ""
        assert scene_words(scene) == told


def test_live_los_shares_its_sight(document: Document, los: LiveLos) -> None:
    """The sight on the present board is one; on a pending board it is made once, and forgotten with the next edit."""
    assert los.sight is los.sight
    pending = paint_terrain(document.value, (document.value.grid.hex("B5"),), ("woods",))
    first = los.sight_on(pending)
    assert first is not None
    assert first is los.sight_on(pending)
    assert first.scene.board is pending
    document.set_value(pending)
    assert los.sight is not None
    assert los.sight.scene.board is pending
