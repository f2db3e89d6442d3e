from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, upper_first
from bob_editor.rules.land.entry import entry
from bob_editor.rules.pieces import by_hex, moved_apart, said_of
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import taken_away
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="T83, 15.1.5")
def unit_in_blaze(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Nobody can be in a hex with a blaze."""
    units = by_hex(card, ("unit",))
    for at, markers in reading.marked(*entry(card.ruleset, "markers").bars).items():
        group, label = units.get(at, []), card.grid.label(at)
        if not group:
            continue
        name = str(card.ruleset.rows("markers")[markers[0].marker]["title"]).lower()
        names = upper_first(listed(dict.fromkeys(said_of(card, one)["unit"] for one in group)))
        yield Finding(
            f"{names} stand in the {name} of {label}."
            if len(group) > 1
            else f"{names} stands in the {name} of {label}.",
            card.at_hex(at),
            (
                *moved_apart(card, group, "them" if len(group) > 1 else ""),
                taken_away(card, f"Remove the {name}", markers[0].path, at),
            ),
        )
