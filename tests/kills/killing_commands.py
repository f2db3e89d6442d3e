"""Kills commands that write many files, and compares each with what it was and with what it would have become."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bob_editor.storage.files.writing import LONG_AFTER
from bob_editor.storage.packs import PROJECT
from tests.kills import commander
from tests.kills.killing import ROOT, Killed, run_and_kill

Files = Mapping[str, bytes]

_BOARDS = 20


def killed_in_command(number: int, seed: int) -> Killed:
    """Kill a command that writes over what it wrote before: each file is whole, and once more it does all."""
    name = [*commander.COMMANDS][number % len(commander.COMMANDS)]
    rng = random.Random(f"commands/{seed}/{number}")
    before, after, seconds = _known(name)
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        _lay(folder, before)
        run_and_kill("commander", folder, (name,), folder / commander.READY, rng.uniform(0.0, 1.1 * seconds))
        faults = [
            f"{name}: {one} is neither as it was nor as it would be."
            for one, content in _files(folder).items()
            if content not in (before.get(one), after.get(one))
        ]
        if name == "publish":
            made_now = {one: content for one, content in _files(folder).items() if "/published/" in one}
            whole = [
                {one: told for one, told in files.items() if "/published/" in one}
                for files in (before, after)
            ]
            # Between two steps neither has the name; the next that is made there gives it back.
            faults += (
                [] if made_now in (*whole, {}) else ["publish: of two editions there is a part of each."]
            )
        for one in folder.rglob("*"):
            os.utime(one, (time.time() - 2 * LONG_AFTER,) * 2)
        _run(folder, name)
        if _files(folder, hidden=True) != after:
            faults.append(f"{name}: once more, it leaves something else than it would have.")
        return Killed(1, 0.0, 0.0, tuple(faults))


@cache
def _known(name: str) -> tuple[Files, Files, float]:
    """What there is before a command, what after it, and how long it takes; it has written something before."""
    with tempfile.TemporaryDirectory(prefix="kill-") as made:
        folder = Path(made)
        _lay(folder, {f"work/{one}": text.encode() for one, text in _project("First", "A1").items()})
        (folder / "out").mkdir()
        if name != "fix":
            _run(folder, name)
        _lay(folder, {f"work/{one}": text.encode() for one, text in _project("Second", "C3").items()})
        before, begun = _files(folder), time.monotonic()
        _run(folder, name)
        return before, _files(folder, hidden=True), time.monotonic() - begun


def _project(title: str, at: str) -> dict[str, str]:
    """Boards with a word that is misspelt in a hex, which ``fix`` mends."""
    board = json.loads((ROOT / "maps/memoir-44/orvenne.board.json").read_bytes())
    board["hexes"][at] = {"terrain": ["forrest"]}
    card = (ROOT / "maps/memoir-44/orvenne-at-low-water.scenario.json").read_text("utf-8")
    files = {"orvenne.board.json": json.dumps({**board, "title": title}), "c.scenario.json": card}
    files |= {
        f"b{n}.board.json": json.dumps({**board, "id": f"b{n}", "title": f"{title} {n}"})
        for n in range(_BOARDS)
    }
    return {**files, PROJECT: json.dumps({"title": title})}


def _lay(folder: Path, files: Files) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def _files(folder: Path, *, hidden: bool = False) -> Files:
    """What lies in both folders; ``hidden``: with what is unfinished there."""
    found = (one for root in ("work", "out") for one in (folder / root).rglob("*") if one.is_file())
    named = {one.relative_to(folder).as_posix(): one for one in found}
    return {name: one.read_bytes() for name, one in named.items() if hidden or "/." not in name}


def _run(folder: Path, name: str) -> None:
    command = [sys.executable, "-m", "bob_editor", *commander.COMMANDS[name]]
    where = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=folder, env=where, capture_output=True, check=False)
