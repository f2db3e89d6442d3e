"""Minefields nowhere, or where their owner sets up."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="49.0")
def minefield_misplaced(card: Card) -> Iterator[Finding]:
    """A minefield is a list of hexes of the map, and its owner hardly lays it where his own units set up."""
    reading = read(card)
    for index, row in card.scenario.changes:
        if row.get("change") not in ("mines", "concentrated_mines"):
            continue
        path, labels = ("changes", index), row.get("at")
        named = labels if isinstance(labels, list | tuple) else []
        hexes = [at for label in named if (at := card.hex(label)) is not None]
        off = [label for label in named if card.hex(label) is None]
        if not hexes:
            yield Finding(
                "The minefield has no hex of the map.",
                at=(card.at_field(*path),),
                fixes=(drop("Remove the minefield", path),),
            )
            continue
        if off:
            left = [label for label in named if label not in off]
            yield Finding(
                f"The minefield names {', '.join(map(str, off))}, which is not on the map.",
                at=(card.at_field(*path),),
                fixes=(put("Drop what is off the map", (*path, "at"), left),),
            )
        owner = row.get("owner")
        own = reading.setup_hexes(owner) if isinstance(owner, str) else frozenset()
        inside = [at for at in hexes if at in own]
        if inside:
            left = [label for label in named if card.hex(label) not in own]
            yield Finding(
                f"The minefield lies where its owner sets up, in {card.grid.label(inside[0])}.",
                at=(card.at_field(*path),),
                highlight=tuple(card.at_hex(at) for at in inside),
                fixes=(
                    put("Leave those hexes out", (*path, "at"), left)
                    if left
                    else drop("Remove the minefield", path),
                ),
                severity=Severity.WARNING,
            )
