"""Shells complete commands and their options, and what CI systems read names commands that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
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


def test_what_ci_runs_is_there() -> None:
    """Each call of ``bob-editor`` in the hooks, the action and the manual's page is a command."""
    for name in (".pre-commit-hooks.yaml", "action.yml", "docs/howto/repository.md"):
        calls = re.findall(r"(?:run|entry|-): (?:- )?bob-editor (\w+)", (ROOT / name).read_text("utf-8"))
        assert set(calls) <= set(NAMES)
        assert calls or name.endswith(".md")
