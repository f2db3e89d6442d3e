"""Where the program starts: who gets which words, and what the shell is told."""

import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from bob_editor import __main__ as program
from bob_editor.cli.subcommands import NAMES
from bob_editor.errors import BobEditorError


class _Called:
    """Stands in for the window and the command line, and keeps what they were given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: dict[str, list[str]] = {}
        self.raises: BaseException | None = None
        for name, function in (("bob_editor.ui.app", "run_window"), ("bob_editor.cli.main", "run")):
            module = ModuleType(name)
            setattr(module, function, lambda words, *_, name=name: self._call(name, words))
            monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr("bob_editor.ui.light_start.start_light", lambda: None)
        monkeypatch.setattr("bob_editor.ui.splash.show_splash", lambda: None)
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def _call(self, name: str, words: list[str]) -> int:
        self.words[name] = words
        if self.raises:
            raise self.raises
        return 0

    @property
    def window(self) -> list[str] | None:
        return self.words.get("bob_editor.ui.app")

    @property
    def cli(self) -> list[str] | None:
        return self.words.get("bob_editor.cli.main")


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> _Called:
    """The program with nothing behind it, on a platform that needs no screen."""
    return _Called(monkeypatch)


@pytest.mark.parametrize("word", [*NAMES, "--help", "--version"])
def test_subcommands_go_to_the_command_line(word: str, called: _Called) -> None:
    """A subcommand and the questions about the program get all words, and no window opens."""
    assert program.main([word, "some", "--thing"]) == 0
    assert called.cli == [word, "some", "--thing"]
    assert called.window is None


@pytest.mark.parametrize("words", [["help"], ["help", "los"], ["help", "pack", "build"]], ids=" ".join)
def test_help_is_a_word_too(words: list[str], called: _Called) -> None:
    """As many programs have it."""
    assert program.main(words) == 0
    assert called.cli == [*words[1:], "--help"]


def test_subcommands_need_no_screen(called: _Called, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is painted off screen even if the environment names a screen that is gone."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":9999")
    assert program.main(["render"]) == 0
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_files_and_nothing_go_to_the_window(called: _Called, tmp_path: Path) -> None:
    """No words, files that are there, and the window's own options open the window."""
    board = tmp_path / "check"  # a file may be called anything
    board.write_text("{}", "utf-8")
    for words in ([], [str(board)], [str(tmp_path)], ["--sample"], ["--sample", "--screenshot", "new.png"]):
        called.words.clear()
        assert program.main(words) == 0
        assert called.window == words
        assert called.cli is None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chek"], "Did you mean check?"),
        (["zzzz"], "neither a subcommand nor a file"),
        (["missing.board.json"], "There is no file missing.board.json"),
        (["--sampel"], "Did you mean --sample?"),
        (["--screenshot"], "wants the name"),
        (["--screenshot", "new.png", "."], "is a folder"),
    ],
)
def test_unknown_words_get_one_line(
    words: list[str], says: str, called: _Called, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is neither a subcommand, an option nor a file is said in one line on standard error, with 2."""
    assert program.main(words) == 2
    out, err = capsys.readouterr()
    assert says in err
    assert out == ""
    assert err.count("\n") == 1
    assert called.words == {}


def test_misspelt_file_finds_its_neighbour(
    called: _Called, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that isn't there names the one that nearly is."""
    (tmp_path / "village.board.json").write_text("{}", "utf-8")
    assert program.main([str(tmp_path / "vilage.board.json")]) == 2
    assert "village.board.json?" in capsys.readouterr().err


def test_no_screen_is_one_line(
    called: _Called, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no window can open, the program says why and what works instead; Qt isn't left to abort."""
    monkeypatch.setattr("bob_editor.ui.screen.why_no_window", lambda: "there is no screen")
    assert program.main([]) == 2
    err = capsys.readouterr().err
    assert "there is no screen" in err
    assert "bob-editor render" in err
    assert err.count("\n") == 1
    assert called.window is None


@pytest.mark.parametrize(
    ("raised", "code"),
    [(BobEditorError("It can't."), 2), (ValueError("a bug"), 3), (KeyboardInterrupt(), 130)],
)
def test_exit_codes(
    raised: BaseException, code: int, called: _Called, capsys: pytest.CaptureFixture[str]
) -> None:
    """2 and one line for what can't be done, 3 and a traceback for a bug, 130 when interrupted."""
    called.raises = raised
    assert program.main(["rules"]) == code
    err = capsys.readouterr().err
    assert ("Traceback" in err) == (code == 3)
    assert ("It can't." in err) == (code == 2)


@pytest.mark.parametrize(
    "before",
    [
        "import atexit; atexit.register(print, 'at last')",
        "import threading as t; t.Thread(target=lambda: (t.main_thread().join(), print('at last'))).start()",
    ],
)
def test_a_process_that_leaves_at_once_leaves_nothing_undone(before: str) -> None:
    """What was to be done at the end of the process is done, and threads that are still at work are waited for."""
    script = (
        f"{before}; import sys; from bob_editor.__main__ import main; sys.argv[1:] = ['-V']; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1:] == ["at last"]


def test_ctrl_c_lets_a_module_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception in its midst would come out as another; it ends what comes after."""
    (tmp_path / "slowly_made.py").write_text(
        "import signal\nsignal.raise_signal(signal.SIGINT)\nLOADED = True\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    before = signal.signal(signal.SIGINT, program._interrupted)
    try:
        assert import_module("slowly_made").LOADED
        begun = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            time.sleep(30)
        assert time.monotonic() - begun < 15
    finally:
        signal.signal(signal.SIGINT, before)
        sys.modules.pop("slowly_made", None)
