from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, shared_check
from bob_editor.rules.checks.board.at_most import too_many


@shared_check(Severity.WARNING, asked=True)
def at_most(card: Card, terms: Terms) -> Iterator[Finding]:
    """Of some terrain there are so many on a map and no more, such as one castle."""
    # One board alone is looked at by the check of boards.
    if terms.text("per") == "map" and len(card.map.laid) > 1:
        for one in too_many(card.ground, terms, "map"):
            yield Finding(one.message, one.at, cites=one.cites)
