"""The wheel holds what the program needs where there is no checkout."""

import json
import os
import re
import subprocess
import sys
import tarfile
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it would be published, built anew."""
    return _built("wheel", tmp_path_factory.mktemp("wheel"))


def _built(target: str, folder: Path, *, source: Path = ROOT, home: str = "") -> Path:
    _run(
        *(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)),
        cwd=source,
        env={"PATH": os.environ["PATH"], "SOURCE_DATE_EPOCH": "1700000000", "BOB_EDITOR_HOME": home},
    )
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def wheel_at_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of who names the home of the sources."""
    return _built("wheel", tmp_path_factory.mktemp("home"), home="https://example.org/bob/")


def test_source_distribution_gives_the_same_wheel(wheel_at_home: Path, tmp_path: Path) -> None:
    """Unpacked elsewhere, with times of its own and without being told the home again, it gives the wheel of here."""
    packed = _built("sdist", tmp_path / "sdist", home="https://example.org/bob/")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path / "there", filter="data")
    (source,) = (tmp_path / "there").iterdir()
    for file in source.rglob("*"):
        os.utime(file)
    assert _built("wheel", tmp_path / "built", source=source).read_bytes() == wheel_at_home.read_bytes()


@pytest.mark.parametrize("named", ["wheel", "wheel_at_home"])
def test_an_index_page_shows_no_broken_picture(named: str, request: pytest.FixtureRequest) -> None:
    """Pictures and links of the README lead to the home that is named, or are gone; none leads to a file beside it."""
    with ZipFile(request.getfixturevalue(named)) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = message_from_bytes(archive.read(name))
    at_home = named == "wheel_at_home"
    text = str(told.get_payload())
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []
    assert ("](https://example.org/bob/raw/main/" in text) == at_home
    assert bool(told.get_all("Project-URL")) == at_home
    assert "bob_editor/render/fonts/LICENSE-DejaVu.txt" in told.get_all("License-File", [])


def _run(*command: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_wheel_holds_schemas_maps_and_rulesets(wheel: Path) -> None:
    """Every schema, shipped map and game's data, and the cases of its checks are in the wheel, byte for byte."""
    wanted = {f"bob_editor/{path.relative_to(ROOT).as_posix()}": path for path in ROOT.glob("schemas/*.json")}
    for files in ("schemas/answers/*.json", "maps/**/*.json", "docs/**/*.md", "docs/pictures/*"):
        wanted |= {f"bob_editor/{path.relative_to(ROOT).as_posix()}": path for path in ROOT.glob(files)}
    wanted["bob_editor/docs/changes.md"] = ROOT / "CHANGELOG.md"
    wanted |= {
        path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("bob_editor/rulesets/*/ruleset.json")
    }
    wanted |= {
        f"bob_editor/cases/{path.parts[-3]}/{path.name}": path
        for path in ROOT.glob("tests/rulesets/*/cases/*.json")
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
        "from bob_editor.manual.manual import manual;"
        "print(json.dumps([str(board), str(shipped('schemas')), json.loads(board.read_text('utf-8'))['ruleset'],"
        " [one.title for one in manual([]).below(manual([]).pages['index'])]]))"
    )
    board, schemas, ruleset, pages = json.loads(
        _run(sys.executable, "-c", program, cwd=tmp_path, env={"PYTHONPATH": str(site)})
    )
    assert Path(board).is_relative_to(site / "bob_editor" / "maps")
    assert Path(schemas) == site / "bob_editor" / "schemas"
    assert ruleset == "band-of-brothers-2.2"
    assert {"Install", "Changelog", "Contributing"} <= set(pages)
