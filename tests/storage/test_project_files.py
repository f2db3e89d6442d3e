"""Which project.json is ours; those of Nx, of old .NET and of web templates are others'."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage import project_files
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.form.schemas import look_up
from bob_editor.storage.packs import project_of, read_plan, write_heading, write_plan
from bob_editor.storage.project_files import _FIELDS, heads

OTHERS = (
    {"name": "web", "$schema": "nx.json", "sourceRoot": "src", "targets": {"build": {}}},
    {"version": "1.0.0-*", "description": "A library.", "authors": ["A"]},
    {"format": "other/project", "title": "Mill country"},
)
OURS: tuple[dict[str, Any], ...] = (
    {"format": "bob-editor/project", "version": 1, "titel": "Mill country"},
    {"title": "Mill country", "scenarioss": []},
    {"format": "Bob-Edtor/project", "version": 1, "title": "Mill country"},
    {"format": None, "version": 1.0, "title": "Mill country"},
    {"version": "1", "title": "Mill country"},
    {"version": "1.2", "title": "Mill country", "scenarios": []},
    {"x-tool": 1, "x-more": 2, "title": "Mill country"},
    {},
)


def _written(folder: Path, data: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "project.json").write_text(json.dumps(data), "utf-8")
    return folder


def test_the_fields_are_those_of_the_form() -> None:
    assert look_up("project.schema.json")["properties"].keys() == _FIELDS


@pytest.mark.parametrize("data", OURS)
def test_ours_counts_with_its_slips(tmp_path: Path, data: Any) -> None:
    assert heads(_written(tmp_path, data))


@pytest.mark.parametrize("data", OTHERS)
def test_anothers_is_passed_by_and_never_written(tmp_path: Path, data: Any) -> None:
    folder = _written(tmp_path, data)
    before = (folder / "project.json").read_bytes()
    assert not heads(folder)
    assert not read_plan(folder).faults
    with pytest.raises(BadFile, match="another program's"):
        write_plan(folder, {"series": "Mill country"})
    write_heading(folder, {"title": "Mill country"})
    assert (folder / "project.json").read_bytes() == before
    assert json.loads((folder / "pack.json").read_text("utf-8"))["title"] == "Mill country"


def test_anothers_between_a_document_and_its_project_hides_nothing(tmp_path: Path) -> None:
    _written(tmp_path, OURS[0])
    below = _written(tmp_path / "boards", OTHERS[0])
    assert project_of(below / "mill.board.json") == tmp_path


def test_anothers_is_read_once_while_it_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be large, and each document below asks."""
    reading = Mock(wraps=read_json)
    monkeypatch.setattr(project_files, "read_json", reading)
    folder = _written(tmp_path, OTHERS[0])
    assert [heads(folder) for _ in range(3)] == [False] * 3
    assert reading.call_count == 1
    _written(tmp_path, OURS[0])
    assert heads(folder)


def test_one_that_cant_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "project.json").write_text("{", "utf-8")
    assert heads(tmp_path)
    assert [fault.code for fault in read_plan(tmp_path).faults] == ["schema/unreadable"]
