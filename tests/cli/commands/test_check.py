"""``bob-editor check`` and three of its ways to write."""

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from bob_editor.cli.choosing import refuse_strange
from bob_editor.cli.formats.github import issues_for_github
from bob_editor.cli.formats.sarif import _artifact, _fingerprints
from bob_editor.opening.codes import named_now
from bob_editor.opening.findings import Found
from tests.cli.commands.conftest import CODE, HIGH
from tests.cli.conftest import Call, suite

BOB = "band-of-brothers-2.2"


def test_nothing_wrong(call: Call, write: Callable[..., Path]) -> None:
    """A clean board: exit 0, an empty list."""
    path = write("small.board.json")
    assert call("check", path).code == 0
    assert call("check", path, "--format", "json").json == []


def test_an_issue_as_json(call: Call, high: Path) -> None:
    """An issue has its code, severity, message, file, place, citation and fixes; exit 1."""
    outcome = call("check", high, "--format", "json")
    (issue,) = [row for row in outcome.json if row["code"] == CODE]
    assert outcome.code == 1
    assert issue["severity"] == "error"
    assert issue["file"] == str(high)
    assert issue["at"] == "E4"
    assert "47.0" in issue["cites"]
    assert issue["message"]
    assert issue["fixes"]


def test_an_issue_as_text(call: Call, high: Path) -> None:
    """An issue is one line with file, place, severity and code, and the last line counts."""
    lines = call("check", high).out.splitlines()
    (line,) = [line for line in lines if CODE in line]
    assert re.match(rf"{re.escape(str(high))}:1:\d+: E4: error: ", line)
    assert lines[-1].startswith("1 file: 1 error")


