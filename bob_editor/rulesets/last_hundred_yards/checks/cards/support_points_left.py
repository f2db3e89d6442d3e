from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import available_points, bill_of, spent_points
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.HINT, cites="23.0 step 13")
def support_points_left(card: Card, mission: Mission) -> Iterator[Finding]:
    """Support points that are left are lost."""
    for side in mission.buyers:
        spent, available = spent_points(mission, side), available_points(mission, side)
        if spent is not None and available is not None and spent < available:
            path = mission.dyo_path("purchases" if bill_of(mission, side) else "support_points", side)
            told = f"The {side.called} leaves {available - spent} of {available} support points unspent."
            yield Finding(told, card.at_field(*path))
