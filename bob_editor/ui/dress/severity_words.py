"""Severities in the user's language: several of one, and how many there are of each."""

from collections.abc import Mapping

from bob_editor.rules.check import Severity
from bob_editor.words import many, mark

SEVERAL: Mapping[Severity, str] = {
    Severity.ERROR: mark("errors"),
    Severity.WARNING: mark("warnings"),
    Severity.HINT: mark("hints"),
}


def how_many(severity: Severity, count: int) -> str:
    """*3 errors*, *1 warning*."""
    if severity is Severity.ERROR:
        return many("{count:,} error", "{count:,} errors", count)
    if severity is Severity.WARNING:
        return many("{count:,} warning", "{count:,} warnings", count)
    return many("{count:,} hint", "{count:,} hints", count)


def how_many_each(counts: Mapping[Severity, int]) -> str:
    """*3 errors, 1 warning*; "" for none at all."""
    return ", ".join(how_many(one, counts[one]) for one in Severity if counts.get(one))
