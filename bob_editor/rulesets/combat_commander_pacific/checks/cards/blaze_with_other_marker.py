from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, listed
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import taken_away
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.placement import shuns_blaze

_OTHER = {"blaze": "another blaze"}


@card_check(Severity.ERROR, cites="15.1.5, E53")
def blaze_with_other_marker(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A blaze consumes fortifications and smoke in its hex, and there is one in a hex."""
    there = reading.marked(*shuns_blaze(card.ruleset))
    for at, blazes in reading.marked("blaze").items():
        others = [one for one in there[at] if one != blazes[0]]
        if others:
            names = listed(dict.fromkeys(_OTHER.get(one.marker, one.marker) for one in others))
            last_first = sorted(others, key=lambda one: one.path[-1], reverse=True)
            drop = all_of("Keep the blaze alone", [taken_away(card, "", one.path, at) for one in last_first])
            yield Finding(f"{card.grid.label(at)} has a blaze besides {names}.", card.at_hex(at), drop)
