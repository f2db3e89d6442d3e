from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, led_on, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import minefields


@scenario_check(Severity.ERROR, cites="49.0", whole_map=True)
def minefield_misplaced(card: Card) -> Iterator[Finding]:
    """A minefield is a list of hexes of the map."""
    for path, _, labels in minefields(card):
        named = [one for one in labels if not card.boards_having(one)]
        hexes = [at for label in named if (at := card.hex(label)) is not None]
        off = [label for label in named if card.hex(label) is None]
        if not hexes and len(named) == len(labels):
            yield Finding(
                "The minefield has no hex of the map.",
                at=card.at_field(*path),
                fixes=led_on(card, drop("Remove the minefield", path), "trail-not-straight"),
            )
            continue
        if off:
            left = [label for label in labels if label not in off]
            kept = put("Drop what is off the map", (*path, "at"), left)
            yield Finding(
                f"The minefield names {', '.join(map(str, off))}: not on the map.",
                at=card.at_field(*path),
                fixes=led_on(card, kept, "trail-not-straight"),
            )
