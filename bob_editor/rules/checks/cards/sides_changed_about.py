"""Sides that have what is the other's: one of the fields that may be ``exchanged``, known ``by`` some checks."""

from bob_editor.model.foreign import without_foreign
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, exchange, shared_check
from bob_editor.rules.pieces import settling


@shared_check(Severity.ERROR, asked=True)
def sides_changed_about(card: Card, terms: Terms) -> Iterator[Finding]:
    """What is wrong with both sides, and with neither once they change something about, is one slip."""
    sides = card.scenario.get("sides")
    if not isinstance(sides, dict | list | tuple) or len(sides) != 2:
        return
    one, other = (("sides", key) for key in (sides if isinstance(sides, dict) else range(2)))
    names = without_foreign(terms.row.get("exchanged") or {})
    ways = {
        exchange(f"Exchange their {name}", ((*one, field), (*other, field))): field
        for field, name in names.items()
        if card.scenario.get(*one, field) != card.scenario.get(*other, field)
    }
    meant = settling(card, ways, *terms.listed("by"))
    if meant:
        field = ways[meant[0]]
        places = [(*side, field) for side in (one, other) if card.scenario.get(*side, field) is not None]
        yield Finding(
            f"Each side has the {names[field]} of the other."
            if len(places) == 2
            else f"One side has the {names[field]} of the other.",
            at=(card.at_field(*place) for place in places),
            fixes=meant,
            surplus=places[0],
            instead=meant,
        )
