"""The field of a game told by data: by random settings on random boards it says of every hex what its line says."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.change import difference
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Marker, Scene, UnitOnMap
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.threads.cells import Cells
from bob_editor.rules.los.told import codes
from bob_editor.rules.los.told.around import over_lines, tables
from tests.rules.los.told.random_games import random_game


def _agrees(sight: Sight, start: End) -> None:
    field = sight.field(start)
    for place, at in enumerate(field.hexes):
        answer = sight.trace(start, End(at))
        found = (answer.verdict, answer.blind, answer.hindrance)
        assert field.verdict(place) == found, (start, at, [one.text for one in answer.reasons])


@settings(max_examples=30)
@given(st.integers(0, 2**32))
def test_a_field_says_what_its_lines_say(seed: int) -> None:
    """From some ends, with units and positions."""
    game = random_game(seed, drawn=bool(seed % 3))
    sight = sight_of(game.scene)
    for start in game.ends[:4]:
        _agrees(sight, start)


def test_a_board_of_very_many_kinds_and_heights_is_looked_at_line_by_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It sees what it would see by tables, which would fill the memory."""
    games = [random_game(seed, drawn=bool(seed % 3)) for seed in range(6)]
    usual = [sight_of(game.scene).field(game.ends[0]) for game in games]
    monkeypatch.setattr(codes, "MANY_KINDS", 0)
    monkeypatch.setattr(tables, "MOST_ROWS", 0)
    for game, seen in zip(games, usual, strict=True):
        found = sight_of(game.scene).field(game.ends[0])
        assert (found.codes == seen.codes).all()
        assert (found.hindrance == seen.hindrance).all()


@pytest.mark.parametrize("keeps", [True, False])
@pytest.mark.parametrize("many", [1, 40])
def test_a_large_board_is_looked_at_alike(monkeypatch: pytest.MonkeyPatch, many: int, keeps: bool) -> None:
    """In stretches; with too many lines to keep, some are made only for goals that nothing near is sure to hide."""
    games = [random_game(seed, drawn=bool(seed % 3)) for seed in range(20, 32)]
    usual = [sight_of(game.scene).field(game.ends[0]) for game in games]
    monkeypatch.setattr(over_lines, "FEW", 20)
    monkeypatch.setattr(over_lines, "MANY", many)
    if not keeps:
        monkeypatch.setattr(Cells, "threads", property(lambda _: None))
    for game, seen in zip(games, usual, strict=True):
        found = sight_of(game.scene).field(game.ends[0])
        assert (found.codes == seen.codes).all()
        assert (found.hindrance == seen.hindrance).all()


def test_a_board_of_one_row_is_looked_at_alike_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """There other lines than those of the map lead beyond all numbers of hexes."""
    games = [random_game(seed, columns=30, rows=1) for seed in range(30, 36)]
    starts = [End(one.scene.board.grid.hexes[-1]) for one in games]
    usual = [sight_of(one.scene).field(start) for one, start in zip(games, starts, strict=True)]
    monkeypatch.setattr(over_lines, "FEW", 0)
    for game, start, seen in zip(games, starts, usual, strict=True):
        found = sight_of(game.scene).field(start)
        assert (found.codes == seen.codes).all()
        assert (found.hindrance == seen.hindrance).all()


def test_hexsides_off_the_map_are_nowhere() -> None:
    """Their codes may be those of others: nothing is seen otherwise with them, nor after one of them went."""
    game, far = random_game(4), 40
    terrain = next(one.id for one in game.scene.ruleset.terrains.values() if "sides" in one.places)
    board, start = game.scene.board, game.ends[0]
    off = [
        Side(Hex(at.q + step, at.r - far * step), way)
        for at in board.grid.hexes
        for step in (-1, 1)
        for way in range(3)
    ]
    beyond = board_edits.put_on_sides(board, off, terrain)
    assert not any(at in board.grid for side in off for at in side.hexes)
    sight = sight_of(game.scene)
    after = sight.after(beyond, difference(board, beyond))
    again = after.after(board, difference(beyond, board))
    for other in (sight_of(game.scene.with_board(beyond)), after, again):
        assert (other.field(start).codes == sight.field(start).codes).all()


