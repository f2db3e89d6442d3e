"""The engine alone: what works where neither Qt nor Typst is installed, and what is said where they are wanted."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bob_editor.cli.subcommands import NAMES
from bob_editor.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
BOARD = ROOT / "maps" / "memoir-44" / "orvenne.board.json"
SCENARIO = ROOT / "maps" / "memoir-44" / "crossings-of-the-aubrelle.scenario.json"

ALONE = """
import contextlib, io, json, sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6", "typst"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
from bob_editor.__main__ import main
answers = []
for words in json.load(sys.stdin):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    answers.append([code, out.getvalue(), err.getvalue()])
json.dump(answers, sys.stdout)
"""
"""Runs the program once for each list of words, in an interpreter that finds no Qt and no Typst."""

WORKS = (
    ["--help"],
    ["--version"],
    *([name, "--help"] for name in NAMES),
    ["check", str(BOARD), str(SCENARIO)],
    ["los", str(BOARD), "D4", "F5"],
    ["exposure", str(BOARD)],
    ["stats", str(SCENARIO)],
    ["test", str(BOARD.with_name("orvenne.los.json"))],
    ["compare", str(BOARD), str(BOARD)],
    ["diff", str(BOARD), str(BOARD)],
    ["rules", "memoir-44"],
    ["schema", "board"],
    ["new", "board", "--ruleset", "memoir-44", "--out", "{}/new.board.json"],
    ["fix", "{}/new.board.json"],
    ["convert", str(BOARD), "{}/out.hexjson"],
    ["convert", str(BOARD), "{}/out.geojson"],
    ["pack", "build", str(BOARD.parent), "--out", "{}/memoir.bobpack"],
    ["publish", str(BOARD.parent), "--out", "{}/packed", "--form", "pack"],
)
WANTS_QT: tuple[list[str], ...] = (
    [],
    [str(BOARD)],
    ["--sample"],
    ["render", str(BOARD), "--out", "{}/out.png"],
    ["render", str(SCENARIO), "--card", "--out", "{}/out.pdf"],
    ["exposure", str(BOARD), "--out", "{}/out.png"],
    ["publish", str(BOARD.parent), "--out", "{}/published"],
)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str, str]]:
    """What each call ends with, prints and complains of, in one interpreter without Qt."""
    folder = str(tmp_path_factory.mktemp("alone"))
    calls = [[word.replace("{}", folder) for word in words] for words in (*WORKS, *WANTS_QT)]
    done = subprocess.run(
        [sys.executable, "-c", ALONE], input=json.dumps(calls), capture_output=True, text=True, check=True
    )
    named = (" ".join(words) for words in (*WORKS, *WANTS_QT))
    return dict(zip(named, map(tuple, json.loads(done.stdout)), strict=True))


@pytest.mark.parametrize("words", WORKS, ids=" ".join)
def test_works_without_qt(words: list[str], answers: dict[str, tuple[int, str, str]]) -> None:
    """Help, checks, lines of sight, suites, rules, conversion and packs want the engine alone."""
    code, out, err = answers[" ".join(words)]
    assert (code, bool(out)) == (0, True), err


@pytest.mark.parametrize("words", WANTS_QT, ids=" ".join)
def test_the_message_names_the_extra(words: list[str], answers: dict[str, tuple[int, str, str]]) -> None:
    """The window and pictures are refused in a line that says what to install."""
    code, out, err = answers[" ".join(words)]
    assert (code, out) == (2, "")
    assert "Qt (PySide6) isn't installed." in err
    assert 'pip install "bob-editor[gui]"' in err
    assert err.count("\n") == 1


def test_extras_are_those_of_the_installation() -> None:
    """What the messages name is what pip knows, and none of it is installed with the engine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for package, (extra, _) in EXTRAS.items():
        wanted = " ".join(project["optional-dependencies"][extra])
        assert {"distributed": "dask[distributed]"}.get(package, package) in wanted
        assert package not in " ".join(project["dependencies"])
