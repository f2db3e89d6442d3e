from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import had_of_rolls, most_rolled
from bob_editor.rulesets.last_hundred_yards.cards.force import bought
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="23.0 step 13")
def locations_not_rolled(card: Card, mission: Mission) -> Iterator[Finding]:
    """Each die roll that is bought gives one to three of them, and two rolls are the most."""
    for side in mission.buyers:
        items, given = bought(mission, side), most_rolled(mission, side)
        for item, had in had_of_rolls(mission, side).items():
            rolls = min(items[item], 2)
            most = rolls * int(tables()["most_per_roll"])
            # Of more dummies than there are another check tells.
            beyond = item == "dummies" and had.most_of_a_kind > tables()["dummies_per_side"]
            if had.number > most and not (beyond and most):
                things = counted(had.number, had.things, "dummies" if item == "dummies" else "")
                bought_rolls = f"{counted(rolls, 'die roll')} for them" if rolls else "no die roll for them"
                yield Finding(
                    f"The {side.called} places {things} and buys {bought_rolls}, {most} at most.",
                    at=card.at_field(*mission.dyo_path("purchases", side)),
                    fixes=had.cut(card, most if given is None else given[item]),
                )
