import re

from bob_editor.rules.cards.days import day
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, shared_check


@shared_check(Severity.WARNING, asked=True, mapless=True)
def date_out_of_war(card: Card, terms: Terms) -> Iterator[Finding]:
    """A battle of the Second World War has a day in a year of it, unless its date says nothing of the year."""
    war = range(terms.number("from", 1939), 1946)
    date = card.scenario.text("date")
    # Of several numbers of four digits one may be an hour, or a hill.
    years = [int(year) for year in re.findall(r"\b\d{4}\b", date)]
    if years and not any(year in war for year in years):
        yield Finding(f"The date {date} lies outside the war.", at=card.at_field("date"))
    elif re.fullmatch(r"\d{4}-\d\d(-\d\d)?", date) and day(f"{date}-01"[:10]) is None:
        yield Finding(f"There is no day {date}.", at=card.at_field("date"))
