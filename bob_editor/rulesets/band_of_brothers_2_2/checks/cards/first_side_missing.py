from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check


@scenario_check(Severity.ERROR, cites="4.0")
def first_side_missing(card: Card) -> Iterator[Finding]:
    """One of the two sides moves first, and the card says which."""
    first = card.scenario.get("first_side")
    sides = list(card.side_rows)
    if isinstance(first, str) and (first in sides or not sides):
        return
    said = (
        "doesn't say who moves first" if first is None else f"has no side “{first}”, which is to move first"
    )
    yield Finding(
        f"The card {said}.",
        at=(card.at_field("first_side"),),
        fixes=tuple(
            put(f"{card.side_rows[side].get('name') or side} first", ("first_side",), side) for side in sides
        ),
    )
