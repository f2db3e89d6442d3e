"""``bob-editor los``, ``exposure`` and ``compare``."""

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Call, suite

HILL = {"E4": {"level": 1}, "E3": {"terrain": ["woods"]}, "C4": {"terrain": ["orchard"]}}


@pytest.fixture
def board(write: Callable[..., Path]) -> Path:
    """A board with a hill, a wood and an orchard."""
    return write("small.board.json", hexes=HILL)


def test_one_line_as_json(call: Call, board: Path) -> None:
    """A line of sight has exactly the fields of the format, the reason names what blocks and its rule."""
    outcome = call("los", board, "E1", "E6", "--format", "json")
    answer = outcome.json
    assert outcome.code == 0
    assert list(answer) == [
        "from", "to", "ruleset", "range", "verdict", "blind", "hindrance", "modifiers", "reasons",
        "warnings", "path",
    ]  # fmt: skip
    assert (answer["from"], answer["to"], answer["ruleset"]) == ("E1", "E6", "band-of-brothers-2.2")
    assert (answer["verdict"], answer["range"], answer["blind"], answer["hindrance"]) == (
        "blocked",
        5,
        False,
        0,
    )
    assert {"kind", "at", "terrain", "cites", "text"} <= set(answer["reasons"][0])
    assert "E3" in {reason["at"] for reason in answer["reasons"]}


def test_one_line_as_text(call: Call, board: Path) -> None:
    """For people it is one line, the same where an option has the call read by the parser of options."""
    out = call("los", board, "C3", "C5").out
    assert out.startswith("C3 to C5: hindered:1, range 2: ")
    assert out.count("\n") == 1
    for ends in (
        ("c3", "C5"),
        ('{"hex": "C3", "unit": "gun"}', "C5"),
        ("C3", "C5:cave"),
        ("C3", "Z9"),
        ("", "C5"),
    ):
        for file in (board, board.parent / "none.board.json", board.parent):
            assert call("los", file, *ends) == call("los", file, *ends, "--format", "text")


def test_a_file_is_written_as_it_is_called(call: Call, board: Path, tmp_path: Path) -> None:
    """JSON, one line's, a field's or many lines', where no format is named; under other names it is for people."""
    pairs = tmp_path / "pairs.txt"
    pairs.write_text("C3 C5\nE1 E6\n")
    for words in (("C3", "C5"), ("C3",), ("--pairs", pairs)):
        for name, form in (("x.json", "json"), ("X.JSON", "json"), ("x.txt", "text"), ("x", "text")):
            assert call("los", board, *words, "-o", tmp_path / name).code == 0
            told = call("los", board, *words, "--format", form).out
            assert (tmp_path / name).read_text("utf-8") == told, name
    call("los", board, "--pairs", pairs, "-o", tmp_path / "x.jsonl")
    assert (tmp_path / "x.jsonl").read_text("utf-8") == call("los", board, "--pairs", pairs, "-f", "json").out
    call("los", board, "C3", "C5", "-f", "text", "-o", tmp_path / "x.json")
    assert (tmp_path / "x.json").read_text("utf-8") == call("los", board, "C3", "C5").out


def test_a_script_asks_by_exit_code_and_in_any_case(call: Call, board: Path) -> None:
    """A blocked line exits with 1 where that is asked for, and e1 is E1."""
    assert call("los", board, "e1", "e6").out.startswith("E1 to E6: blocked")
    assert [
        call("los", board, *ends, "--exit-code").code for ends in (("E1", "E6"), ("C3", "C5"), ("E1",))
    ] == [1, 0, 2]


def test_no_answer_is_written_over_a_document(call: Call, board: Path) -> None:
    """A name that a document has is refused, the map's own before any other."""
    before = board.read_bytes()
    for asked in (("E1", "E6"), ("E1",), ("--all",), ("--all", "--format", "npz")):
        outcome = call("los", board, *asked, "-o", board)
        assert (outcome.code, "is no name for answers" in outcome.err) == (2, True)
    assert board.read_bytes() == before