def test_programs_get_utf_8_whatever_the_terminal_has(
    call: Call, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where standard output has some other encoding, as on Windows, and names that are none."""
    path = write("high.board.json", hexes={"E4": {"terrain": ["ła"]}})
    for way in ("json", "sarif", "junit", "github"):
        out = io.TextIOWrapper(io.BytesIO(), "cp1252")
        monkeypatch.setattr(sys, "stdout", out)
        assert call("check", path, "--format", way).code == 1
        assert "ła" in out.buffer.getvalue().decode("utf-8")
    assert _fingerprints([Found(CODE, "error", "", "\udce4.board.json")])
    assert _artifact("\udce4.board.json")["uri"] == "%E4.board.json"


def test_an_issue_as_junit(call: Call, high: Path, write: Callable[..., Path]) -> None:
    """JUnit has a suite a file; an issue is a failure, a clean file a test that holds."""
    clean = write("small.board.json")
    root = ET.fromstring(call("check", high, clean, "--format", "junit").out)  # noqa: S314 - our own output
    suites = {row.get("name"): row for row in root}
    assert suites[str(high)].get("failures") == "1"
    assert "(47.0" in str(suites[str(high)][0][0].get("message"))
    assert suites[str(clean)].get("failures") == "0"
    assert len(suites[str(clean)]) == 1


def test_characters_that_xml_lacks(call: Call, write: Callable[..., Path]) -> None:
    """A file may name a hex by characters that XML can't hold; the report is XML all the same."""
    path = write("odd.board.json", hexes={"\x01\x02": {"level": 1}})
    outcome = call("check", path, "--format", "junit")
    assert outcome.code == 1
    assert ET.fromstring(outcome.out).get("failures") != "0"  # noqa: S314 - our own output


def test_an_accepted_issue(call: Call, write: Callable[..., Path]) -> None:
    """What the designer accepts doesn't count, isn't listed unless asked for, and is suppressed in SARIF."""
    accepted = [{"code": CODE, "at": "E4", "because": "A mountain."}]
    path = write("high.board.json", hexes=HIGH, accepted=accepted)
    outcome = call("check", path, "--format", "json")
    assert (outcome.code, outcome.json) == (0, [])
    (issue,) = call("check", path, "--format", "json", "--accepted").json
    assert issue["accepted"] == "A mountain."
    (result,) = call("check", path, "--format", "sarif").json["runs"][0]["results"]
    assert result["suppressions"][0]["justification"] == "A mountain."


def test_a_folder_says_what_counts(
    call: Call, write: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``bob-editor.toml`` holds for its folder and below; the call can say more, and a wrong setting is told."""
    write("drafts/high.board.json", hexes=HIGH)
    write("good/low.board.json")
    told = tmp_path / "bob-editor.toml"
    told.write_text('[check]\nseverity = "error"\nexclude = ["drafts"]\n')
    monkeypatch.chdir(tmp_path)
    assert call("check").code == 0
    draft = tmp_path / "drafts" / "high.board.json"
    before = draft.read_bytes()
    # A hook names files that it excludes; a folder of which nothing is left is a slip.
    assert (call("check", draft).code, call("fix", draft, "--suggestions").code) == (0, 0)
    assert "excluded by" in call("check", "drafts").err
    told.write_text(f'[check]\nignore = ["{CODE}"]\nseverity = "error"\n')
    assert call("fix", "--suggestions").code == 0
    assert draft.read_bytes() == before
    told.write_text(f'[check]\nignore = ["{CODE}"]\nseverity = "error"\n')
    assert call("check", tmp_path / "drafts").code == 0
    told.write_text('[check]\nexclude = ["drafts/*"]\n')
    assert call("check", tmp_path).code == 0
    monkeypatch.chdir(tmp_path / "drafts")
    assert call("check", "../good", "../drafts").code == 0
    (tmp_path / "drafts" / told.name).write_text("[check]\nignor = []\n")
    assert call("check", "../good").code == 0
    for text, why in (
        (b"\xef\xbb\xbf[check]\r\nignor = []\r\n", "check.ignor"),
        (b"\xff", "not UTF-8 text"),
        (b'[check]\nexclude = [""]\n', "an entry of check.exclude is empty."),
        (b'[check]\nselect = ["nope"]\n', f"{told}: check.select: No check is called “nope”."),
        (b"[check]\nignore = [%s]\n" % (b'"a",' * 1001), "check.ignore has more than 1,000 entries."),
        (b"a" + b".a" * 2**15, "is larger than 64 KiB."),
    ):
        told.write_bytes(text)
        wrong = call("check", tmp_path)
        assert (wrong.code, why in wrong.err) == (2, True)


def test_what_a_folder_publishes_is_held_to_its_form(
    call: Call, write: Callable[..., Path], tmp_path: Path
) -> None:
    """Of the folder, and where its project.json is named."""
    write("a.board.json")
    heading = tmp_path / "project.json"
    heading.write_text('{"licnece": "CC0-1.0"}', "utf-8")
    others = tmp_path / "others" / heading.name
    others.parent.mkdir()
    others.write_text('{"targets": {}}', "utf-8")  # another program's, beside which nothing of ours lies
    for named in (tmp_path, heading):
        told = call("check", named, "--quiet")
        assert told.out.count("\n") == 1
        assert (told.code, told.out.startswith(f"{heading}:1:2: /licnece: error: ")) == (1, True)


def test_quiet_prints_issues_alone(call: Call, high: Path) -> None:
    lines = call("check", high, "-q", "--select", CODE).out.splitlines()
    assert len(lines) == 1
    assert CODE in lines[0]


def test_a_breach_of_the_schema(call: Call, write: Callable[..., Path]) -> None:
    """A schema error is an issue with a code ``schema/…`` and a place."""
    path = write("wrong.board.json", hexes={"E4": {"level": "high"}})
    outcome = call("check", path, "--format", "json")
    codes = {row["code"].partition("/")[0]: row for row in outcome.json}
    assert outcome.code == 1
    assert codes["schema"]["at"] == "E4"


def test_an_unknown_ruleset(call: Call, write: Callable[..., Path]) -> None:
    """A board of a ruleset that isn't installed has that issue; its schema is checked."""
    outcome = call("check", write("chess.board.json", ruleset="chess"), "--format", "json")
    assert outcome.code == 1
    assert [row["code"] for row in outcome.json] == ["schema/unknown-ruleset"]


def test_a_folder(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """A folder is looked through, also below, for boards, scenarios and suites; other files are left alone."""
    write("a/b/high.board.json", hexes=HIGH)
    write("a/other.json", {"format": "other"})
    write("a/lines.los.json", suite({"from": "Z1", "to": "E4", "expect": "clear"}))
    found = call("check", tmp_path, "--format", "json").json
    assert {(Path(row["file"]).name, row["at"]) for row in found} >= {
        ("high.board.json", "E4"),
        ("lines.los.json", "checks/0"),
    }
    assert all(Path(row["file"]).name != "other.json" for row in found)


def test_one_broken_file_among_others(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """A file that can't be read is an issue of its own, and the others are checked."""
    write("high.board.json", hexes=HIGH)
    (tmp_path / "broken.board.json").write_text("{")
    outcome = call("check", tmp_path, "--format", "json")
    assert outcome.code == 1
    assert {row["code"] for row in outcome.json} >= {"schema/unreadable", CODE}


def test_a_suite_whose_board_is_gone(call: Call, write: Callable[..., Path]) -> None:
    """A suite that names a board which isn't there has that issue."""
    path = write("lines.los.json", suite(board="gone.board.json"))
    (issue,) = call("check", path, "--format", "json").json
    assert (issue["code"], issue["at"]) == ("schema/no-map", "board")
    assert "gone.board.json" in issue["message"]


def test_a_scenario_whose_board_is_gone(call: Call, write: Callable[..., Path]) -> None:
    """So has a scenario; one whose board is there has none."""
    data = {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "dawn",
        "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
        "map": {
            "boards": [{"board": "small.board.json", "name": "1", "at": [0, 0], "turn": 0, "crop": None}]
        },
    }
    path = write("dawn.scenario.json", data)
    codes = [row["code"] for row in call("check", path, "--format", "json").json]
    assert codes[0] == "schema/no-map"
    assert "band-of-brothers-2.2/unknown-reference" not in codes
    write("small.board.json")
    codes = [row["code"] for row in call("check", path, "--format", "json").json]
    assert "schema/no-map" not in codes


@pytest.mark.parametrize(
    ("rulings", "hint"),
    [({"separate_piece": "one_piece"}, "separate_pieces"), ({"separate_pieces": "none"}, "any_pieces")],
)
def test_a_ruling_that_is_none(
    call: Call, write: Callable[..., Path], rulings: dict[str, str], hint: str
) -> None:
    """An answer that nobody asked for is told of on boards and cards, and no line is looked along by it."""
    board = write("a.board.json", rulings=rulings)
    (issue,) = call("check", board, "--format", "json").json
    place = f"rulings/{next(iter(rulings))}"
    assert (issue["code"], issue["severity"], issue["at"]) == ("schema/unknown-ruling", "error", place)
    assert hint in issue["message"]
    plain = write("b.board.json")
    heading = {"format": "bob-editor/scenario", "version": 1, "id": "a", "title": "A"}
    placed = {"boards": [{"board": plain.name, "name": "1", "at": [0, 0]}]}
    card = write("a.scenario.json", {**heading, "ruleset": BOB, "map": placed, "rulings": rulings})
    assert [one["at"] for one in call("check", card, "--format", "json").json].count(place) == 1
    for path in (board, card):
        outcome = call("los", path, "E4", "E5")
        assert (outcome.code, hint in outcome.err) == (2, True)


def test_a_map_past_the_limits(call: Call, write: Callable[..., Path]) -> None:
    """Boards that make one map too large are told of before they are joined; no line is looked along on the rest."""
    grid = {"hexes": "flat-top", "columns": 256, "rows": 200, "shifted": "even", "shift": "down"}
    board = write("a.board.json", grid=grid)
    boards = [{"board": board.name, "name": name, "at": [0, place]} for name, place in (("1", 0), ("2", 400))]
    head = {"format": "bob-editor/scenario", "version": 1, "id": "a", "title": "A", "ruleset": BOB}
    one = write("one.scenario.json", {**head, "map": {"boards": boards[:1]}})
    two = write("two.scenario.json", {**head, "map": {"boards": boards}})
    assert call("los", one, "E4", "E5").code == 0
    outcome = call("los", two, "1.E4", "1.E5")
    assert (outcome.code, "256 × 256" in outcome.err) == (2, True)
    found = [
        issue for issue in call("check", two, "--format", "json").json if issue["code"] == "schema/no-map"
    ]
    assert [issue["at"] for issue in found] == ["map/boards/1"]


def test_what_is_chosen_is_listed_and_counts(call: Call, high: Path, write: Callable[..., Path]) -> None:
    """By code, with or without its game, by severity, by path; a code that nobody has lists nothing."""

    def codes(*options: str) -> list[str]:
        return [row["code"] for row in call("check", high, "--format", "json", *options).json]

    assert CODE in codes()
    assert codes("--select", "level-*") == codes("--select", CODE) == [CODE]
    assert codes("--select", "level-*", "--ignore", f"{BOB}/*") == []
    assert CODE not in codes("--ignore", "level-out-of-range")
    assert call("check", high, "--ignore", "*").code == 0
    assert call("check", high, "--severity", "error").code == 1
    assert call("check", high.parent, "--exclude", "high.*").code == 2
    # A folder as shells complete it.
    for pattern in (f"{high.parent.name}/", f"{high.parent}/"):
        assert "All files are excluded." in call("check", high.parent, "--exclude", pattern).err
    road = [{"terrain": "road", "through": ["C3", "C4"]}]
    both = write("both.board.json", hexes=HIGH, paths=road)
    assert {row["severity"] for row in call("check", both, "--format", "json").json} > {"error"}
    listed = call("check", both, "--severity", "error", "--format", "json").json
    assert [row["code"] for row in listed] == [CODE]


def test_a_check_is_found_by_its_former_name(call: Call) -> None:
    """Alone and with its game; in a game that calls it so still, nothing else is meant."""
    now = "last-hundred-yards/line-stops-at-hexside"
    for code in ("path-skips-a-hex", "last-hundred-yards/path-skips-a-hex"):
        assert named_now((code,)) == (code, now)
        refuse_strange(named_now((code,)))
    still = ("band-of-brothers-2.2/path-skips-a-hex",)
    assert named_now(still) == still
    told = call("explain", "last-hundred-yards/unit-in-two-places").out
    assert told.startswith("last-hundred-yards/unit-placed-and-reinforcing:")


def test_an_example_is_borrowed_where_a_game_has_none(call: Call) -> None:
    told = call("explain", "memoir-44/drawn-twice").out
    assert "For example (of Band of Brothers 2.2; " in told


def test_every_code_that_is_told_is_explained(call: Call) -> None:
    """Also those that no check of a game has, and those that help names as examples."""
    named = re.findall(r"bob-editor explain (\S+/\S+)", call("explain", "--help").out)
    assert named
    for code in (*named, "edition/changed", "los/failed", f"{BOB}/check-failed", f"{BOB}/stale-acceptance"):
        assert call("explain", code).out.startswith(f"{code}: ")


def test_a_code_that_nothing_has_is_told(call: Call, high: Path) -> None:
    """A slip in one would find nothing for ever; those that only aren't there now, and of the form, are all right."""
    wrong = call("check", high, "--select", "levl-out-of-range")
    assert "No check is called “levl-out-of-range”. Is level-out-of-range meant?" in wrong.err
    assert (wrong.code, wrong.out) == (2, "")
    for half in ("schema", "schema/", "import"):
        family = f"{half.rstrip('/')}/*"
        told = f"“{half}” is no code, but what codes begin with. Write {family} for all of them."
        assert told in call("check", high, "--select", half).err
    passed_over = call("check", high, "--ignore", "mud-*")
    assert "No check is called “mud-*”." in passed_over.err
    assert passed_over.code == 1
    others = (
        "schema/no-author",
        "edition/changed",
        "required",
        "import/*",
        "check-failed",
        "stale-acceptance",
    )
    for right in (CODE, "level-*", "path-skips-a-hex", f"{BOB}/*", *others):
        assert "No check" not in call("check", high, "--select", right).err
    wrong = call("fix", high, "--dry-run", "--code", "mud")
    assert "No check is called “mud”." in wrong.err
    assert wrong.code == 2
    assert "the form of a file" in call("explain", "schema/required").out


def test_issues_for_github(call: Call, high: Path) -> None:
    """A command a line, with nothing in it that would end a field too soon."""
    (line,) = call("check", high, "--select", CODE, "--format", "github").out.strip().splitlines()
    head, _, message = line.removeprefix("::").partition("::")
    assert re.fullmatch(
        rf"error file={re.escape(str(high))},line=1,endLine=1,col=\d+,endColumn=\d+,title={CODE}", head
    )
    assert message.startswith("E4: ")
    steering = issues_for_github([Found(CODE, "error", "a\x1b\nb", "f.json")])
    assert steering.endswith("::a\N{REPLACEMENT CHARACTER}%0Ab\n")


def test_a_check_is_explained_and_a_schema_printed(call: Call) -> None:
    """By its code, with the rule and an example; a wrong name gets the nearest."""
    told = call("explain", CODE).out
    assert "47.0" in told
    assert json.loads(told.partition("    board: ")[2].splitlines()[0])["base"]["level"] == 5
    wrong = call("explain", f"{BOB}/level-out-of-rang")
    assert (wrong.code, "level-out-of-range" in wrong.err) == (2, True)
    assert "los-suite" in call("schema").out
    assert (
        call("schema", "board").json["$ref"] == call("schema", "urn:bob-editor:schema:board:1").json["$ref"]
    )


def test_what_of_a_foreign_file_means_nothing_is_told_as_far_as_anybody_reads(
    call: Call, tmp_path: Path
) -> None:
    """Of thousands of words in a hex the first, and how many more there are."""
    path = tmp_path / "a.hexmap"
    path.write_text(f"0101 {' '.join(f'word{number}' for number in range(5_000))}\n0102 plain\n0103 plain\n")
    told = call("check", path, "--ruleset", BOB).out.splitlines()
    words = [line for line in told if "[import/dropped]" in line]
    assert len(words) == 201
    assert "4,800 more of this kind" in words[-1]
