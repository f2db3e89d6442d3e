"""Breaches of a card's form beside what its game's rules say of the same fields."""

from collections.abc import Iterable

from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.form.problems import Problem

_NO_SUCH = ("schema/enum", "schema/minimum", "schema/maximum", "schema/additionalProperties")
"""Breaches of a form by a value of the right type that can't be there."""

_UNREAD = ("schema/type", "schema/pattern")
"""Breaches by a value that is none at all."""


def without_told(problems: Iterable[Problem], issues: Iterable[Issue]) -> list[Problem]:
    """Breaches of a card's form but values that can't be there, where an error is told of that field as of its rule."""
    errors = [one for one in issues if one.severity is Severity.ERROR and one.accepted is None]
    fields = {place.label for one in errors for place in one.places}
    return [one for one in problems if one.code not in _NO_SUCH or one.at.removeprefix("/") not in fields]


def without_refused(issues: Iterable[Issue], problems: Iterable[Problem]) -> tuple[Issue, ...]:
    """Issues but those of nothing else than fields whose value can't be read: that is told of these, and enough."""
    fields = {one.at.removeprefix("/") for one in problems if one.code in _UNREAD}
    return tuple(
        one
        for one in issues
        if one.accepted is not None
        or not one.places
        or any(place.label not in fields for place in one.places)
    )