def test_open_questions_are_named(call: Call, write: Callable[..., Path]) -> None:
    """A clear line that another answer to an open question would block says so, and its reason names the question."""
    house = {"C2": {"level": 2}, "C6": {"level": 2}, "C4": {"terrain": ["stone_building"]}}
    board = write(
        "house.board.json",
        ruleset="last-hundred-yards",
        base={"terrain": "rural", "level": 0},
        hexes=house,
    )
    answer = call("los", board, "C2", "C6", "--format", "json").json
    assert answer["verdict"] == "clear"
    assert answer["reasons"][0]["ruling"] == "feature_height_matters"
    named = {row["id"]: row["otherwise"]["verdict"] for row in answer["rulings"]}
    assert named == {"feature_height_matters": "blocked"}
    assert "[feature_height_matters, 4.2.1d]" in call("los", board, "C2", "C6").out


def test_what_would_have_to_change(call: Call, board: Path) -> None:
    """Asked for, the answer is followed by what would make it clear: a sentence, and sets of changes."""
    plain = call("los", board, "E2", "E4", "--format", "json").json
    answer = call("los", board, "E2", "E4", "--flips", "--format", "json").json
    found = answer.pop("flips")
    assert answer == plain
    assert (found["verdict"], found["complete"], found["opened"]) == ("clear", True, [])
    first = found["sets"][0]
    assert first["label"] == "Remove the woods in E3"
    assert (first["verdict"], first["hindrance"]) == ("clear", 0)
    assert [change["at"] for change in first["changes"]] == ["E3"]
    lines = call("los", board, "E2", "E4", "--flips").out.splitlines()
    assert lines == [call("los", board, "E2", "E4").out.rstrip("\n"), found["text"]]
    assert call("los", board, "E2", "--flips").code == 2
    assert call("los", board, "--all", "--flips").code == 2


def test_the_field_is_the_pairs(call: Call, board: Path) -> None:
    """The field has every hex of the map, the first one too, and says what each pair says."""
    field = call("los", board, "E4", "--format", "json").json
    assert (field["from"], field["ruleset"]) == ("E4", "band-of-brothers-2.2")
    assert len(field["hexes"]) == 9 * 8
    for label, seen in field["hexes"].items():
        pair = call("los", board, "E4", label, "--format", "json").json
        assert seen == {key: pair[key] for key in ("verdict", "blind", "hindrance")}, label


def test_the_field_as_text(call: Call, board: Path) -> None:
    """For people the field counts, and lists the hexes by verdict."""
    lines = call("los", board, "E4").out.splitlines()
    assert lines[0].startswith("E4 sees ")
    assert [line.partition(" (")[0] for line in lines[1:]] == ["clear", "hindered", "blind", "blocked"]


def test_every_pair(call: Call, board: Path, tmp_path: Path) -> None:
    """--all has a line for each ordered pair; it is the same by two processes, into a file, and as a table."""
    lines = call("los", board, "--all").out
    rows = [json.loads(line) for line in lines.splitlines()]
    assert len(rows) == 72 * 71
    for row in rows[::200]:
        pair = call("los", board, row["from"], row["to"], "--format", "json").json
        assert row == {key: pair[key] for key in ("from", "to", "range", "verdict", "blind", "hindrance")}
    out = tmp_path / "pairs.jsonl"
    assert call("los", board, "--all", "--jobs", "2", "-o", out).code == 0
    assert out.read_text() == lines
    table = [line.split("\t") for line in call("los", board, "--all", "--format", "table").out.splitlines()]
    assert table[0] == ["from", "to", "range", "verdict", "blind", "hindrance"]
    assert [line[3] for line in table[1:]] == [row["verdict"] for row in rows]


def test_a_suite_is_a_map(call: Call, write: Callable[..., Path]) -> None:
    """A suite brings its conditions and markers; an end may be a position, shortly or as an object."""
    cave = {"marker": "cave", "at": "E4", "facing": "ne"}
    path = write("cave.los.json", suite(markers=[cave], board={**_inline(), "hexes": {"E4": {"level": 1}}}))
    short = call("los", path, "E4:cave", "E3", "--format", "json").json
    assert short["from"] == {"hex": "E4", "in": "cave"}
    assert call("los", path, '{"hex": "E4", "in": "cave"}', "E3", "--format", "json").json == short
    assert short["verdict"] == "clear"
    assert call("los", path, "E4:cave", "E5", "--format", "json").json["verdict"] == "blocked"
    assert call("los", path, "E4:cave", "E5").out.startswith("E4 (in cave) to E5: blocked")


