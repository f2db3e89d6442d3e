"""The command line of ``bob-editor``, and the one place where its arguments are read."""

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from inspect import cleandoc
from typing import Any, get_args

from cyclopts import (
    UNSET,
    App,
    ArgumentCollection,
    CoercionError,
    CycloptsError,
    Group,
    Token,
    UnusedCliTokensError,
)

from bob_editor import __version__
from bob_editor.cli.output import forgiving, one_line
from bob_editor.cli.subcommands import NAMES, SUBCOMMANDS, Subcommand
from bob_editor.errors import BadCall

_EPILOGUE = """\
Without a command, or with files or folders alone, the window opens.

Examples:

    bob-editor mill.board.json
    bob-editor mill-country
    bob-editor check maps
    bob-editor los mill.board.json E4 E7
    bob-editor render mill.board.json -o mill.png --los E4

Exit codes: 0 all is well, 1 something was found, 2 the call can't be
carried out, 3 a fault of the program itself.
More of each command: bob-editor COMMAND --help"""

_DASH = "./-"
"""A dash alone, which names standard input or output and is no option: as a path it reads the same with its folder."""


def make_app(*, whole: bool = False) -> App:
    """Return the command line; a subcommand's module is loaded when it is called, or at once for ``whole``."""
    app = App(
        name="bob-editor",
        help="Draw hex wargame boards, check them by the rules, and see lines of sight.",
        help_epilogue=_EPILOGUE,
        help_format="plaintext",
        version=__version__,
        version_format="plaintext",
        version_flags=["--version", "-V"],
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        config=_refuse_mistakes,
    )
    if whole:
        from bob_editor.cli.console import PipedConsole

        app.console = PipedConsole()
    groups: dict[str, Group] = {}
    for place, subcommand in enumerate(SUBCOMMANDS):
        group = groups.setdefault(subcommand.group, Group(subcommand.group, sort_key=len(groups)))
        more: dict[str, Any] = {
            "name": subcommand.name,
            "group": group,
            "sort_key": place,
            "help_epilogue": "",
        }
        if "" in subcommand.functions:
            app.command(_function(subcommand, "", whole=whole), **more)
        else:
            group_app = App(help=subcommand.told, **more)
            for word in subcommand.functions:
                group_app.command(_function(subcommand, word, whole=whole), name=word)
            app.command(group_app)
    options = Group("Options", sort_key=len(groups))
    for flag in ("--help", "--version"):
        app[flag].group = options
    return app


def _function(subcommand: Subcommand, word: str, *, whole: bool) -> Any:
    """A subcommand's function, or where to find it."""
    module, name = subcommand.module, subcommand.functions[word]
    if not whole:
        return f"{module}:{name}"
    function = getattr(import_module(module), name)
    function.__doc__ = _flowing(function.__doc__)
    return function


def _flowing(docstring: str) -> str:
    """A docstring with each paragraph and each parameter's text in one line, which help breaks where the screen ends.

    Examples, which stand indented before the parameters, keep their lines.
    """
    told, heading, parameters = cleandoc(docstring).partition("\nParameters\n")
    told = re.sub(r"(?<=\S)\n(?=\S)", " ", told)
    return told + heading + re.sub(r"(?m)(?<=^ {4})(.*)(?:\n {4}(?=\S))", r"\1 ", parameters)


def _refuse_mistakes(_app: App, _commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Refuse, before they are read, words that would be taken for others without a word.

    ``Path("")`` is the current folder, which a variable that was never set doesn't mean, and 1.5 jobs would be two.
    """
    for argument in arguments:
        whole = int in (argument.hint, *get_args(argument.hint))
        for token in argument.tokens:
            if token.implicit_value is UNSET and not token.value:
                raise BadCall(
                    f"The value of {token.keyword} is empty." if token.keyword else "An argument is empty.",
                    hint="Is a variable of the shell unset?",
                )
            if whole and "." in token.value:
                raise CoercionError(argument=argument, token=token, target_type=int)
        if str in (argument.hint, *get_args(argument.hint)):
            argument.tokens[:] = [
                token.evolve(value="-" if token.value == _DASH else token.value) for token in argument.tokens
            ]


def run(argv: Sequence[str]) -> int:
    """Run one subcommand and return its exit code.

    :raises BobEditorError: where the call can't be carried out; one line tells why.
    """
    forgiving(sys.stdout)
    forgiving(sys.stderr)
    try:
        words = [_DASH if word == "-" else word for word in argv]
        result = make_app(whole=not words or not {"--help", "-h"}.isdisjoint(words))(words)
    except CycloptsError as error:
        raise BadCall(_told(error), hint=_see_help(argv, error)) from None
    # What is still buffered must fail here, where a closed pipe is understood, not while Python shuts down.
    sys.stdout.flush()
    return result if isinstance(result, int) else 0


def _told(error: CycloptsError) -> str:
    """What is wrong with a call, in the words of those who call."""
    from bob_editor.storage.form.problems import quoted

    match error:
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return f"There is one argument too many: {quoted(first)}."
        case CoercionError(token=Token() as token, target_type=kind) if kind in _NUMBERS:
            return f"{token.keyword} is {_NUMBERS[kind]}, and {quoted(token.value)} is none."
    return one_line(str(error))


_NUMBERS = {int: "a whole number", float: "a number"}


def _see_help(argv: Sequence[str], error: CycloptsError) -> str:
    chain = error.command_chain or [word for word in argv[:1] if word in NAMES]
    return f"See: {' '.join(('bob-editor', *chain))} --help"
