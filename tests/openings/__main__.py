"""``python -m tests.openings``: opens boards in one window, as many as asked for, and prints what memory it takes."""

import argparse
import os
import sys
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bob_editor.ui.app import application
from tests.long_runs import Leave, add_minutes, broken_off
from tests.openings.day import Measured, openings, project

GROWN = 1.05
"""From the middle to the end, so many times what there was is no growth."""


def main() -> int:
    """Open, and tell: 1 where the program grows between the middle and the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.openings", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many openings")
    add_minutes(parser)
    parser.add_argument("--files", nargs="*", default=[], help="open these boards too")
    asked = parser.parse_args()
    app, leave = application(), Leave(asked.minutes)
    with tempfile.TemporaryDirectory(prefix="openings-") as name:
        folder = Path(name)
        files = project(folder)
        every = len(files) * max(1, asked.count // len(files) // 20)
        curve: list[Measured] = []
        print(f"{len(files)} boards and scenarios, opened in turn, other outlines every time.")
        print(" opened   MiB   own objects   weight kept")
        with broken_off(leave), closing(openings(files, folder, asked.count, every)) as day:
            for one in day:
                curve.append(one)
                print(
                    f"{one.opened:7,} {one.resident:5.0f} {one.objects.total():13,} {one.weight:13,}",
                    flush=True,
                )
                if leave.over:
                    break
    del app
    return _told(curve)


def _told(curve: list[Measured]) -> int:
    if len(curve) < 3:
        return 0
    middle, last = curve[len(curve) // 2], curve[-1]
    more: Counter[str] = last.objects - middle.objects
    for name, count in more.most_common(10):
        print(f"  {count:+,} {name} since opening {middle.opened:,}")
    grown = last.objects.total() > GROWN * middle.objects.total() or last.resident > GROWN * middle.resident
    print("It grows." if grown else "Flat from the middle to the end.")
    return int(grown)


if __name__ == "__main__":
    sys.exit(main())
