"""``bob-editor schema``."""

from pathlib import Path

from tests.cli.conftest import Call


def test_all_go_into_a_folder_and_the_settings_are_told(call: Call, tmp_path: Path) -> None:
    """With no kind but a folder; the printed settings lead to the files that are there."""
    told = call("schema", "-o", tmp_path / "schemas", "--ruleset", "memoir-44").json
    for row in told["json.schemas"]:
        assert Path(row["url"].removeprefix("file://")).is_file()
    assert (tmp_path / "schemas" / "scenario.memoir-44.schema.json").is_file()


def test_one_goes_into_a_file(call: Call, tmp_path: Path) -> None:
    """That of one game offers its names alone."""
    out = tmp_path / "suite.json"
    assert call("schema", "los-suite", "--ruleset", "memoir-44", "-o", out).code == 0
    assert "sandbags" in out.read_text("utf-8")
    assert "pillbox" not in out.read_text("utf-8")


def test_a_file_is_no_folder(call: Call, tmp_path: Path) -> None:
    """All schemas into a file is refused with a word on what to do."""
    (tmp_path / "taken").write_text("", "utf-8")
    refused = call("schema", "-o", tmp_path / "taken")
    assert refused.code == 2
    assert "folder" in refused.err
