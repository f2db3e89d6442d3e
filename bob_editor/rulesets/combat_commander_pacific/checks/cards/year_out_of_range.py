"""Scenarios outside the years of the war."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check

_FIRST, _LAST = 1941, 1945


@scenario_check(Severity.WARNING, cites="11.3, O24.1b")
def year_out_of_range(card: Card) -> Iterator[Finding]:
    """The year decides which units, weapons and radios there are; the rules know those of 1941 to 1945."""
    year = card.scenario.whole("date", "year")
    if year is None or not _FIRST <= year <= _LAST:
        told = "has no year" if year is None else f"is set in {year}"
        yield Finding(f"The scenario {told}.", (card.at_field("date", "year"),))
