from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import had_of_rolls
from bob_editor.rulesets.last_hundred_yards.cards.force import bought
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@scenario_check(Severity.ERROR, cites="23.0 step 13")
def locations_not_rolled(card: Card) -> Iterator[Finding]:
    """Each die roll that is bought gives one to three of them, and two rolls are the most."""
    mission = mission_of(card)
    for side in mission.buyers:
        items = bought(mission, side)
        for item, (name, count, _) in had_of_rolls(mission, side).items():
            rolls = min(items[item], 2)
            most = rolls * tables()["most_per_roll"]
            if count > most:
                things = counted(count, name, "dummies" if name == "dummy" else "")
                bought_rolls = f"{counted(rolls, 'die roll')} for them" if rolls else "no die roll for them"
                yield Finding(
                    f"The {side.title.lower()} places {things} and buys {bought_rolls}, {most} at most.",
                    at=(card.at_field(*mission.dyo_path("purchases", side)),),
                )
