"""A fix of an issue that was found on an earlier document, worked out anew on the one that is there now.

Fixes address hexes and drawn rings as the document had them when it was checked: taken later, they could change another
ring, or one that is no more. So the issue is looked for among those of today, and today's fix is taken.
"""

from collections.abc import Iterable
from typing import Any

from bob_editor.errors import BadCall
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.rules.issues.issue import Issue


def fix_anew(issue: Issue, edit: Edit[Any], found: Iterable[Issue]) -> Edit[Any]:
    """The fix of that name which the same issue has among those that are ``found`` now.

    :raises BadCall: where the issue is gone, or its fix is.
    """
    alike = same_issue(issue, found)
    if alike is None:
        raise BadCall(
            f"This issue is gone, or another by now: {issue.message}",
            hint="Nothing was changed. The list shows in a moment what is left.",
        )
    named = next((one for one in alike.fixes if one.label == edit.label), None)
    only = alike.fixes[0] if len(alike.fixes) == len(issue.fixes) == 1 else None
    if (fix := named or only) is None:
        raise BadCall(
            f"“{edit.label}” is no fix of this issue any more: {alike.message}", hint="Nothing was changed."
        )
    return fix


def same_issue(issue: Issue, found: Iterable[Issue]) -> Issue | None:
    """The issue as it is among those that are ``found`` now; None where it is gone or can't be told from others."""
    alike = [one for one in found if one.code == issue.code and one.message == issue.message]
    exact = [one for one in alike if one.places == issue.places]
    if exact:
        return exact[0]
    # Rings and paths are numbered: where one before them went, the same lies under another number.
    moved = [one for one in alike if list(map(_where, one.places)) == list(map(_where, issue.places))]
    return moved[0] if len(moved) == 1 and issue.places else None


def _where(place: Place) -> object:
    """What stays of a place when what is numbered gets another number."""
    if place.index is not None and place.near:
        return place.kind, place.near
    return place
