"""Shared checks that a row asks for know nothing of the game that asked first: a toy game has each by its own words."""

from pathlib import Path
from typing import Any

import pytest

from bob_editor.editing.game.fields.checks import CHECKS
from bob_editor.geometry.hexes import Hex
from bob_editor.model.games.own_game import OwnGame
from bob_editor.opening.games.cases import case_board
from bob_editor.rules.games.names import renamed
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_scene
from bob_editor.rules.los.scene import Marker, Scene
from bob_editor.rulesets import game_of_own
from bob_editor.storage.games.game_files import read_game

DATA = read_game(Path(__file__).parents[1] / "rulesets" / "castle_country")[0].data


def _hexes(**said: Any) -> dict[str, Any]:
    """A board of hexes that list a terrain each, or are on a level."""
    rows = {at: {"level": one} if isinstance(one, int) else {"terrain": [one]} for at, one in said.items()}
    return {"hexes": rows}


def _lake(level: int) -> dict[str, Any]:
    return {"hexes": {"C3": {"terrain": ["lake"]}, "C4": {"terrain": ["lake"], "level": level}}}


def _bridge(turn: int) -> dict[str, Any]:
    """A bridge, so turned, over a line from north to south."""
    rail, bridge = ({"terrain": "rail", "orientation": 1}, {"terrain": "bridge", "orientation": turn})
    return {"hexes": {"C3": {"terrain": [rail, bridge]}}}


ROWS: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any], str, tuple[str, ...]]] = [
    (
        {"check": "lake-on-two-levels", "of": ["wet"]}, _lake(1), _lake(0),
        "The lake of C3 lies at level 0, in C4 at level 1.", (),
    ),
    (
        {"check": "steep-step"}, _hexes(A1=2, B1=1), _hexes(A1=1),
        "A2 is on level 0, A1 on level 2.", (),
    ),
    (
        {"check": "not-an-inner-hexside", "of": ["wall"]}, {"sides": {"A1/n": ["wall"]}}, {"sides": {"C3/n": ["wall"]}},
        "The wall on A1/n is not between two hexes of the board.", ("Remove it",),
    ),
    (
        {"check": "cliff-without-drop", "of": ["wall"]}, {"sides": {"C3/n": ["wall"]}},
        {"sides": {"C3/n": ["wall"]}, "hexes": {"C3": {"level": 1}}},
        "The wall C2/C3 has no drop: both hexes are on level 0.",
        ("Remove the wall", "Raise C2 to level 1", "Raise C3 to level 1"),
    ),
    (
        {"check": "lacks-beside", "of": ["castle"], "near": ["town"]},
        _hexes(C3="castle"), _hexes(C3="castle", C4="town"),
        "Castle in C3: no town there or beside it.", (),
    ),
    (
        {"check": "lacks-beside", "of": ["castle"], "near": ["town"], "into": "town", "says": "{hex} needs {needed}."},
        _hexes(C3="castle"), _hexes(C3="castle", C4="town"), "C3 needs town.", ("Make it a town",),
    ),
    (
        {"check": "lacks-beside", "of": ["rail"], "near": ["town"], "into": "road"},
        {"paths": [{"terrain": "rail", "through": ["C3"]}]},
        {**_hexes(C4="town"), "paths": [{"terrain": "rail", "through": ["C3"]}]},
        "Rail in C3: no town there or beside it.", (),
    ),
    (
        {"check": "line-hex-without-line", "of": ["river"]},
        {**_hexes(C3="river"), "paths": [{"terrain": "river", "through": ["C1", "C2"]}]},
        {**_hexes(C3="river"), "paths": [{"terrain": "river", "through": ["C1", "C2", "C3"]}]},
        "C3 has river, and that beside it doesn't run through it.",
        ("Lead the river into the hex", "Remove the river"),
    ),
    (
        {"check": "tile-line-ends-nowhere", "line": "railway", "of": ["rail"], "with": ["town"], "end": "town"},
        {"hexes": {"C3": {"terrain": [{"terrain": "rail", "orientation": 1}]}, **_hexes(B3="town")["hexes"]}},
        {"hexes": {"C3": {"terrain": [{"terrain": "rail"}]}}},
        "The railway stops at C3 (south and north side).",
        ("Lead the railway on", "Let it end at a town"),
    ),
    (
        {"check": "tile-line-ends-nowhere", "of": ["rail"]},
        {"hexes": {"C1": {"terrain": [{"terrain": "rail", "orientation": 1}]}, "C2": {"terrain": ["lake"]}}},
        {"hexes": {"C1": {"terrain": [{"terrain": "rail"}]}}},
        "The rail stops at C1 (south side).", (),
    ),
    (
        {"check": "nothing-under", "of": ["bridge"], "with": ["wet", "river"], "lay": "lake"}, _hexes(C3="bridge"),
        {**_hexes(C3="bridge"), "paths": [{"terrain": "river", "through": ["C2", "C3"]}]},
        "Nothing under the bridge in C3.", ("Lay lake under it", "Remove the bridge"),
    ),
    (
        {"check": "piece-along-line", "of": ["bridge"], "with": ["rail"]}, _bridge(4), _bridge(1),
        "The bridge in C3 lies along what it crosses.", ("Turn the bridge",),
    ),
    (
        {"check": "tile-sealed", "of": ["rail"], "never": ["wet"]},
        {"hexes": {**_bridge(1)["hexes"], **_hexes(C2="lake", C4="lake")["hexes"]}},
        {"hexes": {**_bridge(1)["hexes"], **_hexes(C2="lake")["hexes"]}},
        "Nothing can enter the rail at C3.", (),
    ),
    (
        {"check": "off-hexside"}, _hexes(C3="wall"), {"sides": {"C3/n": ["wall"]}},
        "The wall in C3 is not on a hexside.", ("Remove the wall",),
    ),
    (
        {"check": "label-off-board"},
        {"labels": [{"text": "Mill", "at": [-9, -9]}]}, {"labels": [{"text": "Mill", "at": [6, 6]}]},
        "The text “Mill” lies off the board.", ("Remove the text",),
    ),
]  # fmt: skip
"""Rows, a board with the fault, one without, what is told of the one, and its fixes."""


