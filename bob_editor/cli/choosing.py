"""Which of the issues of a run are listed and count: by code, by severity, by the file's path."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from pathlib import PurePath

from bob_editor.cli.files import Document
from bob_editor.cli.output import warn
from bob_editor.cli.settings import Settings
from bob_editor.errors import BadCall
from bob_editor.opening.findings import LEVELS, Found, Level

_FREE = ("schema/", "import/")
"""What codes begin with of which there is no list: of a file's form, and of what its import left."""


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
        and (not select or _any_is((one.code, one.failed), *select))
        and not _is_one(one.code, ignore)
    ]


def named_now(codes: Sequence[str]) -> tuple[str, ...]:
    """The codes, and beside those that a check had formerly the one that it has now."""
    if not codes:
        return ()
    from bob_editor.rulesets import all_rulesets

    now = [
        f"{game.id}/{game.check_now(name)}"
        for code in codes
        for of, _, name in (code.rpartition("/"),)
        for game in all_rulesets().values()
        if of in ("", game.id) and game.check_now(name) != name
    ]
    return (*codes, *now)


def refuse_strange(codes: Iterable[str], found: Iterable[Found] = ()) -> None:
    """Refuse a call for codes that no issue can have: a slip in one would find nothing, as if all were well.

    :raises BadCall: with the nearest that there is.
    """
    for told, hint in _strange(codes, found):
        raise BadCall(told, hint=hint)


def tell_strange(codes: Iterable[str], found: Iterable[Found] = ()) -> None:
    """Warn of codes that no issue can have, where a call only passes over them."""
    for told, hint in _strange(codes, found):
        warn(f"{told} {hint}")


def _strange(codes: Iterable[str], found: Iterable[Found]) -> Iterator[tuple[str, str]]:
    there = {one.code for one in found}
    left = [one for one in codes if not one.startswith(_FREE) and not _any_is(there, one)]
    if not left:
        return
    from bob_editor.rules.issues.acceptances import acceptance_check
    from bob_editor.rules.issues.failing import FAILED
    from bob_editor.rulesets import all_rulesets
    from bob_editor.storage.form.schemas import KEYWORDS

    known = {f"schema/{keyword}" for keyword in KEYWORDS}
    for game in all_rulesets().values():
        known |= {f"{game.id}/{check.name}" for check in (*game.checks, acceptance_check(game), FAILED)}
        known |= {f"{game.id}/{name}" for name in game.data.get("checks_renamed") or ()}
    for one in left:
        if not _any_is(known, one):
            near = get_close_matches(one, sorted({*known, *(code.rpartition("/")[2] for code in known)}), n=1)
            hint = f"Is {near[0]} meant?" if near else "Codes of what breaks the form begin with schema/."
            yield f"No check is called “{one}”.", hint


def _any_is(codes: Iterable[str], *patterns: str) -> bool:
    return any(_is_one(code, patterns) for code in codes)


def _is_one(code: str, patterns: Sequence[str]) -> bool:
    names = (code, code.rpartition("/")[2])
    return any(fnmatchcase(name, pattern) for name in names for pattern in patterns)


def without(files: Sequence[Document], exclude: Sequence[str], settings: Settings) -> tuple[Document, ...]:
    """The files whose path, or a folder on its way, isn't excluded by a pattern of the call or of the settings.

    :raises BadCall: where none is left.
    """
    left = tuple(
        one
        for one in files
        if not any(_excluded(PurePath(one.path), each) for each in exclude)
        and not any(_excluded(settings.within(one.path), each) for each in settings.exclude)
    )
    if files and not left:
        raise BadCall("All files are excluded.", hint="Take fewer patterns for --exclude.")
    return left


def _excluded(path: PurePath, pattern: str) -> bool:
    return any(
        fnmatchcase(str(whole), pattern) or fnmatchcase(whole.name, pattern)
        for whole in (path, *path.parents)
    )
