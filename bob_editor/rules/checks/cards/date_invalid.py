from bob_editor.rules.cards.days import day
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, as_value, drop, shared_check
from bob_editor.rules.mending import safe, set_fields


@shared_check(Severity.ERROR, asked=True)
def date_invalid(card: Card, _terms: Terms) -> Iterator[Finding]:
    """A battle has a day, and ends on it or later."""
    scenario = card.scenario
    begin, end = (day(scenario.get("date", name)) for name in ("begin", "end"))
    if begin is None:
        given = scenario.get("date", "begin")
        message = "The battle has no date." if given is None else f"There is no day {as_value(given)}."
        yield Finding(message, at=card.at_field("date", "begin"))
    if scenario.get("date", "end") is not None and end is None:
        yield Finding(
            f"There is no day {as_value(scenario.get('date', 'end'))}.",
            at=card.at_field("date", "end"),
            fixes=drop("Let it end on the day it begins", ("date", "end")),
        )
    if begin is not None and end is not None and end < begin:
        swapped = {"begin": end.isoformat(), "end": begin.isoformat()}
        yield Finding(
            "The battle ends before it begins.",
            at=card.at_field("date", "end"),
            fixes=safe(set_fields("Swap the two days", ("date",), swapped)),
        )
