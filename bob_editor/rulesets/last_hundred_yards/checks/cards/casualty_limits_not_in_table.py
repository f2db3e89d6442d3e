from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import casualty_pair, rolled_limit
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.WARNING, cites="23.0 step 9")
def casualty_limits_not_in_table(card: Card, mission: Mission) -> Iterator[Finding]:
    """Casualty limits are read off the table for the number of defending platoons, by an odd or even die."""
    for side in mission.buyers:
        limit, pair = whole(side.row.get("cdl")), casualty_pair(mission, side)
        right = rolled_limit(mission, side)
        # Of a limit that the track hasn't another check tells.
        known = limit is not None and 1 <= limit <= 2 * tables()["casualty_boxes"]
        if known and pair is not None and limit not in pair:
            path = (*side.path, "cdl")
            yield Finding(
                f"The {side.called} has a casualty limit of {limit}, the table {pair[0]} or {pair[1]}.",
                at=card.at_field(*path),
                fixes=(put(f"Make it {one}", path, one) for one in pair if right in (None, one)),
            )
