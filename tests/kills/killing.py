"""Kills a window while somebody is at work in it, and compares what is left with what was done."""

import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.publishing.manifest import must_be_ours
from bob_editor.records import Record
from bob_editor.storage import packs
from bob_editor.storage.files import recovery
from bob_editor.storage.files.writing import LEFT_AFTER, PART, write_bytes
from bob_editor.ui.keeping.autosave import lock_path
from bob_editor.ui.keeping.kept_work import KeptWork
from bob_editor.ui.keeping.locks import is_free
from tests.kills import crowd, publisher, recoverer, saver
from tests.kills.habits import TOLD
from tests.kills.typist import digest

ROOT = Path(__file__).resolve().parents[2]

AT_STAKE = 1.0
"""Seconds of work that a crash may take."""

FILES = (
    "band-of-brothers-2.2/training-ground.board.json",
    "memoir-44/orvenne.board.json",
    "last-hundred-yards/les-etangs.board.json",
    "memoir-44/orvenne-at-low-water.scenario.json",
    "band-of-brothers-2.2/hold-the-crossroads.scenario.json",
)

SAVED = (
    "maps/band-of-brothers-2.2/vieux-pont.board.json",
    "maps/band-of-brothers-2.2/vieux-pont.los.json",
    "maps/band-of-brothers-2.2/hold-the-crossroads.scenario.json",
    "stamps/band-of-brothers-2.2/copse.stamp.json",
)
"""One file of each kind, the pack is made of them."""

Row = Mapping[str, Any]


class Killed(Record):
    """What came of a kill: how many steps were done, how many seconds of them are lost, and what is wrong."""

    steps: int
    lost: float
    allowed: float
    faults: tuple[str, ...]


