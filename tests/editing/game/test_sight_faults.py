"""What is wrong with a game's sight is told at its place, with fixes that mend it."""

from typing import Any

import pytest

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.faults.gathering import faults_of
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rulesets import game_of_own
from tests.editing.game.at_hand import FOG, SHADOW, changed, found


def test_a_hindrance_is_counted_with_terrain_or_a_marker() -> None:
    """Each may name either."""
    row = {
        "title": "Haze",
        "los": "hinders",
        "height": 1,
        "cites": "",
        "style": SHADOW.data["terrains"][1]["style"],
    }
    smoke = {name: value for name, value in row.items() if name != "style"}
    own = edits.add_row(
        SHADOW, "markers", {**smoke, "id": "smoke", "hindrance": {"value": 1, "with": ["woods", "smoke"]}}
    )
    haze = {**row, "id": "haze", "in": ["hexes"], "hindrance": {"value": 1, "with": ["smoke", "woods"]}}
    assert found(edits.add_row(own, "terrains", haze)) == ()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        (("eye", "units", "tank"), {"eye": {"units": {"tank": 1}}}),
        (("things", "between"), {"things": {"between": {"hexes": 1, "slope": {}, "x-other": 2}}}),
    ],
)
def test_sight_of_which_no_game_can_be_made_is_told(path: tuple[str, ...], said: dict[str, Any]) -> None:
    """What isn't there, and two rules at once, with the edit that takes it away."""
    own = changed("sight", path[0], value=said[path[0]])()
    (fault,) = faults_of(own, None)
    assert (fault.code, fault.path) == ("sight", ("sight", *path))
    assert found(fault.fixes[0].apply(GameDraft(own)).game) == ()


def test_a_height_between_levels_is_mended_by_counting_finer() -> None:
    """In the largest part of a level that it is a multiple of; not where a table counts in steps, too."""
    own = edits.set_field(SHADOW, "terrains", "woods", "height", value=1.25)
    (fault,) = faults_of(own, None)
    mended = fault.fixes[0].apply(GameDraft(own)).game
    assert mended.data["sight"]["step"] == 0.25
    assert found(mended) == ()
    (fault,) = faults_of(edits.set_sight(own, "things", "between", value={"table": [[1]]}), None)
    assert len(fault.fixes) == 1


HIGH = {"los": "blocks", "height": 1.3}


MILL = {"id": "mill", "title": "Mill", "in": ["hexes"], "cites": "", **HIGH}


