"""``bob-editor convert``, and foreign files where a call takes a map."""

import json
import sys
import time

from PySide6.QtCore import QCoreApplication

TABLE = "hex,terrain,level\nE4,woods,1\nB8,mud,\n"
RULES = ("--ruleset", "band-of-brothers-2.2")


def test_in_and_out_and_back(call, write, tmp_path):
    """A board goes out as HexJSON and comes back the same; nothing is written over unless told to."""
    board = write("a.board.json")
    assert call("convert", board, tmp_path / "a.hexjson").code == 0
    assert call("convert", tmp_path / "a.hexjson", tmp_path / "maps").code == 0
    again = json.loads((tmp_path / "maps" / "small.board.json").read_text())
    assert again["hexes"] == {"E4": {"terrain": ["woods"]}}
    refused = call("convert", board, tmp_path / "a.hexjson")
    assert refused.code == 2
    assert "is there already" in refused.err
    assert call("convert", board, tmp_path / "a.hexjson", "--force").code == 0


def test_ours_is_not_written_as_anothers_under_a_name_of_ours(call, write, tmp_path):
    """HexJSON ends in ``.json``, too, but a board's name says what is in it."""
    outcome = call("convert", write("small.board.json"), tmp_path / "copy.board.json")
    assert outcome.code == 2
    assert "small.board.json is ours already." in outcome.err
    assert not (tmp_path / "copy.board.json").exists()


def test_what_is_nothing_at_all_is_no_document_of_ours(call, tmp_path):
    """It isn't called ours for being in no format that is known."""
    path = tmp_path / "notes.json"
    for text in ("# A heading", '{"a": 1'):
        path.write_text(text)
        outcome = call("convert", path, tmp_path / "made.board.json")
        assert outcome.code == 2
        assert "none of our documents" in outcome.err
        assert "HexJSON" in outcome.err


def test_what_is_lost_is_told_before_and_listed(call, write, tmp_path):
    """On standard error, and in the file of --report."""
    board = write("a.board.json", artwork=[{"terrain": "woods", "ring": [[0, 0], [3, 0], [3, 3]]}])
    done = call("convert", board, tmp_path / "a.csv", "--report", tmp_path / "r.json")
    assert done.err.count("drawn artwork") == 1
    assert "drawn artwork" in (tmp_path / "r.json").read_text("utf-8")
    assert (
        call("convert", board, tmp_path / "c.csv", "--report", "-")
        .json[-1]["made"]
        .endswith("can't hold it.")
    )
    (tmp_path / "b.csv").write_text(TABLE)
    done = call(
        "convert", tmp_path / "b.csv", tmp_path / "b.board.json", *RULES, "--report", tmp_path / "s.json"
    )
    assert done.code == 0
    rows = json.loads((tmp_path / "s.json").read_text())
    assert [(row["kind"], row["at"], row.get("word")) for row in rows][-1] == ("dropped", "B8", "mud")


def test_a_folder_is_converted_file_by_file(call, write, tmp_path):
    """What can't be is told, and the others are."""
    folder = tmp_path / "in"
    folder.mkdir()
    for name in ("a.csv", "b.tsv"):
        (folder / name).write_text(TABLE.replace(",", "\t") if name == "b.tsv" else TABLE)
    (folder / "c.csv").write_text("hex,terrain\n,\n")
    done = call("convert", folder, tmp_path / "out", *RULES)
    assert done.code == 1
    assert "from 2 of 3" in done.out
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.board.json", "b.board.json"]
    write("in2/x.board.json")
    assert call("convert", tmp_path / "in2", tmp_path / "out2", "--to", "hexjson").code == 0
    assert (tmp_path / "out2" / "x.hexjson").is_file()


