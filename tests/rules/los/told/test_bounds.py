"""How far one sees by what is at either end: terrain, markers and kinds of units, from one end to the other alone."""

from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Marker, Scene
from bob_editor.rules.los.sight import Sight
from tests.rules.los.told.plain_game import TERRAINS, game, row_scene

UNITS: list[dict[str, Any]] = [
    {"id": "scout", "title": "Scout", "cites": "4.1", "sees_within": 5, "seen_within": 2},
    {"id": "tank", "title": "Tank", "cites": "4.2", "sees_within": 3},
]
MARKERS = [{"id": "dust", "title": "Dust", "cites": "5", "seen_within": 3, "sees_within": 4}]


def looked(row: str, start: str | None, goal: str | None, *dusty: int) -> tuple[Sight, End, End]:
    """The sight of a row of hexes, dust on the ends by number, and its ends with their units."""
    scene, here, there = row_scene(row, game({}, units=UNITS, markers=MARKERS))
    markers = tuple(Marker("dust", (here, there)[one]) for one in dusty)
    return sight_of(replace(scene, markers=markers)), End(here, unit=start), End(there, unit=goal)


@pytest.mark.parametrize(
    ("row", "start", "goal", "dusty", "seen", "cites"),
    [
        ("0..0", "tank", None, (), True, ""),
        ("0...0", "tank", None, (), False, "4.2"),
        ("0...0", None, "tank", (), True, ""),
        ("0....0", "scout", None, (), True, ""),
        ("0.....0", "scout", None, (), False, "4.1"),
        ("0.0", None, "scout", (), True, ""),
        ("0..0", None, "scout", (), False, "4.1"),
        ("0..0", "tank", "scout", (), False, "4.1"),
        ("0..0", None, None, (1,), True, ""),
        ("0...0", None, None, (1,), False, "5"),
        ("0...0", None, None, (0,), True, ""),
        ("0....0", None, None, (0,), False, "5"),
        ("0....0", "scout", None, (0,), False, "5"),
    ],
)
def test_the_least_bound_holds(
    row: str, start: str | None, goal: str | None, dusty: tuple[int, ...], seen: bool, cites: str
) -> None:
    """It is told with its number; the field says of plain ground what the line to it says."""
    sight, here, there = looked(row, start, goal, *dusty)
    answer = sight.trace(here, there)
    assert (answer.verdict == "clear") is seen
    if not seen:
        assert (answer.reasons[0].kind, answer.reasons[0].cites) == ("visibility", cites)
        assert "alone" in answer.reasons[0].text
    field = sight.field(here)
    bare = sight.trace(here, End(there.hex))
    assert field.verdict(field.hexes.index(there.hex)) == (bare.verdict, bare.blind, bare.hindrance)


@pytest.mark.parametrize(
    ("marker", "on", "goal", "seen"),
    [
        ("fired", 1, None, True), ("fired", 1, "scout", True), ("fired", 0, None, False), ("moved", 1, None, True),
        ("moved", 1, "scout", True), ("spotted", 1, None, False),
    ],
)  # fmt: skip
def test_who_has_fired_is_seen_from_however_far(marker: str, on: int, goal: str | None, seen: bool) -> None:
    """Whatever terrain, dust and its kind say there; what the marker says itself holds, and who looks is bound."""
    found = [
        {"id": "fired", "title": "Fired", "reveals": True, "cites": "6"},
        {"id": "moved", "title": "Moved", "reveals": True, "seen_within": 5, "cites": "6"},
        {
            "id": "spotted",
            "title": "Spotted",
            "reveals": True,
            "kinds_seen_within": {},
            "seen_within": 4,
            "cites": "6",
        },
    ]
    terrains = [{**TERRAINS[0], "seen_within": 2}, *TERRAINS[1:]]
    scene, here, there = row_scene(
        "0....0", game({}, terrains=terrains, units=UNITS, markers=[*MARKERS, *found])
    )
    laid = Marker("dust", there), Marker(marker, (here, there)[on])
    sight = sight_of(replace(scene, markers=laid))
    assert (sight.trace(End(here), End(there, unit=goal)).verdict == "clear") is seen
    field = sight.field(End(here))
    assert (field.verdict(field.hexes.index(there))[0] == "clear") is seen


SPOTTING = {
    "kinds_seen_within": {"tank": 4, "vehicle": 3, "soft": 2, "x-note": "of another program"},
    "kinds_see_within": {"vehicle": 2, "armoured": 1},
}
KINDS: list[dict[str, Any]] = [
    {"id": "tank", "title": "Tank", "cites": "4", "tags": ["vehicle", "armoured"]},
    {"id": "truck", "title": "Truck", "cites": "4", "tags": ["vehicle", "soft"]},
    {"id": "squad", "title": "Squad", "cites": "4"},
]


