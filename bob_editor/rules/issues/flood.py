"""So many issues of one kind that nobody reads them all: the first of them, and how many more there are."""

from collections import Counter
from collections.abc import Iterable

from attrs import evolve

from bob_editor.rules.issues.issue import Issue

MOST = 200
"""Issues of one code that are told one by one; as many as of the schema's."""


def told(issues: Iterable[Issue], most: int = MOST) -> tuple[Issue, ...]:
    """The issues, of each code only the first ``most``, and in place of the others one that says how many they are.

    It is as bad as the worst of them and stands where that stood. What the designer accepts is told apart from what
    he doesn't, so that what counts goes on counting and what doesn't doesn't begin to.
    """
    rows = list(issues)
    kinds = [(issue.code, issue.accepted is not None) for issue in rows]
    left = {kind: count - most for kind, count in Counter(kinds).items() if count > most + 1}
    if not left:
        return tuple(rows)
    seen = Counter[tuple[str, bool]]()
    found: list[Issue] = []
    for kind, issue in zip(kinds, rows, strict=True):
        seen[kind] += 1
        if kind not in left or seen[kind] <= most:
            found.append(issue)
        elif seen[kind] == most + 1:
            more = f"{left[kind]:,} more of this kind, the first: {issue.message}"
            found.append(evolve(issue, message=more, fixes=()))
    return tuple(found)
