"""Applies quick fixes one after the other, each worked out on the value as the one before left it, and only for good.

A fix that is made for a board as it was can undo what another has mended, and one that mends a hint can bring an error.
So the issues are found anew after every step, and a step is taken back unless what it mends is gone and nothing as bad
has come in its place.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from typing import Any, Generic, TypeVar

from bob_editor.model.edit import Edit
from bob_editor.records import Record
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue

Value = TypeVar("Value")
Choice = Callable[[Issue], "Edit[Any] | None"]
"""Which fix of an issue to apply; None for none."""

MOST = 1000
"""Fixes of one go; a circle of fixes that each make work for the next would never end."""


class Fixed(Record):
    """An issue that was mended, and the label of the fix that did it."""

    issue: Issue
    label: str


class Mended(Record, Generic[Value]):
    """A value after its fixes: what was mended, and the issues whose fix was not taken since it would harm."""

    value: Value
    done: tuple[Fixed, ...] = ()
    harmful: tuple[Issue, ...] = ()


def safe_fix(issue: Issue) -> Edit[Any] | None:
    """The fix of an issue that may be applied without a look at it; None where it is the designer's to choose."""
    return next((fix for fix in issue.fixes if fix.safe), None)


def first_fix(issue: Issue) -> Edit[Any] | None:
    """The fix of an issue that is safe, else the first that is suggested."""
    return safe_fix(issue) or next(iter(issue.fixes), None)


def choosing(codes: Iterable[str] = (), *, suggestions: bool = False, ignore: Iterable[str] = ()) -> Choice:
    """Safe fixes, with ``suggestions`` the first that an issue has; of these codes alone, where any are given.

    None of codes to ``ignore``. A code may be named without its game; ``*`` in it stands for anything.
    """
    wanted, unwanted = tuple(codes), tuple(ignore)

    def choice(issue: Issue) -> Edit[Any] | None:
        names = (issue.code, issue.code.rpartition("/")[2])
        if wanted and not any(fnmatchcase(name, one) for name in names for one in wanted):
            return None
        if any(fnmatchcase(name, one) for name in names for one in unwanted):
            return None
        # A hint is no more than advice: what it suggests is done where it is asked for by its code.
        if not suggestions or (issue.severity is Severity.HINT and not wanted):
            return safe_fix(issue)
        return first_fix(issue)

    return choice


def mended(
    value: Value,
    issues: Callable[[Value], Iterable[Issue]],
    choice: Choice = safe_fix,
    *,
    pace: Callable[[], object] = lambda: None,
) -> Mended[Value]:
    """A value with every fix applied that ``choice`` names and that leaves it with no more and no worse issues.

    Issues that the designer accepts stay. ``pace`` is called before each look at the issues.
    """
    done: list[Fixed] = []
    harmful: dict[tuple[str, str, str], Issue] = {}
    pace()
    found = list(issues(value))
    while len(done) + len(harmful) < MOST:
        step = _next(value, found, issues, choice, harmful, pace)
        if step is None:
            break
        value, found, fixed = step
        done.append(fixed)
    return Mended(value, tuple(done), tuple(harmful.values()))


def is_better(before: Iterable[Issue], after: Iterable[Issue], issue: Issue) -> bool:
    """Whether an issue is gone and nothing as bad has come: of no code as bad there are more, and no more in all."""
    was, now = _counted(before), _counted(after)
    key = (issue.severity, issue.code)
    as_bad = [one for one in now if one[0].rank <= issue.severity.rank]
    return (
        now[key] < was[key]
        and all(now[one] <= was[one] for one in as_bad)
        and all(_as_bad(now, severity) <= _as_bad(was, severity) for severity in Severity)
    )


def _counted(found: Iterable[Issue]) -> Counter[tuple[Severity, str]]:
    """How many issues of a kind count, those among them that another stands for."""
    counts = Counter[tuple[Severity, str]]()
    for one in found:
        if one.accepted is None:
            counts[one.severity, one.code] += one.besides or 1
    return counts


def _as_bad(counts: Counter[tuple[Severity, str]], severity: Severity) -> int:
    """How many issues are as bad as that or worse."""
    return sum(count for (one, _), count in counts.items() if one.rank <= severity.rank)


def _next(
    value: Value,
    found: list[Issue],
    issues: Callable[[Value], Iterable[Issue]],
    choice: Choice,
    harmful: dict[tuple[str, str, str], Issue],
    pace: Callable[[], object],
) -> tuple[Value, list[Issue], Fixed] | None:
    """The value after the next fix that does good, and the issues that it then has; None where no fix does."""
    for issue in found:
        key = (issue.code, issue.at, issue.message)
        fix = choice(issue) if issue.accepted is None and key not in harmful else None
        if fix is None:
            continue
        pace()
        after = fix.apply(value)
        left = list(issues(after)) if after != value else found
        if is_better(found, left, issue):
            return after, left, Fixed(issue, fix.label)
        harmful[key] = issue
    return None
