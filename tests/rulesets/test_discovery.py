"""Rulesets are found by being there, and one can be based on another."""

import json
import os
import textwrap
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile, UnknownRuleset
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Base, Board
from bob_editor.model.board import Path as BoardPath
from bob_editor.rules.games.merging import merged, renumbered_citation
from bob_editor.rules.handbook import rules_markdown
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import VARIABLE, all_rulesets, ruleset, ruleset_folders, shipped_games, ships
from bob_editor.rulesets.loading import read_data
from bob_editor.storage.form.schemas import validate

STYLE = {"fill": "#aa7744", "dark_fill": "#442200", "line": "#221100", "width": 0.04, "pattern": "none"}
LOOKS = {"group": "Nursery", "los": "none", "style": STYLE}
TOY: dict[str, Any] = {
    "format": "bob-editor/ruleset",
    "version": 1,
    "id": "toy-soldiers",
    "title": "Toy Soldiers",
    "edition": "1",
    "game": "Toy",
    "based_on": None,
    "hexes": "flat-top",
    "levels": {"min": 0, "max": 1, "contour_inset": {"first": 0.08, "step": 0.08}, "cites": "2"},
    "base_terrain": "carpet",
    "terrains": [
        {"id": "carpet", "title": "Carpet", "in": ["base", "hexes"], "cites": "1", **LOOKS},
        {"id": "books", "title": "Books", "in": ["hexes"], "height": 1, "cites": "1.1, 1.2", **LOOKS},
        {"id": "shoes", "title": "Shoes", "in": ["hexes"], "see": ["1.2"], "cites": "1.3", **LOOKS},
        {"id": "rail", "title": "Toy rail", "in": ["paths"], "cites": "3", **LOOKS},
    ],
    "checks": [{"check": "path-skips-a-hex", "cites": "3", "severity": "hint"}],
}
CHECK = '''
    """Shoes on the carpet."""

    from bob_editor.model.places import at_hex
    from bob_editor.rules.check import Finding, Severity, board_check


    @board_check(Severity.WARNING, cites="1.3")
    def shoes_on_the_carpet(ground):
        """Shoes belong in the hall."""
        for at in ground.board.hexes_with("shoes"):
            yield Finding("There are shoes.", (at_hex(ground.board.grid, at),))
'''
LOS = '''
    """Everything sees everything."""


    def sight(scene):
        """Return what the test can know again."""
        return ("sight of", scene)
'''


@pytest.fixture
def toy_folder(tmp_path: Path) -> Path:
    """A folder with a sixth game in it: data, a check, and a LOS rule."""
    write(tmp_path / "toy", TOY)
    (tmp_path / "toy" / "checks").mkdir()
    (tmp_path / "toy" / "checks" / "shoes_on_the_carpet.py").write_text(textwrap.dedent(CHECK), "utf-8")
    (tmp_path / "toy" / "los.py").write_text(textwrap.dedent(LOS), "utf-8")
    return tmp_path


def write(folder: Path, data: dict[str, Any]) -> None:
    """Make a folder a ruleset's."""
    folder.mkdir()
    (folder / "ruleset.json").write_text(json.dumps(data), "utf-8")


def based_on_toy(**more: Any) -> dict[str, Any]:
    """The data of a game that takes over the toy game."""
    return {**TOY, "id": "toy-soldiers-2", "title": "Toy Soldiers 2", "based_on": "toy-soldiers", **more}


def test_shipped_rulesets_are_found() -> None:
    """Every folder with a ruleset.json beside the package is a ruleset, under the id that the file gives."""
    assert "band-of-brothers-2.2" in all_rulesets()
    assert ruleset_folders().keys() == all_rulesets().keys()
    for ruleset_id, folder in ruleset_folders().items():
        assert json.loads((folder / "ruleset.json").read_text("utf-8"))["id"] == ruleset_id
        assert all_rulesets()[ruleset_id].id == ruleset_id


def test_what_ships_is_known_without_all_that_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of others are no part of it, and aren't read for it."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "ruleset.json").write_text(json.dumps(TOY))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert {*all_rulesets()} - {*shipped_games()} == {"toy-soldiers"}
    assert all(ships(name) for name in shipped_games())
    assert not ships("toy-soldiers")
    (tmp_path / "toy" / "ruleset.json").write_text("{")
    assert shipped_games()["memoir-44"] is ruleset("memoir-44")


@pytest.mark.parametrize("ruleset_id", list(all_rulesets()))
def test_shipped_data_fits_its_schema(ruleset_id: str) -> None:
    """What ships isn't validated while running, so it is here; what is based on another, when merged with it."""
    assert validate("ruleset", dict(all_rulesets()[ruleset_id].data)) == []


