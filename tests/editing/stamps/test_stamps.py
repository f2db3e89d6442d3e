"""Stamps: made of a selection, kept, found, varied and set; and what ships is sound."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.stamps import library
from bob_editor.editing.stamps.drafting import draft_of
from bob_editor.editing.stamps.making import fits, stamp_of
from bob_editor.editing.stamps.setting import set_edit
from bob_editor.editing.stamps.varying import Turned, turned_by_chance, varied
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.errors import BadCall, BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Base, Board, Contour, HexContent
from bob_editor.model.board_edits import paint_terrain, put_on_sides, with_hexes
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.painting import painting_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import Stamp, read_stamp, write_stamp
from bob_editor.storage.shipped import shipped

GRID = Grid(10, 8)
SHIPPED = sorted(shipped("stamps").rglob("*.stamp.json"))


@pytest.fixture
def farm(rules: Ruleset) -> Board:
    """A house at E4 with a walled side towards E3, and a wood drawn at F4."""
    board = paint_terrain(Board(GRID, rules.id), (GRID.hex("E4"),), ("building_stone",))
    board = put_on_sides(board, (GRID.side("E3/E4"),), "wall")
    x, y = GRID.centre(GRID.hex("F4"))
    wood = Artwork("woods", ((x - 1, y - 0.5), (x + 1, y - 0.5), (x, y + 0.8)))
    board = paint_terrain(board, (GRID.hex("F4"),), ("woods",))
    return replace(board, artwork=(wood,))


def _stamp(farm: Board) -> Stamp:
    return stamp_of(farm, (GRID.hex("E4"), GRID.hex("F4")), " Farm ")


def test_a_stamp_has_what_was_selected_and_its_rim(farm: Board) -> None:
    """Hexes, what is drawn in them, and the hexsides round them; a small board, whatever it was cut from."""
    stamp = _stamp(farm)
    assert stamp.title == "Farm"
    assert len(stamp.hexes) == 2
    assert len(stamp.board.grid.hexes) < 20
    assert [one.terrain for one in stamp.board.artwork] == ["woods"]
    assert len(stamp.board.sides) == 1
    with pytest.raises(BadCall, match="No hex is selected"):
        stamp_of(farm, (), "Nothing")


def test_set_where_it_was_it_changes_nothing(farm: Board) -> None:
    """A stamp set in its own place is what was there; elsewhere it is the same again."""
    stamp = _stamp(farm)
    same = [at for at in GRID.hexes if set_edit(farm, stamp, at, Turned())[0].apply(farm) == farm]
    assert len(same) == 1
    edit, hexes = set_edit(farm, stamp, GRID.hex("C6"), Turned(turns=2, mirror=True))
    after = edit.apply(farm)
    assert len(after.artwork) == 2
    assert len(after.sides) == 2
    assert sum(after.has(at, "building_stone") for at in hexes) == 1


def test_a_stamp_without_levels_lies_on_the_ground_as_that_is(farm: Board) -> None:
    """A hamlet that is set on a slope digs no pit; one that was cut out of a hill brings its own ground."""
    x, y = GRID.centre(GRID.hex("C6"))
    hill = Contour(1, ((x - 2, y - 2), (x + 2, y - 2), (x + 2, y + 2), (x - 2, y + 2)))
    slope = with_hexes(replace(farm, contours=(hill,)), {GRID.hex("D6"): HexContent(level=2)})
    after = set_edit(slope, _stamp(farm), GRID.hex("C6"), Turned())[0].apply(slope)
    assert after.contours == (hill,)
    assert after.content(GRID.hex("D6")).level == 2
    assert len(after.artwork) == 2
    stamp = stamp_of(slope, (GRID.hex("C6"),), "Hill")
    assert len(set_edit(slope, stamp, GRID.hex("H6"), Turned())[0].apply(slope).contours) == 2


def test_a_stamp_that_is_refused_stays_in_hand(
    farm: Board, document: Document, tools: dict[str, Tool]
) -> None:
    """On a locked layer it isn't set; unlocked, it need not be chosen anew."""
    tool = tools["place_stamp"]
    assert isinstance(tool, PlaceStamp)
    tool.take(_stamp(farm))
    at = pointer_at(GRID, GRID.centre(GRID.hex("C3")))
    document.manner.locked = frozenset(("artwork",))
    tool.press(at)
    tool.release(at)
    assert _is_held(tool)
    document.manner.locked = frozenset()
    tool.press(at)
    tool.release(at)
    assert len(document.value.artwork) == 1
    assert not _is_held(tool)


