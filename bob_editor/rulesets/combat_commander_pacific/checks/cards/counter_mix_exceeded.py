from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, taken_out, text_in, whole
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="GL")
def counter_mix_exceeded(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A game has so many counters of each weapon and no more."""
    used: Counter[tuple[str, str]] = Counter()
    for weapon in reading.weapons:
        key = (weapon.side, text_in(weapon.row, "name"))
        most = whole(weapon.row.get("counters"))
        used[key] += 1
        if key[1] and most is not None and used[key] > most:
            yield Finding(
                f"The game has {counted(most, 'counter')} of {key[1]}, and this is number {used[key]}.",
                card.at_field(*weapon.path),
                taken_out(card, "Remove the weapon", weapon.path),
            )
