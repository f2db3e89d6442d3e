"""Lists of hexes that name one twice, wherever on a card, ``but`` in fields where that says something."""

from collections.abc import Iterator
from typing import Any

from bob_editor.model.foreign import is_foreign
from bob_editor.rules.checking import Card, FieldPath, Finding, Severity, Terms, drop, shared_check


@shared_check(Severity.WARNING)
def hex_named_twice(card: Card, terms: Terms) -> Iterator[Finding]:
    """A hex that a list names again is no further hex: another one is meant, or it is one too many."""
    for path, listed in _lists(dict(card.scenario.data), ()):
        hexes = [card.hex(label) for label in listed]
        if None in hexes or path[-1] in terms.listed("but"):
            continue
        for place, at in enumerate(hexes):
            if at is not None and at in hexes[:place]:
                yield Finding(
                    f"{card.grid.label(at)} is named twice.",
                    at=card.at_field(*path, place),
                    highlight=card.at_hex(at),
                    fixes=drop("Name it once", (*path, place)),
                    surplus=(*path, place),
                )


def _lists(value: Any, path: FieldPath) -> Iterator[tuple[FieldPath, list[Any]]]:
    """Every list of texts, and where it stands."""
    if isinstance(value, dict):
        for name, inside in value.items():
            if not is_foreign(name):
                yield from _lists(inside, (*path, name))
    elif isinstance(value, list | tuple):
        if value and all(isinstance(one, str) for one in value):
            yield path, list(value)
        for place, inside in enumerate(value):
            yield from _lists(inside, (*path, place))
