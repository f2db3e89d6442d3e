from collections.abc import Iterator, Mapping

from bob_editor.rules.cards.names import names_in_set
from bob_editor.rules.checking import Card, Finding, Severity, Terms, listed, shared_check
from bob_editor.rules.mending import FieldPath


@shared_check(Severity.ERROR)
def areas_in_circle(card: Card, _terms: Terms) -> Iterator[Finding]:
    """Of a set-up area that leads back to itself nobody can tell which hexes it has."""
    named: dict[str, dict[str, FieldPath]] = {}
    for index, row in card.scenario.setup_areas:
        if isinstance(row.get("id"), str):
            within = names_in_set(row.get("area"), ("setup_areas", index, "area"))
            named[row["id"]] = {word: path for path, word, kind in within if kind == "area"}
    for circle in _circles(named):
        called = [f"“{name}”" for name in circle]
        several = f"The set-up areas {listed(called)} name each other in a circle, so their hexes are open."
        onward = [*circle[1:], circle[0]]
        paths = [named[name][other] for name, other in zip(circle, onward, strict=True)]
        yield Finding(
            several
            if len(circle) > 1
            else f"The set-up area {called[0]} names itself, so its hexes are open.",
            at=card.at_field(*paths[-1]),
            highlight=(card.at_field(*path) for path in paths),
        )


def _circles(named: Mapping[str, Mapping[str, FieldPath]]) -> Iterator[list[str]]:
    """The ids that lead from one back to itself: once for each reference that closes a circle."""
    done = set[str]()
    for start in named:
        way = {} if start in done else {start: iter(named[start])}
        while way:
            here = next(reversed(way))
            other = next(way[here], None)
            if other is None:
                done.add(here)
                del way[here]
            elif other in way:
                yield [*way][[*way].index(other) :]
            elif other in named and other not in done:
                way[other] = iter(named[other])
