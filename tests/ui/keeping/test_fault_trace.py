"""What a crash inside Qt leaves."""

import subprocess
import sys
from pathlib import Path

from bob_editor.ui.keeping.fault_trace import MOST_BYTES, FaultTrace

CRASH = """
import faulthandler, sys
from pathlib import Path
from bob_editor.ui.keeping.fault_trace import FaultTrace
trace = FaultTrace(Path(sys.argv[1]))
trace.begin()
if sys.argv[2] == "crash":
    faulthandler._sigsegv()
trace.end()
"""


def run(path: Path, how: str) -> int:
    """The exit code of a program that keeps a trace there and crashes, or doesn't."""
    return subprocess.run(
        [sys.executable, "-c", CRASH, path, how], check=False, capture_output=True
    ).returncode


def test_a_crash_leaves_where_the_program_was(tmp_path: Path) -> None:
    """The file says what ran and the lines that it was in; a run that ends well adds its heading alone."""
    path = tmp_path / "state" / "crash.log"
    assert run(path, "end") == 0
    assert path.read_text("utf-8").count("\n") == 1
    assert run(path, "crash") != 0
    text = path.read_text("utf-8")
    assert text.startswith("bob_editor ")
    assert text.count("bob_editor ") == 2
    assert "Segmentation fault" in text or "access violation" in text
    assert "<string>" in text


def test_a_long_file_is_begun_anew_and_none_is_needed(tmp_path: Path) -> None:
    """A place that can't be written to keeps nobody from working."""
    path = tmp_path / "crash.log"
    path.write_text("x" * (MOST_BYTES + 1), "utf-8")
    assert run(path, "end") == 0
    assert path.stat().st_size < 200
    nowhere = FaultTrace(path / "crash.log")
    nowhere.begin()
    nowhere.end()
