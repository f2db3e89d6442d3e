"""Lists of hexes that name one twice, wherever on a card, ``but`` in fields where that says something."""

from collections.abc import Iterator

from bob_editor.model.foreign import own_entries
from bob_editor.rules.checking import (
    Card,
    Finding,
    Hex,
    Severity,
    Terms,
    drop,
    led_on,
    shared_check,
)

_OF_OTHERS = ("extra", "imported")
"""What a card holds in forms that aren't the game's: there nobody knows what a list says."""


@shared_check(Severity.WARNING)
def hex_named_twice(card: Card, terms: Terms) -> Iterator[Finding]:
    """A hex that a list names again is no further hex: another one is meant, or it is one too many."""
    own = {name: value for name, value in card.scenario.data.items() if name not in _OF_OTHERS}
    for path, listed in own_entries(own):
        if not isinstance(listed, list | tuple) or not all(isinstance(one, str) for one in listed):
            continue
        hexes = [card.hex(label) for label in listed]
        if None in hexes or path[-1] in terms.listed("but"):
            continue
        named = set[Hex]()
        for place, at in enumerate(hexes):
            if at is not None and at in named:
                yield Finding(
                    f"{card.grid.label(at)} is named twice.",
                    at=card.at_field(*path, place),
                    highlight=card.at_hex(at),
                    fixes=led_on(card, drop("Name it once", (*path, place)), *terms.listed("then")),
                    surplus=(*path, place),
                )
            elif at is not None:
                named.add(at)
