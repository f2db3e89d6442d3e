from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, put, shared_check
from bob_editor.rules.named import unknown_names
from bob_editor.rules.pieces import harmless, side_title
from bob_editor.rules.wording import as_value, filled


@shared_check(Severity.ERROR, asked=True)
def side_not_named(card: Card, terms: Terms) -> Iterator[Finding]:
    """Where a card says which side it is, as who moves first, it names one of those that there are."""
    sides = terms.listed("sides") or tuple(card.side_rows)
    for field in terms.of():
        path = tuple(field.split("/"))
        value = card.scenario.get(*path)
        if isinstance(value, str) and (value in sides or not sides):
            continue
        # Where a side lost the id by which others call it, too, that is told of as such.
        if any((name.kind, name.word) == ("side", value) for name in unknown_names(card)):
            continue
        told = terms.text("says") if value is not None else ""
        told = told or (terms.row.get("tells") or {}).get(field) or terms.text("missing")
        make = terms.text("make") or "Make it {side}"
        named = (put(filled(make, side=side_title(card, side)), path, side) for side in sides)
        yield Finding(
            filled(told, name=as_value(value)),
            at=card.at_field(*path),
            fixes=harmless(card, named, *unless) if (unless := terms.listed("unless")) else named,
            cites=terms.cites(field),
        )
