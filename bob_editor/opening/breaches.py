"""Breaches of a card's form beside what its game's rules say of the same fields."""

from collections.abc import Iterable

from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.form.problems import Problem

_NO_SUCH = ("schema/enum", "schema/minimum", "schema/maximum", "schema/additionalProperties")
"""Breaches of a form by a value of the right type that can't be there."""


def without_told(problems: Iterable[Problem], issues: Iterable[Issue]) -> list[Problem]:
    """Breaches of a card's form but values that can't be there, where an error is told of that field as of its rule."""
    errors = [one for one in issues if one.severity is Severity.ERROR and one.accepted is None]
    fields = {place.label for one in errors for place in one.places}
    return [one for one in problems if one.code not in _NO_SUCH or one.at.removeprefix("/") not in fields]
