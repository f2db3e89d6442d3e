"""Units that are in the way by whose they are: seen from who looks, and what holds where a side isn't known."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.sight.area_sight import area_sight
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.publishing.progress import untold
from bob_editor.publishing.tables.packed_sight import packed_sight
from bob_editor.rules.cards.code import Area
from bob_editor.rules.game import game_from_data, sight_of
from bob_editor.rules.los.scene import End, Scene, UnitOnMap
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.statistics import sight_of_areas
from bob_editor.sheet.languages import language_of

GRID = Grid(4, 3)
A1, B1, C2 = map(GRID.hex, ("A1", "B1", "C2"))
GAME = {
    "id": "whose", "title": "Whose", "hexes": "flat-top", "base_terrain": "open",
    "terrains": [{"id": "open", "title": "Open", "in": ["base", "hexes"], "cites": ""}],
    "units": [
        {"id": "squad", "title": "Squad", "cites": ""},
        {"id": "elephant", "title": "Elephant", "of": "all", "cites": ""},
    ],
    "rulings": [
        {"id": "stranger", "question": "Whose is it?", "choices": [
            {"value": "counts", "text": "In the way"}, {"value": "nothing", "text": "Not in the way"},
        ], "default": "counts", "from": "", "cites": ""},
    ],
}  # fmt: skip


def _sight(of: str, units: list[UnitOnMap], unknown: object = "counts") -> Sight:
    units_said = {"count": "all", "of": of, "unknown": unknown}
    game = game_from_data({**GAME, "sight": {"heights": False, "units": units_said}})
    return sight_of(Scene(Board(GRID, "whose", id="b", title="B"), game, units=tuple(units)))


@pytest.mark.parametrize(("of", "blocked"), [("all", "rb"), ("friendly", "b"), ("enemy", "r")])
def test_whose_are_in_the_way_of_a_blue_one(of: str, blocked: str) -> None:
    """Where it says so, or as who stands there; the same from one hex to all. A kind may say otherwise of itself."""
    for side in ("red", "blue"):
        expected = "blocked" if side[0] in blocked else "clear"
        between = UnitOnMap("squad", B1, side)
        for start, units in (
            (End(A1, side="blue"), [between, UnitOnMap("squad", A1, "red")]),
            (End(A1), [between, UnitOnMap("squad", A1, "blue")]),
            (End(A1, unit="elephant"), [between, UnitOnMap("squad", A1, "red"), UnitOnMap("elephant", A1, "blue")]),
        ):  # fmt: skip
            sight = _sight(of, units)
            assert sight.trace(start, End(C2)).verdict == expected
            field = sight.field(start)
            assert field.verdict(field.hexes.index(C2))[0] == expected
        elephant = _sight(of, [UnitOnMap("elephant", B1, side)])
        assert elephant.trace(End(A1, side="blue"), End(C2)).verdict == "blocked"


@pytest.mark.parametrize(("unknown", "verdict"), [("counts", "blocked"), ("nothing", "clear")])
def test_a_side_that_is_not_known_is_told(unknown: str, verdict: str) -> None:
    """That of the unit, of who looks, or of one among two sides; where nothing hangs on it nothing is said."""
    red, nobodys = UnitOnMap("squad", B1, "red"), UnitOnMap("squad", B1)
    for start, units in (
        (End(A1), [red]),
        (End(A1, side="blue"), [nobodys]),
        (End(A1), [red, UnitOnMap("squad", A1, "red"), UnitOnMap("squad", A1, "blue")]),
    ):
        found = _sight("enemy", units, unknown).trace(start, End(C2))
        assert found.verdict == verdict
        assert "hangs on a side that isn't known" in found.reasons[0].text
    known = _sight("enemy", [nobodys, red], unknown).trace(End(A1, side="blue"), End(C2))
    assert known.verdict == "blocked"
    assert "hangs" not in known.reasons[0].text


@pytest.mark.parametrize("unknown", ["counts", "nothing"])
def test_a_web_page_says_what_hangs_on_a_side(unknown: str) -> None:
    """Of a clear line, too; where nothing hangs on it a clear line says nothing."""
    packed = packed_sight(
        _sight("enemy", [UnitOnMap("squad", B1, "red")], unknown), untold, language_of("de")
    )
    place = {at: number for number, at in enumerate(GRID.hexes)}
    hangs = [one.reason for one in packed.classes if "nicht bekannt" in one.reason]
    assert packed.classes[packed.table[place[A1], place[C2]]].reason == hangs[0]
    assert packed.classes[packed.table[place[B1], place[C2]]].reason == ""
    assert hangs[0].startswith("dies hängt") == (unknown == "nothing")


def test_a_ruling_may_decide_where_a_side_is_not_known() -> None:
    """It is named where the line hangs on it, and alone there."""
    sight = _sight("enemy", [UnitOnMap("squad", B1)], {"ruling": "stranger"})
    found = sight.trace(End(A1, side="blue"), End(C2))
    assert (found.verdict, found.reasons[0].ruling) == ("blocked", "stranger")
    other = sight.under(replace(sight.scene, rulings={"stranger": "nothing"}))
    found = other.trace(End(A1, side="blue"), End(C2))
    assert (found.verdict, found.reasons[0].ruling) == ("clear", "stranger")
    sided = sight.under(replace(sight.scene, units=(UnitOnMap("squad", B1, "red"),)))
    assert sided.trace(End(A1, side="blue"), End(C2)).reasons[0].ruling is None


@pytest.mark.parametrize(("side", "named"), [("red", "counted"), ("blue", None)])
def test_a_ruling_by_which_units_count_is_named_where_this_one_would_be_in_the_way(
    side: str, named: str | None
) -> None:
    """Under its other answer, too, it counts whose a unit is."""
    choices = [{"value": one, "text": one} for one in ("no", "all")]
    ruling = {"id": "counted", "question": "?", "choices": choices, "default": "no", "from": "", "cites": ""}
    units = {"count": {"ruling": "counted"}, "of": "enemy"}
    game = game_from_data({**GAME, "rulings": [ruling], "sight": {"heights": False, "units": units}})
    board = Board(GRID, "whose", id="b", title="B")
    sight = sight_of(Scene(board, game, units=(UnitOnMap("squad", B1, side),)))
    found = sight.trace(End(A1, side="blue"), End(C2))
    assert (found.verdict, found.reasons[0].ruling) == ("clear", named)


def test_who_looks_from_an_area_is_of_its_side() -> None:
    """Its own units aren't in its way, though none stands in the area."""
    sight = _sight("enemy", [UnitOnMap("squad", B1, "blue")])
    ours, theirs = (
        Area(("setup_areas", place), "setup", side, frozenset({at}), side)
        for place, (side, at) in enumerate((("blue", A1), ("red", C2)))
    )
    assert [view.verdict for view in area_sight(sight, (ours, theirs)).views] == ["clear", "blocked"]
    looking = {area.side: frozenset(End(at, side=area.side) for at in area.hexes) for area in (ours, theirs)}
    assert [one.exposed for one in sight_of_areas(sight, looking).values()] == [{"red": 1}, {"blue": 0}]
