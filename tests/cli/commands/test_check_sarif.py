"""What ``check`` tells programs that read SARIF: a sentence, a region, a fix, and where a check is told of."""

from pathlib import Path

import pytest

from bob_editor.cli.formats.regions import region
from bob_editor.cli.formats.sarif import _replaced, help_uri, sarif
from bob_editor.model.places import at_field
from bob_editor.opening.findings import Found, from_issue
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.files.json_places import Region, region_of
from tests.cli.commands.conftest import CODE
from tests.cli.conftest import Call


def test_an_issue_as_sarif(call: Call, high: Path) -> None:
    """SARIF names the rule, the level, the file and the place."""
    log = call("check", high, "--format", "sarif").json
    assert (log["version"], len(log["runs"])) == ("2.1.0", 1)
    (run,) = log["runs"]
    (result,) = [row for row in run["results"] if row["ruleId"] == CODE]
    assert result["level"] == "error"
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == CODE
    (location,) = result["locations"]
    assert location["physicalLocation"]["artifactLocation"]["uri"] == high.as_uri()
    assert location["logicalLocations"][0]["name"] == "E4"


def test_a_check_leads_to_where_it_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the sources have a home, its address is that of a file in them."""
    monkeypatch.setenv("BOB_EDITOR_HOME", "https://example.org/x/")
    root = Path(__file__).resolve().parents[3]
    codes = (
        "schema/required",
        "los/failed",
        *(f"{name}/{CODE.rpartition('/')[2]}" for name in all_rulesets()),
    )
    for code in codes:
        page = help_uri(code).removeprefix("https://example.org/x/blob/main/").partition("#")[0]
        assert (root / page).is_file()


def test_braces_stand_for_themselves_in_sarif() -> None:
    """In its messages they stand for arguments; the arguments hold them as they are."""
    (run,) = sarif([Found(CODE, "error", "The title is {0}.", "a.board.json", why="It says {x}.")])["runs"]
    (result,), (rule,) = run["results"], run["tool"]["driver"]["rules"]
    assert result["message"]["text"] == "The title is {{0}}."
    assert result["message"]["arguments"] == ["The title is {0}"]
    assert rule["fullDescription"]["text"] == "It says {{x}}."


def test_what_a_schema_asks_is_a_sentence_in_sarif() -> None:
    """A question at its end stands in brackets, before the full stop that its validator wants; its rule has words."""
    (run,) = sarif(
        [Found("schema/minItems", "error", "There is no “hexess”; is “hexes” meant?", "a.board.json")]
    )["runs"]
    assert run["results"][0]["message"]["text"] == "There is no “hexess” (is “hexes” meant?)."
    (rule,) = run["tool"]["driver"]["rules"]
    assert (rule["name"], rule["shortDescription"]["text"]) == ("MinItems", "Min items.")
    assert rule["fullDescription"]["text"].startswith("It is about the form of a file. ")


def test_a_place_that_is_named_twice_is_told_once_in_sarif() -> None:
    """Of the logical locations of a result its schema has none alike."""
    places = tuple(at_field("units", number, "weapon") for number in (1, 0, 1))
    issue = Issue(CODE, Severity.ERROR, "It is carried twice.", places, (), "", "", ())
    ((result,),) = (run["results"] for run in sarif([from_issue(Path("a.scenario.json"), issue)])["runs"])
    told = [one["name"] for one in result["locations"][0]["logicalLocations"]]
    assert told == ["units/1/weapon", "units/0/weapon"]


def test_a_region_and_a_fix_as_sarif(call: Call, high: Path) -> None:
    """The region holds what is wrong, and the replacement is what ``fix`` would write."""
    (run,) = call("check", high, "--format", "sarif").json["runs"]
    (result,) = [row for row in run["results"] if row["ruleId"] == CODE]
    region = result["locations"][0]["physicalLocation"]["region"]
    line = high.read_text().splitlines()[region["startLine"] - 1]
    assert "5" in line[region["startColumn"] - 1 : region["endColumn"] - 1]
    rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
    assert rule["helpUri"]
    assert "".join(word.capitalize() for word in CODE.rpartition("/")[2].split("-")) == rule["name"]
    assert len(result["partialFingerprints"]["issue/v1"]) == 32
    before, fixed = high.read_text().splitlines(keepends=True), None
    for fix in result.get("fixes", ()):
        (change,) = fix["artifactChanges"][0]["replacements"]
        deleted = change["deletedRegion"]
        first, last = deleted["startLine"] - 1, deleted["endLine"] - 1
        fixed = "".join((*before[:first], change["insertedContent"]["text"], *before[last:]))
    call("fix", high)
    assert fixed in (None, high.read_text())


def test_lines_of_a_fix_are_those_that_editors_count(tmp_path: Path) -> None:
    """Whatever signs that part lines elsewhere stand in the texts before it."""
    file = tmp_path / "a.json"
    file.write_text("one\u2028two\x0cthree\x85\nfour\nfive\n", encoding="utf-8")
    (told,) = _replaced(str(file), "one\u2028two\x0cthree\x85\nfour\nsix\n")["replacements"]
    lines = told["deletedRegion"]["startLine"], told["deletedRegion"]["endLine"]
    assert (lines, told["insertedContent"]["text"]) == ((3, 4), "six\n")
    # What comes between lines that end as on Windows ends so, too.
    file.write_bytes(b"\xef\xbb\xbfone\r\ntwo\r\nthree\r\n")
    (told,) = _replaced(str(file), "one\n2\nthree\n")["replacements"]
    lines = told["deletedRegion"]["startLine"], told["deletedRegion"]["endLine"]
    assert (lines, told["insertedContent"]["text"]) == ((2, 3), "2\r\n")
    assert region_of('{"a": {\r\n"b": 1}}', ("a",)) == Region(1, 2, 1, 8)
    # What an issue names by its path alone is led to likewise.
    file.write_text('{"checks": [\n{},\n{}]}', "utf-8")
    assert region(Found("schema/end", "error", "", str(file), "checks/1")) == Region(3, 1, 3, 3)
    # A hex of a card is that of the first row that stands in it.
    file.write_text('{"units": [\n{"at": "E4"}]}', "utf-8")
    assert region(Found("a/b", "error", "", str(file), "E4", steps=("hexes", "E4"))) == Region(2, 2, 2, 12)
    # Of a file that ends without a line break, nothing behind its end.
    file.write_text("one\ntwo", "utf-8")
    (told,) = _replaced(str(file), "one\nthree\n")["replacements"]
    assert told["deletedRegion"] == {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 4}
