"""The library: its surface is what is listed, importing it is light, and the examples of its paper hold."""

import ast
import doctest
import json
import math
import struct
import subprocess
import sys
from base64 import b64decode
from pathlib import Path

import pytest
import shapely

import bob_editor as bob
from bob_editor.library.arrays import Seen

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "maps" / "band-of-brothers-2.2"


def test_the_examples_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each example of docs/library.md, run in a checkout."""
    monkeypatch.chdir(ROOT)
    flags = doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(ROOT / "docs/library.md"), module_relative=False, optionflags=flags)
    assert tried > 30
    assert not failed


def test_the_surface_is_this() -> None:
    """Whoever takes a name away, or adds one, does so here, too."""
    assert sorted(bob.__all__) == [
        "Area", "BadCall", "BadFile", "Board", "BobEditorError", "Cancelled", "Checked", "Game", "Issue", "Line", "Map",
        "Modifier", "Pack", "Passed", "Piece", "Project", "Reason", "Ruling", "Scenario", "Seen", "Shape", "Suite",
        "Terrain", "TooLarge", "UnfitPack", "UnknownId", "UnknownPlace", "UnknownRuleset", "__version__",
        "all_rulesets", "new_board", "new_scenario", "new_suite", "open", "open_board", "open_pack", "open_project",
        "open_scenario", "open_suite", "ruleset",
    ]  # fmt: skip
    assert all(getattr(bob, name) for name in bob.__all__)


def test_type_checkers_see_what_is_there() -> None:
    """The stub lists the same names, and each from where it really stands."""
    tree = ast.parse((ROOT / "bob_editor" / "__init__.pyi").read_text("utf-8"))
    found = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert found == bob._HOMES
    (listed,) = (node.value for node in tree.body if isinstance(node, ast.Assign))
    assert sorted(ast.literal_eval(listed)) == sorted(bob.__all__)


def test_importing_is_light_and_looking_needs_no_qt() -> None:
    """The import brings neither numpy nor Qt, a line of sight no Qt."""
    code = (
        "import sys, bob_editor as bob; assert 'numpy' not in sys.modules;"
        "board = bob.new_board('memoir-44', columns=13, rows=9).with_terrain('D4', 'forest');"
        "assert board.los('A1', 'C1').verdict == 'clear'; board.check();"
        "assert not any(name.startswith('PySide6') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_a_board_is_edited_mended_saved_and_read_back(tmp_path: Path) -> None:
    """All pairs agree with single lines, and what was saved is equal."""
    board = bob.new_board("band-of-brothers-2.2", columns=6, rows=5, title="Mill").with_terrain("C3", "woods")
    board = board.with_level(["A1", "A2"], 1).with_path("road", "E1", "E2", "E3")
    pairs = board.all_pairs()
    line = board.los("C1", "C5")
    assert line.verdict == "blocked"
    assert not line.is_open
    assert pairs.verdict("c1", "C5") == "blocked"
    assert (
        Seen(("to",), ("North.E4",), pairs.codes[0], pairs.hindrance[0], pairs.ranges[0]).place("north.e4")
        == 0
    )
    assert pairs.ranges[pairs.place("C1"), pairs.place("C5")] == line.range == 4
    assert tuple(map(str, line.path)) == ("C1", "C2", "C3", "C4", "C5")
    assert board.exposure()["C3"] > 0
    assert board.compare(board) == []
    assert board.compare(board.with_terrain("C3"))
    saved = board.fix().save(tmp_path / "mill.board.json")
    assert bob.open(tmp_path / "mill.board.json") == saved
    assert {saved: "kept"}[bob.open(tmp_path / "mill.board.json")] == "kept"
    assert len({board, saved, board.with_level("A3", 1)}) == len({board, saved}) + 1
    kinds = {one["properties"]["kind"] for one in board.__geo_interface__["features"]}
    assert {"grown", "grown_contour", "path"} <= kinds
    drawn = list(map(shapely.geometry.shape, board.shapes()))
    assert drawn == [shapely.geometry.shape(one["geometry"]) for one in board.__geo_interface__["features"]]
    assert all(one.exterior.is_ccw for one in drawn if isinstance(one, shapely.Polygon))
    with pytest.raises(bob.UnknownPlace) as told:
        board.los("Z9", "A1")
    assert told.value.hint
    with pytest.raises(bob.UnknownPlace, match="puts the marker"):
        board.los("A1", "A2", markers=["smoke@Z9"])
    assert told.value.__notes__ == [told.value.hint]


def test_what_is_laid_on_a_map_is_for_one_call() -> None:
    """Conditions by keyword or name, rows short or long, alone or several: the same answer; the board stays bare."""
    board = bob.open_board(MAPS / "sainte-barbe.board.json")
    bare = board.los("A1", "A3").to_json()
    ways = (
        {"markers": "smoke@a2"},
        {"markers": ["smoke@A2"]},
        {"markers": [{"marker": "smoke", "at": "a2"}]},
        {"markers": ['{"marker": "smoke", "at": "A2"}'], "conditions": {}},
    )
    smoky = [board.los("A1", "A3", **way).to_json() for way in ways]
    assert smoky[0] != bare
    assert all(one == smoky[0] for one in smoky)
    assert board.los("A1", "A3", visibility=1).verdict == "blocked"
    assert board.los("A1", "A3", conditions={"visibility": 1}).verdict == "blocked"
    assert board.los("A1", "A3").to_json() == bare
    once = iter(["smoke@A2"])
    assert [board.los("A1", "A3", markers=once).to_json() for _ in range(2)] == [smoky[0], bare]
    with pytest.raises(bob.BadCall, match="where"):
        board.los("A1", "A3", markers=["smoke"])


def test_exposure_by_range_by_clear_lines_from_some_hexes_and_along_a_path() -> None:
    """Each narrower count is what single lines give."""
    board = bob.new_board("band-of-brothers-2.2", columns=9, rows=8)
    for label, terrain in (("D3", "woods"), ("F5", "woods"), ("E3", "orchard"), ("C6", "wheat")):
        board = board.with_terrain(label, terrain)
    pairs = board.all_pairs()
    goal, others = board.hexes[40], [place for place in range(len(board.hexes)) if place != 40]
    open_, codes, ranges = pairs.open[:, 40], pairs.codes[:, 40], pairs.ranges[:, 40]
    assert board.exposure()[goal] == sum(open_[others])
    assert board.exposure(clear_only=True)[goal] == sum(codes[others] == 0)
    assert board.exposure(nearest=3, farthest=5)[goal] == sum(open_ & (ranges >= 3) & (ranges <= 5))
    some = board.hexes[:5]
    assert board.exposure(seen_from=some)[goal] == sum(open_[:5])
    along = board.exposure_along([goal])
    assert along == {goal: tuple(board.hexes[place] for place in others if open_[place])}


def test_arrays_are_written_as_numpy_reads_them(tmp_path: Path) -> None:
    """The file holds the arrays and the names of the axes, and twice the same bytes."""
    import numpy as np

    seen = bob.new_board("memoir-44", columns=5, rows=4).with_terrain("C2", "forest").all_pairs()
    first, second = (seen.save(tmp_path / f"{name}.npz").read_bytes() for name in "ab")
    assert first == second
    with np.load(tmp_path / "a.npz") as held:
        assert held["dims"].tolist() == ["from", "to"]
        assert tuple(held["hexes"].tolist()) == seen.hexes
        assert (held["codes"] == seen.codes).all()
        assert (held["hindrance"] == seen.hindrance).all()


def test_a_scenario_has_forces_areas_and_a_joined_map(tmp_path: Path) -> None:
    """What the card says is at hand; an edited card is read back the same, its boards found from elsewhere."""
    scenario = bob.open_scenario(MAPS / "the-road-to-vieux-pont.scenario.json")
    assert [force.title for force in scenario.forces] == ["Combat Command", "Rearguard"]
    assert {area.kind for area in scenario.areas} >= {"setup"}
    assert len(scenario.boards) == 2
    assert scenario.los(scenario.hexes[0], scenario.hexes[9]).range > 0
    assert scenario.title in scenario.text()
    assert scenario.markdown()
    changed = scenario.with_marker(f"smoke@{scenario.hexes[3].lower()}").with_condition("rain")
    saved = changed.save(tmp_path / "far.scenario.json")
    again = bob.open(tmp_path / "far.scenario.json")
    assert again == saved
    assert again.hexes == scenario.hexes
    assert again.get("markers")[-1] == {"marker": "smoke", "at": scenario.hexes[3]}
    assert scenario.get("markers") != again.get("markers")
    assert {one.code for one in again.check()} >= {one.code for one in scenario.check()}


def test_a_suite_is_made_run_saved_and_read(tmp_path: Path) -> None:
    """What holds, holds again; a wrong expectation says why."""
    board = bob.open_board(MAPS / "training-ground.board.json")
    suite = bob.new_suite(board).with_line("a1", "A4").with_line("A1", "B5", "hindered:7")
    good, bad = suite.run()
    assert good.ok
    assert "expected hindered:7" in bad.message
    suite.save(tmp_path / "mine.los.json")
    assert [one.ok for one in bob.open(tmp_path / "mine.los.json").run()] == [True, False]


def test_a_folder_becomes_a_pack_and_is_opened_in_it(tmp_path: Path) -> None:
    """The pack is sound, its boards open by their names, and what isn't there is told."""
    project = bob.open(ROOT / "maps" / "memoir-44")
    pack = project.pack(tmp_path / "aubrelle.bobpack")
    assert bob.open(tmp_path / "aubrelle.bobpack").names == pack.names
    assert pack.verify() == ()
    assert pack.open("boards/aubrelle.board.json") == project.open("aubrelle.board.json")
    assert pack.unpack(tmp_path / "out").names("board") == (
        "boards/aubrelle.board.json",
        "boards/orvenne.board.json",
    )
    with pytest.raises(bob.BadFile, match="holds no"):
        pack.open("boards/none.board.json")
    (tmp_path / "broken.bobpack").write_bytes((tmp_path / "aubrelle.bobpack").read_bytes()[:-40])
    assert bob.open_pack(tmp_path / "broken.bobpack").verify()