def _is_held(tool: PlaceStamp) -> bool:
    return tool.stamp is not None


def test_while_it_is_moved_it_is_drawn_plainly(farm: Board) -> None:
    """What it brings as outlines, and hexes for terrain that it only lists; nothing that was there."""
    stamp = _stamp(farm)
    board = replace(farm, hexes={}, sides={}, paths=(), artwork=(Artwork("field", ((0, 0), (2, 0), (2, 2))),))
    edit, hexes = set_edit(board, stamp, Grid(9, 9).hex("F5"), Turned())
    after = edit.apply(board)
    draft = draft_of(board, after, hexes)
    new = [one for one in (*after.artwork, *after.paths, *after.labels) if one not in board.artwork]
    assert [one for one in new if one not in draft] == []
    drawn = {one.terrain for one in after.artwork if one in new}
    listed = {
        (feature.terrain, board.grid.frame.corners(at))
        for at in hexes
        for feature in after.content(at).terrain
        if feature.terrain not in drawn
    }
    assert {(one.terrain, one.ring) for one in draft if isinstance(one, Artwork) and one not in new} == listed


def test_a_stamp_comes_back_from_its_file(farm: Board, tmp_path: Path) -> None:
    """By bytes, with what other programs keep in it; a broken one is told."""
    path = library.keep(replace(_stamp(farm), keywords=("yard",)), tmp_path)
    assert path.name == "farm.stamp.json"
    read = read_stamp(path)
    assert read.problems == ()
    before = path.read_bytes()
    write_stamp(path, read.value)
    assert path.read_bytes() == before
    text = path.read_text("utf-8").replace('"title"', '"x-mine": 5, "title"')
    path.write_text(text, "utf-8")
    assert read_stamp(path).value.foreign == {"x-mine": 5}
    path.write_text(text.replace('"hexes": [', '"hexes": ["ZZ99"], "x-h": [', 1), "utf-8")
    with pytest.raises(BadFile, match="covers no hex"):
        read_stamp(path)


def _library(rules: Ruleset, board: Path | None = None) -> tuple[list[library.LibraryStamp], list[str]]:
    """The stamps at hand, and what is told of files that can't be read."""
    found = list(library.stamps_in_turn(rules, board))
    stamps = [one for one in found if isinstance(one, library.LibraryStamp)]
    return stamps, [one for one in found if isinstance(one, str)]