@pytest.mark.parametrize(
    ("start", "goal", "far", "told"),
    [
        (None, "tank", 4, "kind Tank in Open is seen from 4 hexes"), (None, "truck", 2, "kind Truck in Open is seen"),
        (None, "squad", 5, "A target in Open is seen from 5 hexes"), (None, None, 5, "A target in Open"),
        ("tank", None, 1, "kind Tank in Open sees 1 hex "), ("truck", None, 2, "kind Truck in Open sees 2 hexes"),
        ("squad", "tank", 4, "kind Tank"), ("truck", "tank", 2, "kind Truck in Open sees"),
    ],
)  # fmt: skip
def test_terrain_bounds_kinds_of_units_otherwise(
    start: str | None, goal: str | None, far: int, told: str
) -> None:
    """A kind by its id, else by the least of its tags, else as all; fields see plain targets, from a unit as well."""
    terrains = [{**TERRAINS[0], "title": "Open", "seen_within": 5, **SPOTTING}, *TERRAINS[1:]]
    rules = game({}, terrains=terrains, units=KINDS)
    for length in range(2, 7):
        scene, here, there = row_scene(f"0{'.' * (length - 1)}0", rules)
        sight, ends = sight_of(scene), (End(here, unit=start), End(there, unit=goal))
        answer = sight.trace(*ends)
        assert (answer.verdict == "clear") == (length <= far), length
        assert length <= far or told in answer.reasons[0].text
        field, bare = sight.field(ends[0]), sight.trace(ends[0], End(there))
        assert field.verdict(field.hexes.index(there)) == (bare.verdict, bare.blind, bare.hindrance)


@pytest.mark.parametrize(
    ("row", "conditions", "flare_at", "seen"),
    [
        ("0..0", {"night": True}, None, False), ("0..0", {"night": True}, 3, True), ("0...0", {"night": True}, 3, True),
        ("0....0", {"night": True}, 3, False), ("0....0", {"night": True}, 0, False), ("0......0", {}, None, True),
        ("0.......0", {"night": True}, 8, False), ("0.......0", {}, None, False),
        ("0..0", {"night": True, "fog": True}, 3, True), ("0...0", {"night": True, "fog": True}, 4, False),
    ],
)  # fmt: skip
def test_a_flare_lights_targets_near_it(
    row: str, conditions: dict[str, Any], flare_at: int | None, seen: bool
) -> None:
    """What bounds sight in the dark doesn't there; what holds always does, and what light does nothing to."""
    rows: list[dict[str, Any]] = [
        {"id": name, "title": name, "value": {"type": "boolean"}, "text": "", "cites": "1"}
        for name in ("night", "fog")
    ]
    rules = game(
        {"visibility": {"hexes": 7, "conditions": {"night": 2, "fog": 3}}},
        conditions=[rows[0], {**rows[1], "light": "nothing"}],
        markers=[{"id": "flare", "title": "Flare", "lights": 1, "cites": "1"}],
    )
    scene, here, there = row_scene(row, rules)
    bare = sight_of(replace(scene, conditions=conditions))
    bare.field(End(here))
    flares = () if flare_at is None else (Marker("flare", Hex(here.q, here.r + flare_at)),)
    sight = bare.under(replace(bare.scene, markers=flares))
    answer, field = sight.trace(End(here), End(there)), sight.field(End(here))
    assert (answer.verdict == "clear") is seen
    assert field.verdict(field.hexes.index(there))[0] == answer.verdict


@pytest.mark.parametrize(
    ("sight", "answer", "verdict"),
    [
        ({"visibility": {"ruling": "open", "answers": {"yes": {"hexes": 2}, "no": 9}}}, "yes", "blocked"),
        ({"visibility": {"ruling": "open", "answers": {"yes": {"hexes": 2}, "no": 9}}}, "no", "clear"),
        ({"eye": {"ruling": "open", "answers": {"yes": {"units": {"tank": 2}}, "no": 0}}}, "yes", "clear"),
        ({"eye": {"ruling": "open", "answers": {"yes": {"units": {"scout": 2}}, "no": 2}}}, "yes", "blocked"),
    ],
)
def test_an_answer_may_say_what_holds_for_whom(sight: dict[str, Any], answer: str, verdict: str) -> None:
    """Of eyes and visibility, as they may be said where no ruling decides."""
    choices = [{"value": one, "text": one} for one in ("yes", "no")]
    ruling = {"id": "open", "question": "?", "choices": choices, "default": "no", "from": "1", "cites": "1"}
    row = "0w.0" if "eye" in sight else "0..0"
    scene, here, there = row_scene(row, game(sight, units=UNITS[1:], rulings=[ruling]))
    found = sight_of(replace(scene, rulings={"open": answer})).trace(
        End(here, unit="tank"), End(there, unit="tank")
    )
    assert found.verdict == verdict


def test_a_line_that_is_blocked_in_the_light_does_not_hang_on_how_dark_it_is() -> None:
    """It is blocked by any answer."""
    choices = [{"value": one, "text": str(one)} for one in (9, 1)]
    ruling = {"id": "open", "question": "?", "choices": choices, "default": 9, "from": "1", "cites": "1"}
    for row, named in (("0w.0", None), ("0..0", "open")):
        scene, here, there = row_scene(row, game({"visibility": {"ruling": "open"}}, rulings=[ruling]))
        for rulings in ({}, {"open": 1}):
            found = sight_of(replace(scene, rulings=rulings)).trace(End(here), End(there))
            assert found.reasons[0].ruling == named


def test_dust_that_settles_is_seen_through_again() -> None:
    """A marker that does nothing but bound counts as soon as it lies there, and no longer."""
    sight, here, there = looked("0....0", None, None, 0)
    assert sight.trace(here, there).verdict == "blocked"
    sight.field(there)
    cleared: Scene = replace(sight.scene, markers=())
    after = sight.under(cleared)
    assert after.trace(here, there).verdict == "clear"
    dusty = after.under(replace(cleared, markers=(Marker("dust", there.hex),)))
    field = dusty.field(here)
    assert field.verdict(field.hexes.index(there.hex))[0] == "blocked"
