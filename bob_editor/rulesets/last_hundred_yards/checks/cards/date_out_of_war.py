import re

from bob_editor.rules.cards.days import day
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check

_WAR = range(1939, 1946)


@scenario_check(Severity.WARNING, cites="20.0")
def date_out_of_war(card: Card) -> Iterator[Finding]:
    """A mission is fought in the Second World War, so a year in its date is one of 1939 to 1945, and its day is one."""
    date = card.scenario.text("date")
    year = re.search(r"\b\d{4}\b", date)
    if year is not None and int(year.group()) not in _WAR:
        yield Finding(f"The date {date} lies outside the war.", at=card.at_field("date"))
    elif re.fullmatch(r"\d{4}-\d\d(-\d\d)?", date) and day(f"{date}-01"[:10]) is None:
        yield Finding(f"There is no day {date}.", at=card.at_field("date"))
