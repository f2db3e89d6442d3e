"""What is printed as the date, ``of`` by patterns, against the card's ``dates``: first and last day, or the year."""

import re

from bob_editor.geometry.labels import written_number
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, likeliest, put, shared_check
from bob_editor.rules.mending import Fix, all_of
from bob_editor.rules.wording import listed

_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_TURN = re.compile(r"(?<!\d)((?:19|20)\d\d)[-/–](\d\d)(?!\d)")
"""A year and the one after it, as of a winter: 1939/40."""


@shared_check(Severity.WARNING, asked=True, mapless=True)
def date_in_words_differs(card: Card, terms: Terms) -> Iterator[Finding]:
    """The date that is printed is of a year in which the battle is fought."""
    given = [
        (path, value, year)
        for field in terms.listed("dates")
        for path, value, _ in named_at(card.scenario, field)
        if (year := written_number(str(value)[:4])) is not None
    ]
    if not given:
        return
    path, value, _ = given[0]
    first, last = min(year for _, _, year in given), max(year for _, _, year in given)
    dated = [
        (at, text, years)
        for pattern in terms.of()
        for at, text, _ in named_at(card.scenario, pattern)
        if isinstance(text, str) and (years := _years(text))
    ]
    words = [one for one in dated if not any(first <= int(year) <= last for year in one[-1])]
    if not words:
        return
    said = sorted(set[str]().union(*(years for _, _, years in words)))
    fixes: tuple[Fix, ...] = ()
    meant: tuple[int | str, ...] = ()
    if first == last and len(said) == 1:
        written = [put("", at, _YEAR.sub(str(first), text)) for at, text, _ in words]
        fixes = (all_of(f"Write {first}", written),)
        # Where another language has it right the words are wrong.
        if len(given) == 1 and words == dated:
            new = int(said[0]) if isinstance(value, int) else said[0] + str(value)[4:]
            other = put(f"Make the year {said[0]}", path, new)
            fixes = likeliest(card, (*fixes, other), *terms.listed("unless"))
            meant = (new,) if other in fixes else ()
    span = str(first) if first == last else f"{first} to {last}"
    yield Finding(
        f"The printed date says {listed(said)}, but the battle is of {span}.",
        at=(card.at_field(*words[0][0]),),
        highlight=tuple(card.at_field(*at) for at, _, _ in words),
        fixes=fixes,
        # What else is told of that year is so, maybe, because of it.
        surplus=path,
        instead=meant,
    )


def _years(text: str) -> set[str]:
    """The years that a text names."""
    after = {str(int(year) + 1) for year, short in _TURN.findall(text) if int(short) == (int(year) + 1) % 100}
    return {*_YEAR.findall(text), *after}
