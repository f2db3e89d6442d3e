"""Hexes with two fortifications."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.ERROR, cites="F100.3, 15.1.3")
def two_fortifications(card: Card) -> Iterator[Finding]:
    """A hex has one fortification; the first one stays."""
    reading = read_card(card)
    for at, here in reading.marked(*reading.fortifications).items():
        for one in here[1:]:
            yield Finding(
                f"{card.grid.label(at)} has {one.marker} besides {here[0].marker}.",
                (card.at_hex(at),),
                (drop_all("Keep the first one", [other.path for other in here[1:]]),),
            )
