"""Our SARIF by the rules of Microsoft's own validator, which ``make schemas`` has at hand."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Call

TOOLS = sorted((Path(__file__).resolve().parents[2] / ".venv/sarif").rglob("Sarif.Multitool"))


@pytest.mark.skipif(not TOOLS, reason="the validator isn't installed: `make schemas` does that")
def test_no_rule_of_its_validator_is_broken(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """Issues with fixes, accepted ones and files that can't be read pass the rules of SARIF and of GitHub."""
    accepted = [{"code": "band-of-brothers-2.2/level-out-of-range", "at": "E4", "because": "A mountain."}]
    write("high.board.json", hexes={"E4": {"level": 5}, "E5": {"level": 7}}, accepted=accepted)
    (tmp_path / "broken.board.json").write_text("{", "utf-8")
    log, told = tmp_path / "issues.sarif", tmp_path / "told.sarif"
    log.write_text(call("check", tmp_path, "--format", "sarif").out, "utf-8")
    subprocess.run(
        [*(str(TOOLS[0]), "validate", str(log), "--output", str(told), "--rule-kind", "Sarif;Gh")],
        check=True,
        capture_output=True,
        env={**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1"},
    )
    (run,) = json.loads(told.read_text("utf-8-sig"))["runs"]
    assert [one for one in run["results"] if one.get("level", "warning") in ("error", "warning")] == []