@pytest.mark.parametrize(
    ("row", "fault", "fine", "says", "fixes"), ROWS, ids=[one[0]["check"] for one in ROWS]
)
def test_a_toy_game_has_them_too(
    row: dict[str, Any], fault: dict[str, Any], fine: dict[str, Any], says: str, fixes: tuple[str, ...]
) -> None:
    """One issue on the one board, none on the other; each fix leaves none."""
    rules = game_of_own(OwnGame({**DATA, "checks": [{**row, "as": "own"}]}))
    board = case_board(rules, fault)
    (issue,) = issues_of_board(board, rules, code="castle-country/own")
    assert (issue.message, tuple(fix.label for fix in issue.fixes)) == (says, fixes)
    for fix in issue.fixes:
        assert issues_of_board(fix.apply(board), rules, code="castle-country/own") == ()
    assert issues_of_board(case_board(rules, fine), rules, code="castle-country/own") == ()


OF_TERRAIN = [one for one in ROWS if "of" in one[0]]


@pytest.mark.parametrize(("row", "fault", "says"), [(one[0], one[1], one[3]) for one in OF_TERRAIN])
def test_what_a_row_is_of_is_named_by_a_tag_too(
    row: dict[str, Any], fault: dict[str, Any], says: str
) -> None:
    """The same is told where the row names no terrain, but a tag that it bears."""
    named = set(row["of"])
    terrains = [
        {**one, "tags": [*one.get("tags", ()), "meant"]} if named & {one["id"], *one.get("tags", ())} else one
        for one in DATA["terrains"]
    ]
    rules = game_of_own(
        OwnGame({**DATA, "terrains": terrains, "checks": [{**row, "of": ["meant"], "as": "own"}]})
    )
    (issue,) = issues_of_board(case_board(rules, fault), rules, code="castle-country/own")
    assert issue.message == says


@pytest.mark.parametrize(
    ("row", "fault"),
    [*((one[0], one[1]) for one in ROWS), *((one, one["cases"]["fault"]) for one in DATA["checks"])],
)
def test_the_form_asks_for_a_message_where_it_is_told(row: dict[str, Any], fault: dict[str, Any]) -> None:
    """The place and the terrain are put into it."""
    rules = game_of_own(OwnGame({**DATA, "checks": [{**row, "as": "own", "says": "{place}: {terrain}!"}]}))
    told = [
        one.message for one in issues_of_board(case_board(rules, fault), rules, code="castle-country/own")
    ]
    (says,) = (one for one in CHECKS.fields if one.name == "says")
    assert told
    for message in told:
        assert (message[-1] == "!") == CHECKS.applies(says, row)
        assert not {"{", "}"} & {*message}