def test_what_was_opened_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script may go to another folder in between: it is saved over the file that its relative path led to."""
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "first")
    board = bob.new_board("memoir-44", columns=5, rows=4).save("wood.board.json")
    suite = bob.new_suite(bob.open_board("wood.board.json")).save("wood.los.json")
    opened = bob.open_board("wood.board.json"), bob.open_suite("wood.los.json"), bob.open_project(".")
    monkeypatch.chdir(tmp_path / "second")
    board.with_terrain("C2", "forest").save()
    assert opened[2].open("wood.board.json").terrain("C2") == ("forest",)
    opened[0].with_terrain("C3", "hill").save()
    assert opened[2].open("wood.board.json").terrain("C3") == ("hill",)
    for one in (suite, opened[1]):
        assert one.save().value.board_path == "wood.board.json"
    (tmp_path / "second").rmdir()
    assert bob.new_scenario("memoir-44").title == "Untitled"


def test_foreign_files_open_as_values(tmp_path: Path) -> None:
    """A map that was written in a foreign format comes back."""
    board = bob.new_board("memoir-44", columns=5, rows=4, title="Wood").with_terrain("C2", "forest")
    path = board.save(tmp_path / "wood.board.json").path
    subprocess.run(
        [sys.executable, "-m", "bob_editor", "convert", str(path), str(tmp_path / "wood.hexjson")],
        check=True,
        capture_output=True,
    )
    assert bob.open(tmp_path / "wood.hexjson").terrain("C2") == ("forest",)


def test_pictures_are_bytes_or_files_and_shown_in_notebooks(tmp_path: Path) -> None:
    """Each kind of picture is what it says; a notebook gets a small one."""
    board = bob.new_board("band-of-brothers-2.2", columns=5, rows=4, title="<Wood>").with_terrain(
        "C2", "woods"
    )
    assert board.render(los="A1", dpi=40)[:4] == b"\x89PNG"
    assert b"<svg" in board.render(form="svg", los="C1", to="C4", laid={"markers": ["smoke@C3"]})
    assert board.render(tmp_path / "wood.pdf").read_bytes()[:5] == b"%PDF-"
    assert "data:image/png" in board._repr_html_()
    assert "&lt;Wood&gt;" in board._repr_html_()
    line = board.los("C1", "C4")
    assert line.render_side_view(tmp_path / "side.svg") == (tmp_path / "side.svg").read_bytes()
    assert line._repr_svg_().startswith("<svg")
    with pytest.raises(bob.BadCall, match="kind of picture"):
        board.render(tmp_path / "wood.bmp")


def test_a_notebook_keeps_a_large_map_small() -> None:
    """It stores each form that it gets: of a large map there are dots alone, and hardly more than of a common one."""

    def dots(board: bob.Board) -> int:
        picture = b64decode(board._repr_html_().partition("base64,")[2].partition('"')[0])
        return math.prod(struct.unpack(">II", picture[16:24]))

    small, common, large = (
        bob.new_board("band-of-brothers-2.2", columns=columns, rows=rows)
        for columns, rows in ((5, 4), (16, 16), (64, 16))
    )
    drawing = small._repr_svg_()
    assert drawing is not None
    assert "<svg" in drawing
    assert len(drawing) < 300_000
    assert common._repr_svg_() is None
    assert dots(small) < dots(common)
    assert dots(large) < 1.1 * dots(common)


def test_a_line_says_what_the_command_line_says() -> None:
    """One way: what ``los`` prints is what ``Line`` says, as text and as JSON."""
    path = MAPS / "sainte-barbe.board.json"
    line = bob.open_board(path).los("N11", "N8")
    call = [sys.executable, "-m", "bob_editor", "los", str(path), "N11", "N8"]
    said = subprocess.run([*call, "--format", "json"], check=True, capture_output=True, text=True).stdout
    assert json.loads(said) == line.to_json()
    assert subprocess.run(call, check=True, capture_output=True, text=True).stdout.startswith(str(line))


def test_what_is_printed_says_what_it_is() -> None:
    board = bob.open(MAPS.parent / "memoir-44/orvenne.board.json")
    assert str(board) == "<Board “Orvenne sands”: 113 hexes, Memoir '44>"
    assert "113 hexes, Memoir &#x27;44" in board._repr_html_()
