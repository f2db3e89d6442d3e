"""Objective chits that the rules don't tell of."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import FieldPath, drop
from bob_editor.rulesets.combat_commander_pacific.cards.chits import KNOWN
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries


@scenario_check(Severity.WARNING, cites="14.3.3, 14.3.4")
def unknown_chit(card: Card) -> Iterator[Finding]:
    """The rules tell what the chits C, G, K, Y and Z do; what another one says the players must look up on it."""
    lists: list[FieldPath] = [("victory", "open"), ("victory", "excluded")]
    lists += [("sides", index, "secret_objectives", "chits") for index, _ in card.scenario.sides]
    for path in lists:
        for place, letter in enumerate(entries(card, *path)):
            if isinstance(letter, str) and letter not in KNOWN:
                yield Finding(
                    f"The rules don't tell of a chit {letter}.",
                    (card.at_field(*path, place),),
                    (drop("Remove the chit", (*path, place)),),
                )
