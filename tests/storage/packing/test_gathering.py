"""Files that a project's documents name outside its folder are brought in."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.packing.gathering import bring_in, outside
from bob_editor.storage.packs import build, read_project, verify

BOARD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "toy",
    "grid": {"hexes": "pointy-top", "columns": [13, 12], "rows": 9, "shifted": "even", "shift": "right"},
    "base": {"terrain": "open"},
}  # fmt: skip


def written(path: Path, data: Any) -> Path:
    """A file with this JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data))
    return path


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a scenario whose two boards lie elsewhere, both called the same."""
    written(tmp_path / "shop" / "a.board.json", BOARD)
    written(tmp_path / "shed" / "a.board.json", BOARD | {"title": "Another"})
    card = {
        "format": "bob-editor/scenario", "version": 1, "id": "s", "title": "S", "ruleset": "toy",
        "map": {"boards": [
            {"board": "../../shop/a.board.json", "name": "1"},
            {"board": "../../shed/a.board.json", "name": "2", "at": [0, 60]},
            {"board": "../../shop/gone.board.json", "name": "3"},
        ]},
    }  # fmt: skip
    written(tmp_path / "project" / "cards" / "s.scenario.json", card)
    return tmp_path / "project"


def test_boards_elsewhere_are_brought_in(project: Path, tmp_path: Path) -> None:
    """Each copied once under a name of its own; the scenario names the copies, the originals are as they were."""
    assert {path.parent.name for path in outside(read_project(project))} == {"shop", "shed"}
    assert bring_in(read_project(project)) == ("a-2.board.json", "a.board.json")
    card = json.loads((project / "cards" / "s.scenario.json").read_text())
    named = [row["board"] for row in card["map"]["boards"]]
    assert named == ["../a.board.json", "../a-2.board.json", "../../shop/gone.board.json"]
    assert json.loads((project / "a-2.board.json").read_text())["title"] == "Another"
    assert (tmp_path / "shop" / "a.board.json").is_file()
    assert outside(read_project(project)) == ()


def test_what_nothing_can_be_at_lies_nowhere(project: Path, tmp_path: Path) -> None:
    """A link that leads to itself, and a longer name than any file has."""
    path = project / "cards" / "s.scenario.json"
    card = json.loads(path.read_text())
    (tmp_path / "round.board.json").symlink_to("round.board.json")
    for odd in ("../../round.board.json", f"../../{'x' * 300}.board.json"):
        card["map"]["boards"] = [{"board": odd, "name": "1"}]
        written(path, card)
        assert outside(read_project(project)) == ()


def test_then_a_pack_can_be_made(project: Path, tmp_path: Path) -> None:
    """Once the board that is nowhere is named no more."""
    path = project / "cards" / "s.scenario.json"
    card = json.loads(path.read_text())
    card["map"]["boards"].pop()
    path.write_text(json.dumps(card))
    bring_in(read_project(project))
    pack = tmp_path / "out.bobpack"
    assert read_project(project).faults == ()
    build(read_project(project), pack)
    assert len(verify(pack).files) == 3


def test_the_same_file_twice_is_one_copy(project: Path) -> None:
    """Asked again, nothing more is copied."""
    bring_in(read_project(project))
    before = sorted(path.name for path in project.rglob("*.json"))
    assert bring_in(read_project(project)) == ()
    assert sorted(path.name for path in project.rglob("*.json")) == before


def test_a_document_of_which_a_field_would_be_lost_is_left_alone(project: Path) -> None:
    """What stands twice would be written once: the file and the folder stay as they are."""
    path = project / "cards" / "s.scenario.json"
    text = path.read_text().replace('"title": "S"', '"title": "S", "title": "T"')
    path.write_text(text)
    with pytest.raises(BadFile, match="can't be written again: Title stands twice"):
        bring_in(read_project(project))
    assert path.read_text() == text
    assert [one.name for one in project.rglob("*.json")] == ["s.scenario.json"]
