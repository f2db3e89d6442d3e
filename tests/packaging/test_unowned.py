"""What a checkout makes for others holds nothing of whoever makes it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = 'exec "$0" -c "from bob_editor.rulesets import all_rulesets; print(*all_rulesets())"'


def games(folder: Path, before: str = "") -> set[str]:
    """The games that a script knows where somebody's own lie in a folder."""
    done = subprocess.run(
        ["bash", "-c", before + LIST, sys.executable],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "BOB_EDITOR_GAMES": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return {*done.stdout.split()}


def test_own_games_stay_at_home(tmp_path: Path) -> None:
    """They are in the window's lists, and in nothing that goes to others."""
    data = json.loads((ROOT / "games" / "ridge-and-road" / "ruleset.json").read_text("utf-8"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "ruleset.json").write_text(json.dumps({**data, "id": "mine"}), "utf-8")
    assert games(tmp_path) - games(tmp_path, ". .ci/unowned; ") == {"mine"}


@pytest.mark.parametrize("script", ["docs", "fresh", "pictures"])
def test_scripts_begin_with_that(script: str) -> None:
    """The site, the generated files and the pictures are for others."""
    assert ". .ci/unowned" in (ROOT / ".ci" / script).read_text("utf-8").splitlines()
