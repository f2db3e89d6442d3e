"""ARCHITECTURE.md and the papers in docs are true where that can be told: packages, rooms, links and paths."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "bob_editor"
PAPERS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PAPERS += sorted((ROOT / "docs").rglob("*.md"))
HOUSE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def rooms(folder: Path) -> set[str]:
    """The packages in a folder of the program."""
    return {one.parent.name for one in folder.glob("*/__init__.py")}


def test_the_picture_has_every_package_in_order() -> None:
    """The drawing names the packages from top to bottom as the layers contract does."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = (one["layers"] for one in contracts if one["type"] == "layers")
    order = [name for layer in layers for name in re.findall(r"\w+", layer) if name != "__main__"]
    drawn = HOUSE.partition("```")[2].partition("```")[0]
    assert re.findall(r"─ (\w+) ─", drawn) == order


def test_the_table_has_every_room() -> None:
    """Each package's rooms, and those of the games, are in the table under their names."""
    for line in re.findall(r"^\| `.*$", HOUSE, flags=re.MULTILINE):
        package, told = re.findall(r"`([^`]+)`", line)[0], set(re.findall(r"`(\w+)`", line))
        if package == "rulesets/<game>":
            for game in rooms(PACKAGE / "rulesets"):
                assert rooms(PACKAGE / "rulesets" / game) <= told
        else:
            assert rooms(PACKAGE / package) <= told, package


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_what_a_paper_points_at_is_there(paper: Path) -> None:
    """Links lead to files, and every path of the repository that stands in a paper exists."""
    text = re.sub(r"```.*?```|<!--.*?-->", "", paper.read_text("utf-8"), flags=re.DOTALL)
    links = {one.partition("#")[0] for one in re.findall(r"\]\(([^)]+)\)", text) if "://" not in one}
    # Those in docs are pages of the manual: tests/manual follows their links, to places on made pages too.
    for link in links - {""} if ROOT / "docs" not in paper.parents else ():
        assert (paper.parent / link).exists(), link
    for path in re.findall(r"`((?:bob_editor|docs|schemas|tests|maps)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path


def test_a_folder_holds_twenty_modules_at_most() -> None:
    """Rooms stay small enough to be seen at a glance; folders of checks are lists, and may be long."""
    for folder in {path.parent for path in PACKAGE.rglob("*.py")}:
        if "checks" not in folder.parts:
            assert len(list(folder.glob("*.py"))) <= 20, folder.name