def _inline() -> dict[str, object]:
    return suite()["board"]  # type: ignore[no-any-return]


def test_broken_form_is_warned_of(call: Call, write: Callable[..., Path]) -> None:
    """What can be read is looked at, and standard error says that something couldn't be."""
    path = write("odd.board.json", unheard_of=1)
    outcome = call("los", path, "E3", "E5", "--format", "json")
    assert (outcome.code, outcome.json["verdict"]) == (0, "blocked")
    assert "unheard_of" in outcome.err


def test_exposure_counts_the_pairs(call: Call, board: Path, tmp_path: Path) -> None:
    """For every hex, from how many it is seen: as many as there are pairs that end there."""
    rows = {row["hex"]: row for row in csv.DictReader(call("exposure", board).out.splitlines())}
    pairs = [json.loads(line) for line in call("los", board, "--all").out.splitlines()]
    assert len(rows) == 72
    for label, row in rows.items():
        verdicts = [pair["verdict"] for pair in pairs if pair["to"] == label]
        assert (int(row["clear"]), int(row["hindered"])) == (
            verdicts.count("clear"),
            verdicts.count("hindered"),
        )
        assert int(row["seen_from"]) == int(row["clear"]) + int(row["hindered"])
    out = tmp_path / "exposure.csv"
    call("exposure", board, "-o", out)
    assert out.read_text() == call("exposure", board).out
    assert call("exposure", board, "-o", tmp_path / "exposure.txt").code == 2


def test_compare_with_itself(call: Call, board: Path) -> None:
    """A map doesn't differ from itself: exit 0."""
    outcome = call("compare", board, board, "--format", "json")
    assert outcome.code == 0
    assert outcome.json["pairs"] == 72 * 71
    assert (outcome.json["differ"], outcome.json["differences"]) == (0, [])


def test_compare_two_boards(call: Call, board: Path, write: Callable[..., Path]) -> None:
    """Where a wood was felled, the lines over it differ: exit 1, with both answers."""
    felled = write("felled.board.json", hexes={key: row for key, row in HILL.items() if key != "E3"})
    outcome = call("compare", board, felled, "--format", "json")
    assert outcome.code == 1
    (row,) = [row for row in outcome.json["differences"] if (row["from"], row["to"]) == ("E2", "E4")]
    assert (row["a"]["verdict"], row["b"]["verdict"]) == ("blocked", "clear")
    assert call("compare", board, felled).out.splitlines()[-1].endswith("pairs differ.")


def test_compare_two_rulings(call: Call, write: Callable[..., Path]) -> None:
    """One map under another ruling: an orchard that is met at a corner counts, or not."""
    path = write("orchard.board.json", hexes={"D4": {"terrain": ["orchard"]}})
    outcome = call("compare", path, "--ruling", "hindrance_vertex=ignore", "--format", "json")
    assert outcome.code == 1
    assert {row["a"]["verdict"] for row in outcome.json["differences"]} == {"hindered"}
    assert {row["b"]["verdict"] for row in outcome.json["differences"]} == {"clear"}
    night = "--condition", "visibility=1", "--format", "json"
    assert {row["b"]["verdict"] for row in call("compare", path, *night).json["differences"]} == {"blocked"}
    assert call("compare", path, path, *night).json["differ"] == 0


def test_compare_names_both_readings(call: Call, write: Callable[..., Path]) -> None:
    """A ruling or ruleset that is given twice is for A, then for B: turned round, so are the answers."""
    path = write("orchard.board.json", hexes={"D4": {"terrain": ["orchard"]}})
    both = ("--ruling", "hindrance_vertex=ignore"), ("--ruling", "hindrance_vertex=count")
    rows = call("compare", path, *both[0], *both[1], "--format", "json").json["differences"]
    assert {(row["a"]["verdict"], row["b"]["verdict"]) for row in rows} == {("clear", "hindered")}
    turned = call("compare", path, *both[1], *both[0], "--format", "json").json["differences"]
    assert [(row["b"], row["a"]) for row in turned] == [(row["a"], row["b"]) for row in rows]
    assert call("compare", path, "--ruling", "hindrance_vertex=ignore", path, *both[0], *both[0]).code == 2
    editions = ("--ruleset", "band-of-brothers-2.1", "--ruleset", "band-of-brothers-2.1")
    assert call("compare", path, *editions).code == 0
    assert call("compare", path, *editions, *editions).code == 2


