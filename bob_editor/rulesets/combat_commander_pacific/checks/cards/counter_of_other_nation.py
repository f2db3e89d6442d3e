from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put, text_in, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN, SIDES

_TITLES = {"japan": "Japanese", "us": "of the United States", "commonwealth": "of the Commonwealth"}


@card_check(Severity.ERROR, cites="1, 3.1")
def counter_of_other_nation(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side plays the counters of its own faction; an ally's are unusual, the enemy's wrong."""
    for side, path, name in _counters(reading):
        nation, faction = card.scenario.text(*path, "nation"), text_in(reading.side(side), "faction")
        if nation not in _TITLES or faction not in _TITLES or nation == faction or side not in SIDES:
            continue
        enemy = JAPAN in (nation, faction)
        yield Finding(
            f"{upper_first(name)} is {_TITLES[nation]}, on the side of {SIDE_NAMES[side]}.",
            card.at_field(*path, "nation"),
            put("Make it the side's own", (*path, "nation"), faction),
            severity=None if enemy else Severity.WARNING,
        )


def _counters(reading: CardReading) -> Iterator[tuple[str, FieldPath, str]]:
    """The side, place and name of all that may name a nation."""
    for piece in reading.all_units():
        yield piece.side, piece.path, piece.name
    for weapon in reading.weapons:
        yield weapon.side, weapon.path, text_in(weapon.row, "name") or text_in(weapon.row, "id")
    for side, path, _ in reading.sides():
        yield side, (*path, "radio"), "the radio"
