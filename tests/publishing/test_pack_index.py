"""The list of a folder's packs."""

import json
import os
import sys
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.publishing.pack_index import edition_key, index_page, read_index, write_index
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.packs import build, read_project, write_plan


def test_packs_are_listed(project: Path, tmp_path: Path) -> None:
    """The latest edition first, whatever each is called; a torn one isn't offered; names do no harm in the page."""
    folder = tmp_path / ("packs" * 50)  # a longer name than a list's title may be
    folder.mkdir()
    for edition in ("1.10", "1.9"):
        said = {
            "id": "mill",
            "edition": edition,
            "title": f"Mill {edition}",
            "description": "<script>alert(1)</script>",
        }
        write_plan(project, said)
        build(read_project(project), folder / f"mill {edition}.bobpack")
    (folder / "copy.bobpack").write_bytes((folder / "mill 1.10.bobpack").read_bytes())
    (folder / "torn.bobpack").write_bytes((folder / "mill 1.9.bobpack").read_bytes()[:-9])
    if sys.platform == "linux":  # others refuse a name that is no text
        (folder / "torn.bobpack").rename(folder / os.fsdecode(b"torn\xff.bobpack"))
    index = read_index(folder)
    write_index(index, folder).take()
    data = json.loads((folder / "packs.json").read_text("utf-8"))
    assert validate("pack-index", data) == []
    assert [(one["edition"], one["latest"], one["scenarios"]) for one in data["packs"]] == [
        ("1.10", True, ["Dawn", "Dusk"]), ("1.10", True, ["Dawn", "Dusk"]), ("1.9", False, ["Dawn", "Dusk"]),
    ]  # fmt: skip
    assert [one["file"].replace("\ufffd", "") for one in data["unfit"]] == ["torn.bobpack"]
    page = (folder / "packs.html").read_text("utf-8")
    assert 'href="mill%201.10.bobpack"' in page
    assert "<script>" not in page
    assert not write_index(read_index(folder), folder).changes
    (folder / "packs.html").write_text("mine", "utf-8")
    with pytest.raises(BadFile, match="no list of packs"):
        write_index(index, folder)
    if sys.platform == "linux":
        assert read_index(folder.rename(folder.with_name(os.fsdecode(b"mills\xff")))).title == "mills\ufffd"


def test_editions_in_order() -> None:
    """By their numbers, and none before all."""
    given = ["1.10", "", "2", "1.9", "1.9b", "1"]
    assert sorted(given, key=edition_key) == ["", "1", "1.9", "1.9b", "1.10", "2"]


def test_an_empty_folder_says_so(tmp_path: Path) -> None:
    """In the page, too."""
    assert "no pack" in index_page(read_index(tmp_path))