def test_compare_is_the_same_by_any_number(call: Call, board: Path, write: Callable[..., Path]) -> None:
    """Two processes say what one says, as text and as JSON; where the maps' hexes differ, that is told."""
    grid = {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down"}
    longer = write("longer.board.json", hexes={"E5": {"terrain": ["woods"]}}, grid=grid)
    for form in ("text", "json"):
        told = [call("compare", board, longer, "--format", form, "--jobs", jobs) for jobs in ("1", "2")]
        assert told[0] == told[1]
        assert told[0].code == 1
    report = told[0].json
    assert report["differ"] == len(report["differences"]) > 0
    assert (report["only_a"], report["only_b"]) == ([], [f"{column}9" for column in "ABCDEFGHI"])
    assert report["pairs"] == 72 * 71


def test_exposure_is_the_same_by_any_number(call: Call, board: Path) -> None:
    """Two processes count what one counts."""
    assert call("exposure", board, "--jobs", "2") == call("exposure", board, "--jobs", "1")


def test_where_all_pairs_go(call: Call, board: Path, tmp_path: Path) -> None:
    """A device is written to and stays one; a folder that isn't there is told of, and leaves nothing behind."""
    assert call("los", board, "--all", "-o", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()
    outcome = call("los", board, "--all", "-o", tmp_path / "gone" / "pairs.jsonl")
    assert (outcome.code, outcome.out) == (2, "")
    assert "can't be written" in outcome.err
    assert call("los", board, "--all", "-o", tmp_path).code == 2
    assert [path.name for path in tmp_path.iterdir()] == [board.name]


def test_unknown_terrain_is_told(call: Call, write: Callable[..., Path]) -> None:
    """What the ruleset doesn't know counts as open, and no answer is silent about it."""
    board = write(
        "odd.board.json", hexes={"C3": {"terrain": ["wodos"]}, "E4": {"terrain": ["wodos", "woods"]}}
    )
    outcome = call("los", board, "C2", "C4")
    assert "clear" in outcome.out
    assert "doesn't know wodos (2 places): for LOS these places count as open." in outcome.err
    assert len(call("los", board, "C2", "C4", "--format", "json").json["warnings"]) == 1
    assert "doesn't know wodos" in call("exposure", board).err
    wheat = write("wheat.board.json", hexes={"C3": {"terrain": ["wheat"]}})
    assert call("los", wheat, "C2", "C4").err == ""
    assert "doesn't know wheat" in call("compare", wheat, "--ruleset", "band-of-brothers-2.1").err


def test_a_call_without_anything_to_look_at_says_so(call: Call, board: Path, tmp_path: Path) -> None:
    """No lines, no scenario, and an ending that says another form than the option: none goes by in silence."""
    lines, folder = tmp_path / "lines.txt", tmp_path / "empty"
    lines.write_text("# none\n\n", "utf-8")
    folder.mkdir()
    arrays = tmp_path / "all.npz"
    suite, text = (shutil.copy(board, tmp_path / name) for name in ("a.los.json", "a.txt"))
    for told, *words in (
        ("lines.txt has no pair", "los", board, "--pairs", lines),
        ("no scenario in", "stats", folder),
        ("pairs aren't written as CSV. Name it .tsv,", "los", board, "--all", "-o", tmp_path / "all.csv"),
        ("is a file of arrays", "los", board, "--all", "-o", arrays, "--format", "jsonl"),
        ("is no end of a line. It is a hex", "los", board, '{"hex": "E1"', "E6"),
        ("is a board, not a LOS suite or a pack. Take a file named *.los.json or *.bobpack.", "test", board),
        ("is a board, not a LOS suite. Name it", "test", suite),
        ("is a board, and isn't named as one. Name it", "fix", suite),
        ("a.txt is a board, and isn't named as one. Name it a.board.json.", "los", text, "E1", "E6"),
    ):
        outcome = call(*words)
        assert outcome.code == 2
        assert told in outcome.err
    assert not arrays.exists()
