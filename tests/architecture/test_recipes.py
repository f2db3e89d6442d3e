"""CONTRIBUTING.md tells the truth: every recipe, followed to the letter in a copy of the project, does what it says."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"(?:<!-- (?P<what>.*?) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)


def recipes() -> dict[str, str]:
    """The sections of the paper that have something to follow, by title."""
    parts = re.split(r"^## ", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {title: text for title, _, text in (part.partition("\n") for part in parts)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a recipe adds to or runs."""
    folder = tmp_path_factory.mktemp("project")
    for name in ("bob_editor", "schemas", "maps", "tests"):
        shutil.copytree(
            ROOT / name, folder / name
        )  # compiled modules too, or each command compiles them anew
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def follow(folder: Path, what: str, text: str) -> None:
    """Do what stands above a block: write the file, add the row, or put the lines after another."""
    words = what.split()
    if words[0] == "file":
        path = folder / words[1]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    elif words[0] == "row":
        path = folder / words[-1]
        data = json.loads(path.read_text("utf-8"))
        data[words[2]].append(json.loads(text))
        path.write_text(json.dumps(data), "utf-8")
    else:
        name, after = re.fullmatch(r"line in (\S+) after: (.*)", what).groups()
        path = folder / name
        old = path.read_text("utf-8")
        assert old.count(f"{after}\n") == 1, f"{name} has another line than “{after}”"
        path.write_text(old.replace(f"{after}\n", f"{after}\n{text}"), "utf-8")


def see(folder: Path, command: str) -> None:
    """Run a command as it stands; it must end well."""
    line = re.sub(r"\bbob-editor(?= \w)", f"{sys.executable} -m bob_editor", command)
    line = re.sub(r"^python ", f"{sys.executable} ", line)
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": ""}
    # What Hypothesis has read of the program it needn't read anew.
    environment |= {"HYPOTHESIS_STORAGE_DIRECTORY": str(ROOT / ".hypothesis")}
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    assert done.stdout.strip() or done.stderr.strip()


@pytest.mark.parametrize("title", [title for title, text in recipes().items() if "```" in text])
def test_recipe_works(copy: Path, title: str) -> None:
    """Files, rows and lines are added as written; then what is to be seen is seen."""
    for block in BLOCK.finditer(recipes()[title]):
        if block["kind"] == "sh":
            for command in block["text"].strip().splitlines():
                see(copy, command)
        else:
            follow(copy, block["what"], block["text"])


def test_there_is_a_recipe_for_each_thing() -> None:
    """Each thing that people add."""
    titles = [
        "terrain", "check", "tool", "panel", "text of the window", "command", "form of publication", "game",
        "foreign format",
    ]  # fmt: skip
    assert list(recipes()) == [f"A {name}" for name in titles]
