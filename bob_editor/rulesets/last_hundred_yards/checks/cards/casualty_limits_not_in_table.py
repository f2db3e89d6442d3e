from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import casualty_limits
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.WARNING, cites="23.0 step 9")
def casualty_limits_not_in_table(card: Card) -> Iterator[Finding]:
    """Casualty limits are read off the table for the number of defending platoons, by an odd or even die."""
    mission = mission_of(card)
    defender = mission.of_role("defender")
    if not mission.dyo or defender is None or not defender.platoons:
        return
    for side in mission.sides:
        limit = whole(side.row.get("cdl"))
        if limit is None or not side.role:
            continue
        pair = casualty_limits(mission.theatre, len(defender.platoons), side.role, side.faction)
        if pair is not None and limit not in pair:
            path = (*side.path, "cdl")
            yield Finding(
                f"The {side.title.lower()} has a casualty limit of {limit}, the table {pair[0]} or {pair[1]}.",
                at=(card.at_field(*path),),
                fixes=tuple(put(f"Make it {one}", path, one) for one in pair),
            )
