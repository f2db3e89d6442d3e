"""The manual's examples, followed to the letter in an empty folder beside the shipped maps, do what they say."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from bob_editor.cli import main as cli

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
STEP = re.compile(
    r"(?:<!-- file (?P<file>\S+) -->\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
FOLLOWED = sorted(
    path.relative_to(DOCS).as_posix()
    for path in (*DOCS.glob("tutorials/*.md"), *DOCS.glob("howto/*.md"), DOCS / "how-checks-work.md")
    if "```sh" in path.read_text("utf-8") or "```python" in path.read_text("utf-8")
)


@pytest.mark.parametrize("page", FOLLOWED)
def test_examples_work(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written as they stand, commands end well, JSON is JSON.

    What wants no shell is called here and now: to start the program forty times takes longer than all that it does.
    """
    monkeypatch.chdir(tmp_path)
    (tmp_path / "maps").symlink_to(ROOT / "maps")
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "bob-editor"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bob_editor "$@"\n', "utf-8")
    program.chmod(0o755)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{program.parent}:{os.environ['PATH']}"}
    script = ""
    for step in STEP.finditer((DOCS / page).read_text("utf-8")):
        if step["file"]:
            (tmp_path / step["file"]).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / step["file"]).write_text(step["text"], "utf-8")
        elif step["kind"] == "sh":
            commands = step["text"].splitlines()
            if commands[0].startswith("export "):  # what it says holds for the commands that follow it
                commands = [step["text"]]
            for command in commands:
                if command.startswith("bob-editor ") and not set("|>$") & set(command):
                    assert cli.run(shlex.split(command)[1:]) == 0, command
                else:
                    run(["bash", "-e", "-o", "pipefail", "-c", command], tmp_path, environment)
        elif step["kind"] == "python":
            script += step["text"]
        elif step["kind"] == "json":
            json.loads(step["text"])
    if script:
        run([sys.executable, "-c", script], tmp_path, environment)


def run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"{command[-1]}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
