"""The wheel holds what the program needs where there is no checkout."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it would be published, built anew."""
    folder = tmp_path_factory.mktemp("wheel")
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (built,) = folder.glob("*.whl")
    return built


def _run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_wheel_holds_schemas_maps_and_rulesets(wheel: Path) -> None:
    """Every schema, every shipped map and every game's data are in the wheel, byte for byte."""
    wanted = {f"bob_editor/{path.relative_to(ROOT).as_posix()}": path for path in ROOT.glob("schemas/*.json")}
    wanted |= {
        f"bob_editor/{path.relative_to(ROOT).as_posix()}": path for path in ROOT.glob("maps/**/*.json")
    }
    wanted |= {
        path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("bob_editor/rulesets/*/ruleset.json")
    }
    wanted["bob_editor/py.typed"] = ROOT / "bob_editor" / "py.typed"
    assert {path.parts[0] for path in map(Path, wanted)} == {"bob_editor"}
    assert {"board.schema.json", "ruleset.json"} <= {Path(name).name for name in wanted}
    assert any(name.startswith("bob_editor/maps/") for name in wanted)
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
        assert wanted.keys() - held == set()
        assert [name for name, path in wanted.items() if archive.read(name) != path.read_bytes()] == []


def test_wheel_holds_nothing_else(wheel: Path) -> None:
    """Tests and tools stay in the checkout."""
    with ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"bob_editor"}


def test_installed_wheel_opens_a_shipped_map(wheel: Path, tmp_path: Path) -> None:
    """Installed away from the checkout, the program finds its own maps and schemas, and reads one."""
    site = tmp_path / "site"
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile")
    _run(*pip, "--target", str(site), str(wheel))
    program = (
        "import json; from bob_editor.storage.shipped import sample_board, shipped; board = sample_board();"
        "print(json.dumps([str(board), str(shipped('schemas')), json.loads(board.read_text('utf-8'))['ruleset']]))"
    )
    board, schemas, ruleset = json.loads(
        _run(sys.executable, "-c", program, cwd=tmp_path, env={"PYTHONPATH": str(site)})
    )
    assert Path(board).is_relative_to(site / "bob_editor" / "maps")
    assert Path(schemas) == site / "bob_editor" / "schemas"
    assert ruleset == "band-of-brothers-2.2"
