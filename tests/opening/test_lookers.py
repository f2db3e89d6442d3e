"""Whose lines a change of rules changes when it doesn't change anyone's: all of them, as each line by itself says."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.geometry.hexes import Hex
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.opening.games.effects import BoardEffect, effects_on
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rulesets import game_of_own

KINDS = [
    {"id": name, "title": name.title(), "tags": tags, "cites": ""}
    for name, tags in (("foot", ["small"]), ("tank", ["large"]), ("tower", []))
]
CONDITIONS = [
    {"id": "night", "title": "Night", "value": {"type": "boolean"}, "text": "dark", "cites": ""},
    {"id": "fog", "title": "Fog", "value": {"type": "integer", "minimum": 2}, "text": "dim", "cites": ""},
]
Ends = Callable[[Hex, Hex], tuple[End, End]]


@pytest.fixture
def game() -> OwnGame:
    """Kinds of units, a position, conditions, and a marker that lights and doesn't count for sight."""
    plain = started(next(one for one in STARTS if one.id == "plateau"), "Hills")
    for table, rows in (
        ("units", KINDS),
        ("conditions", CONDITIONS),
        ("ends", [{"in": "upstairs", "title": "Upstairs", "text": "high", "cites": ""}]),
        ("markers", [{"id": "flare", "title": "Flare", "los": "none", "cites": ""}]),
    ):
        plain = edits.put(plain, (table,), rows)
    return plain


def changed(old: OwnGame, new: OwnGame, scene: Callable[[Game], Scene] | None = None) -> list[BoardEffect]:
    """What changes on the first board, and of what for anyone."""
    before, after = map(game_of_own, (old, new))
    made = Scene(first_board(after), after) if scene is None else scene(after)
    return list(effects_on(Path("a.board.json"), made, before, after))


def plainly(old: OwnGame, new: OwnGame, ends: Ends, **scene: Any) -> set[tuple[str, str]]:
    """The lines that are answered otherwise, each looked along by itself."""
    board = first_board(game_of_own(new))
    sights = [sight_of(Scene(board, game_of_own(one), **scene)) for one in (old, new)]
    found = set()
    for start in board.grid.hexes:
        for goal in board.grid.hexes:
            one, two = (sight.trace(*ends(start, goal)) for sight in sights)
            if start != goal and (one.verdict, one.hindrance) != (two.verdict, two.hindrance):
                found.add((board.grid.label(start), board.grid.label(goal)))
    return found


def _to(kind: str, start: Hex, goal: Hex) -> tuple[End, End]:
    return End(start), End(goal, unit=kind)


def agrees(effect: BoardEffect, lines: set[tuple[str, str]]) -> bool:
    """Whether an effect counts these lines and lists none but those."""
    listed = {(one.start, one.goal) for one in effect.lines}
    return effect.changed == len(lines) > 0 and listed <= lines and len(listed) == len(effect.lines) > 0


def test_how_far_off_a_kind_is_seen_changes_lines_to_it(game: OwnGame) -> None:
    """By its own row, by that of terrain it stands in, and by a tag; nobody looks from it for that."""
    for new, kind in (
        (edits.set_field(game, "units", "tank", "seen_within", value=5), "tank"),
        (edits.set_field(game, "terrains", "woods", "kinds_seen_within", value={"foot": 1}), "foot"),
        (edits.set_field(game, "terrains", "woods", "kinds_seen_within", value={"small": 2}), "foot"),
    ):
        of_all, of_kind = changed(game, new)
        assert (of_all.changed, of_kind.looker.unit, of_kind.looker.seen) == (0, kind, True)
        assert of_kind.looker.text == f"{kind.title()} as the target"
        assert agrees(of_kind, plainly(game, new, partial(_to, kind)))


def test_an_eye_changes_lines_to_it_where_there_and_back_differ(game: OwnGame) -> None:
    """Elsewhere they are those from it, and told once."""
    higher = {"positions": {"upstairs": 1}}
    of_all, of_position = changed(game, edits.put(game, ("sight", "eye"), higher))
    assert (of_all.changed, of_position.looker.position, of_position.looker.seen) == (0, "upstairs", False)
    game = edits.put(game, ("sight", "own_side"), "target")
    _, looking, seen = changed(game, edits.put(game, ("sight", "eye"), higher))
    assert (looking.looker.seen, seen.looker.seen) == (False, True)
    new = edits.put(game, ("sight", "eye"), higher)
    assert agrees(seen, plainly(game, new, lambda start, goal: (End(start), End(goal, "upstairs"))))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [("night", True, {"conditions": {"night": 3}}), ("fog", 2, {"conditions": {"fog": "value"}})],
)
def test_what_a_condition_bounds_changes_lines_while_it_holds(
    game: OwnGame, name: str, value: object, said: dict[str, Any]
) -> None:
    """A number is the least that it may be."""
    new = edits.put(game, ("sight", "visibility"), said)
    of_all, of_dark = changed(game, new)
    assert (of_all.changed, of_dark.looker.during, of_dark.looker.value) == (0, name, value)
    ends: Ends = lambda start, goal: (End(start), End(goal))  # noqa: E731 - as short as what it is
    assert agrees(of_dark, plainly(game, new, ends, conditions={name: value}))
    in_force = changed(game, new, lambda rules: Scene(first_board(rules), rules, conditions={name: value}))
    assert [(one.looker.during, bool(one.changed)) for one in in_force] == [("", True)]
    lifted = changed(game, new, lambda rules: Scene(first_board(rules), rules, conditions={name: False}))
    assert [(one.looker.during, bool(one.changed)) for one in lifted] == [("", False), (name, True)]


