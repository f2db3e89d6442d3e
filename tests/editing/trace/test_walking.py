"""What keys say of a hex while a trace is walked through, and what is left to be looked at."""

from functools import reduce

import numpy as np
from msgspec.structs import replace

from bob_editor.editing.drawing.following_rings import held_by
from bob_editor.editing.drawing.keyed_hexes import keyed, keyed_side, reading, side_reading
from bob_editor.editing.trace.proposals import Proposal, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from tests.scans import shipped


def _after(board: Board, label: str, keys: str) -> Ground:
    """The reading of a board after keys were typed at a hex."""

    def typed(ground: Ground, key: str) -> Ground:
        edit = keyed(ground, board.grid.hex(label), key)
        return ground if edit is None else Ground(edit.apply(ground.board), ground.ruleset)

    return reduce(typed, keys, Ground(board, ruleset(board.ruleset)))


def test_keys_say_level_and_terrain() -> None:
    """Drawn outlines and crest lines give way: the hex is what was typed, and its neighbours what they were."""
    board = shipped("combat-commander-pacific/kiro-strip")
    before = Ground(board, ruleset(board.ruleset))
    for label, keys, said in (
        ("C8", "j", "C8: Jungle, Level 0"),
        ("L2", "1", "L2: Open Ground, Level 1"),
        ("L2", "-", "L2: Open Ground, Level 2"),
        ("F6", "2p", "F6: Palm, Level 2"),
        ("A1", "o+", "A1: Open Ground, Level 1"),
    ):
        at = board.grid.hex(label)
        after = _after(board, label, keys)
        assert reading(after, at) == said
        around = [one for one in at.neighbours() if one in board.grid]
        assert [after.terrain(one) for one in around] == [before.terrain(one) for one in around]
        assert [after.level(one) for one in around] == [before.level(one) for one in around]


def test_a_letter_goes_on_to_the_next_terrain() -> None:
    """Of those that it begins, what the board has comes first, and all come in turn."""
    board = shipped("combat-commander-pacific/kiro-strip")
    at = board.grid.hex("F6")
    found = [_after(board, "F6", "b" * count).terrain(at) for count in (1, 2, 3)]
    assert {*found[0], *found[1]} == {"bush", "building"}
    assert found[2] not in found[:2]


def test_a_letter_says_what_is_along_a_hexside() -> None:
    """Of those that it begins one after the other, then none; what else is there stays unless it can't be beside it."""
    board = shipped("band-of-brothers-2.2/sainte-barbe")
    rules = ruleset(board.ruleset)
    side = next(
        side for side, features in board.sides.items() if [one.terrain for one in features] == ["wall"]
    )
    begun = [row.id for row in rules.terrains_in("sides") if row.title.startswith("H")]
    found = []
    for _ in range(len(begun) + 1):
        edit = keyed_side(Ground(board, rules), side, "h")
        assert edit is not None
        board = edit.apply(board)
        found.append([one for one in board.side_terrain(side) if one in begun])
    assert found == [[one] for one in begun] + [[]]
    assert side_reading(Ground(board, rules), side).startswith(f"{board.grid.side_label(side)}: ")
    assert keyed_side(Ground(board, rules), side, "1") is None


def test_a_letter_leaves_one_of_two_terrains() -> None:
    """Two traces claimed a hex: the letter of one says that it is that one. Bridges don't end the round of a letter."""
    board = shipped("combat-commander-pacific/kiro-strip")
    rules = ruleset(board.ruleset)
    at = board.grid.hex("A7")
    both = board_edits.paint_terrain(board, (at,), ("bush", "palm"))
    assert [_after(both, "A7", key).terrain(at) for key in ("b", "p")] == [("bush",), ("palm",)]
    begun = [row.id for row in rules.terrains.values() if "hexes" in row.places and row.title[0] == "B"]
    seen = {one for count in range(1, 8) for one in _after(board, "A7", "b" * count).terrain(at)}
    assert seen >= set(begun)


