"""So many issues of one kind that nobody reads them all: the first of them, and how many more there are."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.tries import none_made

One = TypeVar("One", bound=Any)
"""An issue, or what a list of files has of one."""

MOST = 200
"""Issues of one code that are told one by one; as many as of the schema's."""

MOST_KEPT = 500
"""Issues of one check of a card that are held against others, and can be mended and accepted at once."""

MOST_COUNTED = 2_000
"""So many more are counted: what is held against each other on a card is as many as its rows by its rows."""


def first_of(issues: Iterable[Issue], accepted: Collection[tuple[str, str, str]] = ()) -> list[Issue]:
    """What one check tells of a card: the first issues, and one that stands for all the others and says how many.

    Those that are ``accepted`` are all among the first, as far as they are counted: others take no place of theirs.
    """
    given = iter(issues)
    kept: list[Issue] = []
    besides: list[Issue] = []
    left = MOST_KEPT
    while len(besides) < MOST_COUNTED and (issue := _next(given, is_kept=left > 0)) is not None:
        is_accepted = bool(accepted) and any(fault in accepted for fault in issue.faults)
        left -= not is_accepted
        (kept if is_accepted or left >= 0 else besides).append(issue)
    return [*kept, *_in_place_of(besides)]


def mended_first(found: Iterable[One]) -> Iterator[One]:
    """All that one check tells of a board; past as many as are kept of a card's, what mends them isn't looked for."""
    given, left = iter(found), MOST_KEPT
    while (one := _next(given, is_kept=left > 0)) is not None:
        left -= 1
        yield one


def _next(issues: Iterator[One], *, is_kept: bool) -> One | None:
    """The next one; of one that is only counted what mends it isn't looked for."""
    if is_kept:
        return next(issues, None)
    with none_made():
        return next(issues, None)


def _in_place_of(besides: Sequence[Issue]) -> Iterator[Issue]:
    """One as bad as the worst of them, of no place, and nothing that shouldn't be there."""
    if besides:
        worst = min(besides, key=lambda one: one.severity.rank)
        nowhere = replace(worst, places=(), highlight=(), surplus=(), instead=None)
        yield _standing_for(nowhere, len(besides), is_all=len(besides) < MOST_COUNTED)


def _standing_for(first: One, number: int, *, is_all: bool) -> One:
    """An issue that says how many there are, it being the first of them; or, of more, how many there are at least."""
    said = f"{number:,} more of this kind, the first: {first.message}"
    at_least = f"At least {number:,} more of this kind, the first: {first.message}"
    return replace(first, message=said if is_all else at_least, fixes=(), besides=number)


def how_many(issues: Iterable[One]) -> int:
    """How many issues there are, where one may stand for many."""
    return sum(one.besides or 1 for one in issues)


def told(issues: Iterable[One], most: int = MOST) -> tuple[One, ...]:
    """The issues, of each code only the first ``most``, and in place of the others one that says how many they are.

    It is as bad as they are: those of a code that are worse or milder are counted apart. So is what the designer
    accepts, so that what counts goes on counting and what doesn't doesn't begin to.
    """
    rows = list(issues)
    kinds = [(issue.code, issue.severity, issue.accepted is not None) for issue in rows]
    alone = Counter(kind for kind, issue in zip(kinds, rows, strict=True) if not issue.besides)
    besides = Counter[tuple[str, str, bool]]()
    for kind, issue in zip(kinds, rows, strict=True):
        besides[kind] += issue.besides
    left = {kind: count - most for kind, count in alone.items() if count > most + 1}
    if not left:
        return tuple(rows)
    seen = Counter[tuple[str, str, bool]]()
    found: list[One] = []
    for kind, issue in zip(kinds, rows, strict=True):
        seen[kind] += not issue.besides
        if kind not in left or (seen[kind] <= most and not issue.besides):
            found.append(issue)
        elif seen[kind] == most + 1 and not issue.besides:
            more = besides[kind]
            found.append(_standing_for(issue, left[kind] + more, is_all=more < MOST_COUNTED))
    return tuple(found)