@settings(max_examples=20)
@given(st.integers(0, 2**32))
def test_an_edit_is_seen_as_if_the_board_were_read_anew(seed: int) -> None:
    """After a few edits of hexes, levels, hexsides and drawings, each looked at in between."""
    game, dice = random_game(seed, drawn=bool(seed % 3)), random.Random(seed)
    sight, start = sight_of(game.scene), game.ends[0]
    for _ in range(4):
        sight.field(start)
        before = sight.scene.board
        board = _edited(before, dice)
        sight = sight.after(board, difference(before, board))
        _agrees(sight, start)
    fresh = sight_of(sight.scene)
    for start in game.ends[:3]:
        seen, expected = sight.field(start), fresh.field(start)
        assert (seen.codes == expected.codes).all()
        assert (seen.hindrance == expected.hindrance).all()


@settings(max_examples=20)
@given(st.integers(0, 2**32))
@example(
    177648
)  # what is met in corners counts as crossed, and beside the line only what faces each other does
def test_units_and_markers_that_move_are_seen_as_if_the_scene_were_read_anew(seed: int) -> None:
    """On hexes and hexsides, come, gone and moved, each time looked at in between."""
    game, dice = random_game(seed, drawn=bool(seed % 3)), random.Random(seed)
    sight = sight_of(game.scene)
    for _ in range(4):
        sight.field(game.ends[0])
        sight = sight.under(_placed(sight.scene, dice))
    fresh = sight_of(sight.scene)
    for start in game.ends[:3]:
        seen, expected = sight.field(start), fresh.field(start)
        assert (seen.codes == expected.codes).all()
        assert (seen.hindrance == expected.hindrance).all()
        _agrees(sight, start)


def _placed(scene: Scene, dice: random.Random) -> Scene:
    grid = scene.board.grid
    at = dice.choice(grid.hexes)
    side = grid.side_label(dice.choice(sides_of(at)))
    more = dice.choice((Marker("smoke", at), Marker("wreck", at), Marker("smoke", at, fields={"at": side})))
    units, markers = list(scene.units), list(scene.markers)
    dice.shuffle(units)
    dice.shuffle(markers)
    unit = UnitOnMap(dice.choice(("infantry", "tank", "ghost")), dice.choice(grid.hexes))
    return replace(scene, units=(*units[1:], unit), markers=(*markers[dice.choice((0, 1)) :], more))


def _edited(board: Board, dice: random.Random) -> Board:
    at = dice.choice(board.grid.hexes)
    match dice.choice(("terrain", "level", "side", "artwork")):
        case "terrain":
            return board_edits.paint_terrain(
                board, (at,), (dice.choice(("woods", "town", "brush", "grove")),)
            )
        case "level":
            return board_edits.paint_level(board, (at,), dice.choice((0, 1, 2)))
        case "side":
            side = dice.choice(sides_of(at))
            return board_edits.put_on_sides(board, (side,), dice.choice(("wall", "hedge", "bank")))
        case _:
            return board_edits.replace_artwork(board, 0, None) if board.artwork else board


@settings(max_examples=15)
@given(st.integers(0, 2**32))
def test_a_field_of_what_is_aimed_at_says_what_lines_to_it_say(seed: int) -> None:
    """Of a kind of unit, in a position, or as plain ground is; the sight that it comes from stays as it was."""
    game = random_game(seed, drawn=bool(seed % 3))
    sight = sight_of(game.scene)
    for start, like in zip(
        game.ends[:3], (End(game.ends[0].hex, unit="tank"), *game.ends[3:5]), strict=False
    ):
        aimed = sight.aimed(like)
        assert aimed is not None
        seen = aimed.field(start)
        for place, at in enumerate(seen.hexes):
            answer = sight.trace(start, End(at, like.position, like.unit))
            assert seen.verdict(place) == (answer.verdict, answer.blind, answer.hindrance), (start, at, like)
            assert answer == aimed.trace(start, End(at))
        _agrees(sight, start)
