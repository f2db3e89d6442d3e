from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check, upper_first
from bob_editor.rules.land.entry import entry
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import better_hex, moving
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.ERROR, cites="T83, 15.1.5")
def unit_in_blaze(card: Card) -> Iterator[Finding]:
    """Nobody can be in a hex with a blaze."""
    reading = read_card(card)
    for at, markers in reading.marked(*entry(card.ruleset).bars).items():
        name = str(card.ruleset.rows("markers")[markers[0].marker]["title"]).lower()
        for piece in reading.by_hex.get(at, ()):
            yield Finding(
                f"{upper_first(piece.name)} stands in the {name} of {card.grid.label(at)}.",
                (card.at_hex(at),),
                moving(card, piece.path, better_hex(card, piece, at)),
            )