def test_a_slash_says_that_a_name_with_a_dot_is_a_folders(call, tmp_path):
    """Also where it isn't there yet; without one it is a file's, whose ending says no format."""
    (tmp_path / "hexes.csv").write_text(TABLE)
    for name in ("season.2", "season.2/"):
        done = call("convert", tmp_path / "hexes.csv", f"{tmp_path}/{name}", *RULES)
        assert done.code == (0 if name.endswith("/") else 2)
    assert [path.name for path in (tmp_path / "season.2").iterdir()] == ["hexes.board.json"]
    (tmp_path / "more.csv").write_text(TABLE)
    assert call("convert", tmp_path / "more.csv", tmp_path / "season.2", *RULES).code == 0, (
        "it is there by now"
    )


def test_with_a_slash_a_file_goes_into_the_folder(call, write, tmp_path):
    """Under its own name, whether the folder is there or not; without --to a folder says no format."""
    board = write("x.board.json")
    for name in ("new.1/", "new.1"):
        assert call("convert", board, f"{tmp_path}/{name}", "--to", "hexjson", "--force").code == 0
    assert [path.name for path in (tmp_path / "new.1").iterdir()] == ["x.hexjson"]
    assert call("convert", board, f"{tmp_path}/y.hexjson/").code == 2
    assert not (tmp_path / "y.hexjson").exists()


def test_pictures_of_a_folder_are_painted_one_at_a_time(call, write, tmp_path, monkeypatch):
    """By threads that share its files, after Qt was begun where it must be."""
    at_once, most = [], []

    def paint(*_asked):
        assert QCoreApplication.instance() is not None
        at_once.append(1)
        most.append(len(at_once))
        time.sleep(0.0005)
        at_once.pop()
        return b""

    monkeypatch.setattr("bob_editor.render.pictures.samples.specimen.paint_specimen", paint)
    for name in "xy":
        write(f"in/{name}.board.json")
    assert call("convert", tmp_path / "in", tmp_path / "out", "--to", "tiled").code == 0
    assert max(most) == 1
    monkeypatch.setitem(sys.modules, "bob_editor.render.kit.gui", None)
    read = call("convert", tmp_path / "out", tmp_path / "back", "--from", "tiled", *RULES)
    assert read.code == 0, "what is read wants no Qt"


def test_commands_take_foreign_files(call, tmp_path):
    """Check names the file that was given, and what bringing it in would alter; los and render look at its map."""
    table = tmp_path / "a.csv"
    table.write_text(TABLE)
    done = call("check", table, *RULES, "--format", "json")
    assert {row["file"] for row in done.json} == {str(table)}
    assert ("import/dropped", "B8") in {(row["code"], row["at"]) for row in done.json}
    assert done.code == 1
    assert "blocked" in call("los", table, "E3", "E6", *RULES).out
    picture = tmp_path / "a.png"
    assert call("render", table, "-o", picture, "--dpi", "20", *RULES).code == 0
    assert picture.is_file()
    assert "which game" in call("check", table).err
    assert "There is no format" in call("convert", table, tmp_path / "x.board.json", "--from", "papyrus").err
    assert "says no format" in call("convert", table, tmp_path / "x.xyz", *RULES).err


def test_formats_are_listed(call):
    """By name, with what can be done with each; without IN and OUT nothing else can be asked."""
    done = call("convert", "--list")
    assert done.code == 0
    rows = {line.split()[0]: line for line in done.out.splitlines()}
    assert "read write" in rows["megamek"]
    assert ".map" in rows["wesnoth"]
    asked = call("convert")
    assert asked.code == 2
    assert "--list" in asked.err


def test_foreign_maps_are_looked_along_and_compared(call, write, tmp_path):
    """Exposure and comparison take them as boards of ours; without a ruleset the call says what to give."""
    board = write("a.board.json", hexes={"B2": {"terrain": ["woods"]}})
    assert call("convert", board, tmp_path / "a.txt", "--to", "textmapper").code == 0
    ruleset = ("--ruleset", "band-of-brothers-2.2")
    ours, theirs = call("exposure", board), call("exposure", tmp_path / "a.txt", *ruleset)
    assert theirs.out.count("\n") == ours.out.count("\n")
    assert call("compare", board, tmp_path / "a.txt", *ruleset).code in (0, 1)
    assert "--ruleset" in call("exposure", tmp_path / "a.txt").err


