"""The door: formats are found, told by content, held to limits, and lose what they say and no more."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.exchange.batch import brought_in
from bob_editor.exchange.door import (
    all_formats,
    bring,
    files_of,
    format_named,
    looks_foreign,
    outgoing_of,
    outgoing_scenario,
    told_format,
    writer_for,
    written,
)
from bob_editor.exchange.format import Asked, Given, Outgoing
from bob_editor.exchange.mapping import TerrainMap, read_mapping
from bob_editor.exchange.parts import PARTS, lost_in
from bob_editor.exchange.report import MOST_ROWS, Report, unknown_words
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_between
from bob_editor.model.board import Board, Credits, Feature, Label
from bob_editor.model.board import Path as Way
from bob_editor.model.scenario import Scenario
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import (
    EndSpec,
    Expectation,
    Suite,
    board_from_json,
    board_to_json,
    read_board,
    write_board,
    write_scenario,
    write_suite,
)

ROOT = Path(__file__).resolve().parents[2]
BOARD = next(iter(sorted((ROOT / "maps" / "band-of-brothers-2.2").glob("*.board.json"))))
RULES = "band-of-brothers-2.2"

FIELDS = {
    "levels": "hexes", "stacks": "hexes", "tiles": "hexes", "base": "base", "sides": "sides", "paths": "paths",
    "curves": "paths", "edges": "grid", "scenario": "",
}  # fmt: skip
"""Which section of a board's file holds a part, where it isn't called as the part is."""

BOTH = [
    one
    for one in all_formats().values()
    if one.read and one.write and one.ruleset in (None, RULES) and one.name != "lines"  # which holds suites
]


@pytest.mark.parametrize("one", BOTH, ids=lambda one: one.name)
def test_out_and_back_loses_what_is_said_and_no_more(one, tmp_path):
    """Each section of a board comes back as it was, unless the format says that it can't hold it."""
    board = replace(read_board(BOARD).value, stood={})
    out = written(one, Outgoing(board, ruleset(RULES)), Asked(name=f"a{one.endings[0]}"))
    path = tmp_path / f"a{one.endings[0]}"
    path.write_bytes(out.data)
    for name, data in out.beside.items():
        (tmp_path / name).write_bytes(data)
    back = bring(path, Asked(ruleset(RULES), name=board.id))
    assert back.format is one
    (found,) = back.brought.boards
    told = {FIELDS.get(part, part) for part in one.cant_hold} | {
        "labels" for row in out.report if "label" in row.made
    }
    ours, theirs = (board_to_json(value) for value in (board, found))
    told |= {
        part for part in ours for row in out.report if part in row.original and row.kind == "approximated"
    }
    if "heading" in told:
        told |= {"title", "number"}
    for section in ours.keys() - told - {"id"}:
        assert theirs.get(section) == ours[section], section
    lost = {row.made for row in lost_in(one, Outgoing(board, ruleset(RULES)))}
    assert bool(lost) == any(PARTS[part][1](board) for part in one.cant_hold)


@pytest.mark.parametrize("one", BOTH, ids=lambda one: one.name)
def test_texts_that_nobody_writes_come_back(one):
    """Of several lines, of signs that XML has no place for, and long; what nobody changed is as it was."""
    grid = Grid(3, 3)
    texts = ("Old\nMill", "a\x01\ufffe", "w" * 300, " by  two ")
    labels = tuple(Label(text, grid.centre(at)) for text, at in zip(texts, grid.hexes, strict=False))
    board = Board(grid, RULES, id="a", title="A", labels=labels, credits=Credits(author="\x02"))
    name = f"a{one.endings[0]}"
    out = written(one, Outgoing(board, ruleset(RULES)), Asked(name=name))
    back = one.read(Given(out.data, name), Asked(ruleset(RULES), name="a"))
    assert not [row for row in back.report if row.kind == "dropped" and "border" not in row.made]
    if "labels" not in one.cant_hold and "artwork" not in one.cant_hold:
        assert back.boards[0].labels == labels


@pytest.mark.parametrize("name", ["geojson", "hexjson", "svg", "tiled"])
def test_short_lines_come_back_whatever_they_are_called(name):
    """Of two hexes or one, by words that drawing programs have for shapes, or that no game knows."""
    grid = Grid(3, 3)
    one, other = grid.hexes[:2]
    paths = tuple(
        Way(terrain, through) for terrain in ("path", "goo") for through in ((one, other), (other,))
    )
    side = side_between(one, other)
    assert side is not None
    sides = {side: (Feature("path"), Feature("goo"))}
    board = Board(grid, RULES, id="a", title="A", paths=paths, sides=sides)
    out = written(format_named(name), Outgoing(board, ruleset(RULES)), Asked(name="a"))
    back = format_named(name).read(Given(out.data, "a"), Asked(ruleset(RULES), name="a"))
    assert (back.boards[0].paths, back.boards[0].sides, back.report) == (paths, sides, ())


