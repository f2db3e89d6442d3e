from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED


@card_check(Severity.ERROR, cites="3.3.4")
def sogeki_hei_not_japanese(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Sogeki Hei are Japan's snipers; the Allies have none."""
    weapons = reading.weapons
    for piece in reading.all_units(ALLIED):
        if piece.kind == "sogeki_hei":
            place, kind = place_of(card, piece), (*piece.path, "kind")
            mortars = any(one.side == ALLIED and one.row.get("class") == "mortar" for one in weapons)
            scout, leader = put("Make it a scout", kind, "scout"), put("Make it a leader", kind, "leader")
            yield Finding(
                f"{upper_first(piece.name)} of the Allies is a Sogeki Hei.",
                place,
                (scout if mortars else leader,),
            )