def test_a_foreign_map_is_compared_with_itself_under_other_conditions(call, write, tmp_path):
    """The ruleset that has to be named is for both sides, so night is on one of them, as of a board of ours."""
    board = write("a.board.json", hexes={"B2": {"terrain": ["woods"]}})
    call("convert", board, tmp_path / "a.txt", "--to", "textmapper")
    night, ruleset = ("--condition", "visibility=1"), ("--ruleset", "band-of-brothers-2.2")
    theirs = call("compare", tmp_path / "a.txt", *ruleset, *night)
    assert theirs.code == 1
    assert theirs.out.splitlines()[-1] == call("compare", board, *night).out.splitlines()[-1]
    assert len(theirs.err.splitlines()) <= len(
        call("exposure", tmp_path / "a.txt", *ruleset).err.splitlines()
    )
    for path in (tmp_path / "a.txt", board):
        refused = call("compare", path, *ruleset)
        assert refused.code == 2
        assert "with what" in refused.err


def test_what_was_altered_is_kept_as_issues(call, tmp_path):
    """With --issues in the document itself, where ``check`` finds it; without, the document is plain."""
    (tmp_path / "b.csv").write_text(TABLE)
    call("convert", tmp_path / "b.csv", tmp_path / "plain.board.json", *RULES)
    assert "imported" not in json.loads((tmp_path / "plain.board.json").read_text())
    call("convert", tmp_path / "b.csv", tmp_path / "kept.board.json", *RULES, "--issues")
    found = call("check", tmp_path / "kept.board.json")
    assert found.code == 1
    assert "“mud”" in found.out
    assert call("check", tmp_path / "plain.board.json").code == 0


def test_a_picture_becomes_a_board(call, tmp_path):
    """Of a painted map; in a folder that is converted whole pictures are left alone."""
    shown = tmp_path / "maps"
    shown.mkdir()
    board = tmp_path / "a.board.json"
    (tmp_path / "big.csv").write_text("hex,terrain\nA1,\nH9,\n")
    call("convert", tmp_path / "big.csv", board, *RULES)
    call("render", board, "-o", shown / "map.png", "--hex-mm", "12", "--dpi", "100")
    done = call("convert", shown / "map.png", shown / "map.board.json", *RULES)
    assert done.code == 0
    assert json.loads((shown / "map.board.json").read_text())["underlay"]["image"] == "map.png"
    assert "nothing to convert" in call("convert", shown, tmp_path / "out", *RULES).err


def test_one_file_goes_to_standard_output(call, write, tmp_path, monkeypatch):
    """Ours in a foreign format, and a foreign one as ours; what is told of it goes to standard error."""
    path = write("mill.board.json")
    monkeypatch.chdir(tmp_path)
    there = sorted(tmp_path.iterdir())
    out = call("convert", path, "-", "--to", "hexjson")
    assert (out.code, len(out.json["hexes"]), sorted(tmp_path.iterdir())) == (0, 72, there)
    foreign = tmp_path / "mill.hexjson"
    foreign.write_text(out.out, "utf-8")
    back = call("convert", foreign, "-", "--ruleset", "band-of-brothers-2.2")
    assert (back.code, back.json["format"]) == (0, "bob-editor/board")


def test_warnings_name_the_file_that_the_call_names(call, write, tmp_path):
    """And not what was made of it for a while."""
    board = write("a.board.json", hexes={"E4": {"terrain": ["wheat"]}})
    foreign = tmp_path / "a.hexjson"
    assert call("convert", board, foreign).code == 0
    told = call("los", foreign, "E3", "E5", "--ruleset", "band-of-brothers-2.1").err
    assert f"{foreign}: Band of Brothers, rules 2.1 doesn't know wheat" in told