def test_a_format_is_told_by_content():
    """Whatever a file is called; what looks like nothing is refused in a sentence."""
    hexes = b'{"layout": "odd-q", "hexes": {"a": {"q": 0, "r": 0}}}'
    assert told_format(Given(hexes, "map.txt")).name == "hexjson"
    assert told_format(Given(b"hex\tterrain\nA1\twoods\n", "map.json")).name == "table"
    with pytest.raises(BadFile, match="none of our documents") as caught:
        told_format(Given(b"a,b\n1,2\n", "map.csv"))
    assert "HexJSON" in caught.value.hint
    with pytest.raises(BadCall, match="There is no format"):
        format_named("papyrus")


def test_a_foreign_file_with_a_board_of_ours_in_it_is_none_of_ours(tmp_path):
    """A small HexJSON keeps it near its beginning; nor does a name of our documents ask for a foreign format."""
    path = tmp_path / "mill.json"
    out = written(
        format_named("hexjson"), Outgoing(Board(Grid(1, 1), RULES), ruleset(RULES)), Asked(name=path.name)
    )
    path.write_bytes(out.data)
    assert looks_foreign(path)
    path.write_text('{"id": "x", "format": "bob-editor/board"}')
    assert not looks_foreign(path)
    assert [writer_for(name) for name in ("mill.board.json", "Mill.Stamp.JSON", "a.mapping.json")] == [
        None
    ] * 3


def test_every_format_declares_itself_well():
    """Names are words, endings begin with a dot, parts are known, and each is read or written."""
    for name, one in all_formats().items():
        assert name.isidentifier()
        assert all(ending.startswith(".") for ending in one.endings), name
        assert one.cant_hold <= PARTS.keys()
        assert one.read or one.write
    assert writer_for("A.HEXJSON") is format_named("hexjson")
    assert writer_for("a.board") is format_named("megamek")


@pytest.mark.parametrize(
    "junk", [b"", b"\0" * 99, b"{", b"[[[[", b"\xff\xfe", b'{"hexes": 3}', b"<?xml", b"PK"]
)
def test_telling_never_fails(junk):
    """No format stumbles over what isn't its own."""
    for one in all_formats().values():
        assert one.looks_like(Given(junk, "a.b")) in (True, False)


def test_nothing_but_what_lies_beside_is_opened(tmp_path):
    """A file names others by paths in its own folder only."""
    (tmp_path / "a.tsx").write_bytes(b"x")
    inside = tmp_path / "in"
    inside.mkdir()
    given = Given(b"", "a.tmx", inside)
    for path in ("../a.tsx", "/etc/hostname", "..\\a.tsx"):
        with pytest.raises(BadFile, match="isn't in its own folder"):
            given.beside(path)
    assert Given(b"", "a.tmx", tmp_path).beside("a.tsx") == b"x"
    with pytest.raises(TooLarge):
        Given(b"", "a.tmx", tmp_path).beside("a.tsx", most_bytes=0)


@pytest.mark.parametrize(("more", "words"), [(5, "5 more things were"), (1, "One more thing was")])
def test_a_report_is_bounded_and_tells_each_thing_once(more, words):
    """A hostile file can't fill memory with rows; words are counted for a mapping."""
    report = Report()
    for number in range(MOST_ROWS + more):
        report.dropped(f"A{number}", "mud", "no such terrain")
        report.dropped("A1", "mud", "no such terrain", word="mud")
    rows = report.rows
    assert len(rows) == MOST_ROWS + 1
    assert rows[-1].made.startswith(words)
    assert unknown_words(rows) == {"mud": 1}


def test_a_mapping_is_a_file(tmp_path):
    """It is held to its schema; words it maps need not be known."""
    path = tmp_path / "club.mapping.json"
    data = {
        "format": "bob-editor/mapping",
        "version": 1,
        "terrain": {"mud": {"terrain": "woods", "level": 2}},
    }
    path.write_text(json.dumps(data))
    table = tmp_path / "a.csv"
    table.write_text("hex,terrain\nA1,mud\nA2,fog\nA3,forest\n")
    found = bring(table, Asked(ruleset(RULES), read_mapping(path))).brought
    (board,) = found.boards
    assert board.content(board.grid.hex("A1")).terrain_ids == ("woods",)
    assert board.content(board.grid.hex("A1")).level == 2
    assert [(row.kind, row.place, row.word) for row in found.report[-2:]] == [
        ("dropped", "A2", "fog"),
        ("guessed", "A3", "forest"),
    ]
    path.write_text(json.dumps({**data, "terrain": {"mud": 3}}))
    with pytest.raises(BadFile, match="is no mapping"):
        read_mapping(path)