def killed(number: int, seed: int, habit: str = "typing") -> Killed:
    """Let somebody edit one of the maps that ship by a habit, kill the window, and look at what is left."""
    rng = random.Random(f"{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        game, _, name = FILES[number % len(FILES)].partition("/")
        for file in (ROOT / "maps" / game).glob("*.json"):
            shutil.copy(file, folder)
        log = folder / "log.jsonl"
        words = (name, f"{seed}/{number}", habit)
        by = rng.choice(TOLD) if habit == "told" else signal.SIGKILL
        at = run_and_kill("habits", folder, words, log, rng.uniform(0.2, 4.0), by)
        logs = sorted(folder.glob("*.jsonl"))
        found = [compared(folder, rows_of(one), at, alone=len(logs) == 1) for one in logs]
        worst = max(found, key=lambda one: one.lost)
        faults = [fault for one in found for fault in one.faults]
        if habit == "told" and worst.lost and not faults:
            faults.append("It was told to end, and has not kept what was done last.")
        return replace(worst, faults=tuple(faults))


def killed_in_recovery(number: int, seed: int) -> Killed:
    """Kill a window, and then the one that brings back what was left, while it does: the work is still there.

    What the first kill left is looked at as after any other.
    """
    rng = random.Random(f"recovery/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        game, _, name = FILES[number % len(FILES)].partition("/")
        for file in (ROOT / "maps" / game).glob("*.json"):
            shutil.copy(file, folder)
        slots = folder / "recovery"
        left: list[str] = []
        while not left:
            log = folder / "log.jsonl"
            log.unlink(missing_ok=True)
            # Other edits each time: what saves in its second second would leave nothing for ever.
            at = run_and_kill(
                "habits",
                folder,
                (name, f"{seed}/{number}/{rng.random()}", "typing"),
                log,
                rng.uniform(1.0, 2.0),
            )
            left = [one.text for one in recovery.found(folder=slots)]
        before = compared(folder, rows_of(log), at)
        # Once more, since that leaves another slot beside the first.
        for _ in range(2):
            ready = folder / recoverer.READY
            ready.unlink(missing_ok=True)
            run_and_kill("recoverer", folder, (), ready, rng.choice((0.0, 0.05, 0.3, 1.0)) * rng.random())
        found = {_document(one.text) for one in recovery.found(folder=slots)}
        lost = [text for text in left if _document(text) not in found]
        faults = ["What was left is lost in bringing it back."] if lost else []
        faults += _not_swept(folder / name, slots)
        return replace(before, faults=(*before.faults, *faults))


def _document(text: str) -> str:
    return json.dumps(KeptWork.of_text(text).document)


def killed_in_saving(number: int, seed: int) -> Killed:
    """Kill what saves files of each kind all the time: every one is whole, the one before or the one after."""
    rng = random.Random(f"saving/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        for name in SAVED:
            shutil.copy(ROOT / name, folder)
        (folder / packs.PROJECT).write_text("{}")
        run_and_kill("saver", folder, (), folder / saver.READY, rng.uniform(0.0, 1.0))
        faults: list[str] = []
        for file in sorted(folder.glob("*.json")):
            try:
                json.loads(file.read_text("utf-8"))
            except ValueError:
                faults.append(f"{file.name} is no longer whole.")
        pack = folder / "out.bobpack"
        if pack.exists() and packs.verify(pack).faults:
            faults.append("The pack is no longer whole.")
        for file in sorted(folder.glob("*.*")):
            faults += _not_swept(file, folder / "recovery") if file.suffix in (".json", ".bobpack") else ()
        return Killed(1, 0.0, 0.0, tuple(faults))


def killed_in_publishing(number: int, seed: int) -> Killed:
    """Kill what publishes and writes the heading: what was typed is in the folder, what is made is whole or missing."""
    rng = random.Random(f"publishing/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        project = folder / "project"
        project.mkdir()
        for name in SAVED[1:3]:
            shutil.copy(ROOT / name, project)
        # What *Bring in* asks about: a board that lies elsewhere.
        shutil.copy(ROOT / SAVED[0], folder)
        (card,) = project.glob("*.scenario.json")
        board = Path(SAVED[0]).name
        card.write_text(card.read_text("utf-8").replace(f'"{board}"', f'"../{board}"'), "utf-8")
        if number % 2:
            (project / packs.PROJECT).write_text("{}")
        log = folder / "log.jsonl"
        at = run_and_kill("publisher", folder, (f"{seed}/{number}",), log, rng.uniform(0.2, 9.0))
        rows = rows_of(log)
        before = [row for row in rows if row["time"] < at - AT_STAKE]
        typed = [row["title"] for row in rows if row["time"] >= at - AT_STAKE]
        title = packs.read_project(project).info.title
        faults: list[str] = []
        if before and title not in (before[-1]["title"] or title, *typed):
            faults.append(f"{title!r} is in the folder, not {before[-1]['title']!r}.")
        pack, published = folder / publisher.PACK, folder / publisher.PUBLISHED
        if pack.exists() and packs.verify(pack).faults:
            faults.append("The pack is no longer whole.")
        if published.exists():
            must_be_ours(published)
            said = json.loads((published / packs.MADE).read_text("utf-8"))["files"]
            there = {
                one.relative_to(published).as_posix(): hashlib.sha256(one.read_bytes()).hexdigest()
                for one in published.rglob("*")
                if one.is_file() and one.name != packs.MADE
            }
            faults += [] if said == there else ["What is published is no longer whole."]
        for file in sorted(project.glob("*.json")):
            data = json.loads(file.read_text("utf-8"))
            named = (one["board"] for one in data.get("map", {}).get("boards", ()))
            faults += [f"{one} is named, and isn't there." for one in named if not (project / one).exists()]
            faults += _not_swept(file, folder / "recovery")
        return Killed(len(rows), 0.0, AT_STAKE, tuple(faults))


def killed_in_crowd(number: int, seed: int) -> Killed:
    """Kill three windows, of a board, a scenario and a game, whose files change outside: each keeps its own work."""
    rng = random.Random(f"crowd/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        for file in (ROOT / "maps/memoir-44").glob("*.json"):
            shutil.copy(file, folder)
        shutil.copytree(ROOT / "games/three-downs", folder / "three-downs")
        log = folder / "log.jsonl"
        at = run_and_kill("crowd", folder, (f"{seed}/{number}",), log, rng.uniform(0.2, 5.0))
        rows = rows_of(log)
        found = [compared(folder, [row for row in rows if row["name"] == name], at) for name in crowd.FILES]
        worst = max(found, key=lambda one: one.lost)
        return replace(worst, faults=tuple(fault for one in found for fault in one.faults))


def run_and_kill(
    module: str, folder: Path, words: tuple[str, ...], log: Path, after: float, by: int = signal.SIGKILL
) -> float:
    """Run a module of this folder for some seconds from when a file is there; the time of the kill."""
    with (folder / "errors").open("w+") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", f"tests.kills.{module}", str(folder), *words],
            cwd=ROOT, stderr=errors, stdout=errors, start_new_session=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        begun = time.monotonic()
        while not log.exists() and process.poll() is None and time.monotonic() - begun < 120:
            time.sleep(0.005)
        time.sleep(after)
        fell = process.poll() is not None
        # With all that it has begun, such as its twin.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, by)
        at = time.time()
        with suppress(subprocess.TimeoutExpired):
            process.wait(120)
        hangs = process.poll() is None
        if hangs:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        _await_end(process.pid)
        if hangs:
            raise RuntimeError(f"The window was told to end by {signal.Signals(by).name}, and doesn't.")
        if fell or not log.exists():
            errors.seek(0)
            raise RuntimeError(f"The window fell by itself: {errors.read()[-3000:]}")
        return at


def _await_end(group: int) -> None:
    """Until none of its processes is there any more: as long as one ends, its locks are held."""
    latest = time.monotonic() + 20
    with suppress(ProcessLookupError):
        while time.monotonic() < latest:
            os.killpg(group, 0)
            time.sleep(0.01)


def rows_of(log: Path) -> list[Row]:
    """What was written down before the kill."""
    return [json.loads(line) for line in log.read_text().splitlines()]


def compared(folder: Path, rows: list[Row], at: float, *, alone: bool = True) -> Killed:
    """What a window said of its work, against what there is of it after the kill.

    What one that isn't ``alone`` has saved, another may have written over since.
    """
    faults: list[str] = []
    there = {row["path"]: _digest_of(Path(row["path"])) for row in rows}
    steps, files = {row["step"] for row in rows}, {row["file"] for row in rows}
    # Who writes a file bit by bit from without leaves a part of it.
    for path in there if "grows" not in steps else ():
        try:
            json.loads(Path(path).read_bytes() if Path(path).exists() else b"0")
        except ValueError:
            faults.append("The file is no longer whole.")
    slots = folder / "recovery"
    left = [
        one
        for one in recovery.found(folder=slots)
        if one.key == rows[-1]["slot"] and is_free(lock_path(one.key, slots))
    ]
    if left:
        kept = digest(left[0].text.encode())
        known = [number for number, row in enumerate(rows) if row["work"] == kept]
        # Read as the window reads it that offers it.
        KeptWork.of_text(left[0].text)
        if left[0].path not in there:
            faults.append(f"It is kept for {left[0].path}, which was never open.")
    else:
        known = [
            number
            for number, row in enumerate(rows)
            if not row["work"] and (row["file"] in _saved_since(rows, there[row["path"]]) or not alone)
        ]
    # The last step may have been done and not been written down.
    last = known[-1] if known else -1
    saving = rows[-1]["step"] == "renames" or not files.issuperset(there.values())
    lost = (
        at - max(rows[last + 1]["time"], _room_since(rows, at))
        if last + 1 < len(rows) and not saving
        else 0.0
    )
    allowed = AT_STAKE + 2 * max(row["late"] for row in rows)
    if not known and not saving and _room_since(rows, at) < at - allowed:
        faults.append("What is kept is nothing that was there.")
    elif lost > allowed:
        faults.append(f"{lost:.2f} seconds are lost, {allowed:.2f} are allowed.")
    faults += [fault for path in there if Path(path).exists() for fault in _not_swept(Path(path), slots)]
    return Killed(len(rows), lost, allowed, tuple(faults))


def _saved_since(rows: list[Row], there: str) -> set[str]:
    """What is in a file at the end, and what was before others wrote over it."""
    found = {there}
    for before, after in reversed([*pairwise(rows)]):
        if after["step"] == "_outside" and after["file"] in found:
            found.add(before["file"])
    return found


def _digest_of(path: Path) -> str:
    return digest(path.read_bytes()) if path.exists() else ""


def _room_since(rows: list[Row], at: float) -> float:
    """Since when there was room to keep anything at the kill; where there was none, that time."""
    times = [*(row["time"] for row in rows), at]
    return max((times[number + 1] for number, row in enumerate(rows) if not row["room"]), default=0.0)


def _not_swept(path: Path, slots: Path) -> list[str]:
    """What the kill left unfinished is gone once it is old and somebody writes or looks there."""
    old = time.time() - LEFT_AFTER - 60
    for folder in (path.parent, slots):
        for part in folder.glob(f".*{PART}") if folder.is_dir() else ():
            os.utime(part, (old, old))
    write_bytes(path, path.read_bytes())
    recovery.found(folder=slots)
    found = [*path.parent.glob(f".{path.name}*{PART}"), *slots.glob(f".*{PART}")]
    return [f"{one.name} is left for ever." for one in found]
