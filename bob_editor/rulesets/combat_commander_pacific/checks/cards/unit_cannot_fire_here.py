from bob_editor.rules.checking import Card, Finding, Iterator, Severity, rule_of, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import better_hex, moving
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="T96, T97, T99, F107.3")
def unit_cannot_fire_here(card: Card, reading: CardReading) -> Iterator[Finding]:
    """No weapon fires from water terrain or wire, and only an Invader has reason to start in a water barrier."""
    wire = reading.marked("wire")
    for at, pieces in reading.by_hex.items():
        wet, barrier = reading.types.is_water(at), reading.types.type_of(at) == "water_barrier"
        for piece in pieces:
            invader = reading.side(piece.side).get("posture") == "invader"
            by_water: str = rule_of(card.ruleset, reading.types.type_of(at))
            if barrier and not invader:
                told, cites = "in a water barrier", by_water
            elif piece.row.get("weapon") and (wet or at in wire):
                told, cites = (
                    ("with a weapon in water terrain", by_water)
                    if wet
                    else ("with a weapon in wire", "F107.3")
                )
            else:
                continue
            yield Finding(
                f"{upper_first(piece.name)} starts {told}, in {card.grid.label(at)}.",
                card.at_hex(at),
                moving(card, piece.path, better_hex(card, piece, at)),
                cites=cites,
            )
