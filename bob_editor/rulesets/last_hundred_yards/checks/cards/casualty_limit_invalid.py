from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import casualty_pair, rolled_limit
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="20.5")
def casualty_limit_invalid(card: Card, mission: Mission) -> Iterator[Finding]:
    """A casualty differential limit is 1 or more; the track holds 8 boxes and the +8 side of its marker, 16 in all."""
    most = 2 * tables()["casualty_boxes"]
    for side in mission.sides:
        said = side.row.get("cdl")
        limit = whole(said)
        path = (*side.path, "cdl")
        if said is None or (limit is not None and 1 <= limit <= most):
            continue
        too_high = limit is not None and limit > most
        pair = casualty_pair(mission, side) if side in mission.buyers else None
        near = (pair and rolled_limit(mission, side)) or (pair or (1, most))[too_high]
        yield Finding(
            f"The casualty limit {said} of the {side.called} can't be used.",
            at=card.at_field(*path),
            fixes=put(f"Make it {near}", path, near),
            severity=Severity.WARNING if too_high else Severity.ERROR,
        )
