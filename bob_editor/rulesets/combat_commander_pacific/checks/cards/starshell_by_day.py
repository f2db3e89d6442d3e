from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop_all
from bob_editor.rulesets.combat_commander_pacific.cards.hands import putting_before_hands
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="7.2, 18.5")
def starshell_by_day(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A starshell lifts the hindrance of the night; by day it does nothing."""
    # No aircraft flies at night (18.6).
    dark = (
        (putting_before_hands("Make it night", ("conditions", "night"), True),)
        if not reading.marked("aircraft")
        else ()
    )
    for at, here in reading.marked("starshell").items() if not reading.night else ():
        yield Finding(
            f"A starshell lights {card.grid.label(at)} by day.",
            card.at_hex(at),
            (drop_all("Remove it", [one.path for one in here]), *dark),
        )