BASED: dict[str, tuple[dict[str, Any], str, int]] = {
    "name": ({"sight": {"eye": {"units": {"tank": 1}}}}, "sight/eye/units/tank", 1),
    "own row": ({"terrains": [MILL]}, "terrains/0/height", 1),
    "changed row": ({"amended": {"terrains": [{"id": "woods", **HIGH}]}}, "amended/terrains/0/height", 1),
    "row of the base": ({"sight": {"step": 1}}, "sight", 0),
    "no number to see": (
        {"sight": {"visibility": {"conditions": {"fog": "value"}}}, "conditions": [FOG]},
        "sight/visibility/conditions/fog", 1,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", list(BASED))
def test_sight_of_a_game_that_is_based_on_another_is_told(name: str) -> None:
    """At its own place, by all that the base has; what it takes over alone is right."""
    said, place, fixes = BASED[name]
    half = edits.set_field(
        edits.set_sight(SHADOW, "step", value=0.5), "terrains", "woods", "height", value=1.5
    )
    base = game_of_own(half)
    own = OwnGame({"id": "mine", "title": "Mine", "based_on": base.id, **said})
    fault = faults_of(own, None, base)[0]
    assert (fault.code, "/".join(map(str, fault.path)), len(fault.fixes)) == ("sight", place, fixes)
    for fix in fault.fixes:
        assert "sight" not in {one.code for one in faults_of(fix.apply(GameDraft(own)).game, None, base)}


def test_answers_that_nothing_can_bring_to_bear_are_hints() -> None:
    """Hexsides that don't count, in a game without any."""
    without = edits.remove_row(edits.set_sight(SHADOW, "own_side", value="blocks"), "terrains", "wall")
    barrier = {"id": "barrier", "title": "Barrier", "los": "blocks", "height": 1, "cites": ""}
    laid = edits.add_row(without, "markers", {**barrier, "fields": [{"name": "at", "type": "sides"}]})
    assert found(laid) == ()
    (fault,) = (one for one in found(without) if one.path == ("sight", "own_side"))
    assert (fault.code, fault.severity) == ("no-effect", "hint")
    mended = fault.fixes[0].apply(GameDraft(without)).game
    assert "own_side" not in mended.data["sight"]


def test_a_flare_where_it_is_never_dark_is_a_hint() -> None:
    """As soon as a condition bounds how far one sees, it has something to light."""
    flare = {"id": "flare", "title": "Flare", "lights": 1, "cites": ""}
    own = edits.add_row(SHADOW, "markers", flare)
    (fault,) = found(own)
    assert (fault.code, fault.path) == ("no-effect", ("markers", 0, "lights"))
    fired = edits.add_row(SHADOW, "markers", {"id": "fired", "title": "Fired", "reveals": True, "cites": ""})
    (fault,) = found(fired)
    assert (fault.code, fault.path) == ("no-effect", ("markers", 0, "reveals"))
    assert found(edits.set_field(fired, "terrains", "woods", "seen_within", value=2)) == ()
    assert found(edits.set_field(fired, "markers", "fired", "reveals", value=False)) == ()
    assert (
        found(
            edits.set_sight(
                edits.put(own, ("conditions",), [FOG]), "visibility", value={"conditions": {"fog": 2}}
            )
        )
        == ()
    )


@pytest.mark.parametrize("los", ["blocks", "hinders"])
def test_what_counts_and_has_no_height_is_told(los: str) -> None:
    """Of terrain and of markers: where heights count, what has none is looked over from everywhere."""
    rows = [{"id": "smoke", "title": "Smoke", "los": los, "cites": ""}]
    (fault,) = (one for one in found(OwnGame({**SHADOW.data, "markers": rows})) if one.code == "no-height")
    assert fault.message.startswith(f"Smoke {los}, but has no height")
    mended = fault.fixes[0].apply(GameDraft(OwnGame({**SHADOW.data, "markers": rows}))).game
    assert not [one for one in found(mended) if one.code == "no-height"]


def test_units_in_the_way_without_a_height_are_told() -> None:
    """Where heights count they hide nothing from who stands as high; a kind with a height is meant so."""
    tank = {"id": "tank", "title": "Tank", "cites": ""}
    own = edits.set_sight(OwnGame({**SHADOW.data, "units": [tank]}), "units", "count", value="all")
    (fault,) = (one for one in found(own) if one.code == "no-height")
    mended = fault.fixes[0].apply(GameDraft(own)).game
    assert mended.data["sight"]["units"]["height"] == 1
    for fine in (mended, OwnGame({**own.data, "units": [{**tank, "height": 1}]})):
        assert not [one for one in found(fine) if one.code == "no-height"]


def test_units_with_a_tag_that_none_has_are_told() -> None:
    """The form asks for no more than that: which tag it is, the kinds themselves say."""
    tank: dict[str, Any] = {"id": "tank", "title": "Tank", "height": 1, "cites": ""}
    own = edits.set_sight(OwnGame({**SHADOW.data, "units": [tank]}), "units", "count", value="tagged")
    assert [one.code for one in found(own) if one.code == "no-tag"] == ["no-tag"]
    tagged = OwnGame({**own.data, "units": [{**tank, "tags": ["large"]}]})
    assert not [one for one in found(tagged) if one.code == "no-tag"]
