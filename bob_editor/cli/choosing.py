"""Which of the issues of a run are listed and count: by code, by severity, by the file's path."""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import PurePath

from bob_editor.cli.files import Document
from bob_editor.errors import BadCall
from bob_editor.opening.findings import LEVELS, Found, Level


def chosen(
    found: Iterable[Found], *, select: Sequence[str], ignore: Sequence[str], severity: Level
) -> list[Found]:
    """The issues whose code is selected (all, where none is said) and not ignored, none milder than ``severity``.

    A code is that of an issue, its part after the game, or a pattern with ``*``; of both the narrower doesn't win:
    what is ignored is ignored.
    """
    most = LEVELS.index(severity)
    return [
        one
        for one in found
        if LEVELS.index(one.severity) <= most
        and (not select or _is_one(one.code, select))
        and not _is_one(one.code, ignore)
    ]


def _is_one(code: str, patterns: Sequence[str]) -> bool:
    names = (code, code.rpartition("/")[2])
    return any(fnmatchcase(name, pattern) for name in names for pattern in patterns)


def without(files: Sequence[Document], exclude: Sequence[str]) -> tuple[Document, ...]:
    """The files whose path, or a folder on its way, isn't excluded by a pattern.

    :raises BadCall: where none is left.
    """
    left = tuple(one for one in files if not any(_excluded(PurePath(one.path), each) for each in exclude))
    if files and not left:
        raise BadCall("All files are excluded.", hint="Take fewer patterns for --exclude.")
    return left


def _excluded(path: PurePath, pattern: str) -> bool:
    return any(
        fnmatchcase(str(whole), pattern) or fnmatchcase(whole.name, pattern)
        for whole in (path, *path.parents)
    )
