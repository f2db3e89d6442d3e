"""Spans that fall: ``of`` names fields that hold both ends in a list, ``fields`` rows with a field for each.

Such a row is ``[row, first, last]``; ``then`` names checks by which the two may have but some values.
"""

from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, led_on, put, shared_check
from bob_editor.rules.mending import safe, set_fields
from bob_editor.rules.wording import filled


@shared_check(Severity.ERROR)
def range_reversed(card: Card, terms: Terms) -> Iterator[Finding]:
    """The first number of a span is no larger than its last."""
    for pattern in terms.of():
        for path, value, _ in named_at(card.scenario, pattern):
            if isinstance(value, list | tuple) and len(value) == 2 and _falls(*value):
                yield Finding(
                    f"{str(path[-1]).replace('_', ' ').capitalize()}: {value[0]} comes before {value[1]}.",
                    at=card.at_field(*path),
                    fixes=safe(put(f"Make it {value[1]} to {value[0]}", path, [value[1], value[0]])),
                    cites=terms.cites(pattern),
                )
    for pattern, first, last in terms.row.get("fields") or ():
        for path, row, _ in named_at(card.scenario, pattern):
            if isinstance(row, dict) and _falls(low := row.get(first), high := row.get(last)):
                # A game's own words tell of one pair.
                told = terms.text("says") or "{First} {low} is more than {last} {high}."
                words = {"First": first.replace("_", " ").capitalize(), "last": last.replace("_", " ")}
                swap = set_fields("Swap them", path, {first: high, last: low})
                yield Finding(
                    filled(told, low=low, high=high, **words),
                    at=card.at_field(*path, first),
                    fixes=safe(led_on(card, swap, *terms.listed("then"))),
                    cites=terms.cites(pattern),
                    surplus=(*path, first),
                )


def _falls(low: object, high: object) -> bool:
    return isinstance(low, int) and isinstance(high, int) and low > high