def test_a_comma_left_out_of_what_ships_is_told(tmp_path: Path) -> None:
    """Its file is read the quick way, but who adds a row to it hears where it is wrong."""
    write(tmp_path / "toy", TOY)
    path = tmp_path / "toy" / "ruleset.json"
    path.write_text(path.read_text("utf-8").replace(", ", " ", 1), "utf-8")
    with pytest.raises(BadFile, match="a comma or a closing bracket is missing at line 1, column"):
        read_data(tmp_path / "toy", shipped=True, stamp=())


def test_a_game_that_cant_be_read_is_told_by_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its id can't be, but it is that of the folder, which is named as packages are where it ships."""
    write(tmp_path / "toy_soldiers_2", TOY)
    (tmp_path / "toy_soldiers_2" / "ruleset.json").write_text("{", "utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(UnknownRuleset, match=r"The game “toy-soldiers-2” can't be used: .* is not JSON"):
        ruleset("toy-soldiers-2")


def test_unknown_ruleset_names_the_nearest() -> None:
    """A typing error is told with what was probably meant."""
    with pytest.raises(UnknownRuleset) as caught:
        ruleset("band-of-brother-2.2")
    assert caught.value.hint == "Did you mean band-of-brothers-2.2?"


def test_a_further_game_needs_a_folder_and_nothing_else(toy_folder: Path) -> None:
    """It is in the list, its terrain in the palette, its checks run, its LOS answers, its handbook is written."""
    toy = all_rulesets([toy_folder])["toy-soldiers"]
    grid = Grid(columns=5, rows=5)
    board = board_edits.paint_terrain(Board(grid, toy.id, base=Base("carpet")), [grid.hex("C3")], ("shoes",))
    assert list(toy.terrains) == ["carpet", "books", "shoes", "rail"]
    assert [(issue.code, issue.at) for issue in issues_of_board(board, toy)] == [
        ("toy-soldiers/shoes-on-the-carpet", "C3")
    ]
    assert toy.sight is not None
    assert toy.sight(Scene(board, toy)) == ("sight of", Scene(board, toy))  # type: ignore[comparison-overlap]
    assert (
        "| `toy-soldiers/shoes-on-the-carpet` | warning | Shoes belong in the hall. | [1.3] |"
        in rules_markdown(toy)
    )
    assert "toy-soldiers" not in all_rulesets()


def test_the_environment_names_further_folders(toy_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable lists folders, each a ruleset or full of them."""
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(toy_folder / "toy")]))
    assert ruleset("toy-soldiers").title == "Toy Soldiers"


def test_shared_check_takes_what_the_ruleset_says_of_it(toy_folder: Path) -> None:
    """Citation and severity are the game's to give; the code bears its id."""
    toy = ruleset("toy-soldiers", [toy_folder])
    board = Board(
        Grid(columns=5, rows=5),
        toy.id,
        base=Base("carpet"),
        paths=(BoardPath("rail", (Hex(0, 0), Hex(2, 0))),),
    )
    (issue,) = issues_of_board(board, toy)
    assert (issue.code, str(issue.severity), issue.cites) == ("toy-soldiers/path-skips-a-hex", "hint", "3")


BROKEN = {
    "hexes": {**TOY, "hexes": "round"},
    "no-such-check": {**TOY, "checks": ["no-such-check"]},
    "names none": {**TOY, "based_on": "band-of-brothers-2.2", "checks": [{"as": "mine"}]},
    "toy-trains": {**TOY, "based_on": "toy-trains"},
    "dike_at_any_level, orchards_as_woods": {
        **TOY,
        "based_on": "band-of-brothers-2.2",
        "switches": {"dike_at_no_level": True},
    },
    "It has none": {**TOY, "based_on": "memoir-44", "switches": {"dike_at_any_level": True}},
    "circle": {**TOY, "based_on": "toy-soldiers"},
    "band-of-brothers-2.2 is in": {**TOY, "id": "band-of-brothers-2.2"},
}
"""Rulesets that can't be, by a word of what is said of them."""


@pytest.mark.parametrize("word", list(BROKEN))
def test_broken_ruleset_is_told(tmp_path: Path, word: str) -> None:
    """A ruleset that can't be loaded is an error in a sentence: its schema, its checks, its base or its id is wrong."""
    write(tmp_path / "toy", BROKEN[word])
    with pytest.raises(BadFile) as caught:
        all_rulesets([tmp_path])
    assert word in f"{caught.value} {caught.value.hint}"


@pytest.mark.parametrize("wrong", [{"x" * 5000: 1}, {"sight": {"ground": {"b" * 5000: 1}}}])
def test_what_is_wrong_is_told_in_a_sentence(tmp_path: Path, wrong: dict[str, Any]) -> None:
    """Also where the field at fault has a name of thousands of letters."""
    write(tmp_path / "toy", TOY | wrong)
    with pytest.raises(BadFile) as caught:
        all_rulesets([tmp_path])
    assert len(str(caught.value)) < 400 + len(str(tmp_path))


@pytest.mark.parametrize(("name", "text"), [("checks/rows.json", "{}"), ("rule_numbers.json", "[" * 200_000)])
def test_broken_file_beside_a_ruleset_is_told(tmp_path: Path, name: str, text: str) -> None:
    """Rows of checks that aren't there, and what nests too deep to be read."""
    write(tmp_path / "toy", TOY)
    path = tmp_path / "toy" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    with pytest.raises(BadFile, match=path.name):
        all_rulesets([tmp_path])


def test_no_such_folder_is_told(tmp_path: Path) -> None:
    """A folder that isn't there is most likely a typing error."""
    with pytest.raises(BadFile, match="nowhere"):
        all_rulesets([tmp_path / "nowhere"])


def test_based_on_takes_over_row_by_row(toy_folder: Path) -> None:
    """A row of the same id changes field by field, a new one follows, one left out is gone, the rest stays."""
    data = based_on_toy(
        terrains=[{"id": "books", "title": "Encyclopaedias", "cites": "7"}],
        leave_out={"terrains": ["rail"]},
        renumber={"1.2": "9.2", "1": "9"},
    )
    data["terrains"].append({"id": "bricks", "title": "Bricks", "in": ["hexes"], "cites": "8", **LOOKS})
    write(toy_folder / "toy2", data)
    toy2 = ruleset("toy-soldiers-2", [toy_folder])
    assert list(toy2.terrains) == ["carpet", "books", "shoes", "bricks"]
    assert (toy2.terrains["books"].title, toy2.terrains["books"].height) == ("Encyclopaedias", 1)
    assert [row.cites for row in toy2.terrains.values()] == ["9", "7", "1.3", "8"]
    assert toy2.terrains["shoes"].row["see"] == ["9.2"]
    assert (toy2.id, toy2.title) == ("toy-soldiers-2", "Toy Soldiers 2")


def test_a_game_knows_all_that_it_rests_on(toy_folder: Path) -> None:
    """Who is based on a game that is based on another rests on both."""
    write(toy_folder / "toy2", based_on_toy())
    write(toy_folder / "toy3", {**based_on_toy(), "id": "toy-soldiers-3", "based_on": "toy-soldiers-2"})
    toy3 = ruleset("toy-soldiers-3", [toy_folder])
    assert toy3.lineage == ("toy-soldiers-3", "toy-soldiers-2", "toy-soldiers")
    assert ruleset("toy-soldiers", [toy_folder]).lineage == ("toy-soldiers",)


def test_based_on_brings_checks_and_sight(toy_folder: Path) -> None:
    """The base's checks come under new rule numbers and the new id, but for those left out; so does its LOS."""
    write(toy_folder / "toy2", based_on_toy(checks=[], renumber={"1.3": "5.3", "3": "6"}))
    write(
        toy_folder / "toy3",
        {**based_on_toy(checks=[], leave_out={"checks": ["shoes-on-the-carpet"]}), "id": "toy-soldiers-3"},
    )
    found = all_rulesets([toy_folder])
    second, third = found["toy-soldiers-2"], found["toy-soldiers-3"]
    cited = {check.name: check.cites for check in second.checks}
    assert (cited["path-skips-a-hex"], cited["shoes-on-the-carpet"]) == ("6", "5.3")
    assert cited.keys() - {check.name for check in third.checks} == {"shoes-on-the-carpet"}
    assert second.sight is found["toy-soldiers"].sight


def test_own_statement_of_a_shared_check_wins(toy_folder: Path) -> None:
    """What a game says of a shared check beats what its base said."""
    write(toy_folder / "toy2", based_on_toy(checks=[{"check": "path-skips-a-hex", "cites": "44"}]))
    checks = {check.name: check for check in ruleset("toy-soldiers-2", [toy_folder]).checks}
    assert (checks["path-skips-a-hex"].cites, str(checks["path-skips-a-hex"].severity)) == ("44", "error")


def test_merging_leaves_the_base_as_it_is() -> None:
    """The base's data is read, never written."""
    before = json.dumps(TOY)
    merged(TOY, {"id": "other", "terrains": [{"id": "books", "title": "Other"}], "renumber": {"1": "2"}})
    assert json.dumps(TOY) == before


def test_merging_objects_field_by_field() -> None:
    """Switches and levels are merged, and what a ruleset says of itself alone isn't taken over."""
    base = {
        "id": "a",
        "edition": "1",
        "based_on": None,
        "switches": {"x": 1, "y": 1},
        "levels": {"min": 0, "max": 1},
    }
    assert merged(base, {"id": "b", "switches": {"y": 2}, "levels": {"max": 3}}) == {
        "id": "b",
        "switches": {"x": 1, "y": 2},
        "levels": {"min": 0, "max": 3},
    }


def test_citations_are_renumbered_whole() -> None:
    """Of several numbers each is changed; one that only begins like another isn't."""
    assert renumbered_citation("14.0, 44.0, 44.01", {"44.0": "55.0"}) == "14.0, 55.0, 44.01"
    assert renumbered_citation("40.0, 41.0", {"40.0": "51.0", "41.0": "51.0"}) == "51.0"