def test_terrain_that_counts_while_a_condition_holds_changes_lines_then(game: OwnGame) -> None:
    """Not only when it counts, but also what it does then."""
    old = edits.set_field(game, "terrains", "woods", "while", value="night")
    new = edits.set_field(old, "terrains", "woods", "los", value="hinders")
    of_all, of_night = changed(old, new)
    assert (of_all.changed, of_night.looker.title) == (0, "Night")
    assert of_night.changed


def test_how_far_a_marker_lights_changes_lines_in_the_dark(game: OwnGame) -> None:
    """By day there is nothing to see of it."""
    old = edits.put(game, ("sight", "visibility"), {"conditions": {"night": 1}})
    new = edits.set_field(old, "markers", "flare", "lights", value=2)

    def scene(rules: Game) -> Scene:
        board = first_board(rules)
        return Scene(board, rules, (Marker("flare", board.grid.hexes[0]),))

    of_all, of_night = changed(old, new, scene)
    assert (of_all.changed, of_night.looker.title) == (0, "Night")
    assert of_night.opened == of_night.changed > 0


def test_whose_units_are_in_the_way_changes_lines_of_each_side(game: OwnGame) -> None:
    """Of who looks from elsewhere it isn't known."""
    old = edits.put(
        game, ("sight", "units"), {"count": "all", "of": "enemy", "unknown": "nothing", "height": 4}
    )
    new = edits.put(old, ("sight", "units", "of"), "friendly")

    def scene(rules: Game) -> Scene:
        board = first_board(rules)
        units = (UnitOnMap("tank", board.grid.hex("D4"), "red"),)
        return Scene(board, rules, units=units, side_names=names)

    names: dict[str, str] = {}
    of_all, of_red = changed(old, new, scene)
    assert (of_all.changed, of_red.looker.side, of_red.looker.title) == (0, "red", "Red")
    assert of_red.closed == of_red.changed > 0
    names["red"] = "The League"
    assert [one.looker.title for one in changed(old, new, scene)] == ["", "The League"]


def test_an_eye_changes_lines_to_a_kind_that_sees_less_far_than_it_is_seen(game: OwnGame) -> None:
    """They aren't those from it; nor are they where a target is lit, or where it counts whose units are in the way."""
    higher = {"units": {"tank": 3}}
    short = edits.set_field(game, "units", "tank", "sees_within", value=1)
    night = edits.put(game, ("sight", "visibility"), {"conditions": {"night": 1}})
    lit = edits.set_field(night, "markers", "flare", "lights", value=1)
    whose = edits.put(
        game, ("sight", "units"), {"count": "all", "of": "enemy", "unknown": "nothing", "height": 4}
    )
    at = first_board(game_of_own(game)).grid.hex
    laid: tuple[tuple[OwnGame, dict[str, Any]], ...] = (
        (short, {}),
        (lit, {"markers": (Marker("flare", at("D4")),), "conditions": {"night": True}}),
        (whose, {"units": (UnitOnMap("foot", at("D4"), "red"), UnitOnMap("foot", at("C4"), "blue"))}),
    )
    for old, said in laid:
        new = edits.put(old, ("sight", "eye"), higher)
        found = changed(old, new, lambda rules, said=said: Scene(first_board(rules), rules, **said))
        (seen,) = (one for one in found if one.looker.seen)
        assert agrees(seen, plainly(old, new, partial(_to, "tank"), **said))


def test_a_marker_that_lets_a_kind_be_seen_changes_lines_to_it(game: OwnGame) -> None:
    """How far off the kind is seen elsewhere is as before."""
    old = edits.set_field(game, "units", "tank", "seen_within", value=1)
    new = edits.set_field(old, "markers", "flare", "reveals", value=True)
    flares = (Marker("flare", first_board(game_of_own(game)).grid.hex("D4")),)
    of_all, of_tank = changed(old, new, lambda rules: Scene(first_board(rules), rules, flares))
    assert (of_all.changed, of_tank.looker.text) == (0, "Tank as the target")
    assert agrees(of_tank, plainly(old, new, partial(_to, "tank"), markers=flares))


def test_what_hides_from_high_eyes_alone_changes_lines_of_these(game: OwnGame) -> None:
    """Nothing is said anew of the kind itself, nor where a ruling says another height of it."""
    old = edits.put(game, ("sight", "eye"), {"units": {"tower": 2}})
    higher = edits.set_field(old, "terrains", "woods", "height", value=3)
    choices = [{"value": answer, "text": answer} for answer in ("low", "high")]
    ruling = {"id": "towers", "question": "How high are towers?", "choices": choices, "cites": ""}
    left = {"units": {"tower": {"ruling": "towers", "answers": {"low": 0, "high": 2}}}}
    low, high = (
        edits.put(edits.put(game, ("sight", "eye"), left), ("rulings",), [ruling | {"default": answer}])
        for answer in ("low", "high")
    )
    for before, after in ((old, higher), (low, high)):
        of_all, of_tower = changed(before, after)
        assert (of_all.changed, of_tower.looker.text) == (0, "Tower")
        assert agrees(of_tower, plainly(before, after, lambda a, b: (End(a, unit="tower"), End(b))))


def test_who_sees_as_before_isnt_told_of(game: OwnGame) -> None:
    """What changes for anyone is told once."""
    (one,) = changed(game, edits.set_field(game, "terrains", "woods", "los", value="hinders"))
    assert one.changed