@pytest.mark.parametrize(("cites", "told"), [({}, "7.1"), ({"cites": "3"}, "3"), ({"cites": "3, 4"}, "7.1")])
@pytest.mark.parametrize("check", ["lacks-beside", "nothing-under"])
def test_a_row_of_no_rule_or_several_cites_that_of_the_terrain(
    check: str, cites: dict[str, str], told: str
) -> None:
    """A row's one rule goes before it."""
    terrains = [{**one, "cites": "7.1"} if one["id"] == "castle" else one for one in DATA["terrains"]]
    row = {"check": check, "as": "own", "of": ["castle"], "near": ["town"], "with": ["town"], **cites}
    rules = game_of_own(OwnGame({**DATA, "terrains": terrains, "checks": [row]}))
    (issue,) = issues_of_board(case_board(rules, _hexes(C3="castle")), rules, code="castle-country/own")
    assert issue.cites == told


MARKERS = [{"id": one, "title": one.capitalize(), "cites": "9"} for one in ("wire", "stakes", "mines")]

MARKER_ROWS: list[tuple[dict[str, Any], tuple[Marker, ...], str, str]] = [
    (
        {"check": "marker-value-beyond", "of": ["mines"], "from": 2, "to": 5},
        (Marker("mines", Hex(2, 2), fields={"value": 7}), Marker("wire", Hex(2, 2), fields={"value": 7})),
        "The mines at C4 shows 7; it may show 2 to 5.", "Make it 5",
    ),
    (
        {"check": "orientation-range", "of": ["wire"]},
        (Marker("wire", Hex(2, 2), fields={"orientation": 7}), Marker("mines", Hex(2, 2), fields={"orientation": 7})),
        "The orientation at C4 is 7; there are 1 to 6.", "Make it 1",
    ),
    (
        {"check": "layer-overfull", "layers": {"obstacles": ["wire", "stakes"], "x-drawn-by": 7}},
        (Marker("wire", Hex(2, 2)), Marker("stakes", Hex(2, 2)), Marker("mines", Hex(2, 2))),
        "Two obstacles stand at C4.", "Keep the later",
    ),
]  # fmt: skip
"""Rows, markers of which one is at fault or one too many, what is told of it, and its fix."""


@pytest.mark.parametrize(
    ("row", "markers", "says", "fix"), MARKER_ROWS, ids=[one[0]["check"] for one in MARKER_ROWS]
)
def test_markers_of_a_toy_game_too(
    row: dict[str, Any], markers: tuple[Marker, ...], says: str, fix: str
) -> None:
    """One issue of them, whose fix leaves none."""
    rules = game_of_own(OwnGame({**DATA, "markers": MARKERS, "checks": [{**row, "as": "own"}]}))
    scene = Scene(case_board(rules, {"hexes": {}}), rules, markers=markers)
    (issue,) = issues_of_scene(scene, code="castle-country/own")
    assert (issue.message, [one.label for one in issue.fixes]) == (says, [fix])
    assert issues_of_scene(issue.fixes[0].apply(scene), code="castle-country/own") == ()


def test_what_rows_name_is_renamed_with_it() -> None:
    """Wherever in a row it is."""
    rows = [
        {"check": "layer-overfull", "but": ["lake"]},
        {
            "check": "nothing-under",
            "of": ["lake"],
            "with": ["lake"],
            "also": {"lake": ["lake"]},
            "lay": "lake",
        },
        {"check": "lacks-beside", "of": ["lake"], "near": ["lake"], "join": ["lake"], "into": "lake"},
        {"check": "tile-line-ends-nowhere", "of": ["lake"], "with": ["lake"], "end": "lake"},
        {"check": "tile-sealed", "of": ["lake"], "never": ["lake"]},
    ]
    assert "lake" not in str(renamed({**DATA, "checks": rows}, "terrain", "lake", "mere")["checks"])
