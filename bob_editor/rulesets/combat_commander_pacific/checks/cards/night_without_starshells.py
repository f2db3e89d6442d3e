from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.HINT, cites="O24.7")
def night_without_starshells(card: Card, reading: CardReading) -> Iterator[Finding]:
    """At night only starshells lift the hindrance, and it takes a leader to ask for one; a radio isn't needed."""
    units = reading.all_units()
    led = any(piece.kind == "leader" for piece in units)
    if reading.night and units and not led and not reading.marked("starshell"):
        yield Finding(
            "It is night, and nobody has a leader to ask for starshells.",
            card.at_field("conditions", "night"),
        )