def test_the_game_must_be_known(tmp_path):
    """A file that doesn't say which game it is for asks for a ruleset."""
    table = tmp_path / "a.csv"
    table.write_text("hex,terrain\nA1,woods\n")
    with pytest.raises(BadCall, match="which game") as caught:
        bring(table, Asked())
    assert "--ruleset" in caught.value.hint


def test_our_documents_go_out(tmp_path):
    """A scenario goes out with its board; a suite doesn't."""
    scenario = next(iter(sorted((ROOT / "maps" / "memoir-44").glob("*.scenario.json"))))
    outgoing = outgoing_of(scenario)
    assert outgoing.scenario is not None
    assert outgoing.board.hexes
    suite = tmp_path / "a.los.json"
    suite.write_text(json.dumps({"format": "bob-editor/los-suite", "version": 1, "checks": []}))
    with pytest.raises(BadFile, match="no board to look along"):
        outgoing_of(suite)
    assert TerrainMap({"a": "b"}).below(TerrainMap({"a": "c"})).terrain == {"a": "c"}


def _on_map(tmp_path, *placed):
    """The file of a scenario on copies of a small board."""
    write_board(tmp_path / "a.board.json", Board(Grid(3, 3), RULES, id="a", title="A"))
    boards = [{"board": "a.board.json", "name": str(n), **place} for n, place in enumerate(placed, 1)]
    marker = {"marker": "smoke", "at": "1.A1"}
    card = Scenario(
        {"id": "s", "title": "S", "ruleset": RULES, "map": {"boards": boards}, "markers": [marker]}
    )
    write_scenario(tmp_path / "s.scenario.json", card)
    return tmp_path / "s.scenario.json"


@pytest.mark.parametrize(
    ("place", "whole"),
    [({"at": [9, 3]}, True), ({"turn": 360}, True), ({"turn": 180}, False), ({"crop": ["A1", "B1"]}, False)],
)
def test_a_board_goes_out_with_its_scenario_wherever_it_lies(place, whole, tmp_path):
    """One in part or turned has other names for its hexes, by which nothing of the card would be found."""
    outgoing = outgoing_of(_on_map(tmp_path, place))
    out = written(format_named("tiled"), outgoing, Asked(name="a.tmj"))
    layers = {one["name"]: one for one in json.loads(out.data)["layers"]}
    assert ("units" in layers) == whole
    assert (outgoing.board.grid == Grid(3, 3), out.report == ()) == (whole, whole)
    if whole:
        assert [(one["x"], one["y"]) for one in layers["units"]["objects"]] == [(60, 52)]


def test_a_suite_goes_out_as_lines_or_as_its_map(tmp_path):
    """Wherever its boards lie; of a table of lines nothing is told that is about boards."""
    _on_map(tmp_path, {"at": [0, 0]}, {"at": [-12, 0]})
    ends = EndSpec("1.A1"), EndSpec("2.A2")
    suite = Suite(board_path="s.scenario.json", checks=(Expectation(*ends, "clear"),))
    write_suite(tmp_path / "s.los.json", suite)
    outgoing = outgoing_of(tmp_path / "s.los.json")
    for name in ("lines", "excel"):
        assert written(format_named(name), outgoing, Asked(name="a")).report == ()
    out = written(format_named("hexjson"), outgoing, Asked(name="a.hexjson"))
    assert len(json.loads(out.data)["hexes"]) == 7 * 3
    assert [row.original for row in out.report] == ["the LOS suite", "several boards", "3 hexes"]


def test_what_no_board_of_ours_may_say_is_told(tmp_path):
    """A level past all levels, a word that no terrain is called by, a field that none of our boards has."""
    path = tmp_path / "a.hexjson"
    out = json.loads(written(format_named("hexjson"), outgoing_of(BOARD), Asked(name="a.hexjson")).data)
    name = next(iter(out["hexes"]))
    out["hexes"][name] |= {"terrain": ["No terrain"], "level": 10**9, "x-bob-editor": {"comment": 1}}
    out["x-bob-editor"]["base"]["mood"] = "grim"
    out["x-bob-editor"]["sides"] = ["none"]
    path.write_text(json.dumps(out))
    found = bring(path, Asked(ruleset(RULES))).brought
    told = " ".join(map(str, found.report))
    for word in ("1000000000", "No terrain", "“comment”", "“mood”"):
        assert word in told
    (board,) = found.boards
    assert board_from_json(board_to_json(board))[0] == board


def test_a_hexside_that_stands_twice_has_its_features_once(tmp_path):
    """Thousands of the same line would be more features than a board may list."""
    path = tmp_path / "a.csv"
    path.write_text("hex,x,y,terrain\nA1,0,0,\nA2,0,2,\n" + "A1/A2,,,wall\n" * 3000)
    (board,) = bring(path, Asked(ruleset(RULES))).brought.boards
    assert [[one.terrain for one in features] for features in board.sides.values()] == [["wall"]]


