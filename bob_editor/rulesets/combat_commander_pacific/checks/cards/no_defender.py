from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.postures import HAND_SIZES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.HINT, cites="17.3")
def no_defender(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Without a Defender nobody scores at time advances, and nobody has Hidden actions or Bore Sighting."""
    postures = [row.get("posture") for _, _, row in reading.sides()]
    # Of one that has none another check tells.
    if len(postures) > 1 and "defender" not in postures and all(one in [*HAND_SIZES] for one in postures):
        yield Finding("Neither side is the Defender.", card.at_field("sides"))
