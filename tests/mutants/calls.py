"""Calls the command line on a mutant, as a script would, and looks at what it ends with."""

import io
import json
import random
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from bob_editor.cli.main import run
from bob_editor.errors import BobEditorError
from tests.mutants.mutant import Broken

_HEXES = ("A1", "B2", "C3", "E4", "F6", "1.B2", "2.C3", "ZZ99", "B2:cave")


def call_on(path: Path, rng: random.Random) -> None:
    """One call that names the file or its folder; what its JSON output is must be JSON."""
    words = [str(word) for word in rng.choice(_calls(path, rng))]
    out = io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(io.StringIO()):
            code = run(words)
    except BobEditorError:
        return
    if code not in (0, 1, 2):
        raise Broken(f"{words[0]} ends with {code}.")
    if "json" in words:
        json.loads(out.getvalue())


def _calls(path: Path, rng: random.Random) -> Sequence[Sequence[object]]:
    one, other = rng.choice(_HEXES), rng.choice(_HEXES)
    others = sorted(path.parent.glob("*.json")) or [path]
    out = path.parent / f"out{rng.choice(('.png', '.svg', '.pdf'))}"
    return (
        ("check", path, "--format", rng.choice(("json", "sarif", "text")), "--accepted"),
        ("check", path.parent, "--format", "json"),
        ("test", path.parent, "--format", rng.choice(("json", "junit"))),
        ("fix", path, "--suggestions"),
        ("fix", path.parent, "--diff"),
        ("los", path, one, other, "--flips", "--format", "json"),
        ("los", path, one),
        ("exposure", path, "--format", "json", "--jobs", "1"),
        ("compare", path, rng.choice(others), "--format", "json", "--jobs", "1"),
        ("render", path, "-o", out, "--dpi", "20", "--los", one),
        ("render", path, "-o", out, "--dpi", "20", "--card"),
        ("pack", "build", path.parent, "-o", path.parent / "out.bobpack"),
        ("pack", "verify", path),
        ("rules", "mutant"),
    )