def test_a_folder_that_cannot_be_made_is_told_of_each_file(tmp_path):
    """Whoever brings in a whole folder hears of it, not of an error of the program."""
    (tmp_path / "hexes.csv").write_text("hex,terrain\nA1,woods\n")
    (tmp_path / "file").write_text("")
    asked = Asked(rules=ruleset("band-of-brothers-2.2"))
    (one,) = brought_in(tmp_path, tmp_path / "file" / "below", asked, print, bool)
    assert isinstance(one.error, BadFile)
    assert "can't be written" in str(one.error)


def test_files_of_a_folder_that_have_one_id_become_two(tmp_path):
    """As those do whose names have no letter that an id may have; the latter is told, and the titles stay."""
    for name in ("Мельница", "Село", "mill.1"):
        (tmp_path / f"{name}.csv").write_text("hex,terrain\nA1,woods\n")
    board = replace(read_board(BOARD).value, id="untitled")
    out = written(format_named("hexjson"), Outgoing(board, ruleset(RULES)), Asked(name="a.hexjson"))
    (tmp_path / "a.hexjson").write_bytes(out.data)
    made = list(brought_in(tmp_path, tmp_path / "made", Asked(ruleset(RULES)), print, bool))
    wrote = {
        one.file.stem: (one.wrote[0].name, *(row.made for row in one.report if "Its id" in row.made))
        for one in made
    }
    told = "Its id is untitled-{}: another file of this folder has that one."
    assert wrote == {
        "a": ("untitled.board.json",),
        "mill.1": ("mill.1.board.json",),
        "Мельница": ("untitled-2.board.json", told.format(2)),
        "Село": ("untitled-3.board.json", told.format(3)),
    }
    assert read_board(tmp_path / "made" / "untitled-3.board.json").value.title == "Село"


def test_suites_of_a_folder_that_have_one_title_become_two(tmp_path):
    """Files are called after titles; the title that one takes is told, and no file has it either."""
    for name in ("2", "中国", "日本", "a b", "a-b"):
        (tmp_path / f"{name}.csv").write_text("from,to,verdict\nA1,A3,clear\n")
    made = list(brought_in(tmp_path, tmp_path / "made", Asked(ruleset(RULES)), print, bool))
    assert [one.error for one in made] == [None] * 5
    named = {one.file.stem: (one.wrote[0].name, [row.original for row in one.report]) for one in made}
    assert named == {
        "2": ("2.los.json", []),
        "a b": ("a-b.los.json", []),
        "a-b": ("a-b-2.los.json", ["a-b"]),
        "中国": ("untitled.los.json", []),
        "日本": ("3.los.json", ["日本"]),
    }


def test_no_file_says_by_the_id_of_its_board_where_it_is_written(tmp_path):
    """A board that a foreign file carries may be called anything; its file may not."""
    board = replace(read_board(BOARD).value, id="../../out\x00side")
    out = written(format_named("hexjson"), Outgoing(board, ruleset(RULES)), Asked(name="a.hexjson"))
    (tmp_path / "a.hexjson").write_bytes(out.data)
    (name,) = files_of(bring(tmp_path / "a.hexjson", Asked(ruleset(RULES))).brought)
    assert name == "out-side.board.json"


def test_what_is_wrong_is_said_by_the_reader_of_the_ending(tmp_path):
    """Not that it is none of all formats; an ending that all kinds of files have says nothing."""
    (tmp_path / "a.map").write_text("Gg, Gg, Gg\nGg, Gg\nGg, Gg, Gg\n")
    with pytest.raises(BadFile, match="line 2"):
        bring(tmp_path / "a.map", Asked(ruleset(RULES)))
    (tmp_path / "a.json").write_text("[1]")
    with pytest.raises(BadFile, match="none of the formats"):
        bring(tmp_path / "a.json", Asked(ruleset(RULES)))


def test_what_no_board_may_say_is_told_at_every_place(tmp_path):
    """Of hexes that are alike one is looked at, and all are when that one isn't as it must be."""
    (tmp_path / "a.csv").write_text("hex,terrain,level\nA1,woods,1\nB2,,5000\nC3,,5000\n")
    found = bring(tmp_path / "a.csv", Asked(ruleset(RULES))).brought
    assert [row.place for row in found.report if "5000" in row.made] == ["B2", "C3"]


def test_a_scenario_without_a_map_is_not_written() -> None:
    """There is nothing of it that others could hold."""
    scenario = Scenario({"id": "a", "ruleset": RULES, "map": {"boards": []}})
    with pytest.raises(BadCall, match="no map"):
        written(format_named("hexjson"), outgoing_scenario(scenario, ()), Asked(name="a.hexjson"))