def test_a_letter_takes_a_bridge_off_what_it_stands_on() -> None:
    """A trace took all of a gully for its bridge, too: the gully stays as it is drawn."""
    board = shipped("combat-commander-pacific/kiro-strip")
    at = board.grid.hex("E8")
    (gully,) = (
        one for one in board.artwork if one.terrain == "gully" and held_by(board.grid.frame, one, [at])
    )
    mistaken = board_edits.add_artwork(board, replace(gully, terrain="bridge"))
    mistaken = board_edits.with_hexes(mistaken, {at: HexContent((Feature("bridge"), Feature("gully")))})
    after = _after(mistaken, "E8", "g")
    assert after.terrain(at) == ("gully",)
    assert gully in after.board.artwork
    assert after.level(at) == Ground(board, after.ruleset).level(at)


def test_keys_that_say_nothing_do_nothing() -> None:
    """What is so already, a level that the game hasn't, a letter that begins no terrain, a sign."""
    board = shipped("combat-commander-pacific/kiro-strip")
    ground = Ground(board, ruleset(board.ruleset))
    assert [keyed(ground, board.grid.hex("A1"), key) for key in "j09x?²"] == [None] * 6


def test_what_was_looked_at_is_listed_no_more() -> None:
    """A settled hex is gone with all its doubts, and is back once all is forgotten and traced anew."""
    grid = Grid(2, 2)
    first, *rest = grid.hexes
    tracing, woods, wheat = Tracing(), Subject("areas", "woods"), Subject("areas", "wheat")
    for subject in (woods, wheat):
        tracing.show(subject, Traced((), (Unsure((first,), "alike in parts", 0.5),)))
    tracing.look_at(grid.hexes)
    assert [one.hexes for _, one in tracing.unsure] == [(first,), (first,), *[(at,) for at in rest]]
    tracing.settle((first,))
    assert [one.hexes for _, one in tracing.unsure] == [(at,) for at in rest]
    tracing.settle((rest[0],))
    assert [one.hexes for _, one in tracing.unsure] == [(at,) for at in rest[1:]]
    tracing.clear()
    assert [*tracing.unsure] == []
    tracing.show(woods, Traced((), (Unsure((first,), "alike in parts", 0.5),)))
    assert [one.hexes for _, one in tracing.unsure] == [(first,)]


def test_doubts_about_what_was_accepted_outlast_beginning_anew() -> None:
    """Those in and around it that nobody settled; once it is taken back they are forgotten, too."""
    board = shipped("combat-commander-pacific/kiro-strip")
    first, beside, settled, far = (board.grid.hex(label) for label in ("B2", "B3", "C2", "H8"))
    tracing, jungle = Tracing(), Subject("areas", "jungle")
    taken = Proposal("artwork", "jungle", hexes=(first,))
    doubts = tuple(Unsure((at,), "alike in parts", 0.5) for at in (beside, settled, far))
    tracing.show(jungle, Traced((taken,), doubts))
    after = replace(board, title="With it")
    tracing.took((taken,), board, after)
    tracing.settle((settled,))
    for left in ([(beside,)], [(beside,)]):
        tracing.clear()
        assert [one.hexes for _, one in tracing.unsure] == left
        assert not tracing.begun
    tracing.follow(board)
    tracing.clear()
    assert not tracing.unsure


def test_the_scan_around_a_dot_is_white_beside_the_sheet() -> None:
    """The dot is in the middle, whether all around it lies on the sheet or none."""
    grid = Grid(3, 3)
    pixels = np.arange(60 * 60 * 3, dtype=np.uint32).astype(np.uint8).reshape(60, 60, 3) % 200
    sheet = Sheet(grid, pixels, -2.0, -2.0, 6.0)
    for row, column in ((30, 30), (0, 0), (59, 3), (-3, 20), (200, -90)):
        seen = sheet.around(sheet.point(row, column), 1.5, 1.0)
        assert seen.shape == (13, 19, 3)
        for (down, right), colour in np.ndenumerate(seen[..., 0]):
            there = row - 6 + down, column - 9 + right
            on_sheet = 0 <= there[0] < 60 and 0 <= there[1] < 60
            assert colour == (pixels[there][0] if on_sheet else 255)
