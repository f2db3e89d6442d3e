"""Prints what pytest is to run for a change, a call a line: the tests that mirror the changed modules, and their cases.

Usage: touched.py REVISION, the one that the working tree is compared with.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CASES = "tests/rulesets/test_cases.py"
DATA = ("tests/architecture/test_ids.py", "tests/rulesets/test_discovery.py")
"""What holds a game's data to its schema and to its code."""
WORDS = (
    "tests/words/test_said.py::test_nothing_is_untranslated_or_stale",
    "tests/words/test_tables.py",
)
"""What tells of texts that the tables of the window's languages lack."""


def changed(revision: str) -> Iterator[Path]:
    """Every file that differs from a revision, or that git doesn't know yet."""
    for words in (
        ["git", "diff", "--name-only", revision],
        ["git", "ls-files", "--others", "--exclude-standard"],
    ):
        yield from map(Path, subprocess.run(words, check=True, capture_output=True, text=True).stdout.split())


def check_of(file: Path) -> str | None:
    """The check that a file holds, or holds cases of."""
    return file.stem.replace("_", "-") if {"checks", "cases"} & set(file.parts) else None


def tests_of(file: Path) -> Iterator[str]:
    """The tests nearest to a file: itself, the one that mirrors it, else those of its room or the room around it."""
    if file.parts[0] == "tests":
        if file.name.startswith("test_") and file.exists():
            yield file.as_posix()
    elif file.parts[:2] == ("bob_editor", "rulesets") and len(file.parts) > 3:
        yield (Path("tests/rulesets") / file.parts[2]).as_posix()
    elif file.parts[0] == "bob_editor" and file.suffix == ".py":
        mirror = Path("tests", *file.parts[1:-1], f"test_{file.stem}.py")
        room = mirror.parent / file.stem
        while not room.is_dir():
            room = room.parent
        yield from (
            [mirror.as_posix()]
            if mirror.exists()
            else (one.as_posix() for one in sorted(room.glob("test_*.py")))
        )


if __name__ == "__main__":
    files = set(changed(sys.argv[1]))
    checks = sorted({check for check in map(check_of, files) if check})
    tests = sorted({test for file in files if check_of(file) is None for test in tests_of(file)})
    if files:
        ours = [file for file in files if file.parts[0] == "bob_editor" and file.suffix in (".py", ".json")]
        data = DATA if any("rulesets" in file.parts and file.suffix == ".json" for file in ours) else ()
        print("tests/architecture/test_packages.py", *sorted({*tests, *data}), *(WORDS if ours else ()))
    if checks:
        print(CASES, "-k", " or ".join(checks), sep="\t")
