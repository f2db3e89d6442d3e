"""The subcommands of ``bob-editor``, and the one place where their arguments are read."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cyclopts import App, CycloptsError, Group

from bob_editor import __version__
from bob_editor.cli.output import forgiving, one_line
from bob_editor.errors import BadCall

if TYPE_CHECKING:
    from collections.abc import Sequence

_GROUPS = {
    "Make and correct": ("new", "check", "fix"),
    "Lines of sight": ("los", "exposure", "compare", "test"),
    "Pictures and rules": ("render", "rules"),
    "Publishing": ("pack",),
}
_SUBCOMMANDS = {
    "new": ("Write a fresh valid board or scenario.", ("board", "scenario")),
    "pack": (
        "Share a project folder as one file: make, verify and unpack packs.",
        ("build", "verify", "unpack"),
    ),
}
"""The commands that have commands of their own."""

_FUNCTIONS = {"test": "run_suites"}
"""Where a subcommand isn't the function of its own name in the module of its own name."""

_EPILOGUE = """\
Without a command, or with files alone, the window opens.

Examples:

    bob-editor mill.board.json
    bob-editor check maps
    bob-editor los mill.board.json E4 E7
    bob-editor render mill.board.json -o mill.png --los E4

Exit codes: 0 all is well, 1 something was found, 2 the call can't be
carried out, 3 a fault of the program itself.
More of each command: bob-editor COMMAND --help"""


def make_app(*, whole: bool = False) -> App:
    """Return the command line; a subcommand's module is loaded when it is called, or at once for ``whole``."""
    app = App(
        name="bob-editor",
        help="Draw hex wargame boards, check them by the rules, and see lines of sight.",
        help_epilogue=_EPILOGUE,
        help_format="plaintext",
        version=__version__,
        version_format="plaintext",
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
    for place, (title, names) in enumerate(_GROUPS.items()):
        group = Group(title, sort_key=place)
        for name in names:
            more: dict[str, Any] = {
                "name": name,
                "group": group,
                "sort_key": names.index(name),
                "help_epilogue": "",
            }
            if name in _SUBCOMMANDS:
                told, inner = _SUBCOMMANDS[name]
                group_app = App(help=told, **more)
                for what in inner:
                    group_app.command(_command(name, what, whole=whole), name=what)
                app.command(group_app)
            else:
                app.command(_command(name, _FUNCTIONS.get(name, name), whole=whole), **more)
    options = Group("Options", sort_key=len(_GROUPS))
    for flag in ("--help", "--version"):
        app[flag].group = options
    return app


def _command(module: str, function: str, *, whole: bool) -> Any:
    """A subcommand's function, or where to find it."""
    path = f"bob_editor.cli.{module}"
    return getattr(import_module(path), function) if whole else f"{path}:{function}"


def run(argv: Sequence[str]) -> int:
    """Run one subcommand and return its exit code.

    :raises BobEditorError: where the call can't be carried out; one line tells why.
    """
    forgiving(sys.stdout)
    forgiving(sys.stderr)
    try:
        result = make_app(whole=not argv or not {"--help", "-h"}.isdisjoint(argv))(list(argv))
    except CycloptsError as error:
        raise BadCall(one_line(str(error)), hint=_see_help(argv)) from None
    # What is still buffered must fail here, where a closed pipe is understood, not while Python shuts down.
    sys.stdout.flush()
    return result if isinstance(result, int) else 0


def _see_help(argv: Sequence[str]) -> str:
    known = {name for names in _GROUPS.values() for name in names}
    word = f" {argv[0]}" if argv and argv[0] in known else ""
    return f"See: bob-editor{word} --help"