def test_the_library_has_ones_own_first(
    farm: Board, rules: Ruleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The user's, those beside the board or of its pack, then the shipped; a broken file is told and passed over."""
    monkeypatch.setenv(library.VARIABLE, str(tmp_path / "own"))
    board = tmp_path / "pack" / "boards" / "a.board.json"
    assert library.folder_beside(board) == tmp_path / "pack" / "stamps"
    assert library.folder_beside(tmp_path / "a.board.json") == tmp_path / "stamps"
    library.keep(_stamp(farm), library.own_folder())
    library.keep(replace(_stamp(farm), title="Other"), library.folder_beside(board))
    (library.own_folder() / "bad.stamp.json").write_text("{", "utf-8")
    found, faults = _library(rules, board)
    assert [one.source for one in found][:3] == ["own", "here", "shipped"]
    assert len(faults) == 1
    assert [one.title for one in found if one.matches("oth")] == ["Other"]
    mine = library.rename(found[0], " Mill ")
    assert read_stamp(mine.path).value.title == "Mill"
    library.delete(mine)
    assert not mine.path.exists()
    for refuse in (library.delete, lambda one: library.rename(one, "Mine")):
        with pytest.raises(BadCall, match="comes with the program"):
            refuse(found[2])
    with pytest.raises(BadCall, match="needs a name"):
        library.rename(found[1], " ")
    assert [library.keep(_stamp(farm), tmp_path).name for _ in range(2)] == [
        "farm.stamp.json",
        "farm-2.stamp.json",
    ]


def test_variation_is_the_same_for_a_seed(farm: Board, rules: Ruleset) -> None:
    """A house of wood for one of stone, a gap in a wall; what is drawn and what is listed agree."""
    stamp, painting = _stamp(farm), painting_of(rules)
    boards = [varied(stamp, painting, seed).board for seed in range(60)]
    assert boards == [varied(stamp, painting, seed).board for seed in range(60)]
    assert {one.terrain for board in boards for hex_ in board.hexes.values() for one in hex_.terrain} == {
        "building_stone", "building_wood", "woods",
    }  # fmt: skip
    assert {len(board.sides) for board in boards} == {0, 1}
    assert len({turned_by_chance(Turned(), seed) for seed in range(99)}) == 12


def test_stamps_fit_their_game(farm: Board) -> None:
    """An edition takes the stamps of the one that it rests on, as long as it has their terrain."""
    stamp = _stamp(farm)
    assert fits(stamp, ruleset("band-of-brothers-2.2"))
    assert not fits(stamp, ruleset("band-of-brothers-2.1")), "it has no walls"
    assert fits(replace(stamp, board=replace(stamp.board, sides={})), ruleset("band-of-brothers-2.1"))
    assert not fits(stamp, ruleset("memoir-44"))


# -- what ships --------------------------------------------------------------------------------------------------


def test_every_game_has_some() -> None:
    """At least four for each game, the later edition's serving the earlier one."""
    for rules in all_rulesets().values():
        found, faults = _library(rules)
        assert not faults
        assert sum(one.source == "shipped" for one in found) >= 4, rules.id


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_shipped_stamp_breaks_no_rule(path: Path) -> None:
    """Set on open ground, however turned, mirrored and varied, there is nothing to say of it."""
    read = read_stamp(path)
    assert read.problems == ()
    rules = ruleset(read.value.board.ruleset)
    grid = Grid(15, 15, "pointy-top", shift="right") if rules.pointy else Grid(15, 15)
    # What the rulebook leaves open of hedgerows is the board's to answer.
    answers = {one.id: one.default for one in rules.rulings.values()}
    board = Board(grid, rules.id, base=Base(read.value.board.base.terrain), rulings=answers)
    before = {issue.code for issue in issues_of_board(board, rules)}
    at = grid.hexes[len(grid.hexes) // 2]
    for turns in range(6):
        for mirror in (False, True):
            stamp = varied(read.value, painting_of(rules), turns) if mirror else read.value
            after = set_edit(board, stamp, at, Turned(turns, mirror=mirror))[0].apply(board)
            assert after != board
            new = [one for one in issues_of_board(after, rules) if one.code not in before and one.places]
            assert [issue.message for issue in new] == [], (turns, mirror)


def test_renaming_keeps_what_no_reader_understands(farm: Board, tmp_path: Path) -> None:
    """Fields of other programs, of nobody, and hexes that the board doesn't have, which are told."""
    path = tmp_path / "a.stamp.json"
    write_stamp(path, _stamp(farm))
    data = json.loads(path.read_text())
    data |= {"x-shop": 1, "comment": "mine", "hexes": [*data["hexes"], "ZZ99", 5]}
    path.write_text(json.dumps(data))
    read = read_stamp(path)
    assert {one.pointer for one in read.problems} >= {f"/hexes/{len(data['hexes']) - 2}", "/comment"}
    library.rename(library.LibraryStamp(read.value, path, "own"), "Another")
    assert json.loads(path.read_text()) == {**data, "title": "Another"}
    path.write_text(path.read_text().replace('"x-shop": 1', '"x-shop": 1, "x-shop": 2'))
    with pytest.raises(BadFile, match="stands twice"):
        library.rename(library.LibraryStamp(read.value, path, "own"), "Mine")
