"""Shells complete commands and their options, and what CI systems read names commands that there are."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bob_editor.cli.subcommands import NAMES
from tests.cli.conftest import Call

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes(call: Call, shell: str) -> None:
    """The script names the commands and is read by its shell, where that is installed."""
    script = call("completion", shell).out
    assert all(name in script for name in ("check", "exposure", "publish"))
    if (found := shutil.which(shell)) is not None:
        assert subprocess.run([found, "-n"], input=script, text=True, check=False).returncode == 0


def test_what_the_program_knows_is_offered(call: Call) -> None:
    """The scripts ask for rulesets, checks and kinds of documents as somebody types."""

    def offered(*words: str) -> list[str]:
        lines = call("__complete", *words).out.partition("\x1fbegin\n")[2].splitlines()
        return [line.partition("\t")[0] for line in lines]

    assert "memoir-44" in offered("rules", "m")
    assert "memoir-44" in offered("los", "--ruleset", "")
    assert "pack-index" in offered("schema", "")
    assert "board-of-another-game" in offered("check", "--select", "")
    assert "memoir-44/board-of-another-game" in offered("explain", "memoir-44/")
    assert {"schema/*", "import/*", "schema/required"} <= set(offered("check", "--ignore", ""))
    assert "cave" in (positions := offered("los", "--position", ""))
    assert "None" not in positions
    assert "night" in offered("render", "--style", "")
    assert "smoke@" in offered("los", "--marker", "s")
    assert "visibility=" in offered("compare", "--condition", "")
    assert "half_hex_blocks=true" in offered("compare", "--ruling", "half")
    assert "separate_pieces=any_pieces" in offered("los", "--ruling", "separate")


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh isn't installed")
def test_zsh_runs_the_script_that_it_finds(call: Call, tmp_path: Path) -> None:
    """A file of its folders is the function itself, so it must do something; sourced it only says what it is for."""
    (tmp_path / "_bob-editor").write_text(call("completion", "zsh").out, "utf-8")
    zsh = "function _arguments() { print asked }; function compdef() { print $2 }; "

    def told(words: str) -> str:
        return subprocess.run(
            ["zsh", "-f", "-c", zsh + words], cwd=tmp_path, capture_output=True, text=True, check=True
        ).stdout

    assert told("fpath=(. $fpath); autoload -Uz _bob-editor; _bob-editor") == "asked\n"
    assert told("source ./_bob-editor") == "bob-editor\n"


def test_what_ci_runs_is_there() -> None:
    """Each call of ``bob-editor`` in the hooks, the action and the manual's page is a command."""
    for name in (".pre-commit-hooks.yaml", "action.yml", "docs/howto/repository.md"):
        calls = re.findall(
            r"(?:run:|entry:|-|^|\|\|) *bob-editor (\w+)", (ROOT / name).read_text("utf-8"), re.MULTILINE
        )
        assert calls, name
        assert set(calls) <= set(NAMES)


@pytest.mark.skipif(shutil.which("bash") is None, reason="the action runs in bash")
@pytest.mark.parametrize(
    ("level", "expect", "code"), [(3, "clear", 0), (5, "clear", 1), (3, "blocked", 1), (5, "blocked", 1)]
)
def test_the_action_checks_tests_and_reports(
    write: Callable[..., Path], tmp_path: Path, level: int, expect: str, code: int
) -> None:
    """Its steps, run as they stand: the report is there in any case, the last step tells of all that isn't right."""
    write("hill.board.json", hexes={"E4": {"level": level}})
    suite = {
        "format": "bob-editor/los-suite", "version": 1, "board": "hill.board.json",
        "checks": [{"from": "A1", "to": "A2", "expect": expect}],
    }  # fmt: skip
    (tmp_path / "hill.los.json").write_text(json.dumps(suite), "utf-8")
    steps = re.findall(
        r"run: (?:\|\n)?((?: {8}.*\n)+|bob-editor .*)", (ROOT / "action.yml").read_text("utf-8")
    )
    assert len(steps) == 2
    shim = tmp_path / "bin" / "bob-editor"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m bob_editor "$@"\n', "utf-8")
    shim.chmod(0o755)
    env = {
        **os.environ, "PATH": f"{shim.parent}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(ROOT),
        "BOB_PATH": ".", "BOB_SEVERITY": "warning", "BOB_SARIF": "issues.sarif", "BOB_TEST": "true",
    }  # fmt: skip
    done = [
        subprocess.run(
            ["bash", "-e", "-c", step], cwd=tmp_path, env=env, check=False, capture_output=True, text=True
        )
        for step in steps
    ]
    assert [one.returncode for one in done] == [0, code]
    log = json.loads((tmp_path / "issues.sarif").read_text("utf-8"))
    assert bool(log["runs"][0]["results"]) is (level == 5)
    assert ("file=hill.board.json" in done[1].stdout) is (level == 5)
    assert ("file=hill.los.json" in done[1].stdout) is (expect == "blocked")
