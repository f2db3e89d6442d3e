"""Where the program starts: a subcommand goes to the command line; nothing, or files, to the window.

May import everything. Exits with 2 and one line if it can't do what was asked, with 3 and a traceback for a bug.
"""

import atexit
import contextlib
import difflib
import gc
import os
import signal
import sys
import threading
import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import FrameType

from bob_editor.cli.subcommands import NAMES
from bob_editor.errors import BadCall, BadFile, BobEditorError
from bob_editor.extras import installed, needed

_FOR_CLI = (*NAMES, "--help", "-h", "--version", "-V")
_FOR_SHELLS = "__complete"
"""The word under which the scripts of ``completion`` ask what may stand where somebody types."""
_WINDOW_OPTIONS = ("--sample", "--screenshot")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with `arguments` (those of the process, if None), and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["help"] and not Path("help").exists():
        words = [*words[1:], "--help"]
    if arguments is None:
        # What a process loads as it starts lives as long as it does: looking through it for garbage finds none.
        # The window loads five times as much, and sets another threshold once something is open.
        gc.set_threshold(100_000 if _is_for_cli(words) else 1_000_000)
        if _is_for_cli(words) and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, _interrupted)
    _open_closed_streams()
    code = _answered(words)
    if arguments is None and _is_for_cli(words):
        _leave(code)
    return code


def _interrupted(number: int, frame: FrameType | None) -> None:
    """Ctrl-C ends all but a module that is just loaded: half made, it raises something else, and Qt's end in a dump."""
    while frame is not None and not frame.f_code.co_filename.startswith("<frozen importlib"):
        frame = frame.f_back
    if frame is None:
        raise KeyboardInterrupt
    # Sent to this thread, the main one: raised on another it would wait for what this one waits for. Windows can't.
    here = partial(signal.pthread_kill, threading.get_ident()) if hasattr(signal, "pthread_kill") else None
    later = threading.Timer(0.05, here or signal.raise_signal, (number,))
    later.daemon = True
    later.start()


def _answered(words: list[str]) -> int:
    try:
        # Much of the program comes with it: only in here is Ctrl-C no error.
        from bob_editor.cli.output import say_why

        return _run(words)
    except BobEditorError as error:
        say_why(f"{error} {error.hint}")
        return 2
    except BrokenPipeError:
        _forget_output()  # whoever read it has heard enough (`| head`)
        return 0
    except OSError as error:
        if isinstance(error, FileNotFoundError) and error.filename is None:
            say_why("The current folder isn't there any more. Go to another.")
            return 2
        # Files are told of where they are read and written, so this is standard output, or a folder for the passing.
        _forget_output()
        what = "Standard output" if error.filename is None else os.fsdecode(error.filename)
        say_why(f"{what} can't be written: {(error.strerror or str(error)).lower()}.")
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if isinstance(error, ImportError) and installed("PySide6"):
            from bob_editor.ui.screen import painting_fault

            if reason := painting_fault():
                print(f"bob-editor: Nothing can be painted: {reason}.", file=sys.stderr)
                return 2
        traceback.print_exc()
        return 3


def _open_closed_streams() -> None:
    """Let what is written to a stream that the caller has closed (`>&-`) go nowhere, as it means to."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - for as long as we run


def _forget_output() -> None:
    """Let what is still buffered of standard output go nowhere: Python would try it again as it ends."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _leave(code: int) -> None:
    """End the process at once: taking apart all that it loaded, piece by piece, is an eighth of a short call."""
    if threading.active_count() == 1:
        atexit._run_exitfuncs()  # noqa: SLF001 - there is no public way to do what is left to do
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError):
                stream.flush()
        os._exit(code)


def _is_for_cli(words: Sequence[str]) -> bool:
    return bool(words) and words[0] in (*_FOR_CLI, _FOR_SHELLS)


def _run(words: list[str]) -> int:
    if _is_for_cli(words):
        # Subcommands paint pictures and never show one, so they need no screen, not even one that is set.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if len(words) == 4 and words[0] == "los" and not any(word[:1] in ("", "-") for word in words):
            # The parser of options would take a tenth of the call to be loaded, and has nothing to read here.
            from bob_editor.cli.plain_line import tell_line

            return tell_line(Path(words[1]), words[2], words[3])
        from bob_editor.cli.main import run

        return run(words)

    _check_window_words(words)
    needed("PySide6", "No window can be opened")
    from bob_editor.ui.light_start import start_light

    start_light()
    from bob_editor.ui.screen import why_no_window

    if reason := why_no_window():
        raise BobEditorError(
            f"No window can be opened: {reason}.",
            hint="Pictures need none: bob-editor render FILE -o OUT.png",
        )
    from bob_editor.ui.splash import show_splash

    # Before all that the window needs: that takes a second.
    splash = None if "--screenshot" in words else show_splash()
    from bob_editor.ui.app import run_window

    return run_window(words, splash)


def _check_window_words(words: Sequence[str]) -> None:
    """Raise unless `words` are options of the window, and files and folders that are there."""
    rest = iter(words)
    for word in rest:
        if not word:
            raise BadCall("An argument is empty.", hint="Is a variable of the shell unset?")
        if word == "--screenshot":
            if next(rest, None) is None:
                raise BadCall("--screenshot wants the name of a picture to write.")
        elif word.startswith("-"):
            if word not in _WINDOW_OPTIONS:
                raise BadCall(f"There is no option {word}.", hint=_near(word) or "See: bob-editor --help")
        elif Path(word).is_dir() and "--screenshot" in words:
            raise BadFile(f"{word} is a folder.", hint="A picture of the window shows a file: name one.")
        elif not Path(word).exists():
            _refuse_unknown(word)


def _refuse_unknown(word: str) -> None:
    """A file's name is known by its dot or its slash; any other word was meant as a subcommand."""
    if "." in word or os.sep in word:
        folder = Path(word).parent
        names = [path.name for path in folder.iterdir()] if folder.is_dir() else []
        near = difflib.get_close_matches(Path(word).name, names, n=1, cutoff=0.8)
        raise BadFile(f"There is no file {word}.", hint=f"Did you mean {folder / near[0]}?" if near else "")
    raise BadCall(f"{word} is neither a subcommand nor a file.", hint=_near(word) or "See: bob-editor --help")


def _near(word: str) -> str:
    near = difflib.get_close_matches(word, (*_FOR_CLI, *_WINDOW_OPTIONS), n=1)
    return f"Did you mean {near[0]}?" if near else ""


if __name__ == "__main__":
    sys.exit(main())
