"""``python -m tests.mutants``: judges as many mutants as asked for, and shows those at which the program fails."""

import argparse
import json
import os
import sys
import time
from pathlib import Path

from tests.long_runs import Leave, add_minutes, broken_off
from tests.mutants.families.floods import FEW_BYTES, SIZE
from tests.mutants.family import families
from tests.mutants.hunting import Caught, Child, Hunt, made_small
from tests.mutants.mutant import Mutant
from tests.mutants.seeds import KINDS


def main() -> int:
    """Judge, and tell: 1 where anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000, help="how many mutants")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--seed", type=int, default=1, help="other mutants for every seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--kind", action="append", choices=(*KINDS, *families()), help="only of these kinds")
    parser.add_argument(
        "--out", type=Path, default=Path("mutants"), help="the folder for what reproduces a fault"
    )
    parser.add_argument(
        "--small", type=float, default=60, help="seconds to spend on making each fault's file small"
    )
    add_minutes(parser)
    parser.add_argument("--again", type=Path, help="judge a file that was written into that folder")
    parser.add_argument("--window", action="store_true", help="open them in the window, and use it")
    parser.add_argument("--flood", type=int, help=f"bytes of what is flooded; {FEW_BYTES:,} else")
    asked = parser.parse_args()
    if asked.flood:
        os.environ[SIZE] = str(asked.flood)  # for the processes that judge
    if asked.again:
        return _again(asked.again, in_window=asked.window)
    begun = time.monotonic()
    kinds = tuple(asked.kind or (KINDS if asked.window else ()))
    numbers = iter(range(asked.first, asked.first + asked.count))
    leave = Leave(asked.minutes)
    hunt = Hunt(
        asked.seed,
        numbers,
        kinds,
        in_window=asked.window,
        tell=lambda caught: _show(caught, asked.out),
        leave=leave,
    )
    with broken_off(leave):
        hunt.run(asked.jobs)
    with broken_off(leave):
        for caught in (
            tuple(hunt.caught.values()) if asked.small else ()
        ):  # a child that was left may still tell
            _write(made_small(caught, asked.small, in_window=asked.window), asked.out)
    for mark, times in hunt.times.items():
        print(f"{times:6} times {mark}: mutant {hunt.caught[mark].mutant.number}")
    took, (slow, number) = time.monotonic() - begun, hunt.slowest
    print(
        f"{hunt.judged:,} mutants in {took:,.0f} s, the slowest {slow:.1f} s ({asked.seed}/{number}); "
        f"{len(hunt.caught)} causes of {sum(hunt.times.values())} failures."
    )
    return int(bool(hunt.caught))


def _show(caught: Caught, out: Path) -> None:
    """Tell of a fault when it is found: a long hunt may be broken off."""
    file = _write(caught.mutant, out)
    print(
        f"\n== {caught.mark} ({caught.mutant.kind})\n   again: python -m tests.mutants --again {file}\n{caught.text}",
        flush=True,
    )


def _write(mutant: Mutant, out: Path) -> Path:
    out.mkdir(parents=True, exist_ok=True)
    file = out / f"{mutant.number.replace('/', '-')}.json"
    file.write_text(json.dumps(mutant.to_json(), indent=1), "ascii")
    return file


def _again(file: Path, *, in_window: bool) -> int:
    child = Child()
    try:
        found = child.judge({"mutant": json.loads(file.read_text("ascii")), "window": in_window})
    finally:
        child.end()
    print(f"{found[0]}\n{found[1]}" if found else "All is well.")
    return int(found is not None)


if __name__ == "__main__":
    sys.exit(main())
