"""Which of the issues of a run are listed and count: by code, by severity, by the file's path."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from itertools import islice
from pathlib import PurePath

from bob_editor.cli.files import Document
from bob_editor.cli.output import warn
from bob_editor.cli.settings import NAME, Settings
from bob_editor.errors import BadCall
from bob_editor.opening.codes import any_is, is_one, strange_codes
from bob_editor.opening.findings import LEVELS, Found, Level

ABOUT = {
    "schema": "the form of a file. What must stand where is in its schema, which bob-editor schema KIND prints.",
    "import": "what bringing in a foreign file left out, guessed or could only bring in roughly.",
    "edition": "that a document was made with another edition of its game, and what changed since.",
    "los": "a line of a LOS suite that isn't answered as the suite expects, as test tells it.",
}
"""What issues are about that come of no check, by what their codes begin with."""

MOST_STRANGE = 20
"""Codes without a check that are told one by one."""


def chosen(
    found: Iterable[Found], *, select: Sequence[str], ignore: Sequence[str], severity: Level
) -> list[Found]:
    """The issues whose code is selected (all, where none is said) and not ignored, none milder than ``severity``.

    A code is that of an issue, its part after the game, or a pattern with ``*``; of both the narrower doesn't win:
    what is ignored is ignored. That a check failed is told to whoever selects its code.
    """
    most = LEVELS.index(severity)
    return [
        one
        for one in found
        if LEVELS.index(one.severity) <= most
        and (not select or any_is((one.code, one.failed), *select))
        and not is_one(one.code, ignore)
    ]


def refuse_strange(codes: Iterable[str], found: Iterable[Found] = (), *, where: str = "") -> None:
    """Refuse a call for codes that no issue can have: a slip in one would find nothing, as if all were well.

    ``where`` says which settings name them, where the call doesn't.

    :raises BadCall: with the nearest that there is.
    """
    for told, hint in strange_codes(codes, {one.code for one in found}):
        raise BadCall(f"{where}{told}", hint=hint)


def tell_strange(codes: Iterable[str], found: Iterable[Found] = (), *, where: str = "") -> None:
    """Warn of codes that no issue can have, where a call or its settings only pass over them."""
    strange = list(islice(strange_codes(codes, {one.code for one in found}), MOST_STRANGE + 1))
    for told, hint in strange[:MOST_STRANGE]:
        warn(f"{where}{told} {hint}")
    if len(strange) > MOST_STRANGE:
        warn(f"{where}There are more that no check is called.")


def without(
    files: Sequence[Document], exclude: Sequence[str], settings: Settings, *, named: bool = False
) -> tuple[Document, ...]:
    """The files whose path, or a folder on its way, isn't excluded by a pattern of the call or of the settings.

    ``named`` says that the call names files alone, as hooks do, which know nothing of a folder's settings.

    :raises BadCall: where none is left; where settings leave none of files that are named, that is only told.
    """
    left = tuple(
        one
        for one in files
        if not any(_excluded(PurePath(one.path), each) for each in exclude)
        and not any(_excluded(settings.within(one.path), each) for each in settings.exclude)
    )
    if files and not left:
        if exclude:
            raise BadCall("All files are excluded.", hint="Take fewer patterns for --exclude.")
        told = f"All files are excluded by {settings.folder / NAME if settings.folder else NAME}."
        if not named:
            raise BadCall(told)
        warn(told)
    return left


def _excluded(path: PurePath, pattern: str) -> bool:
    # As a shell completes a folder, or somebody writes that it is one.
    pattern = pattern.removeprefix("./").rstrip("/") or pattern
    return any(
        fnmatchcase(whole.as_posix(), pattern) or fnmatchcase(whole.name, pattern)
        for whole in (path, *path.parents)
    )
