"""``python -m tests.kills``: kills windows in the midst of one of several ways to work, as often as asked for."""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.kills.habits import HABITS
from tests.kills.killing import (
    Killed,
    killed,
    killed_in_crowd,
    killed_in_publishing,
    killed_in_recovery,
    killed_in_saving,
)
from tests.kills.killing_commands import killed_in_command
from tests.kills.killing_entries import killed_in_asking, killed_in_importing, killed_in_pasting
from tests.long_runs import Leave, add_minutes, broken_off

WAYS: dict[str, Callable[..., Killed]] = {
    **{name: partial(killed, habit=name) for name in (*HABITS, "twins")},
    "recovery": killed_in_recovery,
    "saving": killed_in_saving,
    "publishing": killed_in_publishing,
    "importing": killed_in_importing,
    "pasting": killed_in_pasting,
    "asking": killed_in_asking,
    "crowd": killed_in_crowd,
    "commands": killed_in_command,
}


def main() -> int:
    """Kill, and tell: 1 where anything is lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.kills", description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="how many kills")
    parser.add_argument("--seed", type=int, default=1, help="other edits for every seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many windows at a time")
    parser.add_argument("--way", choices=WAYS, default="typing", help="in the midst of what")
    add_minutes(parser)
    asked = parser.parse_args()
    kill = partial(WAYS[asked.way], seed=asked.seed)
    found: list[Killed] = []
    leave = Leave(asked.minutes)
    with ThreadPoolExecutor(asked.jobs) as pool:
        # What was begun is ended: a kill takes seconds.
        with broken_off(leave):
            for number, one in enumerate(
                pool.map(lambda number: None if leave.over else kill(number), range(asked.count))
            ):
                if one is None:
                    break
                found.append(one)
                for fault in one.faults:
                    print(f"Kill {number}: {fault}", flush=True)
                leave.tell(lambda: f"{len(found)} kills")
        leave.now()
    steps, wrong = sum(one.steps for one in found), sum(bool(one.faults) for one in found)
    worst = max((one.lost for one in found), default=0.0)
    print(
        f"{len(found)} kills in {steps:,} steps: at most {worst:.2f} s of work lost; {wrong} kills with a fault."
    )
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
