"""Kills what brings files in, or has a dialog open, and compares what is left with what was entered."""

import json
import random
import shutil
import tempfile
from pathlib import Path

from PySide6.QtGui import QImage

from bob_editor.storage.files import recovery
from bob_editor.ui.keeping.kept_work import KeptWork
from tests.kills import asker, importer, paster
from tests.kills.killing import AT_STAKE, ROOT, Killed, rows_of, run_and_kill


def killed_in_importing(number: int, seed: int) -> Killed:
    """Kill what brings a file in and gives its words meanings: a board that was shown comes back, and so do they."""
    rng = random.Random(f"importing/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        (folder / importer.FILE).write_text("hex,terrain\nB2,woods\nC3,mud\nD4,mire\nE5,bog\n")
        log = folder / "log.jsonl"
        at = run_and_kill("importer", folder, (f"{seed}/{number}",), log, rng.uniform(0.2, 7.0))
        rows = rows_of(log)
        before = [row for row in rows if row["time"] < at - AT_STAKE]
        late = [row["said"] for row in rows if row["time"] >= at - AT_STAKE]
        faults: list[str] = []
        boards = [KeptWork.of_text(one.text).document for one in recovery.found(folder=folder / "recovery")]
        if any(row["what"] == "shown" for row in before) and [one["title"] for one in boards] != ["hills"]:
            faults.append("The board that was brought in is lost.")
        kept = [json.loads(one.text) for one in recovery.found(folder=folder / "dialogs")]
        if (
            before
            and before[-1]["what"] == "chosen"
            and (kept or [None])[0] not in (before[-1]["said"], *late)
        ):
            faults.append(f"{kept} is kept of the meanings, not {before[-1]['said']}.")
        return Killed(len(rows), 0.0, AT_STAKE, tuple(faults))


def killed_in_pasting(number: int, seed: int) -> Killed:
    """Kill what pastes a picture under a board and places dots: both come back, the picture whole."""
    rng = random.Random(f"pasting/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        shutil.copy(ROOT / "maps/memoir-44" / paster.BOARD, folder)
        log = folder / "log.jsonl"
        at = run_and_kill("paster", folder, (f"{seed}/{number}",), log, rng.uniform(0.2, 6.0))
        rows, dialogs = rows_of(log), folder / "dialogs"
        before = [row for row in rows if row["time"] < at - AT_STAKE]
        late = [row for row in rows if row["time"] >= at - AT_STAKE]
        found = [json.loads(one.text) for one in recovery.found(folder=dialogs)]
        faults: list[str] = []
        if before and not found:
            faults.append("Nothing is kept of what was pasted.")
        for said in found if before else ():
            (picture,) = [*dialogs.glob(f"*-{said['pasted']}")] if said["pasted"] else [Path()]
            colour = QImage(str(picture)).pixelColor(0, 0).name() if picture.name else ""
            known = before[-1:] + late
            faults += (
                []
                if said["dots"] in [row["dots"] for row in known]
                else [f"{said['dots']} are kept as dots."]
            )
            # One that was pasted in the last second may not be written yet.
            is_new = any(row["colour"] != before[-1]["colour"] for row in late)
            if colour not in {row["colour"] for row in known} and not (is_new and not colour):
                faults.append(f"{colour or 'No picture'} is kept, not {before[-1]['colour']}.")
        return Killed(len(rows), 0.0, AT_STAKE, tuple(faults))


def killed_in_asking(number: int, seed: int) -> Killed:
    """Kill what fills a form in: all that was entered a second before comes back."""
    rng = random.Random(f"asking/{seed}/{number}")
    with tempfile.TemporaryDirectory(prefix="kill-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        shutil.copy(ROOT / "maps/memoir-44" / asker.BOARD, folder)
        log = folder / "log.jsonl"
        at = run_and_kill("asker", folder, (f"{seed}/{number}",), log, rng.uniform(0.2, 6.0))
        rows = rows_of(log)
        before = [row["said"] for row in rows if row["time"] < at - AT_STAKE]
        late = [row["said"] for row in rows if row["time"] >= at - AT_STAKE]
        kept = next((json.loads(one.text) for one in recovery.found(folder=folder / "dialogs")), None)
        well = not before or kept in (before[-1], *late)
        return Killed(len(rows), 0.0, AT_STAKE, () if well else (f"{kept} is kept, not {before[-1]}.",))
